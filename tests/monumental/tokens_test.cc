// A scenario for every one whose effect no other one has: Barbarians, Free Towns, Market and Production tokens.
#include "tests/monumental/card_scenarios.h"

namespace stele::kit {
namespace {

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
