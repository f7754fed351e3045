// What is particular to Mali, the Aztecs and Japan: rules, special Buildings, Knowledge, Warlords.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-CIV-MALI] Gold and never Military, from the track; then 1 Gold, and the bonus.
TEST(DuelMali, PaysGoldForProvinces) {
  DuelTable t("mali", "japan");
  t.alone(0).on_track(5, "phoenician-coast").have(0, "9 military 3 gold");
  EXPECT_EQ(t.why("acquire phoenician-coast"), "D-RES-2");
  t.have(0, "9 military 4 gold").answer("acquire phoenician-coast");
  EXPECT_EQ(t.supply(0), "9 military 2 gold 1 culture") << "1 of the rule and 1 of the bonus";
}

// [D-CIV-MALI] From the other, Barricades included.
TEST(DuelMali, PaysGoldForConquestsAndBarricades) {
  DuelTable t("mali", "aztec");
  t.actions().holds(1, "barricade").have(0, "9 military 5 gold").answer("conquer");
  EXPECT_EQ(t.supply(0), "9 military 1 gold");
  EXPECT_EQ(t.pile(0), Names{"aztec-anahuac"});
}

// [D-CIV-MALI] What makes Provinces cheaper makes them cheaper in Gold; a reserved Province is paid in Gold too.
TEST(DuelMali, DiscountsAndReservedProvinces) {
  DuelTable t("mali", "japan");
  t.alone(0).in_city(0, 0, "bronze-working").reserved(0, "nile-delta").have(0, "1 gold");
  t.answer("acquire nile-delta");
  EXPECT_EQ(t.supply(0), "1 production 1 gold");
}

// [D-CIV-MALI] Military that is only for conquests does not pay for them either.
TEST(DuelMali, MilitaryForConquestsIsOfNoUse) {
  DuelTable t("mali", "aztec", {"espionage"});
  t.alone(0).hand(0, {"bribed-guards"}).have(0, "2 science").answer("play bribed-guards");
  EXPECT_EQ(t.why("conquer"), "D-RES-2");
}

// [D-CIV-MALI] A Barricade is a Building: Production, and no Gold in return.
TEST(DuelMali, BarricadesCostProduction) {
  DuelTable t("mali", "japan");
  t.alone(0).holds(0, "sahara").have(0, "2 production").answer("acquire barricade");
  EXPECT_EQ(t.supply(0), "");
}

// [D-CIV-MALI] Whoever conquers from Mali pays Military as ever.
TEST(DuelMali, OthersPayMilitary) {
  DuelTable t("japan", "mali");
  t.actions().holds(1, "sahara").have(0, "3 military").answer("conquer");
  EXPECT_EQ(t.supply(0), "");
  EXPECT_EQ(t.supply(1), "");
}

// Gold Panners: a Gold when activated, and a Gold for a base resource as an action.
TEST(DuelMali, GoldPanners) {
  DuelTable t("mali", "japan");
  t.plain().in_city(0, 0, "mali-gold-panners", false).have(0, "").play({"row a", "column 1", "row a", "column 1"});
  EXPECT_EQ(t.supply(0), "2 production 1 science 1 military 1 gold");
  t.play({"use a1", "pay military"});
  EXPECT_EQ(t.supply(0), "2 production 1 science 2 gold");
}

// Regional Tax: Military alone, Gold does not stand in.
TEST(DuelMali, RegionalTaxTakesNoGold) {
  DuelTable t("mali", "japan");
  t.alone(0).city(0, {"work-camp+mali-regional-tax", "library", "fort", "work-camp", "library", "fort", "work-camp", "library", "fort"});
  t.turned(0, {"a1"}).have(0, "3 gold");
  EXPECT_NE(t.why("use a1k"), "");
  t.have(0, "1 military").answer("use a1k");
  EXPECT_EQ(t.supply(0), "2 gold");
}

