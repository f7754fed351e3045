#include <string>

#include "tests/kit/monuments_table.h"

// The worked examples of the rulebook. Players A, B, C are the seats 0, 1, 2: red, blue, green.
namespace stele::monuments {
namespace {

using kit::Table;

bool holds(const std::string& cards, const std::string& card) { return cards.find(card) != std::string::npos; }

// [W-COMP-1] "Monument: Akropolis, value: 7, symbol: ship."
TEST(Examples, AkropolisSevenIsAShip) { EXPECT_EQ(Monuments::catalogue().symbol_of(kit::card("AK7")), Symbol::Ship); }

// [W-SCORE-1] Player B plays Petra 1 and Pharos 1, both ships, and scores 2 points for two exhibited ships.
TEST(Examples, TwoShipsScoreTwo) {
  Table t(3);
  t.active(1).hand(1, "PE1 PH1").exhibit("blue", "AK 7 6").exhibit("blue", "BA 9 3");

  t.play({"score ship", "discard PE1", "discard PH1"});

  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.hand(1), "");
  EXPECT_TRUE(holds(t.removed(), "PE1"));
  EXPECT_TRUE(holds(t.removed(), "PH1"));
}

// [W-STORY-2] The story of player C holds Akropolis 6 and Artemision 1, but not Pharos 5, which stands alone.
TEST(Examples, StoryTakesAkropolisSixAndArtemisionOne) {
  Table t(3);
  t.active(2).exhibit("red", "AK 9 6").exhibit("red", "PH 5").exhibit("blue", "AR 7 1");

  t.play("story");

  EXPECT_TRUE(holds(t.pages(), "AK6"));
  EXPECT_TRUE(holds(t.pages(), "AR1"));
  EXPECT_FALSE(holds(t.pages(), "PH5"));
  EXPECT_EQ(t.exhibition("red", "PH"), "5");
  EXPECT_EQ(t.stories(), "green 2");
}

// [W-SET-3] With three players 20 cards go back into the box.
TEST(Examples, ThreePlayersPutTwentyCardsBack) {
  const Table t(3);

  EXPECT_EQ(static_cast<int>(cards_in_game(t.catalogue(), t.state().board).size()), 108 - 20);
}

// [W-END-2] Akropolis: player C is the only builder and scores 6.
TEST(Examples, LoneBuilderOfAkropolisScoresSix) {
  Table t(3);
  t.exhibit("green", "AK 9 7").marker("AK", 1);

  EXPECT_EQ(t.total("green", "monuments"), 6);
}

// [W-END-2] Artemision: player A has two cards, player B one: 6 and 3 points.
TEST(Examples, MoreCardsOfArtemisionScoreSixAndThree) {
  Table t(3);
  t.exhibit("red", "AR 3 2").exhibit("blue", "AR 9").marker("AR", 2);

  EXPECT_EQ(t.total("red", "monuments"), 6);
  EXPECT_EQ(t.total("blue", "monuments"), 3);
}

// [W-END-2] Pharos: player A has one card of value 8, player C one of value 5: 8 and 4 points.
TEST(Examples, HigherCardOfPharosScoresEightAndFour) {
  Table t(3);
  t.exhibit("green", "PH 5").exhibit("red", "PH 8").marker("PH", 3);

  EXPECT_EQ(t.total("red", "monuments"), 8);
  EXPECT_EQ(t.total("green", "monuments"), 4);
}

// [W-END-2] The whole monument table of the example.
TEST(Examples, MonumentTableAddsUp) {
  Table t(3);
  t.exhibit("green", "AK 9 7").exhibit("red", "AR 3 2").exhibit("blue", "AR 9").exhibit("red", "PH 8").exhibit("green", "PH 5");
  t.marker("AK", 1).marker("AR", 2).marker("PH", 3);

  EXPECT_EQ(t.total("red", "monuments"), 6 + 8);
  EXPECT_EQ(t.total("blue", "monuments"), 3);
  EXPECT_EQ(t.total("green", "monuments"), 6 + 4);
}

// [W-END-4] Two stories of 4 and 5 pages score 9 points together.
TEST(Examples, StoriesOfFourAndFivePagesScoreNine) {
  Table t(3);
  t.story("red", 4).story("red", 5);

  EXPECT_EQ(t.total("red", "stories"), 9);
}

// [W-END-3] [W-END-4] [W-END-5] Three players: red 7 + 6 + 4 and third, blue 9 + 4 + 2 and second,
// green 9 (older) + 6 - 12 and first.
TEST(Examples, StoryBonusOfThreePlayers) {
  Table t(3);
  t.story("green", 9).story("red", 7).story("blue", 9).story("red", 6).story("green", 6);
  t.story("blue", 4).story("red", 4).story("blue", 2);

  EXPECT_EQ(t.total("red", "stories"), 17);
  EXPECT_EQ(t.total("red", "bonus"), 3);
  EXPECT_EQ(t.total("red"), 20);
  EXPECT_EQ(t.total("blue", "stories"), 15);
  EXPECT_EQ(t.total("blue", "bonus"), 6);
  EXPECT_EQ(t.total("blue"), 21);
  EXPECT_EQ(t.total("green", "stories"), 15);
  EXPECT_EQ(t.total("green", "historians"), -12);
  EXPECT_EQ(t.total("green", "bonus"), 9);
  EXPECT_EQ(t.total("green"), 12);
}

// [W-POW-3] The power-card expansion: 2 points at the acquisition, 3 at the final scoring.
TEST(Examples, PowerCardScoresTwoThenThree) {
  Table t(3, {"powers"});
  t.exhibit("red", "AK 9 1");

  t.play("acquire hero");

  EXPECT_EQ(t.points("red"), 2);
  EXPECT_EQ(t.total("red", "powers"), 3);
}

}  // namespace
}  // namespace stele::monuments
