#pragma once

#include <string>

#include "clients/cli/commands.h"
#include "games/monuments/game.h"

namespace stele::cli {

// The table as `view` shows it; with `all` everything is shown, hidden cards too. It is short: any part but Status is the whole.
std::string draw_monuments(const monuments::Catalogue&, const monuments::View&, const monuments::State* all, Part, const Drawing&);

}  // namespace stele::cli
