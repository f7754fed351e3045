#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Cards = std::vector<std::string>;

Cards sorted(Cards cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

// A track and a Development deck without the cards that these tests put into City decks.
void plain_track(MonumentalTable& t) {
  t.track({"great-wall", "shipyard", "market", "monastery", "academy", "bronze-working"});
  t.development({"alhambra", "machu-picchu", "hagia-sophia", "angkor-wat", "guildhall", "university"});
}

// Says yes to using the effect, where that is asked.
void agree(MonumentalTable& t) {
  if (t.offers("yes")) t.play("yes");
}

// [M-SCI-1] Two Science draw the top card of the City deck; its resources are gained and it is discarded.
TEST(Progress, DrawsAndUsesTheTopCardAndDiscardsIt) {
  MonumentalTable t;
  t.have(1, 3, "science").deck(1, {"workshop", "laboratory"}).discard(1, {});

  t.play("progress");

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.deck(1), (Cards{"laboratory"}));
  EXPECT_EQ(t.discard(1), (Cards{"workshop"}));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-SCI-1] Any number of times per turn, as long as it can be paid.
TEST(Progress, MayBeRepeatedWhileItCanBePaid) {
  MonumentalTable t;
  t.have(1, 5, "science").deck(1, {"fort", "work-camp", "library", "mine"}).discard(1, {});

  t.play({"progress", "progress"});

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.deck(1), (Cards{"library", "mine"}));
  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] The Science that a drawn card gives can pay for the next one.
TEST(Progress, ScienceOfTheDrawnCardCanPayForTheNext) {
  MonumentalTable t;
  t.have(1, 2, "science").deck(1, {"laboratory", "workshop", "fort"}).discard(1, {});

  t.play({"progress", "progress"});

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] [M-RES-2] Gold stands for Science; Science is paid first.
TEST(Progress, GoldStandsForTheMissingScience) {
  MonumentalTable t;
  t.have(1, 1, "science").have(1, 2, "gold").deck(1, {"fort", "work-camp"}).discard(1, {});

  t.play("progress");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] [M-RES-3] Neither one Science nor other resources are enough.
TEST(Progress, CannotBeDoneWithoutTwoScience) {
  MonumentalTable t;

  t.have(1, 1, "science").have(1, 9, "production").have(1, 9, "military").have(1, 9, "culture").deck(1, {"fort"}).discard(1, {});

  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] Without a card to draw there is no progress, and nothing is paid.
TEST(Progress, NeedsACardToDraw) {
  MonumentalTable t;

  t.have(1, 9, "science").deck(1, {}).discard(1, {});

  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] [M-CITY-4] A discard of Knowledge only gives no card to draw.
TEST(Progress, ADiscardOfKnowledgeOnlyGivesNoCard) {
  MonumentalTable t;
  plain_track(t);

  t.have(1, 9, "science").deck(1, {}).discard(1, {"irrigation", "navigation"});

  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] [M-CITY-3] The discard is shuffled only when the card must be drawn.
TEST(Progress, TheDiscardIsShuffledOnlyWhenTheCardMustBeDrawn) {
  MonumentalTable t;
  t.have(1, 4, "science").deck(1, {"workshop"}).discard(1, {"fort"});

  t.play("progress");
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"fort", "workshop"}));
  t.play("progress");

  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "production"), 2);
}

// [M-SCI-1] The effect of the drawn card can be used at once.
TEST(Progress, TheEffectOfTheDrawnCardCanBeUsed) {
  MonumentalTable t;
  t.have(1, 2, "science").gained(1, "production").gained(1, "military").deck(1, {"mine", "fort"}).discard(1, {});

  t.play("progress");
  EXPECT_TRUE(t.offers("yes"));
  t.play("yes");

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.discard(1), (Cards{"mine"}));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-SCI-1] Using the effect is not compulsory; the resources come all the same.
TEST(Progress, TheEffectOfTheDrawnCardMayBeDeclined) {
  MonumentalTable t;
  plain_track(t);
  t.have(1, 2, "science").deck(1, {"mathematics", "fort", "work-camp"}).discard(1, {});

  t.play("progress");
  EXPECT_TRUE(t.offers("no"));
  t.play("no");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.deck(1), (Cards{"fort", "work-camp"}));
  EXPECT_EQ(t.discard(1), (Cards{"mathematics"}));
}

// [M-SCI-1] An effect whose condition does not hold is not offered.
TEST(Progress, AnEffectThatCannotBeDoneIsNotOffered) {
  MonumentalTable t;
  t.have(1, 2, "science").gained(1, "production").deck(1, {"mine"}).discard(1, {});

  t.play("progress");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-SCI-1] A Knowledge is one card: no second one is drawn to lie on it.
TEST(Progress, AKnowledgeIsUsedByItself) {
  MonumentalTable t;
  plain_track(t);
  t.have(1, 2, "science").deck(1, {"chivalry", "fort"}).discard(1, {});

  t.play("progress");
  agree(t);
  t.play("choose 1");

  EXPECT_EQ(t.military_for("barbarians"), 3);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.deck(1), (Cards{"fort"}));
}

// [M-SCI-1] An effect that asks for progress draws the next card without a second payment.
TEST(Progress, ADrawnMathematicsDrawsTheNextCardForNothing) {
  MonumentalTable t;
  plain_track(t);
  t.have(1, 3, "science").deck(1, {"mathematics", "workshop", "fort"}).discard(1, {});

  t.play({"progress", "yes"});

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.deck(1), (Cards{"fort"}));
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"mathematics", "workshop"}));
}

