// Every rule of a finished game has a tag in the code and a test; no tag names a rule that does not exist.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "engine/embedded.h"
#include "engine/rule_book.h"
#include "tests/kit/rules.h"

namespace stele {
namespace {

using kit::ids_of_the_rules;

// The games that are finished, by the letter of their rules. The others follow with their parts.
const std::set<char> kFinished = {'W', 'M', 'D'};

struct Places {
  std::vector<std::string> code, test;
};

std::map<std::string, Places> tags() {
  std::map<std::string, Places> out;
  std::istringstream in{std::string{embedded_file("rule_index.txt")}};
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string id, kind, place, name;
    words >> id >> kind >> place >> name;
    if (kind == "code") out[id].code.push_back(place);
    if (kind == "test") {
      EXPECT_FALSE(name.empty()) << place << ": the tag " << id << " stands above no TEST";
      out[id].test.push_back(place + " " + name);
    }
  }
  return out;
}

// What a player can look up is there in both languages.
TEST(Rules, AFinishedGameHasThemInFrenchToo) {
  std::set<std::string> games;
  for (const Rule& r : all_rules()) {
    if (!kFinished.contains(r.id[0])) continue;
    games.insert(r.game);
    EXPECT_NE(r.text.en, r.text.fr) << r.id;
    EXPECT_FALSE(r.heading.fr.empty()) << r.id;
    EXPECT_EQ(r.text.en.find("[R]") == std::string::npos, r.text.fr.find("[R]") == std::string::npos) << r.id;
  }
  for (const std::string& game : games) {
    EXPECT_GT(glossary(game).size(), 10u) << game;
    for (const Term& t : glossary(game)) {
      EXPECT_TRUE(ids_of_the_rules().contains(t.rule)) << t.word.en;
      for (const Text& text : {t.word, t.text}) EXPECT_FALSE(text.en.empty() || text.fr.empty()) << t.word.en;
    }
  }
}

TEST(Rules, EveryIdOfAFinishedGameHasCodeAndATest) {
  const auto tagged = tags();
  const std::set<std::string> ids = ids_of_the_rules();
  EXPECT_GT(ids.size(), 40u);
  for (const std::string& id : ids) {
    if (!kFinished.contains(id[0])) continue;
    const auto it = tagged.find(id);
    EXPECT_TRUE(it != tagged.end() && !it->second.code.empty()) << id << " has no tag in the code";
    EXPECT_TRUE(it != tagged.end() && !it->second.test.empty()) << id << " has no test";
  }
}

TEST(Rules, NoTagNamesARuleThatDoesNotExist) {
  const std::set<std::string> ids = ids_of_the_rules();
  for (const auto& [id, places] : tags())
    EXPECT_TRUE(ids.contains(id)) << id << " is tagged at " << (places.code.empty() ? places.test : places.code).front();
}

}  // namespace
}  // namespace stele
