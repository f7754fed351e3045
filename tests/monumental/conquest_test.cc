#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/kit/monumental_play.h"

namespace stele::kit {
namespace {

// --- Where, with whom, for how much ---------------------------------------------------------------------------------------

// [M-CON-1] At the start only the provinces around one's own Capital can be conquered.
TEST(Conquest, CapitalOpensTheProvincesAroundIt) {
  MonumentalTable t;

  t.have(1, 10, "military");

  EXPECT_EQ(words(t.options("conquer")), (std::set<std::string>{"conquer 3", "conquer 6", "conquer 11", "conquer 12"}));
  EXPECT_EQ(t.refused("conquer 10"), "M-CON-1");
}

// [M-CON-1] A province one controls opens the provinces around it, too; what one controls already is no target.
TEST(Conquest, ControlledProvinceOpensTheProvincesAroundIt) {
  MonumentalTable t;

  t.hold(1, 11, 1).have(1, 10, "military");

  EXPECT_EQ(words(t.options("conquer")),
            (std::set<std::string>{"conquer 3", "conquer 6", "conquer 12", "conquer 10", "conquer 15", "conquer 16"}));
  EXPECT_FALSE(t.offers("conquer 11"));
  EXPECT_FALSE(t.offers("conquer 7"));
}

// [M-CON-1] A newly conquered province opens its own neighbours at once.
TEST(Conquest, ConquestOpensTheNextProvinces) {
  MonumentalTable t;
  t.have(1, 5, "military");
  ASSERT_EQ(t.refused("conquer 10"), "M-CON-1");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_TRUE(t.offers("conquer 10"));
}

// [M-CON-1] A province of the enemy opens nothing to oneself.
TEST(Conquest, EnemyProvinceOpensNothing) {
  MonumentalTable t;

  t.hold(2, 11, 1).have(1, 10, "military");

  EXPECT_EQ(t.refused("conquer 10"), "M-CON-1");
}

// [M-CON-1] [M-CON-2] Each Unit that takes part costs 1 Military, and exactly as many as the defence are moved in.
TEST(Conquest, EachUnitCostsOneMilitary) {
  MonumentalTable t;
  t.token(6, "barbarian-scythians").have(1, 8, "military");

  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7", "choose 1"});

  EXPECT_EQ(t.has(1, "military"), 5);
  EXPECT_EQ(t.soldiers(6), 3);
  EXPECT_EQ(t.soldiers(7), 6);
  EXPECT_EQ(t.holder(6), 1);
}

// [M-CON-1] [M-RES-3] Without the Military for every Unit there is no conquest.
TEST(Conquest, CannotBeginWithTooLittleMilitary) {
  MonumentalTable t;
  t.token(6, "barbarian-scythians");

  t.have(1, 2, "military");

  EXPECT_FALSE(t.offers("conquer 6"));
  EXPECT_TRUE(t.offers("conquer 11"));
}

// [M-CON-1] [M-RES-2] Gold stands in for the Military that is missing, and only for that.
TEST(Conquest, GoldStandsForMissingMilitary) {
  MonumentalTable t;
  t.terrain(11, "mountains").have(1, 2, "military").have(1, 5, "gold");

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 4);
}

// [M-CON-2] No fewer Units than the defence: the choice of Units cannot be ended before.
TEST(Conquest, NoFewerUnitsThanTheDefence) {
  MonumentalTable t;
  t.terrain(11, "mountains").have(1, 10, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.asks(), "units");
  EXPECT_FALSE(t.offers("done"));
  EXPECT_FALSE(t.offers("end"));
  EXPECT_NE(t.holder(11), 1);
}

// [M-CON-2] No more Units than the defence, however much Military there is.
TEST(Conquest, NoMoreUnitsThanTheDefence) {
  MonumentalTable t;
  t.terrain(11, "hills").have(1, 10, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.has(1, "military"), 8);
}

// [M-CON-2] [M-CON-5] Military without Units is not enough: with one Unit bound to a province nine are free, and ten are needed.
TEST(Conquest, CannotBeginWithTooFewUnits) {
  MonumentalTable t;
  t.terrain(11, "peaks").hold(2, 11, 4).wonder_on(11, "stonehenge");
  ASSERT_EQ(price(t, 11), 10);

  t.hold(1, 12, 1).have(1, 20, "military");

  EXPECT_FALSE(t.offers("conquer 11"));
}

// [M-CON-3] Units come along an unbroken chain of controlled tiles, at 1 Military each at any distance.
TEST(Conquest, UnitsComeAlongAChain) {
  MonumentalTable t;
  t.hold(1, 11, 1).hold(1, 10, 1).hold(1, 9, 1).have(1, 3, "military");

  t.play({"conquer 4", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(4), 1);
  EXPECT_EQ(t.soldiers(4), 3);
  EXPECT_EQ(t.soldiers(7), 3);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-3] Units may come from several tiles of one chain.
TEST(Conquest, UnitsOfSeveralTilesJoin) {
  MonumentalTable t;
  t.hold(1, 11, 2).hold(1, 10, 2).have(1, 3, "military").terrain(9, "mountains");

  t.play({"conquer 9", "soldier 10", "soldier 11", "warlord 7"});

  EXPECT_EQ(t.soldiers(9), 2);
  EXPECT_EQ(t.warlord(1), 9);
  EXPECT_EQ(t.soldiers(10), 1);
  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.soldiers(7), 5);
}

// [M-CON-3] A gap cuts the chain: the Capital's Units do not reach a province next to an outlying one.
TEST(Conquest, GapCutsTheChain) {
  MonumentalTable t;
  t.hold(1, 9, 4).have(1, 10, "military");

  t.play("conquer 4");

  EXPECT_TRUE(t.offers("soldier 9"));
  EXPECT_FALSE(t.offers("soldier 7"));
  EXPECT_FALSE(t.offers("warlord 7"));
}

// [M-CON-3] [M-CON-5] Only Units that can come count: three on the outlying province can spare two, and three are needed.
TEST(Conquest, UnitsBeyondAGapDoNotCount) {
  MonumentalTable t;

  t.hold(1, 9, 3).have(1, 10, "military");

  EXPECT_FALSE(t.offers("conquer 4"));
}

// [M-CON-3] A province of the enemy cuts the chain as a gap does.
TEST(Conquest, EnemyProvinceCutsTheChain) {
  MonumentalTable t;
  t.hold(1, 11, 1).hold(2, 10, 1).hold(1, 9, 4).have(1, 10, "military");

  t.play("conquer 4");

  EXPECT_TRUE(t.offers("soldier 9"));
  EXPECT_FALSE(t.offers("soldier 7"));
}

// [M-CON-3] One's own Capital is a link of the chain.
TEST(Conquest, CapitalIsALink) {
  MonumentalTable t;
  t.hold(1, 3, 2).hold(1, 12, 1).have(1, 3, "military");

  t.play({"conquer 16", "soldier 3", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.soldiers(3), 1);
  EXPECT_EQ(t.soldiers(16), 3);
}

// [M-CON-3] [M-CON-5] An empty Capital still is a link.
TEST(Conquest, EmptyCapitalIsALink) {
  MonumentalTable t;
  t.hold(1, 3, 5, true).hold(1, 12, 4).have(1, 3, "military");
  ASSERT_EQ(t.soldiers(7), 0);

  t.play({"conquer 16", "soldier 3", "soldier 3", "soldier 3"});

  EXPECT_EQ(t.soldiers(3), 2);
  EXPECT_EQ(t.soldiers(16), 3);
}

// [M-CON-3] The rulebook's example: the Japanese combine Units of two provinces on both sides of the Greek one.
TEST(Conquest, UnitsOfTwoZonesCombineAgainstTheProvinceBetween) {
  MonumentalTable t = table_of("japan", "greece");
  t.terrain(10, "forest").hold(2, 10, 2).hold(1, 9, 2).hold(1, 15, 3).have(1, 3, "military");

  t.play("conquer 10");
  EXPECT_FALSE(t.offers("soldier 7"));
  t.play({"soldier 9", "soldier 15", "soldier 15"});

  EXPECT_EQ(t.holder(10), 1);
  EXPECT_EQ(t.soldiers(10), 3);
  EXPECT_EQ(t.soldiers(9), 1);
  EXPECT_EQ(t.soldiers(15), 1);
  EXPECT_EQ(t.soldiers(13), 9);
}

// [M-CON-3] Zones combine only against a province next to each of them.
TEST(Conquest, ZoneThatDoesNotTouchTheTargetSendsNobody) {
  MonumentalTable t;

  t.hold(1, 9, 2).hold(1, 15, 3).terrain(8, "hills").have(1, 10, "military");

  EXPECT_FALSE(t.offers("conquer 8"));
}

// [M-CON-4] The same Units conquer again in the same turn and are paid again.
TEST(Conquest, SameUnitsConquerAgain) {
  MonumentalTable t;
  t.token(6, "barbarian-numidians").have(1, 5, "military");

  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7", "choose 2"});
  t.play({"conquer 5", "soldier 6", "soldier 6"});

  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.soldiers(7), 6);
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.soldiers(5), 2);
}

