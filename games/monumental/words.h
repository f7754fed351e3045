#pragma once

#include "games/civic/words.h"
#include "games/monumental/cards.h"

namespace stele::monumental {

inline Text word(std::string_view id) { return say("monumental." + std::string{id}); }

}  // namespace stele::monumental
