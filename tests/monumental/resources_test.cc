#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

MonumentalTable::With of(const char* civ) { return MonumentalTable::With{.players = 2, .civs = {civ, "egypt"}}; }

// Nothing of the track or of the opponent disturbs turns that end.
void calm(MonumentalTable& t) {
  t.city(2, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.track({"shipyard", "market", "quarry", "academy", "navigation", "irrigation"});
  t.development({"pharmacy", "mathematics", "bronze-working", "alhambra", "monastery", "guildhall", "university", "alchemy", "compass",
                 "chivalry", "rib-vault", "aviation"});
}

// [M-COMP-5] Resources, Gold and Culture never run out, however many counters a box holds.
TEST(Resources, TheSupplyIsUnlimited) {
  MonumentalTable t;
  t.city(1, {"workshop", "laboratory", "archery-range", "market", "-", "-", "hagia-sophia", "-", "-"}).before_activation();
  t.have(1, 12, "production").have(1, 12, "science").have(1, 15, "military").have(1, 50, "gold").have(1, 20, "culture");
  t.have(2, 50, "gold").have(2, 20, "culture");

  t.play({"row a", "column 1"});

  EXPECT_EQ(t.has(1, "production"), 14);
  EXPECT_EQ(t.has(1, "science"), 14);
  EXPECT_EQ(t.has(1, "military"), 17);
  EXPECT_EQ(t.has(1, "gold"), 51);
  EXPECT_EQ(t.has(1, "culture"), 21);
}

// [M-RES-1] Base resources not spent are lost at the end of the turn; Gold and Culture stay.
TEST(Resources, UnspentBaseResourcesAreLost) {
  MonumentalTable t;
  calm(t);
  t.have(1, 3, "production").have(1, 4, "science").have(1, 5, "military").have(1, 2, "gold").have(1, 6, "culture");

  t.play("end");

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.has(1, "culture"), 6);
}

// [M-RES-1] Production tokens and Market tokens are kept and give their resource in a later turn.
TEST(Resources, TokensAreKeptForALaterTurn) {
  MonumentalTable t;
  calm(t);
  t.city(1, {"-", "-", "-", "-", "-", "-", "-", "-", "forum"}).deck(1, {}).discard(1, {});
  t.explorer(1, 1, 6).production_token(6).kept(1, "carthage-mercenaries");

  t.play({"explore 1 production", "end"});
  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_EQ(std::as_const(t).kept(1, "carthage"), "carthage-mercenaries");
  t.play({"row a", "column 1", "end", "row a", "column 1"});
  EXPECT_EQ(t.has(1, "production"), 0);
  t.play({"spend production", "spend carthage-mercenaries"});

  EXPECT_EQ(t.has(1, "production-token"), 0);
  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "military"), 4);
}

// [M-RES-1] The Production of a token is lost like any other if it is not spent.
TEST(Resources, TheProductionOfATokenIsLostTooWhenItIsNotSpent) {
  MonumentalTable t;
  calm(t);
  t.explorer(1, 1, 6).production_token(6);

  t.play({"explore 1 production", "spend production"});
  EXPECT_EQ(t.has(1, "production"), 1);
  t.play("end");

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "production-token"), 0);
}

// [M-RES-2] Gold stands for the Production that is missing, one for one.
TEST(Resources, GoldStandsForMissingProduction) {
  MonumentalTable t;
  t.have(1, 1, "production").have(1, 5, "gold");

  t.play("acquire workshop");

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(t.pile("workshop"), 9);
}

// [M-RES-2] The base resource goes first: no Gold is spent where it is enough.
TEST(Resources, NoGoldIsSpentWhereTheBaseResourceIsEnough) {
  MonumentalTable t;
  t.have(1, 4, "production").have(1, 5, "gold");

  t.play("acquire workshop");

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "gold"), 5);
}

// [M-RES-2] Gold stands for Science.
TEST(Resources, GoldStandsForScience) {
  MonumentalTable t;
  t.track({"navigation", "shipyard", "market", "quarry", "academy", "pharmacy"}).have(1, 1, "science").have(1, 2, "gold");

  t.play("acquire navigation");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-RES-2] Gold stands for Military.
TEST(Resources, GoldStandsForMilitary) {
  MonumentalTable t;
  t.have(1, 1, "military").have(1, 2, "gold");

  t.play({"step 1 6", "step 1 5", "conquer 11", "soldier 7"});

  EXPECT_EQ(t.explorer(1, 1), 5);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-RES-2] Gold stands for different base resources in one payment: the Military and the price of a Free Town.
TEST(Resources, GoldPaysForAFreeTown) {
  MonumentalTable t;
  t.token(6, "free-town-zanzibar").have(1, 3, "gold");

  t.play({"conquer 6", "soldier 7", "choose 1"});

  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-2] [M-RES-3] One Gold is one resource, not more.
