#include <string>

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

bool holds(const std::string& cards, const std::string& card) { return cards.find(card) != std::string::npos; }

// [W-SCORE-1] Two hand cards with the same symbol score 1 point for every exhibited card with it.
TEST(Symbols, ScoreOnePointPerExhibitedSymbol) {
  Table t(4);
  t.hand(0, "CO1 PE1").exhibit("red", "AK 7 5 1").exhibit("red", "BA 9 3");

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 3);
}

// [W-SCORE-1] Covered cards count too.
TEST(Symbols, CoveredCardsCount) {
  Table t(4);
  t.hand(0, "CO1 PE1").exhibit("red", "AK 7 5 2 1");

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 3);
}

// [W-SCORE-1] Each symbol scores its own cards: the same exhibition, three times.
TEST(Symbols, OtherSymbolsDoNotCount) {
  Table t(4);
  t.hand(0, "AR1 AR3 CO1 PE1 AR2 AR5").exhibit("red", "AK 3 2 5 1 8 9");

  t.play({"score scroll", "discard AR1", "discard AR3"});
  EXPECT_EQ(t.points("red"), 1);
  t.play({"score ship", "discard CO1", "discard PE1"});
  EXPECT_EQ(t.points("red"), 3);
  t.play({"score helmet", "discard AR2", "discard AR5"});

  EXPECT_EQ(t.points("red"), 6);
}

// [W-SCORE-1] Only one's own exhibition counts, and only oneself scores.
TEST(Symbols, OnlyTheOwnExhibitionCounts) {
  Table t(4);
  t.hand(0, "CO1 PE1").exhibit("red", "AK 7 1").exhibit("blue", "BA 9 2 1");

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 1);
  EXPECT_EQ(t.points("blue"), 0);
}

// [W-SCORE-1] The two cards are removed from the game.
TEST(Symbols, ScoredCardsLeaveTheGame) {
  Table t(4);
  t.hand(0, "CO1 PE1 AK1");
  const int pile = t.pile_size();

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.hand(0), "AK1");
  EXPECT_TRUE(holds(t.removed(), "CO1"));
  EXPECT_TRUE(holds(t.removed(), "PE1"));
  EXPECT_EQ(t.pile_size(), pile);
}

// [W-SCORE-1] The player chooses which two cards of the symbol go, and no others.
TEST(Symbols, PlayerChoosesTheCards) {
  Table t(4);
  t.hand(0, "CO1 PE1 BA9 AK1");

  t.play("score ship");
  EXPECT_EQ(t.asks(), "discard-for-points");
  EXPECT_FALSE(t.offers("discard AK1"));
  t.play("discard BA9");
  EXPECT_FALSE(t.offers("discard BA9"));
  t.play("discard CO1");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.hand(0), "AK1 PE1");
}

// [W-SCORE-1] The cards may be of one monument, of different ones, exhibited or not.
TEST(Symbols, CardsMayBeOfAnyMonuments) {
  Table t(4);
  t.hand(0, "AK2 AK5").exhibit("red", "AK 7 1");

  t.play({"score ship", "discard AK2", "discard AK5"});

  EXPECT_EQ(t.points("red"), 1);
}

// [W-SCORE-1] Two cards with the same symbol are needed.
TEST(Symbols, ScoreNeedsTwoEqualSymbols) {
  Table t(4);

  t.hand(0, "AK1 AK2 AK3").exhibit("red", "PE 9 8");

  EXPECT_EQ(t.refuses("score ship"), "W-SCORE-1");
  EXPECT_EQ(t.refuses("score scroll"), "W-SCORE-1");
  EXPECT_EQ(t.refuses("score helmet"), "W-SCORE-1");
}

// [W-SCORE-1] The two cards come from the hand, not from the exhibition.
TEST(Symbols, ExhibitedCardsCannotBeDiscarded) {
  Table t(4);

  t.hand(0, "CO1").exhibit("red", "AK 7 5");

  EXPECT_EQ(t.refuses("score ship"), "W-SCORE-1");
}

