// Card files: what is read, and that every mistake is answered with the file, the line, the card's field and what was expected there;
// texts of any garbage, depth and length are refused and do no harm.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "games/civic/effect.h"
#include "tests/kit/card_files.h"
#include "tests/kit/monumental_table.h"

namespace stele {
namespace {

using civic::read_modifier;
using civic::read_occasion;
using civic::read_step;
using civic::Step;
using namespace kit;

// --- Files ---------------------------------------------------------------------------------------------------------

std::string replaced(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at == std::string::npos) return text;
  return text.substr(0, at) + to + text.substr(at + from.size());
}
// A City card of ours that is no Development card, with these lines instead of the `use` of a good one.
std::string my_card(const std::string& lines) {
  return "\n[[card]]\nid = \"my-card\"\nname = { en = \"My card\", fr = \"Ma carte\" }\nkind = \"building\"\ngroup = \"special\"\n" +
         lines + "\norigin = \"house\"\n";
}
// [M-COMP-2] The files that are built in are fine, and a card more is.
TEST(CardFiles, TheBuiltInFilesAreFine) {
  ASSERT_EQ(built_in().size(), 5u);

  EXPECT_EQ(told(mistakes(built_in())), "");
  EXPECT_EQ(told(mistakes(with(my_card("use = \"gain 1 gold\"")))), "");
}

// Lists are read as well as single entries.
TEST(CardFiles, FieldsMayBeLists) {
  EXPECT_EQ(told(mistakes(with(my_card("use = [\"gain 1 gold\", \"archive 1\"]")))), "");
  EXPECT_EQ(told(mistakes(with(my_card("always = [\"coasts are adjacent\", \"explorers cross water\"]")))), "");
  EXPECT_EQ(
      told(mistakes(with(my_card("each = [{ on = \"explore\", do = \"gain 1 gold\" }, { on = \"conquer any\", do = \"archive 1\" }]")))),
      "");
}

// A wrong field is named with its card, on its line, and it is said what was expected.
TEST(CardFiles, AWrongFieldIsNamedWithItsCardAndLine) {
  for (const auto& [line, field] : std::vector<std::pair<std::string, std::string>>{
           {"use = \"gian 1 gold\"", "use"},
           {"use = \"gain 21 gold\"", "use"},
           {"use = \"\"", "use"},
           {"use = 3", "use"},
           {"use = true", "use"},
           {"use = { on = \"explore\" }", "use"},
           {"use = [\"gain 1 gold\", \"fly\"]", "use"},
           {"use = [\"gain 1 gold\", 2]", "use"},
           {"use = \"if control moon: gain 1 gold\"", "use"},
           {"activated = \"fly\"", "activated"},
           {"produces = { bread = 1 }", "produces"},
           {"produces = { production = -1 }", "produces"},
           {"produces = { production = \"one\" }", "produces"},
           {"produces = { production = 1.5 }", "produces"},
           {"produces = 3", "produces"},
           {"each = { on = \"rain\", do = \"gain 1 gold\" }", "each"},
           {"each = { on = \"explore\", do = \"fly\" }", "each"},
           {"each = { on = \"explore\" }", "each"},
           {"each = { do = \"gain 1 gold\" }", "each"},
           {"each = \"explore\"", "each"},
           {"first = { on = \"conquer everyone\", do = \"gain 1 gold\" }", "first"},
           {"first = [{ on = \"explore\", do = \"gain 1 gold\" }, { on = \"explore\", do = 7 }]", "first"},
           {"always = \"everything is free\"", "always"},
           {"always = [\"coasts are adjacent\", \"fly\"]", "always"},
           {"always = 1", "always"},
           {"tags = [\"sweet\"]", "tags"},
           {"civ = \"atlantis\"", "civ"},
       })
    EXPECT_TRUE(named(my_card(line), "my-card." + field)) << line;
}

// What was expected is said.
TEST(CardFiles, WhatWasExpectedIsSaid) {
  for (const std::string line : {"use = \"gian 1 gold\"", "use = 3", "produces = { bread = 1 }",
                                 "each = { on = \"rain\", do = \"gain 1 gold\" }", "always = \"everything is free\"", "tags = [\"sweet\"]"})
    EXPECT_TRUE(named(my_card(line), "expected")) << line;
}

// The line is that of the field itself.
TEST(CardFiles, TheLineIsThatOfTheField) {
  Files files = with(my_card("produces = { military = 1 }\nuse = \"gain 1 gold, then fly\"\ntags = [\"military\"]"));
  const CardFile& file = the(files, "development");
  const int line = line_of(file.text, "use = \"gain 1 gold, then fly\"");

  const std::vector<Error> errors = mistakes(files);

  EXPECT_TRUE(found(errors, file, line, line, "my-card.use")) << told(errors);
  EXPECT_EQ(errors.size(), 1u) << told(errors);
}

// Every card says what it is, in both languages, and where it comes from.
TEST(CardFiles, WhatEveryCardMustSay) {
  const std::string name = "name = { en = \"My card\", fr = \"Ma carte\" }\n";
  const std::string good = my_card("use = \"gain 1 gold\"");

  EXPECT_TRUE(named(replaced(good, name, ""), "my-card.name"));
  EXPECT_TRUE(named(replaced(good, name, "name = { en = \"My card\" }\n"), "my-card.name"));
  EXPECT_TRUE(named(replaced(good, name, "name = \"My card\"\n"), "my-card.name"));
  EXPECT_TRUE(named(replaced(good, "kind = \"building\"\n", ""), "my-card.kind"));
  EXPECT_TRUE(named(replaced(good, "kind = \"building\"", "kind = \"castle\""), "my-card.kind"));
  EXPECT_TRUE(named(replaced(good, "kind = \"building\"", "kind = 1"), "my-card.kind"));
  EXPECT_TRUE(named(replaced(good, "group = \"special\"", "group = \"odd\""), "my-card.group"));
  EXPECT_TRUE(named(replaced(good, "origin = \"house\"", "origin = \"somewhere\""), "my-card.origin"));
  EXPECT_TRUE(named(replaced(good, "origin = \"house\"\n", ""), "my-card.origin"));
  EXPECT_TRUE(named(replaced(good, "id = \"my-card\"\n", ""), "id"));
  EXPECT_TRUE(named(replaced(good, "id = \"my-card\"", "id = \"My card!\""), "id"));
}

// A field that is not known is a mistake, not a thing to pass over.
TEST(CardFiles, AnUnknownFieldIsNamed) {
  EXPECT_TRUE(named(my_card("use = \"gain 1 gold\"\nuses = \"gain 1 gold\""), "my-card.uses"));
  EXPECT_TRUE(named("\n[[crad]]\nid = \"my-card\"\n", "crad"));
}

// An id stands once, in all files together.
TEST(CardFiles, AnIdStandsOnce) {
  EXPECT_TRUE(named(replaced(my_card("use = \"gain 1 gold\""), "my-card", "market"), "market.id"));
  EXPECT_NE(told(mistakes(with(replaced(my_card("use = \"gain 1 gold\""), "my-card", "fort")))).find("fort.id"), std::string::npos);
  EXPECT_TRUE(named(my_card("use = \"gain 1 gold\"") + my_card("use = \"gain 1 gold\""), "my-card.id"));
}

// Prices and eras of Development cards.
TEST(CardFiles, PricesAndEras) {
  struct Wrong {
    std::string id, field, line;
  };
  for (const Wrong& w : std::vector<Wrong>{{"market", "cost", "cost     = { bread = 3 }"},
                                           {"market", "cost", "cost     = { production = -3 }"},
                                           {"market", "cost", "cost     = 3"},
                                           {"market", "cost", "cost     = [3, 3]"},
                                           {"market", "era", "era      = \"IV\""},
                                           {"market", "era", "era      = 1"},
                                           {"stonehenge", "cost", "cost     = [2]"},
                                           {"stonehenge", "cost", "cost     = [2, 3, 4]"},
                                           {"stonehenge", "cost", "cost     = [2, -3]"},
                                           {"stonehenge", "cost", "cost     = [2, \"3\"]"},
                                           {"stonehenge", "cost", "cost     = { production = 2 }"},
                                           {"stonehenge", "bonus", "bonus    = \"gain 1 cultrue\""},
                                           {"mathematics", "cost", "cost   = { science = 300 }"}}) {
    Files files = built_in();
    CardFile& file = the(files, "development");
    file.text = changed(file.text, w.id, w.field, w.line);

    const std::vector<Error> errors = mistakes(files);

    EXPECT_TRUE(found(errors, file, line_of(file.text, w.line), line_of(file.text, w.line), w.id + "." + w.field)) << w.line << "\n"
                                                                                                                   << told(errors);
  }
}

// A civilization names cards that there are, and 15 of them.
TEST(CardFiles, ACivilizationNamesItsCards) {
  struct Wrong {
    std::string from, to, words;
  };
  for (const Wrong& w : std::vector<Wrong>{{"warlord    = \"miyamoto-musashi\"", "warlord    = \"nobody\"", "japan.warlord"},
                                           {"warlord    = \"miyamoto-musashi\"", "warlord    = \"fort\"", "japan.warlord"},
                                           {"[\"diplomacy\", ", "[\"diplomatie\", ", "japan.policies"},
                                           {"[\"diplomacy\", ", "[", "japan.policies"},
                                           {"{ card = \"samurai-dojo\", n = 1 }", "{ card = \"samurai-dojo\", n = 2 }", "japan.city"},
                                           {"{ card = \"samurai-dojo\", n = 1 }", "{ card = \"dojo\", n = 1 }", "japan.city"},
                                           {"{ card = \"samurai-dojo\", n = 1 }", "{ card = \"samurai-dojo\" }", "japan.city"}}) {
    Files files = built_in();
    CardFile& file = the(files, "starting");
    file.text = replaced(file.text, w.from, w.to);
    const int first = line_of(file.text, "id         = \"japan\"");

    const std::vector<Error> errors = mistakes(files);

    EXPECT_TRUE(found(errors, file, first - 1, first + 16, w.words)) << w.to << "\n" << told(errors);
  }
}

// Tokens, terrain and maps.
TEST(CardFiles, TokensAndMaps) {
  struct Wrong {
    std::string in, from, to, words;
  };
  for (const Wrong& w : std::vector<Wrong>{
           {"tokens", "reward = [\"gain 1 gold\", \"archive 1\"]", "reward = [\"gain 1 gold\", \"fly\"]", "barbarian-outcasts.reward"},
           {"tokens", "reward = [\"gain 1 gold\", \"archive 1\"]", "reward = []", "barbarian-outcasts.reward"},
           {"tokens", "cost   = { science = 3 }", "cost   = { salt = 3 }", "free-town-samarkand.cost"},
           {"tokens", "market = \"carthage\"", "market = \"nowhere\"", "carthage-mercenaries.market"},
           {"tokens", "value  = 1", "value  = \"much\"", "barbarian-hunters.value"},
           {"tokens", "kind   = \"barbarian\"", "kind   = \"pirate\"", "barbarian-hunters.kind"},
           {"tokens", "defence = 0", "defence = -1", "plains.defence"},
           {"maps", "{ q =  0, r = -2, terrain = \"water\" },", "{ q =  0, r = -2, terrain = \"lava\" },", "clash-of-titans"},
           {"maps", "{ q =  0, r = -2, terrain = \"water\" },", "{ q =  0, r = 2, terrain = \"water\" },", "clash-of-titans"},
           {"maps", "{ q =  2, r = -1, terrain = \"capital\", capital = 1 },", "{ q =  2, r = -1, terrain = \"capital\", capital = 3 },",
            "clash-of-titans"},
       }) {
    Files files = built_in();
    CardFile& file = the(files, w.in);
    file.text = replaced(file.text, w.from, w.to);

    const std::vector<Error> errors = mistakes(files);

    EXPECT_TRUE(found(errors, file, 1, line_count(file.text), w.words)) << w.to << "\n" << told(errors);
  }
}

// Safe content: Science and Gold of one card are at most 2, and with 2 there is nothing else.
TEST(CardFiles, NoCardPaysForProgressByItself) {
  EXPECT_EQ(told(mistakes(with(my_card("produces = { science = 1, gold = 1 }")))), "");
  EXPECT_EQ(told(mistakes(with(my_card("produces = { production = 3, science = 1 }")))), "");

  EXPECT_TRUE(named(my_card("produces = { science = 3 }"), "my-card."));
  EXPECT_TRUE(named(my_card("produces = { science = 2, gold = 1 }"), "my-card."));
  EXPECT_TRUE(named(my_card("produces = { science = 1, gold = 1, military = 1 }"), "my-card."));
  EXPECT_TRUE(named(my_card("produces = { science = 2 }\nactivated = \"gain 1 gold\""), "my-card."));
  EXPECT_TRUE(named(my_card("activated = \"gain 3 gold\""), "my-card."));
  EXPECT_TRUE(named(my_card("produces = { gold = 2 }\nactivated = \"gain 1 military\""), "my-card."));
}

// Safe content: standing discounts on Buildings stay under 3 in all files together.
TEST(CardFiles, BasicBuildingsDoNotPayForThemselves) {
  EXPECT_EQ(told(mistakes(with(my_card("always = \"building cost 1 less\"")))), "");
  EXPECT_EQ(told(mistakes(with(my_card("always = \"knowledge cost 9 less\"")))), "");

  EXPECT_FALSE(mistakes(with(my_card("always = \"building cost 2 less\""))).empty());
  EXPECT_FALSE(mistakes(with(my_card("always = [\"building cost 1 less\", \"basic cost 1 less\"]"))).empty());
}

// [M-COMP-2] There are 50 Development cards at most.
TEST(CardFiles, FiftyDevelopmentCardsAtMost) {
  const std::string entry = replaced(my_card("use = \"gain 1 gold\""), "group = \"special\"\n", "era = \"I\"\ncost = { production = 3 }\n");

  EXPECT_FALSE(mistakes(with(entry)).empty());
}

// All mistakes of all files are found in one run.
TEST(CardFiles, AllMistakesAreFoundInOneRun) {
  Files files = built_in();
  CardFile& starting = the(files, "starting");
  CardFile& development = the(files, "development");
  CardFile& tokens = the(files, "tokens");
  CardFile& maps = the(files, "maps");
  starting.text = replaced(starting.text, "use      = \"pay 1 gold -> gain 2 different base\"", "use      = \"pay 1 gold -> fly\"");
  development.text = changed(development.text, "market", "use", "use      = \"swim\"");
  development.text = changed(development.text, "stonehenge", "bonus", "bonus    = \"dive\"");
  tokens.text = replaced(tokens.text, "reward = [\"gain 1 gold\", \"archive 1\"]", "reward = [\"gain 1 gold\", \"run\"]");
  maps.text = replaced(maps.text, "{ q =  0, r = -2, terrain = \"water\" },", "{ q =  0, r = -2, terrain = \"lava\" },");

  const std::vector<Error> errors = mistakes(files);

  EXPECT_TRUE(found(errors, starting, 1, 9999, "paper-maker.use")) << told(errors);
  EXPECT_TRUE(found(errors, development, 1, 9999, "market.use")) << told(errors);
  EXPECT_TRUE(found(errors, development, 1, 9999, "stonehenge.bonus")) << told(errors);
  EXPECT_TRUE(found(errors, tokens, 1, 9999, "barbarian-outcasts.reward")) << told(errors);
  EXPECT_TRUE(found(errors, maps, 1, 9999, "clash-of-titans")) << told(errors);
}

// Several wrong fields of one card are all named.
TEST(CardFiles, AllMistakesOfOneCard) {
  Files files = with(my_card("use = \"fly\"\nalways = \"swim\"\nproduces = { bread = 1 }\ncolour = \"red\""));
  const CardFile& file = the(files, "development");

  const std::vector<Error> errors = mistakes(files);

  for (const std::string field : {"use", "always", "produces", "colour"})
    EXPECT_TRUE(found(errors, file, 1, 9999, "my-card." + field)) << field << "\n" << told(errors);
}

// A text that is no TOML is answered with its line, and the mistakes of the other files are found as well.
TEST(CardFiles, ATextThatIsNoToml) {
  Files files = built_in();
  CardFile& development = the(files, "development");
  CardFile& starting = the(files, "starting");
  development.text = replaced(development.text, "[[card]]\nid       = \"shipyard\"", "[[card]\nid       = \"shipyard\"");
  starting.text = replaced(starting.text, "use      = \"pay 1 gold -> gain 2 different base\"", "use      = \"fly\"");
  const int line = line_of(development.text, "[[card]\nid");

  const std::vector<Error> errors = mistakes(files);

  EXPECT_TRUE(found(errors, development, line, line + 1, "")) << told(errors);
  EXPECT_TRUE(found(errors, starting, 1, 9999, "paper-maker.use")) << told(errors);
}

// Control characters and bytes that are no UTF-8 are answered with their line.
TEST(CardFiles, OnlyPlainUtf8) {
  for (const std::string& bad : {std::string("\x1b"), std::string("\xff"), std::string("\xc3\x28"), std::string(1, '\0')}) {
    Files files = built_in();
    CardFile& file = the(files, "tokens");
    file.text = replaced(file.text, "Hunters", "Hun" + bad + "ters");
    const int line = line_of(file.text, "Hun");

    const std::vector<Error> errors = mistakes(files);

    EXPECT_TRUE(found(errors, file, line, line, "")) << told(errors);
  }
}

// A file of another game is refused.
TEST(CardFiles, AFileOfAnotherGame) {
  Files files = built_in();
  CardFile& file = the(files, "development");
  file.text = replaced(file.text, "game = \"monumental\"", "game = \"monuments\"");

  EXPECT_TRUE(found(mistakes(files), file, 1, 9999, "game"));
}

// What is missing is told: a whole file, all cards, all maps.
TEST(CardFiles, WhatIsMissingIsTold) {
  EXPECT_FALSE(mistakes({}).empty());
  for (std::size_t i = 0; i < built_in().size(); ++i) {
    Files files = built_in();
    files[i].text = "game = \"monumental\"\n";

    EXPECT_FALSE(mistakes(files).empty()) << files[i].name;
  }
}

// --- Garbage -------------------------------------------------------------------------------------------------------

// Every mistake has a file and a line of that file.
testing::AssertionResult refused_in_order(const Files& files) {
  const std::vector<Error> errors = mistakes(files);
  if (errors.empty()) return testing::AssertionFailure() << "it was read";
  for (const Error& e : errors) {
    const bool in_a_file = std::any_of(files.begin(), files.end(), [&](const CardFile& file) {
      const int line = line_in(file, e);
      return line >= 1 && line <= line_count(file.text) + 1;
    });
    if (!in_a_file || e.what.empty()) return testing::AssertionFailure() << "'" << e.where << "': " << e.what;
  }
  return testing::AssertionSuccess();
}

std::string repeated(const std::string& text, int n) {
  std::string all;
  for (int i = 0; i < n; ++i) all += text;
  return all;
}

// Whole files of garbage are refused.
TEST(Garbage, WholeFiles) {
  for (const std::string& text :
       {std::string("]"), std::string("= = ="), std::string("a = [1, 2"), std::string("\"\"\""), repeated("[", 20000), repeated("{", 20000),
        "a = " + repeated("[", 5000) + repeated("]", 5000), "a = " + repeated("{ a = ", 5000), repeated("a.", 5000) + "a = 1",
        repeated("x", 1 << 20), repeated("\n", 100000) + "=", std::string("\xef\xbb\xbf[")})
    for (const char* name : {"development", "starting", "tokens", "maps"}) {
      Files files = built_in();
      the(files, name).text = text;

      EXPECT_TRUE(refused_in_order(files)) << name << ": " << text.substr(0, 20);
    }
}

// Wrong types in the place of entries and tables are refused.
TEST(Garbage, WrongTypesEverywhere) {
  for (const std::string entry :
       {"\ncard = 3\n", "\n[card]\nid = 3\n", "\n[[card]]\n", "\n[[card]]\nid = [[[1]]]\n", "\n[[card]]\nid = 1979-05-27\n",
        "\n[[card]]\nid = { a = { b = 1 } }\nname = []\nkind = {}\nuse = 1e300\n", "\n[[card]]\nid = \"\"\n"})
    EXPECT_TRUE(refused_in_order(with(entry))) << entry;
}

// Effects that are too deep or too long for their field are refused by name.
TEST(Garbage, EffectsTooDeepOrTooLong) {
  EXPECT_TRUE(named(my_card("use = \"" + repeated("(", 40) + "gain 1 gold" + repeated(")", 40) + "\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("use = \"gain 1 gold" + repeated(", then gain 1 gold", 20) + "\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("use = \"" + repeated("x", 100000) + "\""), "my-card.use"));
}

// Built-in files with some bytes changed are read or refused with file and line, and nothing worse.
TEST(Garbage, SomeBytesChanged) {
  std::minstd_rand random(1);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  for (int i = 0; i < 150; ++i) {
    Files files = built_in();
    CardFile& file = files[below(files.size())];
    for (std::size_t n = 1 + below(3); n > 0; --n) {
      const std::size_t at = below(file.text.size());
      switch (below(4)) {
        case 0: file.text[at] = static_cast<char>(below(256)); break;
        case 1: file.text.erase(at, 1 + below(40)); break;
        case 2: file.text.insert(at, file.text.substr(below(file.text.size()), below(80))); break;
        default: file.text.insert(at, 1, "[]{}=\"'#,\n\\.-9"[below(14)]);
      }
    }

    if (!mistakes(files).empty()) {
      EXPECT_TRUE(refused_in_order(files)) << i;
    }
  }
}

// --- Texts of the effect language ----------------------------------------------------------------------------------

// Every notation of the language is read.
TEST(ReadStep, EveryVerb) {
  for (const std::string text : {"gain 1 gold",
                                 "gain 1 culture and 2 gold",
                                 "gain 2 base",
                                 "gain 2 same base",
                                 "gain 3 different base",
                                 "gain 1 gold per wonder",
                                 "gain 1 gold per knowledge up to 6",
                                 "gain 1 gold per policy",
                                 "gain 1 gold per province",
                                 "gain 1 gold per coastal province",
                                 "gain 1 military per activated common military building",
                                 "gain 1 gold per archived card",
                                 "gain 1 gold per free-town",
                                 "gain 1 gold per outpost",
                                 "gain 2 military for barbarians",
                                 "gain 2 military for free-towns",
                                 "gain 2 military for enemies",
                                 "pay 2 military no gold -> gain 1 culture",
                                 "pay 2 science and 2 military -> gain 1 culture",
                                 "archive 1",
                                 "archive 2 knowledge",
                                 "archive this -> build section free",
                                 "discard 1 -> gain 2 same base",
                                 "discard 2 and pay 2 gold -> gain 1 culture",
                                 "reinforce 1 other",
                                 "reinforce this",
                                 "reinforce 1 neighbour",
                                 "archive 1 acquired",
                                 "return 2 units -> gain 1 gold",
                                 "draw 2, use 1",
                                 "progress",
                                 "copy basic",
                                 "copy wonder of opponent",
                                 "copy policy",
                                 "ready building",
                                 "take basic from basic",
                                 "take knowledge from track costing at most 5",
                                 "acquire knowledge costing 3 less",
                                 "build section costing 2 less",
                                 "build section free",
                                 "develop policy",
                                 "develop policy costing 1 less",
                                 "regain 1 bonus",
                                 "regain all bonuses",
                                 "move explorer 2",
                                 "explore",
                                 "move units 2",
                                 "outpost",
                                 "attack anywhere",
                                 "recall 1 from discard",
                                 "swap 2 city",
                                 "refresh 3",
                                 "activate 2",
                                 "activate 1 neighbour",
                                 "activate all",
                                 "use card from track",
                                 "may gain 1 gold",
                                 "if gained 1 production and 1 military: gain 1 gold",
                                 "if have 5 gold: gain 2 gold",
                                 "if activated 2 wonder and knowledge: gain 2 gold",
                                 "if crossing: gain 1 culture",
                                 "if centre: gain 1 culture",
                                 "if control mountains: gain 1 gold",
                                 "if have 5 gold and centre: (gain 1 culture, then progress)"})
    EXPECT_TRUE(read_step(text)) << text;
}

// Binding, weakest first: ", then", "|", and then "if", "may" and "->".
TEST(ReadStep, Binding) {
  const auto choice = read_step("archive 1 | pay 1 gold -> gain 1 culture");
  const auto sequence = read_step("pay 1 gold -> gain 1 science, then gain 1 culture | may progress");
  const auto bracket = read_step("pay 1 gold -> (gain 1 science, then gain 1 culture)");
  const auto condition = read_step("if centre: gain 1 gold | explore");
  ASSERT_TRUE(choice && sequence && bracket && condition);

  EXPECT_EQ(choice.value().form, Step::Form::Choice);
  ASSERT_EQ(choice.value().parts.size(), 2u);
  EXPECT_EQ(choice.value().parts[1].form, Step::Form::Cost);
  EXPECT_EQ(sequence.value().form, Step::Form::Sequence);
  ASSERT_EQ(sequence.value().parts.size(), 2u);
  EXPECT_EQ(sequence.value().parts[0].form, Step::Form::Cost);
  EXPECT_EQ(sequence.value().parts[1].form, Step::Form::Choice);
  EXPECT_EQ(sequence.value().parts[1].parts[1].form, Step::Form::May);
  EXPECT_EQ(bracket.value().form, Step::Form::Cost);
  EXPECT_EQ(bracket.value().parts.back().form, Step::Form::Sequence);
  EXPECT_EQ(condition.value().form, Step::Form::Choice);
  EXPECT_EQ(condition.value().parts[0].form, Step::Form::If);
}

// What is not quite of the language is refused.
TEST(ReadStep, MistakesAreRefused) {
  for (const std::string text : {"",
                                 " ",
                                 "fly",
                                 "gain",
                                 "gain gold",
                                 "gain 1",
                                 "gain 1 gould",
                                 "gain -1 gold",
                                 "gain 21 gold",
                                 "gain 1.5 gold",
                                 "gain 99999999999999999999 gold",
                                 "gain 1 gold and",
                                 "gain 1 gold per",
                                 "gain 1 gold per moon",
                                 "gain 1 gold up to 3",
                                 "gain 1 military for pirates",
                                 "gain 1 gold for enemies",
                                 "gain 1 gold extra",
                                 "GAIN 1 GOLD",
                                 "gain 1 gold |",
                                 "| gain 1 gold",
                                 "gain 1 gold, then",
                                 ", then gain 1 gold",
                                 "(gain 1 gold",
                                 "gain 1 gold)",
                                 "()",
                                 "pay 1 gold ->",
                                 "-> gain 1 gold",
                                 "gain 1 gold -> gain 1 culture",
                                 "progress -> gain 1 culture",
                                 "return 2 units",
                                 "may",
                                 "if : gain 1 gold",
                                 "if centre gain 1 gold",
                                 "if gained: gain 1 gold",
                                 "if control: gain 1 gold",
                                 "if tired: gain 1 gold",
                                 "archive",
                                 "archive 1 wonderful",
                                 "archive 1 red building",
                                 "draw 2 use 1",
                                 "copy",
                                 "copy basic of friend",
                                 "take basic from sky",
                                 "take basic",
                                 "take knowledge from track costing at most",
                                 "acquire knowledge costing less",
                                 "build section",
                                 "move explorer",
                                 "move units",
                                 "attack",
                                 "recall 1",
                                 "swap 3 city",
                                 "refresh",
                                 "activate",
                                 "activate 1 wonder",
                                 "use from track"}) {
    const auto read = read_step(text);
    EXPECT_FALSE(read) << text;
    if (!read) {
      EXPECT_FALSE(read.errors().empty()) << text;
      EXPECT_NE(told(read.errors()).find("expected"), std::string::npos) << text << ": " << told(read.errors());
    }
  }
}

// A mistake is answered with its column.
TEST(ReadStep, AMistakeIsAnsweredWithItsColumn) {
  const auto early = read_step("gain 1 gould");
  const auto late = read_step("gain 1 gold, then gain 1 gould");
  ASSERT_FALSE(early);
  ASSERT_FALSE(late);

  EXPECT_NE(told(early.errors()).find("8"), std::string::npos) << told(early.errors());
  EXPECT_NE(told(late.errors()).find("26"), std::string::npos) << told(late.errors());
}

// A text has at most 240 characters.
TEST(ReadStep, TwoHundredAndFortyCharacters) {
  const std::string tail = repeated(", then explore", 14) + ", then outpost";
  const std::string most = "gain 10 production and 10 gold" + tail;
  const std::string more = "gain 1 production and 2 culture" + tail;
  ASSERT_EQ(most.size(), 240u);
  ASSERT_EQ(more.size(), 241u);

  EXPECT_TRUE(read_step(most));
  EXPECT_FALSE(read_step(more));
  EXPECT_FALSE(read_step(repeated("gain 1 gold, then ", 100000) + "gain 1 gold"));
}

// A text is nested at most 8 deep.
TEST(ReadStep, EightDeep) {
  EXPECT_TRUE(read_step("(((gain 1 gold)))"));
  EXPECT_TRUE(read_step("may (may (may gain 1 gold))"));

  for (const int deep : {10, 40, 110, 100000}) {
    EXPECT_FALSE(read_step(repeated("(", deep) + "gain 1 gold" + repeated(")", deep))) << deep;
    EXPECT_FALSE(read_step(repeated("may ", deep) + "gain 1 gold")) << deep;
    EXPECT_FALSE(read_step(repeated("if centre: ", deep) + "gain 1 gold")) << deep;
    EXPECT_FALSE(read_step(repeated("pay 1 gold -> ", deep) + "gain 1 gold")) << deep;
    EXPECT_FALSE(read_step(repeated("(", deep))) << deep;
  }
}

// Words of the language in any order, and bytes of any kind, are read or refused, and nothing worse.
TEST(ReadStep, AnyGarbage) {
  const std::vector<std::string> words = {"gain",   "pay",     "archive", "1",        "2",     "gold",     "base",  "same",  "and",  ",",
                                          "then",   ", then ", "|",       " | ",      "->",    " -> ",     "(",     ")",     "if",   "may",
                                          "centre", ":",       "per",     "wonder",   "up to", "this",     "other", "track", "from", "copy",
                                          "draw",   "use",     "units",   "explorer", "\xff",  "\xc3\xa9", "",      "99",    "-"};
  std::minstd_rand random(7);
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (unsigned n = static_cast<unsigned>(random()) % 14; n > 0; --n) text += words[random() % words.size()] + (random() % 4 ? " " : "");
    const auto step = read_step(text);
    const auto modifier = read_modifier(text);
    const auto occasion = read_occasion(text);

    if (!step) {
      EXPECT_FALSE(step.errors().empty()) << text;
    }
    EXPECT_FALSE(modifier) << text;
    EXPECT_FALSE(occasion) << text;
  }
  for (int i = 0; i < 5000; ++i) {
    std::string text;
    for (unsigned n = static_cast<unsigned>(random()) % 60; n > 0; --n) text += static_cast<char>(random() % 256);

    EXPECT_FALSE(read_step(text));
  }
}

