#include <string>

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

// [W-POW-1] The player with the most of its symbol exhibited may acquire a power card.
TEST(Powers, LeaderInASymbolMayAcquireItsCard) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 4").exhibit("blue", "AR 1 2");

  t.play("acquire scribe");

  EXPECT_EQ(t.owner("scribe"), "red");
}

// [W-POW-1] The Scribe goes with scrolls, the Sailor with ships, the Hero with helmets.
TEST(Powers, EachCardHasItsSymbol) {
  Table scrolls(4, {"powers"});
  Table ships(4, {"powers"});
  Table helmets(4, {"powers"});

  scrolls.exhibit("red", "AK 3 4");
  ships.exhibit("red", "AK 2 5");
  helmets.exhibit("red", "AK 1 9");

  EXPECT_TRUE(scrolls.offers("acquire scribe"));
  EXPECT_FALSE(scrolls.offers("acquire sailor"));
  EXPECT_FALSE(scrolls.offers("acquire hero"));
  EXPECT_FALSE(ships.offers("acquire scribe"));
  EXPECT_TRUE(ships.offers("acquire sailor"));
  EXPECT_FALSE(ships.offers("acquire hero"));
  EXPECT_FALSE(helmets.offers("acquire scribe"));
  EXPECT_FALSE(helmets.offers("acquire sailor"));
  EXPECT_TRUE(helmets.offers("acquire hero"));
}

// [W-POW-1] As many symbols as another player are not enough.
TEST(Powers, TieInSymbolsIsNotEnough) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 4").exhibit("blue", "AR 1 3");
  EXPECT_EQ(t.refuses("acquire scribe"), "W-POW-1");

  t.exhibit("red", "PE 2 3");

  EXPECT_TRUE(t.offers("acquire scribe"));
}

// [W-POW-1] Without a card of the symbol nobody has the most.
TEST(Powers, NobodyLeadsWithoutSymbols) {
  const Table t(4, {"powers"});

  EXPECT_EQ(t.refuses("acquire scribe"), "W-POW-1");
  EXPECT_EQ(t.refuses("acquire sailor"), "W-POW-1");
  EXPECT_EQ(t.refuses("acquire hero"), "W-POW-1");
}

// [W-POW-1] The leader has more than each other player, not more than all together.
TEST(Powers, LeaderIsComparedWithEachPlayer) {
  Table t(4, {"powers"});

  t.exhibit("red", "AK 3 4").exhibit("blue", "AR 1 2").exhibit("green", "PE 2 3").exhibit("yellow", "CO 2 1");

  EXPECT_TRUE(t.offers("acquire scribe"));
}

// [W-POW-1] Covered cards count, the highest value or the number of all cards does not.
TEST(Powers, CoveredSymbolsCount) {
  Table t(4, {"powers"});

  t.exhibit("red", "AK 3 4 1").exhibit("blue", "AR 2 5 7 9");

  EXPECT_TRUE(t.offers("acquire scribe"));
}

// [W-POW-1] Hand cards do not count.
TEST(Powers, HandCardsDoNotCount) {
  Table t(4, {"powers"});

  t.hand(0, "AR1 AR3 AR9").exhibit("red", "AK 3 1").exhibit("blue", "PE 2 5");

  EXPECT_EQ(t.refuses("acquire scribe"), "W-POW-1");
}

// [W-POW-1] Acquiring is one action of a monument turn.
TEST(Powers, AcquiringIsOneAction) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 2 1");

  t.play("acquire sailor");
  EXPECT_EQ(t.actions_left(), 2);
  EXPECT_TRUE(t.offers("acquire hero"));
  t.play({"draw", "draw"});

  EXPECT_EQ(t.refuses("acquire hero"), "W-TURN-1");
}

// [W-POW-1] Only a turn of actions gives power cards: after acquiring no story can be told.
TEST(Powers, NoStoryAfterAcquiring) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 4").exhibit("blue", "PE 8 3");
  EXPECT_TRUE(t.offers("story"));

  t.play("acquire scribe");

  EXPECT_FALSE(t.offers("story"));
}

