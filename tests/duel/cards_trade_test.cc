// Cards of the Trade box that do something of their own and are not shown elsewhere.
#include <algorithm>

#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using civic::Resource;
using kit::DuelTable;
using kit::Names;

// Japan's turn, Mali has passed; the card lies activated on a1.
DuelTable with(const std::string& card, const std::string& supply = "") {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, card).have(0, supply).free_cities({"palmyra", "samarkand", "kilwa"});
  return t;
}
// Japan has acquired the Province with exactly its price.
DuelTable acquired(const std::string& province, const std::string& price) {
  DuelTable t("japan", "mali");
  t.alone(0).on_track(5, province).have(0, price);
  return t.answer("acquire " + province);
}
// Japan has completed the Wonder with exactly the price of its second section.
DuelTable completed(const std::string& wonder, const std::string& price) {
  DuelTable t("japan", "mali");
  t.alone(0).free_cities({"palmyra", "samarkand", "kilwa"}).begun(0, wonder).have(0, price);
  return t.answer("complete");
}

// The Forum: a card archived, or Culture for two different base resources.
TEST(DuelTradeCards, TheForumTakesTwoDifferentResources) {
  DuelTable t = with("forum", "2 production 1 science 1 military");
  t.play({"use a1", "choose 2", "pay production"});
  EXPECT_FALSE(t.offers("pay production")) << "different ones";
  t.answer("pay science");
  EXPECT_EQ(t.supply(0), "1 production 1 military 1 culture");
}

// [D-AMB-2]
TEST(DuelTradeCards, CaravanRoutesPayABaseResourceToNegotiate) {
  DuelTable t = with("caravan-routes", "1 science");
  t.answer("use a1").first_options_until("negotiate");
  t.answer("card palmyra");
  EXPECT_EQ(t.supply(0), "1 culture");
  EXPECT_EQ(t.gold_on(0, "palmyra"), 1);
  EXPECT_NE(with("caravan-routes").why("use a1"), "") << "with nothing to pay";
}

TEST(DuelTradeCards, TheColossusArms) {
  DuelTable t = with("colossus");
  t.play({"use a1", "choose 1"});
  EXPECT_EQ(t.supply(0), "2 military");
}

TEST(DuelTradeCards, HangingGardensReinforceAndHarvest) {
  DuelTable t = with("hanging-gardens");
  t.holds(0, "nile-delta").turned(0, {"a1", "a2"}).play({"use a1", "space a2", "gain science"});
  EXPECT_FALSE(t.is_activated(0, "a2"));
  EXPECT_EQ(t.supply(0), "1 science");
  EXPECT_EQ(completed("hanging-gardens", "3 production").supply(0), "1 culture");
}

TEST(DuelTradeCards, HangingGardensNeedAFieldToHarvest) {
  DuelTable t = with("hanging-gardens");
  t.turned(0, {"a1", "a2"}).play({"use a1", "space a2"});
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.supply(0), "");
}

// The Nile: 1 Production per Agricultural Province, at most 3.
TEST(DuelTradeCards, TheNileCountsThreeAtMost) {
  DuelTable t("japan", "mali");
  t.alone(0).holds(0, "angkor-plain").holds(0, "great-plains").on_track(5, "nile-delta").have(0, "2 military").answer("acquire nile-delta");
  EXPECT_EQ(t.supply(0), "3 production");
}

// [D-ACQ-BLD] Watchtowers: a Barricade without paying, onto a Province.
TEST(DuelTradeCards, WatchtowersBuildABarricade) {
  DuelTable t = with("watchtowers");
  EXPECT_NE(t.why("use a1"), "") << "no Province to lay it on";
  t.holds(0, "sahara").answer("use a1");
  EXPECT_EQ(t.pile(0), (Names{"sahara", "barricade"}));
}

// [D-TERM-GAINED] Letters of Credit: one of each base resource for a Gold, which wakes the Mine.
TEST(DuelTradeCards, LettersOfCreditWakeTheMine) {
  DuelTable t = with("letters-of-credit", "1 gold");
  t.in_city(0, 1, "mine");
  EXPECT_NE(t.why("use a2"), "");
  t.play({"use a1", "use a2"});
  EXPECT_EQ(t.supply(0), "1 production 1 science 1 military 2 gold");
}

