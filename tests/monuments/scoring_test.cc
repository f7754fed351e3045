#include <string>

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

void finish(Table& t) { t.pile_only("").play({"take PY7", "end"}); }

// [W-END-1] The game ends when a face-up card cannot be replaced.
TEST(Scoring, GameEndsWhenTheDisplayCannotBeFilled) {
  Table t(4);
  t.pile_only("");

  t.play({"take PY7", "end"});

  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.asks(), "");
}

// [W-END-1] It ends although one of two missing cards can be replaced.
TEST(Scoring, GameEndsWhenOneOfTwoGapsStays) {
  Table t(4);
  t.pile_only("CO1");

  t.play({"take PY7", "take PY8", "end"});

  EXPECT_TRUE(t.over());
}

// [W-END-1] The last card of the pile still fills a gap, and the game goes on.
TEST(Scoring, LastPileCardFillsTheDisplay) {
  Table t(4);
  t.pile_only("CO1");

  t.play({"take PY7", "end"});

  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.seat(), 1);
  EXPECT_EQ(t.pile_size(), 0);
  EXPECT_EQ(t.display(), "CO1 PY8 PY9");
}

// [W-END-1] An empty pile beside three face-up cards does not end the game.
TEST(Scoring, EmptyPileBesideThreeFaceUpCardsGoesOn) {
  Table t(4);
  t.hand(0, "CO1 PE1").pile_only("");

  t.play({"score ship", "discard CO1", "discard PE1", "end"});

  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.seat(), 1);
}

// [W-END-1] Drawing the last card of the pile does not end the game.
TEST(Scoring, DrawingTheLastPileCardGoesOn) {
  Table t(4);
  t.pile_only("CO1");

  t.play({"draw", "end"});

  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.pile_size(), 0);
}

// [W-END-1] A story beside an empty pile leaves three face-up cards, so the game goes on.
TEST(Scoring, StoryBesideAnEmptyPileGoesOn) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").pile_only("");

  t.play("story");

  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.seat(), 1);
}

// [W-END-1] The player whose turn it is finishes it.
TEST(Scoring, TurnIsFinishedBeforeTheEnd) {
  Table t(4);
  t.hand(0, "CO1 PE1").exhibit("red", "AK 7 5").pile_only("");

  t.play("take PY7");
  EXPECT_FALSE(t.over());
  t.play({"score ship", "discard CO1", "discard PE1"});
  EXPECT_FALSE(t.over());
  t.play("end");

  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.points("red"), 2);
}

// [W-END-1] The game ends at once in the turn of any player, also with the round unfinished.
TEST(Scoring, NobodyElseHasATurn) {
  Table t(4);
  t.active(2).pile_only("");

  t.play({"take PY7", "end"});

  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.options(), "");
}

// [W-END-2] [W-COMP-4] A lone builder scores the bold value of the marker's space.
TEST(Scoring, LoneBuilderScoresTheBoldValue) {
  for (int space = 0; space <= 5; ++space) {
    Table t(4);
    t.exhibit("red", "AK 6").marker("AK", space);

    EXPECT_EQ(t.total("red", "monuments"), 3 * (space + 1)) << space;
  }
}

// [W-END-2] [W-COMP-4] Two builders score the bracketed values.
TEST(Scoring, TwoBuildersScoreTheBracketedValues) {
  for (int space = 0; space <= 5; ++space) {
    Table t(4);
    t.exhibit("red", "AK 6 5").exhibit("blue", "AK 9").marker("AK", space);

    EXPECT_EQ(t.total("red", "monuments"), 2 * (space + 1)) << space;
    EXPECT_EQ(t.total("blue", "monuments"), space + 1) << space;
  }
}

// [W-END-2] The main builder has more cards at the end, whatever their values.
TEST(Scoring, MainBuilderHasMoreCards) {
  Table t(4);
  t.exhibit("red", "AK 9 8").exhibit("blue", "AK 1 2 3").marker("AK", 5);

  EXPECT_EQ(t.total("red", "monuments"), 6);
  EXPECT_EQ(t.total("blue", "monuments"), 12);
}

