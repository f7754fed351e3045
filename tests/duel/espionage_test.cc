// The module Espionage: Intrigues.
#include <algorithm>

#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

const std::vector<std::string> kModules = {"espionage"};

// [D-SPY-1] Ten Intrigues in a pile that nobody knows.
TEST(DuelEspionage, TenIntriguesInAPile) {
  DuelTable t("japan", "mali", kModules);
  EXPECT_EQ(t.intrigues().size(), 10u);
  const duel::View view = duel::Duel::view(DuelTable::cat(), t.s, PlayerId{0});
  for (const civic::CardId c : view.intrigues) EXPECT_TRUE(c.is_none());
  EXPECT_NE(t.intrigues(), DuelTable("japan", "mali", kModules, 2).intrigues());
  EXPECT_TRUE(DuelTable("japan", "mali").intrigues().empty());
}

// [D-SPY-2] 1 Science, the top two, one is kept, the other goes under the pile; once a round.
TEST(DuelEspionage, SpyKeepsOneOfTwo) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).intrigues({"sabotage", "embezzlement", "stolen-plans"}).have(0, "2 science");
  t.answer("spy");
  EXPECT_EQ(t.options().size(), 2u);
  EXPECT_TRUE(t.offers("card sabotage"));
  t.answer("card embezzlement");
  EXPECT_EQ(t.hand(0), Names{"embezzlement"});
  EXPECT_EQ(t.intrigues().front(), "stolen-plans");
  EXPECT_EQ(t.intrigues().back(), "sabotage");
  EXPECT_EQ(t.supply(0), "1 science");
  EXPECT_EQ(t.why("spy"), "D-TURN-2");
}

// [D-SPY-2] Not without Science or Gold.
TEST(DuelEspionage, SpyCostsOneScience) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).have(0, "3 military");
  EXPECT_EQ(t.why("spy"), "D-RES-2");
  t.have(0, "1 gold");
  EXPECT_TRUE(t.offers("spy"));
}

// [D-SPY-3] [R] One that can do nothing may be played all the same: it is worth its point.
TEST(DuelEspionage, AnIntrigueThatDoesNothingMayBePlayed) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).hand(0, {"sabotage"}).have(0, "3 science");
  ASSERT_TRUE(t.options("block").empty());
  t.answer("play sabotage");
  EXPECT_TRUE(t.hand(0).empty());
  EXPECT_EQ(t.s.sides[0].intrigues.size(), 1u);
}

// [D-SPY-2] Of three, one of one's choice goes under the pile.
TEST(DuelEspionage, AtMostTwoAreHeld) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).hand(0, {"sabotage", "forged-decree"}).intrigues({"embezzlement", "stolen-plans"}).have(0, "1 science");
  t.play({"spy", "card stolen-plans", "card forged-decree"});
  EXPECT_EQ(t.hand(0), (Names{"sabotage", "stolen-plans"}));
  EXPECT_EQ(t.intrigues().back(), "forged-decree");
  EXPECT_EQ(t.intrigues().size(), 8u);
}

// [D-SPY-2] With one card left that one is kept; with none nobody can spy.
TEST(DuelEspionage, TheLastIntrigueIsKept) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).have(0, "2 science");
  for (const std::string id : {"stolen-plans", "market-rumours", "secret-treaty", "bribed-guards", "embezzlement", "double-agent",
                               "code-breakers", "forged-decree", "smuggled-goods"})
    t.played(1, id);
  DuelTable u = t;
  t.answer("spy").first_options_until("turn");
  EXPECT_EQ(t.hand(0), Names{"sabotage"});
  EXPECT_TRUE(t.intrigues().empty());
  u.hand(1, {"sabotage"});
  EXPECT_NE(u.why("spy"), "");
}

