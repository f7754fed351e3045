// A scenario for every card, policy, Warlord and token of Monumental whose effect no other one has.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Names = std::vector<std::string>;

// Player 1 leads this civilization.
MonumentalTable of(const std::string& civ) { return MonumentalTable({.civs = {civ, civ == "egypt" ? "japan" : "egypt"}}); }
// The card is activated on b2, with nothing else in the City; "fort+alchemy" for a Knowledge.
MonumentalTable with(const char* card, const std::string& civ = "japan") {
  MonumentalTable t = of(civ);
  t.space(1, "b2", card).activated({"b2"}).deck(1, {}).discard(1, {}).archived(1, {});
  return t;
}
// The policy is the only one developed.
MonumentalTable under(const char* policy, const std::string& civ) {
  MonumentalTable t = of(civ);
  t.policies(1, {policy}).deck(1, {}).discard(1, {}).archived(1, {});
  return t;
}
// The Wonder has been begun and can just be completed: "complete".
MonumentalTable finishing(const char* wonder, int second_section, const std::string& civ = "japan") {
  MonumentalTable t = of(civ);
  t.begun(1, wonder).have(1, second_section, "production").deck(1, {}).discard(1, {}).archived(1, {});
  return t;
}

// For what is asked only where there is a choice, or answered by one of several words: the first one on offer is played.
void if_asked(MonumentalTable& t, std::initializer_list<const char*> answers) {
  for (const char* answer : answers)
    if (t.offers(answer)) {
      t.play(answer);
      return;
    }
}
void one_of(MonumentalTable& t, std::initializer_list<const char*> answers) {
  for (const char* answer : answers)
    if (t.offers(answer)) {
      t.play(answer);
      return;
    }
  std::string all;
  for (const std::string& option : t.options()) all += option + ", ";
  ADD_FAILURE() << "none of the answers is on offer: " << all;
}
void move_soldier(MonumentalTable& t, const char* from, const char* to) {
  const std::string tile = from;
  if_asked(t, {("manoeuvre " + tile).c_str(), ("from " + tile).c_str()});
  if_asked(t, {("soldier " + tile).c_str()});
  one_of(t, {("to " + std::string(to)).c_str()});
}
// Player 1 conquers the Barbarian on the plains of tile 11; its reward is to be chosen.
void raid(MonumentalTable& t, const char* token, int value) {
  t.token(11, token).have(1, value, "military").play("conquer 11");
  for (int i = 0; i < value; ++i) t.play("soldier 7");
}
struct Price {
  int production, science, military, gold;  // one Military more than the token shows
};
// Player 1 conquers the Free Town in the forest of tile 3; its reward is to be chosen.
void win_over(MonumentalTable& t, const char* town, Price price) {
  t.token(3, town).have(1, price.production, "production").have(1, price.science, "science");
  t.have(1, price.military, "military").have(1, price.gold, "gold").play({"conquer 3", "soldier 7"});
}

Names sorted(Names names) {
  std::sort(names.begin(), names.end());
  return names;
}
Names spaces(const MonumentalTable& t) {
  Names names;
  for (const std::string& option : t.options("space")) names.push_back(option.substr(6, 2));
  return sorted(names);
}
std::string supply(const MonumentalTable& t) {
  std::string text;
  for (const char* resource : {"production", "science", "military", "gold", "culture"}) text += std::to_string(t.has(1, resource)) + " ";
  return text;
}

// --- What cards produce --------------------------------------------------------------------------------------------

// [M-ACT-2] [M-COMP-1] [M-COMP-3] Every card gives, when it is activated, the resources that it shows.
TEST(Produces, WhatTheCardShows) {
  const std::vector<std::pair<const char*, std::string>> expected = {
      // production, science, military, Gold, Culture
      {"work-camp", "1 0 0 0 0 "},
      {"library", "0 1 0 0 0 "},
      {"fort", "0 0 1 0 0 "},
      {"forum", "0 0 0 0 0 "},
      {"mine", "0 0 0 0 0 "},
      {"workshop", "2 0 0 0 0 "},
      {"laboratory", "0 2 0 0 0 "},
      {"archery-range", "0 0 2 0 0 "},
      {"paper-maker", "0 0 0 0 0 "},
      {"dolmen", "0 0 1 0 0 "},
      {"pharaohs-barge", "0 0 1 0 0 "},
      {"samurai-dojo", "0 0 0 0 0 "},
      {"stonehenge", "0 1 0 0 0 "},
      {"lighthouse-of-alexandria", "0 1 0 0 0 "},
      {"hanging-gardens", "1 0 0 0 0 "},
      {"great-wall", "0 0 2 0 0 "},
      {"pyramids", "2 0 0 0 0 "},
      {"colossus-of-rhodes", "0 0 1 0 0 "},
      {"shipyard", "0 0 1 0 0 "},
      {"market", "0 0 0 1 0 "},
      {"academy", "0 1 0 0 0 "},
      {"warrior-priest-altar", "0 0 1 0 0 "},
      {"alhambra", "0 0 2 0 0 "},
      {"machu-picchu", "1 0 0 0 0 "},
      {"hagia-sophia", "0 0 0 0 1 "},
      {"angkor-wat", "2 0 0 0 0 "},
      {"notre-dame", "1 0 0 0 0 "},
      {"palace-guardhouse", "0 0 2 0 0 "},
      {"monastery", "0 1 0 0 0 "},
      {"guildhall", "2 0 0 0 0 "},
      {"university", "0 2 0 0 0 "},
      {"himeji-castle", "0 0 2 0 0 "},
      {"florence-cathedral", "2 0 0 0 0 "},
      {"forbidden-city", "0 0 0 1 0 "},
      {"taj-mahal", "0 0 0 0 1 "},
      {"theatre", "0 0 0 1 1 "},
      {"observatory", "0 2 0 0 0 "},
      {"arsenal", "1 0 2 0 0 "},
      {"bank", "0 0 0 2 0 "},
      {"panama-canal", "0 0 0 2 0 "},
      {"eiffel-tower", "1 0 0 0 1 "},
      {"statue-of-liberty", "0 1 0 1 0 "},
      {"sydney-opera-house", "0 0 0 0 2 "},
      {"international-space-station", "0 2 0 0 0 "},
  };
  for (const auto& [card, resources] : expected) {
    MonumentalTable t;
    t.space(1, "a1", card).before_activation();

    t.play({"row a", "column 1"});

    EXPECT_EQ(supply(t), resources) << card;
  }
}

// --- Common starting Buildings -------------------------------------------------------------------------------------

// [M-USE-1] Forum: archive a card, or pay two different base resources for 1 Culture.
TEST(Forum, TwoDifferentResourcesForCulture) {
  MonumentalTable t = with("forum");
  t.space(1, "a1", "fort").space(1, "a2", "library").have(1, 2, "production").have(1, 1, "military");

  t.play({"use b2", "choose 2"});

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.archived(1), Names{});
}

// [M-ARCH-1] Forum: archiving needs no payment.
TEST(Forum, ArchivesACard) {
  MonumentalTable t = with("forum");
  t.space(1, "a1", "fort").space(1, "a2", "library");

  t.play({"use b2", "space a2"});

  EXPECT_EQ(t.archived(1), Names{"library"});
}

// [M-RES-4] Mine: 1 Gold if Production and Military have been gained this turn.
TEST(Mine, GoldForProductionAndMilitary) {
  MonumentalTable t = with("mine");
  t.gained(1, "production").gained(3, "science");
  EXPECT_FALSE(t.offers("use b2"));

  t.gained(1, "military").play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// --- China ---------------------------------------------------------------------------------------------------------

// [M-RES-4] Paper Maker with a Mine: 1 Gold becomes Military and Production, and comes back (the rulebook's advice).
TEST(China, PaperMakerWithAMine) {
  MonumentalTable t = with("paper-maker", "china");
  t.space(1, "a1", "mine").activated({"a1", "b2"}).have(1, 1, "gold");

  t.play({"use b2", "gain military", "gain production", "use a1"});

  EXPECT_EQ(supply(t), "1 0 1 1 0 ");
}

// [M-ARCH-1] Pyrotechnics archives a card.
TEST(China, Pyrotechnics) {
  MonumentalTable t = with("fort+pyrotechnics", "china");
  t.space(1, "a1", "library").space(1, "a2", "work-camp");

  t.play({"use b2k", "space a1"});

  EXPECT_EQ(t.archived(1), Names{"library"});
}

// [M-WARLORD-1] [M-DRAW-1] Hua Mulan among the attackers: draw two cards and use one.
TEST(China, HuaMulan) {
  MonumentalTable t = of("china");
  t.deck(1, {"work-camp", "laboratory", "fort"}).discard(1, {}).have(1, 1, "military");

  t.play({"conquer 11", "warlord 7", "yes", "card laboratory"});

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.deck(1), Names{"fort"});
  EXPECT_EQ(sorted(t.discard(1)), (Names{"laboratory", "work-camp"}));
}

// [M-USE-1] Research and Development: 2 Gold if a Wonder and a Knowledge are activated.
TEST(China, ResearchAndDevelopment) {
  MonumentalTable t = under("research-and-development", "china");
  t.space(1, "a1", "stonehenge").space(1, "a2", "fort+alchemy").activated({"a1"});
  EXPECT_FALSE(t.offers("use policy"));

  t.activated({"a1", "a2"}).play("use policy");

  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_FALSE(t.offers("use policy"));
}

// [M-POL-3] Research and Development: one Scientific progress as its bonus.
TEST(China, BonusOfResearchAndDevelopment) {
  MonumentalTable t = of("china");
  t.deck(1, {"laboratory"}).discard(1, {}).have(1, 1, "culture");

  t.play("develop research-and-development");
  if_asked(t, {"yes"});

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.discard(1), Names{"laboratory"});
}

