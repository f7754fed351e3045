#include <string>

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

// [W-TURN-1] A monument turn has three actions; the same one may be taken three times.
TEST(Turn, ThreeActionsAlsoOfTheSameKind) {
  Table t(4);

  t.play({"draw", "draw", "draw"});

  EXPECT_EQ(t.actions_left(), 0);
  EXPECT_EQ(t.refuses("draw"), "W-TURN-1");
  EXPECT_EQ(t.refuses("take PY7"), "W-TURN-1");
}

// [W-TURN-1] A fourth action of any kind is refused.
TEST(Turn, NoActionOfAnyKindAfterTheThird) {
  Table t(4);
  t.hand(0, "AK1 AK2 PE4 CO1 BA1").exhibit("red", "PE 9");

  t.play({"draw", "draw", "draw"});

  EXPECT_FALSE(t.offers("build AK"));
  EXPECT_FALSE(t.offers("improve PE"));
  EXPECT_FALSE(t.offers("score ship"));
  EXPECT_TRUE(t.offers("end"));
}

// [W-TURN-1] The actions come in any order.
TEST(Turn, DifferentActionsInAnyOrder) {
  Table t(4);
  t.hand(0, "AK7 AK1 CO1 BA1").pile("AK5");

  t.play({"score ship", "discard CO1", "discard BA1"});
  t.play({"build AK", "lay AK7", "lay AK1", "done"});
  t.play("draw");

  EXPECT_EQ(t.actions_left(), 0);
  EXPECT_EQ(t.hand(0), "AK5");
  EXPECT_EQ(t.exhibition("red", "AK"), "7 1");
}

// [W-TURN-1] A card drawn in a turn can be built in the same turn.
TEST(Turn, DrawnCardsCanBeUsedAtOnce) {
  Table t(4);
  t.hand(0, "AK7").pile("AK5");

  t.play({"draw", "build AK", "lay AK7", "lay AK5", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "7 5");
}

// [W-TURN-1] At least one action must be taken.
TEST(Turn, CannotEndBeforeTheFirstAction) {
  const Table t(4);

  EXPECT_EQ(t.refuses("end"), "W-TURN-1");
}

// [W-TURN-1] The player may stop after one action.
TEST(Turn, MayStopAfterOneAction) {
  Table t(4);

  t.play({"draw", "end"});

  EXPECT_EQ(t.seat(), 1);
  EXPECT_EQ(t.actions_left(), 3);
}

// [W-TURN-1] A player who can take no action may end the turn.
TEST(Turn, MayEndWhenNoActionIsPossible) {
  Table t(4);

  t.display("- - -").pile_only("");

  EXPECT_TRUE(t.offers("end"));
}

// [W-TURN-5] A turn with an action in it is a monument turn: no story any more.
TEST(Turn, NoStoryAfterAnAction) {
  Table t(4);
  t.exhibit("blue", "AK 9 7");
  EXPECT_TRUE(t.offers("story"));

  t.play("draw");

  EXPECT_EQ(t.refuses("story"), "W-TURN-5");
}

// [W-TURN-1] A story is the whole turn.
TEST(Turn, StoryEndsTheTurnAtOnce) {
  Table t(4);
  t.exhibit("blue", "AK 9 7");

  t.play("story");

  EXPECT_EQ(t.seat(), 1);
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.actions_left(), 3);
}

// [W-TURN-2] Two hand cards with the same symbol, removed from the game, buy a fourth action.
TEST(Turn, TwoEqualSymbolsBuyAFourthAction) {
  Table t(4);
  t.hand(0, "AK2 PE1");

  t.play({"extra ship", "discard AK2", "discard PE1"});
  t.play({"draw", "draw", "draw", "draw"});

  EXPECT_EQ(t.actions_left(), 0);
  EXPECT_EQ(t.refuses("draw"), "W-TURN-1");
}