// [D-AMB-2] Djenné negotiates for free when completed and when used.
TEST(DuelTradeCards, DjenneNegotiates) {
  DuelTable t = with("djenne-mosque");
  t.play({"use a1", "card palmyra"});
  EXPECT_EQ(t.supply(0), "1 culture");
  DuelTable u = completed("djenne-mosque", "5 production");
  u.answer("card palmyra");
  EXPECT_EQ(u.supply(0), "1 culture");
  EXPECT_EQ(u.top(0), "djenne-mosque");
}

TEST(DuelTradeCards, HimejiArmsOrReinforcesTwo) {
  DuelTable t = with("himeji-castle");
  t.turned(0, {"a1", "a2", "a3"});
  DuelTable u = t;
  t.play({"use a1", "choose 1"});
  EXPECT_EQ(t.supply(0), "3 military");
  u.play({"use a1", "choose 2", "space a2", "space a3"});
  EXPECT_FALSE(u.is_activated(0, "a2"));
  EXPECT_FALSE(u.is_activated(0, "a3"));
}

TEST(DuelTradeCards, HimejiIsFortifiedWhenCompleted) {
  DuelTable t("japan", "mali");
  t.alone(0).holds(0, "sahara").begun(0, "himeji-castle").have(0, "6 production").answer("complete").first_options_until("turn");
  EXPECT_EQ(t.pile(0), (Names{"sahara", "barricade"}));
  EXPECT_EQ(t.supply(0), "2 military");
  EXPECT_EQ(completed("himeji-castle", "6 production").first_options_until("turn").supply(0), "2 military") << "without a Province too";
}

// [D-ACT-2] The Templo Mayor gives Culture on the middle space and nowhere else.
TEST(DuelTradeCards, TemploMayorStandsInTheMiddle) {
  for (const std::size_t space : {4u, 1u}) {
    DuelTable t("japan", "mali");
    t.plain().in_city(0, space, "templo-mayor", false).have(0, "").play({"row b", "column 2"});
    EXPECT_EQ(t.has(0, Resource::Culture), space == 4 ? 1 : 0);
  }
}

TEST(DuelTradeCards, TemploMayorArchives) {
  DuelTable t = with("templo-mayor");
  t.play({"use a1", "space b2", "gain military"});
  EXPECT_EQ(t.supply(0), "1 military 1 culture");
  EXPECT_EQ(t.archived(0), Names{"library"});
  DuelTable u = completed("templo-mayor", "6 production");
  u.play({"space b2", "space b3"});
  EXPECT_EQ(u.archived(0), (Names{"library", "fort"}));
  EXPECT_EQ(u.supply(0), "1 culture");
}

TEST(DuelTradeCards, AngkorArchivesAndHarvests) {
  DuelTable t = acquired("angkor-plain", "3 military");
  t.answer("space c3");
  EXPECT_EQ(t.archived(0), Names{"fort"});
  EXPECT_EQ(t.supply(0), "1 production");
}

// [D-WON-2] The Hanseatic Coast: 2 Gold, then a section for 2 less, which the Gold may pay.
TEST(DuelTradeCards, HanseaticCoastBuilds) {
  DuelTable t("japan", "mali");
  t.alone(0).on_track(5, "hanseatic-coast").begun(0, "colossus").have(0, "5 military").play({"acquire hanseatic-coast", "section"});
  EXPECT_EQ(t.supply(0), "2 military 1 gold");
  EXPECT_EQ(t.top(0), "colossus");
}

// [D-ACT-2] The Grand Bazaar pays where row and column cross, and only there.
TEST(DuelTradeCards, GrandBazaarAtTheCrossing) {
  DuelTable t("japan", "mali");
  t.plain().in_city(0, 0, "grand-bazaar", false).have(0, "").play({"row a", "column 2"});
  EXPECT_EQ(t.has(0, Resource::Gold), 1) << "beside the crossing";
}

TEST(DuelTradeCards, GrandBazaarSellsForTwoAlike) {
  EXPECT_NE(with("grand-bazaar", "1 production 1 science").why("use a1"), "") << "two of the same";
  DuelTable t = with("grand-bazaar", "2 science");
  t.answer("use a1").first_options_until("turn");
  EXPECT_EQ(t.supply(0), "1 culture");
}

// [D-SCI-1] The University: a progress without paying.
TEST(DuelTradeCards, UniversityIsAProgress) {
  DuelTable t = with("university");
  t.on_deck(0, {"laboratory"}).answer("use a1");
  EXPECT_EQ(t.supply(0), "2 science");
  const Names discard = t.discard(0);
  EXPECT_EQ(std::count(discard.begin(), discard.end(), "laboratory"), 1);
}

