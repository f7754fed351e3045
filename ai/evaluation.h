#pragma once

#include "games/monumental/rules.h"
#include "games/monuments/rules.h"

// How good a table looks for a seat, in hundredths of a point: what lies on it for all to see, and the seat's own hand.
// Never another hand or the order of the pile, even of a guessed state: that would be judging one guess.
namespace stele {

int evaluate(const monuments::Catalogue&, const monuments::State&, PlayerId seat);

// Names the turn, so that a search knows when it has ended.
inline int turn_of(const monuments::State& s) { return s.board.over ? -1 : s.board.turn_number; }

int evaluate(const monumental::Catalogue&, const monumental::State&, PlayerId seat);  // as if the turn ended now
int promise(const monumental::Catalogue&, const monumental::State&, PlayerId seat);   // what is still to be spent in this turn
inline int turn_of(const monumental::State& s) { return s.board.over ? -1 : s.board.turn_number; }

}  // namespace stele
