// The Ambassador negotiates with Free Cities.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-AMB-1] The rulebook's example: tokens on the Ambassador and on the city, 1 Gold on one's side; a Basic Building for nothing.
TEST(DuelAmbassador, NegotiatesForOneGold) {
  DuelTable t("aztec", "japan");
  t.actions().free_cities({"ragusa", "venice", "kilwa"}).have(0, "1 gold");
  t.play({"negotiate", "card ragusa", "card workshop"});
  EXPECT_EQ(t.supply(0), "");
  EXPECT_EQ(t.gold_on(0, "ragusa"), 1);
  EXPECT_EQ(t.gold_on(1, "ragusa"), 0);
  EXPECT_EQ(t.top(0), "workshop");
  EXPECT_EQ(t.seat(), 1);
}

// [D-AMB-1] Once a round, and not without Gold.
TEST(DuelAmbassador, GoesOutOnceARound) {
  DuelTable t("aztec", "japan");
  t.alone(0).free_cities({"ragusa", "venice", "palmyra"}).have(0, "");
  EXPECT_EQ(t.why("negotiate"), "D-RES-2") << "Gold is needed";
  t.have(0, "3 production");
  EXPECT_EQ(t.why("negotiate"), "D-RES-2") << "nothing stands in for Gold";
  t.have(0, "3 gold").play({"negotiate", "card palmyra"});
  EXPECT_EQ(t.supply(0), "2 gold 1 culture");
  EXPECT_EQ(t.why("negotiate"), "D-TURN-2");
  t.answer("pass").play({"row a", "column 1", "row a", "column 1", "pass"});
  t.play({"negotiate", "card palmyra"});
  EXPECT_EQ(t.gold_on(0, "palmyra"), 2) << "what lay there stays from round to round";
}

// [D-AMB-1] One may negotiate though the city does nothing now.
TEST(DuelAmbassador, MayNegotiateForNothing) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"malacca", "venice", "kilwa"}).have(0, "1 gold");
  t.play({"negotiate", "card malacca"}).first_options_until("turn");
  EXPECT_EQ(t.gold_on(0, "malacca"), 1);
}

// [D-AMB-2] Free: the Gold comes from the supply, the Ambassador is neither needed nor used.
TEST(DuelAmbassador, IsNotUsedToNegotiateForFree) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"venice", "palmyra", "kilwa"}).on_track(5, "sahara").have(0, "3 military");
  t.play({"acquire sahara", "card venice"});
  EXPECT_EQ(t.gold_on(0, "venice"), 1);
  EXPECT_EQ(t.supply(0), "2 gold") << "none paid, 2 from Venice";
  t.answer("negotiate");
  EXPECT_EQ(t.options("card"), (Names{"card palmyra", "card kilwa"})) << "[D-AMB-5] each city once a round";
}

// [D-AMB-3] The rulebook's example: the fourth Gold takes the city after its effect; everything on it goes, a new one comes.
TEST(DuelAmbassador, TheFourthGoldTakesTheCity) {
  DuelTable t("mali", "japan");
  t.alone(0).free_cities({"venice", "palmyra", "kilwa"}).gold_on(0, "venice", 3).gold_on(1, "venice", 2).have(0, "1 gold");
  t.play({"negotiate", "card venice"});
  EXPECT_EQ(t.supply(0), "2 gold") << "its effect; the Gold on it is nobody's";
  EXPECT_EQ(t.own_cities(0), Names{"venice"});
  const std::string drawn = t.free_cities()[0];
  EXPECT_NE(drawn, "venice");
  EXPECT_EQ(t.gold_on(0, drawn), 0);
  EXPECT_EQ(t.gold_on(1, drawn), 0);
  EXPECT_EQ(t.s.cities.size(), 6u);
}

// [D-AMB-3] [D-AMB-5] It lies there with an action token: not again this round. The new city of the track is a new one.
TEST(DuelAmbassador, ATakenCityHasItsToken) {
  DuelTable t("mali", "japan");
  t.alone(0).free_cities({"palmyra", "venice", "kilwa"}).gold_on(0, "palmyra", 3).have(0, "1 gold").advantage(0, "1 science");
  t.play({"negotiate", "card palmyra", "use warlord", "choose 2"});
  EXPECT_FALSE(t.offers("card palmyra"));
  EXPECT_TRUE(t.offers("card " + t.free_cities()[0])) << "the token went with the city";
}

// [D-AMB-3] Without a pile no new city comes.
TEST(DuelAmbassador, AnEmptyPileLeavesAnEmptyPlace) {
  DuelTable t("mali", "japan");
  t.alone(0).free_cities({"palmyra", "venice", "kilwa"});
  for (const std::string id : {"ragusa", "samarkand", "novgorod", "lubeck", "calicut", "malacca", "genoa"}) t.own_city(1, id);
  t.gold_on(0, "palmyra", 3).have(0, "1 gold").play({"negotiate", "card palmyra"});
  EXPECT_EQ(t.free_cities(), (Names{"", "venice", "kilwa"}));
}

