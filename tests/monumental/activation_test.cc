#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Cards = std::vector<std::string>;

// Nothing of the track or of the opponent disturbs a turn that ends.
void calm(MonumentalTable& t) {
  t.city(2, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.track({"shipyard", "market", "quarry", "academy", "navigation", "irrigation"});
  t.development({"pharmacy", "mathematics", "bronze-working", "alhambra", "monastery", "guildhall", "university", "alchemy", "compass",
                 "chivalry", "rib-vault", "aviation"});
}

// [M-TURN-1] [M-ACT-1] The City is activated, a row and then a column, before any action is possible.
TEST(Activation, TheCityIsActivatedBeforeAnyAction) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.have(1, 9, "gold").have(1, 5, "culture").before_activation();

  EXPECT_EQ(t.options().size(), 3u);
  EXPECT_TRUE(t.offers("row a"));
  EXPECT_TRUE(t.offers("row b"));
  EXPECT_TRUE(t.offers("row c"));
  t.play("row b");

  EXPECT_EQ(t.options().size(), 3u);
  EXPECT_TRUE(t.offers("column 1"));
  EXPECT_TRUE(t.offers("column 2"));
  EXPECT_TRUE(t.offers("column 3"));
  EXPECT_FALSE(t.offers("acquire workshop"));
  EXPECT_FALSE(t.offers("end"));
}

// [M-TURN-1] The actions come after the activation, and there is only one activation.
TEST(Activation, TheActionsComeAfterTheOnlyActivation) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.have(1, 9, "gold").before_activation();

  t.play({"row b", "column 3", "acquire workshop"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_TRUE(t.offers("acquire laboratory"));
  EXPECT_TRUE(t.offers("end"));
  EXPECT_TRUE(t.options("row").empty());
  EXPECT_TRUE(t.options("column").empty());
}

// [M-TURN-1] The turn goes clockwise: 1, 2, 3, and 1 again.
TEST(Activation, TurnsGoClockwise) {
  MonumentalTable t(MonumentalTable::With{.players = 3, .civs = {"japan", "egypt", "greece"}});
  calm(t);
  t.city(1, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.city(3, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});

  std::vector<int> turns = {t.active()};
  t.play("end");
  turns.push_back(t.active());
  t.play({"row a", "column 1", "end"});
  turns.push_back(t.active());
  t.play({"row a", "column 1", "end"});
  turns.push_back(t.active());

  EXPECT_EQ(turns, (std::vector<int>{1, 2, 3, 1}));
  EXPECT_TRUE(t.offers("row a"));
}

// [M-TURN-1] The City is completed first, and only then the Development track.
TEST(Activation, TheCityIsCompletedBeforeTheTrack) {
  MonumentalTable t;
  calm(t);
  t.city(1, {"-", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.deck(1, {"alchemy", "compass", "fort", "library"});
  const Cards before = t.track();

  t.play("end");
  EXPECT_EQ(t.asked(), 1);
  EXPECT_TRUE(t.offers("card alchemy"));
  EXPECT_TRUE(t.offers("card compass"));
  EXPECT_EQ(t.track(), before);
  t.play("card compass");

  EXPECT_EQ(t.at(1, "a1"), "fort+compass");
  EXPECT_NE(t.track(), before);
  EXPECT_EQ(t.active(), 2);
}

// [M-ACT-1] The five spaces of one row and one column are activated, and no others.
TEST(Activation, OneRowAndOneColumnAreActivated) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"}).before_activation();

  t.play({"row b", "column 3"});

  EXPECT_TRUE(t.is_activated("b1"));
  EXPECT_TRUE(t.is_activated("b2"));
  EXPECT_TRUE(t.is_activated("b3"));
  EXPECT_TRUE(t.is_activated("a3"));
  EXPECT_TRUE(t.is_activated("c3"));
  EXPECT_FALSE(t.is_activated("a1"));
  EXPECT_FALSE(t.is_activated("a2"));
  EXPECT_FALSE(t.is_activated("c1"));
  EXPECT_FALSE(t.is_activated("c2"));
}

// [M-ACT-1] A card on a Knowledge activates both; a Knowledge elsewhere is not activated.
TEST(Activation, ACardOnAKnowledgeActivatesBoth) {
  MonumentalTable t;
  t.city(1, {"library+alchemy", "work-camp", "work-camp", "fort", "work-camp", "fort", "fort+masonry", "work-camp", "fort"})
      .before_activation();

  t.play({"row a", "column 2"});

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "production"), 4);
  EXPECT_TRUE(t.offers("use a1k"));
  EXPECT_FALSE(t.offers("use c1k"));
}

// [M-ACT-1] A Knowledge that stands alone is activated like any card.
TEST(Activation, ALoneKnowledgeIsActivatedLikeAnyCard) {
  MonumentalTable t;
  t.city(1, {"alchemy", "work-camp", "work-camp", "-", "-", "-", "-", "-", "-"}).before_activation();

  t.play({"row a", "column 3"});

  EXPECT_TRUE(t.is_activated("a1"));
  EXPECT_TRUE(t.offers("use a1") || t.offers("use a1k"));
}

