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

// [M-ACQ-BLD] A Basic Building is paid in Production and goes from its pile onto the City deck.
TEST(Acquire, ABasicBuildingGoesOntoTheCityDeck) {
  MonumentalTable t;
  t.deck(1, {"library", "fort"}).discard(1, {}).have(1, 4, "production");

  t.play("acquire archery-range");

  EXPECT_EQ(t.deck(1), (Cards{"archery-range", "library", "fort"}));
  EXPECT_EQ(t.discard(1), Cards{});
  EXPECT_EQ(t.pile("archery-range"), 9);
  EXPECT_EQ(t.pile("workshop"), 10);
  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-ACQ-BLD] A Building of the track is paid in Production, goes onto the City deck and leaves its place empty.
TEST(Acquire, ABuildingOfTheTrackGoesOntoTheCityDeck) {
  MonumentalTable t;
  t.track({"shipyard", "market", "academy", "navigation", "stonehenge", "pharmacy"}).deck(1, {"library"}).have(1, 6, "production");

  t.play("acquire academy");

  EXPECT_EQ(t.deck(1), (Cards{"academy", "library"}));
  EXPECT_EQ(t.track(), (Cards{"shipyard", "market", "", "navigation", "stonehenge", "pharmacy"}));
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-ACQ-BLD] Several Buildings may be acquired; the last one lies on top.
TEST(Acquire, TheLastBuildingLiesOnTop) {
  MonumentalTable t;
  t.deck(1, {"library"}).have(1, 9, "production");

  t.play({"acquire workshop", "acquire laboratory", "acquire workshop"});

  EXPECT_EQ(t.deck(1), (Cards{"workshop", "laboratory", "workshop", "library"}));
  EXPECT_EQ(t.pile("workshop"), 8);
  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-ACQ-BLD] Science and Military do not pay for a Building.
TEST(Acquire, OnlyProductionPaysForABuilding) {
  MonumentalTable t;
  t.track({"shipyard", "market", "academy", "navigation", "stonehenge", "pharmacy"});
  t.have(1, 2, "production").have(1, 9, "science").have(1, 9, "military").have(1, 9, "culture");

  EXPECT_FALSE(t.offers("acquire workshop"));
  EXPECT_FALSE(t.offers("acquire shipyard"));
  t.have(1, 3, "production");

  EXPECT_TRUE(t.offers("acquire workshop"));
  EXPECT_TRUE(t.offers("acquire shipyard"));
  EXPECT_FALSE(t.offers("acquire academy"));
}

// [M-ACQ-BLD] An empty pile sells nothing.
TEST(Acquire, AnEmptyPileSellsNothing) {
  MonumentalTable t;
  t.pile("workshop", 1).have(1, 9, "production");

  t.play("acquire workshop");

  EXPECT_EQ(t.pile("workshop"), 0);
  EXPECT_FALSE(t.offers("acquire workshop"));
  EXPECT_EQ(t.refused("acquire workshop"), "M-ACQ-BLD");
  EXPECT_TRUE(t.offers("acquire laboratory"));
}

// [M-ACQ-BLD] Only cards of the track and of the piles are for sale, not those that lie in the Development deck or in a City.
TEST(Acquire, OnlyTheTrackAndThePilesSell) {
  MonumentalTable t;
  t.track({"shipyard", "-", "-", "navigation", "-", "-"}).development({"market", "academy", "pharmacy"});
  t.discard(1, {"guildhall"}).discard(2, {"monastery"}).have(1, 20, "production").have(1, 20, "science");

  const Cards sold = t.options("acquire");

  EXPECT_EQ(
      std::set<std::string>(sold.begin(), sold.end()),
      (std::set<std::string>{"acquire shipyard", "acquire navigation", "acquire workshop", "acquire laboratory", "acquire archery-range"}));
}

// [M-ACQ-BLD] What has just been acquired is drawn first when the City is completed.
TEST(Acquire, AnAcquiredCardIsDrawnFirst) {
  MonumentalTable t;
  t.city(1, {"fort", "-", "fort", "fort", "fort", "fort", "fort", "-", "fort"}).deck(1, {"library", "mine"});
  t.track({"shipyard", "market", "quarry", "academy", "navigation", "irrigation"});
  t.development({"pharmacy", "mathematics", "bronze-working", "alhambra", "monastery", "guildhall"}).have(1, 3, "production");

  t.play({"acquire workshop", "end"});

  EXPECT_EQ(t.at(1, "a2"), "workshop");
  EXPECT_EQ(t.at(1, "c2"), "library");
}

