// What cards print and what bots are told of them: one test a word of the effect language. U+00A0 is the French space before : and ;
#include "games/civic/effect_print.h"

#include <gtest/gtest.h>

#include <ostream>

#include "games/civic/effect_encode.h"

namespace stele {

void PrintTo(const Text& t, std::ostream* out) { *out << "\n  en " << t.en << "\n  fr " << t.fr; }

namespace civic {

void PrintTo(const Icon& i, std::ostream* out) { *out << i.name << (i.n ? " " + std::to_string(i.n) : ""); }

namespace {

Step step(std::string_view text) {
  const auto read = read_step(text);
  EXPECT_TRUE(read) << text << ": " << (read ? "" : to_text(read.errors()));
  return read ? read.value() : Step{};
}
Modifier modifier(std::string_view text) {
  const auto read = read_modifier(text);
  EXPECT_TRUE(read) << text;
  return read ? read.value() : Modifier{};
}
Trigger trigger(std::string_view on, std::string_view effect) {
  const auto read = read_occasion(on);
  EXPECT_TRUE(read) << on;
  return {read ? read.value() : Occasion{}, false, step(effect)};
}
Trigger first(std::string_view on, std::string_view effect) {
  Trigger t = trigger(on, effect);
  t.first_only = true;
  return t;
}
Effects use(std::string_view text) {
  Effects e;
  e.use = step(text);
  return e;
}

Text printed(std::string_view text) { return print(step(text)); }
Text standing_rule(std::string_view text) { return print(modifier(text)); }

// Verbs

TEST(EffectPrint, Gain) {
  EXPECT_EQ(printed("gain 1 gold"), (Text{"Gain 1 Gold.", "Gagnez 1 Or."}));
  EXPECT_EQ(printed("gain 2 military"), (Text{"Gain 2 Military.", "Gagnez 2 Militaire."}));
  EXPECT_EQ(printed("gain 1 production and 1 science and 2 culture"),
            (Text{"Gain 1 Production, 1 Science and 2 Culture.", "Gagnez 1 Production, 1 Science et 2 Culture."}));
}

TEST(EffectPrint, GainBaseResources) {
  EXPECT_EQ(printed("gain 1 base"), (Text{"Gain 1 base resource of your choice.", "Gagnez 1 ressource de base de votre choix."}));
  EXPECT_EQ(printed("gain 2 base"), (Text{"Gain 2 base resources of your choice.", "Gagnez 2 ressources de base de votre choix."}));
  EXPECT_EQ(printed("gain 2 same base"), (Text{"Gain 2 identical base resources.", "Gagnez 2 ressources de base identiques."}));
  EXPECT_EQ(printed("gain 3 different base"), (Text{"Gain 3 different base resources.", "Gagnez 3 ressources de base différentes."}));
  EXPECT_EQ(printed("gain 1 same base"), printed("gain 1 base"));
}

TEST(EffectPrint, GainForOneKindOfConquest) {
  EXPECT_EQ(printed("gain 2 military for barbarians"), (Text{"Gain 2 Military (only to conquer Barbarian provinces).",
                                                             "Gagnez 2 Militaire (seulement pour conquérir des Provinces Barbares)."}));
  EXPECT_EQ(printed("gain 1 military for free-towns"),
            (Text{"Gain 1 Military (only to conquer Free Towns).", "Gagnez 1 Militaire (seulement pour conquérir des Villes libres)."}));
  EXPECT_EQ(printed("gain 4 military for enemies"), (Text{"Gain 4 Military (only to conquer enemy provinces).",
                                                          "Gagnez 4 Militaire (seulement pour conquérir des Provinces ennemies)."}));
}

TEST(EffectPrint, Pay) {
  EXPECT_EQ(printed("pay 2 science -> gain 1 gold"), (Text{"Pay 2 Science to gain 1 Gold.", "Payez 2 Science pour gagner 1 Or."}));
  EXPECT_EQ(printed("pay 2 base -> gain 1 gold"),
            (Text{"Pay 2 base resources to gain 1 Gold.", "Payez 2 ressources de base pour gagner 1 Or."}));
}

TEST(EffectPrint, PayWithoutGold) {
  EXPECT_EQ(printed("pay 2 military no gold -> gain 1 culture"),
            (Text{"Spend 2 Military to gain 1 Culture. Gold cannot be used.",
                  "Dépensez 2 Militaire pour gagner 1 Culture. L'Or ne peut pas être utilisé."}));
  EXPECT_EQ(printed("archive 1 | pay 2 military no gold -> gain 1 culture"),
            (Text{"Archive 1 card, or spend 2 Military (no Gold) to gain 1 Culture.",
                  "Archivez 1 carte, ou dépensez 2 Militaire (sans Or) pour gagner 1 Culture."}));
}

// As a step it may stop earlier, as a cost it may not.
TEST(EffectPrint, Archive) {
  EXPECT_EQ(printed("archive 1"), (Text{"Archive 1 card.", "Archivez 1 carte."}));
  EXPECT_EQ(printed("archive 2"), (Text{"Archive up to 2 cards.", "Archivez jusqu'à 2 cartes."}));
  EXPECT_EQ(printed("archive 2 -> gain 1 culture"),
            (Text{"Archive 2 cards to gain 1 Culture.", "Archivez 2 cartes pour gagner 1 Culture."}));
  EXPECT_EQ(printed("archive this -> explore"),
            (Text{"Archive this card to take an extra action with an Explorer.",
                  "Archivez cette carte pour effectuer une action supplémentaire avec un Explorateur."}));
}

TEST(EffectPrint, Discard) {
  EXPECT_EQ(printed("discard 1 -> gain 2 same base"),
            (Text{"Discard 1 card to gain 2 identical base resources.", "Défaussez 1 carte pour gagner 2 ressources de base identiques."}));
  EXPECT_EQ(printed("discard 3"), (Text{"Discard up to 3 cards.", "Défaussez jusqu'à 3 cartes."}));
}

TEST(EffectPrint, Reinforce) {
  EXPECT_EQ(printed("reinforce 1"), (Text{"Reinforce 1 card.", "Renforcez 1 carte."}));
  EXPECT_EQ(printed("reinforce this"), (Text{"Reinforce this card.", "Renforcez cette carte."}));
}

TEST(EffectPrint, ReturnUnits) {
  EXPECT_EQ(printed("return 1 unit -> gain 1 gold"),
            (Text{"Return 1 Unit to your Capital to gain 1 Gold.", "Renvoyez 1 Unité dans votre Capitale pour gagner 1 Or."}));
  EXPECT_EQ(printed("return 2 units -> gain 1 gold"),
            (Text{"Return 2 Units to your Capital to gain 1 Gold.", "Renvoyez 2 Unités dans votre Capitale pour gagner 1 Or."}));
}

TEST(EffectPrint, Draw) {
  EXPECT_EQ(printed("draw 2, use 1"), (Text{"Draw 2 cards and use 1 of them.", "Piochez 2 cartes et utilisez-en 1."}));
  EXPECT_EQ(printed("draw 1, use 1"), (Text{"Draw 1 card and use it.", "Piochez 1 carte et utilisez-la."}));
  EXPECT_EQ(printed("pay 1 science -> draw 3, use 2"), (Text{"Pay 1 Science to draw 3 cards and use up to 2 of them.",
                                                             "Payez 1 Science pour piocher 3 cartes et en utiliser jusqu'à 2."}));
  EXPECT_EQ(printed("pay 1 science -> draw 1, use 1"),
            (Text{"Pay 1 Science to draw 1 card and use it.", "Payez 1 Science pour piocher 1 carte et l'utiliser."}));
}

TEST(EffectPrint, Progress) {
  EXPECT_EQ(printed("progress"), (Text{"Make Scientific progress once for free.", "Accomplissez gratuitement un progrès scientifique."}));
}

TEST(EffectPrint, Copy) {
  EXPECT_EQ(printed("copy basic"), (Text{"Copy a Basic Building.", "Copiez un Bâtiment de base."}));
  EXPECT_EQ(printed("copy wonder of opponent"), (Text{"Copy a Wonder of an opponent.", "Copiez une Merveille d'un adversaire."}));
}

TEST(EffectPrint, Ready) {
  EXPECT_EQ(printed("ready building"),
            (Text{"Make a used Building usable again this turn.", "Rendez à nouveau utilisable un Bâtiment utilisé ce tour."}));
  EXPECT_EQ(printed("ready knowledge"),
            (Text{"Make a used Knowledge usable again this turn.", "Rendez à nouveau utilisable une Connaissance utilisée ce tour."}));
}

TEST(EffectPrint, Take) {
  EXPECT_EQ(printed("take basic from basic"), (Text{"Take a Basic Building.", "Prenez un Bâtiment de base."}));
  EXPECT_EQ(printed("take military building from basic"),
            (Text{"Take a military Building from the Basic Buildings.", "Prenez un Bâtiment Militaire parmi les Bâtiments de base."}));
  EXPECT_EQ(printed("take wonder from track"),
            (Text{"Take a Wonder from the Development track.", "Prenez une Merveille de la Piste de développement."}));
  EXPECT_EQ(printed("take knowledge from track costing at most 7"),
            (Text{"Take a Knowledge from the Development track (costing at most 7).",
                  "Prenez une Connaissance de la Piste de développement (coût de 7 maximum)."}));
}

TEST(EffectPrint, Acquire) {
  EXPECT_EQ(printed("acquire knowledge costing 3 less"),
            (Text{"Acquire a Knowledge for 3 Science less.", "Acquérez une Connaissance en payant 3 Science de moins."}));
  EXPECT_EQ(printed("acquire building costing 1 less"),
            (Text{"Acquire a Building for 1 Production less.", "Acquérez un Bâtiment en payant 1 Production de moins."}));
  EXPECT_EQ(printed("acquire card costing 2 less"),
            (Text{"Acquire a card for 2 resources less.", "Acquérez une carte en payant 2 ressources de moins."}));
}

TEST(EffectPrint, BuildSection) {
  EXPECT_EQ(printed("build section costing 4 less"), (Text{"Complete a section of a Wonder for 4 Production less.",
                                                           "Achevez une section de Merveille en payant 4 Production de moins."}));
  EXPECT_EQ(printed("archive this -> build section free"),
            (Text{"Archive this card to complete a section of a Wonder for free.",
                  "Archivez cette carte pour achever gratuitement une section de Merveille."}));
}

TEST(EffectPrint, DevelopPolicy) {
  EXPECT_EQ(printed("develop policy"), (Text{"Develop a Cultural Policy.", "Développez une Politique Culturelle."}));
  EXPECT_EQ(printed("develop policy costing 1 less"),
            (Text{"Develop a Cultural Policy for 1 Culture less.", "Développez une Politique Culturelle en payant 1 Culture de moins."}));
}

TEST(EffectPrint, RegainBonuses) {
  EXPECT_EQ(printed("regain 1 bonus"), (Text{"Gain the bonus of one of your Cultural Policies again.",
                                             "Gagnez à nouveau le bonus d'une de vos Politiques Culturelles."}));
  EXPECT_EQ(printed("regain all bonuses"), (Text{"Gain all the bonuses of your Cultural Policies again.",
                                                 "Gagnez à nouveau tous les bonus de vos Politiques Culturelles."}));
}

TEST(EffectPrint, MoveExplorer) {
  EXPECT_EQ(printed("move explorer 1"), (Text{"Move an Explorer 1 tile for free.", "Déplacez gratuitement un Explorateur de 1 tuile."}));
  EXPECT_EQ(printed("move explorer 2"),
            (Text{"Move an Explorer up to 2 tiles for free.", "Déplacez gratuitement un Explorateur de 2 tuiles maximum."}));
}

TEST(EffectPrint, Explore) {
  EXPECT_EQ(printed("explore"),
            (Text{"Take an extra action with an Explorer.", "Effectuez une action supplémentaire avec un Explorateur."}));
}

TEST(EffectPrint, MoveUnits) {
  EXPECT_EQ(printed("move units 1"), (Text{"Move 1 Unit for free.", "Déplacez gratuitement 1 Unité."}));
  EXPECT_EQ(printed("move units 2"), (Text{"Move up to 2 Units for free.", "Déplacez gratuitement jusqu'à 2 Unités."}));
}

TEST(EffectPrint, Outpost) {
  EXPECT_EQ(printed("outpost"), (Text{"Place an Outpost from your reserve on a province you control.",
                                      "Placez un Avant-poste de votre réserve sur une Province que vous contrôlez."}));
}

TEST(EffectPrint, AttackAnywhere) {
  EXPECT_EQ(printed("attack anywhere"), (Text{"Conquer any province of the map at the usual cost with Units from any of your tiles.",
                                              "Conquérez au coût habituel n'importe quelle Province du plateau avec des Unités de "
                                              "n'importe laquelle de vos tuiles."}));
}

TEST(EffectPrint, Recall) {
  EXPECT_EQ(printed("recall 1 from discard"), (Text{"Put 1 card from your discard on top of your City deck.",
                                                    "Placez 1 carte de votre défausse au sommet de votre pioche de Cité."}));
  EXPECT_EQ(printed("recall 2 from discard"), (Text{"Put up to 2 cards from your discard on top of your City deck.",
                                                    "Placez jusqu'à 2 cartes de votre défausse au sommet de votre pioche de Cité."}));
}

TEST(EffectPrint, Swap) {
  EXPECT_EQ(printed("swap 2 city"),
            (Text{"Swap the cards of two spaces of your City.", "Échangez les cartes de deux espaces de votre Cité."}));
}

TEST(EffectPrint, Refresh) {
  EXPECT_EQ(printed("refresh 1"), (Text{"Discard 1 card of your City and replace it from your City deck.",
                                        "Défaussez 1 carte de votre Cité et remplacez-la depuis votre pioche de Cité."}));
  EXPECT_EQ(printed("refresh 3"), (Text{"Discard up to 3 cards of your City and replace them from your City deck.",
                                        "Défaussez jusqu'à 3 cartes de votre Cité et remplacez-les depuis votre pioche de Cité."}));
  EXPECT_EQ(printed("may refresh 3"),
            (Text{"You may discard up to 3 cards of your City and replace them from your City deck.",
                  "Vous pouvez défausser jusqu'à 3 cartes de votre Cité et les remplacer depuis votre pioche de Cité."}));
}

TEST(EffectPrint, Activate) {
  EXPECT_EQ(printed("activate 1 neighbour"), (Text{"Activate a neighbouring card.", "Activez une carte voisine."}));
  EXPECT_EQ(printed("activate 2"), (Text{"Activate up to 2 cards.", "Activez jusqu'à 2 cartes."}));
  EXPECT_EQ(printed("activate all"), (Text{"Activate all the cards of your City.", "Activez toutes les cartes de votre Cité."}));
}

TEST(EffectPrint, UseFromTrack) {
  EXPECT_EQ(printed("use knowledge from track"),
            (Text{"Use a Knowledge of the Development track.", "Utilisez une Connaissance de la Piste de développement."}));
}

// Which cards

TEST(EffectPrint, Kinds) {
  EXPECT_EQ(printed("copy card"), (Text{"Copy a card.", "Copiez une carte."}));
  EXPECT_EQ(printed("copy building"), (Text{"Copy a Building.", "Copiez un Bâtiment."}));
  EXPECT_EQ(printed("copy starting"), (Text{"Copy a starting Building.", "Copiez un Bâtiment de départ."}));
  EXPECT_EQ(printed("copy knowledge"), (Text{"Copy a Knowledge.", "Copiez une Connaissance."}));
  EXPECT_EQ(printed("copy policy"), (Text{"Copy a Cultural Policy.", "Copiez une Politique Culturelle."}));
  EXPECT_EQ(printed("copy common military building"), (Text{"Copy a common military Building.", "Copiez un Bâtiment Militaire commun."}));
  EXPECT_EQ(printed("copy common science card"), (Text{"Copy a common science card.", "Copiez une carte de Science commune."}));
}

TEST(EffectPrint, SeveralOfAKind) {
  EXPECT_EQ(printed("archive 2 knowledge"), (Text{"Archive up to 2 Knowledge cards.", "Archivez jusqu'à 2 Connaissances."}));
  EXPECT_EQ(printed("archive 2 common military building -> progress"),
            (Text{"Archive 2 common military Buildings to make Scientific progress once for free.",
                  "Archivez 2 Bâtiments Militaires communs pour accomplir gratuitement un progrès scientifique."}));
}

TEST(EffectPrint, OtherCards) {
  EXPECT_EQ(printed("reinforce 1 other"), (Text{"Reinforce another card.", "Renforcez une autre carte."}));
  EXPECT_EQ(printed("reinforce 2 other"), (Text{"Reinforce up to 2 other cards.", "Renforcez jusqu'à 2 autres cartes."}));
}

TEST(EffectPrint, NeighboursAndAcquiredCards) {
  EXPECT_EQ(printed("reinforce 1 neighbour"), (Text{"Reinforce a neighbouring card.", "Renforcez une carte voisine."}));
  EXPECT_EQ(printed("archive 2 neighbour"), (Text{"Archive up to 2 neighbouring cards.", "Archivez jusqu'à 2 cartes voisines."}));
  EXPECT_EQ(printed("archive 1 acquired"), (Text{"Archive an acquired card.", "Archivez une carte acquise."}));
}

// Counts

TEST(EffectPrint, PerWonder) {
  EXPECT_EQ(printed("gain 1 culture per wonder up to 3"),
            (Text{"Gain 1 Culture for each Wonder (at most 3).", "Gagnez 1 Culture pour chaque Merveille (3 maximum)."}));
}

TEST(EffectPrint, PerKnowledge) {
  EXPECT_EQ(printed("gain 1 gold per knowledge"),
            (Text{"Gain 1 Gold for each Knowledge you own.", "Gagnez 1 Or pour chaque Connaissance possédée."}));
}

TEST(EffectPrint, PerPolicy) {
  EXPECT_EQ(printed("gain 1 gold per policy"),
            (Text{"Gain 1 Gold for each Cultural Policy you have developed.", "Gagnez 1 Or pour chaque Politique Culturelle développée."}));
}

TEST(EffectPrint, PerProvince) {
  EXPECT_EQ(printed("gain 1 gold per province"),
            (Text{"Gain 1 Gold for each province you control.", "Gagnez 1 Or pour chaque Province que vous contrôlez."}));
}

TEST(EffectPrint, PerCoastalProvince) {
  EXPECT_EQ(printed("gain 1 gold per coastal province"),
            (Text{"Gain 1 Gold for each coastal province you control.", "Gagnez 1 Or pour chaque Province côtière que vous contrôlez."}));
}

TEST(EffectPrint, PerActivatedCard) {
  EXPECT_EQ(printed("gain 1 military per activated common military building"),
            (Text{"Gain 1 Military for each activated common military Building.",
                  "Gagnez 1 Militaire pour chaque Bâtiment Militaire commun activé."}));
  EXPECT_EQ(
      printed("gain 1 science per activated knowledge up to 3"),
      (Text{"Gain 1 Science for each activated Knowledge (at most 3).", "Gagnez 1 Science pour chaque Connaissance activée (3 maximum)."}));
}

TEST(EffectPrint, PerArchivedCard) {
  EXPECT_EQ(printed("gain 1 gold per archived card"),
            (Text{"Gain 1 Gold for each archived card.", "Gagnez 1 Or pour chaque carte archivée."}));
}

TEST(EffectPrint, PerFreeTown) {
  EXPECT_EQ(printed("gain 1 gold per free-town"),
            (Text{"Gain 1 Gold for each Free Town you have conquered.", "Gagnez 1 Or pour chaque Ville libre conquise."}));
}

TEST(EffectPrint, PerOutpost) {
  EXPECT_EQ(printed("gain 1 gold per outpost"), (Text{"Gain 1 Gold for each Outpost you have on the map.",
                                                      "Gagnez 1 Or pour chaque Avant-poste que vous avez sur le plateau."}));
}

// The limit is one of what is counted, not of what is gained.
TEST(EffectPrint, LimitOfACount) {
  EXPECT_EQ(printed("gain 2 gold per wonder up to 3"),
            (Text{"Gain 2 Gold for each Wonder (counting at most 3).", "Gagnez 2 Or pour chaque Merveille (en comptant 3 au maximum)."}));
  EXPECT_EQ(printed("gain 1 culture and 2 gold per wonder"),
            (Text{"Gain for each Wonder 1 Culture and 2 Gold.", "Gagnez pour chaque Merveille 1 Culture et 2 Or."}));
}

// Conditions

TEST(EffectPrint, IfGained) {
  EXPECT_EQ(printed("if gained 1 production and 1 military: gain 1 gold"),
            (Text{"If you have gained 1 Production and 1 Military this turn, gain 1 Gold.",
                  "Si vous avez gagné 1 Production et 1 Militaire ce tour, gagnez 1 Or."}));
}

TEST(EffectPrint, IfHave) {
  EXPECT_EQ(printed("if have 5 gold: gain 2 gold"),
            (Text{"If you have at least 5 Gold, gain 2 Gold.", "Si vous avez au moins 5 Or, gagnez 2 Or."}));
}

TEST(EffectPrint, IfActivated) {
  EXPECT_EQ(printed("if activated wonder and knowledge: gain 2 gold"),
            (Text{"If you have activated a Wonder and a Knowledge this turn, gain 2 Gold.",
                  "Si vous avez activé une Merveille et une Connaissance ce tour, gagnez 2 Or."}));
  EXPECT_EQ(printed("if activated 2 building: gain 2 gold"),
            (Text{"If you have activated 2 Buildings this turn, gain 2 Gold.", "Si vous avez activé 2 Bâtiments ce tour, gagnez 2 Or."}));
}

TEST(EffectPrint, IfCrossing) {
  EXPECT_EQ(printed("if crossing: gain 1 culture"),
            (Text{"If this card is where the chosen row and column cross, gain 1 Culture.",
                  "Si cette carte est à l'intersection de la ligne et de la colonne choisies, gagnez 1 Culture."}));
}

TEST(EffectPrint, IfCentre) {
  EXPECT_EQ(printed("if centre: gain 1 culture"), (Text{"If this card is on the middle space of your City, gain 1 Culture.",
                                                        "Si cette carte est sur l'espace central de votre Cité, gagnez 1 Culture."}));
}

TEST(EffectPrint, IfControl) {
  EXPECT_EQ(printed("if control mountains: gain 1 gold"),
            (Text{"If you control a mountain province, gain 1 Gold.", "Si vous contrôlez une Province de montagnes, gagnez 1 Or."}));
  for (const std::string terrain : {"plains", "forest", "hills", "peaks"})
    EXPECT_EQ(printed("if control " + terrain + ": explore").en.find("[effect"), std::string::npos) << terrain;
}

TEST(EffectPrint, SeveralConditions) {
  EXPECT_EQ(printed("if have 5 gold and centre: gain 1 culture"),
            (Text{"If you have at least 5 Gold and this card is on the middle space of your City, gain 1 Culture.",
                  "Si vous avez au moins 5 Or et si cette carte est sur l'espace central de votre Cité, gagnez 1 Culture."}));
}

// Forms, and what belongs together

TEST(EffectPrint, Sequence) {
  EXPECT_EQ(printed("gain 1 culture, then archive 1, then explore"),
            (Text{"Gain 1 Culture, then archive 1 card, then take an extra action with an Explorer.",
                  "Gagnez 1 Culture, puis archivez 1 carte, puis effectuez une action supplémentaire avec un Explorateur."}));
}

TEST(EffectPrint, Choice) {
  EXPECT_EQ(printed("archive 1 | gain 1 gold | reinforce 1"),
            (Text{"Archive 1 card, or gain 1 Gold, or reinforce 1 card.", "Archivez 1 carte, ou gagnez 1 Or, ou renforcez 1 carte."}));
}

TEST(EffectPrint, Cost) {
  EXPECT_EQ(printed("discard 2 and pay 2 gold -> gain 1 culture"),
            (Text{"Discard 2 cards and pay 2 Gold to gain 1 Culture.", "Défaussez 2 cartes et payez 2 Or pour gagner 1 Culture."}));
}

TEST(EffectPrint, May) {
  EXPECT_EQ(printed("may archive 1"), (Text{"You may archive 1 card.", "Vous pouvez archiver 1 carte."}));
  EXPECT_EQ(printed("may pay 1 gold -> gain 1 culture"),
            (Text{"You may pay 1 Gold to gain 1 Culture.", "Vous pouvez payer 1 Or pour gagner 1 Culture."}));
}

TEST(EffectPrint, CostUnderAChoice) {
  EXPECT_EQ(printed("archive 1 | pay 2 different base -> gain 1 culture"),
            (Text{"Archive 1 card, or pay 2 different base resources to gain 1 Culture.",
                  "Archivez 1 carte, ou payez 2 ressources de base différentes pour gagner 1 Culture."}));
  EXPECT_EQ(printed("pay 1 gold -> gain 1 culture | archive 1"),
            (Text{"Choose one: pay 1 Gold to gain 1 Culture; or archive 1 card.",
                  "Choisissez\u00a0: payez 1 Or pour gagner 1 Culture\u00a0; ou archivez 1 carte."}));
}

TEST(EffectPrint, ChoiceUnderACost) {
  EXPECT_EQ(printed("pay 1 gold -> (gain 1 culture | archive 1)"),
            (Text{"Pay 1 Gold to choose one: gain 1 Culture; or archive 1 card.",
                  "Payez 1 Or pour choisir\u00a0: gagner 1 Culture\u00a0; ou archiver 1 carte."}));
}

TEST(EffectPrint, ConditionUnderAChoice) {
  EXPECT_EQ(printed("archive 1 | if have 5 gold: gain 2 gold"),
            (Text{"Choose one: archive 1 card; or if you have at least 5 Gold, gain 2 Gold.",
                  "Choisissez\u00a0: archivez 1 carte\u00a0; ou si vous avez au moins 5 Or, gagnez 2 Or."}));
}

TEST(EffectPrint, ChoiceUnderACondition) {
  EXPECT_EQ(printed("if have 5 gold: (archive 1 | gain 2 gold)"),
            (Text{"If you have at least 5 Gold, choose one: archive 1 card; or gain 2 Gold.",
                  "Si vous avez au moins 5 Or, choisissez\u00a0: archivez 1 carte\u00a0; ou gagnez 2 Or."}));
}

TEST(EffectPrint, SequenceUnderACost) {
  EXPECT_EQ(printed("pay 1 gold -> (gain 1 culture, then archive 1)"),
            (Text{"Pay 1 Gold to gain 1 Culture and then archive 1 card.", "Payez 1 Or pour gagner 1 Culture puis archiver 1 carte."}));
  EXPECT_EQ(printed("pay 1 gold -> gain 1 culture, then archive 1"),
            (Text{"Pay 1 Gold to gain 1 Culture. Then archive 1 card.", "Payez 1 Or pour gagner 1 Culture. Puis, archivez 1 carte."}));
}

TEST(EffectPrint, ChoiceInASequence) {
  EXPECT_EQ(printed("archive 1 | gain 1 gold, then reinforce 1 other"),
            (Text{"Archive 1 card, or gain 1 Gold. Then reinforce another card.",
                  "Archivez 1 carte, ou gagnez 1 Or. Puis, renforcez une autre carte."}));
  EXPECT_EQ(printed("archive 1 | (gain 1 gold, then reinforce 1 other)"),
            (Text{"Archive 1 card, or gain 1 Gold and then reinforce another card.",
                  "Archivez 1 carte, ou gagnez 1 Or puis renforcez une autre carte."}));
}

TEST(EffectPrint, BracketsGroupWhatWordsCannot) {
  EXPECT_EQ(printed("pay 1 gold -> ((gain 1 culture | archive 1), then reinforce 1)"),
            (Text{"Pay 1 Gold to [gain 1 Culture, or archive 1 card] and then reinforce 1 card.",
                  "Payez 1 Or pour [gagner 1 Culture, ou archiver 1 carte] puis renforcer 1 carte."}));
}

TEST(EffectPrint, ConditionAndLeaveUnderACost) {
  EXPECT_EQ(printed("pay 1 gold -> if have 5 gold: gain 1 culture"),
            (Text{"Pay 1 Gold to (if you have at least 5 Gold) gain 1 Culture.",
                  "Payez 1 Or pour (si vous avez au moins 5 Or) gagner 1 Culture."}));
  EXPECT_EQ(printed("pay 1 gold -> may archive 1"),
            (Text{"Pay 1 Gold to be allowed to archive 1 card.", "Payez 1 Or pour pouvoir archiver 1 carte."}));
}

// Occasions

TEST(EffectPrint, OnConquest) {
  EXPECT_EQ(print(trigger("conquer any", "gain 1 gold")),
            (Text{"Each time you conquer a province, gain 1 Gold.", "Chaque fois que vous conquérez une Province, gagnez 1 Or."}));
  EXPECT_EQ(print(trigger("conquer barbarian", "gain 1 gold")),
            (Text{"Each time you conquer a Barbarian province, gain 1 Gold.",
                  "Chaque fois que vous conquérez une Province Barbare, gagnez 1 Or."}));
  EXPECT_EQ(print(trigger("conquer free-town", "gain 1 gold")),
            (Text{"Each time you conquer a Free Town, gain 1 Gold.", "Chaque fois que vous conquérez une Ville libre, gagnez 1 Or."}));
  EXPECT_EQ(print(trigger("conquer enemy", "gain 1 gold")), (Text{"Each time you conquer an enemy province, gain 1 Gold.",
                                                                  "Chaque fois que vous conquérez une Province ennemie, gagnez 1 Or."}));
  EXPECT_EQ(print(trigger("conquer coastal", "gain 1 gold")), (Text{"Each time you conquer a coastal province, gain 1 Gold.",
                                                                    "Chaque fois que vous conquérez une Province côtière, gagnez 1 Or."}));
}

TEST(EffectPrint, OnConquestWithTheWarlord) {
  EXPECT_EQ(print(first("conquer any with warlord", "draw 2, use 1")),
            (Text{"The first time each turn you conquer a province with your Warlord, draw 2 cards and use 1 of them.",
                  "À chaque tour, la première fois que vous conquérez une Province avec votre Chef de guerre, piochez 2 cartes et "
                  "utilisez-en 1."}));
}

TEST(EffectPrint, OnCompletingAWonder) {
  EXPECT_EQ(print(trigger("complete wonder", "gain 2 culture")),
            (Text{"Each time you complete a Wonder, gain 2 Culture.", "Chaque fois que vous achevez une Merveille, gagnez 2 Culture."}));
}

TEST(EffectPrint, OnAcquiring) {
  EXPECT_EQ(print(trigger("acquire building", "gain 1 science")),
            (Text{"Each time you acquire a Building, gain 1 Science.", "Chaque fois que vous acquérez un Bâtiment, gagnez 1 Science."}));
}

TEST(EffectPrint, OnExploring) {
  EXPECT_EQ(print(first("explore", "gain 1 gold")),
            (Text{"The first time each turn one of your Explorers takes its action, gain 1 Gold.",
                  "À chaque tour, la première fois que l'un de vos Explorateurs effectue son action, gagnez 1 Or."}));
}

// Modifiers

TEST(EffectPrint, CardsCostLess) {
  EXPECT_EQ(standing_rule("building cost 1 less"),
            (Text{"Buildings cost you 1 Production less.", "Les Bâtiments vous coûtent 1 Production de moins."}));
  EXPECT_EQ(standing_rule("knowledge cost 2 less"),
            (Text{"Knowledge cards cost you 2 Science less.", "Les Connaissances vous coûtent 2 Science de moins."}));
  EXPECT_EQ(standing_rule("common military building cost 1 less"),
            (Text{"Common military Buildings cost you 1 Production less.",
                  "Les Bâtiments Militaires communs vous coûtent 1 Production de moins."}));
}

TEST(EffectPrint, WondersCostHalf) {
  EXPECT_EQ(standing_rule("wonders cost half"), (Text{"Each section of a Wonder costs you half as much, rounded up.",
                                                      "Chaque section de Merveille vous coûte la moitié, arrondie à l'unité supérieure."}));
}

TEST(EffectPrint, WondersPayableWithBase) {
  EXPECT_EQ(standing_rule("wonders payable with base"),
            (Text{"You may pay for Wonders with any base resources.",
                  "Vous pouvez payer les Merveilles avec n'importe quelles ressources de base."}));
}

TEST(EffectPrint, FreeTownsCostLess) {
  EXPECT_EQ(standing_rule("free-towns cost 1 less"),
            (Text{"Free Towns cost you 1 resource less.", "Les Villes libres vous coûtent 1 ressource de moins."}));
  EXPECT_EQ(standing_rule("free-towns cost 2 less"),
            (Text{"Free Towns cost you 2 resources less.", "Les Villes libres vous coûtent 2 ressources de moins."}));
}

TEST(EffectPrint, EnemiesDefendLess) {
  EXPECT_EQ(standing_rule("enemies defend 2 less"),
            (Text{"Enemy provinces have 2 less defence against you.", "Les Provinces ennemies ont 2 de défense en moins contre vous."}));
}

TEST(EffectPrint, BarbariansDefendLess) {
  EXPECT_EQ(standing_rule("barbarians defend 1 less"), (Text{"Barbarian provinces have 1 less defence against you.",
                                                             "Les Provinces Barbares ont 1 de défense en moins contre vous."}));
}

TEST(EffectPrint, OwnProvincesDefendMore) {
  EXPECT_EQ(standing_rule("own provinces defend 1 more"),
            (Text{"Your provinces have 1 more defence.", "Vos Provinces ont 1 de défense en plus."}));
}

TEST(EffectPrint, FirstExplorerStepFree) {
  EXPECT_EQ(standing_rule("first explorer step free"),
            (Text{"Each turn, the first tile your Explorers move is free.",
                  "À chaque tour, la première tuile parcourue par vos Explorateurs est gratuite."}));
}

TEST(EffectPrint, ExplorersCrossWater) {
  EXPECT_EQ(standing_rule("explorers cross water"),
            (Text{"Your Explorers may cross water, but must end their movement on land.",
                  "Vos Explorateurs peuvent traverser les tuiles Eau, mais doivent finir leur déplacement sur terre."}));
}

TEST(EffectPrint, CoastsAreAdjacent) {
  EXPECT_EQ(standing_rule("coasts are adjacent"),
            (Text{"For your conquests and manoeuvres, all coastal tiles are adjacent to each other.",
                  "Pour vos conquêtes et vos manœuvres, toutes les tuiles côtières sont adjacentes entre elles."}));
}

TEST(EffectPrint, GoldCountsTwo) {
  EXPECT_EQ(standing_rule("gold counts 2 for military"),
            (Text{"Each Gold you pay in place of Military counts as 2.",
                  "Chaque Or que vous payez à la place d'une ressource Militaire compte pour 2."}));
}

// Whole cards

TEST(EffectPrint, WholeCard) {
  Effects e = use("archive 1 -> take basic from basic");
  e.produces = {1, 0, 0, 0, 0};
  e.activated = step("if control mountains: gain 1 gold");
  e.triggers = {trigger("explore", "gain 1 science")};
  e.modifiers = {modifier("coasts are adjacent")};
  e.bonus = step("archive 2");

  EXPECT_EQ(
      print(e).en,
      "When activated: if you control a mountain province, gain 1 Gold. Archive 1 card to take a Basic Building. Each time one of your "
      "Explorers takes its action, gain 1 Science. For your conquests and manoeuvres, all coastal tiles are adjacent to each other. "
      "Bonus: archive up to 2 cards.");
  EXPECT_TRUE(print(e).fr.starts_with("À l'activation\u00a0: si vous contrôlez une Province de montagnes, gagnez 1 Or. Archivez 1 carte"));
  EXPECT_TRUE(print(e).fr.ends_with(" Bonus\u00a0: archivez jusqu'à 2 cartes."));
}

TEST(EffectPrint, RewardsAreAlternatives) {
  Effects e;
  e.rewards = {step("gain 1 gold"), step("archive 1")};
  EXPECT_EQ(print(e), (Text{"Gain 1 Gold, or archive 1 card.", "Gagnez 1 Or, ou archivez 1 carte."}));

  e.rewards = {step("gain 3 gold"), step("take basic from basic, then gain 1 gold")};
  EXPECT_EQ(print(e), (Text{"Gain 3 Gold, or take a Basic Building and then gain 1 Gold.",
                            "Gagnez 3 Or, ou prenez un Bâtiment de base puis gagnez 1 Or."}));

  e.rewards = {step("gain 1 culture")};
  EXPECT_EQ(print(e), (Text{"Gain 1 Culture.", "Gagnez 1 Culture."}));
}

// The Then of a second sentence could be taken for one that happens without the occasion.
TEST(EffectPrint, BonusAndTriggerAreOneSentence) {
  Effects e;
  e.bonus = step("archive 1 | gain 1 gold, then explore");

  EXPECT_EQ(print(e).en, "Bonus: [archive 1 card, or gain 1 Gold] and then take an extra action with an Explorer.");
  EXPECT_EQ(
      print(trigger("explore", "archive 1 | gain 1 gold, then explore")).en,
      "Each time one of your Explorers takes its action, [archive 1 card, or gain 1 Gold] and then take an extra action with an Explorer.");
}

TEST(EffectPrint, Produces) {
  EXPECT_EQ(produces({0, 2, 0, 1, 0}), (Text{"2 Science and 1 Gold", "2 Science et 1 Or"}));
  EXPECT_EQ(produces({1, 0, 2, 0, 1}), (Text{"1 Production, 2 Military and 1 Culture", "1 Production, 2 Militaire et 1 Culture"}));
  EXPECT_EQ(produces({}), Text{});
  EXPECT_EQ(print(Effects{}), Text{});
}

// Icons

std::string line(const Effects& e) {
  std::string out;
  for (const Icon& i : icons(e)) out += (out.empty() ? "" : " ") + std::string{i.name} + (i.n ? "=" + std::to_string(i.n) : "");
  return out;
}

TEST(EffectIcons, CostAndGain) {
  EXPECT_EQ(icons(use("pay 2 science -> gain 2 gold")), (std::vector<Icon>{{"pay"}, {"science", 2}, {"arrow"}, {"gold", 2}}));
  EXPECT_EQ(line(use("discard 2 and pay 1 military no gold -> gain 1 military for enemies")),
            "discard=2 and pay military=1 no-gold arrow military=1 for enemies");
}

TEST(EffectIcons, CountsAndConditions) {
  EXPECT_EQ(line(use("gain 1 gold per wonder up to 3")), "gold=1 per wonder up-to=3");
  EXPECT_EQ(line(use("if gained 4 military and activated 2 common military building: activate all")),
            "if gained military=4 and activated=2 common military building colon activate all");
}

TEST(EffectIcons, WhichCards) {
  EXPECT_EQ(line(use("archive 1 acquired | copy card of opponent")), "archive=1 acquired or copy card opponent");
  EXPECT_EQ(line(use("take basic from basic | take military building from basic")), "take basic or take military building from-basic");
}

TEST(EffectIcons, GroupsAreOpenedAndClosed) {
  EXPECT_EQ(line(use("pay 1 gold -> (explore | progress), then swap 2 city")), "pay gold=1 arrow open explore or progress close then swap");
}

TEST(EffectIcons, WholeCard) {
  Effects e = use("take knowledge from track costing at most 7");
  e.activated = step("if control mountains: draw 3, use 2");
  e.triggers = {first("conquer any with warlord", "acquire knowledge costing 3 less")};
  e.modifiers = {modifier("building cost 1 less"), modifier("gold counts 2 for military")};
  e.bonus = step("build section free");
  e.rewards = {step("explore"), step("progress")};

  EXPECT_EQ(line(e),
            "activated if control mountains colon draw=3 use=2"
            " break take knowledge track at-most=7"
            " break first conquer any warlord colon acquire knowledge less=3"
            " break always cards-cost-less=1 building"
            " break always gold-counts-two military"
            " break bonus build-section free"
            " break explore or progress");
}

// Numbers for bots

using namespace feature;

TEST(EffectEncode, ProducesGainsAndPays) {
  Effects e = use("pay 2 science -> gain 2 gold");
  e.produces = {1, 0, 0, 0, 2};
  e.activated = step("gain 1 gold");
  const Features f = encode(e);

  EXPECT_EQ(f[produced(Resource::Production)], 100);
  EXPECT_EQ(f[produced(Resource::Culture)], 200);
  EXPECT_EQ(f[paid(Source::Use, Resource::Science)], 200);
  EXPECT_EQ(f[gained(Source::Use, Resource::Gold)], 300);
  EXPECT_EQ(f[times(Source::Use, Verb::Pay)], 100);
  EXPECT_EQ(f[times(Source::Use, Verb::Gain)], 200);
}

TEST(EffectEncode, BaseResourcesOfChoiceAreSplit) {
  const Features f = encode(use("gain 2 base"));
  EXPECT_EQ(f[gained(Source::Use, Resource::Production)], 66);
  EXPECT_EQ(f[gained(Source::Use, Resource::Science)], 66);
  EXPECT_EQ(f[gained(Source::Use, Resource::Military)], 66);
}

TEST(EffectEncode, ChoiceCountsTheLargest) {
  const Features f = encode(use("gain 1 gold | gain 3 gold | archive 2"));
  EXPECT_EQ(f[gained(Source::Use, Resource::Gold)], 300);
  EXPECT_EQ(f[times(Source::Use, Verb::Archive)], 200);
}

TEST(EffectEncode, ConditionCountsHalf) {
  EXPECT_EQ(encode(use("if crossing: gain 1 culture"))[gained(Source::Use, Resource::Culture)], 50);
  EXPECT_EQ(encode(use("gain 2 military for enemies"))[gained(Source::Use, Resource::Military)], 100);
}

TEST(EffectEncode, CountsAreTypical) {
  EXPECT_EQ(encode(use("gain 1 gold per wonder"))[gained(Source::Use, Resource::Gold)], 200);
  EXPECT_EQ(encode(use("gain 1 gold per wonder up to 1"))[gained(Source::Use, Resource::Gold)], 100);
  EXPECT_EQ(encode(use("gain 1 gold per wonder up to 6"))[gained(Source::Use, Resource::Gold)], 200);
}

TEST(EffectEncode, EverySourceHasItsNumbers) {
  Effects e;
  e.triggers = {trigger("explore", "gain 1 gold"), trigger("conquer any", "gain 2 gold")};
  e.bonus = step("gain 3 military, then acquire knowledge costing 3 less");
  e.rewards = {step("gain 1 culture"), step("draw 3, use 2")};
  e.modifiers = {modifier("enemies defend 2 less"), modifier("coasts are adjacent")};
  const Features f = encode(e);

  EXPECT_EQ(f[gained(Source::Trigger, Resource::Gold)], 300);
  EXPECT_EQ(f[gained(Source::Bonus, Resource::Military)], 300);
  EXPECT_EQ(f[saved(Source::Bonus)], 300);
  EXPECT_EQ(f[gained(Source::Reward, Resource::Culture)], 100);
  EXPECT_EQ(f[times(Source::Reward, Verb::Draw)], 200);
  EXPECT_EQ(f[standing(Modifier::Of::EnemiesDefendLess)], 200);
  EXPECT_EQ(f[standing(Modifier::Of::CoastsAreAdjacent)], 100);
  EXPECT_EQ(f[gained(Source::Use, Resource::Gold)], 0);
}

TEST(EffectEncode, LargestNumbersStayLargest) {
  std::string text = "gain 20 gold";
  for (int i = 0; i < 18; ++i) text += " and 20 gold";
  EXPECT_EQ(encode(use(text + " per wonder"))[gained(Source::Use, Resource::Gold)], 32767);
}

}  // namespace
}  // namespace civic
}  // namespace stele