// [M-CON-4] Units that have conquered do not do it again for nothing.
TEST(Conquest, SecondConquestIsPaidAgain) {
  MonumentalTable t;
  t.terrain(11, "mountains").have(1, 4, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_TRUE(t.offers("conquer 10"));
  EXPECT_FALSE(t.offers("conquer 15"));
}

// --- What stays behind --------------------------------------------------------------------------------------------------------

// [M-CON-5] The only Unit of a province does not leave it.
TEST(Conquest, LastUnitStays) {
  MonumentalTable t;

  t.hold(1, 9, 1).have(1, 10, "military");

  EXPECT_FALSE(t.offers("conquer 8"));
  EXPECT_FALSE(t.offers("conquer 10"));
}

// [M-CON-5] Nor does a Warlord who is the only Unit.
TEST(Conquest, LastWarlordStays) {
  MonumentalTable t;

  t.hold(1, 9, 0, true).have(1, 10, "military");

  EXPECT_FALSE(t.offers("conquer 8"));
}

// [M-CON-5] Of a Soldier and a Warlord either may leave, but not both.
TEST(Conquest, EitherOfTwoUnitsMayLeaveButNotBoth) {
  MonumentalTable t;
  t.hold(1, 9, 1, true).terrain(10, "hills").have(1, 10, "military");

  EXPECT_FALSE(t.offers("conquer 10"));
  t.play("conquer 8");

  EXPECT_EQ(words(t.options()), (std::set<std::string>{"soldier 9", "warlord 9"}));
}

// [M-CON-5] While Units are chosen one after the other the last one of a province is never on offer.
TEST(Conquest, ChoiceOfUnitsNeverEmptiesAProvince) {
  MonumentalTable t;
  t.hold(1, 11, 2, true).terrain(10, "mountains").have(1, 3, "military");

  t.play({"conquer 10", "soldier 11", "soldier 11"});

  EXPECT_FALSE(t.offers("soldier 11"));
  EXPECT_FALSE(t.offers("warlord 11"));
  EXPECT_TRUE(t.offers("soldier 7"));
}

// [M-CON-5] An Outpost is enough: then the last Unit may leave, and the province stays one's own.
TEST(Conquest, OutpostLetsTheLastUnitLeave) {
  MonumentalTable t;
  t.hold(1, 9, 1, false, true).have(1, 1, "military");

  t.play({"conquer 8", "soldier 9"});

  EXPECT_EQ(t.soldiers(9), 0);
  EXPECT_EQ(t.holder(9), 1);
  EXPECT_TRUE(t.outpost(9));
  EXPECT_EQ(t.holder(8), 1);
}

// [M-CON-5] The Capital may be left empty; it is never lost, counts as controlled and still opens its neighbours.
TEST(Conquest, CapitalMayBeLeftEmpty) {
  MonumentalTable t;
  t.hold(1, 11, 8).have(1, 3, "military").terrain(12, "hills");

  t.play({"conquer 12", "soldier 7", "warlord 7"});

  EXPECT_EQ(t.soldiers(7), 0);
  EXPECT_EQ(t.warlord(1), 12);
  EXPECT_EQ(t.holder(7), 1);
  EXPECT_TRUE(t.offers("conquer 3"));
}

// [M-CON-6] Water is never conquered.
TEST(Conquest, WaterCannotBeConquered) {
  MonumentalTable t;

  t.hold(1, 5, 5).have(1, 10, "military");

  EXPECT_EQ(t.refused("conquer 1"), "M-CON-6");
}

// [M-CON-6] The Capital of an opponent is never conquered, even when it stands empty.
TEST(Conquest, EnemyCapitalCannotBeConquered) {
  MonumentalTable t;

  t.hold(1, 9, 8, true).hold(2, 17, 9, true).have(1, 10, "military");

  ASSERT_EQ(t.soldiers(13), 0);
  EXPECT_EQ(t.refused("conquer 13"), "M-CON-6");
}

// --- Barbarians -----------------------------------------------------------------------------------------------------------------

// [M-CON-7] The rulebook's example: a Barbarian of value 2 on terrain 1 defends with 3.
TEST(Conquest, BarbarianAddsToTheTerrain) {
  MonumentalTable t;

  t.token(6, "barbarian-scythians");

  EXPECT_EQ(price(t, 6), 3);
}

// [M-CON-7] Value and terrain count each for itself.
TEST(Conquest, BarbarianDefenceIsTerrainPlusValue) {
  MonumentalTable t;

  t.token(11, "barbarian-huns").token(12, "barbarian-hunters").token(3, "barbarian-avars").terrain(3, "peaks");

  EXPECT_EQ(price(t, 11), 3);
  EXPECT_EQ(price(t, 12), 1);
  EXPECT_EQ(price(t, 3), 8);
}

// [M-CON-7] The conqueror chooses one of the two rewards at once: here the Gold, and not the other one.
TEST(Conquest, FirstRewardOfABarbarian) {
  MonumentalTable t;
  t.token(6, "barbarian-scythians").have(1, 3, "military");

  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7"});
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"choose 1", "choose 2"}));
  t.play("choose 1");

  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-CON-7] The other reward in place of the Gold; the token stays with the conqueror.
