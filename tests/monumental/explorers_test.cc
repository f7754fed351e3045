#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/kit/monumental_play.h"

namespace stele::kit {
namespace {

// The unspent token of a Market that a player has.
std::string keeps(const MonumentalTable& t, int player, const char* market) { return t.kept(player, market); }

// --- Ways -----------------------------------------------------------------------------------------------------------------------

// [M-EXP-1] An Explorer moves to an adjacent province for 1 Military.
TEST(Explorers, StepCostsOneMilitary) {
  MonumentalTable t;
  t.have(1, 3, "military");

  t.play("step 1 11");

  EXPECT_EQ(t.explorer(1, 1), 11);
  EXPECT_EQ(t.explorer(1, 2), 7);
  EXPECT_EQ(t.has(1, "military"), 2);
}

// [M-EXP-1] From the Capital the provinces around it are one step away, and no others.
TEST(Explorers, StepGoesToAdjacentTiles) {
  MonumentalTable t;

  t.have(1, 5, "military");

  EXPECT_EQ(words(t.options("step")), (std::set<std::string>{"step 1 3", "step 1 6", "step 1 11", "step 1 12"}));
  EXPECT_EQ(t.refused("step 1 10"), "M-EXP-1");
}

// [M-EXP-1] As many tiles as are paid for.
TEST(Explorers, WalkAsFarAsIsPaidFor) {
  MonumentalTable t;
  t.have(1, 3, "military");

  t.play({"step 1 11", "step 1 10", "step 1 9"});

  EXPECT_EQ(t.explorer(1, 1), 9);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_TRUE(t.options("step").empty());
}

// [M-EXP-1] [M-RES-2] Without Military there is no step, unless Gold stands for it.
TEST(Explorers, GoldStandsForTheMilitaryOfAStep) {
  MonumentalTable t;
  t.have(1, 5, "science").have(1, 5, "production");
  ASSERT_FALSE(t.offers("step 1 11"));

  t.have(1, 1, "gold").play("step 1 11");

  EXPECT_EQ(t.explorer(1, 1), 11);
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-EXP-1] Each Explorer moves by itself and is paid for by itself.
TEST(Explorers, BothMoveInOneTurn) {
  MonumentalTable t;
  t.explorer(1, 1, 11).have(1, 2, "military");

  t.play({"step 1 10", "step 2 6"});

  EXPECT_EQ(t.explorer(1, 1), 10);
  EXPECT_EQ(t.explorer(1, 2), 6);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-EXP-1] [M-EXP-4] It does not matter who holds the province: Barbarians, a Free Town, an enemy or nobody; nothing is taken or paid
// there.
TEST(Explorers, WalkThroughProvincesOfAnybody) {
  MonumentalTable t;
  t.token(11, "barbarian-huns").token(10, "free-town-byblos").hold(2, 9, 3, true, true).have(1, 4, "military");

  t.play({"step 1 11", "step 1 10", "step 1 9", "step 1 8"});

  EXPECT_EQ(t.explorer(1, 1), 8);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.token_keeper(11), 0);
  EXPECT_EQ(t.token_keeper(10), 0);
  EXPECT_EQ(t.holder(9), 2);
  EXPECT_EQ(t.soldiers(9), 3);
}

// [M-EXP-1] [M-CON-6] Never onto water.
TEST(Explorers, NeverEnterWater) {
  MonumentalTable t;

  t.explorer(1, 1, 5).explorer(1, 2, 5).have(1, 5, "military");

  EXPECT_EQ(words(t.options("step")), (std::set<std::string>{"step 1 2", "step 1 4", "step 1 6", "step 1 9", "step 1 10"}));
}

// [M-EXP-1] [M-CON-6] Never into the Capital of an opponent.
TEST(Explorers, NeverEnterAnEnemyCapital) {
  MonumentalTable t;

  t.explorer(1, 1, 17).explorer(1, 2, 17).have(1, 5, "military");

  EXPECT_EQ(words(t.options("step")), (std::set<std::string>{"step 1 14", "step 1 18"}));
}

// [M-EXP-1] Back into one's own Capital if wanted.
TEST(Explorers, MayReturnToTheirOwnCapital) {
  MonumentalTable t;
  t.explorer(1, 1, 11).have(1, 1, "military");

  t.play("step 1 7");

  EXPECT_EQ(t.explorer(1, 1), 7);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-EXP-1] An Explorer of the other player is not moved.
TEST(Explorers, MoveOnlyInTheTurnOfTheirOwner) {
  MonumentalTable t;
  t.turn_of(2).have(2, 1, "military");

  t.play("step 1 9");

  EXPECT_EQ(t.explorer(2, 1), 9);
  EXPECT_EQ(t.explorer(1, 1), 7);
}

// --- What an Explorer does ------------------------------------------------------------------------------------------------------

// [M-EXP-2] The player sees the whole pile of the Market and takes any one; the others stay.
TEST(Explorers, TakeAnyTokenOfAMarket) {
  MonumentalTable t;
  t.market(11, "carthage", {"carthage-purple-dye", "carthage-mercenaries", "carthage-cedar-wood"}).explorer(1, 1, 11);

  t.play("explore 1 market");
  EXPECT_EQ(words(t.options()),
            (std::set<std::string>{"token carthage-purple-dye", "token carthage-mercenaries", "token carthage-cedar-wood"}));
  t.play("token carthage-purple-dye");

  EXPECT_EQ(keeps(t, 1, "carthage"), "carthage-purple-dye");
  EXPECT_EQ(words(t.market(11)), (std::set<std::string>{"carthage-mercenaries", "carthage-cedar-wood"}));
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-EXP-2] It costs nothing.
TEST(Explorers, ActionIsFree) {
  MonumentalTable t;
  t.production_token(11).explorer(1, 1, 11).have(1, 1, "military").have(1, 1, "gold");

  t.play("explore 1 production");

  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-EXP-2] A Production token is taken from the tile into the supply; it is no Production yet.
TEST(Explorers, TakeAProductionToken) {
  MonumentalTable t;
  t.production_token(11).production_token(10).explorer(1, 1, 11);

  t.play("explore 1 production");

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_FALSE(t.production_on(11));
  EXPECT_TRUE(t.production_on(10));
}

// [M-EXP-2] Only what lies on the tile of the Explorer can be taken, and only by one's own Explorer.
TEST(Explorers, TakeOnlyFromTheirOwnTile) {
  MonumentalTable t;

  t.production_token(11).market(6, "carthage", {"carthage-purple-dye", "carthage-mercenaries"}).explorer(2, 1, 11).explorer(2, 2, 6);

  EXPECT_TRUE(t.options("explore").empty());
}

// [M-EXP-2] Nothing lies there any more once it was taken, also for the other Explorer and the other player.
TEST(Explorers, ProductionTokenIsTakenOnce) {
  MonumentalTable t;
  t.production_token(11).explorer(1, 1, 11).explorer(1, 2, 11).explorer(2, 1, 11);

  t.play("explore 1 production");

  EXPECT_TRUE(t.options("explore").empty());
  t.turn_of(2);
  EXPECT_TRUE(t.options("explore").empty());
}

// [M-EXP-2] One action each turn: after a Production token no Market, though the Explorer walks there.
TEST(Explorers, OneActionEachPerTurn) {
  MonumentalTable t;
  t.production_token(10).production_token(6).market(11, "carthage", {"carthage-purple-dye", "carthage-mercenaries"});
  t.explorer(1, 1, 10).have(1, 2, "military");

  t.play({"explore 1 production", "step 1 11"});

  EXPECT_EQ(t.refused("explore 1 market"), "M-EXP-2");
  t.play("step 1 6");
  EXPECT_EQ(t.refused("explore 1 production"), "M-EXP-2");
}

// [M-EXP-2] One action each turn: after a Market no Production token.
TEST(Explorers, NoProductionTokenAfterAMarket) {
  MonumentalTable t;
  t.production_token(10).market(11, "carthage", {"carthage-purple-dye", "carthage-mercenaries"});
  t.explorer(1, 1, 11).have(1, 1, "military");

  t.play({"explore 1 market", "token carthage-purple-dye", "step 1 10"});

  EXPECT_EQ(t.refused("explore 1 production"), "M-EXP-2");
}

// [M-EXP-2] Each of the two Explorers has an action of its own.
TEST(Explorers, BothHaveAnAction) {
  MonumentalTable t;
  t.production_token(10).production_token(11).explorer(1, 1, 10).explorer(1, 2, 11);

  t.play({"explore 1 production", "explore 2 production"});

  EXPECT_EQ(t.has(1, "production-token"), 2);
}

// [M-EXP-2] Moving before and after the action are both allowed.
TEST(Explorers, MoveBeforeAndAfterTheAction) {
  MonumentalTable t;
  t.production_token(11).have(1, 2, "military");

  t.play({"step 1 11", "explore 1 production", "step 1 10"});

  EXPECT_EQ(t.explorer(1, 1), 10);
  EXPECT_EQ(t.has(1, "production-token"), 1);
}

// [M-EXP-2] In the next turn the Explorer has an action again.
TEST(Explorers, ActAgainInTheNextTurn) {
  MonumentalTable t;
  with_cards(t);
  t.production_token(10).production_token(11).explorer(1, 1, 10).have(1, 1, "military");
  t.play({"explore 1 production", "step 1 11"});
  ASSERT_FALSE(t.offers("explore 1 production"));

  end_turn(t);
  end_turn(t);
  ASSERT_EQ(t.active(), 1);
  t.play("explore 1 production");

  EXPECT_EQ(t.has(1, "production-token"), 2);
}

// [M-EXP-2] At most one token of each Market: with one kept the pile is not looked at again.
TEST(Explorers, OneTokenOfEachMarket) {
  MonumentalTable t;

  t.market(11, "carthage", {"carthage-purple-dye", "carthage-cedar-wood"}).kept(1, "carthage-mercenaries").explorer(1, 1, 11);

  EXPECT_EQ(t.refused("explore 1 market"), "M-EXP-2");
}

// [M-EXP-2] [M-EXP-3] A token that has been used counts too: it stays beside the City as a mark.
TEST(Explorers, UsedTokenStillClosesItsMarket) {
  MonumentalTable t;
  t.market(11, "carthage", {"carthage-purple-dye", "carthage-cedar-wood"}).kept(1, "carthage-mercenaries").explorer(1, 1, 11);

  t.play("spend carthage-mercenaries");

  EXPECT_EQ(t.refused("explore 1 market"), "M-EXP-2");
}

// [M-EXP-2] The two Explorers of a player share the limit.
TEST(Explorers, SecondExplorerFindsTheMarketClosed) {
  MonumentalTable t;
  t.market(11, "carthage", {"carthage-purple-dye", "carthage-cedar-wood", "carthage-mercenaries"});
  t.explorer(1, 1, 11).explorer(1, 2, 11);

  t.play({"explore 1 market", "token carthage-cedar-wood"});

  EXPECT_FALSE(t.offers("explore 2 market"));
}

// [M-EXP-2] Another Market is open, and so is this one for another player.
TEST(Explorers, LimitIsPerMarketAndPlayer) {
  MonumentalTable t;
  t.market(11, "carthage", {"carthage-purple-dye", "carthage-cedar-wood"});
  t.market(6, "palmyra", {"palmyra-silk", "palmyra-marble"}).kept(1, "carthage-mercenaries").explorer(1, 1, 6).explorer(2, 1, 11);

  t.play({"explore 1 market", "token palmyra-marble"});
  EXPECT_EQ(keeps(t, 1, "palmyra"), "palmyra-marble");
  EXPECT_EQ(keeps(t, 1, "carthage"), "carthage-mercenaries");
  t.turn_of(2).play({"explore 1 market", "token carthage-cedar-wood"});

  EXPECT_EQ(keeps(t, 2, "carthage"), "carthage-cedar-wood");
}

// [M-EXP-2] A Market without tokens gives nothing.
TEST(Explorers, EmptyMarketGivesNothing) {
  MonumentalTable t;

  t.market(11, "carthage", {}).explorer(1, 1, 11);

  EXPECT_FALSE(t.offers("explore 1 market"));
}

// [M-EXP-2] The action is done in a province of anybody.
TEST(Explorers, TakeFromUnderTheEnemy) {
  MonumentalTable t;
  t.production_token(11).hold(2, 11, 2).explorer(1, 1, 11);

  t.play("explore 1 production");

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_EQ(t.holder(11), 2);
}

// [M-EXP-2] [M-ACTION-1] Nothing need be taken.
TEST(Explorers, NeedNotAct) {
  MonumentalTable t;
  with_cards(t);
  t.production_token(11).explorer(1, 1, 11);

  end_turn(t);

  EXPECT_TRUE(t.production_on(11));
  EXPECT_EQ(t.has(1, "production-token"), 0);
  EXPECT_EQ(t.active(), 2);
}

// --- Tokens ---------------------------------------------------------------------------------------------------------------------

// [M-EXP-3] A Production token can be used at once: it is discarded for 1 Production.
TEST(Explorers, ProductionTokenIsSpentForOneProduction) {
  MonumentalTable t;
  t.production_token(11).production_token(10).explorer(1, 1, 11).explorer(1, 2, 10);
  t.play({"explore 1 production", "explore 2 production"});

  t.play("spend production");

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_FALSE(t.production_on(11));
  t.play("spend production");
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "production-token"), 0);
  EXPECT_FALSE(t.offers("spend production"));
}

