// A scenario for every one whose effect no other one has: what cards produce, the starting cards, policies and Warlords of the
// civilizations.
#include "tests/monumental/card_scenarios.h"

namespace stele::kit {
namespace {

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

}  // namespace
}  // namespace stele::kit