// [W-TURN-2] A fourth action is bought once per turn, even with another symbol.
TEST(Turn, OnlyOneExtraActionPerTurn) {
  Table t(4);
  t.hand(0, "AK2 PE1 CO1 BA1 AK1 AR2");

  t.play({"extra ship", "discard AK2", "discard PE1"});

  EXPECT_EQ(t.refuses("extra ship"), "W-TURN-2");
  EXPECT_EQ(t.refuses("extra helmet"), "W-TURN-2");
}

// [W-TURN-2] In a later turn a fourth action can be bought again.
TEST(Turn, ExtraActionCanBeBoughtAgainInTheNextTurn) {
  Table t(4);
  t.hand(0, "AK2 PE1 CO1 BA1");
  t.play({"extra ship", "discard AK2", "discard PE1", "draw", "end"});

  for (int others = 0; others < 3; ++others) t.play({"draw", "end"});

  EXPECT_EQ(t.seat(), 0);
  EXPECT_EQ(t.actions_left(), 3);
  EXPECT_TRUE(t.offers("extra ship"));
}

// [W-TURN-2] The purchase may come at any moment of the turn, also after the third action.
TEST(Turn, ExtraActionCanBeBoughtAfterTheThird) {
  Table t(4);
  t.hand(0, "AK2 PE1").pile("CO3 CO5 CO9");
  t.play({"draw", "draw", "draw"});

  t.play({"extra ship", "discard AK2", "discard PE1"});

  EXPECT_EQ(t.actions_left(), 1);
  EXPECT_TRUE(t.offers("draw"));
}

// [W-TURN-2] The purchase may come between two actions, with a card drawn in this turn.
TEST(Turn, ExtraActionCanBeBoughtWithACardJustDrawn) {
  Table t(4);
  t.hand(0, "AK2").pile("PE1");
  EXPECT_EQ(t.refuses("extra ship"), "W-TURN-2");

  t.play({"draw", "extra ship", "discard AK2", "discard PE1"});

  EXPECT_EQ(t.actions_left(), 3);
}

// [W-TURN-2] Buying is no action, so it alone does not fulfil the turn.
TEST(Turn, BuyingIsNoAction) {
  Table t(4);
  t.hand(0, "AK2 PE1");

  t.play({"extra ship", "discard AK2", "discard PE1"});

  EXPECT_EQ(t.actions_left(), 4);
  EXPECT_EQ(t.refuses("end"), "W-TURN-1");
}

// [W-TURN-3] The display is filled back to three at the end of the turn.
TEST(Turn, DisplayIsFilledAtTheEndOfTheTurn) {
  Table t(4);
  t.pile("CO1 CO2");
  const int before = t.pile_size();

  t.play({"take PY8", "end"});

  EXPECT_EQ(t.display(), "PY7 CO1 PY9");
  EXPECT_EQ(t.pile_size(), before - 1);
}

// [W-TURN-3] During the turn the gap stays, and the pile is not touched for it.
TEST(Turn, DisplayIsNotFilledDuringTheTurn) {
  Table t(4);
  t.pile("CO1 CO2");
  const int before = t.pile_size();

  t.play({"take PY8", "take PY7"});

  EXPECT_EQ(t.display(), "- - PY9");
  EXPECT_EQ(t.pile_size(), before);
}

// [W-TURN-3] The top card of the pile can still be drawn before it would fill the gap.
TEST(Turn, PileCardsDrawnInTheTurnDoNotFillTheDisplay) {
  Table t(4);
  t.pile("CO1 CO2");

  t.play({"take PY8", "draw", "end"});

  EXPECT_EQ(t.hand(0), "CO1 PY8");
  EXPECT_EQ(t.display(), "PY7 CO2 PY9");
}

// [W-TURN-3] All three face-up cards can be taken and are replaced.
TEST(Turn, ThreeGapsAreFilled) {
  Table t(4);

  t.play({"take PY7", "take PY8", "take PY9", "end"});

  EXPECT_EQ(t.display().find('-'), std::string::npos);
  EXPECT_FALSE(t.over());
}

