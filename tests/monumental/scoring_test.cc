#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

// A track and a Development deck without the cards that these tests give to players.
void plain_track(MonumentalTable& t) {
  t.track({"great-wall", "shipyard", "market", "quarry", "academy", "alhambra"});
  t.development({"machu-picchu", "hagia-sophia", "angkor-wat", "monastery", "university", "guildhall"});
}

MonumentalTable table_for(int players) {
  std::vector<std::string> civs = {"japan", "egypt", "greece", "denmark"};
  civs.resize(static_cast<std::size_t>(players));
  return MonumentalTable(MonumentalTable::With{.players = players, .civs = civs});
}

// The last player reveals the last Development card and everybody has a last turn without doing anything.
void finish(MonumentalTable& t, int players) {
  for (int player = 1; player <= players; ++player) {
    t.city(player, {"work-camp", "work-camp", "work-camp", "work-camp", "work-camp", "library", "library", "library", "fort"});
    t.deck(player, {"fort", "fort", "forum", "mine", "workshop"}).discard(player, {});
  }
  t.track({"stonehenge", "market", "irrigation", "shipyard", "academy", "navigation"});
  if (players == 2) {
    t.development({"alhambra", "monastery"});
  } else {
    t.development({"alhambra"});
  }
  t.first_player(1).turn_of(players).play("end");
  for (int player = 1; player <= players; ++player) t.play({"row a", "column 1", "end"});
}

// --- Points ----------------------------------------------------------------------------------------------------------------

// [M-SCORE-1] [M-SCORE-2] At the start nobody has a point: the Capital is no province and the starting Knowledge does not count.
TEST(Points, NobodyHasAPointAtTheStart) {
  const MonumentalTable t;

  EXPECT_EQ(t.points(1), 0);
  EXPECT_EQ(t.points(2), 0);
}

// [M-SCORE-1] 1 point per controlled province, held by Soldiers, by the Warlord or by an Outpost alone.
TEST(Points, OnePointPerControlledProvince) {
  MonumentalTable t;

  t.hold(1, 12, 3).hold(1, 11, 0, true).hold(1, 6, 0, false, true);
  t.hold(2, 8, 1);

  EXPECT_EQ(t.points(1, "provinces"), 3);
  EXPECT_EQ(t.points(2, "provinces"), 1);
}

// [M-SCORE-1] [M-CTRL-1] An Explorer or a Wonder alone holds no province.
TEST(Points, AnExplorerOrAWonderAloneHoldsNoProvince) {
  MonumentalTable t;
  plain_track(t);

  t.explorer(1, 1, 10).deck(1, {"stonehenge"}).wonder_on(9, "stonehenge").hold(1, 12, 1);

  EXPECT_EQ(t.points(1, "provinces"), 1);
}

// [M-SCORE-1] 1 point per Knowledge, wherever it lies: under a card, alone, in the deck or in the discard.
TEST(Points, OnePointPerKnowledgeWhereverItLies) {
  MonumentalTable t;
  plain_track(t);

  t.city(1, {"fort+navigation", "irrigation", "-", "-", "-", "-", "-", "-", "-"});
  t.deck(1, {"work-camp", "mathematics"}).discard(1, {"chivalry", "alchemy"});

  EXPECT_EQ(t.points(1, "knowledge"), 5);
}

// [M-SCORE-1] The civilization's own Knowledge does not score, wherever it lies.
TEST(Points, TheStartingKnowledgeDoesNotScore) {
  for (const int place : {0, 1, 2}) {
    MonumentalTable t;
    plain_track(t);
    t.city(1, {place == 0 ? "fort+bushido" : "fort", "library+navigation", "-", "-", "-", "-", "-", "-", "-"});
    t.deck(1, {place == 1 ? "bushido" : "mine"}).discard(1, {place == 2 ? "bushido" : "forum"});

    EXPECT_EQ(t.points(1, "knowledge"), 1);
  }
}

// [M-SCORE-1] 2 points per completed Wonder, wherever the card lies.
TEST(Points, TwoPointsPerCompletedWonder) {
  MonumentalTable t;
  plain_track(t);

  t.city(1, {"stonehenge", "-", "-", "-", "-", "-", "-", "-", "-"}).deck(1, {"pyramids"}).discard(1, {"hanging-gardens"});

  EXPECT_EQ(t.points(1, "wonders"), 6);
}

// [M-SCORE-1] A Wonder scores from its completion on, not while it is under construction.
TEST(Points, AWonderUnderConstructionScoresNothing) {
  MonumentalTable t;
  t.city(1, {"fort", "-", "-", "-", "-", "-", "-", "-", "-"}).deck(1, {"library"}).discard(1, {});
  t.track({"stonehenge", "shipyard", "market", "quarry", "academy", "alhambra"});
  t.hold(1, 12, 1).have(1, 5, "production");

  t.play("acquire stonehenge");
  EXPECT_EQ(t.points(1, "wonders"), 0);
  EXPECT_EQ(t.points(1, "most-wonders"), 0);
  t.play({"complete", "place 12"});

  EXPECT_EQ(t.points(1, "wonders"), 2);
  EXPECT_EQ(t.points(1, "most-wonders"), 3);
}

