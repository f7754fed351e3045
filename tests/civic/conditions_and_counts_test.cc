// What `if ...` and `per ...` of the effect language look at (docs/effects.md). Each test puts a card of its own, "own", into the City.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

// A City card of ours that is no Development card.
std::string building(const std::string& id, const std::string& effect) {
  return "[[card]]\nid = \"" + id + "\"\nname = { en = \"" + id + "\", fr = \"" + id +
         "\" }\nkind = \"building\"\ngroup = \"special\"\nuse = \"" + effect + "\"\norigin = \"house\"\n\n";
}

// A table where "own" can be used so, and "source" gains 2 Science.
MonumentalTable given(const std::string& effect, const std::string& civ = "japan") {
  return MonumentalTable(
      {.civs = {civ, "egypt", "greece", "denmark"}, .cards = building("own", effect) + building("source", "gain 2 science")});
}
// The same with "own" activated on b2.
MonumentalTable alone(const std::string& effect, const std::string& civ = "japan") {
  MonumentalTable t = given(effect, civ);
  t.space(1, "b2", "own").activated({"b2"}).deck(1, {}).discard(1, {}).archived(1, {});
  return t;
}
// Gold that `gain 1 gold per COUNT` gives; 0 also if it cannot be chosen.
int gold_of(MonumentalTable& t) {
  if (t.offers("use b2")) t.play("use b2");
  return t.has(1, "gold");
}

// --- if gained -----------------------------------------------------------------------------------------------------

// [M-RES-4] What came into the supply this turn is looked at, also when it has been spent.
TEST(IfGained, LooksAtWhatCameInAlsoWhenSpent) {
  MonumentalTable t = alone("if gained 2 science: gain 1 gold");
  t.gained(1, "science");
  EXPECT_FALSE(t.offers("use b2"));

  t.gained(2, "science").have(1, 0, "science").play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-RES-4] What is in the supply from before, or of another kind, is not gained.
TEST(IfGained, HavingIsNotGaining) {
  MonumentalTable t = alone("if gained 2 science: gain 1 gold");

  t.have(1, 5, "science").gained(5, "production").gained(5, "gold");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-RES-4] Nothing is consumed.
TEST(IfGained, ConsumesNothing) {
  MonumentalTable t = alone("if gained 2 science: gain 1 gold");
  t.gained(2, "science").have(1, 2, "science");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-RES-4] It counts from any source: the effect of another card too.
TEST(IfGained, FromAnySource) {
  MonumentalTable t = alone("if gained 3 science: gain 1 gold");
  t.space(1, "a1", "source").activated({"a1", "b2"}).gained(1, "science");
  EXPECT_FALSE(t.offers("use b2"));

  t.play("use a1");

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-RES-2] Gold that is spent for a base resource is not gained as that resource.
TEST(IfGained, GoldInPlaceOfAResourceIsNotGainedAsIt) {
  MonumentalTable t = alone("if gained 1 military: gain 1 culture");
  t.have(1, 3, "gold");

  t.play("step 1 6");

  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_FALSE(t.offers("use b2"));
}

// [M-RES-4] All the resources named must have been gained.
TEST(IfGained, AllThatIsNamed) {
  MonumentalTable t = alone("if gained 1 production and 2 military: gain 1 gold");
  t.gained(9, "production").gained(1, "military");
  EXPECT_FALSE(t.offers("use b2"));

  t.gained(2, "military");

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-RES-4] What was gained in an earlier turn does not count.
TEST(IfGained, OnlyThisTurn) {
  MonumentalTable t = given("if gained 1 gold: gain 1 culture");
  t.city(1, {"fort", "-", "-", "-", "own", "-", "-", "-", "-"}).activated({"a1"}).gained(1, "gold").have(1, 1, "gold");
  t.deck(1, {}).discard(1, {}).deck(2, {}).discard(2, {});

  t.play({"end", "row a", "column 1", "end", "row b", "column 2"});

  EXPECT_TRUE(t.is_activated("b2"));
  EXPECT_FALSE(t.offers("use b2"));
}

// --- if have -------------------------------------------------------------------------------------------------------

// [M-USE-1] At least as many in the supply now.
TEST(IfHave, AtLeastAsManyNow) {
  MonumentalTable t = alone("if have 3 gold: gain 1 culture");
  t.have(1, 2, "gold").gained(5, "gold");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 4, "gold").play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 4);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-1] All the resources named must be there; Gold does not stand for another.
TEST(IfHave, AllThatIsNamed) {
  MonumentalTable t = alone("if have 1 science and 2 military: gain 1 culture");
  t.have(1, 1, "science").have(1, 1, "military").have(1, 9, "gold");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 2, "military");

  EXPECT_TRUE(t.offers("use b2"));
}

// --- if activated --------------------------------------------------------------------------------------------------

