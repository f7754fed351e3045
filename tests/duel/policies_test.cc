// Cultural Policies: their price, their bonuses, the one that is active; and what each of the fifteen does.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using civic::Resource;
using kit::DuelTable;
using kit::Names;

// [D-POL-1] 1, 2, 3 ... Culture, and nothing else pays for it.
TEST(DuelPolicies, CostOneMoreEachTime) {
  DuelTable t("japan", "mali");
  t.alone(0).have(0, "9 gold");
  EXPECT_EQ(t.why("develop japan-diplomacy"), "D-RES-2");
  t.have(0, "6 culture").answer("develop japan-diplomacy");
  EXPECT_EQ(t.supply(0), "2 gold 5 culture");
  EXPECT_NE(t.why("develop japan-diplomacy"), "") << "developed already";
  t.answer("develop japan-rapid-expansion");
  EXPECT_EQ(t.has(0, Resource::Culture), 3);
  t.answer("develop japan-way-of-tea");
  EXPECT_EQ(t.has(0, Resource::Culture), 1) << "3, and 1 as its bonus";
  EXPECT_EQ(t.why("develop japan-sakoku"), "D-RES-2") << "the fourth costs 4";
}

// [D-POL-1] The rulebook's example: the second policy of the Aztecs gives both bonuses.
TEST(DuelPolicies, TheSecondGivesBothBonuses) {
  DuelTable t("aztec", "japan");
  t.actions().policies(0, {"aztec-calendar"}).have(0, "2 culture");
  t.answer("develop aztec-triple-alliance");
  EXPECT_EQ(t.supply(0), "2 gold 1 culture");
  EXPECT_EQ(t.policies(0), (Names{"aztec-calendar", "aztec-triple-alliance"}));
  EXPECT_EQ(t.seat(), 1);
}

// [D-POL-1] The bonuses come in the order one chooses, where it matters: archive 1; draw 1 and use it.
TEST(DuelPolicies, TheOrderOfBonusesIsChosen) {
  DuelTable t("mali", "japan");
  t.alone(0).policies(0, {"mali-sankore-scholars"}).have(0, "2 culture").answer("develop mali-tributary-kings");
  ASSERT_EQ(t.options("first").size(), 2u);
  DuelTable u = t;
  t.answer("first 1");
  u.answer("first 2");
  EXPECT_NE(t.asks(), u.asks());
  for (DuelTable* each : {&t, &u}) {
    EXPECT_TRUE(each->asks() == "archive" || each->asks() == "offer") << each->asks();
    each->first_options_until("turn");
    EXPECT_EQ(each->archived(0).size(), 1u);
    EXPECT_EQ(each->discard(0), Names{"work-camp"}) << "drawn";
  }
}

// [D-POL-1] One's own five and no others.
TEST(DuelPolicies, OfOnesOwnCivilization) {
  DuelTable t("japan", "mali");
  t.actions().have(0, "9 culture");
  EXPECT_NE(t.why("develop mali-salt-road"), "");
}

// [D-POL-2] The rulebook's example: Calendar discards a City card, as an action, once a round.
TEST(DuelPolicies, CalendarDiscardsOnceARound) {
  DuelTable t("aztec", "japan");
  t.alone(0).policies(0, {"aztec-calendar"}).turned(0, {"a1"});
  t.answer("use policy");
  EXPECT_FALSE(t.offers("space a1")) << "[D-TERM-DISC] an inactive card";
  t.answer("space b2");
  EXPECT_EQ(t.at(0, "b2"), "");
  EXPECT_EQ(t.discard(0), Names{"library"});
  EXPECT_EQ(t.why("use policy"), "D-TURN-2");
  t.answer("pass").play({"row a", "column 1", "row a", "column 1", "pass"});
  EXPECT_TRUE(t.offers("use policy"));
}

// [D-POL-2] Only the newest is active; a new one can be used though the old one has been.
TEST(DuelPolicies, OnlyTheNewestIsActive) {
  DuelTable t("aztec", "japan");
  t.alone(0).policies(0, {"aztec-calendar"}).have(0, "2 culture");
  t.play({"use policy", "space b2", "develop aztec-sun-stone-rites", "gain science"});
  EXPECT_EQ(t.supply(0), "2 science 1 culture");
  t.play({"use policy", "space c2", "gain military"});
  EXPECT_EQ(t.archived(0), Names{"library"}) << "the Rites archive, the Calendar discards";
  EXPECT_EQ(t.supply(0), "2 science 1 military 1 culture");
}