// [D-SPY-3] An action: its Science; carried out, then face up by the City; one a round.
TEST(DuelEspionage, AnIntrigueIsPlayedForScience) {
  DuelTable t("japan", "mali", kModules);
  t.actions().hand(0, {"embezzlement", "secret-treaty"}).have(0, "3 science").have(1, "3 gold");
  t.answer("play embezzlement");
  EXPECT_EQ(t.supply(0), "1 science 2 gold");
  EXPECT_EQ(t.supply(1), "1 gold");
  EXPECT_EQ(t.played(0), Names{"embezzlement"});
  EXPECT_EQ(t.hand(0), Names{"secret-treaty"});
  EXPECT_EQ(t.seat(), 1);
  t.answer("pass");
  EXPECT_EQ(t.why("play secret-treaty"), "D-SPY-3") << "one a round";
  t.next_round();
  t.turn_of(0).have(0, "1 science").answer("play secret-treaty");
  EXPECT_EQ(t.advantage(), "0: nothing");
}

// [D-SPY-3] 1 more while the other holds the Advantage; and only those one holds.
TEST(DuelEspionage, DearerAgainstTheAdvantage) {
  DuelTable t("japan", "mali", kModules);
  t.alone(0).hand(0, {"secret-treaty"}).advantage(1, "5 military").have(0, "1 science");
  EXPECT_EQ(t.why("play secret-treaty"), "D-RES-2");
  EXPECT_NE(t.why("play embezzlement"), "");
  t.have(0, "2 science").answer("play secret-treaty");
  EXPECT_EQ(t.supply(0), "");
  EXPECT_EQ(t.advantage(), "0: nothing");
  DuelTable u("japan", "mali", kModules);
  u.alone(0).hand(0, {"secret-treaty"}).advantage(0, "5 military").have(0, "1 science");
  EXPECT_TRUE(u.offers("play secret-treaty")) << "not against one's own";
}

// [D-SPY-4] For free: no Science, no token on the Ambassador.
TEST(DuelEspionage, SpyForFree) {
  DuelTable t("japan", "mali", {"espionage", "mixed-deck"});
  t.alone(0).in_city(0, 0, "scytale").intrigues({"sabotage", "embezzlement"}).have(0, "1 science");
  t.play({"use a1", "card sabotage"});
  EXPECT_EQ(t.supply(0), "1 science");
  EXPECT_EQ(t.hand(0), Names{"sabotage"});
  EXPECT_TRUE(t.offers("spy"));
}

// [D-SPY-5] 1 point per Intrigue played, none for those held, no domination.
TEST(DuelEspionage, AnIntriguePlayedIsWorthOnePoint) {
  DuelTable t("japan", "mali", kModules);
  t.actions().played(0, "sabotage").played(0, "embezzlement").hand(0, {"code-breakers"}).hand(1, {"forged-decree", "smuggled-goods"});
  t.development(0).end_round().activated().end_round();
  ASSERT_TRUE(t.over());
  EXPECT_EQ(t.points(0, "intrigues"), 2);
  EXPECT_EQ(t.points(0), 2);
  EXPECT_EQ(t.points(1), 0);
}

// One Intrigue in hand and 3 Science; it is the first player's turn.
DuelTable with(const char* intrigue, const std::string& other = "mali") {
  DuelTable t("japan", other, kModules);
  t.actions().hand(0, {intrigue}).have(0, "3 science");
  return t;
}

// [D-TERM-COPY]
TEST(DuelIntrigues, StolenPlansCopyABuilding) {
  DuelTable t = with("stolen-plans");
  t.in_city(1, 4, "workshop", false).play({"play stolen-plans", "copy 2 b2"});
  EXPECT_EQ(t.supply(0), "2 production 2 science");
}

TEST(DuelIntrigues, MarketRumoursClearTheTrack) {
  DuelTable t = with("market-rumours");
  t.on_track(2, "colossus").play({"play market-rumours", "card colossus"});
  EXPECT_EQ(t.supply(0), "2 science 1 gold");
  EXPECT_EQ(t.track_discard(), Names{"colossus"});
}

// [D-TURN-2] A sabotaged card is used for this round, and free again in the next.
TEST(DuelIntrigues, SabotageBlocksACard) {
  DuelTable t = with("sabotage");
  t.in_city(1, 0, "mali-gold-panners").in_city(1, 1, "forum", false).have(1, "2 production");
  t.answer("play sabotage");
  EXPECT_EQ(t.options("block"), Names{"block 2 a1"}) << "activated and unused";
  t.play({"block 2 a1", "gain military"});
  EXPECT_EQ(t.supply(0), "2 science 1 military");
  EXPECT_EQ(t.why("use a1"), "D-TURN-2");
}

