// The Advantage and the Warlord.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-ADV-1] Any amount of one base resource, at once; it lies on the card and the arrow points to the payer.
TEST(DuelAdvantage, IsTakenWithOneResource) {
  DuelTable t("japan", "mali");
  t.actions().have(0, "3 production 2 science");
  EXPECT_NE(t.why("advantage culture"), "");
  t.answer("advantage production");
  EXPECT_EQ(t.options("amount"), (Names{"amount 1", "amount 2", "amount 3"})) << "Science does not help";
  t.answer("amount 2");
  EXPECT_EQ(t.advantage(), "0: 2 production");
  EXPECT_EQ(t.supply(0), "1 production 2 science");
  EXPECT_EQ(t.seat(), 1) << "it was the action of this turn";
}

// [D-ADV-1] Gold lies there as the resource it stands for.
TEST(DuelAdvantage, GoldStandsIn) {
  DuelTable t("japan", "mali");
  t.actions().have(0, "1 military 1 gold");
  t.play({"advantage military", "amount 2"});
  EXPECT_EQ(t.advantage(), "0: 2 military");
  EXPECT_EQ(t.supply(0), "");
  DuelTable u("japan", "mali");
  u.actions().have(0, "1 gold 9 culture");
  EXPECT_NE(u.why("advantage gold"), "");
  EXPECT_NE(u.why("advantage culture"), "");
  u.answer("advantage science");
  EXPECT_EQ(u.advantage(), "0: 1 science");
}

// [D-ADV-2] The rulebook's example: the Malian's 2 Military give way to 3 of the Aztecs, and return to the supply.
TEST(DuelAdvantage, TwoMilitaryGiveWayToThree) {
  DuelTable t("mali", "aztec");
  t.actions().advantage(0, "2 military").have(1, "4 military").turn_of(1);
  t.answer("advantage military");
  EXPECT_EQ(t.options("amount"), (Names{"amount 3", "amount 4"}));
  t.answer("amount 3");
  EXPECT_EQ(t.advantage(), "1: 3 military");
  EXPECT_EQ(t.supply(1), "1 military");
  EXPECT_EQ(t.supply(0), "") << "not back to the one who had paid them";
}

// [D-ADV-2] More, in the same resource; the holder does not pay again.
TEST(DuelAdvantage, MoreInTheSameResource) {
  DuelTable t("mali", "aztec");
  t.actions().advantage(0, "2 military").have(0, "9 military").have(1, "2 military 9 science");
  EXPECT_EQ(t.why("advantage military"), "D-ADV-2") << "held already";
  t.turn_of(1);
  EXPECT_EQ(t.why("advantage science"), "D-ADV-2");
  EXPECT_EQ(t.why("advantage military"), "D-RES-2") << "2 are not more";
}

// [D-ADV-2] Where nothing lies, 1 of any base resource is more.
TEST(DuelAdvantage, NothingIsBeatenByOne) {
  DuelTable t("mali", "aztec");
  t.actions().advantage(0, "").have(1, "1 science").turn_of(1);
  t.answer("advantage science");
  EXPECT_EQ(t.advantage(), "1: 1 science");
}

// [D-ADV-3] An effect that takes it costs nothing and clears the card, also one's own.
TEST(DuelAdvantage, AnEffectTakesItForNothing) {
  for (const int holder : {0, 1}) {
    DuelTable t("japan", "mali");
    t.alone(0).in_city(0, 0, "colossus").advantage(holder, "5 military");
    t.play({"use a1", "choose 2"});
    EXPECT_EQ(t.advantage(), "0: nothing");
    EXPECT_EQ(t.supply(0), "");
  }
}

// [D-ADV-3] [D-END-3] Without resources it lapses at the end of the round; until then it is held.
TEST(DuelAdvantage, WithoutResourcesItLapses) {
  DuelTable t("japan", "mali");
  t.alone(0).advantage(0, "");
  EXPECT_TRUE(t.offers("use warlord"));
  t.end_round();
  EXPECT_EQ(t.advantage(), "nobody");
}

// [D-WAR-1] The Warlord: an action of the holder of the Advantage, once a round.
TEST(DuelWarlord, IsForTheHolderOnceARound) {
  DuelTable t("japan", "aztec");
  t.actions().advantage(1, "2 science");
  EXPECT_EQ(t.why("use warlord"), "D-WAR-1");
  t.answer("pass").play({"use warlord", "choose 1"});
  EXPECT_EQ(t.supply(1), "2 military");
  EXPECT_EQ(t.why("use warlord"), "D-TURN-2");
  t.answer("pass").activated().advantage(1, "1 science").turn_of(1);
  EXPECT_TRUE(t.offers("use warlord")) << "the next round";
}

// [D-WAR-1] The effect of some cards is stronger with the Advantage.
TEST(DuelWarlord, SomeCardsAreStrongerWithTheAdvantage) {
  for (const bool held : {false, true}) {
    DuelTable t("japan", "aztec");
    t.alone(0).in_city(0, 0, "gunpowder").have(0, "1 production");
    if (held) t.advantage(0, "1 science");
    t.answer("use a1");
    EXPECT_EQ(t.supply(0), held ? "4 military" : "2 military");
  }
}

}  // namespace
}  // namespace stele