// [M-ACT-1] A lone Knowledge outside of the row and the column is not activated.
TEST(Activation, ALoneKnowledgeElsewhereIsNotActivated) {
  MonumentalTable t;
  t.city(1, {"alchemy", "work-camp", "work-camp", "-", "work-camp", "work-camp", "-", "-", "-"}).before_activation();

  t.play({"row b", "column 3"});

  EXPECT_EQ(t.has(1, "production"), 3);
  EXPECT_FALSE(t.is_activated("a1"));
  EXPECT_FALSE(t.offers("use a1"));
  EXPECT_FALSE(t.offers("use a1k"));
}

// [M-ACT-1] Some of the five spaces may be empty, all of them too.
TEST(Activation, EmptySpacesMayBeChosen) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "work-camp", "-", "-", "-", "fort"}).before_activation();

  t.play({"row a", "column 1"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_FALSE(t.is_activated("b2"));
  EXPECT_FALSE(t.is_activated("c3"));
}

// [M-ACT-2] The resources printed on the five cards are gained at once; the card at the crossing gives its own once.
TEST(Activation, PrintedResourcesAreGainedAtOnce) {
  MonumentalTable t;
  t.city(1, {"workshop", "laboratory", "archery-range", "market", "hagia-sophia", "fort", "library", "work-camp", "workshop"});
  t.before_activation();

  t.play({"row b", "column 2"});

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "production"), 1);
}

// [M-ACT-2] Five cards give to the active player; the same activation gives nothing to the opponent.
TEST(Activation, OnlyTheActivePlayerGains) {
  MonumentalTable t;
  calm(t);
  t.city(1, {"workshop", "workshop", "workshop", "workshop", "workshop", "workshop", "workshop", "workshop", "workshop"})
      .before_activation();

  t.play({"row c", "column 1"});

  EXPECT_EQ(t.has(1, "production"), 10);
  EXPECT_EQ(t.has(2, "production"), 0);
  EXPECT_EQ(t.has(2, "military"), 0);
}

// [M-ACT-2] The effects of the activated cards wait for the action phase.
TEST(Activation, EffectsAreUsedLaterInTheActionPhase) {
  MonumentalTable t;
  t.city(1, {"fort", "work-camp", "mine", "-", "-", "-", "-", "-", "-"}).before_activation();

  t.play({"row a", "column 1"});
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_TRUE(t.offers("use a3"));
  t.play("use a3");

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-ACT-2] A text "when activated" works at once and counts all cards of the same activation: Forum and Mine for the Quarry.
TEST(Activation, WhenActivatedWorksAtOnce) {
  MonumentalTable t;
  t.city(1, {"work-camp", "quarry", "work-camp", "forum", "mine", "laboratory", "work-camp", "workshop", "work-camp"}).before_activation();

  t.play({"row b", "column 2"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "production"), 4);
  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_FALSE(t.offers("use a2"));
}

// [M-ACT-2] The Hoplite Barracks count themselves, Forts and Archery Ranges of the activation, and no Development card.
TEST(Activation, HopliteBarracksCountTheCommonMilitaryBuildings) {
  MonumentalTable t(MonumentalTable::With{.civs = {"greece", "egypt"}});
  t.city(1, {"fort", "fort", "fort", "archery-range", "work-camp", "palace-guardhouse", "fort", "hoplite-barracks", "fort"});
  t.before_activation();

  t.play({"row b", "column 2"});

  EXPECT_EQ(t.has(1, "military"), 1 + 2 + 2 + 3);
  EXPECT_EQ(t.has(1, "production"), 1);
}

// [M-ACT-3] A card that is already activated cannot be activated again.
TEST(Activation, AnActivatedCardCannotBeActivatedAgain) {
  MonumentalTable t;
  t.city(1, {"workshop", "workshop", "archery-range", "workshop", "library+electricity", "workshop", "fort", "workshop", "fort"});
  t.activated({"a2", "b1", "b2", "b3", "c2"});

  t.play("use b2k");
  EXPECT_TRUE(t.offers("space a1"));
  EXPECT_TRUE(t.offers("space a3"));
  EXPECT_TRUE(t.offers("space c1"));
  EXPECT_TRUE(t.offers("space c3"));
  EXPECT_FALSE(t.offers("space a2"));
  EXPECT_FALSE(t.offers("space b1"));
  EXPECT_FALSE(t.offers("space b2"));
  t.play("space a1");
  EXPECT_FALSE(t.offers("space a1"));
  t.play("space a3");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_TRUE(t.is_activated("a3"));
  EXPECT_FALSE(t.is_activated("c1"));
}

// [M-ACT-3] "Activate all" gives the resources of the cards that were not activated yet, and of no others.
TEST(Activation, ActivateAllLeavesOutTheActivatedCards) {
  MonumentalTable t;
  t.city(1, {"workshop", "laboratory", "workshop", "laboratory", "eiffel-tower", "laboratory", "workshop", "laboratory", "archery-range"});
  t.chosen("b", 2).activated({"a2", "b1", "b2", "b3", "c2"});

  t.play("use b2");

  EXPECT_EQ(t.has(1, "production"), 6);
  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_TRUE(t.is_activated("a1"));
  EXPECT_TRUE(t.is_activated("c3"));
}

}  // namespace
}  // namespace stele::kit