TEST(DuelIntrigues, SabotageFindsNoUsedCard) {
  DuelTable t = with("sabotage");
  t.turn_of(1).in_city(1, 0, "mali-gold-panners").have(1, "2 production").answer("use a1").first_options_until("turn");
  t.answer("play sabotage");
  EXPECT_TRUE(t.options("block").empty());
}

// Bribed Guards: Barricades go, and 3 Military that pay for nothing but conquests.
TEST(DuelIntrigues, BribedGuardsOpenTheGates) {
  DuelTable t = with("bribed-guards", "aztec");
  t.holds(1, "barricade").holds(1, "barricade").holds(1, "barricade").on_track(5, "nile-delta").play({"play bribed-guards"});
  EXPECT_EQ(t.basics("barricade"), 4) << "two of three";
  t.answer("pass");
  EXPECT_EQ(t.why("acquire nile-delta"), "D-RES-2") << "only for enemy Provinces";
  EXPECT_EQ(t.why("advantage military"), "D-RES-2");
  t.have(0, "2 military").answer("conquer");
  EXPECT_EQ(t.supply(0), "") << "3 + 2, of which 3 were for this";
}

// The Military for conquests is lost with the round.
TEST(DuelIntrigues, BribesLastForTheRound) {
  DuelTable t = with("bribed-guards", "aztec");
  t.answer("play bribed-guards").next_round();
  t.turn_of(0).have(0, "");
  EXPECT_EQ(t.why("conquer"), "D-RES-2");
}

TEST(DuelIntrigues, EmbezzlementTakesWhatThereIs) {
  DuelTable t = with("embezzlement");
  t.have(1, "1 gold 4 culture").answer("play embezzlement");
  EXPECT_EQ(t.supply(0), "1 science 1 gold");
  EXPECT_EQ(t.supply(1), "4 culture");
}

// [D-TERM-COPY] A Double Agent copies a Knowledge of the other, under a card or not.
TEST(DuelIntrigues, DoubleAgentCopiesAKnowledge) {
  DuelTable t = with("double-agent");
  t.city(1, {"work-camp+mali-regional-tax", "library", "fort", "work-camp", "library", "fort", "work-camp", "library", "fort"});
  t.have(0, "2 science 1 military").play({"play double-agent", "copy 2 a1k"}).first_options_until("turn");
  EXPECT_EQ(t.supply(0), "2 gold");
}

// [D-TERM-DRAW] Code Breakers: three drawn, two used, all discarded.
TEST(DuelIntrigues, CodeBreakersUseTwoOfThree) {
  DuelTable t = with("code-breakers");
  t.on_deck(0, {"workshop", "laboratory", "archery-range"}).play({"play code-breakers", "card workshop", "card archery-range"});
  EXPECT_EQ(t.supply(0), "2 production 1 science 2 military");
  EXPECT_EQ(t.discard(0).size(), 3u);
}

// Forged Decree: all bonuses of one's policies again.
TEST(DuelIntrigues, ForgedDecreeRegainsAllBonuses) {
  DuelTable t = with("forged-decree");
  t.policies(0, {"japan-diplomacy", "japan-rapid-expansion", "japan-way-of-tea"}).answer("play forged-decree");
  EXPECT_EQ(t.supply(0), "2 military 2 gold 1 culture");
}

// [D-TERM-RESERVE] Smuggled Goods: a card of the track is reserved, and a reserved one costs 4 less now.
TEST(DuelIntrigues, SmuggledGoodsReserveAndBuy) {
  DuelTable t = with("smuggled-goods");
  t.on_track(5, "cape-of-good-hope").have(0, "3 science 2 military");
  t.play({"play smuggled-goods", "card cape-of-good-hope", "card cape-of-good-hope"});
  EXPECT_EQ(t.supply(0), "2 culture") << "6 less 4, and its bonus";
  EXPECT_EQ(t.pile(0), Names{"cape-of-good-hope"});
}

}  // namespace
}  // namespace stele