// [M-SCORE-1] [M-WON-4] The points of a Wonder stay with its builder when its province is lost.
TEST(Points, AWonderScoresForItsBuilder) {
  MonumentalTable t;
  plain_track(t);

  t.deck(1, {"stonehenge"}).hold(2, 9, 1).wonder_on(9, "stonehenge");

  EXPECT_EQ(t.points(1, "wonders"), 2);
  EXPECT_EQ(t.points(2, "wonders"), 0);
  EXPECT_EQ(t.points(2, "provinces"), 1);
}

// [M-SCORE-1] 2 points per developed policy, covered ones too.
TEST(Points, TwoPointsPerDevelopedPolicy) {
  MonumentalTable t;

  t.policies(1, {"diplomacy", "rapid-expansion", "tea-ceremony"}).policies(2, {"guilds"});

  EXPECT_EQ(t.points(1, "policies"), 6);
  EXPECT_EQ(t.points(2, "policies"), 2);
}

// [M-SCORE-1] [M-ARCH-1] Archived cards score nothing.
TEST(Points, ArchivedCardsScoreNothing) {
  MonumentalTable t;
  plain_track(t);

  t.archived(1, {"stonehenge", "navigation", "irrigation"}).deck(1, {"fort"}).discard(1, {});

  EXPECT_EQ(t.points(1), 0);
}

// [M-SCORE-1] Nothing else scores: no Buildings, no resources, Gold, Culture or tokens.
TEST(Points, NothingElseScores) {
  MonumentalTable t;
  plain_track(t);

  t.city(1, {"workshop", "laboratory", "archery-range", "palace-guardhouse", "-", "-", "-", "-", "-"}).deck(1, {}).discard(1, {});
  t.have(1, 9, "gold").have(1, 9, "culture").have(1, 9, "production").kept(1, "carthage-cedar-wood");

  EXPECT_EQ(t.points(1), 0);
}

// --- Domination ------------------------------------------------------------------------------------------------------------

// [M-SCORE-2] The most provinces: 3 points for one player alone.
TEST(Domination, ThreePointsForTheMostProvinces) {
  MonumentalTable t;

  t.hold(1, 12, 1).hold(1, 11, 1).hold(2, 8, 9);

  EXPECT_EQ(t.points(1, "most-provinces"), 3);
  EXPECT_EQ(t.points(2, "most-provinces"), 0);
  EXPECT_EQ(t.points(1), 2 + 3);
  EXPECT_EQ(t.points(2), 1);
}

// [M-SCORE-2] The most Knowledge: 3 points.
TEST(Domination, ThreePointsForTheMostKnowledge) {
  MonumentalTable t;
  plain_track(t);

  t.deck(1, {"navigation"}).discard(1, {}).deck(2, {"irrigation"}).discard(2, {"chivalry"});

  EXPECT_EQ(t.points(1, "most-knowledge"), 0);
  EXPECT_EQ(t.points(2, "most-knowledge"), 3);
  EXPECT_EQ(t.points(1), 1);
  EXPECT_EQ(t.points(2), 2 + 3);
}

// [M-SCORE-2] The most Wonders: 3 points.
TEST(Domination, ThreePointsForTheMostWonders) {
  MonumentalTable t;
  plain_track(t);

  t.deck(1, {"stonehenge", "pyramids"}).discard(1, {}).deck(2, {"hanging-gardens"}).discard(2, {});

  EXPECT_EQ(t.points(1, "most-wonders"), 3);
  EXPECT_EQ(t.points(2, "most-wonders"), 0);
  EXPECT_EQ(t.points(1), 4 + 3);
  EXPECT_EQ(t.points(2), 2);
}

// [M-SCORE-2] The most policies: 3 points.
TEST(Domination, ThreePointsForTheMostPolicies) {
  MonumentalTable t;

  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds", "treaties"});

  EXPECT_EQ(t.points(1, "most-policies"), 0);
  EXPECT_EQ(t.points(2, "most-policies"), 3);
  EXPECT_EQ(t.points(1), 2);
  EXPECT_EQ(t.points(2), 4 + 3);
}

// [M-SCORE-2] In a tie each of those who tie gets 3 points, the others nothing.
TEST(Domination, InATieEachGetsThreePoints) {
  MonumentalTable t = table_for(3);

  t.policies(1, {"tea-ceremony", "diplomacy"}).policies(2, {"guilds"}).policies(3, {"siegecraft", "democracy"});

  EXPECT_EQ(t.points(1), 4 + 3);
  EXPECT_EQ(t.points(2), 2);
  EXPECT_EQ(t.points(3), 4 + 3);
}

// [M-SCORE-2] Everybody may tie.
TEST(Domination, EverybodyMayTie) {
  MonumentalTable t = table_for(4);

  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds"}).policies(3, {"siegecraft"}).policies(4, {"raids"});

  for (int player = 1; player <= 4; ++player) EXPECT_EQ(t.points(player, "most-policies"), 3);
}

