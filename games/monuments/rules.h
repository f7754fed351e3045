#pragma once

#include <string>

#include "engine/decision.h"
#include "engine/result.h"
#include "games/monuments/event.h"
#include "games/monuments/option.h"
#include "games/monuments/state.h"

// The rules as free functions. Each rule area has a file of its own: setup, turn, draw, build, symbols, story, powers, scoring.
namespace stele::monuments {

struct Setup {
  std::uint64_t seed = 0;
  std::uint8_t players = 0;
  std::uint8_t modules = 0;  // bits of Module
  bool operator==(const Setup&) const = default;
};

Result<State> begin(const Catalogue&, const Setup&);
Decision decision(const State&);
Options options(const Catalogue&, const State&);
Reason why_not(const Catalogue&, const State&, Option);
void apply(const Catalogue&, State&, Option, const Log&);
Standing standing(const Catalogue&, const Board&);
Errors broken_invariants(const Catalogue&, const State&);  // `where` is a path into the state's JSON form

// Why something cannot be done; `Legal` if it can. Options and why_not ask the same functions, so they agree.
enum class Refusal : std::uint8_t {
  Legal,
  GameOver,
  OtherDecision,
  NotYourColour,
  ColourMissing,
  NoColourHere,
  // turn
  NoActionsLeft,
  MustActFirst,
  ActionBoughtAlready,
  PairMissing,
  // draw
  NotInDisplay,
  PileEmpty,
  // build, improve
  NotInPlay,
  BuiltByYou,
  BuiltByTwo,
  TooFewCards,
  NotBuiltByYou,
  NoCardToAdd,
  CardNotInHand,
  CardChosenAlready,
  OtherMonument,
  OtherSymbol,
  TooFewLaid,
  // story
  TurnHasBegun,
  NoHistorian,
  NothingToTell,
  // powers
  NoPowersModule,
  NotTheMost,
  OwnedByYou,
  NotOwner,
  AbilityUsed,
  NoPointToPay,
  NothingToDraw,
  HandEmpty,
  OrderBegun,
};

inline Colour for_whom(const State& s, Option o) { return o.colour.is_none() ? first_colour_of(s.board, s.board.active) : o.colour; }
inline CardSet& hand(State& s) { return s.hands[s.board.active.value]; }
inline const CardSet& hand(const State& s) { return s.hands[s.board.active.value]; }

// What the rule areas offer to one another.
void score(Board&, Colour, int points, PointsFor, const Log&);
void log_final_points(const Catalogue&, const Board&, const Log&);
void begin_turn(Board&);
void count_action(Board&);  // an action of the monument turn has been taken
void pass_turn(State&, const Log&);
void take_from_display(State&, CardId, const Log&);
void draw_from_pile(State&, const Log&);

}  // namespace stele::monuments
