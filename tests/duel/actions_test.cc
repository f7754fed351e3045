// The second phase: turns of one action, and what is paid for them.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-TURN-1] One action a turn, the first player first; whoever has passed is passed over until the other passes.
TEST(DuelTurns, AlternateUntilOneHasPassed) {
  DuelTable t("japan", "aztec");
  t.actions().have(0, "9 production").have(1, "9 production");
  t.answer("acquire workshop");
  EXPECT_EQ(t.seat(), 1);
  t.answer("acquire workshop");
  EXPECT_EQ(t.seat(), 0);
  t.answer("pass");
  EXPECT_EQ(t.seat(), 1);
  t.answer("acquire workshop");
  EXPECT_EQ(t.seat(), 1) << "goes on alone";
  t.answer("acquire workshop");
  EXPECT_EQ(t.seat(), 1);
  t.answer("pass");
  EXPECT_EQ(t.asks(), "row") << "the next round";
}

// [D-TURN-2] An action token: not again this round, but in the next.
TEST(DuelTurns, AUsedCardIsUsedForThisRound) {
  DuelTable t("mali", "japan");
  t.alone(0).in_city(0, 0, "mali-gold-panners").have(0, "5 production");
  t.answer("use a1").first_options_until("turn");
  EXPECT_EQ(t.why("use a1"), "D-TURN-2");
  t.answer("pass");
  t.in_city(0, 0, "mali-gold-panners", false).play({"row b", "column 2", "row a", "column 1", "pass"});
  EXPECT_TRUE(t.offers("use a1"));
}

// [D-TURN-3] Nothing has to be used, however much is left to use.
TEST(DuelTurns, NothingHasToBeUsed) {
  DuelTable t("mali", "japan");
  t.actions().in_city(0, 0, "mali-gold-panners").have(0, "5 production 1 culture");
  EXPECT_TRUE(t.offers("use a1"));
  EXPECT_TRUE(t.offers("pass"));
}

// [D-TURN-4] [D-TERM-EACH] What an action triggers is resolved before the turn ends, and is no action.
TEST(DuelTurns, WhatAnActionTriggersComesBeforeTheEndOfTheTurn) {
  DuelTable t("japan", "mali");
  t.actions().in_city(0, 0, "caravanserai").free_cities({"venice", "palmyra", "kilwa"}).have(0, "1 gold");
  t.play({"negotiate", "card palmyra"});
  EXPECT_EQ(t.seat(), 0) << "the Caravanserai gives a base resource of one's choice";
  t.answer("gain science");
  EXPECT_EQ(t.supply(0), "1 science 1 culture");
  EXPECT_EQ(t.seat(), 1);
}

// [D-TURN-4] Triggers and permanent effects hold only while their card is activated.
TEST(DuelTurns, ACardThatIsNotActivatedTriggersNothing) {
  DuelTable t("japan", "mali");
  t.actions().in_city(0, 0, "caravanserai", false).free_cities({"venice", "palmyra", "kilwa"}).have(0, "1 gold");
  t.play({"negotiate", "card palmyra"});
  EXPECT_EQ(t.seat(), 1);
  EXPECT_EQ(t.supply(0), "1 culture");
}

// [D-RES-1] Gold stands for any base resource and never for Culture.
TEST(DuelResources, GoldStandsForBaseResourcesOnly) {
  DuelTable t("japan", "aztec");
  t.alone(0).track({"writing", "sahara", "colossus", "nile-delta", "caravan-routes", "watchtowers"}).have(0, "9 gold");
  EXPECT_EQ(t.why("develop japan-sakoku"), "D-RES-2");
  t.play({"acquire writing", "acquire sahara", "done", "acquire colossus"});
  EXPECT_EQ(t.supply(0), "") << "3 Science, 3 Military, 3 Production";
}

// [D-RES-1] [D-PASS-1] Base resources are lost, Gold and Culture are kept.
TEST(DuelResources, BaseResourcesAreLost) {
  DuelTable t("japan", "aztec");
  t.actions().have(0, "1 production 2 science 3 military 4 gold 5 culture").have(1, "1 production 1 gold");
  t.answer("pass");
  EXPECT_EQ(t.supply(0), "4 gold 5 culture") << "at once";
  EXPECT_EQ(t.supply(1), "1 production 1 gold") << "until one passes";
  t.answer("pass");
  EXPECT_EQ(t.supply(1), "1 gold");
}

// [D-RES-2] A payment is whole or is not made.
TEST(DuelResources, APaymentIsWhole) {
  DuelTable t("japan", "aztec");
  t.actions().have(0, "2 production").have(1, "9 production");
  EXPECT_EQ(t.why("acquire workshop"), "D-RES-2") << "what the other has does not help";
  t.have(0, "2 production 1 gold").answer("acquire workshop");
  EXPECT_EQ(t.supply(0), "");
}

// [D-RES-2] Nothing of the supply runs out: not 13 tokens of Production, nor 15 Gold.
TEST(DuelResources, TheSupplyNeverRunsOut) {
  DuelTable t("mali", "aztec");
  t.alone(0).free_cities({"venice", "palmyra", "kilwa"}).have(0, "20 production 20 gold").have(1, "20 gold");
  t.play({"negotiate", "card venice"});
  EXPECT_EQ(t.supply(0), "20 production 21 gold");
}

// [D-ACQ-BLD] A Building costs Production and goes on top of the City deck; a Basic Building leaves its pile.
TEST(DuelAcquire, ABuildingGoesOnTheDeck) {
  DuelTable t("japan", "aztec");
  t.alone(0).on_track(2, "caravanserai").have(0, "7 production");
  t.answer("acquire caravanserai");
  EXPECT_EQ(t.top(0), "caravanserai");
  EXPECT_EQ(t.supply(0), "3 production");
  EXPECT_EQ(t.track()[2], "") << "not refilled during the round";
  t.answer("acquire laboratory");
  EXPECT_EQ(t.top(0), "laboratory");
  EXPECT_EQ(t.basics("laboratory"), 4);
  EXPECT_EQ(t.supply(0), "");
}

