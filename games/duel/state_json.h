#pragma once

#include "engine/game.h"
#include "games/duel/rules.h"
#include "games/duel/view.h"

// A table of Duel as JSON: state_json.cc writes it, state_reader.cc reads it, invariants.cc judges it.
namespace stele::duel {

Json to_json(const Catalogue&, const State&);
Json view_to_json(const Catalogue&, const View&);
Result<State> read_state(const Catalogue&, const Setup&, const Json&);
Errors broken_invariants(const Catalogue&, const State&);  // `where` is a path into the state's JSON form

}  // namespace stele::duel