// [M-RES-4] Taxation: 1 Gold if one of each base resource has been gained.
TEST(China, Taxation) {
  MonumentalTable t = under("taxation", "china");
  t.gained(1, "production").gained(1, "science").have(1, 3, "military");
  EXPECT_FALSE(t.offers("use policy"));

  t.gained(1, "military").play("use policy");

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-WON-2] Guided Tours: 2 Culture on completing a Wonder.
TEST(China, GuidedTours) {
  MonumentalTable t = finishing("great-wall", 5, "china");
  t.policies(1, {"guided-tours"});

  t.play("complete");
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-ACQ-KNO] [M-ACQ-BLD] Imperial Examinations: Production for a Knowledge, Science for a Building.
TEST(China, ImperialExaminations) {
  MonumentalTable t = under("imperial-examinations", "china");
  t.track({"navigation", "stonehenge", "-", "-", "-", "-"}).have(1, 2, "science").have(1, 4, "production");

  t.play("acquire navigation");
  EXPECT_EQ(supply(t), "5 0 0 0 0 ");
  t.play("acquire stonehenge");
  EXPECT_EQ(supply(t), "3 0 0 0 0 ");
  t.play("acquire workshop");

  EXPECT_EQ(supply(t), "0 1 0 0 0 ");
}

// [M-POL-3] [M-ARCH-1] Imperial Examinations: archive a card as its bonus.
TEST(China, BonusOfImperialExaminations) {
  MonumentalTable t = of("china");
  t.space(1, "a1", "fort").space(1, "a2", "library").archived(1, {}).have(1, 1, "culture");

  t.play({"develop imperial-examinations", "space a2"});

  EXPECT_EQ(t.archived(1), Names{"library"});
}

// [M-EXP-2] Silk Road: 1 Gold for the first action of an Explorer each turn.
TEST(China, SilkRoad) {
  MonumentalTable t = under("silk-road", "china");
  t.explorer(1, 1, 6).explorer(1, 2, 11).production_token(6).production_token(11);

  t.play("explore 1 production");
  EXPECT_EQ(t.has(1, "gold"), 1);
  t.play("explore 2 production");

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-POL-3] [M-EXP-1] Silk Road: an Explorer moves two tiles, then explores, as its bonus.
TEST(China, BonusOfSilkRoad) {
  MonumentalTable t = of("china");
  t.production_token(10).have(1, 1, "culture");

  t.play({"develop silk-road", "step 1 11", "step 1 10"});
  if_asked(t, {"explore 1 production"});

  EXPECT_EQ(t.explorer(1, 1), 10);
  EXPECT_EQ(t.has(1, "production-token"), 1);
}

// --- Denmark -------------------------------------------------------------------------------------------------------

// [M-RES-2] Dolmen: 2 Military for 1 Culture; Gold may stand in.
TEST(Denmark, Dolmen) {
  MonumentalTable t = with("dolmen", "denmark");
  t.have(1, 1, "military").have(1, 1, "gold");

  t.play("use b2");

  EXPECT_EQ(supply(t), "0 0 0 0 1 ");
}

