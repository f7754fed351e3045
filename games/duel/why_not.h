#pragma once

#include "engine/decision.h"
#include "games/civic/option.h"
#include "games/duel/state.h"

namespace stele::duel {

Reason why_not(const Catalogue&, const State&, Option);  // nothing if the option is offered

}  // namespace stele::duel
