#pragma once

#include "games/monuments/rules.h"

// How good a table looks for a seat, in hundredths of a point: what lies on it for all to see, and the seat's own hand.
// Never another hand or the order of the pile, even of a guessed state: that would be judging one guess.
namespace stele {

int evaluate(const monuments::Catalogue&, const monuments::State&, PlayerId seat);

// Names the turn, so that a search knows when it has ended.
inline int turn_of(const monuments::State& s) { return s.board.over ? -1 : s.board.turn_number; }

}  // namespace stele
