#pragma once

#include <string>

#include "clients/cli/commands.h"
#include "games/monumental/view.h"

namespace stele::cli {

// A table of Monumental as text. `all`: the whole state, for whoever may see everything; else null.
std::string draw_monumental(const monumental::Catalogue&, const monumental::View&, const monumental::State* all, Part, PlayerId whose,
                            const Drawing&);

}  // namespace stele::cli
