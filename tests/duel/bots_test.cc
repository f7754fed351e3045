// What bots make of Duel.
#include <gtest/gtest.h>

#include "ai/registry.h"

namespace stele::duel {
namespace {

// Who wins a game of these two: bit by seat.
std::uint32_t winners(const Bot<Duel>& first, const Bot<Duel>& second, std::uint64_t seed) {
  const Catalogue& cat = Duel::catalogue();
  SetupRequest request;
  request.players = 2;
  request.seed = seed;
  if (seed % 2) request.modules = {"exploration", "espionage"};
  State s = Duel::begin(cat, Duel::read_setup(cat, request).value()).value();
  Rng rng{seed};
  while (!Duel::decision(cat, s).nothing()) {
    const Options options = Duel::options(cat, s);
    const PlayerId seat = Duel::decision(cat, s).seat;
    const Situation<Duel> situation(cat, s, seat, options);
    const Option o = (seat.value == 0 ? first : second).choose(situation, rng);
    EXPECT_TRUE(options.contains(o));
    Duel::apply(cat, s, o, {});
  }
  return Duel::standing(cat, s).winners;
}

// A few games here, under the sanitizers; a hundred are played by the release build.
TEST(DuelBots, GreedyBeatsRandom) {
  const auto greedy = make_bot<Duel>("greedy"), random = make_bot<Duel>("random");
  EXPECT_EQ(winners(*greedy, *random, 1), 1u);
  EXPECT_EQ(winners(*random, *greedy, 2), 2u);
}

}  // namespace
}  // namespace stele::duel