// [M-ACT-1] A card of the kind must be activated; one that only stands in the City is none.
TEST(IfActivated, OnlyActivatedCardsCount) {
  MonumentalTable t = alone("if activated wonder: gain 1 culture");
  t.space(1, "a1", "stonehenge").activated({"b2"});
  EXPECT_FALSE(t.offers("use b2"));

  t.activated({"a1", "b2"});

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-ACT-1] A Knowledge under an activated card is activated.
TEST(IfActivated, AKnowledgeUnderACardCounts) {
  MonumentalTable t = alone("if activated knowledge: gain 1 culture");
  t.space(1, "a1", "fort+alchemy").space(1, "a2", "fort").activated({"a2", "b2"});
  EXPECT_FALSE(t.offers("use b2"));

  t.activated({"a1", "b2"});

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-ACT-1] The card itself counts among its kind.
TEST(IfActivated, AtLeastAsManyThisOneIncluded) {
  MonumentalTable t = alone("if activated 2 building: gain 1 culture");
  t.space(1, "a1", "stonehenge").space(1, "a2", "workshop").activated({"a1", "b2"});
  EXPECT_FALSE(t.offers("use b2"));

  t.activated({"a2", "b2"});

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-ACT-1] Several kinds, each with its number.
TEST(IfActivated, SeveralKinds) {
  MonumentalTable t = alone("if activated wonder and 2 basic: gain 1 culture");
  t.space(1, "a1", "stonehenge").space(1, "a2", "workshop").space(1, "a3", "laboratory").activated({"a1", "a2", "b2"});
  EXPECT_FALSE(t.offers("use b2"));

  t.activated({"a1", "a2", "a3", "b2"});

  EXPECT_TRUE(t.offers("use b2"));
}

// --- if crossing, centre -------------------------------------------------------------------------------------------

// [M-ACT-1] The card must stand where the chosen row and column cross.
TEST(IfCrossing, WhereRowAndColumnCross) {
  MonumentalTable t = given("if crossing: gain 1 culture");
  t.space(1, "b3", "own").activated({"b3"}).chosen("b", 2);
  EXPECT_FALSE(t.offers("use b3"));

  t.chosen("b", 3);

  EXPECT_TRUE(t.offers("use b3"));
}

// [M-ACT-1] The row and column chosen in the activation are the ones.
TEST(IfCrossing, AsChosenInTheActivation) {
  MonumentalTable t = given("if crossing: gain 1 culture");
  t.city(1, {"fort", "library", "own", "-", "-", "-", "-", "-", "-"}).before_activation();
  MonumentalTable beside = t;

  t.play({"row a", "column 3"});
  beside.play({"row a", "column 1"});

  EXPECT_TRUE(t.offers("use a3"));
  EXPECT_TRUE(beside.is_activated("a3"));
  EXPECT_FALSE(beside.offers("use a3"));
}

// [M-ACT-1] The card must stand on the middle space of the City, crossing or not.
TEST(IfCentre, OnTheMiddleSpace) {
  MonumentalTable t = given("if centre: gain 1 culture");
  t.space(1, "b2", "own").space(1, "a1", "fort").activated({"b2"}).chosen("b", 1);
  MonumentalTable beside = given("if centre: gain 1 culture");
  beside.space(1, "b1", "own").activated({"b1"}).chosen("b", 1);

  EXPECT_TRUE(t.offers("use b2"));
  EXPECT_FALSE(beside.offers("use b1"));
}

// --- if control ----------------------------------------------------------------------------------------------------

// [M-CTRL-1] One's own Units or Outpost hold a province of the terrain.
TEST(IfControl, AProvinceOfTheTerrain) {
  MonumentalTable t = alone("if control forest: gain 1 culture");
  t.hold(1, 11, 1).hold(2, 14, 1).explorer(1, 1, 6).wonder_on(3, "stonehenge");
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 6, 1);

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-CTRL-1] Each terrain is named by its id.
TEST(IfControl, EachTerrain) {
  for (const auto& [terrain, tile] : std::vector<std::pair<std::string, int>>{{"plains", 11}, {"hills", 5}, {"mountains", 16}}) {
    MonumentalTable t = alone("if control " + terrain + ": gain 1 culture");
    t.hold(1, 6, 1);
    EXPECT_FALSE(t.offers("use b2")) << terrain;

    t.hold(1, tile, 1);

    EXPECT_TRUE(t.offers("use b2")) << terrain;
  }
}

// [M-CTRL-1] What counts is the terrain that lies there.
TEST(IfControl, TheTerrainThatLiesThere) {
  MonumentalTable t = alone("if control peaks: gain 1 culture");
  t.hold(1, 6, 1);
  EXPECT_FALSE(t.offers("use b2"));

  t.terrain(6, "peaks");

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-USE-1] Several conditions must all hold.
TEST(Conditions, AllMustHold) {
  MonumentalTable t = given("if have 2 gold and centre and control plains: gain 1 culture");
  t.space(1, "b2", "own").activated({"b2"}).have(1, 2, "gold");
  EXPECT_FALSE(t.offers("use b2"));
  t.hold(1, 11, 1);
  EXPECT_TRUE(t.offers("use b2"));

  t.have(1, 1, "gold");

  EXPECT_FALSE(t.offers("use b2"));
}

// --- per ... -------------------------------------------------------------------------------------------------------

