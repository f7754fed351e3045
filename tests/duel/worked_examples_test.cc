// The worked examples of the rulebook, and the rules that they show.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using civic::Resource;
using kit::DuelTable;

// [D-CON-1] [D-CIV-MALI] Sahara under a Barricade costs 3 + 2; no bonus; the Barricade returns. Mali pays Gold and gains 1.
TEST(DuelExamples, SaharaUnderABarricadeCostsFive) {
  DuelTable t("japan", "aztec");
  t.activated().holds(1, "sahara").holds(1, "barricade").give(0, Resource::Military, 4).give(0, Resource::Gold, 0);
  EXPECT_EQ(t.why("conquer"), "D-RES-2");
  t.give(0, Resource::Military, 5).answer("conquer");
  EXPECT_EQ(t.has(0, Resource::Military), 0);
  EXPECT_EQ(t.s.sides[0].pile.back().card, DuelTable::card("sahara"));
  EXPECT_EQ(t.s.sides[1].pile.size(), 1u) << "the Aztecs keep what they began with";
  EXPECT_EQ(t.s.board.basics[3], 5) << "the Barricade is back";
  EXPECT_EQ(t.asks(), "turn") << "without the bonus, which would ask for a Free City";
  EXPECT_EQ(t.seat(), 1);
}

TEST(DuelExamples, MaliPaysGoldForProvincesAndGainsOne) {
  DuelTable t("mali", "aztec");
  t.activated().holds(1, "sahara").holds(1, "barricade").give(0, Resource::Military, 9).give(0, Resource::Gold, 4);
  EXPECT_EQ(t.why("conquer"), "D-RES-2") << "never Military";
  t.give(0, Resource::Gold, 5).answer("conquer");
  EXPECT_EQ(t.has(0, Resource::Gold), 1);
  EXPECT_EQ(t.has(0, Resource::Military), 9);
}

// [D-ADV-1] [D-ADV-2] 2 Military on the Advantage are beaten by 3, and by nothing else.
TEST(DuelExamples, TwoMilitaryOnTheAdvantageAreBeatenByThree) {
  DuelTable t("mali", "aztec");
  t.activated().give(0, Resource::Military, 2).give(0, Resource::Gold, 0);
  t.answer("advantage military").answer("amount 2");
  EXPECT_EQ(t.s.middle.advantage, PlayerId{0});
  t.give(1, Resource::Military, 2).give(1, Resource::Gold, 0).give(1, Resource::Science, 9);
  EXPECT_EQ(t.why("advantage military"), "D-RES-2");
  EXPECT_EQ(t.why("advantage science"), "D-ADV-2");
  t.give(1, Resource::Military, 3).answer("advantage military");
  EXPECT_EQ(t.s.middle.advantage, PlayerId{1});
  EXPECT_EQ(t.s.middle.amount, 3);
  EXPECT_EQ(t.has(1, Resource::Military), 0);
  t.answer("pass");
  EXPECT_EQ(t.why("advantage military"), "D-ADV-2") << "the holder does not pay again";
}

// [D-WAR-1] The Warlord is for the holder of the Advantage, once a round. [D-TURN-1] Whoever has passed is passed over.
TEST(DuelRules, TheWarlordNeedsTheAdvantage) {
  DuelTable t("mali", "japan");
  t.activated().give(0, Resource::Science, 1).give(0, Resource::Gold, 0);
  EXPECT_EQ(t.why("use warlord"), "D-WAR-1");
  t.answer("advantage science").answer("pass").answer("use warlord");
  t.answer("choose 1");
  EXPECT_EQ(t.has(0, Resource::Gold), 2);
  EXPECT_EQ(t.seat(), 0) << "the other has passed";
  EXPECT_EQ(t.why("use warlord"), "D-TURN-2");
}

// [D-AMB-1] [D-AMB-3] [D-AMB-5] A city for 1 Gold once a round; the fourth Gold takes it, and a new one comes.
TEST(DuelExamples, TheFourthNegotiationTakesTheCity) {
  DuelTable t("mali", "japan");
  t.activated().give(0, Resource::Gold, 2);
  t.s.middle.cities[1] = t.s.middle.cities[1];
  const civic::CardId city = t.s.middle.cities[0];
  const std::string name = DuelTable::cat().things[city.value].id;
  t.s.sides[0].gold[0] = 3;
  t.s.sides[1].gold[0] = 2;
  t.answer("negotiate").answer("card " + name);
  while (t.asks() != "turn") t.take(duel::Duel::options(DuelTable::cat(), t.s)[0]);
  EXPECT_TRUE(t.s.sides[0].cities.contains(city));
  EXPECT_EQ(t.s.sides[1].gold[0], 0);
  EXPECT_NE(t.s.middle.cities[0], city);
  EXPECT_FALSE(t.s.middle.cities[0].is_none());
  EXPECT_EQ(t.s.sides[0].negotiated_own, 1) << "with an action token this round";
}