// [M-SCORE-2] A category in which nobody has anything gives nothing; the second best gets nothing.
TEST(Domination, ACategoryThatNobodyHasGivesNothing) {
  MonumentalTable t = table_for(3);
  plain_track(t);

  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds", "treaties"});

  for (int player = 1; player <= 3; ++player) {
    EXPECT_EQ(t.points(player, "most-provinces"), 0);
    EXPECT_EQ(t.points(player, "most-knowledge"), 0);
    EXPECT_EQ(t.points(player, "most-wonders"), 0);
  }
  EXPECT_EQ(t.points(1), 2);
  EXPECT_EQ(t.points(3), 0);
}

// [M-SCORE-2] What does not score does not dominate: starting Knowledge, archived cards, a Wonder under construction.
TEST(Domination, OnlyWhatScoresCounts) {
  MonumentalTable t;
  plain_track(t);

  t.deck(1, {"bushido"}).discard(1, {}).archived(1, {"navigation", "irrigation", "hanging-gardens"}).begun(1, "pyramids");
  t.deck(2, {"chivalry", "stonehenge"}).discard(2, {});

  EXPECT_EQ(t.points(1), 0);
  EXPECT_EQ(t.points(2, "most-knowledge"), 3);
  EXPECT_EQ(t.points(2, "most-wonders"), 3);
}

// [M-SCORE-1] [M-SCORE-2] All categories together.
TEST(Domination, EverythingTogether) {
  MonumentalTable t;
  plain_track(t);

  t.hold(1, 12, 1).hold(1, 11, 1).hold(1, 6, 1).deck(1, {"navigation", "stonehenge"}).discard(1, {});
  t.policies(1, {"tea-ceremony", "diplomacy"});
  t.hold(2, 8, 1).hold(2, 9, 1).deck(2, {"irrigation", "chivalry", "pyramids"}).discard(2, {});

  EXPECT_EQ(t.points(1), (3 + 1 + 2 + 4) + (3 + 0 + 3 + 3));
  EXPECT_EQ(t.points(2), (2 + 2 + 2 + 0) + (0 + 3 + 3 + 0));
}

// --- The winner ------------------------------------------------------------------------------------------------------------

// [M-SCORE-3] Most points win, whatever Gold and Culture the others have.
TEST(Winner, MostPointsWin) {
  MonumentalTable t;
  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds"}).hold(1, 12, 1);
  t.have(2, 9, "gold").have(2, 9, "culture");

  finish(t, 2);

  EXPECT_EQ(t.winners(), (std::vector<int>{1}));
  EXPECT_EQ(t.decided(), "points");
}

// [M-SCORE-3] A tie in points is decided by Gold, not by Culture.
TEST(Winner, GoldDecidesATie) {
  MonumentalTable t;
  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds"});
  t.have(1, 3, "gold").have(1, 9, "culture").have(2, 4, "gold");

  finish(t, 2);

  EXPECT_EQ(t.points(1), t.points(2));
  EXPECT_EQ(t.winners(), (std::vector<int>{2}));
  EXPECT_EQ(t.decided(), "gold");
}

// [M-SCORE-3] A tie in points and Gold is decided by Culture.
TEST(Winner, CultureDecidesATieInGold) {
  MonumentalTable t;
  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds"});
  t.have(1, 3, "gold").have(1, 2, "culture").have(2, 3, "gold").have(2, 1, "culture");

  finish(t, 2);

  EXPECT_EQ(t.winners(), (std::vector<int>{1}));
  EXPECT_EQ(t.decided(), "culture");
}

// [M-SCORE-3] With everything equal the victory is shared.
TEST(Winner, AFullTieIsShared) {
  MonumentalTable t;
  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds"});
  t.have(1, 3, "gold").have(1, 2, "culture").have(2, 3, "gold").have(2, 2, "culture");

  finish(t, 2);

  EXPECT_EQ(t.winners(), (std::vector<int>{1, 2}));
  EXPECT_EQ(t.decided(), "shared");
}

// [M-SCORE-3] Only those who tie compare their Gold: a third player with fewer points and more Gold does not win.
TEST(Winner, OnlyThoseWhoTieCompareTheirGold) {
  MonumentalTable t = table_for(3);
  t.policies(1, {"tea-ceremony", "diplomacy"}).policies(2, {"guilds"}).policies(3, {"siegecraft", "democracy"});
  t.have(1, 1, "gold").have(2, 9, "gold").have(3, 2, "gold");

  finish(t, 3);

  EXPECT_EQ(t.winners(), (std::vector<int>{3}));
  EXPECT_EQ(t.decided(), "gold");
}

// [M-SCORE-3] Only those still tied after Gold compare their Culture, and two of three may share.
TEST(Winner, TwoOfThreeMayShare) {
  MonumentalTable t = table_for(3);
  t.policies(1, {"tea-ceremony"}).policies(2, {"guilds"}).policies(3, {"siegecraft"});
  t.have(1, 3, "gold").have(2, 2, "gold").have(2, 9, "culture").have(3, 3, "gold");

  finish(t, 3);

  EXPECT_EQ(t.winners(), (std::vector<int>{1, 3}));
  EXPECT_EQ(t.decided(), "shared");
}

}  // namespace
}  // namespace stele::kit
