#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/kit/monumental_play.h"

namespace stele::kit {
namespace {

// --- Manoeuvres -----------------------------------------------------------------------------------------------------------------

// [M-MOVE-1] A Unit moves between two controlled provinces side by side for 1 Military: the rulebook's picture.
TEST(Manoeuvre, MovesAUnitToTheNextProvinceForOneMilitary) {
  MonumentalTable t;
  t.hold(1, 11, 3).hold(1, 10, 1).have(1, 2, "military");

  t.play({"manoeuvre 11", "to 10"});

  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.soldiers(10), 2);
  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-MOVE-1] At any distance a Unit costs 1 Military, as long as the tiles are linked.
TEST(Manoeuvre, CostsOneMilitaryAtAnyDistance) {
  MonumentalTable t;
  t.hold(1, 11, 1).hold(1, 10, 1).hold(1, 9, 1).have(1, 1, "military");

  t.play({"manoeuvre 7", "soldier 7", "to 9"});

  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.soldiers(9), 2);
  EXPECT_EQ(t.soldiers(7), 5);
  EXPECT_EQ(t.soldiers(10), 1);
  EXPECT_EQ(t.soldiers(11), 1);
}

// [M-MOVE-1] Each Unit moved is paid for.
TEST(Manoeuvre, EachUnitIsPaidFor) {
  MonumentalTable t;
  t.hold(1, 11, 3).have(1, 2, "military");

  t.play({"manoeuvre 11", "to 7", "manoeuvre 11", "to 7"});

  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.soldiers(7), 8);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-MOVE-1] [M-RES-3] Without Military there is no manoeuvre; [M-RES-2] Gold stands for it.
TEST(Manoeuvre, NeedsMilitaryOrGold) {
  MonumentalTable t;
  t.hold(1, 11, 2).have(1, 5, "production").have(1, 5, "science");
  ASSERT_FALSE(t.offers("manoeuvre 11"));

  t.have(1, 1, "gold").play({"manoeuvre 11", "to 7"});

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.soldiers(11), 1);
}

// [M-MOVE-1] The tiles one may go to are those one controls and can reach, the Capital included: no others, and not the same again.
TEST(Manoeuvre, GoesOnlyToLinkedControlledTiles) {
  MonumentalTable t;
  t.hold(1, 11, 2).hold(1, 10, 1).hold(1, 8, 1).hold(2, 15, 1).have(1, 5, "military");

  t.play("manoeuvre 11");

  EXPECT_EQ(words(t.options("to")), (std::set<std::string>{"to 7", "to 10"}));
}

// [M-MOVE-1] Units of a zone that is cut off stay in it.
TEST(Manoeuvre, ZoneThatIsCutOffSendsNobody) {
  MonumentalTable t;

  t.hold(1, 9, 3).have(1, 5, "military");

  EXPECT_FALSE(t.offers("manoeuvre 9"));
  EXPECT_FALSE(t.offers("manoeuvre 7"));
}

// [M-MOVE-1] A province of the enemy in between cuts the way.
TEST(Manoeuvre, EnemyProvinceCutsTheWay) {
  MonumentalTable t;
  t.hold(1, 11, 2).hold(2, 10, 1).hold(1, 9, 1).have(1, 5, "military");

  t.play("manoeuvre 11");

  EXPECT_EQ(words(t.options("to")), (std::set<std::string>{"to 7"}));
}

// [M-MOVE-1] The Capital is a link between provinces that do not touch.
TEST(Manoeuvre, CapitalIsALink) {
  MonumentalTable t;
  t.hold(1, 3, 2).hold(1, 12, 1).have(1, 1, "military");

  t.play({"manoeuvre 3", "to 12"});

  EXPECT_EQ(t.soldiers(3), 1);
  EXPECT_EQ(t.soldiers(12), 2);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-MOVE-1] [M-CON-6] Water and the Capital of an opponent are never entered, nor a province that nobody or an enemy holds.
TEST(Manoeuvre, NeverEntersWaterOrForeignTiles) {
  MonumentalTable t;
  t.hold(1, 5, 2).hold(1, 9, 1).hold(2, 4, 1).have(1, 5, "military");

  t.play("manoeuvre 5");

  EXPECT_EQ(words(t.options("to")), (std::set<std::string>{"to 9"}));
}

