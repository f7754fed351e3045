// What a table tells of the way it came, for every game.
#include "engine/table.h"

#include <gtest/gtest.h>

#include "engine/record.h"
#include "engine/rng.h"
#include "games/games.h"

namespace stele {
namespace {

std::unique_ptr<Table> played(const AnyGame& game, std::size_t answers) {
  SetupRequest setup;
  setup.players = 2;
  setup.seed = 7;
  auto table = std::move(game.open(setup).value());
  Rng rng{7};
  while (table->answers() < answers && !table->decision().nothing()) {
    const auto options = table->options();
    EXPECT_TRUE(table->apply(options[rng.below(static_cast<std::uint32_t>(options.size()))].notation).taken());
  }
  return table;
}

TEST(Table, TellsManyAnswersAsItTellsEach) {
  for (const AnyGame* game : all_games()) {
    const auto table = played(*game, 150);
    for (const PlayerId viewer : {PlayerId{0}, PlayerId{1}, PlayerId{}}) {
      const auto all = table->events(0, table->answers(), viewer);
      ASSERT_EQ(all.size(), table->answers());
      for (std::size_t k = 0; k < all.size(); ++k) {
        const auto one = table->events(k, k + 1, viewer)[0];
        ASSERT_EQ(one.size(), all[k].size()) << game->info().id << " " << k;
        for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].text.en, all[k][i].text.en);
      }
      EXPECT_TRUE(table->events(table->answers(), table->answers(), viewer).empty());
    }
  }
}

TEST(Table, KnowsThePointsOnTheWay) {
  for (const AnyGame* game : all_games()) {
    const auto table = played(*game, 100'000);
    const auto points = table->standings();
    ASSERT_EQ(points.size(), table->answers() + 1);
    EXPECT_FALSE(points.front().over);
    EXPECT_TRUE(points.back().over);
    EXPECT_EQ(points.back().points, table->standing().points);
    auto back = table->clone();
    for (int i = 0; i < 20; ++i) back->undo();
    EXPECT_EQ(points[points.size() - 21].points, back->standing().points);
  }
}

// As somebody knows it the moment looks the same to them, and can be played on.
TEST(Table, IsTheSameToWhoKnowsIt) {
  for (const AnyGame* game : all_games()) {
    const auto table = played(*game, 60);
    for (const PlayerId viewer : {PlayerId{0}, PlayerId{1}, PlayerId{}}) {
      const auto known = table->as_known_to(viewer, 3);
      EXPECT_EQ(known->view_to_json(viewer), table->view_to_json(viewer)) << game->info().id;
      EXPECT_NE(known->hash(), table->hash());
      EXPECT_FALSE(known->from_setup());
      EXPECT_NE(known->setup().seed, table->setup().seed);
      // It goes into a record and comes back.
      const auto back = read_record(write_record(*known), all_games());
      ASSERT_TRUE(back) << to_text(back.errors());
      EXPECT_EQ(back->table->view_to_json(viewer), table->view_to_json(viewer));
      EXPECT_TRUE(known->apply(known->options().front().notation).taken());
    }
  }
}

}  // namespace
}  // namespace stele