// Every standing rule is read, and nothing else.
TEST(ReadModifier, EveryRuleAndNothingElse) {
  for (const std::string text : {"building cost 1 less", "common military building cost 1 less", "wonders cost half",
                                 "wonders payable with base", "free-towns cost 2 less", "enemies defend 1 less", "barbarians defend 1 less",
                                 "own provinces defend 1 more", "first explorer step free", "explorers cross water", "coasts are adjacent",
                                 "gold counts 2 for production", "gold counts 2 for science", "gold counts 2 for military"})
    EXPECT_TRUE(read_modifier(text)) << text;

  for (const std::string text :
       {"", "building", "building cost less", "building cost 1 more", "building cost 21 less", "wonders cost", "wonders cost double",
        "enemies defend 1 more", "own provinces defend 1 less", "gold counts 3 for military", "gold counts 2 for gold",
        "gold counts 2 for culture", "gold counts 2 for", "explorers cross water now", "gain 1 gold"}) {
    const auto read = read_modifier(text);
    EXPECT_FALSE(read) << text;
    if (!read) {
      EXPECT_NE(told(read.errors()).find("expected"), std::string::npos) << text << ": " << told(read.errors());
    }
  }
}

// Every occasion is read, and nothing else.
TEST(ReadOccasion, EveryOccasionAndNothingElse) {
  for (const std::string text :
       {"conquer any", "conquer barbarian", "conquer free-town", "conquer enemy", "conquer coastal", "conquer any with warlord",
        "conquer coastal with warlord", "complete wonder", "acquire knowledge", "acquire common military building", "explore"})
    EXPECT_TRUE(read_occasion(text)) << text;

  for (const std::string text : {"", "conquer", "conquer everyone", "conquer any with", "conquer any with explorer", "complete",
                                 "complete policy", "acquire", "acquire moon", "explore market now", "exploring", "gain 1 gold"}) {
    const auto read = read_occasion(text);
    EXPECT_FALSE(read) << text;
    if (!read) {
      EXPECT_NE(told(read.errors()).find("expected"), std::string::npos) << text << ": " << told(read.errors());
    }
  }
}

}  // namespace
}  // namespace stele