// [D-WAR-1] [D-AMB-2] Musa Keita: 2 Gold, or a free negotiation.
TEST(DuelMali, MusaKeita) {
  DuelTable t("mali", "japan");
  t.alone(0).advantage(0, "1 science").free_cities({"palmyra", "venice", "kilwa"});
  DuelTable u = t;
  t.play({"use warlord", "choose 1"});
  EXPECT_EQ(t.supply(0), "2 gold");
  u.play({"use warlord", "choose 2", "card palmyra"});
  EXPECT_EQ(u.supply(0), "1 culture");
  EXPECT_EQ(u.gold_on(0, "palmyra"), 1);
}

// [D-CIV-AZTEC] A marker adds its type; not one that is printed or lies there already.
TEST(DuelAztecs, MarkersAddTypes) {
  DuelTable t("aztec", "japan");
  t.alone(0).in_city(0, 0, "aztec-floating-gardens").answer("use a1");
  EXPECT_EQ(t.why("mark aztec-anahuac mountain"), "D-CIV-AZTEC");
  t.answer("mark aztec-anahuac agricultural");
  EXPECT_EQ(t.supply(0), "1 production") << "1 per Agricultural Province";
  EXPECT_EQ(t.s.sides[0].markers, (std::array<std::uint8_t, 3>{2, 2, 1}));
  t.next_round();
  t.turn_of(0).in_city(0, 0, "aztec-floating-gardens").answer("use a1");
  EXPECT_EQ(t.why("mark aztec-anahuac agricultural"), "D-CIV-AZTEC") << "none twice";
  t.answer("mark aztec-anahuac coastal");
  EXPECT_EQ(duel::types_of(DuelTable::cat(), t.s.sides[0].pile[0]), 7u) << "several types";
}

// [D-CIV-AZTEC] On Provinces of one's own; with the Province they are lost to nobody.
TEST(DuelAztecs, MarkersReturnWhenTheProvinceIsLost) {
  DuelTable t("aztec", "japan");
  t.actions().holds(1, "sahara").in_city(0, 0, "aztec-floating-gardens").have(1, "3 military").answer("use a1");
  EXPECT_EQ(t.why("mark sahara coastal"), "D-CIV-AZTEC") << "another's";
  t.play({"mark aztec-anahuac coastal", "conquer"});
  EXPECT_EQ(t.s.sides[0].markers, (std::array<std::uint8_t, 3>{2, 2, 2}));
  EXPECT_EQ(duel::provinces_of_type(DuelTable::cat(), t.s, PlayerId{1}, 1), 0);
}

// [D-CIV-AZTEC] Two of each type, no more.
TEST(DuelAztecs, TwoMarkersOfEachType) {
  DuelTable t("aztec", "japan");
  t.alone(0).holds(0, "sahara").holds(0, "altiplano").in_city(0, 0, "aztec-floating-gardens");
  t.s.sides[0].pile[0].markers = 1 << 1;
  t.s.sides[0].pile[1].markers = 1 << 1;
  t.s.sides[0].markers[1] = 0;
  t.answer("use a1");
  EXPECT_EQ(t.why("mark altiplano coastal"), "D-CIV-AZTEC");
  EXPECT_TRUE(t.offers("mark altiplano agricultural"));
}

// [D-CIV-AZTEC] A Province that one conquers can be marked as well.
TEST(DuelAztecs, ConqueredProvincesCanBeMarked) {
  DuelTable t("aztec", "japan");
  t.alone(0).holds(1, "sahara").in_city(0, 0, "aztec-floating-gardens").have(0, "3 military");
  t.play({"conquer", "use a1", "mark sahara agricultural"});
  EXPECT_EQ(t.supply(0), "1 production");
}

// Ball Court: an inactive card is given up for a base resource.
TEST(DuelAztecs, BallCourt) {
  DuelTable t("aztec", "japan");
  t.alone(0).in_city(0, 0, "aztec-ball-court").play({"use a1", "space b2", "gain science"});
  EXPECT_EQ(t.supply(0), "1 science");
  EXPECT_EQ(t.at(0, "b2"), "");
  EXPECT_EQ(t.archived(0).size(), 0u);
}