// [D-ACQ-PRO] [D-ACQ-BLD] A Province goes on top of the pile with its bonus; a Barricade only onto a Province.
TEST(DuelRules, ABarricadeLiesOnAProvince) {
  DuelTable t("japan", "mali");
  t.activated().on_track(5, "phoenician-coast").give(0, Resource::Military, 4).give(0, Resource::Production, 2).give(0, Resource::Gold, 0);
  EXPECT_EQ(t.why("acquire barricade"), "D-ACQ-BLD");
  t.answer("acquire phoenician-coast");
  EXPECT_EQ(t.has(0, Resource::Culture), 1);
  EXPECT_EQ(t.has(0, Resource::Gold), 1);
  t.answer("pass").answer("acquire barricade");
  EXPECT_EQ(t.s.sides[0].pile.size(), 2u);
  EXPECT_EQ(t.s.board.basics[3], 4);
}

// [D-CIV-AZTEC] The Floating Gardens add a type, none twice; lost with the Province, the markers return.
TEST(DuelRules, MarkersAddATypeAndReturn) {
  DuelTable t("aztec", "japan");
  t.activated().in_city(0, 0, "aztec-floating-gardens");
  t.answer("use a1");
  EXPECT_EQ(t.why("mark aztec-anahuac mountain"), "D-CIV-AZTEC") << "that is printed on it";
  t.answer("mark aztec-anahuac agricultural");
  EXPECT_EQ(duel::provinces_of_type(DuelTable::cat(), t.s, PlayerId{0}, 2), 1);
  t.give(1, Resource::Military, 3).answer("conquer");
  EXPECT_EQ(t.s.sides[0].markers[2], 2);
  EXPECT_EQ(duel::provinces_of_type(DuelTable::cat(), t.s, PlayerId{1}, 2), 0);
}

// [D-TERM-REINF] Straightened at once: inactive, kept when one passes, and not activated again this round.
TEST(DuelRules, AReinforcedCardIsStraightenedAtOnce) {
  DuelTable t("japan", "mali");
  t.activated().in_city(0, 4, "japan-bushido").in_city(0, 8, "mine");
  t.answer("use b2").answer("space c3");
  EXPECT_EQ(t.why("use c3"), "D-USE-1") << "not activated any more";
  t.answer("pass").answer("pass");
  EXPECT_EQ(t.s.board.players[0].city[8], DuelTable::card("mine"));
}

// [D-PASS-1] [D-END-3] [D-END-4] Passing loses base resources; at the end of the round the Advantage shrinks and the marker passes on.
TEST(DuelRules, TheEndOfARound) {
  DuelTable t("mali", "japan");
  t.activated().give(0, Resource::Science, 3).give(0, Resource::Gold, 1).give(0, Resource::Culture, 1);
  t.answer("advantage science").answer("amount 2").answer("pass");
  EXPECT_EQ(t.seat(), 0);
  t.answer("pass");
  EXPECT_EQ(t.has(0, Resource::Science), 0);
  EXPECT_EQ(t.has(0, Resource::Culture), 1);
  EXPECT_EQ(t.s.middle.amount, 1);
  EXPECT_EQ(t.s.board.first, PlayerId{1});
  EXPECT_EQ(t.asks(), "row");
  EXPECT_EQ(t.seat(), 1);
  int left = 0;
  for (const civic::CardId c : t.s.board.track) left += c.is_none() ? 0 : 1;
  EXPECT_EQ(left, 6);
  EXPECT_EQ(t.s.board.development_discard.size(), 3u) << "three stay";
}

// [D-SPY-2] [D-SPY-3] [D-INFO-1] Only their owner knows which Intrigue was kept.
TEST(DuelRules, IntriguesAreSecretUntilTheyArePlayed) {
  DuelTable t("mali", "japan", {"espionage"});
  t.activated().give(0, Resource::Science, 3).give(0, Resource::Gold, 0);
  t.answer("spy");
  ASSERT_EQ(t.asks(), "keep-intrigue");
  EXPECT_EQ(duel::Duel::view(DuelTable::cat(), t.s, PlayerId{0}).looked.size(), 2u);
  EXPECT_TRUE(duel::Duel::view(DuelTable::cat(), t.s, PlayerId{1}).looked.empty());
  const std::string kept = t.options()[0].substr(5);
  t.answer("card " + kept);
  EXPECT_TRUE(duel::Duel::view(DuelTable::cat(), t.s, PlayerId{1}).hand.empty());
  EXPECT_EQ(duel::Duel::view(DuelTable::cat(), t.s, PlayerId{0}).intrigues[0].is_none(), false) << "what one put under the pile one knows";
  EXPECT_TRUE(duel::Duel::view(DuelTable::cat(), t.s, PlayerId{1}).intrigues[0].is_none());
}

}  // namespace
}  // namespace stele
