// The end of a round, and the last one.
#include <algorithm>

#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-END-1] Empty spaces are filled from the deck, top left first, row by row; what was not activated stays.
TEST(DuelRoundEnd, TheCityIsFilledRowByRow) {
  DuelTable t("japan", "mali");
  t.actions().on_deck(0, {"workshop", "laboratory", "archery-range"}).turned(0, {"b2", "a3", "c1"});
  t.end_round();
  EXPECT_EQ(t.at(0, "a3"), "workshop");
  EXPECT_EQ(t.at(0, "b2"), "laboratory");
  EXPECT_EQ(t.at(0, "c1"), "archery-range");
  EXPECT_EQ(t.at(0, "a1"), "work-camp");
  EXPECT_EQ(t.discard(0).size(), 3u);
}

// [D-END-1] A Knowledge drawn gets the next card on it.
TEST(DuelRoundEnd, ACardIsLaidOnAKnowledge) {
  DuelTable t("japan", "mali");
  t.actions().on_deck(0, {"japan-bushido", "workshop", "laboratory"}).turned(0, {"b2", "b3"}).end_round();
  EXPECT_EQ(t.at(0, "b2"), "workshop+japan-bushido");
  EXPECT_EQ(t.at(0, "b3"), "laboratory");
}

// [D-END-1] A second Knowledge on the first: one of the two is kept, the other discarded, and so on.
TEST(DuelRoundEnd, OfTwoKnowledgesOneIsKept) {
  for (const std::string kept : {"japan-bushido", "writing"}) {
    DuelTable t("japan", "mali");
    t.actions().on_deck(0, {"japan-bushido", "writing", "workshop"}).turned(0, {"b2"});
    t.play({"pass", "pass"});
    EXPECT_EQ(t.seat(), 0);
    t.answer("card " + kept);
    EXPECT_EQ(t.at(0, "b2"), "workshop+" + kept);
    const Names discard = t.discard(0);
    EXPECT_NE(std::find(discard.begin(), discard.end(), kept == "writing" ? "japan-bushido" : "writing"), discard.end());
  }
}

// [D-END-1] An empty deck: the discard is shuffled, with the cards that were just activated.
TEST(DuelRoundEnd, TheDiscardIsShuffledWhenTheDeckIsEmpty) {
  DuelTable t("japan", "mali");
  t.actions().deck_is(0, {"workshop"}).turned(0, {"a1", "a2"}).end_round();
  EXPECT_EQ(t.at(0, "a1"), "workshop") << "the deck first";
  EXPECT_NE(t.at(0, "a2"), "");
  EXPECT_TRUE(t.discard(0).empty());
  EXPECT_GE(t.deck(0).size(), 6u);
}

// [D-END-1] Not before a card is missing: an empty deck stays empty.
TEST(DuelRoundEnd, NotBeforeACardMustBeDrawn) {
  DuelTable t("japan", "mali");
  t.actions().deck_is(0, {"workshop"}).turned(0, {"a1"}).end_round();
  EXPECT_TRUE(t.deck(0).empty());
  EXPECT_EQ(t.discard(0).size(), 7u);
}

// [D-END-1] Nothing but Knowledge in the discard: it is not shuffled, and spaces stay empty.
TEST(DuelRoundEnd, ADiscardOfKnowledgeIsNotShuffled) {
  DuelTable t("japan", "mali");
  t.actions().deck_is(0, {"workshop"}).discard_is(0, {"japan-bushido", "writing"});
  t.city(0, {"-", "-", "-", "work-camp", "library", "fort", "work-camp", "library", "fort"});
  t.deck_is(0, {"workshop"}).discard_is(0, {"japan-bushido", "writing"}).end_round();
  EXPECT_EQ(t.at(0, "a1"), "workshop");
  EXPECT_EQ(t.at(0, "a2"), "");
  EXPECT_EQ(t.discard(0), (Names{"japan-bushido", "writing"}));
}

// [D-END-1] With nothing left at all spaces stay empty, and a Knowledge may stand alone.
TEST(DuelRoundEnd, AKnowledgeMayStandAlone) {
  DuelTable t("japan", "mali");
  t.actions().city(0, {"-", "-", "fort", "work-camp", "library", "fort", "work-camp", "library", "fort"});
  t.deck_is(0, {}).discard_is(0, {}).on_deck(0, {"writing"}).end_round();
  EXPECT_EQ(t.at(0, "a1"), "writing");
  EXPECT_EQ(t.at(0, "a2"), "");
}

// [D-END-1] A Knowledge drawn last stands alone if nothing but Knowledge is left to lay on it.
TEST(DuelRoundEnd, KnowledgeIsNotLaidOnKnowledge) {
  DuelTable t("japan", "mali");
  t.actions().city(0, {"-", "-", "fort", "work-camp", "library", "fort", "work-camp", "library", "fort"});
  t.deck_is(0, {"japan-bushido"}).discard_is(0, {"writing"}).end_round();
  EXPECT_EQ(t.at(0, "a1"), "japan-bushido");
  EXPECT_EQ(t.at(0, "a2"), "");
  EXPECT_EQ(t.discard(0), Names{"writing"});
}

// [D-END-1] A Knowledge drawn last: the discard is shuffled for the card that goes on it.
TEST(DuelRoundEnd, TheDiscardIsShuffledForTheCardOnAKnowledge) {
  DuelTable t("japan", "mali");
  t.actions().city(0, {"-", "library", "fort", "work-camp", "library", "fort", "work-camp", "library", "fort"});
  t.deck_is(0, {"japan-bushido"}).discard_is(0, {"mine"}).end_round();
  EXPECT_EQ(t.at(0, "a1"), "mine+japan-bushido");
}

