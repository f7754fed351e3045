// What an option says for a client to draw it agrees with what then happens.
#include <gtest/gtest.h>

#include "engine/rng.h"
#include "games/games.h"

namespace stele {
namespace {

// [M-ACT-1] [M-ACT-2] The yield of a column is what the activated cards print; what they do when activated comes on top.
TEST(Shown, TheYieldOfAColumnIsGained) {
  SetupRequest setup;
  setup.players = 2;
  setup.seed = 11;
  auto table = std::move(find_game(all_games(), "monumental")->open(setup).value());
  Rng rng{3};
  int columns = 0, exactly = 0;
  while (columns < 60 && !table->decision().nothing()) {
    const auto options = table->options();
    if (std::string_view{table->decision().kind->name} == "column") {
      for (const OptionText& o : options) {
        const auto chosen = table->clone();
        ASSERT_TRUE(chosen->apply(o.notation).taken());
        const Json turn = chosen->view_to_json({})["turn"];
        const Json gained = turn.contains("gained") ? turn["gained"] : Json::object();
        for (const auto& [resource, n] : o.shown["yield"].items()) EXPECT_GE(gained.value(resource, 0), n.get<int>()) << o.notation;
        exactly += gained == o.shown["yield"];
        ++columns;
      }
    }
    ASSERT_TRUE(table->apply(options[rng.below(static_cast<std::uint32_t>(options.size()))].notation).taken());
  }
  EXPECT_GE(columns, 40);
  EXPECT_GE(exactly, 20);
}

}  // namespace
}  // namespace stele
