// The verbs that move what stands on the map (docs/effects.md), and what happens when a step can only partly be done or not at all.
#include "tests/civic/own_effect.h"

namespace stele::kit {
namespace {

// --- return units --------------------------------------------------------------------------------------------------

// [M-DEST-1] [M-CON-5] Units come back from any provinces, but none is left empty.
TEST(ReturnUnits, FromAnyProvincesButNoneIsEmptied) {
  MonumentalTable t = alone("return 2 units -> gain 1 gold");
  t.hold(1, 6, 2).hold(1, 11, 2).hold(1, 12, 1);

  t.play("use b2");
  EXPECT_FALSE(t.offers("soldier 12"));
  EXPECT_FALSE(t.offers("soldier 7"));
  if_asked(t, {"soldier 6"});
  EXPECT_FALSE(t.offers("soldier 6"));
  if_asked(t, {"soldier 11"});

  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.soldiers(12), 1);
  EXPECT_EQ(t.soldiers(7), 6);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-CON-5] [M-RES-3] All of them or none: what would empty a province cannot be chosen, nor Units of the Capital.
TEST(ReturnUnits, AllOrNone) {
  MonumentalTable t = alone("return 2 units -> gain 1 gold");
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 6, 2).hold(1, 11, 1);
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 12, 2);
  EXPECT_TRUE(t.offers("use b2"));
}

// [M-CON-5] An Outpost holds a province without Units.
TEST(ReturnUnits, AnOutpostHoldsTheProvince) {
  MonumentalTable t = alone("return 2 units -> gain 1 gold");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1, false, true);

  t.play("use b2");
  if_asked(t, {"soldier 6"});
  if_asked(t, {"soldier 11"});

  EXPECT_EQ(t.soldiers(6), 0);
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-DEST-1] The Warlord is a Unit.
TEST(ReturnUnits, TheWarlordIsAUnit) {
  MonumentalTable t = alone("return 1 unit -> gain 1 gold");
  t.hold(1, 6, 1, true).hold(1, 11, 2);

  t.play({"use b2", "warlord 6"});

  EXPECT_EQ(t.warlord(1), 7);
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// --- move explorer, explore ----------------------------------------------------------------------------------------

// [M-EXP-1] One Explorer moves up to as many tiles without paying.
TEST(MoveExplorer, OneExplorerWithoutPaying) {
  MonumentalTable t = alone("move explorer 2");
  t.have(1, 1, "military");

  t.play({"use b2", "step 1 6"});
  EXPECT_FALSE(t.offers("step 2 6"));
  EXPECT_FALSE(t.offers("step 2 11"));
  t.play("step 1 5");

  EXPECT_EQ(t.explorer(1, 1), 5);
  EXPECT_EQ(t.explorer(1, 2), 7);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-EXP-1] It may stop earlier.
TEST(MoveExplorer, MayStopEarlier) {
  MonumentalTable t = alone("move explorer 3");

  t.play({"use b2", "step 1 11", "done"});

  EXPECT_EQ(t.explorer(1, 1), 11);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-EXP-1] Never onto water or an enemy Capital, but through provinces of others.
TEST(MoveExplorer, NeverOntoWaterOrAnEnemyCapital) {
  MonumentalTable t = alone("move explorer 3");
  t.explorer(1, 1, 5).explorer(1, 2, 14).hold(2, 9, 1);

  t.play("use b2");

  EXPECT_FALSE(t.offers("step 1 1"));
  EXPECT_FALSE(t.offers("step 2 13"));
  EXPECT_TRUE(t.offers("step 1 9"));
  EXPECT_TRUE(t.offers("step 2 9"));
}

// [M-EXP-2] An Explorer does its action, even if it has acted.
TEST(Explore, AnExtraAction) {
  MonumentalTable t = alone("explore");
  t.explorer(1, 1, 6).production_token(6).market(6, "carthage", {"carthage-mercenaries", "carthage-cedar-wood"});

  t.play("explore 1 production");
  EXPECT_FALSE(t.offers("explore 1 market"));
  t.play("use b2");
  if_asked(t, {"explore 1 market"});
  t.play("token carthage-cedar-wood");

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_EQ(std::as_const(t).kept(1, "carthage"), "carthage-cedar-wood");
  EXPECT_EQ(t.market(6), Names{"carthage-mercenaries"});
}

// [M-EXP-2] The Explorer that did it still has its own action.
TEST(Explore, TheOwnActionIsLeft) {
  MonumentalTable t = alone("explore");
  t.explorer(1, 1, 6).production_token(6).market(6, "carthage", {"carthage-mercenaries", "carthage-cedar-wood"});

  t.play({"use b2", "explore 1 production"});

  EXPECT_TRUE(t.offers("explore 1 market"));
}

// [M-EXP-2] With nothing to take it cannot be chosen.
TEST(Explore, NothingToTakeCannotBeChosen) {
  MonumentalTable t = alone("explore");
  t.explorer(1, 1, 6).production_token(5);
  EXPECT_FALSE(t.offers("use b2"));

  t.production_token(6);

  EXPECT_TRUE(t.offers("use b2"));
}

// --- The map -------------------------------------------------------------------------------------------------------

// [M-MOVE-1] Units move between linked tiles of one's own without paying.
TEST(MoveUnits, WithoutPaying) {
  MonumentalTable t = alone("move units 2");
  t.hold(1, 6, 1).hold(1, 11, 1).have(1, 1, "military");

  t.play("use b2");
  move_soldier(t, "7", "6");
  move_soldier(t, "7", "11");

  EXPECT_EQ(t.soldiers(6), 2);
  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.soldiers(7), 5);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-MOVE-1] It may stop earlier.
