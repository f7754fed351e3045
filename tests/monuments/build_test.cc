#include <string>

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

// [W-BUILD-1] The first builder lays at least two cards of the monument.
TEST(Build, FirstBuilderNeedsTwoCards) {
  Table t(4);
  t.hand(0, "AK7 AK1");

  t.play({"build AK", "lay AK7", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "7 1");
  EXPECT_EQ(t.hand(0), "");
}

// [W-BUILD-1] One card is not enough for the first builder.
TEST(Build, OneCardIsNotEnough) {
  Table t(4);

  t.hand(0, "AK7 PE1 CO3");

  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-1");
  EXPECT_EQ(t.refuses("build PE"), "W-BUILD-1");
}

// [W-BUILD-1] The first builder is not done before the second card.
TEST(Build, FirstBuilderIsNotDoneWithOneCard) {
  Table t(4);
  t.hand(0, "AK7 AK1 AK2");

  t.play("build AK");
  EXPECT_FALSE(t.offers("done"));
  t.play("lay AK7");
  EXPECT_FALSE(t.offers("done"));
  t.play("lay AK1");

  EXPECT_TRUE(t.offers("done"));
}

// [W-BUILD-1] The builder may lay more cards than needed, all nine if they are in hand.
TEST(Build, MoreCardsMayBeLaid) {
  Table t(4);
  t.hand(0, "AK1 AK2 AK3 AK4 AK5 AK6 AK7 AK8 AK9");

  t.play({"build AK", "lay AK9", "lay AK8", "lay AK7", "lay AK6", "lay AK5", "lay AK4", "lay AK3", "lay AK2", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "9 8 7 6 5 4 3 2 1");
}

// [W-BUILD-1] The builder may keep cards of the monument in hand.
TEST(Build, CardsMayBeKeptInHand) {
  Table t(4);
  t.hand(0, "AK1 AK2 AK3");

  t.play({"build AK", "lay AK3", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "3 1");
  EXPECT_EQ(t.hand(0), "AK2");
}

// [W-BUILD-1] A build takes cards of one monument only, from the own hand.
TEST(Build, OnlyHandCardsOfThatMonumentAreLaid) {
  Table t(4);
  t.hand(0, "AK1 AK2 PE1 PE2").hand(1, "AK3").display("AK4 PY8 PY9");

  t.play("build AK");

  EXPECT_EQ(t.asks(), "lay");
  EXPECT_TRUE(t.offers("lay AK1"));
  EXPECT_FALSE(t.offers("lay PE1"));
  EXPECT_FALSE(t.offers("lay AK3"));
  EXPECT_FALSE(t.offers("lay AK4"));
}

// [W-BUILD-1] A build is one action whatever the number of cards.
TEST(Build, BuildIsOneAction) {
  Table t(4);
  t.hand(0, "AK1 AK2 AK3 AK4");

  t.play({"build AK", "lay AK4", "lay AK3", "lay AK2", "lay AK1", "done"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.actions_left(), 2);
}

// [W-BUILD-1] The second builder needs at least three cards.
TEST(Build, SecondBuilderNeedsThreeCards) {
  Table t(4);
  t.hand(0, "AK1 AK2").exhibit("blue", "AK 9 7");
  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-1");

  t.hand(0, "AK3");
  t.play({"build AK", "lay AK3", "lay AK2", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "3 2 1");
  EXPECT_EQ(t.exhibition("blue", "AK"), "9 7");
}

// [W-BUILD-1] The second builder is not done with two cards.
TEST(Build, SecondBuilderIsNotDoneWithTwoCards) {
  Table t(4);
  t.hand(0, "AK1 AK2 AK3 AK4").exhibit("blue", "AK 9 7");

  t.play({"build AK", "lay AK4", "lay AK3"});
  EXPECT_FALSE(t.offers("done"));
  t.play("lay AK2");

  EXPECT_TRUE(t.offers("done"));
}

// [W-BUILD-1] The second builder needs three cards even when a single card is left of the first build.
TEST(Build, SecondBuilderNeedsThreeCardsAgainstARuin) {
  Table t(4);

  t.hand(0, "AK1 AK2").exhibit("blue", "AK 9");

  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-1");
}

// [W-BUILD-1] The availability card is turned by the first builder and leaves the game with the second.
TEST(Build, AvailabilityGoesFromTwoToOneToNone) {
  Table t(4);
  t.hand(0, "AK1 AK2").hand(1, "AK3 AK4 AK5").hand(2, "AK6 AK7 AK8 AK9");

  t.play({"build AK", "lay AK2", "lay AK1", "done", "end"});
  t.play({"build AK", "lay AK5", "lay AK4"});
  EXPECT_FALSE(t.offers("done"));
  t.play({"lay AK3", "done", "end"});

  EXPECT_EQ(t.seat(), 2);
  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-2");
}

// [W-BUILD-1] Each monument has its own availability.
TEST(Build, AvailabilityOfOtherMonumentsIsNotTouched) {
  Table t(4);
  t.hand(0, "PE1 PE2");

  t.exhibit("blue", "AK 9 7").exhibit("green", "AK 8 6 5");

  EXPECT_TRUE(t.offers("build PE"));
}

// [W-BUILD-2] A monument that two others have built cannot be built.
TEST(Build, ThirdBuilderIsRefused) {
  Table t(4);

  t.hand(0, "AK1 AK2 AK3 AK4").exhibit("blue", "AK 9 7").exhibit("yellow", "AK 8 6 5");

  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-2");
}

// [W-BUILD-2] The third builder is refused although both builds are down to one card.
TEST(Build, ThirdBuilderIsRefusedAgainstTwoRuins) {
  Table t(4);

  t.hand(0, "AK1 AK2 AK3 AK4").exhibit("blue", "AK 9").exhibit("yellow", "AK 8");

  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-2");
}

// [W-BUILD-2] A player cannot build the same monument twice.
TEST(Build, OwnMonumentCannotBeBuiltAgain) {
  Table t(4);

  t.hand(0, "AK1 AK2 AK3").exhibit("red", "AK 9 7");

  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-2");
  EXPECT_TRUE(t.offers("improve AK"));
}

// [W-BUILD-2] Not even when stories have left one card of it.
TEST(Build, OwnRuinCannotBeBuiltAgain) {
  Table t(4);

  t.hand(0, "AK1 AK2 AK3").exhibit("red", "AK 9");

  EXPECT_EQ(t.refuses("build AK"), "W-BUILD-2");
  EXPECT_TRUE(t.offers("improve AK"));
}

// [W-BUILD-3] The builder chooses the order; the first card laid is at the bottom.
TEST(Build, BuilderChoosesTheOrder) {
  Table t(4);
  t.hand(0, "AK1 AK5 AK9");

  t.play({"build AK", "lay AK5", "lay AK9", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "5 9 1");
}

// [W-BUILD-3] The last card laid is the top card, the one a story takes.
TEST(Build, LastCardLaidIsTheTopCard) {
  Table t(4);
  t.hand(0, "AK1 AK9");

  t.play({"build AK", "lay AK1", "lay AK9", "done", "end"});
  t.play("story");

  EXPECT_EQ(t.pages(), "AK9");
  EXPECT_EQ(t.exhibition("red", "AK"), "1");
}

// [W-BUILD-3] A card laid cannot be laid again.
TEST(Build, CardIsLaidOnce) {
  Table t(4);
  t.hand(0, "AK1 AK9");

  t.play({"build AK", "lay AK1"});

  EXPECT_FALSE(t.offers("lay AK1"));
  EXPECT_TRUE(t.offers("lay AK9"));
}

// [W-IMPROVE-1] Cards are added on top, in a chosen order; those already there keep theirs.
TEST(Improve, AddsCardsOnTop) {
  Table t(4);
  t.hand(0, "AK2 AK8").exhibit("red", "AK 3 9");

  t.play({"improve AK", "lay AK8", "lay AK2", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "3 9 8 2");
  EXPECT_EQ(t.hand(0), "");
}

// [W-IMPROVE-1] An improvement is one action whatever the number of cards.
TEST(Improve, IsOneActionForManyCards) {
  Table t(4);
  t.hand(0, "AK1 AK2 AK4 AK8").exhibit("red", "AK 3 9");

  t.play({"improve AK", "lay AK8", "lay AK4", "lay AK2", "lay AK1", "done"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.actions_left(), 2);
}

// [W-IMPROVE-1] One card is enough, also for the second builder.
TEST(Improve, OneCardIsEnough) {
  Table t(4);
  t.hand(0, "AK1").exhibit("blue", "AK 9 7").exhibit("red", "AK 8 6 5");

  t.play({"improve AK", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "8 6 5 1");
}

// [W-IMPROVE-1] At least one card must be added.
TEST(Improve, NeedsAtLeastOneCard) {
  Table t(4);
  t.hand(0, "AK1").exhibit("red", "AK 9 7").exhibit("red", "PE 4 3");
  EXPECT_EQ(t.refuses("improve PE"), "W-IMPROVE-1");

  t.play("improve AK");

  EXPECT_FALSE(t.offers("done"));
}

// [W-IMPROVE-1] The player may keep cards of the monument in hand.
TEST(Improve, CardsMayBeKeptInHand) {
  Table t(4);
  t.hand(0, "AK1 AK2").exhibit("red", "AK 9 7");

  t.play({"improve AK", "lay AK2", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "9 7 2");
  EXPECT_EQ(t.hand(0), "AK1");
}

// [W-IMPROVE-1] Only cards of that monument are added.
TEST(Improve, OnlyCardsOfThatMonument) {
  Table t(4);
  t.hand(0, "AK1 PE1").exhibit("red", "AK 9 7");

  t.play("improve AK");

  EXPECT_TRUE(t.offers("lay AK1"));
  EXPECT_FALSE(t.offers("lay PE1"));
}

// [W-IMPROVE-1] A monument one has not built, or only another has built, cannot be improved.
TEST(Improve, NeedsAnOwnBuild) {
  Table t(4);

  t.hand(0, "AK1 PE1").exhibit("blue", "PE 9 7");

  EXPECT_EQ(t.refuses("improve AK"), "W-IMPROVE-1");
  EXPECT_EQ(t.refuses("improve PE"), "W-IMPROVE-1");
}

// [W-IMPROVE-1] A build reduced to one card can be improved.
TEST(Improve, RestoresARuin) {
  Table t(4);
  t.hand(0, "AK1").exhibit("red", "AK 9");

  t.play({"improve AK", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "9 1");
}

// [W-IMPROVE-1] A monument built in this turn can be improved in this turn.
TEST(Improve, FreshBuildCanBeImproved) {
  Table t(4);
  t.hand(0, "AK1 AK2 AK3");

  t.play({"build AK", "lay AK3", "lay AK2", "done", "improve AK", "lay AK1", "done"});

  EXPECT_EQ(t.exhibition("red", "AK"), "3 2 1");
  EXPECT_EQ(t.actions_left(), 1);
}

}  // namespace
}  // namespace stele::monuments