TEST(Conquest, SecondRewardOfABarbarian) {
  MonumentalTable t;
  t.token(6, "barbarian-scythians").have(1, 3, "military");
  ASSERT_EQ(t.token_keeper(6), 0);

  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7", "choose 2"});

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.token_keeper(6), 1);
}

// [M-CON-7] [M-CON-9] The token is gone: it defends no more, gives nothing to the next conqueror and is not handed on.
TEST(Conquest, TakenBarbarianNeitherDefendsNorGivesAgain) {
  MonumentalTable t;
  t.token(11, "barbarian-huns").have(1, 3, "military");
  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7", "choose 1"});

  t.turn_of(2).hold(2, 10, 5);
  ASSERT_EQ(price(t, 11), 3);
  t.play({"conquer 11", "soldier 10", "soldier 10", "soldier 10"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.holder(11), 2);
  EXPECT_EQ(t.has(2, "gold"), 0);
  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(t.token_keeper(11), 1);
}

// --- Free Towns -----------------------------------------------------------------------------------------------------------------

// [M-CON-8] The rulebook's example: 2 Science on a province of defence 1 cost 1 Military and 2 Science.
TEST(Conquest, FreeTownCostsOneMilitaryAndTwoScience) {
  MonumentalTable t;
  t.token(6, "free-town-byblos").deck(1, {"fort"}).have(1, 4, "military").have(1, 5, "science");

  t.play({"conquer 6", "soldier 7", "choose 1"});

  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.has(1, "science"), 3);
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.holder(6), 1);
}

