// Provinces are cards: acquired from the track, conquered from the other's pile, protected by Barricades.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-ACQ-PRO] Military; face up on top of one's pile; its bonus at once.
TEST(DuelProvinces, AcquiredWithMilitaryAndGiveTheirBonus) {
  DuelTable t("aztec", "japan");
  t.alone(0).track({"nile-delta", "sahara", "phoenician-coast", "writing", "colossus", "watchtowers"}).have(0, "9 production 3 military");
  EXPECT_EQ(t.why("acquire phoenician-coast"), "D-RES-2") << "Production does not pay for it";
  t.have(0, "6 military").play({"acquire phoenician-coast", "acquire nile-delta"});
  EXPECT_EQ(t.pile(0), (Names{"aztec-anahuac", "phoenician-coast", "nile-delta"}));
  EXPECT_EQ(t.supply(0), "1 production 1 gold 1 culture");
}

// [D-ACQ-BLD] A Barricade goes onto the pile; it stays on the Province it was laid on when another comes above.
TEST(DuelProvinces, ABarricadeProtectsTheProvinceItLiesOn) {
  DuelTable t("aztec", "japan");
  t.actions().turn_of(1).have(0, "2 production 4 military").have(1, "5 military").on_track(5, "phoenician-coast");
  t.turn_of(0).answer("acquire barricade");
  EXPECT_EQ(t.pile(0), (Names{"aztec-anahuac", "barricade"}));
  EXPECT_EQ(t.supply(0), "4 military");
  t.answer("pass").answer("acquire phoenician-coast");
  EXPECT_EQ(t.pile(0), (Names{"aztec-anahuac", "barricade", "phoenician-coast"}));

  DuelTable u("aztec", "japan");
  u.actions().holds(0, "barricade").holds(0, "phoenician-coast").turn_of(1).have(1, "9 military");
  u.answer("conquer");
  EXPECT_EQ(u.supply(1), "5 military") << "4: the Barricade does not lie on this one";
  u.play({"pass", "conquer"});
  EXPECT_EQ(u.supply(1), "") << "3 and 2 for the Barricade";
  EXPECT_EQ(u.basics("barricade"), 5);
  EXPECT_TRUE(u.pile(0).empty());
  EXPECT_EQ(u.pile(1), (Names{"phoenician-coast", "aztec-anahuac"}));
}

// [D-ACQ-BLD] Without a Province there is nothing to lay a Barricade on; and five are all there are.
TEST(DuelProvinces, BarricadesNeedAProvinceAndAPile) {
  DuelTable t("japan", "aztec");
  t.actions().have(0, "9 production").have(1, "12 production");
  EXPECT_EQ(t.why("acquire barricade"), "D-ACQ-BLD");
  t.answer("pass");
  for (int i = 0; i < 5; ++i) t.answer("acquire barricade");
  EXPECT_EQ(t.why("acquire barricade"), "D-ACQ-BLD");
  EXPECT_EQ(t.supply(1), "2 production");
}

// [D-CON-1] The rulebook's example: Sahara under a Barricade, 3 and 2, all or nothing, without the bonus.
TEST(DuelProvinces, SaharaUnderABarricade) {
  DuelTable t("aztec", "japan");
  t.actions().holds(1, "sahara").holds(1, "barricade").have(0, "4 military");
  EXPECT_EQ(t.why("conquer"), "D-RES-2") << "all of it";
  t.have(0, "5 military").answer("conquer");
  EXPECT_EQ(t.supply(0), "");
  EXPECT_EQ(t.pile(0), (Names{"aztec-anahuac", "sahara"}));
  EXPECT_TRUE(t.pile(1).empty());
  EXPECT_EQ(t.basics("barricade"), 5) << "back in its pile";
  EXPECT_EQ(t.seat(), 1) << "no Free City is asked for";
}

