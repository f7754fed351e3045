#pragma once

#include "engine/game.h"
#include "games/monumental/rules.h"
#include "games/monumental/view.h"

namespace stele::monumental {

// A state as JSON, for table files: written so that a person can read it, and write one. Reading answers with every mistake by its
// JSON path, or else with what the rules have against the position.
Json to_json(const Catalogue&, const State&);
Result<State> read_state(const Catalogue&, const Setup&, const Json&);
Json view_to_json(const Catalogue&, const View&);

}  // namespace stele::monumental