// [M-CON-5] [M-MOVE-1] The last Unit of a province does not leave it.
TEST(Manoeuvre, LastUnitStays) {
  MonumentalTable t;

  t.hold(1, 11, 1).hold(1, 12, 0, true).have(1, 5, "military");

  EXPECT_EQ(t.refused("manoeuvre 11"), "M-CON-5");
  EXPECT_EQ(t.refused("manoeuvre 12"), "M-CON-5");
}

// [M-CON-5] [M-MOVE-1] Two Units: one of them may go, then the other must stay.
TEST(Manoeuvre, SecondLastUnitMayLeave) {
  MonumentalTable t;
  t.hold(1, 11, 2).have(1, 5, "military");

  t.play({"manoeuvre 11", "to 7"});

  EXPECT_FALSE(t.offers("manoeuvre 11"));
  EXPECT_EQ(t.holder(11), 1);
}

// [M-CON-5] [M-MOVE-1] Where an Outpost stands the last Unit may leave.
TEST(Manoeuvre, OutpostLetsTheLastUnitLeave) {
  MonumentalTable t;
  t.hold(1, 11, 1, false, true).have(1, 1, "military");

  t.play({"manoeuvre 11", "to 7"});

  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.soldiers(7), 9);
}

// [M-CON-5] [M-MOVE-1] The Capital may be left empty.
TEST(Manoeuvre, CapitalMayBeLeftEmpty) {
  MonumentalTable t;
  t.hold(1, 11, 9).have(1, 1, "military");

  t.play({"manoeuvre 7", "to 11"});

  EXPECT_EQ(t.warlord(1), 11);
  EXPECT_EQ(t.soldiers(7), 0);
  EXPECT_EQ(t.holder(7), 1);
}

// [M-MOVE-1] [M-WARLORD-1] A Warlord moves like any Unit; only a conquest gives his effect, and it still does afterwards.
TEST(Manoeuvre, WarlordMovesWithoutHisEffect) {
  MonumentalTable t;
  t.hold(1, 11, 1).have(1, 2, "military");

  t.play({"manoeuvre 7", "warlord 7", "to 11"});
  EXPECT_EQ(t.warlord(1), 11);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 1);
  t.play({"conquer 10", "warlord 11"});

  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-MOVE-1] Where a Soldier and the Warlord stand, either may be the one that moves.
TEST(Manoeuvre, SoldierOrWarlordIsChosen) {
  MonumentalTable t;
  t.hold(1, 11, 1, true).have(1, 1, "military");

  t.play("manoeuvre 11");

  EXPECT_TRUE(t.offers("soldier 11"));
  EXPECT_TRUE(t.offers("warlord 11"));
}

// [M-MOVE-1] Units of the enemy are not moved.
TEST(Manoeuvre, EnemyUnitsAreNotMoved) {
  MonumentalTable t;

  t.hold(2, 14, 3).have(1, 5, "military");

  EXPECT_FALSE(t.offers("manoeuvre 14"));
  EXPECT_FALSE(t.offers("manoeuvre 13"));
}

// [M-MOVE-1] [M-CON-9] Units that have moved in strengthen the defence.
TEST(Manoeuvre, ReinforcedProvinceDefendsBetter) {
  MonumentalTable t;
  t.hold(1, 11, 1).have(1, 2, "military");
  t.play({"manoeuvre 7", "soldier 7", "to 11", "manoeuvre 7", "warlord 7", "to 11"});

  t.turn_of(2).hold(2, 10, 9);

  EXPECT_EQ(price(t, 11), 4);
}

// --- Outposts -------------------------------------------------------------------------------------------------------------------

// [M-OUT-1] Three Units of one province return to the Capital and an Outpost takes their place, for nothing: the rulebook's picture.
TEST(Outposts, ThreeUnitsBecomeAnOutpostForFree) {
  MonumentalTable t;
  t.hold(1, 11, 3).have(1, 2, "gold");
  ASSERT_EQ(t.soldiers(7), 6);

  t.play("outpost 11");

  EXPECT_TRUE(t.outpost(11));
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.soldiers(7), 9);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.outposts_in_reserve(1), 1);
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-OUT-1] Two Units are not enough.
TEST(Outposts, TwoUnitsAreNotEnough) {
  MonumentalTable t;

  t.hold(1, 11, 2).hold(1, 12, 1, true);

  EXPECT_EQ(t.refused("outpost 11"), "M-OUT-1");
  EXPECT_EQ(t.refused("outpost 12"), "M-OUT-1");
}

