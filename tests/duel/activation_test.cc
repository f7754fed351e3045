// The first phase of a round: one row and one column.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-ACT-1] The example of the rulebook: 2 Work Camps, 2 Forts and a Library, and a Knowledge behind the second Work Camp.
TEST(DuelActivation, ARowAndAColumnGiveTheirResources) {
  DuelTable t("japan", "aztec");
  t.plain().city(0, {"fort", "work-camp", "work-camp+japan-bushido",  //
                     "mine", "fort", "library",                       //
                     "forum", "library", "work-camp"});
  t.play({"row a", "column 2"});
  EXPECT_EQ(t.supply(0), "2 production 1 science 2 military 2 gold") << "where they cross counts once";
  for (const std::string space : {"a1", "a2", "a3", "b2", "c2"}) EXPECT_TRUE(t.is_activated(0, space));
  for (const std::string space : {"b1", "b3", "c1", "c3"}) EXPECT_FALSE(t.is_activated(0, space));
  t.play({"row a", "column 1"});
  EXPECT_TRUE(t.offers("use a3k")) << "the Knowledge behind the Work Camp, as an action";
  EXPECT_EQ(t.why("use b1"), "D-USE-1") << "the Mine is not activated";
}

// [D-ACT-1] Spaces without a card give nothing; a Knowledge that stands alone is activated as any card.
TEST(DuelActivation, ALoneKnowledgeIsActivated) {
  DuelTable t("aztec", "japan");
  t.plain().city(0, {"aztec-floating-gardens", "work-camp", "-",  //
                     "-", "-", "-",                               //
                     "-", "-", "-"});
  t.deck_is(0, {}).discard_is(0, {});
  t.play({"row a", "column 1", "row a", "column 1"});
  EXPECT_EQ(t.supply(0), "1 production 2 gold");
  EXPECT_TRUE(t.offers("use a1"));
}

// [D-ROUND-1] Both activate, the first player first, before anybody acts; the next round begins when both have passed.
TEST(DuelActivation, EachPhaseIsFinishedByBoth) {
  DuelTable t("japan", "aztec");
  t.plain();
  EXPECT_EQ(t.asks(), "row");
  EXPECT_EQ(t.seat(), 0);
  EXPECT_NE(t.why("pass"), "");
  EXPECT_NE(t.why("progress"), "");
  t.play({"row b", "column 3"});
  EXPECT_EQ(t.asks(), "row");
  EXPECT_EQ(t.seat(), 1);
  t.play({"row b", "column 3"});
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.seat(), 0);
  t.answer("pass");
  EXPECT_EQ(t.asks(), "turn") << "no new round before the other has passed";
  t.answer("pass");
  EXPECT_EQ(t.asks(), "row");
}

// [D-ACT-2] "When this card is activated": at once, without an action, and only once.
TEST(DuelActivation, WhenActivatedHappensAtOnce) {
  DuelTable t("japan", "mali");
  t.plain().holds(0, "nile-delta").holds(0, "angkor-plain").in_city(0, 0, "irrigation-canals", false).have(0, "");
  t.play({"row a", "column 1"});
  EXPECT_EQ(t.supply(0), "5 production 1 science 1 military") << "1 and 2 more for two Agricultural Provinces; two Work Camps";
  t.play({"row a", "column 1"});
  EXPECT_NE(t.why("use a1"), "") << "nothing is left to be used";
}

// [D-ACT-2] The resources of all cards come first, then the effects: what the row gave can be counted on.
TEST(DuelActivation, ResourcesComeBeforeEffects) {
  DuelTable t("mali", "japan");
  t.plain().policies(0, {"mali-tributary-kings"}).holds(0, "sahara").have(0, "");
  t.play({"row a", "column 1"});
  const std::string told = t.told();
  EXPECT_LT(told.find("gained 1 Production"), told.find("Tributary Kings")) << told;
  EXPECT_EQ(t.supply(0), "3 production 1 science 1 military 1 gold");
}

// [D-ACT-2] "During activation", of the active policy: in this phase, once, and in no other.
TEST(DuelActivation, DuringActivationIsNoAction) {
  DuelTable t("mali", "japan");
  t.plain().policies(0, {"mali-tributary-kings"}).holds(0, "sahara").holds(0, "altiplano").holds(0, "great-plains").have(0, "");
  t.play({"row a", "column 1"});
  EXPECT_EQ(t.supply(0), "3 production 1 science 1 military 2 gold") << "at most 2";
  t.play({"row a", "column 1"});
  EXPECT_NE(t.why("use policy"), "");
}

// [D-ACT-2] [D-POL-2] A covered policy does nothing during activation.
TEST(DuelActivation, ACoveredPolicyDoesNothing) {
  DuelTable t("mali", "japan");
  t.plain().policies(0, {"mali-tributary-kings", "mali-salt-road"}).holds(0, "sahara").have(0, "");
  t.play({"row a", "column 1"});
  EXPECT_EQ(t.supply(0), "3 production 1 science 1 military");
}

// [D-TURN-2] A card with an effect on activation and one as an action can do each once.
TEST(DuelActivation, AnEffectOnActivationLeavesTheActionFree) {
  DuelTable t("japan", "mali");
  t.plain().in_city(0, 0, "grand-bazaar", false).have(0, "");
  t.play({"row a", "column 1"});
  EXPECT_EQ(t.supply(0), "2 production 1 science 1 military 3 gold") << "1, and 2 where row and column cross";
  t.play({"row a", "column 1", "use a1"});
  t.first_options_until("turn");
  EXPECT_EQ(t.has(0, civic::Resource::Culture), 1);
  t.answer("pass");
  EXPECT_EQ(t.why("use a1"), "D-TURN-2");
}

// [D-ACT-1] A Knowledge and the card on it are both activated, and both effects hold.
TEST(DuelActivation, TheKnowledgeUnderACardIsActivatedToo) {
  DuelTable t("japan", "mali");
  t.plain().city(0, {"work-camp+bronze-working", "library", "fort",  //
                     "work-camp", "library", "fort",                 //
                     "work-camp", "library", "fort"});
  t.on_track(5, "sahara").have(0, "");
  t.play({"row b", "column 3", "row a", "column 1"});
  t.have(0, "2 military");
  EXPECT_EQ(t.why("acquire sahara"), "D-RES-2") << "Bronze Working lies outside";
  DuelTable other = t;
  other.turned(0, {"a1"}).answer("acquire sahara");
  EXPECT_EQ(other.pile(0), Names{"sahara"});
}

}  // namespace
}  // namespace stele
