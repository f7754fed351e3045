#pragma once

#include "games/monumental/rules.h"

namespace stele::monumental {

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
STELE_FRAME(pick_capital)     // setup.cc
STELE_FRAME(turn)             // turn.cc
STELE_FRAME(place_wonder)     // map.cc
STELE_FRAME(units)            // conquest.cc
STELE_FRAME(spare)            // conquest.cc
STELE_FRAME(manoeuvre)        // units.cc
STELE_FRAME(units_return)     // units.cc
STELE_FRAME(market_token)     // explorers.cc
STELE_FRAME(place_hero)       // heroes.cc
STELE_FRAME(place_monster)    // monsters.cc
STELE_FRAME(automa_conquest)  // automa.cc
STELE_FRAME(automa_steps)     // automa.cc
#undef STELE_FRAME
bool finish_turn(const civic::Catalogue&, State&, const Frame&, const Log&);         // turn.cc
bool run_leave_hero(const civic::Catalogue&, State&, const Frame&, const Log&);      // heroes.cc
bool run_reveal_monster(const civic::Catalogue&, State&, const Frame&, const Log&);  // monsters.cc
bool run_monster_attack(const civic::Catalogue&, State&, const Frame&, const Log&);  // monsters.cc
bool run_automa_turn(const civic::Catalogue&, State&, const Frame&, const Log&);     // automa.cc

#define STELE_VERB(name)                                                                              \
  namespace name {                                                                                    \
  bool possible(const civic::Catalogue&, const State&, const Asker&, const Instruction&);             \
  void options(const civic::Catalogue&, const State&, const Frame&, const Instruction&, Options&);    \
  Refusal refusal(const civic::Catalogue&, const State&, const Frame&, const Instruction&, Option);   \
  void resume(const civic::Catalogue&, State&, const Frame&, const Instruction&, Option, const Log&); \
  }
STELE_VERB(return_units_verb)     // units.cc
STELE_VERB(move_units_verb)       // units.cc
STELE_VERB(outpost_verb)          // units.cc
STELE_VERB(attack_anywhere_verb)  // conquest.cc
STELE_VERB(move_explorer_verb)    // explorers.cc
STELE_VERB(explore_verb)          // explorers.cc
#undef STELE_VERB

// Verbs that ask nothing by themselves.
#define STELE_VERB(name)                                                                                     \
  namespace name {                                                                                           \
  bool possible(const civic::Catalogue&, const State&, const Asker&, const Instruction&);                    \
  void run(const civic::Catalogue&, State&, const Asker&, const Instruction&, std::uint16_t pc, const Log&); \
  }
STELE_VERB(return_units_here_verb)     // monsters.cc
STELE_VERB(return_lone_soldiers_verb)  // monsters.cc
STELE_VERB(return_explorers_verb)      // monsters.cc
STELE_VERB(defeat_verb)                // monsters.cc
STELE_VERB(take_extreme_verb)          // automa.cc
STELE_VERB(conquer_extreme_verb)       // automa.cc
STELE_VERB(wonder_step_verb)           // automa.cc
STELE_VERB(move_explorers_verb)        // automa.cc
STELE_VERB(reveal_policy_verb)         // automa.cc
STELE_VERB(draw_card_verb)             // automa.cc
STELE_VERB(draw_until_verb)            // automa.cc
STELE_VERB(reshuffle_verb)             // automa.cc
#undef STELE_VERB

}  // namespace stele::monumental
