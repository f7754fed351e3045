#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "games/civic/option.h"

// Options as a line of text ("acquire hanging-gardens", "step 1 12"), which reads back to the same option. Tiles, Explorers, players
// and alternatives are counted from 1.
namespace stele::civic {

// One word after the first.
enum class Part : std::uint8_t {
  Tile,
  Row,
  Column,
  Card,
  Policy,
  Source,
  Copied,
  Explorer,
  Take,
  Token,
  Resource,
  Alternative,
  Pending,
  Player,
  Monster,
  Amount,
  Type
};

// What a game of the family puts into the notation: the answers it knows, and its own parts. The parts that every game has are below.
struct Notation {
  std::span<const OptionKind> kinds;
  std::size_t (*how_many)(const Catalogue&, Part);
  bool (*is_well_formed)(const Catalogue&, Part, std::size_t value);
  std::string (*word_for)(const Catalogue&, Part, std::size_t value);
};
std::size_t how_many(const Catalogue&, Part);  // 0: a part of the game's own
std::string word_for(const Catalogue&, Part, std::size_t value);

std::string to_text(const Notation&, const Catalogue&, Option);
Result<Option> read_option(const Notation&, const Catalogue&, std::string_view);
std::vector<Option> every_option(const Notation&, const Catalogue&);  // all well-formed ones

// "b2" is row b, column 2 of the City; "b2k" the Knowledge under that card; "policy" the active one.
std::string space_word(Source);

}  // namespace stele::civic
