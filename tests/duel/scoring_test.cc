// Points, domination and ties.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// The last round is played out with nothing but passing.
DuelTable& finish(DuelTable& t) {
  t.development(0).end_round().activated().end_round();
  EXPECT_TRUE(t.over());
  return t;
}

// [D-SCORE-1] 1 per Province, the Aztecs' first one too; Barricades are none.
TEST(DuelScore, AProvinceIsWorthOne) {
  DuelTable t("japan", "aztec");
  t.actions().holds(0, "sahara").holds(0, "nile-delta").holds(0, "barricade");
  finish(t);
  EXPECT_EQ(t.points(0, "provinces"), 2);
  EXPECT_EQ(t.points(1, "provinces"), 1);
}

// [D-SCORE-1] 1 per Knowledge acquired, wherever it lies; the one of the start was not acquired; an archived one is worth nothing.
TEST(DuelScore, AKnowledgeAcquiredIsWorthOne) {
  DuelTable t("japan", "mali");
  t.actions().on_deck(0, {"writing"}).in_city(0, 0, "bronze-working").discard_is(0, {"caravan-routes"}).archive(0, "gunpowder");
  finish(t);
  EXPECT_EQ(t.points(0, "knowledge"), 3);
  EXPECT_EQ(t.points(1, "knowledge"), 0);
}

// [D-SCORE-1] 2 per completed Wonder; one under construction and a reserved card are worth nothing.
TEST(DuelScore, ACompletedWonderIsWorthTwo) {
  DuelTable t("japan", "mali");
  t.actions().on_deck(0, {"colossus"}).begun(0, "templo-mayor").reserved(0, "himeji-castle").reserved(0, "writing");
  finish(t);
  EXPECT_EQ(t.points(0, "wonders"), 2);
  EXPECT_EQ(t.points(0, "knowledge"), 0);
}

// [D-SCORE-1] [D-SCORE-2] An archived Wonder is worth nothing and dominates nothing.
TEST(DuelScore, AnArchivedWonderIsWorthNothing) {
  DuelTable t("japan", "mali");
  t.actions().archive(0, "colossus").archive(0, "writing");
  finish(t);
  EXPECT_EQ(t.points(0), 0);
}

// [D-SCORE-1] 2 per policy and 2 per Free City by one's City; Gold and Culture are worth nothing, nor Gold on a Free City.
TEST(DuelScore, PoliciesAndFreeCitiesAreWorthTwo) {
  DuelTable t("japan", "mali");
  t.actions().policies(0, {"japan-diplomacy", "japan-sakoku"}).own_city(0, "venice").own_city(0, "genoa").have(0, "9 gold 9 culture");
  t.gold_on(1, "kilwa", 3);
  finish(t);
  EXPECT_EQ(t.points(0, "policies"), 4);
  EXPECT_EQ(t.points(0, "free-cities"), 4);
  EXPECT_EQ(t.points(0), 4 + 4 + 3) << "and most policies";
  EXPECT_EQ(t.points(1), 0);
}

// [D-SCORE-2] Domination: 3 for the most of each of four kinds.
TEST(DuelScore, DominationIsWorthThree) {
  DuelTable t("japan", "mali");
  t.actions().holds(0, "sahara").holds(0, "nile-delta").holds(1, "altiplano").on_deck(1, {"writing"}).on_deck(0, {"colossus"});
  t.policies(1, {"mali-salt-road"});
  finish(t);
  EXPECT_EQ(t.points(0, "most-provinces"), 3);
  EXPECT_EQ(t.points(1, "most-provinces"), 0);
  EXPECT_EQ(t.points(1, "most-knowledge"), 3);
  EXPECT_EQ(t.points(0, "most-wonders"), 3);
  EXPECT_EQ(t.points(1, "most-policies"), 3);
  EXPECT_EQ(t.points(0), 2 + 2 + 3 + 3);
  EXPECT_EQ(t.points(1), 1 + 1 + 2 + 3 + 3);
}

// [D-SCORE-2] 3 to each in a tie; nothing where nobody has any; none for Free Cities.
TEST(DuelScore, BothDominateInATie) {
  DuelTable t("japan", "mali");
  t.actions().holds(0, "sahara").holds(1, "altiplano").own_city(0, "venice");
  finish(t);
  EXPECT_EQ(t.points(0, "most-provinces"), 3);
  EXPECT_EQ(t.points(1, "most-provinces"), 3);
  EXPECT_EQ(t.points(0, "most-wonders"), 0);
  EXPECT_EQ(t.points(0), 1 + 3 + 2);
}

// [D-SCORE-3] A tie goes to the holder of the Advantage, whatever the other has.
TEST(DuelScore, TheAdvantageBreaksATie) {
  DuelTable t("japan", "mali");
  t.actions().development(0).end_round().activated();
  t.advantage(0, "2 science").have(0, "").have(1, "9 gold 9 culture").end_round();
  ASSERT_TRUE(t.over());
  EXPECT_EQ(t.points(0), t.points(1));
  EXPECT_EQ(t.winners(), std::vector<int>{0});
  EXPECT_EQ(t.decided(), "advantage");
}

// [D-SCORE-3] Then Gold, then Culture, then the victory is shared.
TEST(DuelScore, ThenGoldThenCultureThenShared) {
  const auto winners = [](const std::string& first, const std::string& second) {
    DuelTable t("japan", "mali");
    t.actions().development(0).end_round().activated();
    t.have(0, first).have(1, second).end_round();
    EXPECT_TRUE(t.over());
    return t.winners();
  };
  EXPECT_EQ(winners("3 gold", "2 gold 9 culture"), std::vector<int>{0});
  EXPECT_EQ(winners("2 gold 1 culture", "2 gold 2 culture"), std::vector<int>{1});
  EXPECT_EQ(winners("2 gold 1 culture", "2 gold 1 culture"), (std::vector<int>{0, 1}));
}

// [D-SCORE-3] More points win, whoever has the Advantage.
TEST(DuelScore, MorePointsWin) {
  DuelTable t("japan", "aztec");
  t.actions().development(0).end_round().activated();
  t.advantage(0, "2 science").end_round();
  EXPECT_EQ(t.winners(), std::vector<int>{1}) << "the Aztecs have a Province";
  EXPECT_EQ(t.points(1), 4);
}

}  // namespace
}  // namespace stele