TEST(MoveUnits, MayStopEarlier) {
  MonumentalTable t = alone("move units 3");
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("use b2");
  move_soldier(t, "7", "6");
  t.play("done");

  EXPECT_EQ(t.soldiers(6), 2);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-MOVE-1] [M-CON-5] With nowhere to go, or nobody who can leave, it cannot be chosen.
TEST(MoveUnits, NoMoveCannotBeChosen) {
  MonumentalTable t = alone("move units 2");
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 6, 1);

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-OUT-1] An Outpost comes from the reserve and no Units return.
TEST(OutpostVerb, NoUnitsReturn) {
  MonumentalTable t = alone("outpost");
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("use b2");
  one_of(t, {"outpost 6", "to 6", "place 6"});

  EXPECT_TRUE(t.outpost(6));
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.outposts_in_reserve(1), 1);
}

// [M-OUT-1] One Outpost per province, and only on one that is controlled.
TEST(OutpostVerb, OnAControlledProvinceWithoutOne) {
  MonumentalTable t = alone("outpost");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1).hold(1, 12, 1).hold(2, 10, 1);

  t.play("use b2");
  for (const std::string tile : {"6", "7", "10", "3"})
    for (const std::string word : {"outpost ", "to ", "place "}) EXPECT_FALSE(t.offers(word + tile));
  one_of(t, {"outpost 12", "to 12", "place 12"});

  EXPECT_TRUE(t.outpost(12));
  EXPECT_EQ(t.outposts_in_reserve(1), 0);
}

// [M-OUT-1] None in reserve, or no province for it: it cannot be chosen.
TEST(OutpostVerb, NoneInReserveOrNoProvinceCannotBeChosen) {
  MonumentalTable no_province = alone("outpost");
  MonumentalTable no_reserve = alone("outpost");
  no_reserve.hold(1, 6, 1, false, true).hold(1, 11, 1, false, true).hold(1, 12, 1);

  EXPECT_FALSE(no_province.offers("use b2"));
  EXPECT_FALSE(no_reserve.offers("use b2"));
}

// [M-CON-1] [M-CON-6] Any province of the map, at the usual price, but no water and no Capital.
TEST(AttackAnywhere, AnyProvinceAtTheUsualPrice) {
  MonumentalTable t = alone("attack anywhere");
  t.hold(2, 18, 1).hold(1, 6, 2).have(1, 2, "military");
  EXPECT_FALSE(t.offers("conquer 18"));

  t.play("use b2");
  EXPECT_FALSE(t.offers("conquer 13"));
  EXPECT_FALSE(t.offers("conquer 19"));
  EXPECT_FALSE(t.offers("conquer 16"));
  t.play({"conquer 18", "soldier 6", "soldier 7"});

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.soldiers(18), 2);
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.soldiers(13), 9);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-3] The Units may come from tiles that are linked to nothing.
TEST(AttackAnywhere, UnitsFromAnyTile) {
  MonumentalTable t = alone("attack anywhere");
  t.hold(1, 17, 2).have(1, 2, "military");

  t.play({"use b2", "conquer 5", "soldier 17", "soldier 7"});

  EXPECT_EQ(t.holder(5), 1);
  EXPECT_EQ(t.soldiers(17), 1);
}

// [M-RES-3] [M-CON-11] Without Military it cannot be chosen.
TEST(AttackAnywhere, NotPayableCannotBeChosen) {
  MonumentalTable t = alone("attack anywhere");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 1, "gold");

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-CON-1] It is one conquest only.
TEST(AttackAnywhere, OneConquestOnly) {
  MonumentalTable t = alone("attack anywhere");
  t.have(1, 3, "military");

  t.play({"use b2", "conquer 18", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_FALSE(t.offers("conquer 9"));
  EXPECT_TRUE(t.offers("conquer 6"));
}

}  // namespace
}  // namespace stele::kit