// [W-POW-1] Several cards can be acquired in one turn.
TEST(Powers, SeveralCardsInOneTurn) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 2 1");

  t.play({"acquire scribe", "acquire sailor", "acquire hero"});

  EXPECT_EQ(t.owner("scribe"), "red");
  EXPECT_EQ(t.owner("sailor"), "red");
  EXPECT_EQ(t.owner("hero"), "red");
  EXPECT_EQ(t.points("red"), 6);
}

// [W-POW-1] The power cards are an expansion: without it there are none.
TEST(Powers, NoPowersWithoutTheExpansion) {
  Table t(4);

  t.exhibit("red", "AK 3 4");

  EXPECT_FALSE(t.offers("acquire scribe"));
  EXPECT_EQ(t.refuses("acquire scribe"), "W-POW-1");
}

// [W-POW-1] With two players the symbols are counted by colour: the player's other colour must be beaten too.
TEST(Powers, SymbolsAreCountedByColourWithTwoPlayers) {
  Table t(2, {"powers"});
  t.exhibit("red", "AK 3 4").exhibit("blue", "AR 1 3").exhibit("green", "PE 2 3");
  EXPECT_EQ(t.refuses("acquire scribe for red"), "W-POW-1");
  EXPECT_EQ(t.refuses("acquire scribe for blue"), "W-POW-1");

  t.exhibit("blue", "CO 2 4");
  t.play("acquire scribe for blue");

  EXPECT_EQ(t.owner("scribe"), "blue");
  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.points("red"), 0);
}

// [W-POW-1] With two players the two colours of one player do not add up.
TEST(Powers, TwoColoursDoNotAddUp) {
  Table t(2, {"powers"});

  t.exhibit("red", "AK 3 4").exhibit("blue", "AR 1 3").exhibit("green", "PE 2 5 7");

  EXPECT_EQ(t.refuses("acquire scribe for red"), "W-POW-1");
  EXPECT_EQ(t.refuses("acquire scribe for blue"), "W-POW-1");
}

// [W-POW-2] A power card is in the bank until it is acquired.
TEST(Powers, CardsComeFromTheBank) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 4");
  EXPECT_EQ(t.owner("scribe"), "");

  t.play("acquire scribe");

  EXPECT_EQ(t.owner("scribe"), "red");
  EXPECT_EQ(t.owner("sailor"), "");
  EXPECT_EQ(t.owner("hero"), "");
}

// [W-POW-2] It is taken from its owner, who cannot refuse.
TEST(Powers, CardIsTakenFromItsOwner) {
  Table t(4, {"powers"});
  t.owner("scribe", "blue").exhibit("blue", "AR 1 3").exhibit("red", "AK 3 4 6");

  t.play("acquire scribe");

  EXPECT_EQ(t.owner("scribe"), "red");
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.seat(), 0);
}

// [W-POW-2] The owner keeps it against a player with as many symbols.
TEST(Powers, OwnerKeepsTheCardAtATie) {
  Table t(4, {"powers"});

  t.owner("scribe", "blue").exhibit("blue", "AR 1 3").exhibit("red", "AK 3 4");

  EXPECT_EQ(t.refuses("acquire scribe"), "W-POW-1");
}

// [W-POW-2] Nobody acquires a card from oneself.
TEST(Powers, OwnCardCannotBeAcquiredAgain) {
  Table t(4, {"powers"});

  t.owner("scribe", "red").exhibit("red", "AK 3 4");

  EXPECT_EQ(t.refuses("acquire scribe"), "W-POW-2");
}

// [W-POW-2] Becoming the leader in symbols moves nothing by itself.
TEST(Powers, BecomingTheLeaderMovesNothing) {
  Table t(4, {"powers"});
  t.owner("scribe", "blue").exhibit("blue", "AR 1 3").hand(0, "AK3 AK4 AK6");

  t.play({"build AK", "lay AK3", "lay AK4", "lay AK6", "done"});

  EXPECT_EQ(t.owner("scribe"), "blue");
  EXPECT_EQ(t.points("red"), 0);
  EXPECT_TRUE(t.offers("acquire scribe"));
}