// [M-CON-8] [M-RES-3] Exactly that is enough, and less of either is not.
TEST(Conquest, FreeTownIsPaidWholeOrNotAtAll) {
  MonumentalTable t;
  t.token(6, "free-town-byblos");

  t.have(1, 1, "military").have(1, 2, "science");
  EXPECT_TRUE(t.offers("conquer 6"));
  t.have(1, 1, "military").have(1, 1, "science").have(1, 9, "production");
  EXPECT_FALSE(t.offers("conquer 6"));
  t.have(1, 0, "military").have(1, 9, "science");
  EXPECT_FALSE(t.offers("conquer 6"));
}

// [M-CON-8] [M-RES-2] Gold stands for the resources of the price as it does for Military.
TEST(Conquest, GoldStandsForThePriceOfAFreeTown) {
  MonumentalTable t;
  t.token(6, "free-town-zanzibar").have(1, 1, "science").have(1, 3, "gold");

  t.play({"conquer 6", "soldier 7", "choose 1"});

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-CON-8] Military in the price comes on top of that of the Units.
TEST(Conquest, MilitaryInThePriceComesOnTop) {
  MonumentalTable t;
  t.terrain(11, "hills").token(11, "free-town-novgorod").have(1, 1, "production");

  EXPECT_EQ(price(t, 11), 3);
}

// [M-CON-8] A price in Gold is paid in Gold alone.
TEST(Conquest, PriceInGoldIsPaidInGold) {
  MonumentalTable t;
  t.token(6, "free-town-ragusa").have(1, 9, "production").have(1, 9, "science").have(1, 9, "military");

  t.have(1, 1, "gold");
  EXPECT_FALSE(t.offers("conquer 6"));
  t.have(1, 2, "gold");
  EXPECT_TRUE(t.offers("conquer 6"));
  t.play({"conquer 6", "soldier 7"});

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "military"), 8);
  EXPECT_EQ(t.has(1, "science"), 9);
}

// [M-CON-8] Only the terrain defends a Free Town: two Units for hills, whatever the price.
TEST(Conquest, FreeTownDefendsWithItsTerrain) {
  MonumentalTable t;
  t.terrain(11, "hills").token(11, "free-town-samarkand").have(1, 5, "military").have(1, 3, "science");

  t.play({"conquer 11", "soldier 7", "soldier 7", "choose 2"});

  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-CON-8] One of the two rewards is chosen at once; the token stays with the conqueror.
