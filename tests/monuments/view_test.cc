#include "games/monuments/view.h"

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

// [W-INFO-1] A view holds the own hand and only the sizes of the others.
TEST(View, HandsAndThePileAreHidden) {
  Table t(4);
  t.hand(0, "AK1 AK2").hand(1, "PE3");
  const View v = view(t.state(), PlayerId{0});
  EXPECT_EQ(v.hand.size(), 2);
  EXPECT_EQ(v.hand_sizes[1], 1);
  const std::string json = view_to_json(Monuments::catalogue(), v).dump();
  EXPECT_EQ(json.find("PE3"), std::string::npos) << json;
  EXPECT_NE(json.find("AK1"), std::string::npos) << json;
  const std::string spectator = view_to_json(Monuments::catalogue(), view(t.state(), {})).dump();
  EXPECT_EQ(spectator.find("AK1"), std::string::npos) << spectator;
}

// [W-INFO-2] What was taken face up stays known, also in guesses.
TEST(View, ACardTakenFaceUpStaysKnownUntilItIsPlayed) {
  Table t(4);
  t.display("AK1 PY8 PY9").hand(0, "AK2");
  t.play("take AK1");
  EXPECT_TRUE(view(t.state(), PlayerId{2}).board.shown[0].contains(kit::card("AK1")));
  Rng rng{1};
  for (int i = 0; i < 20; ++i)
    EXPECT_TRUE(determinize(Monuments::catalogue(), view(t.state(), PlayerId{2}), rng).hands[0].contains(kit::card("AK1")));
  t.play({"build AK", "lay AK1", "lay AK2", "done"});
  EXPECT_TRUE(view(t.state(), PlayerId{2}).board.shown[0].empty());
}

// [W-INFO-2] Nobody else sees a choice before it is complete.
TEST(View, AChoiceInProgressIsSeenByItsPlayerOnly) {
  Table t(4);
  t.hand(0, "AK1 AK2");
  const View before = view(t.state(), PlayerId{1});
  t.play({"build AK", "lay AK2"});
  EXPECT_EQ(view(t.state(), PlayerId{1}), before);
  EXPECT_EQ(view(t.state(), PlayerId{0}).chosen.size(), 1u);
  EXPECT_TRUE(t.log().empty());
  t.play({"lay AK1", "done"});
  EXPECT_NE(view(t.state(), PlayerId{1}), before);
}

TEST(View, OnlyThePlayerSeesWhichCardWasDrawn) {
  const Event drew{EventKind::Drew, PlayerId{0}, {}, {}, 5};
  EXPECT_EQ(seen_by(drew, PlayerId{0}), drew);
  EXPECT_EQ(seen_by(drew, PlayerId{1})->what, 0);
  EXPECT_TRUE(reveals(*seen_by(drew, PlayerId{0})));
  EXPECT_FALSE(reveals(*seen_by(drew, PlayerId{1})));
  EXPECT_EQ(describe(Monuments::catalogue(), *seen_by(drew, PlayerId{})).en, "Player 1 drew a card from the pile");
}

TEST(View, UnseenCardsAreEverywhereInGuesses) {
  Table t(4);
  t.hand(1, "PE3 PE4");
  Rng rng{3};
  int elsewhere = 0;
  for (int i = 0; i < 200; ++i)
    elsewhere += determinize(Monuments::catalogue(), view(t.state(), PlayerId{0}), rng).hands[1].contains(kit::card("PE3")) ? 0 : 1;
  EXPECT_GT(elsewhere, 150);  // 2 of 105 unseen cards are in that hand
}

}  // namespace
}  // namespace stele::monuments
