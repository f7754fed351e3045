// The module Exploration: Lands and expeditions.
#include <algorithm>
#include <set>

#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

const std::vector<std::string> kModules = {"exploration"};

// [D-EXPL-1] Ten Lands, three of them face up; without the module none.
TEST(DuelExploration, ThreeOfTenLandsLieFaceUp) {
  DuelTable t("japan", "mali", kModules);
  const Names row = t.lands();
  EXPECT_EQ(std::set<std::string>(row.begin(), row.end()).size(), 3u);
  EXPECT_EQ(t.s.lands.size(), 7u);
  EXPECT_EQ(DuelTable("japan", "mali").lands(), (Names{"", "", ""}));
}

// [D-EXPL-1] A Land is no Province: Mali pays Military for it, and it cannot be conquered.
TEST(DuelExploration, ALandIsNoProvince) {
  DuelTable t("mali", "japan", kModules);
  t.actions().lands({"brazil", "madeira", "hudson-bay"}).in_city(0, 0, "bronze-working").have(0, "3 military").have(1, "9 military");
  t.play({"explore", "card brazil"});
  EXPECT_EQ(t.supply(0), "3 production") << "the full price, and no Gold for it";
  EXPECT_EQ(t.why("conquer"), "D-CON-1");
}

// [D-EXPL-2] Explore: its Military, the Ambassador moves there, the bonus at once.
TEST(DuelExploration, AnExpeditionCostsMilitary) {
  DuelTable t("japan", "mali", kModules);
  t.actions().lands({"madeira", "guinea-coast", "brazil"}).have(0, "2 military");
  t.answer("explore");
  EXPECT_EQ(t.options("card"), Names{"card madeira"}) << "the others cost 3";
  t.answer("card madeira");
  EXPECT_EQ(t.supply(0), "1 gold");
  EXPECT_EQ(t.envoy(0), "madeira");
  EXPECT_TRUE(t.lands(0).empty()) << "not taken yet";
  EXPECT_EQ(t.seat(), 1);
}

// [D-EXPL-2] Gold stands in for Military; without enough there is no expedition.
TEST(DuelExploration, GoldStandsIn) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).lands({"guinea-coast", "brazil", "hudson-bay"}).have(0, "2 military");
  EXPECT_NE(t.why("explore"), "");
  t.have(0, "2 military 1 gold").play({"explore", "card guinea-coast"});
  EXPECT_EQ(t.supply(0), "2 gold");
}

// [D-EXPL-2] 2 more where the other's Ambassador stands, who goes home.
TEST(DuelExploration, ARivalIsSentHome) {
  DuelTable t("japan", "mali", kModules);
  t.actions().lands({"madeira", "brazil", "guinea-coast"}).envoy(1, "madeira").have(0, "3 military");
  t.answer("explore");
  EXPECT_FALSE(t.offers("card madeira"));
  DuelTable u("japan", "mali", kModules);
  u.actions().lands({"madeira", "brazil", "guinea-coast"}).envoy(1, "madeira").have(0, "4 military");
  u.play({"explore", "card madeira"});
  EXPECT_EQ(u.supply(0), "1 gold");
  EXPECT_EQ(u.envoy(0), "madeira");
  EXPECT_EQ(u.envoy(1), "");
}

// [D-EXPL-3] At the end of the round the Land is taken, the Ambassador comes home, the row is filled.
TEST(DuelExploration, LandsAreTakenAtTheEndOfTheRound) {
  DuelTable t("japan", "mali", kModules);
  t.actions().lands({"madeira", "brazil", "guinea-coast"}).envoy(0, "madeira").envoy(1, "brazil").end_round();
  EXPECT_EQ(t.lands(0), Names{"madeira"});
  EXPECT_EQ(t.lands(1), Names{"brazil"});
  EXPECT_EQ(t.envoy(0), "");
  EXPECT_EQ(t.envoy(1), "");
  const Names row = t.lands();
  EXPECT_EQ(std::count(row.begin(), row.end(), "guinea-coast"), 1);
  EXPECT_EQ(std::count(row.begin(), row.end(), ""), 0);
  EXPECT_EQ(t.s.lands.size(), 5u);
}

// [D-EXPL-3] As far as the pile goes.
TEST(DuelExploration, AnEmptyPileFillsNothing) {
  DuelTable t("japan", "mali", kModules);
  t.actions().lands({"madeira", "brazil", "guinea-coast"});
  for (const std::string land : {"vinland", "cape-verde", "hudson-bay", "moluccas", "galapagos", "tierra-del-fuego", "terra-australis"})
    t.took(1, land);
  t.envoy(0, "madeira").end_round();
  const Names row = t.lands();
  EXPECT_EQ(std::count(row.begin(), row.end(), ""), 1);
}