// [M-SCORE-1] Completed Wonders, wherever their cards lie; one under construction is none, nor one of another player.
TEST(PerWonder, CompletedWonders) {
  MonumentalTable t = alone("gain 1 gold per wonder");
  t.space(1, "a1", "stonehenge").deck(1, {"pyramids"}).discard(1, {"great-wall"}).begun(1, "hanging-gardens").space(2, "a1", "alhambra");

  EXPECT_EQ(gold_of(t), 3);
}

// [M-SCORE-1] Knowledge in the City, alone or under a card, in the deck and in the discard; none of another player.
TEST(PerKnowledge, WhereverTheyLie) {
  MonumentalTable t = alone("gain 1 gold per knowledge");
  t.space(1, "a1", "fort+alchemy").space(1, "a2", "compass").deck(1, {"printing", "fort"}).discard(1, {"navigation", "library"});
  t.space(2, "a1", "fort+chivalry");

  EXPECT_EQ(gold_of(t), 4);
}

// [M-POL-2] Developed policies, covered ones too.
TEST(PerPolicy, CoveredOnesToo) {
  MonumentalTable t = alone("gain 1 gold per policy");
  t.policies(1, {"diplomacy", "tea-ceremony", "meiji-reforms"}).policies(2, {"guilds"});

  EXPECT_EQ(gold_of(t), 3);
}

// [M-CTRL-1] Provinces one controls; the Capital is none, and neither is one with an Explorer or a Wonder alone.
TEST(PerProvince, ControlledProvinces) {
  MonumentalTable t = alone("gain 1 gold per province");
  t.hold(1, 6, 2).hold(1, 11, 1).hold(2, 9, 1).explorer(1, 1, 12).wonder_on(3, "stonehenge");

  EXPECT_EQ(gold_of(t), 2);
}

// [M-CTRL-1] A province held by an Outpost alone counts.
TEST(PerProvince, AnOutpostHoldsOne) {
  MonumentalTable t = alone("gain 1 gold per province");
  t.hold(1, 6, 0, false, true).hold(1, 11, 1);

  EXPECT_EQ(gold_of(t), 2);
}

// [M-COAST-1] Only provinces next to water; the edge of the map is none.
TEST(PerCoastalProvince, NextToWater) {
  MonumentalTable t = alone("gain 1 gold per coastal province");
  t.hold(1, 2, 1).hold(1, 5, 1).hold(1, 3, 1).hold(1, 12, 1).hold(2, 18, 1);

  EXPECT_EQ(gold_of(t), 2);
}

// [M-ACT-1] Cards of the kind activated this turn, this one included.
TEST(PerActivated, ThisOneIncluded) {
  MonumentalTable t = alone("gain 1 gold per activated building");
  t.space(1, "a1", "fort+alchemy").space(1, "a2", "stonehenge").space(1, "a3", "workshop").space(1, "c1", "library");
  t.activated({"a1", "a2", "a3", "b2"});

  EXPECT_EQ(gold_of(t), 3);
}

// [M-ACT-1] A narrower kind: starting Buildings, Knowledge, common military Buildings.
TEST(PerActivated, OfAKind) {
  for (const auto& [kind, n] : std::vector<std::pair<std::string, int>>{{"starting", 2},
                                                                        {"basic", 1},
                                                                        {"knowledge", 1},
                                                                        {"wonder", 1},
                                                                        {"military building", 3},
                                                                        {"common military building", 2},
                                                                        {"card", 7}}) {
    MonumentalTable t = alone("gain 1 gold per activated " + kind);
    t.space(1, "a1", "fort+alchemy").space(1, "a2", "great-wall").space(1, "a3", "archery-range").space(1, "c1", "library");
    t.space(1, "c2", "shipyard").space(1, "c3", "fort");
    t.activated({"a1", "a2", "a3", "b2", "c1", "c2"});

    EXPECT_EQ(gold_of(t), n) << kind;
  }
}

// [M-ARCH-1] The cards under one's Warlord.
TEST(PerArchivedCard, UnderTheWarlord) {
  MonumentalTable t = alone("gain 1 gold per archived card");
  t.archived(1, {"fort", "fort", "library"}).archived(2, {"work-camp"});

  EXPECT_EQ(gold_of(t), 3);
}

// [M-CON-8] Free Town tokens that one has taken; a Barbarian is none.
TEST(PerFreeTown, TokensTaken) {
  MonumentalTable t = alone("gain 1 gold per free-town");
  t.token(3, "free-town-petra").token(6, "barbarian-numidians").have(1, 4, "military").have(1, 2, "production");
  EXPECT_FALSE(t.offers("use b2"));

  t.play({"conquer 3", "soldier 7", "choose 1"});
  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7", "choose 2"});

  EXPECT_EQ(t.token_keeper(3), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(gold_of(t), 1);
}

// [M-OUT-1] One's Outposts on the map, not those in reserve.
TEST(PerOutpost, OnTheMap) {
  MonumentalTable t = alone("gain 1 gold per outpost");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1).hold(2, 9, 1, false, true);

  EXPECT_EQ(gold_of(t), 1);
}

}  // namespace
}  // namespace stele::kit
