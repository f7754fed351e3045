#include <string>

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

bool holds(const std::string& cards, const std::string& card) { return cards.find(card) != std::string::npos; }

// [W-STORY-1] A story needs an opponent's monument of two cards or more.
TEST(Story, NeedsAnOpponentsMonumentOfTwoCards) {
  Table t(4);
  EXPECT_EQ(t.refuses("story"), "W-STORY-1");
  t.exhibit("blue", "AK 9").exhibit("green", "PE 4");
  EXPECT_EQ(t.refuses("story"), "W-STORY-1");

  t.exhibit("yellow", "CO 8 3");

  EXPECT_TRUE(t.offers("story"));
}

// [W-STORY-1] One's own monuments allow no story.
TEST(Story, OwnMonumentsAllowNoStory) {
  Table t(4);

  t.exhibit("red", "AK 9 7 5");

  EXPECT_EQ(t.refuses("story"), "W-STORY-1");
}

// [W-STORY-1] A story needs a historian.
TEST(Story, NeedsAHistorian) {
  Table t(4);

  t.exhibit("blue", "AK 9 7").historians("red", 0);

  EXPECT_EQ(t.refuses("story"), "W-STORY-1");
}

// [W-STORY-1] The last historian can be used, and then no more.
TEST(Story, LastHistorianCanBeUsed) {
  Table t(4);
  t.exhibit("blue", "AK 9 7 5").historians("red", 1);

  t.play("story");
  for (int others = 0; others < 3; ++others) t.play({"draw", "end"});

  EXPECT_EQ(t.historians("red"), 0);
  EXPECT_EQ(t.refuses("story"), "W-STORY-1");
}

// [W-STORY-2] The top card of every opponent's every monument of two cards is taken; there is no choice.
TEST(Story, TakesTheTopCardOfEveryOpposingMonument) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("blue", "BA 5 6").exhibit("green", "PE 4 3 2").exhibit("yellow", "CO 8 1");

  t.play("story");

  EXPECT_EQ(t.exhibition("blue", "AK"), "9");
  EXPECT_EQ(t.exhibition("blue", "BA"), "5");
  EXPECT_EQ(t.exhibition("green", "PE"), "4 3");
  EXPECT_EQ(t.exhibition("yellow", "CO"), "8");
  for (const char* page : {"AK7", "BA6", "PE2", "CO1"}) EXPECT_TRUE(holds(t.pages(), page)) << page;
  EXPECT_EQ(t.asks(), "turn");
}

// [W-STORY-2] The teller's own exhibition is spared.
TEST(Story, OwnExhibitionIsSpared) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("red", "PE 5 6 4");

  t.play("story");

  EXPECT_EQ(t.exhibition("red", "PE"), "5 6 4");
  EXPECT_EQ(t.stories(), "red 1");
}

// [W-STORY-2] The teller's own build of the same monument is spared too.
TEST(Story, OwnBuildOfTheSameMonumentIsSpared) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("red", "AK 5 6 4");

  t.play("story");

  EXPECT_EQ(t.exhibition("red", "AK"), "5 6 4");
  EXPECT_EQ(t.exhibition("blue", "AK"), "9");
  EXPECT_EQ(t.marker("AK"), 1);
}

// [W-STORY-2] A monument of one card is spared.
TEST(Story, MonumentOfOneCardIsSpared) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("green", "PE 5");

  t.play("story");

  EXPECT_EQ(t.pages(), "AK7");
  EXPECT_EQ(t.exhibition("green", "PE"), "5");
  EXPECT_EQ(t.marker("PE"), 0);
}

// [W-STORY-2] One card of each monument is taken, however high it stands.
TEST(Story, OnlyOneCardOfEachMonument) {
  Table t(4);
  t.exhibit("blue", "AK 9 8 7 6 5");

  t.play("story");

  EXPECT_EQ(t.pages(), "AK5");
  EXPECT_EQ(t.exhibition("blue", "AK"), "9 8 7 6");
}

// [W-STORY-2] The pages do not come into the teller's hand.
TEST(Story, PagesDoNotComeIntoTheHand) {
  Table t(4);
  t.exhibit("blue", "AK 9 7");

  t.play("story");

  EXPECT_EQ(t.hand(0), "");
  EXPECT_EQ(t.hand(1), "");
}

// [W-STORY-3] A historian goes on the ladder at the number of pages.
TEST(Story, HistorianStandsAtTheNumberOfPages) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("green", "PE 4 3 2").exhibit("yellow", "CO 8 1");

  t.play("story");

  EXPECT_EQ(t.stories(), "red 3");
  EXPECT_EQ(t.historians("red"), 1);
  EXPECT_EQ(t.historians("blue"), 2);
}

// [W-STORY-3] On an occupied rung the new historian stands on top of the older one, who keeps the better place.
TEST(Story, HistorianGoesOnTopOfOthers) {
  Table t(4);
  t.story("blue", 1).exhibit("green", "AK 9 7");

  t.play("story");

  EXPECT_EQ(t.stories(), "blue 1, red 1");
  EXPECT_EQ(t.total("blue", "bonus"), 9);
  EXPECT_EQ(t.total("red", "bonus"), 6);
}

// [W-STORY-4] For every page the marker of its monument moves one space right.
TEST(Story, MarkerMovesForEveryPage) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("green", "PE 4 3 2").marker("PE", 3);

  t.play("story");

  EXPECT_EQ(t.marker("AK"), 1);
  EXPECT_EQ(t.marker("PE"), 4);
  EXPECT_EQ(t.marker("CO"), 0);
  EXPECT_EQ(t.points("blue"), 0);
}