// [D-POL-2] A permanent effect ends when it is covered.
TEST(DuelPolicies, ACoveredPermanentEffectEnds) {
  DuelTable t("japan", "aztec");
  t.actions().policies(0, {"japan-rapid-expansion", "japan-diplomacy"}).have(0, "2 military");
  EXPECT_EQ(t.why("conquer"), "D-RES-2") << "3: nothing off any more";
}

// [D-TERM-FIRST] Salt Road: 1 Gold the first time one negotiates, however often one does this round.
TEST(DuelPolicies, SaltRoadPaysTheFirstTime) {
  DuelTable t("mali", "japan");
  t.alone(0).policies(0, {"mali-salt-road"}).advantage(0, "1 science").free_cities({"palmyra", "samarkand", "kilwa"}).have(0, "1 gold");
  t.play({"negotiate", "card palmyra"});
  EXPECT_EQ(t.supply(0), "1 gold 1 culture") << "paid and regained";
  t.play({"use warlord", "choose 2", "card samarkand"});
  EXPECT_EQ(t.supply(0), "1 production 1 science 1 military 1 gold 1 culture");
  t.have(0, "1 gold").next_round();
  t.turn_of(0).have(0, "1 gold").free_cities({"palmyra", "samarkand", "kilwa"}).play({"negotiate", "card palmyra"});
  EXPECT_EQ(t.supply(0), "1 gold 1 culture") << "again the next round";
}

TEST(DuelPolicies, ScholarsOfSankoreSellScience) {
  DuelTable t("mali", "japan");
  t.alone(0).policies(0, {"mali-sankore-scholars"}).have(0, "2 gold").answer("use policy");
  EXPECT_EQ(t.supply(0), "3 science 1 gold");
  EXPECT_EQ(t.why("use policy"), "D-TURN-2");
}

// [D-ADV-3] [D-WAR-1] The Pilgrimage: Culture and the Advantage, which opens the Warlord this round.
TEST(DuelPolicies, PilgrimageOpensTheWarlord) {
  DuelTable t("mali", "japan");
  t.alone(0).policies(0, {"mali-pilgrimage"}).advantage(1, "3 science").have(0, "2 gold");
  EXPECT_EQ(t.why("use warlord"), "D-WAR-1");
  t.answer("use policy").first_options_until("turn");
  EXPECT_EQ(t.supply(0), "1 culture");
  EXPECT_EQ(t.advantage(), "0: nothing");
  EXPECT_TRUE(t.offers("use warlord"));
}

// [D-TERM-EACH] The Charter: 1 more to conquer, and 2 Gold for each Province lost, in the other's turn.
TEST(DuelPolicies, CharterDefendsAndConsoles) {
  DuelTable t("japan", "mali");
  t.actions().policies(1, {"mali-kouroukan-fouga"}).holds(1, "sahara").holds(1, "nile-delta").have(0, "7 military").have(1, "3 production");
  t.answer("conquer");
  EXPECT_EQ(t.supply(0), "4 military") << "2 + 1";
  EXPECT_EQ(t.supply(1), "3 production 2 gold");
  t.play({"acquire workshop", "conquer"});
  EXPECT_EQ(t.supply(0), "") << "3 + 1";
  EXPECT_EQ(t.supply(1), "4 gold") << "each time";
}

// [D-TERM-EACH] Also for one who has passed.
TEST(DuelPolicies, CharterConsolesWhoeverHasPassed) {
  DuelTable t("mali", "japan");
  t.actions().policies(0, {"mali-kouroukan-fouga"}).holds(0, "sahara").have(1, "4 military");
  t.play({"pass", "conquer"});
  EXPECT_EQ(t.supply(0), "2 gold");
}

// [D-TERM-EACH] Flower Wars: Culture for a Province taken from the other, not for one of the track.
TEST(DuelPolicies, FlowerWarsCelebrateConquests) {
  DuelTable t("aztec", "japan");
  t.alone(0).policies(0, {"aztec-flower-wars"}).holds(1, "sahara").holds(1, "altiplano").on_track(3, "great-plains").have(0, "12 military");
  t.answer("acquire great-plains").first_options_until("turn");
  EXPECT_EQ(t.has(0, Resource::Culture), 0);
  t.play({"conquer", "conquer"});
  EXPECT_EQ(t.has(0, Resource::Culture), 2) << "each time";
}