TEST(Resources, OneGoldIsOneResource) {
  MonumentalTable t;
  t.token(6, "free-town-zanzibar").have(1, 2, "gold");

  EXPECT_FALSE(t.offers("conquer 6"));
  EXPECT_FALSE(t.offers("acquire workshop"));
  t.have(1, 3, "gold");

  EXPECT_TRUE(t.offers("conquer 6"));
  EXPECT_TRUE(t.offers("acquire workshop"));
}

// [M-RES-2] Gold never stands for Culture.
TEST(Resources, GoldNeverStandsForCulture) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"siegecraft"}).have(1, 9, "gold").have(1, 1, "culture");

  EXPECT_TRUE(t.options("develop").empty());
  t.have(1, 2, "culture").play("develop olympic-games");

  EXPECT_EQ(t.has(1, "gold"), 9);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-2] Only Gold stands for others: no base resource for another one, and none for Gold.
TEST(Resources, OnlyGoldStandsForOthers) {
  MonumentalTable t;
  t.city(1, {"samurai-dojo", "-", "-", "-", "-", "-", "-", "-", "-"}).activated({"a1"}).token(6, "free-town-ragusa");
  t.track({"navigation", "stonehenge", "market", "quarry", "academy", "pharmacy"});
  t.have(1, 9, "science").have(1, 9, "military").have(1, 5, "culture");

  EXPECT_FALSE(t.offers("acquire workshop"));
  EXPECT_FALSE(t.offers("acquire market"));
  EXPECT_FALSE(t.offers("acquire stonehenge"));
  EXPECT_FALSE(t.offers("use a1"));
  EXPECT_FALSE(t.offers("conquer 6"));
  t.have(1, 0, "science").have(1, 9, "production");

  EXPECT_FALSE(t.offers("acquire navigation"));
  EXPECT_TRUE(t.offers("acquire workshop"));
}

// [M-RES-2] Where a card says that Gold cannot be used it cannot: Warrior Culture, the example of the rulebook.
TEST(Resources, ACardMayForbidGold) {
  MonumentalTable t(of("denmark"));
  t.policies(1, {"warrior-culture"}).have(1, 1, "military").have(1, 9, "gold");

  EXPECT_FALSE(t.offers("use policy"));
  t.have(1, 2, "military").play("use policy");

  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 9);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-2] Gold may be spent although the base resource is there, to save it for an effect that takes no Gold.
TEST(Resources, GoldMaySaveMilitaryForAnEffectThatTakesNoGold) {
  MonumentalTable t(of("denmark"));
  t.policies(1, {"warrior-culture"}).have(1, 2, "military").have(1, 1, "gold");

  t.play("step 1 6");
  EXPECT_EQ(t.asks(), "pay");
  EXPECT_TRUE(t.offers("pay military"));
  t.play({"pay gold", "use policy"});

  EXPECT_EQ(t.explorer(1, 1), 6);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-2] [M-RES-4] Gold that stands for Production is not gained as Production.
TEST(Resources, GoldIsNotGainedAsTheResourceItStandsFor) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "mine", "-", "-", "-", "-"}).activated({"b2"}).gained(1, "military").have(1, 3, "gold");

  t.play("acquire workshop");

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_FALSE(t.offers("use b2"));
}

// [M-RES-3] What cannot be paid whole cannot be chosen.
TEST(Resources, APaymentIsMadeWholeOrNotAtAll) {
  MonumentalTable t;
  t.track({"stonehenge", "academy", "navigation", "pharmacy", "quarry", "market"}).have(1, 3, "production").have(1, 2, "science");

  EXPECT_TRUE(t.offers("acquire workshop"));
  EXPECT_TRUE(t.offers("acquire stonehenge"));
  EXPECT_TRUE(t.offers("acquire navigation"));
  EXPECT_FALSE(t.offers("acquire academy"));
  EXPECT_FALSE(t.offers("acquire pharmacy"));
  t.play("acquire workshop");

  EXPECT_FALSE(t.offers("acquire laboratory"));
  EXPECT_FALSE(t.offers("acquire stonehenge"));
  EXPECT_TRUE(t.offers("acquire navigation"));
}

// [M-RES-3] Every part of a price must be there: Military and 2 Science for Byblos in the forest.
TEST(Resources, EveryPartOfAPriceIsNeeded) {
  MonumentalTable t;
  t.token(6, "free-town-byblos").have(1, 9, "military").have(1, 1, "science");

  EXPECT_FALSE(t.offers("conquer 6"));
  t.have(1, 0, "military").have(1, 9, "science");
  EXPECT_FALSE(t.offers("conquer 6"));
  t.have(1, 1, "military").have(1, 2, "science");

  EXPECT_TRUE(t.offers("conquer 6"));
}

