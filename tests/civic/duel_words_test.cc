// The words that Monumental Duel adds to the effect language: read, printed in both languages, and unknown to Monumental.
#include <gtest/gtest.h>

#include "games/civic/effect_print.h"
#include "games/civic/instruction.h"
#include "games/monumental/game.h"
#include "tests/kit/card_files.h"

namespace stele::civic {
namespace {

struct Example {
  std::string_view text, en, fr;
};

TEST(DuelWords, AreReadAndPrinted) {
  for (const Example& e : std::initializer_list<Example>{
           {"negotiate", "Negotiate with a Free City.", "Négociez avec une Ville Libre."},
           {"pay 2 base -> negotiate free", "Pay 2 base resources to negotiate with a Free City for free.",
            "Payez 2 ressources de base pour négocier gratuitement avec une Ville Libre."},
           {"advantage, then gain 2 culture", "Take the Advantage, then gain 2 Culture.", "Prenez l'Avantage, puis gagnez 2 Culture."},
           {"barricade", "Put a Barricade on your top Province.", "Placez une Barricade sur votre Province du dessus."},
           {"mark province", "Put a type marker on one of your Provinces.", "Placez un marqueur de type sur une de vos Provinces."},
           {"reserve 1 from track", "Reserve 1 card of the Development track.", "Réservez 1 carte de la Piste de développement."},
           {"acquire reserved costing 2 less", "Acquire a reserved card for 2 resources less.",
            "Acquérez une carte réservée en payant 2 ressources de moins."},
           {"steal 2 gold", "Take up to 2 Gold from your opponent.", "Prenez jusqu'à 2 Or à votre adversaire."},
           {"raze 2", "Return up to 2 Barricades from your opponent's top Province to the pile.",
            "Remettez dans la pile jusqu'à 2 Barricades de la Province du dessus de votre adversaire."},
           {"block card of opponent", "Put an action token on an activated card of your opponent that has not been used.",
            "Placez un jeton Action sur une carte activée de votre adversaire, pas encore utilisée."},
           {"expedition free", "Explore a Land for free.", "Explorez gratuitement une Terre."},
           {"spy", "Spy.", "Espionnez."},
           {"if advantage: gain 1 military", "If you have the Advantage, gain 1 Military.", "Si vous avez l'Avantage, gagnez 1 Militaire."},
           {"if not advantage: gain 1 gold", "If you do not have the Advantage, gain 1 Gold.",
            "Si vous n'avez pas l'Avantage, gagnez 1 Or."},
           {"gain 1 base per province type up to 2",
            "Gain 1 base resource of your choice for each different type among your Provinces (at most 2).",
            "Gagnez 1 ressource de base de votre choix pour chaque type différent parmi vos Provinces (2 maximum)."},
           {"gain 1 gold per province of type coastal", "Gain 1 Gold for each Coastal Province you control.",
            "Gagnez 1 Or pour chaque Province Côtière que vous contrôlez."},
           {"if control agricultural: gain 1 gold", "If you control an Agricultural Province, gain 1 Gold.",
            "Si vous contrôlez une Province Agricole, gagnez 1 Or."}}) {
    const auto step = read_step(e.text);
    ASSERT_TRUE(step) << e.text << ": " << to_text(step.errors());
    EXPECT_EQ(print(step.value()).en, e.en);
    EXPECT_EQ(print(step.value()).fr, e.fr);
    Code code;
    EXPECT_GT(compile(step.value(), Consent::Given, code), 0) << e.text;
  }
}

TEST(DuelWords, StandingRulesAndOccasions) {
  const auto gold = read_modifier("provinces payable with gold only");
  ASSERT_TRUE(gold);
  EXPECT_EQ(print(gold.value()).en, "You pay for Provinces with Gold alone, never with Military.");
  const auto cheaper = read_modifier("province cost 1 less");
  ASSERT_TRUE(cheaper);
  EXPECT_EQ(print(cheaper.value()).en, "Provinces cost you 1 Military less.");
  const auto on = read_occasion("negotiate");
  ASSERT_TRUE(on);
  EXPECT_EQ(on->of, Occasion::Of::Negotiate);
}

TEST(DuelWords, MistakesSayWhatWasExpected) {
  for (const auto& [text, what] :
       std::initializer_list<std::pair<std::string_view, std::string_view>>{{"steal 2 military", "gold or culture"},
                                                                            {"reserve 1", "'from track'"},
                                                                            {"gain 1 gold per province of type |", "a type of Province"}}) {
    const auto step = read_step(text);
    ASSERT_FALSE(step) << text;
    EXPECT_NE(to_text(step.errors()).find(what), std::string::npos) << text << ": " << to_text(step.errors());
  }
}

// A card of Monumental that would need the other game's things is refused, and not silently without effect.
TEST(DuelWords, AreUnknownToMonumental) {
  for (const auto& [field, word] : std::initializer_list<std::pair<std::string, std::string>>{
           {R"(use = "negotiate free")", "negotiate"},
           {R"(use = "gain 1 gold per province type")", "province type"},
           {R"(use = "if advantage: gain 1 gold")", "advantage"},
           {R"(use = "acquire reserved costing 1 less")", "reserved"},
           {R"(always = "province cost 1 less")", "province"},
           {R"(always = "provinces payable with gold only")", "provinces-payable-with-gold"},
           {R"(each = { on = "negotiate", do = "gain 1 gold" })", "negotiate"}}) {
    std::vector<CardFile> files = card_files(monumental::Monumental::info(), {});
    for (CardFile& file : files)
      if (file.name.ends_with("development.toml"))
        file.text +=
            "\n[[card]]\nid = \"odd\"\nname = { en = \"Odd\", fr = \"Odd\" }\nkind = \"building\"\nera = \"I\"\ncost = { production = 1 "
            "}\norigin = \"house\"\n" +
            field + "\n";
    const auto read = monumental::Monumental::read_catalogue(files);
    ASSERT_FALSE(read) << field;
    EXPECT_NE(to_text(read.errors()).find("this game knows no '" + word + "'"), std::string::npos) << to_text(read.errors());
  }
}

}  // namespace
}  // namespace stele::civic