// [M-OUT-1] The three must share the province.
TEST(Outposts, UnitsOfTwoProvincesDoNotAddUp) {
  MonumentalTable t;

  t.hold(1, 11, 2).hold(1, 10, 2);

  EXPECT_FALSE(t.offers("outpost 11"));
  EXPECT_FALSE(t.offers("outpost 10"));
}

// [M-OUT-1] The Warlord may be one of the three and returns with them.
TEST(Outposts, WarlordMayBeOneOfTheThree) {
  MonumentalTable t;
  t.hold(1, 11, 2, true);

  t.play("outpost 11");

  EXPECT_TRUE(t.outpost(11));
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.warlord(1), 7);
  EXPECT_EQ(t.soldiers(7), 9);
  EXPECT_EQ(t.holder(11), 1);
}

// [M-OUT-1] Exactly three return, the others stay.
TEST(Outposts, FourthUnitStays) {
  MonumentalTable t;
  t.hold(1, 11, 5);

  t.play("outpost 11");

  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.soldiers(7), 7);
  EXPECT_TRUE(t.outpost(11));
}

// [M-OUT-1] Of four Units with the Warlord among them the player says who returns: here three Soldiers.
TEST(Outposts, WarlordMayStayBehind) {
  MonumentalTable t;
  t.hold(1, 11, 3, true);

  t.play("outpost 11");
  while (t.asks() != "turn" && t.offers("soldier 11")) t.play("soldier 11");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.warlord(1), 11);
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.soldiers(7), 9);
  EXPECT_TRUE(t.outpost(11));
}

// [M-OUT-1] Or the Warlord and two Soldiers.
TEST(Outposts, WarlordMayReturnWithTwoSoldiers) {
  MonumentalTable t;
  t.hold(1, 11, 3, true);

  t.play({"outpost 11", "warlord 11"});
  while (t.asks() != "turn" && t.offers("soldier 11")) t.play("soldier 11");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.warlord(1), 7);
  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.soldiers(7), 8);
}

// [M-OUT-1] The Capital is no province: no Outpost is built there.
TEST(Outposts, NoneOnTheCapital) {
  MonumentalTable t;

  t.hold(1, 11, 3);

  EXPECT_FALSE(t.offers("outpost 7"));
  EXPECT_EQ(words(t.options("outpost")), (std::set<std::string>{"outpost 11"}));
}

// [M-OUT-1] One Outpost per province.
TEST(Outposts, OnePerProvince) {
  MonumentalTable t;

  t.hold(1, 11, 3, false, true);

  EXPECT_EQ(t.refused("outpost 11"), "M-OUT-1");
  EXPECT_EQ(t.outposts_in_reserve(1), 1);
}

// [M-OUT-1] Two on the board at most.
TEST(Outposts, TwoOnTheBoardAtMost) {
  MonumentalTable t;
  t.hold(1, 11, 3).hold(1, 12, 3).hold(1, 10, 3);

  t.play({"outpost 11", "outpost 12"});

  EXPECT_EQ(t.outposts_in_reserve(1), 0);
  EXPECT_EQ(t.refused("outpost 10"), "M-OUT-1");
}

// [M-OUT-1] The Outposts of the enemy do not count.
TEST(Outposts, EnemyOutpostsDoNotCount) {
  MonumentalTable t;

  t.hold(2, 14, 0, false, true).hold(2, 17, 0, false, true).hold(1, 11, 3);

  EXPECT_TRUE(t.offers("outpost 11"));
  EXPECT_EQ(t.outposts_in_reserve(1), 2);
  EXPECT_EQ(t.outposts_in_reserve(2), 0);
}

// [M-OUT-1] Units that have just conquered may make one in the same turn, and go on conquering from the Capital.
TEST(Outposts, ConquerorsMayBuildAtOnce) {
  MonumentalTable t;
  t.terrain(11, "mountains").have(1, 4, "military");

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7", "outpost 11"});
  t.play({"conquer 10", "soldier 7"});

  EXPECT_EQ(t.soldiers(7), 8);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.holder(10), 1);
}

// [M-OUT-1] An Outpost is never moved and is no Unit: neither a manoeuvre nor a conquest starts from it.
TEST(Outposts, NeverMove) {
  MonumentalTable t;

  t.hold(1, 9, 0, false, true).hold(1, 8, 1).have(1, 5, "military");

  EXPECT_FALSE(t.offers("manoeuvre 9"));
  EXPECT_FALSE(t.offers("conquer 14"));
}