// [D-AMB-3] One may have several.
TEST(DuelAmbassador, SeveralCities) {
  DuelTable t("mali", "japan");
  t.alone(0).own_city(0, "palmyra").free_cities({"venice", "kilwa", "genoa"}).gold_on(0, "venice", 3).have(0, "1 gold");
  t.play({"negotiate", "card venice"});
  EXPECT_EQ(t.own_cities(0), (Names{"palmyra", "venice"}));
}

// [D-AMB-4] One's own city without Gold, with tokens on both; the other cannot negotiate with it.
TEST(DuelAmbassador, OnesOwnCityCostsNoGold) {
  DuelTable t("mali", "japan");
  t.actions().own_city(0, "palmyra").free_cities({"venice", "kilwa", "genoa"}).have(0, "").have(1, "1 gold");
  t.answer("negotiate");
  EXPECT_EQ(t.options("card"), Names{"card palmyra"}) << "the others cost a Gold";
  t.answer("card palmyra");
  EXPECT_EQ(t.supply(0), "1 culture");
  t.answer("negotiate");
  EXPECT_FALSE(t.offers("card palmyra"));
  t.play({"card venice"});
  EXPECT_EQ(t.why("negotiate"), "D-TURN-2") << "the Ambassador has a token";
}

// [D-AMB-2] [D-AMB-5] A free negotiation with one's own city: no Gold at all, but a token.
TEST(DuelAmbassador, FreeWithOnesOwnCity) {
  DuelTable t("mali", "japan");
  t.alone(0).own_city(0, "palmyra").free_cities({"venice", "kilwa", "genoa"}).advantage(0, "1 science");
  t.play({"use warlord", "choose 2", "card palmyra"});
  EXPECT_EQ(t.supply(0), "1 culture");
  EXPECT_NE(t.why("negotiate"), "") << "there is no Gold for the others, and Palmyra has its token";
}

// [D-AMB-5] Once per round and player: the other may still negotiate with the same city.
TEST(DuelAmbassador, EachPlayerHasTokensOfTheirOwn) {
  DuelTable t("mali", "japan");
  t.actions().free_cities({"palmyra", "venice", "kilwa"}).have(0, "1 gold").have(1, "1 gold");
  t.play({"negotiate", "card palmyra", "negotiate", "card palmyra"});
  EXPECT_EQ(t.gold_on(0, "palmyra"), 1);
  EXPECT_EQ(t.gold_on(1, "palmyra"), 1);
  EXPECT_EQ(t.supply(1), "1 culture");
}

// [D-AMB-3] [D-AMB-5] When a city is taken the other's token on it is discarded too: the new city in its place is open to both.
TEST(DuelAmbassador, TokensOfBothGoWithATakenCity) {
  DuelTable t("japan", "mali");
  t.actions().free_cities({"palmyra", "venice", "kilwa"}).gold_on(1, "palmyra", 3).have(0, "1 gold").have(1, "1 gold");
  t.policies(0, {"japan-diplomacy"}).play({"negotiate", "card palmyra", "negotiate", "card palmyra"});
  EXPECT_EQ(t.own_cities(1), Names{"palmyra"});
  t.have(0, "2 science").answer("use policy").first_options_until("negotiate");
  EXPECT_TRUE(t.offers("card " + t.free_cities()[0]));
  EXPECT_FALSE(t.offers("card palmyra")) << "it is Mali's now";
}

// [D-AMB-3] The new city is drawn at once: the second of two negotiations may be with it.
TEST(DuelAmbassador, ANewCityIsDrawnAtOnce) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"palmyra", "venice", "kilwa"}).gold_on(0, "palmyra", 3).begun(0, "panama-canal").have(0, "7 production");
  t.play({"complete", "card palmyra"});
  EXPECT_TRUE(t.offers("card " + t.free_cities()[0]));
}

// [D-AMB-5] With a token on every city a free negotiation is not asked for.
TEST(DuelAmbassador, NothingLeftToNegotiateWith) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"palmyra", "samarkand", "venice"}).in_city(0, 0, "djenne-mosque").in_city(0, 1, "caravan-routes");
  t.have(0, "1 gold 1 production").on_track(5, "sahara").play({"negotiate", "card palmyra", "use a1", "card samarkand", "use a2"});
  t.first_options_until("negotiate").answer("card venice");
  t.have(0, "3 military").answer("acquire sahara");
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.pile(0), Names{"sahara"});
}

// [D-PASS-1] Passing takes the tokens off the cities; the Gold stays.
TEST(DuelAmbassador, GoldStaysOnTheCities) {
  DuelTable t("mali", "japan");
  t.alone(0).free_cities({"palmyra", "venice", "kilwa"}).gold_on(1, "kilwa", 2).have(0, "1 gold");
  t.play({"negotiate", "card palmyra", "pass"});
  EXPECT_EQ(t.gold_on(0, "palmyra"), 1);
  EXPECT_EQ(t.gold_on(1, "kilwa"), 2);
}

