#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/civic/notation.h"
#include "games/duel/state.h"

// Options as a line of text: games/civic/notation.h.
namespace stele::duel {

std::string to_text(const Catalogue&, Option);
Result<Option> read_option(const Catalogue&, std::string_view);
std::vector<Option> every_option(const Catalogue&);  // all well-formed ones

}  // namespace stele::duel