// Chinampa Tithes: a base resource for each type, markers included, at most 2.
TEST(DuelPolicies, ChinampaTithesCountTypes) {
  DuelTable t("aztec", "japan");
  t.alone(0).policies(0, {"aztec-chinampa-tithes"}).play({"use policy", "gain science"});
  EXPECT_EQ(t.supply(0), "1 science") << "only mountains";
  DuelTable u("aztec", "japan");
  u.alone(0).policies(0, {"aztec-chinampa-tithes"}).holds(0, "nile-delta").holds(0, "phoenician-coast");
  u.play({"use policy", "gain science", "gain military"});
  EXPECT_EQ(u.supply(0), "1 science 1 military");
  DuelTable v("aztec", "japan");
  v.alone(0).have(0, "1 culture").play({"develop aztec-chinampa-tithes", "mark aztec-anahuac coastal"});
  EXPECT_EQ(duel::provinces_of_type(DuelTable::cat(), v.s, PlayerId{0}, 1), 1) << "its bonus";
}

// The Triple Alliance negotiates for free with all three types, which markers on one Province can be.
TEST(DuelPolicies, TripleAllianceNeedsThreeTypes) {
  DuelTable t("aztec", "japan");
  t.alone(0).policies(0, {"aztec-triple-alliance"}).free_cities({"palmyra", "venice", "kilwa"}).holds(0, "nile-delta");
  EXPECT_NE(t.why("use policy"), "");
  t.holds(0, "phoenician-coast").play({"use policy", "card palmyra"});
  EXPECT_EQ(t.supply(0), "1 culture");
  EXPECT_EQ(t.gold_on(0, "palmyra"), 1);
}

TEST(DuelPolicies, DiplomacyPaysTwoBaseResources) {
  DuelTable t("japan", "mali");
  t.alone(0).policies(0, {"japan-diplomacy"}).free_cities({"palmyra", "venice", "kilwa"}).have(0, "1 production 1 military");
  t.play({"use policy"}).first_options_until("negotiate");
  t.answer("card palmyra");
  EXPECT_EQ(t.supply(0), "1 culture");
}

// [D-TERM-COPY] Alternate Attendance copies a Building of the other, activated or not, with its resources.
TEST(DuelPolicies, AlternateAttendanceCopiesTheOther) {
  DuelTable t("japan", "mali");
  t.actions().policies(0, {"japan-alternate-attendance"}).in_city(1, 0, "workshop", false).have(0, "1 science");
  t.play({"use policy", "copy 2 a1"});
  EXPECT_EQ(t.supply(0), "2 production");
}

TEST(DuelPolicies, SakokuDefendsTwoMore) {
  DuelTable t("aztec", "japan");
  t.actions().policies(1, {"japan-sakoku"}).holds(1, "nile-delta").have(0, "3 military");
  EXPECT_EQ(t.why("conquer"), "D-RES-2");
  t.have(0, "4 military").answer("conquer");
  EXPECT_EQ(t.supply(0), "");
}

// The Way of Tea: two spaces change places, with everything on them; or a card is reinforced.
TEST(DuelPolicies, WayOfTeaSwapsOrReinforces) {
  DuelTable t("japan", "mali");
  t.alone(0)
      .policies(0, {"japan-way-of-tea"})
      .city(0, {"mine+japan-bushido", "library", "fort", "work-camp", "library", "fort", "work-camp", "library", "forum"});
  t.turned(0, {"a1"});
  DuelTable u = t;
  t.play({"use policy", "choose 1", "space a1", "space c3"});
  EXPECT_EQ(t.at(0, "a1"), "forum");
  EXPECT_EQ(t.at(0, "c3"), "mine+japan-bushido");
  EXPECT_TRUE(t.is_activated(0, "c3"));
  EXPECT_FALSE(t.is_activated(0, "a1"));
  u.play({"use policy", "choose 2", "space a1"});
  EXPECT_EQ(u.at(0, "a1"), "mine") << "the Knowledge is discarded";
  EXPECT_EQ(u.discard(0), Names{"japan-bushido"});
}

}  // namespace
}  // namespace stele