// [W-END-2] With as many cards the highest one decides, not the sum and not the top card.
TEST(Scoring, HighestCardDecidesBetweenEqualBuilds) {
  Table t(4);
  t.exhibit("red", "AK 7 8 6").exhibit("blue", "AK 9 1 2").marker("AK", 5);

  EXPECT_EQ(t.total("red", "monuments"), 6);
  EXPECT_EQ(t.total("blue", "monuments"), 12);
}

// [W-END-2] What stories have taken does not count.
TEST(Scoring, CardsTakenByStoriesDoNotCount) {
  Table t(4);
  t.active(2).exhibit("red", "AK 4 9").exhibit("blue", "AK 5").exhibit("red", "PE 4 3");
  EXPECT_EQ(t.total("red", "monuments"), 2 + 3);

  t.play("story");

  EXPECT_EQ(t.total("red", "monuments"), 2 + 6);
  EXPECT_EQ(t.total("blue", "monuments"), 4);
}

// [W-END-2] A marker that moved scores nothing for players who have not built.
TEST(Scoring, OnlyBuildersScoreMonuments) {
  Table t(4);
  t.exhibit("red", "AK 9").marker("AK", 5);

  EXPECT_EQ(t.total("blue", "monuments"), 0);
  EXPECT_EQ(t.total("green", "monuments"), 0);
  EXPECT_EQ(t.total("yellow", "monuments"), 0);
}

// [W-END-2] The values of all one's monuments are added.
TEST(Scoring, MonumentsAddUp) {
  Table t(4);
  t.exhibit("red", "AK 9").exhibit("red", "PE 8").exhibit("red", "CO 7").marker("PE", 1).marker("CO", 2);

  EXPECT_EQ(t.total("red", "monuments"), 3 + 6 + 9);
}

// [W-END-3] Every unused historian costs 12 points.
TEST(Scoring, UnusedHistoriansCostTwelveEach) {
  Table t(3);
  t.story("blue", 4).historians("green", 0);

  EXPECT_EQ(t.total("red", "historians"), -36);
  EXPECT_EQ(t.total("blue", "historians"), -24);
  EXPECT_EQ(t.total("green", "historians"), 0);
}

// [W-END-3] A total may be negative, and the least negative one wins.
TEST(Scoring, TotalMayBeNegative) {
  Table t(4);
  t.points("blue", 1);
  EXPECT_EQ(t.total("red"), -24);
  EXPECT_EQ(t.total("blue"), -23);

  finish(t);

  EXPECT_EQ(t.winners(), "1");
}

// [W-END-4] Every used historian scores the pages of its story.
TEST(Scoring, StoriesScoreTheirPages) {
  Table t(4);
  t.story("red", 3).story("red", 5).story("blue", 2);

  EXPECT_EQ(t.total("red", "stories"), 8);
  EXPECT_EQ(t.total("blue", "stories"), 2);
  EXPECT_EQ(t.total("green", "stories"), 0);
}

// [W-END-5] The three longest stories get 9, 6 and 3 points, the others nothing.
TEST(Scoring, ThreeLongestStoriesGetABonus) {
  Table t(4);
  t.story("red", 3).story("blue", 5).story("green", 2).story("yellow", 4);

  EXPECT_EQ(t.total("blue", "bonus"), 9);
  EXPECT_EQ(t.total("yellow", "bonus"), 6);
  EXPECT_EQ(t.total("red", "bonus"), 3);
  EXPECT_EQ(t.total("green", "bonus"), 0);
}

// [W-END-5] One colour can take several bonuses.
TEST(Scoring, OneColourCanTakeSeveralBonuses) {
  Table t(3);
  t.story("red", 6).story("blue", 4).story("red", 5).story("red", 7);

  EXPECT_EQ(t.total("red", "bonus"), 9 + 6 + 3);
  EXPECT_EQ(t.total("blue", "bonus"), 0);
}