// [M-OUT-1] [M-MOVE-1] [M-CON-3] A province held by an Outpost alone is a link all the same, and Units may move in.
TEST(Outposts, ProvinceWithAnOutpostAloneIsALink) {
  MonumentalTable t;
  t.hold(1, 11, 0, false, true).hold(1, 10, 1).have(1, 2, "military");

  t.play({"manoeuvre 7", "soldier 7", "to 10"});
  t.play({"manoeuvre 7", "soldier 7", "to 11"});

  EXPECT_EQ(t.soldiers(10), 2);
  EXPECT_EQ(t.soldiers(11), 1);
}

// [M-OUT-1] [M-CON-9] An Outpost adds 3 to the defence: three Units for one Outpost change nothing, a fourth Unit still counts.
TEST(Outposts, AddThreeToTheDefence) {
  MonumentalTable t;
  t.hold(1, 11, 4).play("outpost 11");

  t.turn_of(2).hold(2, 10, 9);

  EXPECT_EQ(price(t, 11), 4);
}

// [M-OUT-2] A lost Outpost returns to its owner's reserve, not to the conqueror.
TEST(Outposts, LostOutpostReturnsToTheReserve) {
  MonumentalTable t;
  t.hold(2, 11, 0, false, true).have(1, 3, "military");
  ASSERT_EQ(t.outposts_in_reserve(2), 1);

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_FALSE(t.outpost(11));
  EXPECT_EQ(t.outposts_in_reserve(2), 2);
  EXPECT_EQ(t.outposts_in_reserve(1), 2);
  EXPECT_EQ(t.holder(11), 1);
}

// [M-OUT-2] It can be built again.
TEST(Outposts, LostOutpostCanBeBuiltAgain) {
  MonumentalTable t;
  t.hold(1, 10, 0, false, true).hold(1, 11, 0, false, true).hold(1, 12, 3).hold(2, 9, 4);
  ASSERT_FALSE(t.offers("outpost 12"));

  t.turn_of(2).have(2, 3, "military").play({"conquer 10", "soldier 9", "soldier 9", "soldier 9"});
  t.turn_of(1).play("outpost 12");

  EXPECT_TRUE(t.outpost(12));
  EXPECT_FALSE(t.outpost(10));
  EXPECT_EQ(t.outposts_in_reserve(1), 0);
}

// --- Units that leave the map ---------------------------------------------------------------------------------------------------

// [M-DEST-1] [M-CON-9] Units that lose their province stand in their own Capital and can be used from there again.
TEST(Units, DrivenOutUnitsReturnToTheirCapital) {
  MonumentalTable t;
  t.hold(2, 11, 2, true).have(1, 4, "military");
  ASSERT_EQ(t.soldiers(13), 7);

  t.play({"conquer 11", "soldier 7", "soldier 7", "soldier 7", "soldier 7"});
  EXPECT_EQ(t.soldiers(13), 9);
  EXPECT_EQ(t.warlord(2), 13);
  EXPECT_EQ(t.soldiers(7), 5);
  t.turn_of(2).hold(2, 9, 8).have(2, 2, "military").terrain(8, "hills").play({"conquer 8", "soldier 13", "warlord 13"});

  EXPECT_EQ(t.warlord(2), 8);
}

// [M-DEST-1] Only the Units of that province return.
TEST(Units, OtherProvincesOfTheEnemyAreUntouched) {
  MonumentalTable t;
  t.hold(2, 11, 1).hold(2, 10, 2).hold(2, 15, 1, true).have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.soldiers(13), 6);
  EXPECT_EQ(t.soldiers(10), 2);
  EXPECT_EQ(t.soldiers(15), 1);
  EXPECT_EQ(t.warlord(2), 15);
}

// [M-CON-5] An own effect may not empty a province either: Denmark's Assembly returns 2 Units, of which one province must keep one.
TEST(Units, OwnEffectNeverEmptiesAProvince) {
  MonumentalTable t = table_of("denmark", "egypt");
  t.policies(1, {"assembly-of-the-thing"});

  t.hold(1, 11, 2).hold(1, 12, 1);
  EXPECT_FALSE(t.offers("use policy"));
  t.hold(1, 6, 2);

  EXPECT_TRUE(t.offers("use policy"));
}

}  // namespace
}  // namespace stele::kit