// [W-POW-2] Ceasing to be the leader moves nothing either.
TEST(Powers, CeasingToLeadMovesNothing) {
  Table t(4, {"powers"});
  t.active(1).owner("scribe", "red").exhibit("red", "AK 3 4").exhibit("blue", "AR 1 3");

  t.play("story");

  EXPECT_EQ(t.exhibition("red", "AK"), "3");
  EXPECT_EQ(t.owner("scribe"), "red");
}

// [W-POW-3] An acquisition scores 2 points at once, and owning the card 3 at the end.
TEST(Powers, AcquiringScoresTwoAndOwningThree) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 4");

  t.play("acquire scribe");

  EXPECT_EQ(t.points("red"), 2);
  EXPECT_EQ(t.total("red", "powers"), 3);
  EXPECT_EQ(t.total("red"), 2 + 3 + 3 - 24);
}

// [W-POW-3] Every acquisition scores; the former owner keeps the 2 points but loses the 3.
TEST(Powers, EveryAcquisitionScores) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 4").hand(1, "AR1 AR3 AR9");
  t.play({"acquire scribe", "end"});

  t.play({"build AR", "lay AR1", "lay AR3", "lay AR9", "done", "acquire scribe"});

  EXPECT_EQ(t.points("red"), 2);
  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.total("red", "powers"), 0);
  EXPECT_EQ(t.total("blue", "powers"), 3);
}

// [W-POW-3] A card acquired back scores again.
TEST(Powers, CardAcquiredBackScoresAgain) {
  Table t(4, {"powers"});
  t.points("red", 2).owner("scribe", "blue").exhibit("red", "AK 3 4");

  t.play("acquire scribe");

  EXPECT_EQ(t.points("red"), 4);
}

// [W-POW-3] All owned cards score at the end, those in the bank do not.
TEST(Powers, AllOwnedCardsScoreAtTheEnd) {
  Table t(4, {"powers"});
  t.owner("scribe", "red").owner("hero", "red");

  EXPECT_EQ(t.total("red", "powers"), 6);
  EXPECT_EQ(t.total("blue", "powers"), 0);
}

// [W-POW-SCRIBE] When improving, the owner may reorder all cards of the monument, old and new.
TEST(Powers, ScribeReordersOldAndNewCards) {
  Table t(4, {"powers"});
  t.owner("scribe", "red").exhibit("red", "AK 9 7").hand(0, "AK3 AK5");

  t.play({"improve AK", "lay AK3", "lay AK5", "done"});
  EXPECT_EQ(t.asks(), "reorder");
  t.play({"place AK5", "place AK7", "place AK9", "place AK3"});

  EXPECT_EQ(t.exhibition("red", "AK"), "5 7 9 3");
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.actions_left(), 2);
}

// [W-POW-SCRIBE] Every card of the monument is placed once, and no other.
TEST(Powers, ScribePlacesEachCardOnce) {
  Table t(4, {"powers"});
  t.owner("scribe", "red").exhibit("red", "AK 9 7").exhibit("red", "PE 8 5").hand(0, "AK3 AK5");

  t.play({"improve AK", "lay AK3", "done", "place AK7"});

  EXPECT_FALSE(t.offers("place AK7"));
  EXPECT_FALSE(t.offers("place AK5"));
  EXPECT_FALSE(t.offers("place PE5"));
  EXPECT_TRUE(t.offers("place AK9"));
  EXPECT_TRUE(t.offers("place AK3"));
}

// [W-POW-SCRIBE] The owner may keep the order.
TEST(Powers, ScribeMayKeepTheOrder) {
  Table t(4, {"powers"});
  t.owner("scribe", "red").exhibit("red", "AK 9 7").hand(0, "AK3");

  t.play({"improve AK", "lay AK3", "done", "keep"});

  EXPECT_EQ(t.exhibition("red", "AK"), "9 7 3");
  EXPECT_EQ(t.asks(), "turn");
}

// [W-POW-SCRIBE] The Scribe works also in the turn in which it was acquired.
TEST(Powers, ScribeWorksAtOnce) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 3 4").hand(0, "AK9");

  t.play({"acquire scribe", "improve AK", "lay AK9", "done"});
  t.play({"place AK9", "place AK4", "place AK3"});

  EXPECT_EQ(t.exhibition("red", "AK"), "9 4 3");
}

