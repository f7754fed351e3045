#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "games/civic/notation.h"
#include "games/monumental/state.h"

// The notation of the family (games/civic/notation.h) with tiles, Explorers, tokens and Monsters.
namespace stele::monumental {

std::string to_text(const Catalogue&, Option);
Result<Option> read_option(const Catalogue&, std::string_view);
std::vector<Option> every_option(const Catalogue&);  // all well-formed ones

}  // namespace stele::monumental