TEST(Conquest, FreeTownGivesOneRewardAndItsToken) {
  MonumentalTable t;
  t.token(6, "free-town-zanzibar").have(1, 1, "military").have(1, 1, "science").have(1, 1, "production");

  t.play({"conquer 6", "soldier 7"});
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"choose 1", "choose 2"}));
  t.play("choose 2");

  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(t.token_keeper(6), 1);
}

// [M-CON-8] [M-CON-9] A town that has been taken asks its price of nobody any more.
TEST(Conquest, TakenFreeTownIsAnOrdinaryProvince) {
  MonumentalTable t;
  t.token(11, "free-town-zanzibar").have(1, 1, "military").have(1, 1, "science").have(1, 1, "production");
  t.play({"conquer 11", "soldier 7", "choose 1"});

  t.turn_of(2).hold(2, 10, 3).have(2, 1, "military");
  t.play({"conquer 11", "soldier 10"});

  EXPECT_EQ(t.holder(11), 2);
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(2, "culture"), 0);
  EXPECT_EQ(t.token_keeper(11), 1);
}

// --- Enemies --------------------------------------------------------------------------------------------------------------------

// [M-CON-9] The rulebook's example: hills, a Soldier, the Warlord, an Outpost and Stonehenge defend with 2+1+2+3+2 = 10.
TEST(Conquest, DefenceOfTenWithStonehenge) {
  MonumentalTable t;

  t.terrain(11, "hills").hold(2, 11, 1, true, true).wonder_on(11, "stonehenge");

  EXPECT_EQ(price(t, 11), 10);
}

// [M-CON-9] [M-OUT-2] All ten Units take that province; its Units return to their Capital, the Outpost to the reserve.
TEST(Conquest, TenUnitsTakeTheProvinceOfDefenceTen) {
  MonumentalTable t;
  t.terrain(11, "hills").hold(2, 11, 1, true, true).wonder_on(11, "stonehenge").have(1, 11, "military");
  ASSERT_EQ(t.soldiers(13), 8);
  ASSERT_EQ(t.outposts_in_reserve(2), 1);

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "soldier 7",
          "warlord 7"});

  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.soldiers(11), 9);
  EXPECT_EQ(t.warlord(1), 11);
  EXPECT_EQ(t.soldiers(13), 9);
  EXPECT_EQ(t.warlord(2), 13);
  EXPECT_FALSE(t.outpost(11));
  EXPECT_EQ(t.outposts_in_reserve(2), 2);
  EXPECT_EQ(t.outposts_in_reserve(1), 2);
  EXPECT_EQ(t.wonder_on(11), "stonehenge");
}

// [M-CON-9] The rulebook's example: the Japanese need 3 Units for a Greek province of terrain 1 with 2 Units.
TEST(Conquest, JapaneseTakeAGreekProvinceOfDefenceThree) {
  MonumentalTable t = table_of("japan", "greece");
  t.hold(2, 6, 2);
  ASSERT_EQ(price(t, 6), 3);

  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.soldiers(6), 3);
  EXPECT_EQ(t.soldiers(13), 9);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-9] Each Soldier defends with 1.
TEST(Conquest, SoldiersDefendWithOneEach) {
  MonumentalTable t;

  t.hold(2, 11, 1).hold(2, 12, 4);

  EXPECT_EQ(price(t, 11), 1);
  EXPECT_EQ(price(t, 12), 4);
}

// [M-CON-9] [M-WARLORD-1] A Warlord defends with 2.
TEST(Conquest, WarlordDefendsWithTwo) {
  MonumentalTable t;

  t.hold(2, 11, 0, true);

  EXPECT_EQ(price(t, 11), 2);
}

// [M-CON-9] [M-OUT-1] An Outpost defends with 3, alone too.
TEST(Conquest, OutpostDefendsWithThree) {
  MonumentalTable t;

  t.hold(2, 11, 0, false, true).hold(2, 12, 1, false, true);

  EXPECT_EQ(price(t, 11), 3);
  EXPECT_EQ(price(t, 12), 4);
}

// [M-CON-9] [M-WON-3] A Wonder defends with 2, whoever built it.
TEST(Conquest, WonderDefendsWithTwo) {
  MonumentalTable t;

  t.hold(2, 11, 1).wonder_on(11, "pyramids");

  EXPECT_EQ(price(t, 11), 3);
}