// [D-EXPL-4] A free expedition: no Military and no token on the Ambassador, who may be out already.
TEST(DuelExploration, AFreeExpeditionDoesNotUseTheAmbassador) {
  DuelTable t("japan", "mali", {"exploration", "mixed-deck"});
  t.alone(0).lands({"terra-australis", "brazil", "guinea-coast"}).in_city(0, 0, "belem-tower").have(0, "3 military");
  t.play({"use a1", "card terra-australis"});
  EXPECT_EQ(t.supply(0), "3 military 2 culture");
  t.answer("explore");
  EXPECT_EQ(t.options("card"), (Names{"card brazil", "card guinea-coast"})) << "[D-EXPL-2] not where one stands";
  t.answer("card brazil");
  EXPECT_EQ(t.envoy(0), "brazil") << "the Ambassador leaves Terra Australis";
  EXPECT_EQ(t.lands()[0], "terra-australis") << "which stays in the row";
  t.end_round();
  EXPECT_EQ(t.lands(0), Names{"brazil"});
}

// [D-EXPL-4] A rival there still costs 2.
TEST(DuelExploration, ARivalCostsTwoEvenForFree) {
  DuelTable t("japan", "mali", {"exploration", "mixed-deck"});
  t.alone(0)
      .lands({"terra-australis", "brazil", "guinea-coast"})
      .envoy(1, "terra-australis")
      .in_city(0, 0, "belem-tower")
      .have(0, "1 military");
  t.answer("use a1");
  EXPECT_FALSE(t.offers("card terra-australis"));
  DuelTable u("japan", "mali", {"exploration", "mixed-deck"});
  u.alone(0)
      .lands({"terra-australis", "brazil", "guinea-coast"})
      .envoy(1, "terra-australis")
      .in_city(0, 0, "belem-tower")
      .have(0, "2 military");
  u.play({"use a1", "card terra-australis"});
  EXPECT_EQ(u.supply(0), "2 culture");
  EXPECT_EQ(u.envoy(1), "");
}

// [D-EXPL-5] 1 point per Land taken, no domination.
TEST(DuelExploration, ALandIsWorthOnePoint) {
  DuelTable t("japan", "mali", kModules);
  t.actions().took(0, "madeira").took(0, "brazil").lands({"vinland", "cape-verde", "guinea-coast"}).development(0);
  t.end_round().activated();
  t.envoy(0, "vinland").end_round();
  ASSERT_TRUE(t.over());
  EXPECT_EQ(t.points(0, "lands"), 3) << "the last one is taken at the end of the last round";
  EXPECT_EQ(t.points(0), 3);
}

// Each Land has a bonus of its own.
DuelTable landed(const std::string& land, const std::string& supply) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).lands({"guinea-coast", "brazil", "madeira"}).envoy(1, land).envoy(1, "brazil").turned(0, {"a1"}).have(0, supply);
  t.on_deck(0, {"workshop", "laboratory"}).track({"writing", "caravan-routes", "colossus", "sahara", "nile-delta", "watchtowers"});
  return t.answer("explore").answer("card " + land);
}

TEST(DuelLands, VinlandRefreshesTwoCards) {
  DuelTable t = landed("vinland", "2 military");
  EXPECT_FALSE(t.offers("space a1")) << "activated";
  t.play({"space b1", "space b2"});
  EXPECT_EQ(t.at(0, "b1"), "workshop");
  EXPECT_EQ(t.at(0, "b2"), "laboratory");
  EXPECT_FALSE(t.is_activated(0, "b1"));
  EXPECT_EQ(t.supply(0), "1 production");
}

TEST(DuelLands, CapeVerdeReinforces) {
  DuelTable t = landed("cape-verde", "2 military");
  t.answer("space a1");
  EXPECT_FALSE(t.is_activated(0, "a1"));
}

TEST(DuelLands, HudsonBayArchives) {
  DuelTable t = landed("hudson-bay", "3 military");
  t.play({"space b2", "gain science"});
  EXPECT_EQ(t.archived(0), Names{"library"});
  EXPECT_EQ(t.supply(0), "1 science");
}

TEST(DuelLands, SpiceIslandsPayAndDraw) {
  DuelTable t = landed("moluccas", "4 military");
  t.first_options_until("turn");
  EXPECT_EQ(t.supply(0), "2 production 2 gold");
}

TEST(DuelLands, GalapagosTeachOrInspireTwice) {
  DuelTable t = landed("galapagos", "4 military");
  DuelTable u = t;
  t.play({"choose 1", "card caravan-routes"});
  EXPECT_EQ(t.top(0), "caravan-routes");
  EXPECT_EQ(t.supply(0), "");
  u.answer("choose 2").first_options_until("turn");
  EXPECT_EQ(u.supply(0), "2 production 2 science");
}

TEST(DuelLands, TierraDelFuegoTakesTheAdvantage) {
  DuelTable t = landed("tierra-del-fuego", "4 military");
  t.play({"yes", "gain science", "gain production"});
  EXPECT_EQ(t.advantage(), "0: nothing");
  EXPECT_EQ(t.supply(0), "1 production 1 science");
}

TEST(DuelLands, TerraAustralisIsWorthTwoCulture) { EXPECT_EQ(landed("terra-australis", "5 military").supply(0), "2 culture"); }

}  // namespace
}  // namespace stele