// [D-CON-1] 2 more for each Barricade.
TEST(DuelProvinces, EveryBarricadeCostsTwoMore) {
  DuelTable t("japan", "aztec");
  t.actions().holds(1, "barricade").holds(1, "barricade").have(0, "7 military").answer("conquer");
  EXPECT_EQ(t.supply(0), "");
}

// [D-CON-1] Only the uppermost Province, and one that there is.
TEST(DuelProvinces, OnlyTheUppermostIsConquered) {
  DuelTable t("japan", "mali");
  t.actions().have(0, "9 military");
  EXPECT_EQ(t.why("conquer"), "D-CON-1");
  t.holds(1, "sahara").holds(1, "nile-delta").answer("conquer");
  EXPECT_EQ(t.pile(1), Names{"sahara"});
  EXPECT_EQ(t.pile(0), Names{"nile-delta"});
  EXPECT_EQ(t.supply(0), "7 military") << "2, and no Production as a bonus";
}

// [D-CON-1] Cheaper Provinces are cheaper to conquer too, but never free.
TEST(DuelProvinces, AConquestCostsAtLeastOne) {
  DuelTable t("japan", "mali");
  t.actions().policies(0, {"japan-rapid-expansion"}).holds(1, "nile-delta").have(0, "3 military");
  t.answer("conquer");
  EXPECT_EQ(t.supply(0), "2 military") << "2 less would be nothing";
  DuelTable u("japan", "mali");
  u.actions().in_city(0, 0, "bronze-working").holds(1, "sahara").have(0, "3 military").answer("conquer");
  EXPECT_EQ(u.supply(0), "1 military");
}

// [D-CON-1] What makes enemies weaker takes off the Barricades' share too.
TEST(DuelProvinces, RapidExpansionTakesTwoOffTheWholePrice) {
  DuelTable t("japan", "mali");
  t.actions().policies(0, {"japan-rapid-expansion"}).holds(1, "sahara").holds(1, "barricade").have(0, "5 military");
  t.answer("conquer");
  EXPECT_EQ(t.supply(0), "2 military");
}

// [D-CON-1] [D-CIV-MALI] The least price is 1 for Mali too, and the Gold comes after it is paid.
TEST(DuelProvinces, MaliPaysAtLeastOneGold) {
  DuelTable t("mali", "japan");
  t.alone(0).in_city(0, 0, "bronze-working").holds(1, "nile-delta");
  EXPECT_EQ(t.why("conquer"), "D-RES-2") << "the Gold it would gain does not pay";
  t.have(0, "1 gold").answer("conquer");
  EXPECT_EQ(t.supply(0), "1 gold");
}

// [D-TERM-CTRL] A type counts wherever the Province lies in the pile, and is gone with it.
TEST(DuelProvinces, TheWholePileCounts) {
  DuelTable t("japan", "mali");
  t.alone(0).holds(0, "angkor-plain").holds(0, "sahara").holds(0, "barricade").on_track(5, "nile-delta").have(0, "2 military");
  t.answer("acquire nile-delta");
  EXPECT_EQ(t.supply(0), "2 production") << "itself and the plain under everything";
  EXPECT_EQ(duel::provinces(DuelTable::cat(), t.s, PlayerId{0}), 3) << "a Barricade is no Province";
}

// [D-TERM-CTRL] A Province that is lost is not controlled.
TEST(DuelProvinces, ALostProvinceIsNotControlled) {
  DuelTable t("japan", "aztec");
  t.actions().have(0, "3 military").answer("conquer");
  EXPECT_EQ(duel::provinces(DuelTable::cat(), t.s, PlayerId{0}), 1);
  EXPECT_EQ(duel::provinces(DuelTable::cat(), t.s, PlayerId{1}), 0);
  EXPECT_EQ(duel::provinces_of_type(DuelTable::cat(), t.s, PlayerId{0}, 0), 1);
  EXPECT_EQ(duel::provinces_of_type(DuelTable::cat(), t.s, PlayerId{1}, 0), 0);
}

}  // namespace
}  // namespace stele