// [M-CON-9] The Units that moved in defend the province from then on, and so do a Warlord among them and the Wonder that was there.
TEST(Conquest, ConquerorsDefendWhatTheyTook) {
  MonumentalTable t;
  t.hold(2, 11, 1).wonder_on(11, "pyramids").have(1, 3, "military");
  t.play({"conquer 11", "soldier 7", "soldier 7", "warlord 7"});

  t.turn_of(2).hold(2, 10, 9);

  EXPECT_EQ(price(t, 11), 6);
}

// [M-CON-9] An enemy province gives no reward, and the enemy loses nothing but the province.
TEST(Conquest, EnemyProvinceGivesNoReward) {
  MonumentalTable t;
  t.hold(2, 11, 1).have(2, 4, "gold").have(2, 2, "culture").have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(t.has(2, "gold"), 4);
  EXPECT_EQ(t.has(2, "culture"), 2);
}

// --- Empty provinces, and the least that is needed ----------------------------------------------------------------------------

// [M-CON-10] An empty province defends with its terrain.
TEST(Conquest, EmptyProvinceDefendsWithItsTerrain) {
  MonumentalTable t;

  t.terrain(3, "hills").terrain(11, "mountains").terrain(12, "peaks");

  EXPECT_EQ(price(t, 6), 1);
  EXPECT_EQ(price(t, 3), 2);
  EXPECT_EQ(price(t, 11), 3);
  EXPECT_EQ(price(t, 12), 4);
}

// [M-CON-10] [M-CON-11] On terrain 0 an empty province still needs one Unit and one Military.
TEST(Conquest, EmptyPlainsDefendWithOne) {
  MonumentalTable t;
  ASSERT_EQ(price(t, 11), 1);

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-10] A Wonder left there adds 2.
TEST(Conquest, WonderInAnEmptyProvinceDefends) {
  MonumentalTable t;

  t.wonder_on(6, "pyramids").wonder_on(3, "stonehenge").terrain(3, "hills");

  EXPECT_EQ(price(t, 6), 3);
  EXPECT_EQ(price(t, 3), 4);
}