// [W-STORY-4] The marker of a monument built by two opponents moves twice.
TEST(Story, MarkerMovesTwiceForTwoBuilders) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("green", "AK 8 6 5");

  t.play("story");

  EXPECT_EQ(t.marker("AK"), 2);
  EXPECT_EQ(t.stories(), "red 2");
}

// [W-STORY-4] Of two builders only the one with two cards or more gives a page.
TEST(Story, MarkerMovesOnceIfTheOtherBuilderHasOneCard) {
  Table t(4);
  t.exhibit("blue", "AK 9").exhibit("green", "AK 8 6 5");

  t.play("story");

  EXPECT_EQ(t.marker("AK"), 1);
  EXPECT_EQ(t.stories(), "red 1");
}

// [W-STORY-4] The marker reaches the last space without points.
TEST(Story, ReachingTheLastSpaceScoresNothing) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").marker("AK", 4);

  t.play("story");

  EXPECT_EQ(t.marker("AK"), 5);
  EXPECT_EQ(t.points("blue"), 0);
}

// [W-STORY-5] On the last space the marker stays, and a lone builder scores 2.
TEST(Story, LoneBuilderScoresTwoOnTheLastSpace) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").marker("AK", 5);

  t.play("story");

  EXPECT_EQ(t.marker("AK"), 5);
  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.points("red"), 0);
  EXPECT_EQ(t.stories(), "red 1");
}

// [W-STORY-5] Of two builders the one with the highest card scores 2, the other 1, whatever the number of cards.
TEST(Story, HighestCardScoresTwoTheOtherOne) {
  Table t(4);
  t.exhibit("blue", "AK 9").exhibit("green", "AK 8 6 5").marker("AK", 5);

  t.play("story");

  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.points("green"), 1);
}

// [W-STORY-5] Also the teller scores as a builder.
TEST(Story, TellerScoresAsBuilderOnTheLastSpace) {
  Table t(4);
  t.exhibit("red", "AK 9 8").exhibit("blue", "AK 7 6").marker("AK", 5);

  t.play("story");

  EXPECT_EQ(t.points("red"), 2);
  EXPECT_EQ(t.points("blue"), 1);
}

// [W-STORY-5] Two pages that cannot move the marker score twice.
TEST(Story, EveryPageOnTheLastSpaceScores) {
  Table t(4);
  t.exhibit("blue", "AK 9 4").exhibit("green", "AK 8 3 2").marker("AK", 5);

  t.play("story");

  EXPECT_EQ(t.marker("AK"), 5);
  EXPECT_EQ(t.points("blue"), 4);
  EXPECT_EQ(t.points("green"), 2);
}

// [W-STORY-5] Of two pages the first may still move the marker; then only the second scores.
TEST(Story, OnlyThePageThatCannotMoveScores) {
  Table t(4);
  t.exhibit("blue", "AK 9 4").exhibit("green", "AK 8 3 2").marker("AK", 4);

  t.play("story");

  EXPECT_EQ(t.marker("AK"), 5);
  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.points("green"), 1);
}

// [W-STORY-5] The highest card is judged after all pages have been taken.
TEST(Story, HighestCardIsJudgedWithoutThePages) {
  Table t(4);
  t.exhibit("blue", "AK 4 9").exhibit("green", "AK 3 8 7").marker("AK", 5);

  t.play("story");

  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.points("green"), 4);
}

// [W-STORY-5] The highest card may lie covered.
TEST(Story, HighestCardMayLieCovered) {
  Table t(4);
  t.exhibit("blue", "AK 9 1 2").exhibit("green", "AK 7 8 3").marker("AK", 5);

  t.play("story");

  EXPECT_EQ(t.points("blue"), 4);
  EXPECT_EQ(t.points("green"), 2);
}

// [W-STORY-6] Pages are laid aside face up; they are not removed and do not return to the pile.
TEST(Story, PagesAreLaidAside) {
  Table t(4);
  t.exhibit("blue", "AK 9 7");
  const int pile = t.pile_size();

  t.play("story");

  EXPECT_EQ(t.pages(), "AK7");
  EXPECT_FALSE(holds(t.removed(), "AK7"));
  EXPECT_EQ(t.pile_size(), pile);
  EXPECT_EQ(t.display(), "PY7 PY8 PY9");
}

// [W-STORY-6] The pages of earlier stories stay where they are.
TEST(Story, PagesOfAllStoriesStay) {
  Table t(4);
  t.exhibit("blue", "AK 9 7").exhibit("red", "PE 8 5");

  t.play({"story", "story"});

  EXPECT_TRUE(holds(t.pages(), "AK7"));
  EXPECT_TRUE(holds(t.pages(), "PE5"));
}

// [W-STORY-7] If no story is possible a monument turn must be taken.
TEST(Story, MonumentTurnIfNoStoryIsPossible) {
  Table t(4);
  t.exhibit("blue", "AK 9");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_FALSE(t.offers("story"));
  EXPECT_FALSE(t.offers("end"));
  EXPECT_TRUE(t.offers("draw"));
}

// [W-STORY-7] A story can make the next one impossible.
TEST(Story, StoryLeavesNothingForTheNext) {
  Table t(4);
  t.exhibit("green", "AK 9 7");

  t.play("story");

  EXPECT_EQ(t.seat(), 1);
  EXPECT_EQ(t.refuses("story"), "W-STORY-1");
  EXPECT_TRUE(t.offers("draw"));
}

}  // namespace
}  // namespace stele::monuments
