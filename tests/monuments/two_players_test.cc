#include <string>

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

void finish(Table& t) { t.pile_only("").play({"take PY7", "end"}); }

bool holds(const std::string& cards, const std::string& card) { return cards.find(card) != std::string::npos; }

// [W-TWO-1] Each player has one turn of three actions, and the two take turns.
TEST(TwoPlayers, EachPlayerHasOneTurnOfThreeActions) {
  Table t(2);

  t.play({"draw", "draw", "draw"});
  EXPECT_EQ(t.refuses("draw"), "W-TURN-1");
  t.play("end");
  EXPECT_EQ(t.seat(), 1);
  EXPECT_EQ(t.actions_left(), 3);
  t.play({"draw", "end"});

  EXPECT_EQ(t.seat(), 0);
}

// [W-TWO-1] Each action is made for a colour of the player's choice, from the one hand.
TEST(TwoPlayers, EachActionIsForAColourOfChoice) {
  Table t(2);
  t.hand(0, "AK7 AK1 PE8 PE3");

  t.play({"build AK for red", "lay AK7", "lay AK1", "done"});
  t.play({"build PE for blue", "lay PE8", "lay PE3", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "7 1");
  EXPECT_EQ(t.exhibition("blue", "PE"), "8 3");
  EXPECT_EQ(t.exhibition("red", "PE"), "");
  EXPECT_EQ(t.exhibition("blue", "AK"), "");
  EXPECT_EQ(t.actions_left(), 1);
}

// [W-TWO-1] No action is made for a colour of the opponent.
TEST(TwoPlayers, OpponentsColoursAreNotOffered) {
  Table t(2);

  t.hand(0, "AK7 AK1");

  EXPECT_TRUE(t.offers("build AK for red"));
  EXPECT_TRUE(t.offers("build AK for blue"));
  EXPECT_FALSE(t.offers("build AK for green"));
  EXPECT_FALSE(t.offers("build AK for yellow"));
}

// [W-TWO-1] The second player plays green and yellow.
TEST(TwoPlayers, SecondPlayerPlaysTheOtherTwoColours) {
  Table t(2);
  t.active(1).hand(1, "AK7 AK1 PE8 PE3");

  t.play({"build AK for green", "lay AK7", "lay AK1", "done"});
  t.play({"build PE for yellow", "lay PE8", "lay PE3", "done"});

  EXPECT_EQ(t.exhibition("green", "AK"), "7 1");
  EXPECT_EQ(t.exhibition("yellow", "PE"), "8 3");
}

// [W-TWO-1] A colour may build what the own other colour has built, as second builder with three cards.
TEST(TwoPlayers, OwnOtherColourIsTheFirstBuilder) {
  Table t(2);
  t.hand(0, "AK1 AK2").exhibit("red", "AK 9 7");
  EXPECT_EQ(t.refuses("build AK for blue"), "W-BUILD-1");

  t.hand(0, "AK3");
  t.play({"build AK for blue", "lay AK3", "lay AK2", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("blue", "AK"), "3 2 1");
  EXPECT_EQ(t.exhibition("red", "AK"), "9 7");
}

// [W-TWO-1] A colour cannot build its own monument twice, though the other colour of the player may build it.
TEST(TwoPlayers, OwnMonumentOfAColourCannotBeBuiltAgain) {
  Table t(2);

  t.hand(0, "AK1 AK2 AK3").exhibit("red", "AK 9 7");

  EXPECT_EQ(t.refuses("build AK for red"), "W-BUILD-2");
  EXPECT_TRUE(t.offers("build AK for blue"));
}

// [W-TWO-1] Both colours of one player exhaust a monument: a third builder is refused.
TEST(TwoPlayers, ThirdColourIsRefused) {
  Table t(2);

  t.active(1).hand(1, "AK1 AK2 AK3 AK4").exhibit("red", "AK 9 7").exhibit("blue", "AK 8 6 5");

  EXPECT_EQ(t.refuses("build AK for green"), "W-BUILD-2");
  EXPECT_EQ(t.refuses("build AK for yellow"), "W-BUILD-2");
}

// [W-TWO-1] One colour of each player exhausts it too.
TEST(TwoPlayers, OneColourOfEachPlayerExhaustsAMonument) {
  Table t(2);

  t.hand(0, "AK1 AK2 AK3 AK4").exhibit("red", "AK 9 7").exhibit("green", "AK 8 6 5");

  EXPECT_EQ(t.refuses("build AK for blue"), "W-BUILD-2");
}

// [W-TWO-1] A colour improves only what it has built itself.
TEST(TwoPlayers, ColourImprovesItsOwnBuild) {
  Table t(2);
  t.hand(0, "AK1").exhibit("red", "AK 9 7");
  EXPECT_EQ(t.refuses("improve AK for blue"), "W-IMPROVE-1");

  t.play({"improve AK for red", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "9 7 1");
}

// [W-TWO-1] Points are scored for one colour, with its exhibition only.
TEST(TwoPlayers, ScoreCountsTheExhibitionOfTheColour) {
  Table t(2);
  t.hand(0, "CO1 PE1").exhibit("red", "AK 7 1").exhibit("blue", "BA 9 2 3");

  t.play({"score ship for blue", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.points("red"), 0);
}

// [W-TWO-1] [W-TURN-2] One extra action per turn, not per colour.
TEST(TwoPlayers, OneExtraActionPerTurn) {
  Table t(2);
  t.hand(0, "CO1 PE1 BA1 BA2");

  t.play({"extra ship", "discard CO1", "discard PE1"});

  EXPECT_EQ(t.actions_left(), 4);
  EXPECT_EQ(t.refuses("extra ship"), "W-TURN-2");
}

// [W-TWO-1] A story uses a historian of its colour and is counted for it.
TEST(TwoPlayers, StoryIsToldForOneColour) {
  Table t(2);
  t.exhibit("green", "AK 9 7");

  t.play("story for blue");

  EXPECT_EQ(t.stories(), "blue 1");
  EXPECT_EQ(t.historians("blue"), 1);
  EXPECT_EQ(t.historians("red"), 2);
  EXPECT_EQ(t.seat(), 1);
}

// [W-TWO-1] A colour without historians tells no story, while the other colour can.
TEST(TwoPlayers, HistoriansAreCountedByColour) {
  Table t(2);

  t.exhibit("green", "AK 9 7").historians("red", 0);

  EXPECT_EQ(t.refuses("story for red"), "W-STORY-1");
  EXPECT_TRUE(t.offers("story for blue"));
}

// [W-TWO-1] The two colours of a player compete for monuments and bonuses.
TEST(TwoPlayers, ColoursCompeteForMonumentsAndBonuses) {
  Table t(2);
  t.exhibit("red", "AK 9 7").exhibit("blue", "AK 8 6 5").marker("AK", 5);
  t.story("red", 3).story("blue", 5).story("green", 4).story("yellow", 2);

  EXPECT_EQ(t.total("red", "monuments"), 6);
  EXPECT_EQ(t.total("blue", "monuments"), 12);
  EXPECT_EQ(t.total("blue", "bonus"), 9);
  EXPECT_EQ(t.total("green", "bonus"), 6);
  EXPECT_EQ(t.total("red", "bonus"), 3);
  EXPECT_EQ(t.total("yellow", "bonus"), 0);
}

// [W-TWO-2] A story takes pages from both colours of the opponent and from the player's other colour, not from its own.
TEST(TwoPlayers, StoryTakesFromTheThreeOtherColours) {
  Table t(2);
  t.exhibit("red", "AK 9 7").exhibit("blue", "PE 8 5").exhibit("green", "CO 7 6").exhibit("yellow", "BA 4 3");

  t.play("story for red");

  EXPECT_EQ(t.stories(), "red 3");
  EXPECT_EQ(t.exhibition("red", "AK"), "9 7");
  EXPECT_EQ(t.exhibition("blue", "PE"), "8");
  EXPECT_EQ(t.exhibition("green", "CO"), "7");
  EXPECT_EQ(t.exhibition("yellow", "BA"), "4");
  for (const char* page : {"PE5", "CO6", "BA3"}) EXPECT_TRUE(holds(t.pages(), page)) << page;
}

// [W-TWO-2] The player's other colour alone is enough for a story; the colour's own build is not.
TEST(TwoPlayers, OtherColourAloneAllowsAStory) {
  Table t(2);

  t.exhibit("red", "AK 9 7");

  EXPECT_TRUE(t.offers("story for blue"));
  EXPECT_EQ(t.refuses("story for red"), "W-STORY-1");
}

// [W-TWO-2] A monument built by both the other colour and the opponent gives two pages.
TEST(TwoPlayers, MonumentOfOtherColourAndOpponentGivesTwoPages) {
  Table t(2);
  t.exhibit("red", "AK 9 7").exhibit("green", "AK 8 6 5").marker("AK", 4);

  t.play("story for blue");

  EXPECT_EQ(t.stories(), "blue 2");
  EXPECT_EQ(t.marker("AK"), 5);
  EXPECT_EQ(t.points("red"), 2);
  EXPECT_EQ(t.points("green"), 1);
}

// [W-TWO-3] The lower score of each player counts; the higher of these wins.
TEST(TwoPlayers, LowerScoreOfEachPlayerCounts) {
  Table t(2);
  t.points("red", 40).points("blue", 3).points("green", 4).points("yellow", 5);
  EXPECT_EQ(t.counts(0), 3 - 24);
  EXPECT_EQ(t.counts(1), 4 - 24);

  finish(t);

  EXPECT_EQ(t.winners(), "1");
}

// [W-TWO-3] The lower score is that of the whole count, not of the score track.
TEST(TwoPlayers, LowerScoreIncludesTheFinalScoring) {
  Table t(2);
  t.points("red", 10).points("blue", 12).historians("red", 0);

  EXPECT_EQ(t.total("red"), 10);
  EXPECT_EQ(t.total("blue"), -12);
  EXPECT_EQ(t.counts(0), -12);
}

// [W-TWO-3] At a tie the monuments of both colours are compared.
TEST(TwoPlayers, MonumentsOfBothColoursBreakATie) {
  Table t(2);
  t.exhibit("red", "AK 9 7").exhibit("green", "PE 8 5").exhibit("yellow", "CO 7 6").points("blue", 3);
  EXPECT_EQ(t.counts(0), t.counts(1));

  finish(t);

  EXPECT_EQ(t.winners(), "1");
}

// [W-TWO-3] At a further tie the longest story of either colour decides.
TEST(TwoPlayers, LongestStoryOfEitherColourBreaksAFurtherTie) {
  Table t(2);
  t.story("green", 3).story("red", 4);
  EXPECT_EQ(t.counts(0), t.counts(1));

  finish(t);

  EXPECT_EQ(t.winners(), "0");
}

// [W-TWO-3] At a full tie the victory is shared.
TEST(TwoPlayers, FullTieIsShared) {
  Table t(2);
  t.points("red", 5).points("yellow", 9);

  finish(t);

  EXPECT_EQ(t.winners(), "0 1");
}

}  // namespace
}  // namespace stele::monuments
