// What is bounded: the decisions of a turn, the length of a game, the size of the state. And modules in any combination.
#include <gtest/gtest.h>

#include "games/games.h"

namespace stele::monumental {
namespace {

const Catalogue& cat() { return Monumental::catalogue(); }

Setup setup_of(int players, std::uint64_t seed, std::vector<std::string> modules) {
  SetupRequest request;
  request.players = players;
  request.seed = seed;
  request.modules = std::move(modules);
  return Monumental::read_setup(cat(), request).value();
}

// No turn is endless, even if its player has more than anybody could spend and ends it only when nothing else is left.
TEST(MonumentalTurn, IsBounded) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    State s = begin(cat(), setup_of(2 + static_cast<int>(seed % 3), seed, {"renaissance"})).value();
    for (std::size_t p = 0; p < s.board.players_count; ++p) {
      s.board.players[p].resources[static_cast<std::size_t>(Resource::Gold)] = 60;
      s.board.players[p].resources[static_cast<std::size_t>(Resource::Culture)] = 15;
    }
    Rng rng{seed};
    int decisions = 0, turn = 0;
    while (!s.board.over) {
      decisions = s.board.turn_number == turn ? decisions + 1 : 0;
      turn = s.board.turn_number;
      ASSERT_LE(decisions, 400) << "seed " << seed << " turn " << turn;
      const Options options = monumental::options(cat(), s);
      const std::size_t end_is_last = options[options.size() - 1].kind == OptionKind::End && options.size() > 1 ? 1 : 0;
      apply(cat(), s, options[rng.below(static_cast<std::uint32_t>(options.size() - end_is_last))], {});
    }
    EXPECT_LE(turn, 60) << "seed " << seed;
  }
}

TEST(MonumentalState, IsSmall) { EXPECT_LE(sizeof(State), 4096u); }

// [M-SET-8] Modules can be used alone or together, with any number of players.
TEST(MonumentalModules, CanBeCombined) {
  for (int players = 2; players <= 4; ++players)
    for (const auto& modules :
         std::vector<std::vector<std::string>>{{}, {"renaissance"}, {"alternative-wonders"}, {"renaissance", "alternative-wonders"}}) {
      const State s = begin(cat(), setup_of(players, 7, modules)).value();
      const std::size_t track = 6;
      EXPECT_EQ(s.development.size() + track, 35u + (has(s, Module::Renaissance) ? 12u : 0u));
      EXPECT_EQ(s.board.removed.size(), has(s, Module::AlternativeWonders) ? 3u : 0u);
      EXPECT_TRUE(broken_invariants(cat(), s).empty()) << to_text(broken_invariants(cat(), s));
    }
}

}  // namespace
}  // namespace stele::monumental
