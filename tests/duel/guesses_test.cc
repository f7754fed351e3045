// What players may believe of the cards that they do not see.
#include <gtest/gtest.h>

#include "games/duel/game.h"

namespace stele::duel {
namespace {

State table_with(const std::vector<std::string>& modules) {
  const Catalogue& cat = Duel::catalogue();
  return Duel::begin(cat, Duel::read_setup(cat, {2, 1, modules, {}, {}}).value()).value();
}

// [D-SPY-3] Cards of one's own may make it matter how an Intrigue is paid for; then the rival knows the card before it is played.
TEST(DuelGuesses, AnIntrigueThatIsBeingPaidForIsInTheHand) {
  const Catalogue& cat = Duel::catalogue();
  State s = table_with({"espionage"});
  const PlayerId who = s.board.first;
  const CardId chosen = s.intrigues.pop_back().card;
  s.hands[who.value].push_back(s.intrigues.pop_back().card);
  s.hands[who.value].push_back(chosen);
  s.board.at(who).resources[kScience] = s.board.at(who).resources[kGold] = 3;
  s.board.stack.clear();
  push(s, {FrameKind::FinishTurn, who});
  push(s, {FrameKind::Paid, who, static_cast<std::uint8_t>(OptionKind::Intrigue), chosen.value});
  push(s, {FrameKind::Pay, who});
  s.board.payment.owed[kScience] = 1;
  ASSERT_EQ(Duel::broken_invariant(cat, s), "");

  Rng rng{1};
  for (const PlayerId viewer : {PlayerId{0}, PlayerId{1}, PlayerId{}})
    for (int i = 0; i < 20; ++i) {
      const State guess = Duel::determinize(cat, Duel::view(cat, s, viewer), rng);

      EXPECT_TRUE(guess.hands[who.value].contains(chosen));
      EXPECT_EQ(Duel::broken_invariant(cat, guess), "");
      EXPECT_TRUE(Duel::view(cat, guess, viewer) == Duel::view(cat, s, viewer));
    }
}

}  // namespace
}  // namespace stele::duel