// [W-TURN-5] A turn in which an extra action was bought cannot become a story turn.
TEST(Turn, NoStoryAfterBuyingAnExtraAction) {
  Table t(4);
  t.hand(0, "AK2 PE1").exhibit("blue", "AR 9 7");

  t.play({"extra ship", "discard AK2", "discard PE1"});

  EXPECT_EQ(t.refuses("story"), "W-TURN-5");
}

// [W-TURN-4] After the story the next player is to play: nothing can be bought in between.
TEST(Turn, NoExtraActionAfterAStory) {
  Table t(4);
  t.hand(0, "AK2 PE1").exhibit("blue", "AR 9 7");

  t.play("story");

  EXPECT_EQ(t.seat(), 1);
  EXPECT_FALSE(t.offers("extra ship"));
  EXPECT_EQ(t.hand(0), "AK2 PE1");
}

// [W-DRAW-1] A face-up card is taken into the hand.
TEST(Draw, TakesAFaceUpCard) {
  Table t(4);

  t.play("take PY8");

  EXPECT_EQ(t.hand(0), "PY8");
  EXPECT_EQ(t.display(), "PY7 - PY9");
  EXPECT_EQ(t.actions_left(), 2);
}

// [W-DRAW-1] The top card of the pile is drawn into the hand.
TEST(Draw, DrawsTheTopCardOfThePile) {
  Table t(4);
  t.pile("CO1 CO2");
  const int before = t.pile_size();

  t.play("draw");

  EXPECT_EQ(t.hand(0), "CO1");
  EXPECT_EQ(t.pile_size(), before - 1);
  EXPECT_EQ(t.display(), "PY7 PY8 PY9");
  EXPECT_EQ(t.actions_left(), 2);
}

// [W-DRAW-1] Only cards that lie face up can be taken.
TEST(Draw, CannotTakeACardThatIsNotFaceUp) {
  Table t(4);
  t.hand(1, "AK1").pile("CO1");

  t.play("take PY8");

  EXPECT_FALSE(t.offers("take CO1"));
  EXPECT_FALSE(t.offers("take AK1"));
  EXPECT_FALSE(t.offers("take PY8"));
}

// [W-DRAW-1] There is no hand limit.
TEST(Draw, HandHasNoLimit) {
  Table t(4);
  std::string cards;
  for (const char* abbr : {"AK", "AR", "BA", "BH"}) {
    for (int value = 1; value <= 9; ++value) cards += std::string(cards.empty() ? "" : " ") + abbr + std::to_string(value);
  }
  t.hand(0, cards).pile("CO1");

  t.play({"draw", "end"});

  EXPECT_EQ(t.hand(0), cards + " CO1");
  EXPECT_EQ(t.seat(), 1);
}

// [W-DRAW-2] From an empty pile nothing is drawn; face-up cards can still be taken.
TEST(Draw, EmptyPileLeavesTheFaceUpCards) {
  Table t(4);

  t.pile_only("");

  EXPECT_EQ(t.refuses("draw"), "W-DRAW-2");
  EXPECT_TRUE(t.offers("take PY7"));
  EXPECT_TRUE(t.offers("take PY8"));
  EXPECT_TRUE(t.offers("take PY9"));
}

// [W-DRAW-2] The pile can run out in the middle of a turn.
TEST(Draw, LastCardOfThePileCanBeDrawn) {
  Table t(4);
  t.pile_only("CO1");

  t.play("draw");

  EXPECT_EQ(t.hand(0), "CO1");
  EXPECT_EQ(t.refuses("draw"), "W-DRAW-2");
}

// [W-DRAW-2] With no pile and no face-up card there is nothing to draw.
TEST(Draw, NothingToDrawWhenPileAndDisplayAreEmpty) {
  Table t(4);
  t.hand(0, "AK2 AK5").pile_only("");

  t.play({"extra ship", "discard AK2", "discard AK5", "take PY7", "take PY8", "take PY9"});

  EXPECT_EQ(t.actions_left(), 1);
  EXPECT_EQ(t.refuses("draw"), "W-DRAW-2");
  EXPECT_FALSE(t.offers("take PY7"));
  EXPECT_TRUE(t.offers("end"));
}

}  // namespace
}  // namespace stele::monuments