// [M-CON-10] An empty province gives no reward.
TEST(Conquest, EmptyProvinceGivesNoReward) {
  MonumentalTable t;
  t.have(1, 1, "military");

  t.play({"conquer 6", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-CON-11] A reduction against enemies lowers the number of Units, but not below one.
TEST(Conquest, ReductionAgainstEnemiesLeavesOneUnit) {
  MonumentalTable t;

  t.policies(1, {"rapid-expansion"}).hold(2, 11, 1).hold(2, 12, 2).hold(2, 6, 4);

  EXPECT_EQ(price(t, 11), 1);
  EXPECT_EQ(price(t, 12), 1);
  EXPECT_EQ(price(t, 6), 3);
}

// [M-CON-11] Nor against Barbarians.
TEST(Conquest, ReductionAgainstBarbariansLeavesOneUnit) {
  MonumentalTable t = table_of("egypt", "japan");

  t.policies(1, {"expansion"}).token(11, "barbarian-hunters").token(12, "barbarian-scythians").token(6, "barbarian-scythians");

  EXPECT_EQ(price(t, 11), 1);
  EXPECT_EQ(price(t, 12), 1);
  EXPECT_EQ(price(t, 6), 2);
}

// [M-CON-11] A Free Town whose price is waived still takes one Unit and one Military.
TEST(Conquest, WaivedFreeTownTakesOneUnitAndOneMilitary) {
  MonumentalTable t;
  t.policies(1, {"diplomacy"}).token(11, "free-town-zanzibar");
  ASSERT_EQ(price(t, 11), 1);

  t.play({"conquer 11", "soldier 7", "choose 1"});

  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-CON-11] Gold may stand for the one Military.
TEST(Conquest, GoldMayStandForTheOneMilitary) {
  MonumentalTable t;
  t.have(1, 1, "gold");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.holder(11), 1);
}

// --- First paid, then gained ----------------------------------------------------------------------------------------------------

// [M-CON-12] The 2 Science of Japan's Warlord do not pay for the Free Town that he conquers.
TEST(Conquest, WarlordDoesNotPayForTheTownHeConquers) {
  MonumentalTable t;
  t.token(6, "free-town-byblos").deck(1, {"fort"}).have(1, 5, "military");

  EXPECT_FALSE(t.offers("conquer 6"));
  t.have(1, 2, "science").play({"conquer 6", "warlord 7", "choose 1"});

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-CON-12] The 2 Military of Denmark's Warlord come after all Units are paid for.
TEST(Conquest, WarlordDoesNotPayForHisSoldiers) {
  MonumentalTable t = table_of("denmark", "egypt");
  t.terrain(11, "mountains").have(1, 2, "military");

  EXPECT_FALSE(t.offers("conquer 11"));
  t.have(1, 3, "military").play({"conquer 11", "warlord 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.has(1, "military"), 2);
}

// [M-CON-12] The Gold of Greece's Warlord does not pay a price in Gold.
TEST(Conquest, WarlordsGoldComesAfterThePrice) {
  MonumentalTable t = table_of("greece", "egypt");
  t.token(6, "free-town-ragusa").policies(1, {"siegecraft"}).have(1, 1, "military").have(1, 1, "gold");

  EXPECT_FALSE(t.offers("conquer 6"));
  t.have(1, 2, "gold").play({"conquer 6", "warlord 7", "choose 1"});

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-CON-12] The reward of a Barbarian does not pay for the conquest either.
TEST(Conquest, TokenDoesNotPayForItsOwnConquest) {
  MonumentalTable t;
  t.token(11, "barbarian-golden-horde").have(1, 3, "military");

  EXPECT_FALSE(t.offers("conquer 11"));
  t.have(1, 4, "military").play({"conquer 11", "soldier 7", "soldier 7", "soldier 7", "soldier 7", "choose 2"});

  EXPECT_EQ(t.has(1, "military"), 6);
}

// --- Control --------------------------------------------------------------------------------------------------------------------

// [M-CTRL-1] A Soldier, a Warlord or an Outpost alone controls a province; the Capital is no province.
TEST(Control, AnyUnitOrOutpostControlsAProvince) {
  MonumentalTable t;
  ASSERT_EQ(t.points(2, "provinces"), 0);

  t.hold(2, 14, 1).hold(2, 9, 0, true).hold(2, 17, 0, false, true);

  EXPECT_EQ(t.holder(14), 2);
  EXPECT_EQ(t.holder(9), 2);
  EXPECT_EQ(t.holder(17), 2);
  EXPECT_EQ(t.points(2, "provinces"), 3);
}

// [M-CTRL-1] A Wonder alone does not hold a province and opens no neighbours.
TEST(Control, WonderAloneDoesNotControl) {
  MonumentalTable t;

  t.wonder_on(10, "stonehenge").have(1, 10, "military");

  EXPECT_EQ(t.holder(10), 0);
  EXPECT_EQ(t.points(1, "provinces"), 0);
  EXPECT_FALSE(t.offers("conquer 9"));
  EXPECT_FALSE(t.offers("conquer 15"));
}

// [M-CTRL-1] [M-EXP-4] Nor does an Explorer.
TEST(Control, ExplorerAloneDoesNotControl) {
  MonumentalTable t;

  t.explorer(1, 1, 10).explorer(1, 2, 10).have(1, 10, "military");

  EXPECT_EQ(t.holder(10), 0);
  EXPECT_EQ(t.points(1, "provinces"), 0);
  EXPECT_FALSE(t.offers("conquer 9"));
  EXPECT_FALSE(t.offers("conquer 15"));
}

// [M-CTRL-1] Control passes with the conquest.
TEST(Control, ConquestMovesControl) {
  MonumentalTable t;
  t.hold(2, 11, 1).have(1, 1, "military");
  ASSERT_EQ(t.points(2, "provinces"), 1);

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.points(1, "provinces"), 1);
  EXPECT_EQ(t.points(2, "provinces"), 0);
}

// [M-COAST-1] Provinces next to a water tile are coastal: Denmark's Raids give a Gold for each conquest there.
TEST(Coast, ProvincesNextToWaterAreCoastal) {
  const std::vector<std::pair<int, int>> targets_from = {{2, 3}, {4, 9}, {5, 6}, {15, 11}, {16, 12}, {18, 14}};

  for (const auto& [target, from] : targets_from) {
    MonumentalTable t = table_of("denmark", "egypt");
    t.policies(1, {"raids"}).hold(1, from, 5).have(1, 5, "military");
    t.play(("conquer " + std::to_string(target)).c_str());
    while (t.asks() == "units" && t.offers("soldier " + std::to_string(from))) t.play(("soldier " + std::to_string(from)).c_str());

    EXPECT_EQ(t.holder(target), 1) << target;
    EXPECT_EQ(t.has(1, "gold"), 1) << target;
  }
}

// [M-COAST-1] The edge of the map is not water, and it does not matter whether the Units come from a coast.
TEST(Coast, EdgeOfTheMapIsNotWater) {
  const std::vector<std::pair<int, int>> targets_from = {{3, 2}, {6, 5}, {8, 4}, {9, 4}, {10, 5}, {11, 15}, {12, 16}, {14, 18}, {17, 18}};

  for (const auto& [target, from] : targets_from) {
    MonumentalTable t = table_of("denmark", "egypt");
    t.policies(1, {"raids"}).hold(1, from, 5).have(1, 5, "military");
    t.play({("conquer " + std::to_string(target)).c_str(), ("soldier " + std::to_string(from)).c_str()});

    EXPECT_EQ(t.holder(target), 1) << target;
    EXPECT_EQ(t.has(1, "gold"), 0) << target;
  }
}

// --- The Warlord ----------------------------------------------------------------------------------------------------------------

// [M-WARLORD-1] A Warlord conquers like any Unit for 1 Military; his card's effect is gained at once: 2 Science for Japan.
TEST(Warlord, ConquersForOneMilitaryAndGivesHisEffect) {
  MonumentalTable t;
  t.have(1, 1, "military");

  t.play({"conquer 11", "warlord 7"});

  EXPECT_EQ(t.warlord(1), 11);
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.soldiers(7), 9);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-WARLORD-1] He need not take part; without him there is no effect.
TEST(Warlord, NeedNotTakePart) {
  MonumentalTable t;
  t.have(1, 1, "military");

  t.play("conquer 11");
  EXPECT_EQ(words(t.options()), (std::set<std::string>{"soldier 7", "warlord 7"}));
  t.play("soldier 7");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.warlord(1), 7);
}

