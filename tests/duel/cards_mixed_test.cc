// The Development cards that the boxes Exploration and Espionage add to a mixed deck (D-COMP-2).
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// Japan's turn in a game of all boxes, Mali has passed.
DuelTable table() {
  DuelTable t("japan", "mali", {"exploration", "espionage", "mixed-deck"});
  t.alone(0).lands({"terra-australis", "brazil", "guinea-coast"}).intrigues({"sabotage", "embezzlement", "forged-decree", "secret-treaty"});
  return t;
}
// The card lies activated on a1.
DuelTable with(const std::string& card, const std::string& supply = "") {
  DuelTable t = table();
  t.in_city(0, 0, card).have(0, supply);
  return t;
}
DuelTable acquired(const std::string& province, const std::string& price) {
  DuelTable t = table();
  t.on_track(5, province).have(0, price).answer("acquire " + province);
  return t;
}
DuelTable completed(const std::string& wonder, const std::string& price) {
  DuelTable t = table();
  t.begun(0, wonder).have(0, price).answer("complete");
  return t;
}

TEST(DuelExplorationCards, CelestialNavigationPaysTwo) {
  DuelTable t = with("celestial-navigation", "1 production 1 science");
  t.answer("use a1").first_options_until("expedition");
  t.answer("card terra-australis");
  EXPECT_EQ(t.supply(0), "2 culture");
  EXPECT_EQ(t.envoy(0), "terra-australis");
  EXPECT_NE(with("celestial-navigation", "1 science").why("use a1"), "");
}

TEST(DuelExplorationCards, TowerOfHerculesWatchesTheCoast) {
  DuelTable t = with("tower-of-hercules");
  DuelTable u = t;
  t.answer("use a1");
  EXPECT_EQ(t.supply(0), "1 military");
  u.holds(0, "canary-islands").answer("use a1");
  EXPECT_EQ(u.supply(0), "1 military 1 gold");
  DuelTable v = completed("tower-of-hercules", "4 production");
  v.answer("card brazil");
  EXPECT_EQ(v.supply(0), "3 production");
}

TEST(DuelExplorationCards, CanaryIslandsSendAnExpedition) {
  DuelTable t = acquired("canary-islands", "4 military");
  t.answer("card guinea-coast");
  EXPECT_EQ(t.supply(0), "2 gold");
  EXPECT_EQ(t.envoy(0), "guinea-coast");
}

// [D-TERM-EACH] Trireme Sheds: Production for each Province, of the track or of the other, and none for a Land.
TEST(DuelExplorationCards, TriremeShedsServeConquests) {
  DuelTable t = with("trireme-sheds", "12 military");
  t.holds(1, "pamirs").on_track(5, "cape-of-good-hope").play({"acquire cape-of-good-hope", "conquer"});
  EXPECT_EQ(t.supply(0), "2 production 2 military 2 culture");
  DuelTable u = with("trireme-sheds", "3 military");
  u.play({"explore", "card guinea-coast"});
  EXPECT_EQ(u.supply(0), "2 gold");
}

TEST(DuelExplorationCards, PortolanChartsCountTypes) {
  DuelTable t = with("portolan-charts");
  EXPECT_NE(t.why("use a1"), "") << "no Province";
  t.holds(0, "canary-islands").holds(0, "pamirs").play({"use a1", "gain science", "gain science"});
  EXPECT_EQ(t.supply(0), "2 science");
}

TEST(DuelExplorationCards, BelemTowerPaysTwoGold) { EXPECT_EQ(completed("belem-tower", "6 production").supply(0), "2 gold"); }

TEST(DuelExplorationCards, PamirsArmAndDraw) {
  DuelTable t = table();
  t.on_track(5, "pamirs").on_deck(0, {"laboratory"}).have(0, "4 military").answer("acquire pamirs").first_options_until("turn");
  EXPECT_EQ(t.supply(0), "2 science 2 military");
}

TEST(DuelExplorationCards, LongjiangTakesGoldAlone) {
  EXPECT_NE(with("longjiang-shipyard", "3 production").why("use a1"), "");
  DuelTable t = with("longjiang-shipyard", "1 gold");
  t.play({"use a1", "card brazil"});
  EXPECT_EQ(t.supply(0), "3 production");
}

TEST(DuelExplorationCards, MarineChronometerExploresAndGains) {
  DuelTable t = with("marine-chronometer");
  t.play({"use a1", "card terra-australis", "gain science", "gain military"});
  EXPECT_EQ(t.supply(0), "1 science 1 military 2 culture");
}

TEST(DuelExplorationCards, GreenwichStudiesOrExplores) {
  DuelTable t = with("greenwich-observatory");
  t.on_deck(0, {"workshop"});
  DuelTable u = t;
  t.play({"use a1", "choose 1"});
  EXPECT_EQ(t.supply(0), "2 production");
  u.play({"use a1", "choose 2", "card brazil"});
  EXPECT_EQ(u.supply(0), "3 production");
  DuelTable v = completed("greenwich-observatory", "7 production");
  v.answer("card guinea-coast");
  EXPECT_EQ(v.supply(0), "2 gold 1 culture");
}