// [M-EXP-3] [M-RES-1] Or kept for a later turn of one's own, while unspent Production is lost.
TEST(Explorers, ProductionTokenIsKept) {
  MonumentalTable t;
  with_cards(t);
  t.production_token(11).production_token(10).explorer(1, 1, 11).explorer(1, 2, 10);
  t.play({"explore 1 production", "explore 2 production", "spend production"});

  end_turn(t);
  end_turn(t);
  ASSERT_EQ(t.active(), 1);
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "production-token"), 1);
  t.play("spend production");

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "production-token"), 0);
}

// [M-EXP-3] In the turn of another player one's tokens are not used.
TEST(Explorers, TokensAreUsedInOnesOwnTurnOnly) {
  MonumentalTable t;
  with_cards(t);
  t.production_token(11).explorer(1, 1, 11).kept(1, "carthage-mercenaries").play("explore 1 production");
  ASSERT_EQ(t.options("spend").size(), 2u);

  end_turn(t);

  ASSERT_EQ(t.active(), 2);
  EXPECT_TRUE(t.options("spend").empty());
}

// [M-EXP-3] A Market token can be used in the turn in which it was taken.
TEST(Explorers, MarketTokenIsUsedAtOnce) {
  MonumentalTable t;
  t.market(11, "carthage", {"carthage-purple-dye", "carthage-mercenaries"}).explorer(1, 1, 11);

  t.play({"explore 1 market", "token carthage-mercenaries", "spend carthage-mercenaries"});

  EXPECT_EQ(t.has(1, "military"), 4);
  EXPECT_EQ(keeps(t, 1, "carthage"), "");
}