// [M-EXP-1] Exploration: an Explorer moves one tile.
TEST(Denmark, Exploration) {
  MonumentalTable t = with("fort+exploration", "denmark");

  t.play({"use b2k", "step 1 6"});

  EXPECT_EQ(t.explorer(1, 1), 6);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-RES-2] Warrior Culture: 2 Military for 1 Culture, never Gold (the rulebook's example).
TEST(Denmark, WarriorCulture) {
  MonumentalTable t = under("warrior-culture", "denmark");
  t.have(1, 1, "military").have(1, 9, "gold");
  EXPECT_FALSE(t.offers("use policy"));

  t.have(1, 3, "military").play("use policy");

  EXPECT_EQ(supply(t), "0 0 1 9 1 ");
}

// [M-COAST-1] Raids: 1 Gold for every coastal province conquered.
TEST(Denmark, Raids) {
  MonumentalTable t = under("raids", "denmark");
  t.hold(1, 6, 1).have(1, 4, "military");

  t.play({"conquer 3", "soldier 7"});
  EXPECT_EQ(t.has(1, "gold"), 0);
  t.play({"conquer 2", "soldier 7", "conquer 5", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-USE-2] Pillage: 1 Production for every province conquered.
TEST(Denmark, Pillage) {
  MonumentalTable t = under("pillage", "denmark");
  t.have(1, 2, "military");

  t.play({"conquer 11", "soldier 7", "conquer 6", "soldier 7"});

  EXPECT_EQ(t.has(1, "production"), 2);
}

// [M-POL-3] [M-TAKE-1] Pillage: a Basic Building as its bonus.
TEST(Denmark, BonusOfPillage) {
  MonumentalTable t = of("denmark");
  t.deck(1, {"fort"}).have(1, 1, "culture");

  t.play({"develop pillage", "card archery-range"});

  EXPECT_EQ(t.deck(1), (Names{"archery-range", "fort"}));
}

// [M-CON-5] Assembly of the Thing: two Units return for 1 Gold.
TEST(Denmark, AssemblyOfTheThing) {
  MonumentalTable t = under("assembly-of-the-thing", "denmark");
  t.hold(1, 6, 2).hold(1, 11, 2);

  t.play("use policy");
  if_asked(t, {"soldier 6"});
  if_asked(t, {"soldier 11"});

  EXPECT_EQ(t.soldiers(7), 7);
  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-POL-3] [M-REINF-1] Assembly of the Thing: reinforce a card as its bonus.
TEST(Denmark, BonusOfAssemblyOfTheThing) {
  MonumentalTable t = of("denmark");
  t.city(1, {"fort", "library", "work-camp", "work-camp", "mine", "library", "fort", "work-camp", "forum"}).activated({"a1", "a2"});
  t.deck(1, {"dolmen", "workshop"}).discard(1, {}).have(1, 1, "culture");

  t.play({"develop assembly-of-the-thing", "space a2", "end"});

  EXPECT_EQ(t.at(1, "a1"), "dolmen");
  EXPECT_EQ(t.at(1, "a2"), "library");
}

// [M-COAST-1] Longships: from one coast to any other.
TEST(Denmark, Longships) {
  MonumentalTable t = under("longships", "denmark");
  t.hold(1, 5, 2).have(1, 1, "military");
  EXPECT_FALSE(t.offers("conquer 14"));

  t.play({"conquer 18", "soldier 5"});

  EXPECT_EQ(t.holder(18), 1);
}

// --- Egypt ---------------------------------------------------------------------------------------------------------

// [M-WON-5] Pharaoh's Barge: archived for a section of a Wonder.
TEST(Egypt, PharaohsBarge) {
  MonumentalTable t = with("pharaohs-barge", "egypt");
  t.track({"pyramids", "great-wall", "market", "-", "-", "-"});

  t.play("use b2");
  one_of(t, {"card pyramids", "acquire pyramids"});

  EXPECT_EQ(t.archived(1), Names{"pharaohs-barge"});
  EXPECT_EQ(t.at(1, "b2"), "");
  EXPECT_EQ(t.begun(1), "pyramids");
}

// [M-RES-3] Pharaoh's Barge: without a section to build it is not archived.
TEST(Egypt, PharaohsBargeNeedsAWonder) {
  MonumentalTable t = with("pharaohs-barge", "egypt");

  t.track({"market", "navigation", "-", "-", "-", "-"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-USE-1] Masonry: 2 base resources for 1 Gold.
TEST(Egypt, Masonry) {
  MonumentalTable t = with("fort+masonry", "egypt");
  t.have(1, 1, "science").have(1, 1, "military");

  t.play("use b2k");

  EXPECT_EQ(supply(t), "0 0 0 1 0 ");
}

// [M-CON-7] Expansion: Barbarians defend 1 less.
TEST(Egypt, Expansion) {
  MonumentalTable t = under("expansion", "egypt");

  t.token(11, "barbarian-numidians").have(1, 1, "military").play({"conquer 11", "soldier 7", "choose 1"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-USE-1] Guilds: 1 Production for 2 Science.
TEST(Egypt, Guilds) {
  MonumentalTable t = under("guilds", "egypt");
  t.have(1, 2, "production");

  t.play("use policy");

  EXPECT_EQ(supply(t), "1 2 0 0 0 ");
}

// [M-POL-3] Treaties: 1 Gold for the bonus of a developed policy.
TEST(Egypt, Treaties) {
  MonumentalTable t = of("egypt");
  t.policies(1, {"expansion", "treaties"}).have(1, 1, "gold");

  t.play("use policy");
  if_asked(t, {"policy expansion"});

  EXPECT_EQ(supply(t), "0 0 3 0 0 ");
}

// [M-WON-1] Royal Corvée: any base resource pays for Wonders.
TEST(Egypt, RoyalCorvee) {
  MonumentalTable t = under("royal-corvee", "egypt");
  t.begun(1, "pyramids").have(1, 2, "science").have(1, 3, "military");

  t.play("complete");
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.wonder_on(7), "pyramids");
  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-USE-1] Opet Festival: 1 Culture if a Wonder is activated.
TEST(Egypt, OpetFestival) {
  MonumentalTable t = under("opet-festival", "egypt");
  t.space(1, "a1", "stonehenge").space(1, "a2", "fort").activated({"a2"});
  EXPECT_FALSE(t.offers("use policy"));

  t.activated({"a1"}).play("use policy");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-POL-3] [M-WON-5] Opet Festival: a section of a Wonder for 2 Production less as its bonus.
TEST(Egypt, BonusOfOpetFestival) {
  MonumentalTable t = finishing("pyramids", 3, "egypt");
  t.track({"market", "-", "-", "-", "-", "-"}).have(1, 1, "culture");

  t.play("develop opet-festival");
  if_asked(t, {"section", "complete", "yes"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.wonder_on(7), "pyramids");
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "gold"), 2);
}

// --- Greece --------------------------------------------------------------------------------------------------------

// [M-ACT-2] Hoplite Barracks: 1 Military for each activated common military Building, itself included, at once.
TEST(Greece, HopliteBarracks) {
  MonumentalTable t = of("greece");
  t.city(1, {"hoplite-barracks", "fort", "shipyard", "archery-range", "fort", "-", "library", "-", "-"}).before_activation();

  t.play({"row a", "column 1"});

  EXPECT_EQ(t.has(1, "military"), 1 + 1 + 2 + 3);
}

// [M-USE-1] Philosophy: a base resource for another.
TEST(Greece, Philosophy) {
  MonumentalTable t = with("fort+philosophy", "greece");
  t.have(1, 2, "production");

  t.play({"use b2k", "gain military"});

  EXPECT_EQ(supply(t), "1 0 1 0 0 ");
}

// [M-USE-1] Siegecraft: 1 Science for 2 Military, once per turn.
TEST(Greece, Siegecraft) {
  MonumentalTable t = under("siegecraft", "greece");
  t.have(1, 2, "science");

  t.play("use policy");

  EXPECT_EQ(supply(t), "0 1 2 0 0 ");
  EXPECT_FALSE(t.offers("use policy"));
}

// [M-RES-3] Democracy: two different base resources for 1 Culture.
TEST(Greece, Democracy) {
  MonumentalTable t = under("democracy", "greece");
  t.have(1, 5, "science");
  EXPECT_FALSE(t.offers("use policy"));

  t.have(1, 1, "military").play("use policy");

  EXPECT_EQ(supply(t), "0 4 0 0 1 ");
}

// [M-CON-8] Delian League: Free Towns cost 1 less and each gives 1 Gold, for two of them at most.
TEST(Greece, DelianLeague) {
  MonumentalTable t = under("delian-league", "greece");
  t.token(3, "free-town-byblos").token(6, "free-town-samarkand").token(11, "free-town-venice").have(1, 3, "military");
  t.have(1, 3, "science").have(1, 2, "production");
  EXPECT_FALSE(t.offers("use policy"));

  for (const char* town : {"conquer 3", "conquer 6", "conquer 11"}) {
    t.play({town, "soldier 7"});
    if_asked(t, {"choose 1"});
  }
  t.play("use policy");

  EXPECT_EQ(supply(t), "0 0 0 2 3 ");
}

// [M-RES-4] Olympic Games: 1 Culture if 4 Military have been gained.
TEST(Greece, OlympicGames) {
  MonumentalTable t = under("olympic-games", "greece");
  t.gained(3, "military").have(1, 9, "military");
  EXPECT_FALSE(t.offers("use policy"));

  t.gained(4, "military").play("use policy");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-TAKE-1] Overseas Colonies: 1 Production for a Basic Building, at the first conquest of the turn.
TEST(Greece, OverseasColonies) {
  MonumentalTable t = under("overseas-colonies", "greece");
  t.have(1, 2, "military").have(1, 2, "production");

  t.play({"conquer 11", "soldier 7", "yes", "card workshop"});
  EXPECT_EQ(t.deck(1), Names{"workshop"});
  EXPECT_EQ(t.has(1, "production"), 1);
  t.play({"conquer 6", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "production"), 1);
}

// --- Japan ---------------------------------------------------------------------------------------------------------

// [M-CON-7] Samurai Dojo: 1 Gold for 2 Military against Barbarians.
TEST(Japan, SamuraiDojo) {
  MonumentalTable t = with("samurai-dojo");
  t.have(1, 1, "gold").token(12, "barbarian-numidians");

  t.play("use b2");
  EXPECT_EQ(supply(t), "0 0 0 0 0 ");
  EXPECT_FALSE(t.offers("conquer 11"));
  t.play({"conquer 12", "soldier 7", "soldier 7", "choose 1"});

  EXPECT_EQ(t.holder(12), 1);
}

// [M-REINF-1] Bushido: another card than the one it is attached to.
TEST(Japan, Bushido) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "mine", "library+bushido", "fort", "work-camp", "forum"});
  t.activated({"a3", "b1", "b3"}).deck(1, {"workshop", "laboratory", "market"}).discard(1, {});

  t.play("use b3k");
  EXPECT_EQ(spaces(t), (Names{"a3", "b1"}));
  t.play({"space b1", "end"});

  EXPECT_EQ(t.at(1, "b1"), "work-camp");
  EXPECT_EQ(t.at(1, "a3"), "workshop");
  EXPECT_EQ(t.at(1, "b3"), "laboratory");
  EXPECT_EQ(sorted(t.discard(1)), (Names{"bushido", "library", "work-camp"}));
}

// [M-CON-8] Diplomacy: Free Towns cost 2 less.
TEST(Japan, Diplomacy) {
  MonumentalTable t = under("diplomacy", "japan");

  t.token(3, "free-town-venice").have(1, 1, "military").have(1, 1, "production").play({"conquer 3", "soldier 7", "choose 2"});

  EXPECT_EQ(supply(t), "0 0 0 3 0 ");
}

// [M-POL-3] [M-DRAW-1] Diplomacy: draw two cards and use one as its bonus.
TEST(Japan, BonusOfDiplomacy) {
  MonumentalTable t;
  t.deck(1, {"workshop", "laboratory", "fort"}).discard(1, {}).have(1, 1, "culture");

  t.play({"develop diplomacy", "yes", "card laboratory"});

  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
  EXPECT_EQ(sorted(t.discard(1)), (Names{"laboratory", "workshop"}));
}

// [M-CON-9] Rapid Expansion: enemies defend 2 less.
TEST(Japan, RapidExpansion) {
  MonumentalTable t = under("rapid-expansion", "japan");

  t.hold(2, 6, 3).have(1, 2, "military").play({"conquer 6", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.soldiers(6), 2);
}

// [M-COPY-1] Embassies to the Tang: copy a Knowledge of an opponent.
TEST(Japan, EmbassiesToTheTang) {
  MonumentalTable t = under("embassies-to-the-tang", "japan");
  t.space(2, "c1", "fort+alchemy").space(2, "c2", "fort+masonry").have(1, 2, "production");

  t.play("use policy");
  one_of(t, {"copy 2 c1k", "copy 2 c1"});
  if_asked(t, {"yes"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-COPY-1] Meiji Reforms: 1 Gold to copy a Building of an opponent.
TEST(Japan, MeijiReforms) {
  MonumentalTable t = under("meiji-reforms", "japan");
  t.space(2, "c1", "workshop").space(2, "c2", "laboratory").space(2, "c3", "stonehenge");
  EXPECT_FALSE(t.offers("use policy"));

  t.have(1, 1, "gold").play("use policy");
  EXPECT_FALSE(t.offers("copy 2 c3"));
  t.play("copy 2 c2");

  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
}

// [M-REINF-1] Tea Ceremony: reinforce a card.
TEST(Japan, TeaCeremony) {
  MonumentalTable t = under("tea-ceremony", "japan");
  t.city(1, {"fort", "library", "work-camp", "work-camp", "mine", "library", "fort", "work-camp", "forum"}).activated({"a1", "a2"});
  t.deck(1, {"workshop", "laboratory"}).discard(1, {});

  t.play({"use policy", "space a1", "end"});

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "workshop");
}

// --- Warlords and bonuses of policies ------------------------------------------------------------------------------

// [M-WARLORD-1] A Warlord among the attackers gives the effect of its card; Soldiers alone do not.
TEST(Warlords, GiveTheirEffectWhenTheyAttack) {
  for (const auto& [civ, resources] : std::vector<std::pair<std::string, std::string>>{
           {"japan", "0 2 0 0 0 "}, {"egypt", "2 0 0 0 0 "}, {"denmark", "0 0 2 0 0 "}, {"greece", "0 0 0 1 0 "}}) {
    MonumentalTable t = of(civ);
    t.have(1, 1, "military");
    MonumentalTable soldiers = t;

    t.play({"conquer 11", "warlord 7"});
    soldiers.play({"conquer 11", "soldier 7"});

    EXPECT_EQ(supply(t), resources) << civ;
    EXPECT_EQ(supply(soldiers), "0 0 0 0 0 ") << civ;
  }
}

// [M-POL-3] Bonuses that are resources.
TEST(Policies, BonusesThatAreResources) {
  struct Expected {
    const char* civ;
    const char* policy;
    std::string resources;
  };
  for (const Expected& e : std::vector<Expected>{{"china", "taxation", "1 1 1 0 0 "},
                                                 {"china", "guided-tours", "0 0 0 2 0 "},
                                                 {"denmark", "warrior-culture", "0 0 3 0 0 "},
                                                 {"denmark", "raids", "0 0 0 2 0 "},
                                                 {"egypt", "expansion", "0 0 3 0 0 "},
                                                 {"greece", "siegecraft", "0 0 3 0 0 "},
                                                 {"greece", "delian-league", "0 0 0 2 0 "},
                                                 {"greece", "olympic-games", "0 0 0 0 1 "},
                                                 {"greece", "overseas-colonies", "3 0 0 0 0 "},
                                                 {"japan", "meiji-reforms", "0 0 0 2 0 "},
                                                 {"japan", "tea-ceremony", "0 0 0 0 1 "}}) {
    MonumentalTable t = of(e.civ);
    t.have(1, 1, "culture");

    t.play(("develop " + std::string(e.policy)).c_str());

    EXPECT_EQ(supply(t), e.resources) << e.policy;
  }
}

// [M-POL-3] Bonuses that are Military for one kind of conquest.
TEST(Policies, BonusesThatAreEarmarkedMilitary) {
  MonumentalTable denmark = of("denmark");
  MonumentalTable japan = of("japan");
  denmark.have(1, 1, "culture");
  japan.have(1, 1, "culture");

  denmark.play("develop longships");
  japan.play("develop rapid-expansion");

  EXPECT_EQ(denmark.military_for("barbarians"), 4);
  EXPECT_EQ(japan.military_for("enemies"), 4);
  EXPECT_EQ(japan.military_for("barbarians"), 0);
  EXPECT_EQ(japan.has(1, "military"), 0);
}

// --- Era I ---------------------------------------------------------------------------------------------------------

// [M-ACT-1] Stonehenge: 1 Culture where the chosen row and column cross.
TEST(EraOne, Stonehenge) {
  MonumentalTable t = with("stonehenge");
  t.chosen("b", 1);
  EXPECT_FALSE(t.offers("use b2"));

  t.chosen("b", 2).play("use b2");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-EXP-1] [M-EXP-2] Lighthouse of Alexandria: the first step is free, and exploring gives 1 Science.
TEST(EraOne, Lighthouse) {
  MonumentalTable t = with("lighthouse-of-alexandria");
  t.production_token(6);

  t.play({"step 1 6", "explore 1 production"});

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_FALSE(t.offers("step 1 5"));
}

// [M-WON-2] Lighthouse of Alexandria: an Explorer moves three tiles on its completion.
TEST(EraOne, BonusOfTheLighthouse) {
  MonumentalTable t = finishing("lighthouse-of-alexandria", 4);

  t.play({"complete", "step 1 11", "step 1 10", "step 1 9"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.explorer(1, 1), 9);
  EXPECT_EQ(t.wonder_on(7), "lighthouse-of-alexandria");
}

// [M-ACTION-3] Hanging Gardens: a card of the discard goes back on the deck.
TEST(EraOne, HangingGardens) {
  MonumentalTable t = with("hanging-gardens");
  t.discard(1, {"fort", "market"}).deck(1, {"library"});

  t.play({"use b2", "card market"});

  EXPECT_EQ(t.deck(1), (Names{"market", "library"}));
}

// [M-WON-2] [M-TAKE-1] Hanging Gardens: a Basic Building on its completion; the Wonder comes on top of it.
TEST(EraOne, BonusOfTheHangingGardens) {
  MonumentalTable t = finishing("hanging-gardens", 4);

  t.play({"complete", "card laboratory"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.deck(1), (Names{"hanging-gardens", "laboratory"}));
}

// [M-MOVE-1] Great Wall: two Units move.
TEST(EraOne, GreatWall) {
  MonumentalTable t = with("great-wall");
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("use b2");
  move_soldier(t, "7", "6");
  move_soldier(t, "7", "6");

  EXPECT_EQ(t.soldiers(6), 3);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-WON-2] [M-OUT-1] Great Wall: an Outpost on its completion.
TEST(EraOne, BonusOfTheGreatWall) {
  MonumentalTable t = finishing("great-wall", 5);
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("complete");
  one_of(t, {"outpost 6", "to 6", "place 6"});
  t.play("place 11");

  EXPECT_TRUE(t.outpost(6));
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.wonder_on(11), "great-wall");
}

// [M-REINF-1] Pyramids: they stay in the City.
TEST(EraOne, Pyramids) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "pyramids", "library", "fort", "work-camp", "forum"}).activated({"a1", "b2"});
  t.deck(1, {"workshop", "laboratory"}).discard(1, {});

  t.play({"use b2", "end"});

  EXPECT_EQ(t.at(1, "b2"), "pyramids");
  EXPECT_EQ(t.at(1, "a1"), "workshop");
}

// [M-COAST-1] Colossus of Rhodes: 1 Gold for every coastal province conquered.
TEST(EraOne, ColossusOfRhodes) {
  MonumentalTable t = with("colossus-of-rhodes");
  t.hold(1, 6, 1).have(1, 2, "military");

  t.play({"conquer 3", "soldier 7", "conquer 2", "soldier 7"});

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-EXP-1] Shipyard: an Explorer moves two tiles.
TEST(EraOne, Shipyard) {
  MonumentalTable t = with("shipyard");

  t.play({"use b2", "step 1 12", "step 1 16"});

  EXPECT_EQ(t.explorer(1, 1), 16);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-USE-1] Market: a base resource for 1 Gold.
TEST(EraOne, Market) {
  MonumentalTable t = with("market");
  t.have(1, 2, "science");

  t.play("use b2");

  EXPECT_EQ(supply(t), "0 1 0 1 0 ");
}

// [M-ACT-2] Quarry: 1 Production for each activated starting Building, for three at most.
TEST(EraOne, Quarry) {
  MonumentalTable two;
  MonumentalTable four;
  two.city(1, {"quarry", "library", "laboratory", "fort", "fort", "-", "shipyard", "-", "-"}).before_activation();
  four.city(1, {"quarry", "library", "fort", "mine", "-", "-", "forum", "-", "-"}).before_activation();

  two.play({"row a", "column 1"});
  four.play({"row a", "column 1"});

  EXPECT_EQ(two.has(1, "production"), 2);
  EXPECT_EQ(four.has(1, "production"), 3);
}

// [M-SCI-1] Quarry: it gives the same when progress draws it.
TEST(EraOne, QuarryDrawnByProgress) {
  MonumentalTable t;
  t.space(1, "a1", "fort")
      .space(1, "a2", "library")
      .space(1, "a3", "fort")
      .activated({"a1", "a2"})
      .deck(1, {"quarry"})
      .have(1, 2, "science");

  t.play("progress");

  EXPECT_EQ(t.has(1, "production"), 2);
}

// [M-USE-1] Academy: 1 Science for each activated Knowledge, for three at most.
TEST(EraOne, Academy) {
  MonumentalTable t = with("academy");
  t.space(1, "a1", "fort+alchemy").space(1, "a2", "fort+compass").space(1, "a3", "fort+printing").space(1, "b1", "fort+humanism");
  t.activated({"a1", "a2", "b2"});
  MonumentalTable four = t;
  four.activated({"a1", "a2", "a3", "b1", "b2"});

  t.play("use b2");
  four.play("use b2");

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(four.has(1, "science"), 3);
}

// [M-USE-2] Warrior Priest Altar: 1 Culture for the first conquest of the turn.
TEST(EraOne, WarriorPriestAltar) {
  MonumentalTable t = with("warrior-priest-altar");
  t.have(1, 2, "military");

  t.play({"conquer 11", "soldier 7", "conquer 12", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-EXP-1] Navigation: an Explorer moves two tiles, over water if wanted, and ends on land.
TEST(EraOne, Navigation) {
  MonumentalTable t = with("fort+navigation");
  t.explorer(1, 1, 2);

  t.play("use b2k");
  if_asked(t, {"step 1 1"});  // or across it in one go
  t.play("step 1 4");

  EXPECT_EQ(t.explorer(1, 1), 4);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-ACQ-BLD] Irrigation: Buildings cost 1 less, Basic ones too; Wonders do not.
TEST(EraOne, Irrigation) {
  MonumentalTable t = with("fort+irrigation");
  t.track({"quarry", "stonehenge", "-", "-", "-", "-"}).have(1, 5, "production");

  t.play({"acquire quarry", "acquire workshop"});
  EXPECT_EQ(t.has(1, "production"), 0);
  t.have(1, 1, "production");

  EXPECT_FALSE(t.offers("acquire stonehenge"));
}

// [M-ARCH-1] Pharmacy: archive a card, or bring one back from the discard.
TEST(EraOne, Pharmacy) {
  MonumentalTable t = with("fort+pharmacy");
  t.space(1, "a1", "library").space(1, "a2", "fort").discard(1, {"mine", "market"});
  MonumentalTable u = t;

  t.play({"use b2k", "choose 1", "space a1"});
  u.play({"use b2k", "choose 2", "card market"});

  EXPECT_EQ(t.archived(1), Names{"library"});
  EXPECT_EQ(u.deck(1), Names{"market"});
  EXPECT_EQ(u.archived(1), Names{});
}

// [M-SCI-1] Mathematics: one Scientific progress.
TEST(EraOne, Mathematics) {
  MonumentalTable t = with("fort+mathematics");
  t.deck(1, {"archery-range", "fort"});

  t.play("use b2k");

  EXPECT_EQ(supply(t), "0 0 2 0 0 ");
  EXPECT_EQ(t.discard(1), Names{"archery-range"});
}

// [M-DISC-1] Bronze Working: a discarded card for 2 base resources of one kind.
TEST(EraOne, BronzeWorking) {
  MonumentalTable t = with("fort+bronze-working");
  t.space(1, "a1", "library").space(1, "a2", "fort");

  t.play({"use b2k", "space a1", "gain production"});

  EXPECT_EQ(supply(t), "2 0 0 0 0 ");
  EXPECT_EQ(t.discard(1), Names{"library"});
}

// --- Era II --------------------------------------------------------------------------------------------------------

// [M-CON-9] Alhambra: enemies defend 1 less.
TEST(EraTwo, Alhambra) {
  MonumentalTable t = with("alhambra");

  t.hold(2, 11, 3).have(1, 2, "military").play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
}

// [M-ACT-2] [M-CTRL-1] Machu Picchu: 1 Gold when it is activated, if one controls mountains.
TEST(EraTwo, MachuPicchuInTheMountains) {
  MonumentalTable t;
  t.space(1, "a1", "machu-picchu").hold(1, 5, 1).before_activation();
  MonumentalTable mountains = t;
  mountains.hold(1, 16, 1);

  t.play({"row a", "column 1"});
  mountains.play({"row a", "column 1"});

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(mountains.has(1, "gold"), 1);
}

// [M-ARCH-1] [M-TAKE-1] Machu Picchu: an archived card for a Basic Building.
TEST(EraTwo, MachuPicchu) {
  MonumentalTable t = with("machu-picchu");
  EXPECT_FALSE(t.offers("use b2"));

  t.space(1, "a1", "library").space(1, "a2", "fort").play({"use b2", "space a1", "card workshop"});

  EXPECT_EQ(t.archived(1), Names{"library"});
  EXPECT_EQ(t.deck(1), Names{"workshop"});
}

// [M-WON-2] [M-ARCH-1] Machu Picchu: archive two cards on its completion.
TEST(EraTwo, BonusOfMachuPicchu) {
  MonumentalTable t = finishing("machu-picchu", 6);
  t.space(1, "a1", "library").space(1, "a2", "fort").space(1, "a3", "mine");

  t.play({"complete", "space a1", "space a3"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(sorted(t.archived(1)), (Names{"library", "mine"}));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-POL-1] Hagia Sophia: a policy for 1 Culture less.
TEST(EraTwo, HagiaSophia) {
  MonumentalTable t = with("hagia-sophia");

  t.play("use b2");
  one_of(t, {"develop meiji-reforms", "policy meiji-reforms"});

  EXPECT_EQ(t.policies(1), Names{"meiji-reforms"});
  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-WON-2] [M-POL-3] Hagia Sophia: the bonus of a policy on its completion.
TEST(EraTwo, BonusOfHagiaSophia) {
  MonumentalTable t = finishing("hagia-sophia", 6);
  t.policies(1, {"meiji-reforms", "tea-ceremony"});

  t.play({"complete", "policy meiji-reforms"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-ACT-2] Angkor Wat: a neighbour is activated.
TEST(EraTwo, AngkorWat) {
  MonumentalTable t = with("angkor-wat");
  t.space(1, "a1", "fort").space(1, "a2", "laboratory").space(1, "b1", "fort");

  t.play("use b2");
  EXPECT_EQ(spaces(t), (Names{"a2", "b1"}));
  t.play("space a2");

  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-WON-2] [M-REINF-1] Angkor Wat: reinforce two cards on its completion.
TEST(EraTwo, BonusOfAngkorWat) {
  MonumentalTable t = finishing("angkor-wat", 7);
  t.city(1, {"fort", "library", "work-camp", "work-camp", "mine", "library", "fort", "work-camp", "forum"});
  t.activated({"a1", "a2", "a3"}).deck(1, {"workshop"});

  t.play({"complete", "space a1", "space a3"});
  if_asked(t, {"place 7"});
  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "angkor-wat");
  EXPECT_EQ(t.at(1, "a3"), "work-camp");
}

// [M-POL-3] Notre-Dame: the bonus of a policy.
TEST(EraTwo, NotreDame) {
  MonumentalTable t = with("notre-dame");
  EXPECT_FALSE(t.offers("use b2"));

  t.policies(1, {"meiji-reforms", "tea-ceremony"}).play({"use b2", "policy meiji-reforms"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// [M-REINF-1] Palace Guardhouse: reinforce a neighbour.
TEST(EraTwo, PalaceGuardhouse) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "palace-guardhouse", "library", "fort", "work-camp", "forum"});
  t.activated({"a1", "a2", "b1", "b2"}).deck(1, {"workshop", "laboratory", "market"}).discard(1, {});

  t.play("use b2");
  EXPECT_EQ(spaces(t), (Names{"a2", "b1"}));
  t.play({"space a2", "end"});

  EXPECT_EQ(t.at(1, "a2"), "library");
  EXPECT_EQ(t.at(1, "a1"), "workshop");
}

// [M-ARCH-1] Monastery: an archived card for 1 Culture.
TEST(EraTwo, Monastery) {
  MonumentalTable t = with("monastery");
  EXPECT_FALSE(t.offers("use b2"));

  t.space(1, "a1", "library").space(1, "a2", "fort").play({"use b2", "space a2"});

  EXPECT_EQ(t.archived(1), Names{"fort"});
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-COPY-1] Guildhall: copy a Basic Building.
TEST(EraTwo, Guildhall) {
  MonumentalTable t = with("guildhall");
  t.space(1, "a1", "laboratory").space(1, "a2", "archery-range").space(1, "a3", "fort").activated({"a1", "b2"});

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("copy")), (Names{"copy 1 a1", "copy 1 a2"}));
  t.play("copy 1 a1");

  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
}

// [M-ACQ-KNO] University: a Knowledge for 3 Science less.
TEST(EraTwo, University) {
  MonumentalTable t = with("university");
  t.track({"chivalry", "alchemy", "rib-vault", "-", "-", "-"}).have(1, 2, "science");

  t.play("use b2");
  EXPECT_FALSE(t.offers("acquire rib-vault"));
  one_of(t, {"acquire chivalry", "card chivalry"});

  EXPECT_EQ(t.deck(1), Names{"chivalry"});
  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-RES-3] Alchemy: 2 base resources of one kind for 2 Gold.
TEST(EraTwo, Alchemy) {
  MonumentalTable t = with("fort+alchemy");
  t.have(1, 1, "production").have(1, 1, "science");
  EXPECT_FALSE(t.offers("use b2k"));

  t.have(1, 2, "science").play("use b2k");

  EXPECT_EQ(supply(t), "1 0 0 2 0 ");
}

// [M-EXP-2] Compass: an Explorer moves three tiles, then explores.
TEST(EraTwo, Compass) {
  MonumentalTable t = with("fort+compass");
  t.production_token(9);

  t.play({"use b2k", "step 1 11", "step 1 10", "step 1 9"});
  if_asked(t, {"explore 1 production"});

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_FALSE(t.production_on(9));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-CON-7] [M-CON-9] Chivalry: 3 Military against Barbarians or 4 against enemies.
TEST(EraTwo, Chivalry) {
  MonumentalTable t = with("fort+chivalry");
  MonumentalTable u = with("fort+chivalry");

  t.play({"use b2k", "choose 1"});
  u.play({"use b2k", "choose 2"});

  EXPECT_EQ(t.military_for("barbarians"), 3);
  EXPECT_EQ(t.military_for("enemies"), 0);
  EXPECT_EQ(u.military_for("enemies"), 4);
}

// [M-WON-5] Rib Vault: a section of a Wonder for 4 Production less.
TEST(EraTwo, RibVault) {
  MonumentalTable t = with("fort+rib-vault");
  t.track({"hagia-sophia", "angkor-wat", "taj-mahal", "-", "-", "-"}).have(1, 1, "production");

  t.play("use b2k");
  EXPECT_FALSE(t.offers("card taj-mahal"));
  one_of(t, {"card angkor-wat", "acquire angkor-wat"});

  EXPECT_EQ(t.begun(1), "angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 0);
}

// --- Renaissance ---------------------------------------------------------------------------------------------------

// [M-OUT-1] Himeji Castle: an Outpost, or 1 Gold for each Outpost on the map.
TEST(Renaissance, HimejiCastle) {
  MonumentalTable t = with("himeji-castle");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1).hold(1, 12, 1);
  MonumentalTable u = t;

  t.play({"use b2", "choose 1"});
  one_of(t, {"outpost 12", "to 12", "place 12"});
  u.play({"use b2", "choose 2"});

  EXPECT_TRUE(t.outpost(12));
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(u.has(1, "gold"), 1);
}

// [M-ACTION-1] Florence Cathedral: a used Building can be used again.
TEST(Renaissance, FlorenceCathedral) {
  MonumentalTable t = with("florence-cathedral");
  t.space(1, "a1", "arsenal").activated({"a1", "b2"}).have(1, 2, "production");

  t.play({"use a1", "use b2"});
  if_asked(t, {"space a1"});
  t.play("use a1");

  EXPECT_EQ(supply(t), "0 0 6 0 0 ");
}

// [M-WON-2] Florence Cathedral: 1 Culture, then Scientific progress on its completion.
TEST(Renaissance, BonusOfFlorenceCathedral) {
  MonumentalTable t = finishing("florence-cathedral", 6);
  t.deck(1, {"laboratory"});

  t.play("complete");
  if_asked(t, {"yes"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(supply(t), "0 2 0 0 1 ");
  EXPECT_EQ(t.deck(1), Names{"florence-cathedral"});
}

// [M-ACT-2] Forbidden City: 1 Culture when it is activated on the middle space.
TEST(Renaissance, ForbiddenCityInTheCentre) {
  MonumentalTable centre;
  MonumentalTable corner;
  centre.space(1, "b2", "forbidden-city").before_activation();
  corner.space(1, "a1", "forbidden-city").before_activation();

  centre.play({"row b", "column 1"});
  corner.play({"row a", "column 1"});

  EXPECT_EQ(supply(centre), "0 0 0 1 1 ");
  EXPECT_EQ(supply(corner), "0 0 0 1 0 ");
}

// [M-COPY-1] Forbidden City: copy a developed policy, a covered one too.
TEST(Renaissance, ForbiddenCity) {
  MonumentalTable t = with("forbidden-city", "egypt");
  t.policies(1, {"guilds", "treaties"}).have(1, 1, "production").have(1, 1, "gold");

  t.play({"use b2", "copy 1 policy-1"});
  if_asked(t, {"yes"});

  EXPECT_EQ(supply(t), "0 2 0 1 0 ");
}

// [M-ARCH-1] Taj Mahal: 1 Gold for each archived card, for three at most.
TEST(Renaissance, TajMahal) {
  MonumentalTable two = with("taj-mahal");
  MonumentalTable four = with("taj-mahal");
  two.archived(1, {"fort", "library"});
  four.archived(1, {"fort", "library", "fort", "mine"});

  two.play("use b2");
  four.play("use b2");

  EXPECT_EQ(two.has(1, "gold"), 2);
  EXPECT_EQ(four.has(1, "gold"), 3);
}

// [M-USE-1] Theatre: 1 Gold for 1 Culture.
TEST(Renaissance, Theatre) {
  MonumentalTable t = with("theatre");
  t.have(1, 2, "gold");

  t.play("use b2");

  EXPECT_EQ(supply(t), "0 0 0 1 1 ");
}

// [M-USE-1] Observatory: use a Knowledge of the track.
TEST(Renaissance, Observatory) {
  MonumentalTable t = with("observatory");
  t.track({"alchemy", "market", "mathematics", "-", "-", "-"}).deck(1, {"fort"}).have(1, 2, "production");

  t.play("use b2");
  EXPECT_FALSE(t.offers("card market"));
  t.play("card alchemy");
  if_asked(t, {"yes"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
  EXPECT_EQ(t.track()[0], "alchemy");
}

// [M-USE-1] Arsenal: 1 Production for 3 Military.
TEST(Renaissance, Arsenal) {
  MonumentalTable t = with("arsenal");
  t.have(1, 2, "production");

  t.play("use b2");

  EXPECT_EQ(supply(t), "1 0 3 0 0 ");
}

// [M-USE-1] Bank: 1 Gold for one of each base resource, or 2 Gold with 5 Gold.
TEST(Renaissance, Bank) {
  MonumentalTable poor = with("bank");
  poor.have(1, 4, "gold");
  MonumentalTable rich = with("bank");
  rich.have(1, 5, "gold");

  poor.play("use b2");
  rich.play({"use b2", "choose 2"});

  EXPECT_EQ(supply(poor), "1 1 1 3 0 ");
  EXPECT_EQ(supply(rich), "0 0 0 7 0 ");
}

// [M-CITY-2] Perspective: two spaces change places.
TEST(Renaissance, PerspectiveSwaps) {
  MonumentalTable t = with("fort+perspective");
  t.space(1, "a1", "library").space(1, "c3", "mine");

  t.play({"use b2k", "choose 1", "space a1", "space c3"});

  EXPECT_EQ(t.at(1, "a1"), "mine");
  EXPECT_EQ(t.at(1, "c3"), "library");
}

// [M-DISC-1] [M-REINF-1] Perspective: two cards are renewed, then another card than its own is reinforced.
TEST(Renaissance, PerspectiveRefreshes) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "fort+perspective", "library", "fort", "work-camp", "forum"});
  t.activated({"a1", "a2", "b2"}).deck(1, {"workshop", "laboratory", "market", "shipyard"}).discard(1, {});

  t.play({"use b2k", "choose 2", "space a3", "space c3"});
  EXPECT_EQ(t.at(1, "a3"), "workshop");
  EXPECT_EQ(t.at(1, "c3"), "laboratory");
  EXPECT_EQ(spaces(t), (Names{"a1", "a2"}));
  t.play({"space a1", "end"});

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "market");
  EXPECT_EQ(t.at(1, "b2"), "shipyard");
}

// [M-ACQ-KNO] Printing: Knowledge costs 1 less and gives 1 Culture.
TEST(Renaissance, Printing) {
  MonumentalTable t = with("fort+printing");
  t.track({"alchemy", "market", "-", "-", "-", "-"}).have(1, 3, "science").have(1, 3, "production");

  t.play({"acquire alchemy", "acquire market"});

  EXPECT_EQ(supply(t), "0 0 0 0 1 ");
}

// [M-RES-2] Condottieri: each Gold stands for 2 Military.
TEST(Renaissance, Condottieri) {
  MonumentalTable t = with("fort+condottieri");
  t.have(1, 1, "gold").hold(2, 11, 2);

  t.play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-RES-4] Humanism: 1 Culture if one of each base resource has been gained.
TEST(Renaissance, Humanism) {
  MonumentalTable t = with("fort+humanism");
  t.gained(2, "production").gained(2, "science");
  EXPECT_FALSE(t.offers("use b2k"));

  t.gained(1, "military").play("use b2k");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// --- Era III -------------------------------------------------------------------------------------------------------

// [M-COAST-1] [M-EXP-1] Panama Canal: all coasts touch, and Explorers cross water.
TEST(EraThree, PanamaCanal) {
  MonumentalTable t = with("panama-canal");
  t.hold(1, 5, 2).explorer(1, 1, 2).have(1, 3, "military");

  t.play({"conquer 18", "soldier 5"});
  if_asked(t, {"step 1 1"});  // or across it in one go
  t.play("step 1 4");

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.explorer(1, 1), 4);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-WON-2] [M-COAST-1] Panama Canal: 1 Gold for each coastal province, for four at most, on its completion.
TEST(EraThree, BonusOfPanamaCanal) {
  MonumentalTable three = finishing("panama-canal", 7);
  three.hold(1, 2, 1).hold(1, 5, 1).hold(1, 16, 1).hold(1, 6, 1).hold(1, 11, 1);
  MonumentalTable five = finishing("panama-canal", 7);
  five.hold(1, 2, 1).hold(1, 5, 1).hold(1, 16, 1).hold(1, 15, 1).hold(1, 4, 1);

  three.play({"complete", "place 7"});
  five.play({"complete", "place 7"});

  EXPECT_EQ(three.has(1, "gold"), 3);
  EXPECT_EQ(five.has(1, "gold"), 4);
}

// [M-ACT-1] Eiffel Tower: all cards are activated where row and column cross.
TEST(EraThree, EiffelTower) {
  MonumentalTable t;
  t.city(1, {"workshop", "laboratory", "archery-range", "work-camp", "eiffel-tower", "library", "fort", "market", "work-camp"});
  t.activated({"a2", "b1", "b2", "b3", "c2"}).chosen("b", 2);
  MonumentalTable beside = t;
  beside.chosen("b", 3);

  EXPECT_FALSE(beside.offers("use b2"));
  t.play("use b2");

  EXPECT_EQ(supply(t), "3 0 3 0 0 ");
}

// [M-WON-2] Eiffel Tower: 1 Culture for each Wonder, for three at most, on its completion.
TEST(EraThree, BonusOfTheEiffelTower) {
  MonumentalTable t = finishing("eiffel-tower", 8);
  t.deck(1, {"pyramids", "stonehenge"}).discard(1, {"great-wall", "alhambra"});

  t.play("complete");
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.has(1, "culture"), 3);
}

// [M-USE-1] Statue of Liberty: use any card of the track.
TEST(EraThree, StatueOfLiberty) {
  MonumentalTable t = with("statue-of-liberty");
  t.track({"alchemy", "arsenal", "pyramids", "-", "-", "-"});

  t.play({"use b2", "card arsenal"});
  if_asked(t, {"yes"});

  EXPECT_EQ(supply(t), "0 0 5 0 0 ");
  EXPECT_EQ(t.track()[1], "arsenal");
}

// [M-WON-2] [M-TAKE-1] Statue of Liberty: a Knowledge of at most 7 Science on its completion.
TEST(EraThree, BonusOfTheStatueOfLiberty) {
  MonumentalTable t = finishing("statue-of-liberty", 7);
  t.track({"electricity", "computing", "alchemy", "market", "-", "-"});

  t.play("complete");
  EXPECT_FALSE(t.offers("card computing"));
  EXPECT_FALSE(t.offers("card market"));
  t.play("card electricity");
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.deck(1), (Names{"statue-of-liberty", "electricity"}));
}

// [M-POL-2] Sydney Opera House: 1 Gold for each policy, for four at most.
TEST(EraThree, SydneyOperaHouse) {
  MonumentalTable t = with("sydney-opera-house");
  MonumentalTable five = with("sydney-opera-house");
  t.policies(1, {"tea-ceremony", "diplomacy", "meiji-reforms"});
  five.policies(1, {"tea-ceremony", "diplomacy", "meiji-reforms", "rapid-expansion", "embassies-to-the-tang"});

  t.play("use b2");
  five.play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(five.has(1, "gold"), 4);
}

// [M-WON-2] [M-POL-3] Sydney Opera House: all bonuses of one's policies on its completion.
TEST(EraThree, BonusOfTheSydneyOperaHouse) {
  MonumentalTable t = finishing("sydney-opera-house", 8);
  t.policies(1, {"meiji-reforms", "tea-ceremony"});

  t.play("complete");
  if_asked(t, {"place 7"});

  EXPECT_EQ(supply(t), "0 0 0 2 1 ");
}

// [M-COPY-1] I.S.S.: copy a Wonder of an opponent, where it has no place of its own.
TEST(EraThree, InternationalSpaceStation) {
  MonumentalTable t = with("international-space-station");
  t.chosen("b", 2).space(1, "a1", "great-wall").space(2, "b2", "stonehenge").space(2, "c1", "taj-mahal").space(2, "c2", "workshop");
  t.archived(1, {"fort", "fort"});
  MonumentalTable u = t;

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("copy")), (Names{"copy 2 b2", "copy 2 c1"}));
  t.play("copy 2 b2");
  u.play({"use b2", "copy 2 c1"});
  if_asked(u, {"yes"});

  EXPECT_EQ(supply(t), "0 1 0 0 0 ");
  EXPECT_EQ(supply(u), "0 0 0 2 1 ");
}

// [M-WON-2] I.S.S.: 1 Gold for each Knowledge, for six at most, on its completion.
TEST(EraThree, BonusOfTheInternationalSpaceStation) {
  MonumentalTable two = finishing("international-space-station", 9);
  two.deck(1, {"alchemy", "fort"}).space(1, "a1", "fort+compass");
  MonumentalTable seven = finishing("international-space-station", 9);
  seven.deck(1, {"alchemy", "compass", "printing", "chivalry"}).discard(1, {"navigation", "pharmacy", "humanism"});

  for (MonumentalTable* t : {&two, &seven}) {
    t->play("complete");
    if_asked(*t, {"place 7"});
  }

  EXPECT_EQ(two.has(1, "gold"), 2);
  EXPECT_EQ(seven.has(1, "gold"), 6);
}

// [M-CON-1] Aviation: 2 Military, then an attack anywhere.
TEST(EraThree, Aviation) {
  MonumentalTable t = with("fort+aviation");
  t.hold(2, 18, 1);

  t.play({"use b2k", "conquer 18", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-1] Aviation: the attack may be declined, the Military stays.
TEST(EraThree, AviationWithoutAttack) {
  MonumentalTable t = with("fort+aviation");

  t.play("use b2k");
  one_of(t, {"done", "no"});

  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-ACT-2] Electricity: two more cards are activated.
TEST(EraThree, Electricity) {
  MonumentalTable t = with("fort+electricity");
  t.space(1, "a1", "workshop").space(1, "a2", "laboratory").space(1, "c3", "archery-range");

  t.play({"use b2k", "space a1", "space c3"});

  EXPECT_EQ(supply(t), "2 0 2 0 0 ");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-DRAW-1] Computing: draw four cards and use two.
TEST(EraThree, Computing) {
  MonumentalTable t = with("fort+computing");
  t.deck(1, {"workshop", "laboratory", "fort", "archery-range", "library"});

  t.play({"use b2k", "card archery-range", "card workshop"});

  EXPECT_EQ(supply(t), "2 0 2 0 0 ");
  EXPECT_EQ(t.deck(1), Names{"library"});
  EXPECT_EQ(t.discard(1).size(), 4u);
}

// [M-WON-1] Reinforced Concrete: each section of a Wonder costs half, rounded up.
TEST(EraThree, ReinforcedConcrete) {
  MonumentalTable t = with("fort+reinforced-concrete");
  t.track({"angkor-wat", "-", "-", "-", "-", "-"}).have(1, 7, "production");

  t.play("acquire angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 4);
  t.play("complete");
  if_asked(t, {"space b2"});
  if_asked(t, {"done"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.wonder_on(7), "angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 0);
}

// --- Bonuses of Wonders --------------------------------------------------------------------------------------------

// [M-WON-2] Bonuses that are resources.
TEST(Wonders, BonusesThatAreResources) {
  struct Expected {
    const char* wonder;
    int second_section;
    std::string resources;
  };
  for (const Expected& e : std::vector<Expected>{{"stonehenge", 3, "0 0 0 0 1 "},
                                                 {"pyramids", 5, "0 0 0 2 0 "},
                                                 {"colossus-of-rhodes", 4, "0 0 2 0 0 "},
                                                 {"alhambra", 5, "0 0 3 0 0 "},
                                                 {"notre-dame", 7, "0 0 0 0 2 "},
                                                 {"himeji-castle", 6, "0 0 0 0 0 "},
                                                 {"forbidden-city", 7, "0 0 0 3 0 "},
                                                 {"taj-mahal", 7, "0 0 0 0 2 "}}) {
    MonumentalTable t = finishing(e.wonder, e.second_section);

    t.play("complete");
    if_asked(t, {"place 7"});

    EXPECT_EQ(supply(t), e.resources) << e.wonder;
    EXPECT_EQ(t.military_for("enemies"), std::string(e.wonder) == "himeji-castle" ? 4 : 0) << e.wonder;
    EXPECT_EQ(t.deck(1), Names{e.wonder});
    EXPECT_EQ(t.wonder_on(7), e.wonder);
  }
}

// --- Barbarians ----------------------------------------------------------------------------------------------------

// [M-CON-7] One of the two rewards is chosen: Gold, or other resources.
TEST(Barbarians, RewardsThatAreResources) {
  struct Expected {
    const char* token;
    int value;
    int gold;
    std::string other;
  };
  for (const Expected& e : std::vector<Expected>{{"barbarian-herders", 1, 1, "2 0 0 0 0 "},
                                                 {"barbarian-shamans", 1, 1, "0 2 0 0 0 "},
                                                 {"barbarian-scythians", 2, 2, "0 0 3 0 0 "},
                                                 {"barbarian-numidians", 2, 2, "0 0 0 0 1 "},
                                                 {"barbarian-xiongnu", 2, 2, "3 0 0 0 0 "},
                                                 {"barbarian-emishi", 2, 2, "0 3 0 0 0 "},
                                                 {"barbarian-goths", 3, 3, "0 0 0 0 2 "},
                                                 {"barbarian-jurchens", 3, 3, "0 4 0 0 0 "},
                                                 {"barbarian-saxons", 3, 3, "4 0 0 0 0 "},
                                                 {"barbarian-golden-horde", 4, 4, "0 0 6 0 0 "},
                                                 {"barbarian-avars", 4, 5, "0 0 0 0 2 "},
                                                 {"barbarian-khitans", 4, 3, "0 0 0 0 3 "}}) {
    MonumentalTable t;
    raid(t, e.token, e.value);
    MonumentalTable u = t;

    t.play("choose 1");
    u.play("choose 2");

    EXPECT_EQ(supply(t), "0 0 0 " + std::to_string(e.gold) + " 0 ") << e.token;
    EXPECT_EQ(supply(u), e.other) << e.token;
    EXPECT_EQ(u.token_keeper(11), 1) << e.token;
    EXPECT_EQ(u.soldiers(11), e.value) << e.token;
    EXPECT_EQ(u.asks(), "turn") << e.token;
  }
}

// [M-CON-7] Hunters and Huns: Military against Barbarians.
TEST(Barbarians, HuntersAndHuns) {
  MonumentalTable hunters;
  MonumentalTable huns;
  raid(hunters, "barbarian-hunters", 1);
  raid(huns, "barbarian-huns", 3);

  hunters.play("choose 2");
  huns.play("choose 2");

  EXPECT_EQ(hunters.military_for("barbarians"), 2);
  EXPECT_EQ(huns.military_for("barbarians"), 5);
}

// [M-CON-7] [M-ARCH-1] Outcasts and Vandals: archive one card, two cards.
TEST(Barbarians, OutcastsAndVandals) {
  MonumentalTable outcasts;
  MonumentalTable vandals;
  for (MonumentalTable* t : {&outcasts, &vandals})
    t->space(1, "a1", "fort").space(1, "a2", "library").space(1, "a3", "mine").archived(1, {});
  raid(outcasts, "barbarian-outcasts", 1);
  raid(vandals, "barbarian-vandals", 3);

  outcasts.play({"choose 2", "space a2"});
  vandals.play({"choose 2", "space a1", "space a2"});

  EXPECT_EQ(outcasts.archived(1), Names{"library"});
  EXPECT_EQ(outcasts.asks(), "turn");
  EXPECT_EQ(sorted(vandals.archived(1)), (Names{"fort", "library"}));
}

// [M-CON-7] With no card to archive only the Gold is left, and nothing is asked.
TEST(Barbarians, ARewardThatCannotBeDoneIsNotOffered) {
  MonumentalTable t;

  raid(t, "barbarian-vandals", 3);

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-EXP-1] Caravaners: an Explorer moves two tiles.
TEST(Barbarians, Caravaners) {
  MonumentalTable t;
  raid(t, "barbarian-caravaners", 1);

  t.play({"choose 2", "step 1 6", "step 1 5"});

  EXPECT_EQ(t.explorer(1, 1), 5);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-SCI-1] Fishermen: one Scientific progress.
TEST(Barbarians, Fishermen) {
  MonumentalTable t;
  t.deck(1, {"laboratory"}).discard(1, {});
  raid(t, "barbarian-fishermen", 1);

  t.play("choose 2");

  EXPECT_EQ(supply(t), "0 2 0 0 0 ");
}

// [M-DISC-1] Peddlers: three cards of the City are renewed.
TEST(Barbarians, Peddlers) {
  MonumentalTable t;
  t.space(1, "a1", "fort").space(1, "a2", "library").space(1, "b1", "mine").space(1, "b2", "forum");
  t.deck(1, {"workshop", "laboratory", "market", "shipyard"}).discard(1, {});
  raid(t, "barbarian-peddlers", 1);

  t.play({"choose 2", "space a1", "space b1", "space b2"});

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_EQ(t.at(1, "a2"), "library");
  EXPECT_EQ(t.at(1, "b1"), "laboratory");
  EXPECT_EQ(t.at(1, "b2"), "market");
}

// [M-REINF-1] Thracians: reinforce a card.
TEST(Barbarians, Thracians) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "work-camp", "mine", "library", "fort", "work-camp", "forum"}).activated({"a1", "a2"});
  t.deck(1, {"workshop", "laboratory"}).discard(1, {});
  raid(t, "barbarian-thracians", 2);

  t.play({"choose 2", "space a1", "end"});

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "workshop");
}

// [M-TAKE-1] Hyksos and Cimbri: a Basic Building; with the Cimbri 1 Gold too.
TEST(Barbarians, HyksosAndCimbri) {
  MonumentalTable hyksos;
  MonumentalTable cimbri;
  hyksos.deck(1, {});
  cimbri.deck(1, {});
  raid(hyksos, "barbarian-hyksos", 2);
  raid(cimbri, "barbarian-cimbri", 3);

  hyksos.play({"choose 2", "card workshop"});
  cimbri.play({"choose 2", "card laboratory"});

  EXPECT_EQ(hyksos.deck(1), Names{"workshop"});
  EXPECT_EQ(hyksos.has(1, "gold"), 0);
  EXPECT_EQ(cimbri.deck(1), Names{"laboratory"});
  EXPECT_EQ(cimbri.has(1, "gold"), 1);
}

// [M-EXP-2] Sea Peoples: an Explorer moves two tiles, then explores.
TEST(Barbarians, SeaPeoples) {
  MonumentalTable t;
  t.production_token(5);
  raid(t, "barbarian-sea-peoples", 2);

  t.play({"choose 2", "step 1 6", "step 1 5"});
  if_asked(t, {"explore 1 production"});

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-DRAW-1] Magyars: draw three cards and use two.
TEST(Barbarians, Magyars) {
  MonumentalTable t;
  t.deck(1, {"workshop", "laboratory", "archery-range", "fort"}).discard(1, {});
  raid(t, "barbarian-magyars", 3);

  t.play({"choose 2", "card laboratory", "card archery-range"});

  EXPECT_EQ(supply(t), "0 2 2 0 0 ");
  EXPECT_EQ(t.deck(1), Names{"fort"});
}

// [M-TAKE-1] Pechenegs and Tanguts: a Building of at most 6, a Knowledge of at most 5, from the track.
TEST(Barbarians, PechenegsAndTanguts) {
  MonumentalTable pechenegs;
  MonumentalTable tanguts;
  for (MonumentalTable* t : {&pechenegs, &tanguts})
    t->track({"market", "monastery", "university", "alchemy", "chivalry", "rib-vault"}).deck(1, {});
  raid(pechenegs, "barbarian-pechenegs", 4);
  raid(tanguts, "barbarian-tanguts", 4);

  pechenegs.play("choose 2");
  tanguts.play("choose 2");
  EXPECT_EQ(sorted(pechenegs.options("card")), (Names{"card market", "card monastery"}));
  EXPECT_EQ(sorted(tanguts.options("card")), (Names{"card alchemy", "card chivalry"}));
  pechenegs.play("card monastery");
  tanguts.play("card chivalry");

  EXPECT_EQ(pechenegs.deck(1), Names{"monastery"});
  EXPECT_EQ(tanguts.deck(1), Names{"chivalry"});
}

// [M-WON-5] Visigoths: a section of a Wonder for 5 Production less.
TEST(Barbarians, Visigoths) {
  MonumentalTable t;
  t.begun(1, "angkor-wat").track({"-", "-", "-", "-", "-", "-"}).have(1, 2, "production").deck(1, {});
  raid(t, "barbarian-visigoths", 4);

  t.play("choose 2");
  if_asked(t, {"section", "complete"});
  t.play("place 11");

  EXPECT_EQ(t.wonder_on(11), "angkor-wat");
  EXPECT_EQ(t.has(1, "production"), 0);
}

// --- Free Towns ----------------------------------------------------------------------------------------------------

// [M-CON-8] Every Free Town has its price and gives 1 Culture, if that is chosen.
TEST(FreeTowns, PriceAndCulture) {
  const std::vector<std::pair<const char*, Price>> towns = {
      {"free-town-byblos", {0, 2, 1, 0}},    {"free-town-petra", {2, 0, 1, 0}},  {"free-town-zanzibar", {1, 1, 1, 0}},
      {"free-town-novgorod", {1, 0, 2, 0}},  {"free-town-aden", {0, 1, 2, 0}},   {"free-town-ragusa", {0, 0, 1, 2}},
      {"free-town-samarkand", {0, 3, 1, 0}}, {"free-town-venice", {3, 0, 1, 0}}, {"free-town-malacca", {1, 2, 1, 0}},
      {"free-town-lubeck", {2, 1, 1, 0}},
  };
  for (const auto& [town, price] : towns) {
    MonumentalTable t;
    t.deck(1, {}).discard(1, {});
    win_over(t, town, price);

    if_asked(t, {"choose 1"});

    EXPECT_EQ(supply(t), "0 0 0 0 1 ") << town;
    EXPECT_EQ(t.token_keeper(3), 1) << town;
  }
}

// [M-CON-8] With one resource less than its price a Free Town is not conquered.
TEST(FreeTowns, TheWholePriceIsNeeded) {
  MonumentalTable t;
  t.token(3, "free-town-malacca").have(1, 1, "military").have(1, 1, "production").have(1, 1, "science");
  EXPECT_FALSE(t.offers("conquer 3"));

  t.have(1, 2, "science");

  EXPECT_TRUE(t.offers("conquer 3"));
}

// [M-CON-8] Rewards that are resources.
TEST(FreeTowns, RewardsThatAreResources) {
  MonumentalTable zanzibar, samarkand, venice, malacca;
  win_over(zanzibar, "free-town-zanzibar", {1, 1, 1, 0});
  win_over(samarkand, "free-town-samarkand", {0, 3, 1, 0});
  win_over(venice, "free-town-venice", {3, 0, 1, 0});
  win_over(malacca, "free-town-malacca", {1, 2, 1, 0});

  for (MonumentalTable* t : {&zanzibar, &samarkand, &venice}) t->play("choose 2");
  malacca.play({"choose 2", "gain military"});

  EXPECT_EQ(supply(zanzibar), "0 0 0 2 0 ");
  EXPECT_EQ(supply(samarkand), "0 0 0 3 0 ");
  EXPECT_EQ(supply(venice), "0 0 0 3 0 ");
  EXPECT_EQ(supply(malacca), "0 0 4 0 0 ");
}

// [M-SCI-1] Byblos: one Scientific progress.
TEST(FreeTowns, Byblos) {
  MonumentalTable t;
  t.deck(1, {"workshop"}).discard(1, {});
  win_over(t, "free-town-byblos", {0, 2, 1, 0});

  t.play("choose 2");

  EXPECT_EQ(supply(t), "2 0 0 0 0 ");
}

// [M-TAKE-1] Petra and Lübeck: a Basic Building; with Lübeck 1 Gold too.
TEST(FreeTowns, PetraAndLubeck) {
  MonumentalTable petra, lubeck;
  petra.deck(1, {});
  lubeck.deck(1, {});
  win_over(petra, "free-town-petra", {2, 0, 1, 0});
  win_over(lubeck, "free-town-lubeck", {2, 1, 1, 0});

  petra.play({"choose 2", "card workshop"});
  lubeck.play({"choose 2", "card archery-range"});

  EXPECT_EQ(petra.deck(1), Names{"workshop"});
  EXPECT_EQ(petra.has(1, "gold"), 0);
  EXPECT_EQ(lubeck.deck(1), Names{"archery-range"});
  EXPECT_EQ(lubeck.has(1, "gold"), 1);
}

// [M-ARCH-1] Novgorod: archive two cards.
TEST(FreeTowns, Novgorod) {
  MonumentalTable t;
  t.space(1, "a1", "fort").space(1, "a2", "library").space(1, "a3", "mine").archived(1, {});
  win_over(t, "free-town-novgorod", {1, 0, 2, 0});

  t.play({"choose 2", "space a1", "space a3"});

  EXPECT_EQ(sorted(t.archived(1)), (Names{"fort", "mine"}));
}

// [M-EXP-2] Aden: an Explorer moves two tiles, then explores.
TEST(FreeTowns, Aden) {
  MonumentalTable t;
  t.production_token(10);
  win_over(t, "free-town-aden", {0, 1, 2, 0});

  t.play({"choose 2", "step 1 11", "step 1 10"});
  if_asked(t, {"explore 1 production"});

  EXPECT_EQ(t.has(1, "production-token"), 1);
}

// [M-POL-3] Ragusa: the bonus of a developed policy.
TEST(FreeTowns, Ragusa) {
  MonumentalTable t;
  t.policies(1, {"meiji-reforms", "tea-ceremony"});
  win_over(t, "free-town-ragusa", {0, 0, 1, 2});

  t.play({"choose 2", "policy meiji-reforms"});

  EXPECT_EQ(supply(t), "0 0 0 2 0 ");
}

// --- Market and Production tokens ----------------------------------------------------------------------------------

// [M-EXP-3] A kept Market token is spent for what it shows, and stays as a mark.
TEST(MarketTokens, AreSpentForWhatTheyShow) {
  const std::vector<std::pair<std::string, std::string>> tokens = {
      {"carthage-mercenaries", "0 0 4 0 0 "},
      {"carthage-magos-treatise", "0 4 0 0 0 "},
      {"carthage-purple-dye", "0 0 0 3 0 "},
      {"carthage-cedar-wood", "4 0 0 0 0 "},
      {"palmyra-marble", "5 0 0 0 0 "},
      {"palmyra-camel-archers", "0 0 5 0 0 "},
      {"palmyra-incense", "0 0 0 0 2 "},
      {"palmyra-silk", "0 0 0 3 0 "},
      {"alexandria-scrolls", "0 5 0 0 0 "},
      {"alexandria-poets", "0 0 0 0 2 "},
      {"alexandria-glass", "0 0 0 3 0 "},
      {"alexandria-grain", "5 0 0 0 0 "},
      {"constantinople-relics", "0 0 0 0 2 "},
      {"constantinople-mosaics", "5 0 0 0 0 "},
      {"constantinople-bezants", "0 0 0 3 0 "},
      {"constantinople-greek-fire", "0 0 5 0 0 "},
      {"constantinople-court-scholars", "0 5 0 0 0 "},
  };
  for (const auto& [token, resources] : tokens) {
    MonumentalTable t;
    t.kept(1, token.c_str());

    t.play(("spend " + token).c_str());

    EXPECT_EQ(supply(t), resources) << token;
    EXPECT_FALSE(t.offers("spend " + token)) << token;
  }
}

// [M-EXP-3] War Elephants: 6 Military against enemies.
TEST(MarketTokens, WarElephants) {
  MonumentalTable t;
  t.kept(1, "carthage-war-elephants");

  t.play("spend carthage-war-elephants");

  EXPECT_EQ(t.military_for("enemies"), 6);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-EXP-3] Craftsmen and Hero's Automata: 4 base resources of one kind.
TEST(MarketTokens, CraftsmenAndAutomata) {
  MonumentalTable craftsmen, automata;
  craftsmen.kept(1, "palmyra-craftsmen");
  automata.kept(1, "alexandria-automata");

  craftsmen.play({"spend palmyra-craftsmen", "gain science"});
  automata.play({"spend alexandria-automata", "gain military"});

  EXPECT_EQ(supply(craftsmen), "0 4 0 0 0 ");
  EXPECT_EQ(supply(automata), "0 0 4 0 0 ");
}

// [M-EXP-3] A Production token is discarded for 1 Production.
TEST(ProductionTokens, AreDiscardedForProduction) {
  MonumentalTable t;
  t.explorer(1, 1, 6).production_token(6);

  t.play({"explore 1 production", "spend production"});

  EXPECT_EQ(t.has(1, "production-token"), 0);
  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_FALSE(t.production_on(6));
  EXPECT_FALSE(t.offers("spend production"));
}

}  // namespace
}  // namespace stele::kit
