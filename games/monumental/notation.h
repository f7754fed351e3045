#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "games/civic/option.h"
#include "games/monumental/state.h"

// Options as a line of text ("acquire hanging-gardens", "step 1 12"), which reads back to the same option. Tiles, Explorers, players
// and alternatives are counted from 1.
namespace stele::monumental {

std::string to_text(const Catalogue&, Option);
Result<Option> read_option(const Catalogue&, std::string_view);
std::vector<Option> every_option(const Catalogue&);  // all well-formed ones

// "b2" is row b, column 2 of the City; "b2k" the Knowledge under that card; "policy" the active one.
std::string space_word(Source);
std::optional<Source> source_from(std::string_view word);

}  // namespace stele::monumental