// Ragusa: any Basic Building; the rulebook counts Barricades among them.
TEST(DuelFreeCities, RagusaGivesAnyBasicBuilding) {
  DuelTable t("aztec", "japan");
  t.alone(0).free_cities({"ragusa", "venice", "kilwa"}).have(0, "1 gold");
  t.play({"negotiate", "card ragusa", "card barricade"});
  EXPECT_EQ(t.pile(0), (Names{"aztec-anahuac", "barricade"}));
  EXPECT_EQ(t.basics("barricade"), 4);
}

TEST(DuelFreeCities, SamarkandGivesOneOfEachBaseResource) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"samarkand", "venice", "kilwa"}).have(0, "1 gold");
  t.play({"negotiate", "card samarkand"});
  EXPECT_EQ(t.supply(0), "1 production 1 science 1 military");
}

TEST(DuelFreeCities, NovgorodHelpsWhoeverHasFewerProvinces) {
  for (const bool behind : {false, true}) {
    DuelTable t("japan", behind ? "aztec" : "mali");
    t.alone(0).free_cities({"novgorod", "venice", "kilwa"}).have(0, "1 gold").play({"negotiate", "card novgorod"});
    EXPECT_EQ(t.supply(0), behind ? "4 military" : "2 military");
  }
}

// [D-WON-2] Lübeck: one section for 3 less, of a Wonder of the track or one's own.
TEST(DuelFreeCities, LubeckBuildsASection) {
  DuelTable t("japan", "mali");
  t.alone(0)
      .free_cities({"lubeck", "venice", "kilwa"})
      .track({"colossus", "library-of-alexandria", "writing", "sahara", "nile-delta", "watchtowers"});
  t.begun(0, "eiffel-tower").have(0, "4 production 1 gold 1 culture");
  t.play({"negotiate", "card lubeck"});
  EXPECT_EQ(t.asks(), "build-section");
  EXPECT_TRUE(t.offers("card colossus"));
  t.answer("section").answer("done");
  EXPECT_EQ(t.top(0), "eiffel-tower");
  EXPECT_EQ(t.supply(0), "1 culture") << "7 less 3 for the second section";
}

// Calicut: a Knowledge for 3 less, or a progress.
TEST(DuelFreeCities, CalicutTeaches) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"calicut", "venice", "kilwa"}).on_track(5, "caravan-routes").have(0, "1 science 1 gold");
  t.play({"negotiate", "card calicut", "choose 1", "card caravan-routes"});
  EXPECT_EQ(t.top(0), "caravan-routes");
  EXPECT_EQ(t.supply(0), "");
  DuelTable u("japan", "mali");
  u.alone(0).free_cities({"calicut", "venice", "kilwa"}).on_deck(0, {"laboratory"}).have(0, "1 gold");
  u.on_track(5, "writing").play({"negotiate", "card calicut", "choose 2"});
  EXPECT_EQ(u.supply(0), "2 science");
}

// Malacca: a used Building is ready again, or a card is reinforced; then a base resource.
TEST(DuelFreeCities, MalaccaMakesReadyOrReinforces) {
  DuelTable t("mali", "japan");
  t.alone(0).free_cities({"malacca", "venice", "kilwa"}).in_city(0, 0, "mali-gold-panners").have(0, "2 production 1 gold");
  t.answer("use a1").first_options_until("turn");
  t.play({"negotiate", "card malacca", "choose 1", "space a1"}).first_options_until("turn");
  EXPECT_TRUE(t.offers("use a1"));
  DuelTable u("mali", "japan");
  u.alone(0).free_cities({"malacca", "venice", "kilwa"}).turned(0, {"a1"}).have(0, "1 gold");
  u.play({"negotiate", "card malacca", "space a1", "gain military"});
  EXPECT_EQ(u.supply(0), "1 military");
  EXPECT_FALSE(u.is_activated(0, "a1"));
}

TEST(DuelFreeCities, KilwaArchivesAndPaysAGold) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"kilwa", "venice", "palmyra"}).have(0, "1 gold");
  t.play({"negotiate", "card kilwa", "space b2"});
  EXPECT_EQ(t.archived(0), Names{"library"});
  EXPECT_EQ(t.supply(0), "1 gold");
}

// [D-ADV-3] Genoa: the Advantage for nothing, then a base resource.
TEST(DuelFreeCities, GenoaTakesTheAdvantage) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"genoa", "venice", "palmyra"}).advantage(1, "4 science").have(0, "1 gold");
  t.play({"negotiate", "card genoa", "yes", "gain science"});
  EXPECT_EQ(t.advantage(), "0: nothing");
  EXPECT_EQ(t.supply(0), "1 science");
}

}  // namespace
}  // namespace stele