// [D-END-1] The first player fills first.
TEST(DuelRoundEnd, TheFirstPlayerFillsFirst) {
  DuelTable t("japan", "mali");
  t.actions().turned(0, {"a1"}).turned(1, {"a1"}).play({"pass", "pass"});
  const std::string told = t.told();
  EXPECT_LT(told.find("Japan drew"), told.find("Mali drew")) << told;
}

// [D-END-2] More than 3 cards left: from the right down to 3, which slide right; new ones from right to left.
TEST(DuelRoundEnd, TheTrackLosesItsRightmostCards) {
  DuelTable t("japan", "mali");
  t.actions().track({"writing", "colossus", "sahara", "nile-delta", "watchtowers", "caravanserai"});
  std::vector<civic::CardId> next;
  for (std::size_t i = 1; i <= 3; ++i) next.push_back(t.s.development[t.s.development.size() - i]);
  t.end_round();
  EXPECT_EQ(t.track_discard(), (Names{"caravanserai", "watchtowers", "nile-delta"}));
  EXPECT_EQ((Names{t.track()[3], t.track()[4], t.track()[5]}), (Names{"writing", "colossus", "sahara"}));
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(t.s.board.track[2 - i], next[i]) << "from right to left";
}

// [D-END-2] Five cards, one of them missing in the middle: two go.
TEST(DuelRoundEnd, OnlyThreeStayOfFive) {
  DuelTable t("japan", "mali");
  t.actions().track({"writing", "-", "sahara", "nile-delta", "watchtowers", "caravanserai"}).end_round();
  EXPECT_EQ(t.track_discard(), (Names{"caravanserai", "watchtowers"}));
  EXPECT_EQ((Names{t.track()[3], t.track()[4], t.track()[5]}), (Names{"writing", "sahara", "nile-delta"}));
}

// [D-END-2] 3 cards or fewer left: nothing is discarded.
TEST(DuelRoundEnd, ThreeCardsAllStay) {
  DuelTable t("japan", "mali");
  t.actions().track({"writing", "-", "sahara", "-", "watchtowers", "-"}).end_round();
  EXPECT_TRUE(t.track_discard().empty());
  EXPECT_EQ((Names{t.track()[3], t.track()[4], t.track()[5]}), (Names{"writing", "sahara", "watchtowers"}));
  EXPECT_NE(t.track()[0], "");
}

// [D-END-2] Eras do not matter for filling.
TEST(DuelRoundEnd, ErasAreIgnored) {
  DuelTable t("japan", "mali");
  t.actions().track({"writing", "-", "sahara", "-", "watchtowers", "-"}).development(14).end_round();
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(DuelTable::cat().of(t.s.board.track[i]).era, duel::kEraOrder[1]);
  EXPECT_EQ(t.s.development.size(), 11u);
}

// [D-END-2] Also with an empty deck the track goes down to 3.
TEST(DuelRoundEnd, TheTrackShrinksWithAnEmptyDeckToo) {
  DuelTable t("japan", "mali");
  t.actions().track({"writing", "colossus", "sahara", "nile-delta", "watchtowers", "caravanserai"}).development(0).end_round();
  EXPECT_EQ(t.track(), (Names{"", "", "", "writing", "colossus", "sahara"}));
}

// [D-END-3] One resource comes off the Advantage; with the last one it points to nobody.
TEST(DuelRoundEnd, TheAdvantageShrinks) {
  DuelTable t("japan", "mali");
  t.actions().advantage(1, "2 science").end_round();
  EXPECT_EQ(t.advantage(), "1: 1 science");
  EXPECT_EQ(t.supply(1), "") << "to the supply, not to its holder";
  t.activated().end_round();
  EXPECT_EQ(t.advantage(), "nobody");
}

// [D-END-4] The marker goes to the other, who plays first in the next round.
TEST(DuelRoundEnd, TheFirstPlayerChanges) {
  DuelTable t("japan", "mali");
  t.actions().end_round();
  EXPECT_EQ(t.asks(), "row");
  EXPECT_EQ(t.seat(), 1);
  t.activated();
  EXPECT_EQ(t.seat(), 1) << "the first to act, too";
  t.end_round();
  EXPECT_EQ(t.seat(), 0);
}

// [D-FIN-1] 4 cards or fewer on the track after it was filled: one more round, and that is all.
TEST(DuelLastRound, FourCardsTriggerTheEnd) {
  DuelTable t("japan", "mali");
  t.actions().track({"writing", "colossus", "sahara", "nile-delta", "watchtowers", "caravanserai"}).development(1).end_round();
  EXPECT_FALSE(t.over()) << "3 and 1 on the track: the last round begins";
  t.activated().end_round();
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.asks(), "");
}

// [D-FIN-1] With 5 cards it goes on.
TEST(DuelLastRound, FiveCardsDoNot) {
  DuelTable t("japan", "mali");
  t.actions().track({"writing", "colossus", "sahara", "nile-delta", "watchtowers", "caravanserai"}).development(2).end_round();
  t.activated().end_round();
  EXPECT_FALSE(t.over()) << "now there are 3, and one more round is played";
  t.activated().end_round();
  EXPECT_TRUE(t.over());
}

// [D-FIN-2] Points are counted after the whole end of the last round: the Advantage has lapsed and breaks no tie.
TEST(DuelLastRound, PointsAreCountedAfterTheEndPhase) {
  DuelTable t("japan", "mali");
  t.actions().development(0).end_round().activated();
  t.advantage(0, "1 science").have(0, "").have(1, "1 gold").end_round();
  ASSERT_TRUE(t.over());
  EXPECT_EQ(t.advantage(), "nobody");
  EXPECT_EQ(t.winners(), std::vector<int>{1}) << "by Gold";
}

}  // namespace
}  // namespace stele