// [D-WAR-1] Montezuma: 2 Military, or a card archived for Culture.
TEST(DuelAztecs, Montezuma) {
  DuelTable t("aztec", "japan");
  t.alone(0).advantage(0, "1 science").play({"use warlord", "choose 2", "space a1"});
  EXPECT_EQ(t.supply(0), "1 culture");
  EXPECT_EQ(t.archived(0), Names{"work-camp"});
}

// [D-CIV-JAPAN] Military for Provinces, and nothing in return.
TEST(DuelJapan, HasNoRuleOfItsOwn) {
  DuelTable t("japan", "aztec");
  t.actions().on_track(5, "cape-of-good-hope").have(0, "9 military").answer("acquire cape-of-good-hope");
  EXPECT_EQ(t.supply(0), "3 military 2 culture");
  t.answer("pass").answer("conquer");
  EXPECT_EQ(t.supply(0), "2 culture");
}

// Samurai Dojo: 2 Military for a Gold, 3 with the Advantage.
TEST(DuelJapan, SamuraiDojo) {
  for (const bool held : {false, true}) {
    DuelTable t("japan", "mali");
    t.alone(0).in_city(0, 0, "japan-samurai-dojo").have(0, "1 gold");
    if (held) t.advantage(0, "1 science");
    t.answer("use a1");
    EXPECT_EQ(t.supply(0), held ? "3 military" : "2 military");
  }
}

// Bushido reinforces another card: neither itself nor the card that lies on it.
TEST(DuelJapan, BushidoReinforcesAnother) {
  DuelTable t("japan", "mali");
  t.alone(0).city(0, {"mine+japan-bushido", "library", "fort", "work-camp", "library", "fort", "work-camp", "library", "forum"});
  t.turned(0, {"a1", "a2", "c3"}).answer("use a1k");
  EXPECT_EQ(t.options("space"), (Names{"space a2", "space c3"}));
}

// [D-WAR-1] [D-TERM-COPY] Musashi: 2 Science, or a Building of the other.
TEST(DuelJapan, Musashi) {
  DuelTable t("japan", "mali");
  t.actions().advantage(0, "1 science").in_city(1, 4, "mali-gold-panners", false).have(0, "1 production");
  DuelTable u = t;
  t.play({"use warlord", "choose 1"});
  EXPECT_EQ(t.supply(0), "1 production 2 science");
  u.play({"use warlord", "choose 2", "copy 2 b2", "yes"});
  u.first_options_until("turn");
  EXPECT_EQ(u.supply(0), "2 gold") << "the Gold it produces, and one for the Production";
}

// [D-MIX-1] Any civilizations meet; the Ambassador does one thing a round, of its owner's choice.
TEST(DuelBoxes, TheAmbassadorDoesOneThingARound) {
  DuelTable t("mali", "japan", {"exploration", "espionage"});
  t.alone(0)
      .free_cities({"palmyra", "venice", "kilwa"})
      .lands({"madeira", "brazil", "guinea-coast"})
      .have(0, "2 science 4 military 2 gold");
  for (const std::string mission : {"negotiate", "explore", "spy"}) EXPECT_TRUE(t.offers(mission));
  t.play({"explore", "card madeira"});
  for (const std::string mission : {"negotiate", "explore", "spy"}) EXPECT_EQ(t.why(mission), "D-TURN-2") << mission;
}

// [D-MIX-1] Without a box its action is not there.
TEST(DuelBoxes, WithoutTheModuleNoMission) {
  DuelTable t("mali", "japan");
  t.alone(0).have(0, "9 science 9 military 9 gold");
  EXPECT_NE(t.why("explore"), "");
  EXPECT_NE(t.why("spy"), "");
  EXPECT_TRUE(t.offers("negotiate"));
}

}  // namespace
}  // namespace stele