// [M-EXP-3] Or in a later turn; until then it lies with the player.
TEST(Explorers, MarketTokenIsKept) {
  MonumentalTable t;
  with_cards(t);
  t.market(11, "carthage", {"carthage-purple-dye", "carthage-mercenaries"}).explorer(1, 1, 11);
  t.play({"explore 1 market", "token carthage-purple-dye"});

  end_turn(t);
  end_turn(t);
  ASSERT_EQ(t.active(), 1);
  ASSERT_EQ(keeps(t, 1, "carthage"), "carthage-purple-dye");
  t.play("spend carthage-purple-dye");

  EXPECT_EQ(t.has(1, "gold"), 3);
}

// [M-EXP-3] A Market token is used once and does not go back to the pile.
TEST(Explorers, MarketTokenIsUsedOnce) {
  MonumentalTable t;
  t.market(11, "carthage", {"carthage-cedar-wood"}).kept(1, "carthage-purple-dye");

  t.play("spend carthage-purple-dye");

  EXPECT_FALSE(t.offers("spend carthage-purple-dye"));
  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(t.market(11), (std::vector<std::string>{"carthage-cedar-wood"}));
}

// [M-EXP-3] Several kept tokens are used each by itself.
TEST(Explorers, KeptTokensAreUsedOneByOne) {
  MonumentalTable t;
  t.kept(1, "carthage-purple-dye").kept(1, "alexandria-scrolls");

  t.play("spend alexandria-scrolls");

  EXPECT_EQ(t.has(1, "science"), 5);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(keeps(t, 1, "carthage"), "carthage-purple-dye");
  EXPECT_TRUE(t.offers("spend carthage-purple-dye"));
}

