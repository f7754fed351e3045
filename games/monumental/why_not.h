#pragma once

#include "engine/decision.h"
#include "games/civic/option.h"
#include "games/monumental/state.h"

namespace stele::monumental {

// Why a well-formed option is not offered, with the rule that speaks against it; empty if it is.
Reason why_not(const Catalogue&, const State&, Option);

}  // namespace stele::monumental
