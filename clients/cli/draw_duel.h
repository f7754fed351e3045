#pragma once

#include <string>

#include "clients/cli/commands.h"
#include "games/duel/view.h"

namespace stele::cli {

// A table of Duel as text. `all`: the whole state, for whoever may see everything; else null.
std::string draw_duel(const duel::Catalogue&, const duel::View&, const duel::State* all, Part, PlayerId whose, const Drawing&);

}  // namespace stele::cli
