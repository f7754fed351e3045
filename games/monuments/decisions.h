#pragma once

#include "games/monuments/rules.h"

// Every decision as a triple kept together: what may be answered, why not something else, and what an answer does.
// `refusal` judges any option whose kind belongs to the decision; `options` lists what it calls legal.
namespace stele::monuments {

#define STELE_DECISION(name)                                               \
  namespace name {                                                         \
  void options(const Catalogue&, const State&, const Frame&, Options&);    \
  Refusal refusal(const Catalogue&, const State&, const Frame&, Option);   \
  void resume(const Catalogue&, State&, const Frame&, Option, const Log&); \
  }
STELE_DECISION(turn)       // turn.cc
STELE_DECISION(lay)        // build.cc
STELE_DECISION(reorder)    // powers.cc
STELE_DECISION(discard)    // symbols.cc: for points and for the fourth action
STELE_DECISION(give)       // powers.cc
STELE_DECISION(free_draw)  // powers.cc
#undef STELE_DECISION

// The frame's decision is complete: what comes below it goes on.
inline void finish(State& s) {
  s.stack.pop_back();
  s.chosen.clear();
}

// The actions of a turn: may it be done, and do it. Where the answer needs more choices, `start` asks for them.
namespace draw {
Refusal refusal(const State&);
Refusal take_refusal(const State&, CardId);
void options(const State&, Options&);
}  // namespace draw

namespace build {
int cards_needed(const Catalogue&, const Board&, Monument);
Refusal refusal(const Catalogue&, const State&, Colour, Monument);
Refusal improve_refusal(const State&, Colour, Monument);
void options(const Catalogue&, const State&, Colour, Colour named, Options&);
void start(const Catalogue&, State&, Colour, Monument);
void start_improvement(State&, Colour, Monument);
}  // namespace build

namespace symbols {
int worth(const Catalogue&, const Board&, Colour, Symbol);  // points for scoring it now
Refusal pair_refusal(const Catalogue&, const State&, Symbol);
Refusal extra_refusal(const Catalogue&, const State&, Symbol);
void start(State&, FrameKind, Colour, Symbol);
}  // namespace symbols

namespace story {
int pages(const Board&, Colour author);  // that a story told now would have
Refusal refusal(const State&, Colour author);
void tell(const Catalogue&, State&, Colour author, const Log&);
}  // namespace story

namespace powers {
// The power card with this ability that one of the player's colours (or just this colour) owns, else none.
PowerId owned(const Catalogue&, const Board&, PlayerId, Ability);
PowerId owned(const Catalogue&, const Board&, Colour, Ability);
Refusal acquire_refusal(const Catalogue&, const State&, Colour, PowerId);
void acquire(const Catalogue&, State&, Colour, PowerId, const Log&);
Refusal swap_refusal(const Catalogue&, const State&, CardId);
Refusal pay_refusal(const Catalogue&, const State&);
void start_reorder_if_allowed(const Catalogue&, State&, Colour, Monument);
}  // namespace powers

}  // namespace stele::monuments
