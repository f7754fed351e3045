#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

// The rules by id, as docs/rules tells them, with the places where each is carried out and tested.
namespace stele {

struct Rule {
  std::string id;
  std::string game;  // the file's name: "monuments"
  Text heading;      // in French from docs/rules/fr, where that has the rule; else in English
  Text text;
};

const std::vector<Rule>& all_rules();

// A word that a new player meets at the table: data/glossary.
struct Term {
  Text word, text;
  std::string rule;  // that defines it
};
const std::vector<Term>& glossary(std::string_view game);                // empty if there is none
std::vector<std::string> places_of(const Rule&, std::string_view kind);  // "code" or "test": files and lines
Json about_rule(const Rule&);
Json about_term(const Term&);

}  // namespace stele