// [M-ACQ-KNO] A Knowledge is paid in Science and goes onto the City deck.
TEST(Acquire, AKnowledgeGoesOntoTheCityDeck) {
  MonumentalTable t;
  t.track({"shipyard", "market", "academy", "navigation", "stonehenge", "bronze-working"}).deck(1, {"library"});
  t.have(1, 5, "science").have(1, 3, "production");

  t.play("acquire bronze-working");

  EXPECT_EQ(t.deck(1), (Cards{"bronze-working", "library"}));
  EXPECT_EQ(t.track(), (Cards{"shipyard", "market", "academy", "navigation", "stonehenge", ""}));
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "production"), 3);
}

// [M-ACQ-KNO] Production and Military do not pay for a Knowledge.
TEST(Acquire, OnlySciencePaysForAKnowledge) {
  MonumentalTable t;
  t.track({"shipyard", "market", "academy", "navigation", "stonehenge", "pharmacy"});
  t.have(1, 1, "science").have(1, 9, "production").have(1, 9, "military").have(1, 9, "culture");

  EXPECT_FALSE(t.offers("acquire navigation"));
  t.have(1, 2, "science");

  EXPECT_TRUE(t.offers("acquire navigation"));
  EXPECT_FALSE(t.offers("acquire pharmacy"));
}

// [M-ACQ-KNO] A Knowledge in the City deck counts for its owner at once.
TEST(Acquire, AnAcquiredKnowledgeIsOwned) {
  MonumentalTable t;
  t.track({"shipyard", "market", "academy", "navigation", "stonehenge", "pharmacy"}).have(1, 5, "science");
  const int before = t.points(1, "knowledge");

  t.play({"acquire navigation", "acquire pharmacy"});

  EXPECT_EQ(t.points(1, "knowledge"), before + 2);
}

// [M-ACQ-WON] A Wonder costs its first section now and lies beside the City, neither in the deck nor completed.
TEST(Acquire, AWonderIsBegunForItsFirstCost) {
  MonumentalTable t;
  t.track({"shipyard", "pyramids", "academy", "navigation", "stonehenge", "pharmacy"}).deck(1, {"library"}).have(1, 6, "production");

  t.play("acquire pyramids");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.begun(1), "pyramids");
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.track(), (Cards{"shipyard", "", "academy", "navigation", "stonehenge", "pharmacy"}));
  EXPECT_EQ(t.deck(1), Cards{"library"});
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.wonder_on(7), "");
  EXPECT_EQ(t.points(1, "wonders"), 0);
}

// [M-ACQ-WON] Science and Military do not pay for a Wonder, and its first cost is enough to begin it.
TEST(Acquire, OnlyProductionPaysForAWonder) {
  MonumentalTable t;
  t.track({"shipyard", "pyramids", "academy", "navigation", "stonehenge", "pharmacy"});
  t.have(1, 3, "production").have(1, 9, "science").have(1, 9, "military").have(1, 9, "culture");

  EXPECT_FALSE(t.offers("acquire pyramids"));
  EXPECT_TRUE(t.offers("acquire stonehenge"));
  t.have(1, 4, "production");

  EXPECT_TRUE(t.offers("acquire pyramids"));
}