// [D-ACQ-BLD] An empty pile sells nothing.
TEST(DuelAcquire, AnEmptyPileSellsNothing) {
  DuelTable t("japan", "aztec");
  t.alone(0).have(0, "20 production");
  for (int i = 0; i < 5; ++i) t.answer("acquire workshop");
  EXPECT_EQ(t.why("acquire workshop"), "D-ACQ-BLD");
  EXPECT_TRUE(t.offers("acquire laboratory"));
}

// [D-ACQ-KNO] A Knowledge costs Science and goes on top of the City deck.
TEST(DuelAcquire, AKnowledgeGoesOnTheDeck) {
  DuelTable t("japan", "aztec");
  t.alone(0).on_track(5, "writing").have(0, "9 production 2 science");
  EXPECT_EQ(t.why("acquire writing"), "D-RES-2") << "Production does not pay for it";
  t.have(0, "3 science").answer("acquire writing");
  EXPECT_EQ(t.top(0), "writing");
  EXPECT_EQ(t.supply(0), "");
}

// [D-USE-1] The rulebook's example: a Mine on Regional Tax, both activated; each is used by itself.
TEST(DuelUse, AMineOnRegionalTaxEitherCanBeUsed) {
  DuelTable t("mali", "japan");
  t.alone(0).city(0, {"mine+mali-regional-tax", "library", "fort",  //
                      "work-camp", "library", "fort",               //
                      "work-camp", "library", "fort"});
  t.turned(0, {"a1"}).gained(0, "1 production 1 science 1 military").have(0, "1 military");
  EXPECT_TRUE(t.offers("use a1"));
  EXPECT_TRUE(t.offers("use a1k"));
  t.answer("use a1k");
  EXPECT_EQ(t.supply(0), "2 gold");
  EXPECT_EQ(t.why("use a1k"), "D-TURN-2");
  t.answer("use a1");
  EXPECT_EQ(t.supply(0), "4 gold");
  EXPECT_EQ(t.at(0, "a1"), "mine+mali-regional-tax") << "they stay";
}

// [D-USE-1] Using an activated card does not give its resources again.
TEST(DuelUse, ResourcesAreNotGainedAgain) {
  DuelTable t("mali", "japan");
  t.alone(0).in_city(0, 0, "mali-gold-panners").have(0, "1 production");
  t.answer("use a1");
  EXPECT_EQ(t.supply(0), "1 gold") << "for the Production, and no other";
  EXPECT_EQ(t.why("use b1"), "D-USE-1") << "not activated";
}

// [D-SCI-1] The rulebook's example: 2 Science, the top card gives 2 Gold and goes to the City discard.
TEST(DuelProgress, TheTopCardIsUsedAndDiscarded) {
  DuelTable t("japan", "aztec");
  t.alone(0).on_deck(0, {"panama-canal", "workshop"}).have(0, "4 science");
  t.answer("progress");
  EXPECT_EQ(t.supply(0), "2 science 2 gold");
  EXPECT_EQ(t.discard(0), Names{"panama-canal"});
  t.answer("progress");
  EXPECT_EQ(t.supply(0), "2 production 2 gold") << "as often as one can pay";
}

// [D-SCI-1] Not without 2 Science, and not with an empty deck: the discard is not reshuffled.
TEST(DuelProgress, NeedsACardAndTwoScience) {
  DuelTable t("japan", "aztec");
  t.alone(0).have(0, "1 science");
  EXPECT_EQ(t.why("progress"), "D-RES-2");
  t.have(0, "1 science 1 gold");
  EXPECT_TRUE(t.offers("progress")) << "Gold stands in";
  t.deck_is(0, {});
  EXPECT_EQ(t.why("progress"), "D-END-1") << "there are cards in the discard";
  EXPECT_EQ(t.discard(0).size(), 6u);
}

// [D-TERM-USE] The effect of the drawn card only if wanted; its resources come in any case.
TEST(DuelProgress, TheEffectOfTheDrawnCardIsOptional) {
  DuelTable t("mali", "aztec");
  t.alone(0).on_deck(0, {"mali-gold-panners"}).have(0, "2 science 1 production");
  t.play({"progress", "no"});
  EXPECT_EQ(t.supply(0), "1 production 1 gold");
  DuelTable u("mali", "aztec");
  u.alone(0).on_deck(0, {"mali-gold-panners"}).have(0, "2 science 1 production");
  u.play({"progress", "yes"}).first_options_until("turn");
  EXPECT_EQ(u.discard(0), Names{"mali-gold-panners"});
}

// [D-PASS-1] Activated cards are discarded, with the Knowledge under them; the others stay; so do those of the other player.
TEST(DuelPass, ActivatedCardsAreDiscarded) {
  DuelTable t("japan", "aztec");
  t.actions().city(0, {"work-camp+japan-bushido", "library", "fort",  //
                       "work-camp", "library", "fort",                //
                       "mine", "library", "fort"});
  t.turned(0, {"a1", "c1"}).turned(1, {"a1"}).answer("pass");
  EXPECT_EQ(t.at(0, "a1"), "") << "the City is filled at the end of the round";
  EXPECT_EQ(t.at(0, "c1"), "");
  EXPECT_EQ(t.at(0, "b1"), "work-camp");
  EXPECT_EQ(t.at(1, "a1"), "work-camp");
  EXPECT_EQ(t.discard(0).size(), 3u);
}

}  // namespace
}  // namespace stele
