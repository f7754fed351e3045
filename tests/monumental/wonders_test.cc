#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Cards = std::vector<std::string>;

bool holds(const Cards& cards, const std::string& card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

std::set<std::string> set_of(const Cards& options) { return {options.begin(), options.end()}; }

// [M-WON-1] A begun Wonder is completed for its second cost in Production.
TEST(Wonders, AWonderIsCompletedForItsSecondCost) {
  MonumentalTable t;
  t.begun(1, "pyramids").hold(1, 6, 1).deck(1, {"library"}).have(1, 7, "production");

  t.play({"complete", "place 6"});

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.deck(1), (Cards{"pyramids", "library"}));
  EXPECT_EQ(t.points(1, "wonders"), 2);
}

// [M-WON-1] Both steps may happen in the same turn, each paid for.
TEST(Wonders, BothStepsMayHappenInOneTurn) {
  MonumentalTable t;
  t.track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"}).hold(1, 6, 1).have(1, 9, "production");

  t.play({"acquire pyramids", "complete", "place 7"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.wonder_on(7), "pyramids");
  EXPECT_EQ(t.points(1, "wonders"), 2);
}

// [M-WON-1] Without the whole second cost there is no completion; Science and Military do not count.
TEST(Wonders, TheSecondCostIsPaidInProductionOnly) {
  MonumentalTable t;
  t.begun(1, "pyramids").hold(1, 6, 1).have(1, 4, "production").have(1, 9, "science").have(1, 9, "military");

  EXPECT_FALSE(t.offers("complete"));
  t.have(1, 5, "production");

  EXPECT_TRUE(t.offers("complete"));
}

// [M-WON-1] Without a begun Wonder there is nothing to complete; the opponent's is not one's own.
TEST(Wonders, NothingBegunNothingToComplete) {
  MonumentalTable t;
  t.begun(2, "stonehenge").track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"}).have(1, 20, "production");

  EXPECT_FALSE(t.offers("complete"));
}

// [M-WON-2] The bonus is gained once on completion, not on acquiring.
TEST(Wonders, TheBonusIsGainedOnCompletion) {
  MonumentalTable t;
  t.track({"shipyard", "notre-dame", "academy", "navigation", "market", "pharmacy"}).hold(1, 6, 1).have(1, 11, "production");

  t.play("acquire notre-dame");
  EXPECT_EQ(t.has(1, "culture"), 0);
  t.play({"complete", "place 6"});

  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-WON-2] Completing does not produce what the City card produces.
TEST(Wonders, CompletingDoesNotProduce) {
  MonumentalTable t;
  t.begun(1, "stonehenge").hold(1, 6, 1).have(1, 3, "production");

  t.play({"complete", "place 6"});

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-WON-2] The bonus comes before the card goes onto the deck: the Wonder lies above the Building that its bonus took.
TEST(Wonders, TheWonderLiesAboveWhatItsBonusTook) {
  MonumentalTable t;
  t.begun(1, "hanging-gardens").hold(1, 6, 1).deck(1, {"library"}).have(1, 4, "production");

  t.play({"complete", "card workshop", "place 6"});

  EXPECT_EQ(t.deck(1), (Cards{"hanging-gardens", "workshop", "library"}));
}

// [M-WON-2] The bonus comes before the card goes onto the deck: the progress of the Cathedral draws the old top card.
TEST(Wonders, ABonusThatDrawsDoesNotDrawTheWonderItself) {
  MonumentalTable t;
  t.begun(1, "florence-cathedral").hold(1, 6, 1).deck(1, {"library", "fort"}).have(1, 6, "production");

  t.play({"complete", "yes", "place 6"});

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.deck(1), (Cards{"florence-cathedral", "fort"}));
}

