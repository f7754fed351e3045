#pragma once

#include "games/duel/rules.h"
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

// In Duel a round is planned as a whole, as if the rival did nothing in it.
int evaluate(const duel::Catalogue&, const duel::State&, PlayerId seat);
int promise(const duel::Catalogue&, const duel::State&, PlayerId seat);
inline int turn_of(const duel::State& s) { return s.board.over ? -1 : s.board.turn_number; }

// What the others do while somebody plans: where players take turns of their own, nothing.
template <class Catalogue, class State>
void let_others_rest(const Catalogue&, State&, PlayerId) {}
void let_others_rest(const duel::Catalogue&, duel::State&, PlayerId seat);  // within the round

}  // namespace stele