// [W-POW-SCRIBE] [W-BUILD-3] Without the Scribe the order stays.
TEST(Powers, OnlyTheOwnerOfTheScribeReorders) {
  Table t(4, {"powers"});
  t.owner("scribe", "blue").exhibit("red", "AK 9 7").hand(0, "AK3");

  t.play({"improve AK", "lay AK3", "done"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.exhibition("red", "AK"), "9 7 3");
}

// [W-POW-SCRIBE] The Scribe is for improvements, not for builds.
TEST(Powers, ScribeDoesNotReorderABuild) {
  Table t(4, {"powers"});
  t.owner("scribe", "red").hand(0, "AK3 AK9");

  t.play({"build AK", "lay AK3", "lay AK9", "done"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.exhibition("red", "AK"), "3 9");
}

// [W-POW-SCRIBE] With two players the Scribe helps its colour only.
TEST(Powers, ScribeHelpsItsColourOnly) {
  Table t(2, {"powers"});
  t.owner("scribe", "red").exhibit("red", "AK 9 7").exhibit("blue", "PE 8 5").hand(0, "AK3 PE2");

  t.play({"improve PE for blue", "lay PE2", "done"});
  EXPECT_EQ(t.asks(), "turn");
  t.play({"improve AK for red", "lay AK3", "done"});

  EXPECT_EQ(t.asks(), "reorder");
}

// [W-POW-SAILOR] The owner may swap a hand card with a face-up card, free of action.
TEST(Powers, SailorSwapsAHandCardWithAFaceUpCard) {
  Table t(4, {"powers"});
  t.owner("sailor", "red").hand(0, "AK1 CO3");

  t.play("swap PY8");
  EXPECT_EQ(t.asks(), "give");
  t.play("give AK1");

  EXPECT_EQ(t.hand(0), "CO3 PY8");
  EXPECT_EQ(t.display(), "PY7 AK1 PY9");
  EXPECT_EQ(t.actions_left(), 3);
  EXPECT_EQ(t.asks(), "turn");
}

// [W-POW-SAILOR] The card given is one of the hand before the swap.
TEST(Powers, SailorCannotGiveTheCardBack) {
  Table t(4, {"powers"});
  t.owner("sailor", "red").hand(0, "AK1 CO3");

  t.play("swap PY8");

  EXPECT_FALSE(t.offers("give PY8"));
  EXPECT_TRUE(t.offers("give AK1"));
  EXPECT_TRUE(t.offers("give CO3"));
}

// [W-POW-SAILOR] Once per turn.
TEST(Powers, SailorSwapsOncePerTurn) {
  Table t(4, {"powers"});
  t.owner("sailor", "red").hand(0, "AK1 CO3");
  t.play({"swap PY8", "give AK1"});
  EXPECT_EQ(t.refuses("swap PY7"), "W-POW-SAILOR");
  t.play({"draw", "end"});

  for (int others = 0; others < 3; ++others) t.play({"draw", "end"});

  EXPECT_EQ(t.seat(), 0);
  EXPECT_TRUE(t.offers("swap PY7"));
}

// [W-POW-SAILOR] The swap belongs to a monument turn: no story after it.
TEST(Powers, NoStoryAfterASwap) {
  Table t(4, {"powers"});
  t.owner("sailor", "red").hand(0, "AK1").exhibit("blue", "PE 8 5");
  EXPECT_TRUE(t.offers("story"));

  t.play({"swap PY8", "give AK1"});

  EXPECT_FALSE(t.offers("story"));
}

// [W-POW-SAILOR] [W-TURN-1] The swap is no action: one must still be taken.
TEST(Powers, SwapIsNoAction) {
  Table t(4, {"powers"});
  t.owner("sailor", "red").hand(0, "AK1");

  t.play({"swap PY8", "give AK1"});

  EXPECT_EQ(t.refuses("end"), "W-TURN-1");
}

// [W-POW-SAILOR] The swap is possible also after the last action.
TEST(Powers, SailorSwapsAfterTheLastAction) {
  Table t(4, {"powers"});
  t.owner("sailor", "red").pile("AK1 CO3 CO5");

  t.play({"draw", "draw", "draw", "swap PY8", "give AK1", "end"});

  EXPECT_EQ(t.hand(0), "CO3 CO5 PY8");
  EXPECT_EQ(t.seat(), 1);
}

// [W-POW-SAILOR] Only the owner swaps.
TEST(Powers, OnlyTheOwnerOfTheSailorSwaps) {
  Table t(4, {"powers"});

  t.owner("sailor", "blue").hand(0, "AK1");

  EXPECT_EQ(t.refuses("swap PY7"), "W-POW-SAILOR");
}

// [W-POW-SAILOR] A swap needs a hand card and a card lying face up.
TEST(Powers, SailorNeedsAHandCardAndAFaceUpCard) {
  Table t(4, {"powers"});
  t.owner("sailor", "red");
  EXPECT_EQ(t.refuses("swap PY7"), "W-POW-SAILOR");

  t.play("take PY7");

  EXPECT_FALSE(t.offers("swap PY7"));
  EXPECT_TRUE(t.offers("swap PY8"));
}

// [W-POW-HERO] The owner may pay 1 point to draw a card, free of action.
TEST(Powers, HeroPaysAPointToDraw) {
  Table t(4, {"powers"});
  t.owner("hero", "red").points("red", 3).pile("CO1");

  t.play("pay");
  EXPECT_EQ(t.asks(), "free-draw");
  t.play("draw");

  EXPECT_EQ(t.hand(0), "CO1");
  EXPECT_EQ(t.points("red"), 2);
  EXPECT_EQ(t.actions_left(), 3);
  EXPECT_EQ(t.asks(), "turn");
}

// [W-POW-HERO] [W-TURN-3] The card may be a face-up one; its gap is filled at the end of the turn.
TEST(Powers, HeroMayTakeAFaceUpCard) {
  Table t(4, {"powers"});
  t.owner("hero", "red").points("red", 1).pile("CO1");

  t.play({"pay", "take PY8"});

  EXPECT_EQ(t.hand(0), "PY8");
  EXPECT_EQ(t.points("red"), 0);
  EXPECT_EQ(t.display(), "PY7 - PY9");
}

// [W-POW-HERO] [W-DRAW-2] From an empty pile the Hero takes only face-up cards.
TEST(Powers, HeroDrawsAsAnyDraw) {
  Table t(4, {"powers"});
  t.owner("hero", "red").points("red", 1).pile_only("");

  t.play("pay");

  EXPECT_FALSE(t.offers("draw"));
  EXPECT_TRUE(t.offers("take PY7"));
}

// [W-POW-HERO] Once per turn.
TEST(Powers, HeroPaysOncePerTurn) {
  Table t(4, {"powers"});
  t.owner("hero", "red").points("red", 5);
  t.play({"pay", "draw"});
  EXPECT_EQ(t.refuses("pay"), "W-POW-HERO");
  t.play({"draw", "end"});

  for (int others = 0; others < 3; ++others) t.play({"draw", "end"});

  EXPECT_EQ(t.seat(), 0);
  EXPECT_TRUE(t.offers("pay"));
}

// [W-POW-HERO] The Hero needs a point to pay.
TEST(Powers, HeroNeedsAPoint) {
  Table t(4, {"powers"});

  t.owner("hero", "red");

  EXPECT_EQ(t.refuses("pay"), "W-POW-HERO");
}

// [W-POW-HERO] Only the owner pays.
TEST(Powers, OnlyTheOwnerOfTheHeroPays) {
  Table t(4, {"powers"});

  t.owner("hero", "blue").points("red", 5).points("blue", 5);

  EXPECT_EQ(t.refuses("pay"), "W-POW-HERO");
}

// [W-POW-HERO] The draw belongs to a monument turn: no story after it.
TEST(Powers, NoStoryAfterPaying) {
  Table t(4, {"powers"});
  t.owner("hero", "red").points("red", 5).exhibit("blue", "PE 8 5");
  EXPECT_TRUE(t.offers("story"));

  t.play({"pay", "draw"});

  EXPECT_FALSE(t.offers("story"));
}

// [W-POW-HERO] [W-TURN-1] The draw is no action: one must still be taken.
TEST(Powers, PayingIsNoAction) {
  Table t(4, {"powers"});
  t.owner("hero", "red").points("red", 5);

  t.play({"pay", "draw"});

  EXPECT_EQ(t.refuses("end"), "W-TURN-1");
}

// [W-POW-HERO] The 2 points of its own acquisition can be paid in the same turn.
TEST(Powers, HeroWorksAtOnce) {
  Table t(4, {"powers"});
  t.exhibit("red", "AK 1 9").pile("CO1");

  t.play({"acquire hero", "pay", "draw"});

  EXPECT_EQ(t.points("red"), 1);
  EXPECT_EQ(t.hand(0), "CO1");
  EXPECT_EQ(t.actions_left(), 2);
}

// [W-POW-HERO] With two players the colour that owns the Hero pays.
TEST(Powers, HeroIsPaidByItsColour) {
  Table t(2, {"powers"});
  t.owner("hero", "blue").points("red", 5);
  EXPECT_EQ(t.refuses("pay"), "W-POW-HERO");

  t.points("blue", 1);
  t.play({"pay", "draw"});

  EXPECT_EQ(t.points("blue"), 0);
  EXPECT_EQ(t.points("red"), 5);
}

// [W-POW-VAR] In the variant an owned power card counts as one more symbol when scoring.
TEST(Powers, VariantCountsTheCardAsASymbol) {
  Table t(4, {"powers", "powers-as-symbols"});
  t.owner("sailor", "red").exhibit("red", "AK 7 1").hand(0, "CO1 PE1");

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 2);
}

// [W-POW-VAR] Only the card of the scored symbol counts, and only for its owner.
TEST(Powers, VariantCountsOnlyTheOwnCardOfTheSymbol) {
  Table t(4, {"powers", "powers-as-symbols"});
  t.owner("sailor", "blue").owner("scribe", "red").exhibit("red", "AK 7 1").hand(0, "CO1 PE1");

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 1);
}