// [M-RES-3] An effect whose price cannot be paid whole cannot be used: Alchemy asks for 2 of the same base resource.
TEST(Resources, AnEffectThatCannotBePaidCannotBeUsed) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "library+alchemy", "-", "-", "-", "-"}).activated({"b2"});
  t.have(1, 1, "production").have(1, 1, "science").have(1, 1, "military");

  EXPECT_FALSE(t.offers("use b2k"));
  t.have(1, 2, "science").play("use b2k");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-RES-3] A price inside a triggered effect is not even offered when it cannot be paid.
TEST(Resources, ATriggeredPriceThatCannotBePaidIsNotOffered) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"overseas-colonies"}).have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.pile("workshop"), 10);
}

// [M-RES-3] A price inside a triggered effect is paid when the player wants it.
TEST(Resources, ATriggeredPriceIsPaidOnlyIfWanted) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"overseas-colonies"}).deck(1, {"fort"}).have(1, 1, "military").have(1, 2, "production");

  t.play({"conquer 11", "soldier 7"});
  EXPECT_TRUE(t.offers("no"));
  t.play({"yes", "card workshop"});

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.deck(1), (std::vector<std::string>{"workshop", "fort"}));
}

// [M-RES-4] "If you have gained" counts what has been spent already.
TEST(Resources, WhatHasBeenSpentCountsAsGained) {
  MonumentalTable t;
  t.city(1, {"work-camp", "fort", "mine", "-", "-", "-", "workshop", "-", "-"}).before_activation();

  t.play({"row a", "column 1", "acquire laboratory", "step 1 6"});
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  t.play("use a3");

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-RES-4] What one has without having gained it this turn does not count.
TEST(Resources, OnlyWhatCameInThisTurnCountsAsGained) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "mine", "-", "-", "-", "-"}).activated({"b2"}).have(1, 5, "production").have(1, 5, "military");

  EXPECT_FALSE(t.offers("use b2"));
  t.gained(1, "production");
  EXPECT_FALSE(t.offers("use b2"));
  t.gained(1, "military");

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-RES-4] The resources looked at are not consumed, and several cards may look at the same ones.
TEST(Resources, WhatIsLookedAtIsNotConsumed) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "mine", "library+humanism", "-", "-", "-"}).activated({"b2", "b3"});
  t.have(1, 1, "production").have(1, 1, "science").have(1, 1, "military");
  t.gained(1, "production").gained(1, "science").gained(1, "military");

  t.play({"use b2", "use b3k"});

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-RES-4] Any source counts: a Production token and a Market token.
TEST(Resources, ResourcesOfTokensAreGained) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "mine", "-", "-", "-", "-"}).activated({"b2"});
  t.explorer(1, 1, 6).production_token(6).kept(1, "carthage-mercenaries");

  t.play("explore 1 production");
  EXPECT_FALSE(t.offers("use b2"));
  t.play("spend production");
  EXPECT_FALSE(t.offers("use b2"));
  t.play({"spend carthage-mercenaries", "use b2"});

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-RES-4] Any source counts: what a Warlord and a Barbarian's reward bring.
TEST(Resources, ResourcesOfAConquestAreGained) {
  MonumentalTable t(of("denmark"));
  t.city(1, {"-", "-", "-", "-", "mine", "-", "-", "-", "-"}).activated({"b2"}).token(11, "barbarian-herders").have(1, 2, "military");

  t.play({"conquer 12", "warlord 7"});
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_FALSE(t.offers("use b2"));
  t.play({"conquer 11", "soldier 7", "choose 2"});
  EXPECT_EQ(t.has(1, "production"), 2);
  t.play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-RES-4] At least the number asked for must have come in: 4 Military for the Olympic Games.
TEST(Resources, TheNumberAskedForMustHaveComeIn) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"olympic-games"}).have(1, 9, "military").gained(3, "military");

  EXPECT_FALSE(t.offers("use policy"));

  MonumentalTable enough(of("greece"));
  enough.policies(1, {"olympic-games"}).gained(4, "military").play("use policy");
  EXPECT_EQ(enough.has(1, "culture"), 1);
}

// [M-RES-4] What was gained in an earlier turn, or by the opponent, does not count.
TEST(Resources, GainsOfEarlierTurnsDoNotCount) {
  MonumentalTable t;
  calm(t);
  t.city(1, {"-", "-", "-", "-", "mine", "-", "-", "-", "-"}).deck(1, {}).discard(1, {}).gained(3, "production").gained(3, "military");

  t.play({"end", "row a", "column 1"});
  EXPECT_EQ(t.has(2, "military"), 3);
  EXPECT_EQ(t.has(2, "production"), 1);
  t.play({"end", "row b", "column 2"});

  EXPECT_TRUE(t.is_activated("b2"));
  EXPECT_FALSE(t.offers("use b2"));
}

}  // namespace
}  // namespace stele::kit