// [M-WON-2] [M-ACQ-ONE] The marker returns: another Wonder can be begun and none leaves the game.
TEST(Wonders, AfterCompletionAnotherWonderCanBeBegun) {
  MonumentalTable t;
  t.begun(1, "stonehenge")
      .track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"})
      .hold(1, 6, 1)
      .have(1, 7, "production");

  t.play({"complete", "place 6"});
  EXPECT_EQ(t.begun(1), "");
  EXPECT_FALSE(t.offers("complete"));
  t.play("acquire pyramids");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.begun(1), "pyramids");
  EXPECT_FALSE(holds(t.removed(), "stonehenge"));
}

// [M-WON-2] What rewards the completion of a Wonder comes on top of its bonus.
TEST(Wonders, CompletingAWonderTriggersThePolicy) {
  MonumentalTable t(MonumentalTable::With{.civs = {"china", "egypt"}});
  t.policies(1, {"guided-tours"}).begun(1, "stonehenge").hold(1, 6, 1).have(1, 3, "production");

  t.play({"complete", "place 6"});

  EXPECT_EQ(t.has(1, "culture"), 3);
}

// [M-WON-3] The token goes on a province one controls or on one's Capital, nowhere else.
TEST(Wonders, TheTokenGoesOnAControlledTile) {
  MonumentalTable t;
  t.begun(1, "pyramids").hold(1, 6, 1).hold(1, 11, 0, false, true).hold(2, 12, 1).explorer(1, 1, 3).have(1, 5, "production");

  t.play("complete");
  EXPECT_EQ(set_of(t.options("place")), (std::set<std::string>{"place 6", "place 7", "place 11"}));
  t.play("place 11");

  EXPECT_EQ(t.wonder_on(11), "pyramids");
  EXPECT_EQ(t.wonder_on(6), "");
  EXPECT_EQ(t.wonder_on(7), "");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-WON-3] One Wonder per tile, whoever built it.
TEST(Wonders, OneWonderPerTile) {
  MonumentalTable t;
  t.begun(1, "pyramids").hold(1, 6, 1).hold(1, 11, 1).hold(1, 12, 1).wonder_on(6, "great-wall").wonder_on(7, "stonehenge");
  t.discard(2, {"great-wall"}).discard(1, {"stonehenge"}).have(1, 5, "production");

  t.play("complete");

  EXPECT_EQ(set_of(t.options("place")), (std::set<std::string>{"place 11", "place 12"}));
}

// [M-WON-3] With no free tile the Wonder cannot be completed, but it can still be begun.
TEST(Wonders, WithoutAFreeTileNoWonderIsCompleted) {
  MonumentalTable t;
  t.begun(1, "pyramids").wonder_on(7, "great-wall").hold(1, 6, 1).wonder_on(6, "hagia-sophia").have(1, 20, "production");
  t.track({"shipyard", "stonehenge", "academy", "navigation", "market", "pharmacy"});

  EXPECT_FALSE(t.offers("complete"));
  EXPECT_EQ(t.refused("complete"), "M-WON-3");
  EXPECT_TRUE(t.offers("acquire stonehenge"));
  t.hold(1, 11, 1);

  EXPECT_TRUE(t.offers("complete"));
}

// [M-WON-3] A province without a Wonder token does not count when an Explorer alone stands there.
TEST(Wonders, AnExplorerAloneGivesNoPlaceForAWonder) {
  MonumentalTable t;
  t.begun(1, "pyramids").wonder_on(7, "great-wall").explorer(1, 1, 6).have(1, 20, "production");

  EXPECT_FALSE(t.offers("complete"));
}

// [M-WON-3] A Wonder token adds 2 to the defence of its province.
TEST(Wonders, AWonderAddsTwoToTheDefence) {
  MonumentalTable plain;
  plain.hold(1, 10, 6).hold(2, 14, 1).have(1, 2, "military");
  MonumentalTable t;
  t.hold(1, 10, 6).hold(2, 14, 1).wonder_on(14, "great-wall").have(1, 3, "military");

  EXPECT_TRUE(plain.offers("conquer 14"));
  EXPECT_FALSE(t.offers("conquer 14"));
  t.have(1, 4, "military").play({"conquer 14", "soldier 10", "soldier 10", "soldier 10", "soldier 10"});

  EXPECT_EQ(t.holder(14), 1);
  EXPECT_EQ(t.soldiers(14), 4);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-WON-3] The 2 of defence hold from the moment the token is placed.
