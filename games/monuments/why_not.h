#pragma once

#include "games/monuments/rules.h"

namespace stele::monuments {

const DecisionKind& kind_of(FrameKind);

// Judges any well-formed option in any state.
Refusal refusal(const Catalogue&, const State&, Option);

}  // namespace stele::monuments