// [M-ACQ-WON] A begun Wonder stays beside the City when the turn ends.
TEST(Acquire, ABegunWonderStaysBesideTheCity) {
  MonumentalTable t;
  t.city(2, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.track({"shipyard", "pyramids", "quarry", "academy", "navigation", "irrigation"});
  t.development({"pharmacy", "mathematics", "bronze-working", "alhambra", "monastery", "guildhall"}).have(1, 4, "production");

  t.play({"acquire pyramids", "end"});

  EXPECT_EQ(t.active(), 2);
  EXPECT_EQ(t.begun(1), "pyramids");
  EXPECT_EQ(t.begun(2), "");
  EXPECT_FALSE(holds(t.discard(1), "pyramids"));
  EXPECT_FALSE(holds(t.track_discard(), "pyramids"));
}

// [M-ACQ-ONE] One Wonder at a time: the new one may stay, then the old one leaves the game.
TEST(Acquire, TheNewWonderMayStay) {
  MonumentalTable t;
  t.begun(1, "stonehenge").track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"}).have(1, 4, "production");

  t.play("acquire pyramids");
  EXPECT_TRUE(t.offers("card stonehenge"));
  EXPECT_TRUE(t.offers("card pyramids"));
  t.play("card pyramids");

  EXPECT_EQ(t.begun(1), "pyramids");
  EXPECT_TRUE(holds(t.removed(), "stonehenge"));
  EXPECT_FALSE(holds(t.removed(), "pyramids"));
  EXPECT_FALSE(holds(t.track(), "stonehenge"));
}

// [M-ACQ-ONE] The old one may stay: the new one is paid for and leaves the game.
TEST(Acquire, TheOldWonderMayStay) {
  MonumentalTable t;
  t.begun(1, "stonehenge").track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"}).have(1, 4, "production");

  t.play({"acquire pyramids", "card stonehenge"});

  EXPECT_EQ(t.begun(1), "stonehenge");
  EXPECT_TRUE(holds(t.removed(), "pyramids"));
  EXPECT_FALSE(holds(t.removed(), "stonehenge"));
  EXPECT_FALSE(holds(t.track(), "pyramids"));
  EXPECT_FALSE(holds(t.track_discard(), "pyramids"));
  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-ACQ-ONE] The Wonder that stays is completed at its own second cost: 3 for Stonehenge, 5 for the Pyramids.
TEST(Acquire, TheWonderThatStaysIsTheOneToComplete) {
  MonumentalTable t;
  t.begun(1, "stonehenge").track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"}).have(1, 8, "production");

  t.play({"acquire pyramids", "card pyramids"});

  EXPECT_EQ(t.has(1, "production"), 4);
  EXPECT_FALSE(t.offers("complete"));
}

// [M-ACQ-ONE] The Wonder of an opponent is no obstacle.
TEST(Acquire, EachPlayerMayHaveAWonderUnderConstruction) {
  MonumentalTable t;
  t.begun(2, "great-wall").track({"shipyard", "pyramids", "academy", "navigation", "market", "pharmacy"}).have(1, 4, "production");

  t.play("acquire pyramids");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.begun(1), "pyramids");
  EXPECT_EQ(t.begun(2), "great-wall");
}

// [M-TAKE-1] A card that is taken costs nothing and goes onto the City deck.
TEST(Acquire, ATakenCardCostsNothing) {
  MonumentalTable t;
  t.token(11, "barbarian-hyksos").deck(1, {"fort"}).have(1, 2, "military").have(1, 5, "production").have(1, 5, "gold");

  t.play({"conquer 11", "soldier 7", "soldier 7", "choose 2", "card laboratory"});

  EXPECT_EQ(t.deck(1), (Cards{"laboratory", "fort"}));
  EXPECT_EQ(t.pile("laboratory"), 9);
  EXPECT_EQ(t.has(1, "production"), 5);
  EXPECT_EQ(t.has(1, "gold"), 5);
}

// [M-TAKE-1] Nothing can be taken from an empty pile.
TEST(Acquire, NothingIsTakenFromAnEmptyPile) {
  MonumentalTable t;
  t.token(11, "barbarian-hyksos").pile("workshop", 0).have(1, 2, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7", "choose 2"});

  EXPECT_FALSE(t.offers("card workshop"));
  EXPECT_TRUE(t.offers("card laboratory"));
  EXPECT_TRUE(t.offers("card archery-range"));
}

// [M-TAKE-1] A card of the track is taken without paying, of the kind and up to the price that the text names.
TEST(Acquire, ACardOfTheTrackIsTaken) {
  MonumentalTable t;
  t.token(11, "barbarian-pechenegs").track({"university", "guildhall", "alchemy", "stonehenge", "monastery", "compass"});
  t.deck(1, {"fort"}).have(1, 4, "military").have(1, 9, "production");

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "choose 2"});
  EXPECT_TRUE(t.offers("card monastery"));
  EXPECT_FALSE(t.offers("card university"));
  EXPECT_FALSE(t.offers("card alchemy"));
  EXPECT_FALSE(t.offers("card stonehenge"));
  t.play("card guildhall");

  EXPECT_EQ(t.deck(1), (Cards{"guildhall", "fort"}));
  EXPECT_EQ(t.track(), (Cards{"university", "", "alchemy", "stonehenge", "monastery", "compass"}));
  EXPECT_EQ(t.has(1, "production"), 9);
}

// [M-TAKE-1] Taking is not acquiring: what rewards an acquisition stays silent.
TEST(Acquire, TakingIsNotAcquiring) {
  MonumentalTable t(MonumentalTable::With{.civs = {"china", "egypt"}});
  t.policies(1, {"imperial-examinations"}).token(11, "barbarian-hyksos").have(1, 2, "military").have(1, 3, "production");

  t.play({"conquer 11", "soldier 7", "soldier 7", "choose 2", "card workshop"});
  EXPECT_EQ(t.has(1, "science"), 0);
  t.play("acquire workshop");

  EXPECT_EQ(t.has(1, "science"), 1);
}

}  // namespace
}  // namespace stele::kit