TEST(Wonders, AWonderJustCompletedDefendsItsProvince) {
  MonumentalTable t;
  t.begun(1, "stonehenge").hold(1, 10, 1).hold(2, 14, 4).have(1, 3, "production");

  t.play({"complete", "place 10"});
  t.turn_of(2).have(2, 2, "military");

  EXPECT_FALSE(t.offers("conquer 10"));
  t.have(2, 3, "military");
  EXPECT_TRUE(t.offers("conquer 10"));
}

// [M-WON-4] A conquered province keeps its Wonder token; the card and its points stay with the builder.
TEST(Wonders, TheCardAndThePointsStayWithTheBuilder) {
  MonumentalTable t;
  t.hold(1, 10, 4).hold(2, 9, 1).wonder_on(9, "great-wall").discard(2, {"great-wall"}).have(1, 3, "military");

  t.play({"conquer 9", "soldier 10", "soldier 10", "soldier 10"});

  EXPECT_EQ(t.holder(9), 1);
  EXPECT_EQ(t.wonder_on(9), "great-wall");
  EXPECT_TRUE(holds(t.discard(2), "great-wall"));
  EXPECT_EQ(t.points(2, "wonders"), 2);
  EXPECT_EQ(t.points(1, "wonders"), 0);
}

// [M-WON-4] The token adds 2 to the defence for the new holder, against its builder too.
TEST(Wonders, TheTokenDefendsTheConqueror) {
  MonumentalTable t;
  t.hold(1, 10, 4).hold(2, 9, 1).wonder_on(9, "great-wall").discard(2, {"great-wall"}).have(1, 3, "military");

  t.play({"conquer 9", "soldier 10", "soldier 10", "soldier 10"});
  t.turn_of(2).have(2, 4, "military");

  EXPECT_FALSE(t.offers("conquer 9"));
  t.have(2, 5, "military");
  EXPECT_TRUE(t.offers("conquer 9"));
}

// [M-WON-4] [M-WON-3] The tile of a conquered Wonder is not free for a Wonder of the conqueror.
TEST(Wonders, AConqueredWonderOccupiesItsTile) {
  MonumentalTable t;
  t.begun(1, "stonehenge").hold(1, 10, 4).hold(2, 9, 1).wonder_on(9, "great-wall").discard(2, {"great-wall"});
  t.have(1, 3, "military").have(1, 3, "production");

  t.play({"conquer 9", "soldier 10", "soldier 10", "soldier 10", "complete"});

  EXPECT_EQ(set_of(t.options("place")), (std::set<std::string>{"place 7", "place 10"}));
}

// [M-WON-5] "A section of a Wonder" may be the second section of the begun one.
TEST(Wonders, ASectionMayBeTheSecondOfTheBegunWonder) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "library+rib-vault", "-", "-", "-", "-"}).activated({"b2"}).begun(1, "pyramids").hold(1, 6, 1);
  t.track({"shipyard", "stonehenge", "academy", "navigation", "market", "pharmacy"}).deck(1, {"fort"}).have(1, 1, "production");

  t.play("use b2k");
  EXPECT_TRUE(t.offers("section"));
  EXPECT_TRUE(t.offers("card stonehenge"));
  t.play({"section", "place 6"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.begun(1), "");
  EXPECT_EQ(t.deck(1), (Cards{"pyramids", "fort"}));
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.wonder_on(6), "pyramids");
}

