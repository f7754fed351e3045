// What happens to whoever has passed.
#include <gtest/gtest.h>

#include "games/duel/game.h"

namespace stele::duel {
namespace {

// [D-PASS-1] [D-TERM-EACH] Whoever has passed gains what the loss of a Province brings; [D-TERM-GAINED] it counts for this round only.
TEST(DuelPassing, WhatIsGainedAfterwardsIsOfTheRound) {
  const Catalogue& cat = Duel::catalogue();
  SetupRequest request{2, 1, {}, {"aztec", "mali"}, {}};
  State s = Duel::begin(cat, Duel::read_setup(cat, request).value()).value();
  const PlayerId aztec{0}, mali{1};
  const auto& five = cat.of(s.board.at(mali).civ).policies;
  for (std::uint8_t i = 0; i < kPolicies; ++i)
    if (cat.of(five[i]).id == "mali-kouroukan-fouga") s.board.at(mali).policies.push_back(i);
  s.sides[mali.value].pile.push_back(s.sides[aztec.value].pile.pop_back());
  s.board.at(aztec).resources[static_cast<std::size_t>(Resource::Gold)] = 9;
  s.board.stack.clear();
  push(s, {FrameKind::Turn, mali});
  s.board.active = mali;
  note_standing(cat, s, mali);
  const int gold = s.board.at(mali).of(Resource::Gold);

  Duel::apply(cat, s, {OptionKind::Pass}, {});
  Duel::apply(cat, s, {OptionKind::ConquerTop}, {});

  EXPECT_EQ(s.board.at(mali).of(Resource::Gold), gold + 2);
  EXPECT_EQ(Duel::broken_invariant(cat, s), "");

  Duel::apply(cat, s, {OptionKind::Pass}, {});

  EXPECT_EQ(Duel::decision(cat, s).kind->name, "row");
  EXPECT_TRUE(nothing(s.board.turn_of(mali).gained));
  EXPECT_EQ(Duel::broken_invariant(cat, s), "");
}

}  // namespace
}  // namespace stele::duel