// --- What an Explorer is not ----------------------------------------------------------------------------------------------------

// [M-EXP-4] An Explorer does not open its neighbours to a conquest.
TEST(Explorers, DoNotOpenProvincesToConquest) {
  MonumentalTable t;

  t.explorer(1, 1, 10).explorer(1, 2, 9).have(1, 10, "military");

  EXPECT_EQ(words(t.options("conquer")), (std::set<std::string>{"conquer 3", "conquer 6", "conquer 11", "conquer 12"}));
}

// [M-EXP-4] Nor does it take part in one: with all Units bound there is nobody to attack.
TEST(Explorers, DoNotConquer) {
  MonumentalTable t;

  t.hold(1, 9, 1).explorer(1, 1, 9).explorer(1, 2, 9).have(1, 10, "military");

  EXPECT_FALSE(t.offers("conquer 8"));
  EXPECT_FALSE(t.offers("conquer 14"));
}

// [M-EXP-4] [M-CON-5] Nor does it hold a province for a Unit that would leave.
TEST(Explorers, DoNotHoldAProvince) {
  MonumentalTable t;

  t.hold(1, 11, 1).explorer(1, 1, 11).have(1, 5, "military");

  EXPECT_FALSE(t.offers("manoeuvre 11"));
}

// [M-EXP-4] [M-CON-9] It does not defend.
TEST(Explorers, DoNotDefend) {
  MonumentalTable t;
  t.hold(2, 11, 1).explorer(2, 1, 11).explorer(2, 2, 11).have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
}

// [M-EXP-4] It is not attacked: it stays where its province is conquered, and acts there as before.
TEST(Explorers, StayWhenTheirProvinceIsConquered) {
  MonumentalTable t;
  t.hold(2, 11, 1).explorer(2, 1, 11).production_token(11).have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(t.explorer(2, 1), 11);
  t.turn_of(2).play("explore 1 production");

  EXPECT_EQ(t.has(2, "production-token"), 1);
  EXPECT_EQ(t.holder(11), 1);
}

// [M-EXP-4] [M-OUT-1] It is not one of the three Units for an Outpost.
TEST(Explorers, AreNotUnitsForAnOutpost) {
  MonumentalTable t;

  t.hold(1, 11, 2).explorer(1, 1, 11).explorer(1, 2, 11);

  EXPECT_FALSE(t.offers("outpost 11"));
}

}  // namespace
}  // namespace stele::kit