// Pampas: 1 Production per Province of any type, at most 4.
TEST(DuelExplorationCards, PampasCountAllProvinces) {
  DuelTable t = table();
  t.holds(0, "pamirs").holds(0, "canary-islands").on_track(5, "pampas").have(0, "5 military").answer("acquire pampas");
  EXPECT_EQ(t.supply(0), "3 production");
}

TEST(DuelEspionageCards, OracleOfDelphiSpiesAndGains) {
  DuelTable t = with("oracle-of-delphi");
  t.answer("use a1").first_options_until("keep-intrigue");
  t.play({"card sabotage", "gain science"});
  EXPECT_EQ(t.hand(0), Names{"sabotage"});
  EXPECT_EQ(t.supply(0), "1 science");
}

TEST(DuelEspionageCards, ThermopylaeAreBarred) {
  DuelTable t = acquired("thermopylae", "3 military");
  t.first_options_until("turn");
  EXPECT_EQ(t.pile(0), (Names{"thermopylae", "barricade"}));
  EXPECT_EQ(t.supply(0), "1 military");
}

TEST(DuelEspionageCards, RelayStationsDiscardToSpy) {
  DuelTable t = with("relay-stations");
  t.play({"use a1", "space b2"}).first_options_until("keep-intrigue");
  t.answer("card embezzlement");
  EXPECT_EQ(t.hand(0), Names{"embezzlement"});
  EXPECT_EQ(t.at(0, "b2"), "");
}

// [D-TERM-COPY] Cryptanalysis: a Building of the other, or an Intrigue.
TEST(DuelEspionageCards, CryptanalysisCopiesOrSpies) {
  DuelTable t("japan", "mali", {"exploration", "espionage", "mixed-deck"});
  t.actions().in_city(0, 0, "cryptanalysis").in_city(1, 4, "archery-range", false);
  DuelTable u = t;
  t.play({"use a1", "choose 1", "copy 2 b2"});
  EXPECT_EQ(t.supply(0), "2 military");
  u.play({"use a1", "choose 2"}).first_options_until("turn");
  EXPECT_EQ(u.hand(0).size(), 1u);
}

TEST(DuelEspionageCards, AlamutRazesAndGains) {
  DuelTable t = with("alamut-castle");
  t.holds(1, "pamirs").holds(1, "barricade").holds(1, "barricade").answer("use a1");
  while (!t.offers("gain science")) t.answer("yes");
  t.play({"gain science", "gain science"});
  EXPECT_EQ(t.pile(1), (Names{"pamirs", "barricade"}));
  EXPECT_EQ(t.supply(0), "2 science");
  DuelTable u = completed("alamut-castle", "5 production");
  u.first_options_until("turn");
  EXPECT_EQ(u.hand(0).size(), 1u);
  EXPECT_EQ(u.advantage(), "0: nothing");
}

TEST(DuelEspionageCards, LombardPlainSpiesAndHarvests) {
  DuelTable t = acquired("lombard-plain", "4 military");
  t.first_options_until("turn");
  EXPECT_EQ(t.hand(0).size(), 1u);
  EXPECT_EQ(t.supply(0), "2 production");
}

// [D-SPY-4] The Resident Embassy, and the Ambassador besides.
TEST(DuelEspionageCards, ResidentEmbassySpies) {
  DuelTable t = with("resident-embassy", "1 science");
  t.play({"use a1", "card sabotage", "spy", "card forged-decree"});
  EXPECT_EQ(t.hand(0), (Names{"sabotage", "forged-decree"}));
}

TEST(DuelEspionageCards, TelegraphySpiesAndDraws) {
  DuelTable t = with("telegraphy");
  t.on_deck(0, {"workshop", "laboratory"}).answer("use a1").first_options_until("drawn");
  t.answer("card laboratory");
  EXPECT_EQ(t.supply(0), "2 science");
  EXPECT_EQ(t.hand(0).size(), 1u);
}

TEST(DuelEspionageCards, HofburgStealsAndSpies) {
  DuelTable t = with("hofburg");
  t.have(1, "3 gold").answer("use a1").first_options_until("turn");
  EXPECT_EQ(t.supply(0), "1 gold");
  EXPECT_EQ(t.supply(1), "2 gold");
  EXPECT_EQ(t.hand(0).size(), 1u);
  DuelTable u = completed("hofburg", "7 production");
  u.first_options_until("turn");
  EXPECT_EQ(u.supply(0), "1 culture");
}

// [D-ADV-3] The Bosporus: the Advantage, and 2 Gold of the other.
TEST(DuelEspionageCards, BosporusTakesAToll) {
  DuelTable t = table();
  t.on_track(5, "bosporus").have(0, "6 military").have(1, "1 gold").answer("acquire bosporus").first_options_until("turn");
  EXPECT_EQ(t.advantage(), "0: nothing");
  EXPECT_EQ(t.supply(0), "1 gold");
  EXPECT_EQ(t.supply(1), "");
}

}  // namespace
}  // namespace stele
