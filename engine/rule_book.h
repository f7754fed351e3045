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
  std::string heading;
  std::string text;
};

const std::vector<Rule>& all_rules();
std::vector<std::string> places_of(const Rule&, std::string_view kind);  // "code" or "test": files and lines
Json about_rule(const Rule&);

}  // namespace stele
