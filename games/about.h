#pragma once

#include "engine/table.h"

// What there is to play, as data: for --json and for the server.
namespace stele {

// What can be chosen besides the modules.
struct Choices {
  struct Map {
    std::string id;
    int players;
    Text name;
  };
  std::vector<std::string> civilizations;
  std::vector<Map> maps;
};
Choices choices_of(const GameInfo&);

Json about_game(const AnyGame&);
Json about_card(const AnyGame&, const CardText&);

}  // namespace stele