// [W-END-5] On the same rung the older historian comes first.
TEST(Scoring, OlderStoryComesFirstOnTheSameRung) {
  Table t(4);
  t.story("yellow", 4).story("red", 4).story("green", 4).story("blue", 4);

  EXPECT_EQ(t.total("yellow", "bonus"), 9);
  EXPECT_EQ(t.total("red", "bonus"), 6);
  EXPECT_EQ(t.total("green", "bonus"), 3);
  EXPECT_EQ(t.total("blue", "bonus"), 0);
}

// [W-END-5] A longer story comes before an older one.
TEST(Scoring, LongerStoryComesBeforeAnOlderOne) {
  Table t(4);
  t.story("red", 1).story("blue", 2);

  EXPECT_EQ(t.total("blue", "bonus"), 9);
  EXPECT_EQ(t.total("red", "bonus"), 6);
}

// [W-END-5] With fewer than three stories the other bonuses are not given.
TEST(Scoring, NoStoryNoBonus) {
  Table t(4);
  t.story("green", 1);

  EXPECT_EQ(t.total("green", "bonus"), 9);
  EXPECT_EQ(t.total("red", "bonus"), 0);
  EXPECT_EQ(t.total("blue", "bonus"), 0);
}

// [W-END-6] The total adds track, monuments, historians, stories and bonus; the most points win.
TEST(Scoring, MostPointsWin) {
  Table t(4);
  t.points("red", 10).exhibit("red", "AK 9 7").marker("AK", 2).story("red", 5).points("blue", 44);
  EXPECT_EQ(t.total("red", "track"), 10);
  EXPECT_EQ(t.total("red"), 10 + 9 + 5 + 9 - 12);
  EXPECT_EQ(t.total("blue"), 44 - 24);

  finish(t);

  EXPECT_EQ(t.total("red"), 21);
  EXPECT_EQ(t.winners(), "0");
}

// [W-END-6] At a tie the player with more monuments built wins.
TEST(Scoring, MoreMonumentsBreakATie) {
  Table t(4);
  t.points("red", 6).exhibit("blue", "AK 9 7").exhibit("blue", "PE 8 5");
  EXPECT_EQ(t.total("red"), t.total("blue"));

  finish(t);

  EXPECT_EQ(t.winners(), "1");
}

// [W-END-6] Monuments are compared before stories.
TEST(Scoring, MonumentsAreComparedBeforeStories) {
  Table t(4);
  t.story("red", 5).historians("blue", 1).exhibit("blue", "AK 9 7").points("blue", 11);
  EXPECT_EQ(t.total("red"), t.total("blue"));

  finish(t);

  EXPECT_EQ(t.winners(), "1");
}

// [W-END-6] At a further tie the longest story wins.
TEST(Scoring, LongestStoryBreaksAFurtherTie) {
  Table t(4);
  t.story("blue", 3).story("blue", 3).story("red", 5).story("red", 1);
  EXPECT_EQ(t.total("red"), t.total("blue"));

  finish(t);

  EXPECT_EQ(t.winners(), "0");
}

// [W-END-6] At a full tie the victory is shared.
TEST(Scoring, FullTieIsShared) {
  Table t(4);
  t.points("red", 5).points("green", 5);

  finish(t);

  EXPECT_EQ(t.winners(), "0 2");
}

// [W-END-6] Longest stories on the same rung are equally long: the older one does not win the tie.
TEST(Scoring, EquallyLongStoriesShareTheVictory) {
  Table t(4);
  t.story("red", 5).story("blue", 5).points("blue", 3);
  EXPECT_EQ(t.total("red"), t.total("blue"));

  finish(t);

  EXPECT_EQ(t.winners(), "0 1");
}

}  // namespace
}  // namespace stele::monuments