// [W-SCORE-1] Scoring is one action and may be repeated.
TEST(Symbols, ScoreIsOneActionAndMayBeRepeated) {
  Table t(4);
  t.hand(0, "CO1 PE1 BA1 BA2").exhibit("red", "AK 7 5");

  t.play({"score ship", "discard CO1", "discard PE1"});
  EXPECT_EQ(t.actions_left(), 2);
  t.play({"score ship", "discard BA1", "discard BA2"});

  EXPECT_EQ(t.actions_left(), 1);
  EXPECT_EQ(t.points("red"), 4);
}

// [W-SCORE-1] Scoring is allowed for 0 points.
TEST(Symbols, ScoreIsAllowedForNothing) {
  Table t(4);
  t.hand(0, "CO1 PE1");

  t.play({"score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 0);
  EXPECT_EQ(t.hand(0), "");
  EXPECT_EQ(t.actions_left(), 2);
}

// [W-SCORE-1] A card built in this turn counts already; a page taken no longer does.
TEST(Symbols, CardsCountAsTheyLieNow) {
  Table t(4);
  t.active(3).hand(0, "CO1 PE1 BA9 BA2").exhibit("red", "AK 5 7");
  t.play("story");

  t.play({"build BA", "lay BA9", "lay BA2", "done", "score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 3);
}

// [W-TURN-2] Buying the fourth action scores nothing, and its cards leave the game.
TEST(Symbols, ExtraActionScoresNothing) {
  Table t(4);
  t.hand(0, "CO1 PE1").exhibit("red", "AK 7 5");

  t.play({"extra ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 0);
  EXPECT_EQ(t.hand(0), "");
  EXPECT_TRUE(holds(t.removed(), "CO1"));
  EXPECT_TRUE(holds(t.removed(), "PE1"));
}

// [W-TURN-2] The two cards that buy an action carry the same symbol.
TEST(Symbols, ExtraActionNeedsTwoEqualSymbols) {
  Table t(4);

  t.hand(0, "AK1 AK2 AK3").exhibit("red", "PE 9 8");

  EXPECT_EQ(t.refuses("extra ship"), "W-TURN-2");
  EXPECT_EQ(t.refuses("extra scroll"), "W-TURN-2");
  EXPECT_EQ(t.refuses("extra helmet"), "W-TURN-2");
}

// [W-TURN-2] The buyer chooses the two cards among those of the symbol.
TEST(Symbols, BuyerChoosesTheCards) {
  Table t(4);
  t.hand(0, "CO1 PE1 BA9 AK1");

  t.play("extra ship");
  EXPECT_EQ(t.asks(), "discard-for-action");
  EXPECT_FALSE(t.offers("discard AK1"));
  t.play({"discard PE1", "discard BA9"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.hand(0), "AK1 CO1");
}

// [W-TURN-2] Scrolls and helmets buy an action as ships do.
TEST(Symbols, AnySymbolBuysAnAction) {
  Table t(4);

  t.hand(0, "AK1 AR2 AK3 AR1 AK2 PE1");

  EXPECT_TRUE(t.offers("extra helmet"));
  EXPECT_TRUE(t.offers("extra scroll"));
  EXPECT_TRUE(t.offers("extra ship"));
}

// [W-TURN-2] The bought action may be a score.
TEST(Symbols, BoughtActionMayScore) {
  Table t(4);
  t.hand(0, "CO1 PE1 AR1 AR3").exhibit("red", "AK 7 5").pile("CO3 CO5 CO9");
  t.play({"draw", "draw", "draw"});
  EXPECT_FALSE(t.offers("score ship"));

  t.play({"extra scroll", "discard AR1", "discard AR3", "score ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("red"), 2);
  EXPECT_EQ(t.actions_left(), 0);
}

}  // namespace
}  // namespace stele::monuments