// [W-POW-VAR] The variant is off by default.
TEST(Powers, VariantIsOffByDefault) {
  Table t(4, {"powers"});
  t.owner("sailor", "red").exhibit("red", "AK 7 1").hand(0, "CO1 PE1");

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 1);
}

// [W-POW-VAR] The variant is for scoring: the owned card does not help to lead in symbols.
TEST(Powers, VariantDoesNotCountForTheLead) {
  Table t(4, {"powers", "powers-as-symbols"});

  t.active(1).owner("scribe", "red").exhibit("red", "AK 3 4").exhibit("blue", "AR 1 3 9");

  EXPECT_TRUE(t.offers("acquire scribe"));
}

// [W-POW-2] With two players a colour may take a power card from the same player's other colour.
TEST(Powers, AColourMayTakeFromItsSister) {
  Table t(2, {"powers"});
  t.exhibit("blue", "AK 3 4").owner("scribe", "red");

  t.play("acquire scribe for blue");

  EXPECT_EQ(t.owner("scribe"), "blue");
  EXPECT_EQ(t.refuses("acquire scribe for blue"), "W-POW-2");
}

// [W-POW-SAILOR] Once is once for the player, also when the card changes colours in between.
TEST(Powers, TheSailorIsUsedOnceAlsoAfterChangingColours) {
  Table t(2, {"powers"});
  t.hand(0, "KO1").exhibit("blue", "AK 2 5").owner("sailor", "red");

  t.play({"swap PY7", "give KO1", "acquire sailor for blue"});

  EXPECT_EQ(t.refuses("swap PY8"), "W-POW-SAILOR");
}

// [W-POW-HERO] A point buys nothing when there is no card to draw.
TEST(Powers, TheHeroNeedsACardToDraw) {
  Table t(4, {"powers"});
  t.owner("hero", "red").points("red", 3).display("PY7 - -").pile_only("");
  EXPECT_TRUE(t.offers("pay"));

  t.play("take PY7");

  EXPECT_EQ(t.refuses("pay"), "W-DRAW-2");
}

}  // namespace
}  // namespace stele::monuments