// [M-SCI-1] Resources that are counted come too, from the cards that are activated.
TEST(Progress, ADrawnQuarryCountsTheActivatedCards) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"work-camp", "library", "fort", "workshop", "work-camp", "fort", "library", "work-camp", "library"});
  t.activated({"a1", "a2", "b1"}).have(1, 2, "science").deck(1, {"quarry"}).discard(1, {});

  t.play("progress");

  EXPECT_EQ(t.has(1, "production"), 2);
}

// [M-SCI-1] The drawn card lies in no space: an effect that asks for its place cannot be used.
TEST(Progress, ADrawnStonehengeDoesNotStandAtTheCrossing) {
  MonumentalTable t;
  plain_track(t);
  t.chosen("b", 2).have(1, 2, "science").deck(1, {"stonehenge"}).discard(1, {});

  t.play("progress");

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-SCI-1] The card is discarded after its effect, so the effect cannot fetch the card itself.
TEST(Progress, TheCardIsDiscardedAfterItsEffect) {
  MonumentalTable t;
  plain_track(t);
  t.have(1, 2, "science").deck(1, {"pharmacy"}).discard(1, {"fort", "work-camp"});

  t.play("progress");
  agree(t);
  EXPECT_EQ(sorted(t.options("card")), (Cards{"card fort", "card work-camp"}));
  t.play("card fort");

  EXPECT_EQ(t.deck(1), (Cards{"fort"}));
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"pharmacy", "work-camp"}));
}

// [M-SCI-1] A permanent effect of the drawn card does not hold.
TEST(Progress, APermanentEffectOfTheDrawnCardDoesNotHold) {
  MonumentalTable t;
  plain_track(t);
  t.have(1, 2, "science").have(1, 2, "production").deck(1, {"irrigation", "fort"}).discard(1, {});

  t.play("progress");

  EXPECT_FALSE(t.offers("acquire workshop"));
  t.have(1, 3, "production");
  EXPECT_TRUE(t.offers("acquire workshop"));
}

// [M-SCI-1] A triggered effect of the drawn card does not hold.
TEST(Progress, ATriggeredEffectOfTheDrawnCardDoesNotHold) {
  MonumentalTable t;
  plain_track(t);
  t.have(1, 2, "science").deck(1, {"warrior-priest-altar"}).discard(1, {});

  t.play({"progress", "conquer 12", "soldier 7"});

  EXPECT_EQ(t.holder(12), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-SCI-1] A card used by progress is not drawn again in the turn: with nothing else left there is no progress.
TEST(Progress, ACardUsedByProgressIsNotShuffledInThisTurn) {
  MonumentalTable t;
  t.have(1, 9, "science").deck(1, {"library"}).discard(1, {});

  t.play("progress");

  EXPECT_EQ(t.discard(1), (Cards{"library"}));
  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] A reshuffle takes the other discarded cards and leaves out those used by progress.
TEST(Progress, AReshuffleTakesOnlyTheOtherCards) {
  MonumentalTable t;
  t.have(1, 9, "science").deck(1, {"workshop", "archery-range"}).discard(1, {"work-camp"});

  t.play({"progress", "progress", "progress"});

  EXPECT_EQ(t.has(1, "production"), 3);
  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"archery-range", "work-camp", "workshop"}));
  EXPECT_FALSE(t.offers("progress"));
}

// [M-SCI-1] In the next turn the card is shuffled like any other.
TEST(Progress, ACardUsedByProgressIsShuffledAgainInTheNextTurn) {
  MonumentalTable t;
  t.city(1, {"laboratory", "work-camp", "work-camp", "work-camp", "fort", "fort", "work-camp", "fort", "work-camp"});
  t.city(2, {"library", "work-camp", "work-camp", "work-camp", "fort", "fort", "work-camp", "fort", "work-camp"});
  t.deck(1, {"library"}).discard(1, {}).deck(2, {"forum", "mine", "library", "library", "workshop"}).discard(2, {});
  t.have(1, 2, "science").play({"progress", "end", "row a", "column 1", "end"});

  t.play({"row a", "column 1", "progress"});

  EXPECT_EQ(t.active(), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.discard(1), (Cards{"library"}));
}

// [M-SCI-1] [M-ACTION-1] The effect counts as used: drawn again in the same turn the card gives it no second time.
TEST(Progress, TheEffectOfTheDrawnCardCountsAsUsed) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "hanging-gardens").activated({"b2"}).gained(1, "production").gained(1, "military");
  t.have(1, 4, "science").deck(1, {"mine"}).discard(1, {"fort"});

  t.play({"progress", "yes", "use b2", "card mine", "progress"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-SCI-1] [M-ACTION-1] An effect that was declined is not used: drawn again the card offers it again.
TEST(Progress, AnEffectThatWasDeclinedIsNotUsed) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "hanging-gardens").activated({"b2"}).gained(1, "production").gained(1, "military");
  t.have(1, 4, "science").deck(1, {"mine"}).discard(1, {"fort"});

  t.play({"progress", "no", "use b2", "card mine", "progress", "yes"});

  EXPECT_EQ(t.has(1, "gold"), 1);
}

}  // namespace
}  // namespace stele::kit