// [D-ADV-3]
TEST(DuelTradeCards, InternationalLawTakesTheAdvantage) {
  DuelTable t = with("international-law");
  t.advantage(1, "6 science").answer("use a1").first_options_until("turn");
  EXPECT_EQ(t.advantage(), "0: nothing");
  EXPECT_EQ(t.supply(0), "2 culture");
}

// [D-ACT-1] Steam Power activates one more card, with its resources, then 1 Production per activated Building, at most 4.
TEST(DuelTradeCards, SteamPowerActivatesOneMore) {
  DuelTable t = with("steam-power");
  t.turned(0, {"a1", "a2"}).play({"use a1", "space b3"});
  EXPECT_TRUE(t.is_activated(0, "b3"));
  EXPECT_EQ(t.supply(0), "2 production 1 military") << "Library and Fort; a Knowledge is no Building";
  DuelTable u = with("steam-power");
  u.turned(0, {"a1", "a2", "a3", "b1", "b2"}).play({"use a1", "space c3"});
  EXPECT_EQ(u.supply(0), "4 production 1 military") << "of five";
}

// Steam Power sets off what happens when a card is activated.
TEST(DuelTradeCards, SteamPowerWakesEffectsOfActivation) {
  DuelTable t = with("steam-power");
  t.holds(0, "nile-delta").in_city(0, 8, "irrigation-canals", false).play({"use a1", "space c3"});
  EXPECT_EQ(t.supply(0), "3 production") << "1, 1 for the Nile, 1 for the activated Building";
}

// [D-POL-1] The Eiffel Tower: a policy for 3 less when completed, a bonus again when used, of a covered policy too.
TEST(DuelTradeCards, EiffelTowerCelebratesPolicies) {
  DuelTable t("japan", "mali");
  t.alone(0)
      .policies(0, {"japan-diplomacy", "japan-rapid-expansion", "japan-sakoku"})
      .begun(0, "eiffel-tower")
      .have(0, "7 production 1 culture");
  t.play({"complete", "policy japan-way-of-tea"}).first_options_until("turn");
  EXPECT_EQ(t.policies(0).size(), 4u);
  EXPECT_EQ(t.supply(0), "2 military 2 gold 1 culture") << "the fourth for 1; all bonuses";
  DuelTable u = with("eiffel-tower");
  u.policies(0, {"japan-diplomacy", "japan-way-of-tea"}).play({"use a1", "policy japan-diplomacy"});
  EXPECT_EQ(u.supply(0), "2 gold");
}

// A discount takes no price below 0: the Eiffel Tower gives a first policy for nothing.
TEST(DuelTradeCards, EiffelTowerGivesAFirstPolicyForNothing) {
  DuelTable t("japan", "mali");
  t.alone(0).begun(0, "eiffel-tower").have(0, "7 production").play({"complete", "policy japan-way-of-tea"});
  EXPECT_EQ(t.supply(0), "1 culture");
}

// [D-AMB-5] The Panama Canal: two free negotiations, with two different cities.
TEST(DuelTradeCards, PanamaCanalNegotiatesTwice) {
  DuelTable t = completed("panama-canal", "7 production");
  t.answer("card palmyra");
  EXPECT_FALSE(t.offers("card palmyra"));
  t.answer("card samarkand");
  EXPECT_EQ(t.supply(0), "1 production 1 science 1 military 1 culture");
}

TEST(DuelTradeCards, PanamaCanalCountsCoasts) {
  DuelTable t("japan", "mali");
  t.plain().holds(0, "phoenician-coast").holds(0, "hanseatic-coast").in_city(0, 0, "panama-canal", false).have(0, "");
  t.play({"row a", "column 1"});
  EXPECT_EQ(t.has(0, Resource::Gold), 4);
}

// The Great Plains: 3 Production, then a Barricade onto them.
TEST(DuelTradeCards, GreatPlainsAreFenced) {
  DuelTable t = acquired("great-plains", "5 military");
  t.first_options_until("turn");
  EXPECT_EQ(t.supply(0), "3 production");
  EXPECT_EQ(t.pile(0), (Names{"great-plains", "barricade"}));
}

}  // namespace
}  // namespace stele