// [M-WON-5] [M-ACQ-WON] It may be the first section of a Wonder on the track, which is then begun.
TEST(Wonders, ASectionMayBeTheFirstOfAWonderOnTheTrack) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "library+rib-vault", "-", "-", "-", "-"}).activated({"b2"}).have(1, 1, "production");
  t.track({"shipyard", "stonehenge", "angkor-wat", "sydney-opera-house", "market", "pharmacy"}).deck(1, {"fort"});

  t.play("use b2k");
  EXPECT_FALSE(t.offers("card sydney-opera-house"));
  EXPECT_FALSE(t.offers("card shipyard"));
  EXPECT_TRUE(t.offers("card stonehenge"));
  t.play("card angkor-wat");

  EXPECT_EQ(t.begun(1), "angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.track(), (Cards{"shipyard", "stonehenge", "", "sydney-opera-house", "market", "pharmacy"}));
  EXPECT_EQ(t.deck(1), Cards{"fort"});
}

// [M-WON-5] A discount never gives anything back: the price is not below 0.
TEST(Wonders, ADiscountGivesNothingBack) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "library+rib-vault", "-", "-", "-", "-"}).activated({"b2"}).have(1, 1, "production");
  t.track({"shipyard", "stonehenge", "great-wall", "navigation", "market", "pharmacy"});

  t.play({"use b2k", "card stonehenge"});

  EXPECT_EQ(t.begun(1), "stonehenge");
  EXPECT_EQ(t.has(1, "production"), 1);
}

// [M-WON-5] [M-ACQ-ONE] A Wonder taken so while another is begun asks which one stays.
TEST(Wonders, ASectionOfASecondWonderAsksWhichOneStays) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "library+rib-vault", "-", "-", "-", "-"}).activated({"b2"}).begun(1, "stonehenge").hold(1, 6, 1);
  t.track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"});

  t.play({"use b2k", "card pyramids"});
  EXPECT_TRUE(t.offers("card stonehenge"));
  EXPECT_TRUE(t.offers("card pyramids"));
  t.play("card stonehenge");

  EXPECT_EQ(t.begun(1), "stonehenge");
  EXPECT_TRUE(holds(t.removed(), "pyramids"));
}

// [M-WON-5] The Pharaoh's Barge is archived and completes a section whatever it costs.
TEST(Wonders, TheBargeCompletesTheDearestSection) {
  MonumentalTable t(MonumentalTable::With{.civs = {"egypt", "japan"}});
  t.city(1, {"-", "-", "-", "-", "pharaohs-barge", "-", "-", "-", "-"}).activated({"b2"}).begun(1, "taj-mahal").hold(1, 6, 1);
  t.track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"}).deck(1, {"fort"});

  t.play({"use b2", "section", "place 6"});

  EXPECT_EQ(t.archived(1), Cards{"pharaohs-barge"});
  EXPECT_EQ(t.at(1, "b2"), "");
  EXPECT_EQ(t.deck(1), (Cards{"taj-mahal", "fort"}));
  EXPECT_EQ(t.has(1, "culture"), 2);
  EXPECT_EQ(t.points(1, "wonders"), 2);
}

// [M-WON-5] Without a begun Wonder and without a Wonder on the track there is no section to complete.
TEST(Wonders, NoSectionWithoutAWonder) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "library+rib-vault", "-", "-", "-", "-"})
      .activated({"b2"})
      .begun(2, "stonehenge")
      .have(1, 20, "production");
  t.track({"shipyard", "quarry", "academy", "navigation", "market", "pharmacy"});

  EXPECT_FALSE(t.offers("use b2k"));
}

// [M-WON-5] [M-WON-3] A text cannot complete a Wonder for which there is no free tile.
TEST(Wonders, NoSecondSectionWithoutAFreeTile) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "library+rib-vault", "-", "-", "-", "-"})
      .activated({"b2"})
      .begun(1, "stonehenge")
      .wonder_on(7, "great-wall");
  t.track({"shipyard", "quarry", "academy", "navigation", "market", "pharmacy"}).have(1, 20, "production");

  EXPECT_FALSE(t.offers("use b2k"));
}

}  // namespace
}  // namespace stele::kit