// [M-WARLORD-1] He moves once: he cannot be chosen twice for one conquest, and counts as one Unit though he defends with two.
TEST(Warlord, AttacksAsOneUnit) {
  MonumentalTable t;
  t.terrain(11, "hills").have(1, 2, "military");

  t.play({"conquer 11", "warlord 7"});

  EXPECT_EQ(words(t.options()), (std::set<std::string>{"soldier 7"}));
}

// [M-WARLORD-1] The effect comes once per turn, though he conquers again.
TEST(Warlord, EffectComesOncePerTurn) {
  MonumentalTable t;
  t.hold(1, 11, 2, true).terrain(10, "hills").have(1, 3, "military");

  t.play({"conquer 10", "warlord 11", "soldier 11"});
  ASSERT_EQ(t.has(1, "science"), 2);
  t.play({"conquer 9", "warlord 10"});

  EXPECT_EQ(t.warlord(1), 9);
  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-WARLORD-1] A conquest without him does not use the effect up.
TEST(Warlord, ConquestWithoutHimDoesNotUseTheEffectUp) {
  MonumentalTable t;
  t.have(1, 2, "military");

  t.play({"conquer 11", "soldier 7", "conquer 12", "warlord 7"});

  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-WARLORD-1] In the next turn the effect comes again.
TEST(Warlord, EffectComesAgainInTheNextTurn) {
  MonumentalTable t;
  with_cards(t);
  t.hold(1, 11, 2, true).terrain(10, "hills").have(1, 2, "military");
  t.play({"conquer 10", "warlord 11", "soldier 11"});
  ASSERT_EQ(t.has(1, "science"), 2);

  end_turn(t);
  end_turn(t);
  ASSERT_EQ(t.active(), 1);
  t.have(1, 1, "military").have(1, 0, "science").play({"conquer 9", "warlord 10"});

  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-WARLORD-1] [M-ACTION-2] Against a Barbarian both the Warlord and the token give, in an order of choice.
TEST(Warlord, GivesBesidesTheToken) {
  MonumentalTable t;
  t.token(11, "barbarian-hunters").have(1, 1, "military");

  t.play({"conquer 11", "warlord 7", "choose 1"});

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-WARLORD-1] Each Warlord gives what is on his own card: Egypt's 2 Production.
TEST(Warlord, GivesWhatIsOnHisOwnCard) {
  MonumentalTable t;
  t.turn_of(2).have(2, 1, "military");

  t.play({"conquer 9", "warlord 13"});

  EXPECT_EQ(t.has(2, "production"), 2);
  EXPECT_EQ(t.has(2, "science"), 0);
  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-WARLORD-1] A Warlord who is driven out gives nothing.
TEST(Warlord, GivesNothingWhenDrivenOut) {
  MonumentalTable t;
  t.hold(2, 11, 0, true).have(1, 2, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.warlord(2), 13);
  EXPECT_EQ(t.has(2, "production"), 0);
  EXPECT_EQ(t.has(1, "science"), 0);
}

}  // namespace
}  // namespace stele::kit
