#pragma once

#include "games/duel/rules.h"

namespace stele::duel {

Decision decision(const Catalogue&, const State&);
Options options(const Catalogue&, const State&);
Refusal refusal(const Catalogue&, const State&, Option);  // of any option
void apply(const Catalogue&, State&, Option, const Log&);
const DecisionKind& kind_of(const Catalogue&, const Frame&);  // what the frame asks
extern const Rules<State> kRules;

#define STELE_FRAME(name)                                                         \
  namespace name {                                                                \
  bool run(const civic::Catalogue&, State&, const Frame&, const Log&);            \
  void options(const civic::Catalogue&, const State&, const Frame&, Options&);    \
  Refusal refusal(const civic::Catalogue&, const State&, const Frame&, Option);   \
  void resume(const civic::Catalogue&, State&, const Frame&, Option, const Log&); \
  }
STELE_FRAME(row)               // turn.cc
STELE_FRAME(column)            // turn.cc
STELE_FRAME(turn)              // turn.cc
STELE_FRAME(advantage_amount)  // advantage.cc
STELE_FRAME(keep_intrigue)     // espionage.cc
STELE_FRAME(drop_intrigue)     // espionage.cc
#undef STELE_FRAME
bool finish_turn(const civic::Catalogue&, State&, const Frame&, const Log&);         // turn.cc
bool finish_round(const civic::Catalogue&, State&, const Frame&, const Log&);        // round.cc
bool finish_negotiation(const civic::Catalogue&, State&, const Frame&, const Log&);  // free_cities.cc

#define STELE_VERB(name)                                                                              \
  namespace name {                                                                                    \
  bool possible(const civic::Catalogue&, const State&, const Asker&, const Instruction&);             \
  void options(const civic::Catalogue&, const State&, const Frame&, const Instruction&, Options&);    \
  Refusal refusal(const civic::Catalogue&, const State&, const Frame&, const Instruction&, Option);   \
  void resume(const civic::Catalogue&, State&, const Frame&, const Instruction&, Option, const Log&); \
  }
STELE_VERB(negotiate_verb)   // free_cities.cc
STELE_VERB(expedition_verb)  // exploration.cc
STELE_VERB(mark_verb)        // provinces.cc
STELE_VERB(reserve_verb)     // reserve.cc
STELE_VERB(block_verb)       // espionage.cc
#undef STELE_VERB

// Verbs that ask nothing by themselves.
#define STELE_VERB(name)                                                                                     \
  namespace name {                                                                                           \
  bool possible(const civic::Catalogue&, const State&, const Asker&, const Instruction&);                    \
  void run(const civic::Catalogue&, State&, const Asker&, const Instruction&, std::uint16_t pc, const Log&); \
  }
STELE_VERB(advantage_verb)  // advantage.cc
STELE_VERB(barricade_verb)  // provinces.cc
STELE_VERB(raze_verb)       // provinces.cc
STELE_VERB(spy_verb)        // espionage.cc
STELE_VERB(steal_verb)      // espionage.cc
#undef STELE_VERB

}  // namespace stele::duel
