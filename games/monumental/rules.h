#pragma once

#include "engine/result.h"
#include "games/civic/rules.h"
#include "games/monumental/state.h"

// The rules of Monumental as free functions. Each rule area has a file of its own: setup, map, conquest, units, explorers, turn,
// track, scoring; what it shares with its family is in games/civic.
namespace stele::monumental {

inline constexpr std::uint8_t kAnyMap = 255;        // Setup: one of those for this number of players, by the seed
inline constexpr std::uint8_t kGeneratedMap = 254;  // [M-MAP-1]

struct Setup {
  std::uint64_t seed = 0;
  std::uint8_t players = 0;
  std::uint8_t modules = 0;               // bits of Module
  std::array<CivId, kMaxPlayers> civs{};  // none: drawn by the seed
  std::uint8_t map = kAnyMap;             // index into Catalogue::maps
  bool operator==(const Setup&) const = default;
};

Result<State> begin(const Catalogue&, const Setup&);
Errors broken_invariants(const Catalogue&, const State&);  // `where` is a path into the state's JSON form

// the map: map.cc
void connect(const Catalogue&, Map&);                                            // its shape anew, from coordinates and terrain
Result<std::vector<MapTile>> generate_map(const Catalogue&, int players, Rng&);  // M-MAP
TileSet coastal(const Map&);                                                     // [M-COAST-1]
inline TileSet provinces(const State& s, PlayerId p) { return s.map.held[p.value] & ~s.map.capitals; }  // without the Capital
int outposts_left(const State&, PlayerId);
std::uint8_t terrain_defence(const Catalogue&, const State&, TileId);

// [M-CON-3] [M-MOVE-1] The controlled tiles that are linked to one of `from` through controlled tiles.
TileSet linked(const State&, PlayerId, TileSet from, const Modifiers&);
inline int units_on(const State& s, PlayerId p, TileId t) { return s.map.soldiers[t.value] + (warlord_on(s, p, t) ? 1 : 0); }
// How many Units may leave. [M-CON-5] A controlled province always keeps a Unit or an Outpost; the Capital may be left empty.
inline int movable(const State& s, PlayerId p, TileId t) {
  if (!contains(s.map.held[p.value], t)) return 0;
  return units_on(s, p, t) - (contains(s.map.capitals | s.map.outposts, t) ? 0 : 1);
}

// conquest: conquest.cc
int defence(const Catalogue&, const State&, PlayerId attacker, TileId, const Modifiers&);  // Units needed
TileSet targets(const State&, PlayerId, const Modifiers&);                                 // [M-CON-1]
Refusal conquer_refusal(const Catalogue&, const State&, PlayerId, TileId, const Modifiers&, bool anywhere);
// The Units that may leave their tiles: where, how many, and whether all tiles of the player are linked.
struct Reserves {
  TileSet tiles = 0;
  int units = 0;
  bool one_piece = false;
};
Reserves reserves_of(const State&, PlayerId, const Modifiers&);
// Every province that can be conquered now; `military`: what can be paid for Units at most, besides what is earmarked.
void conquest_options(const Catalogue&, const State&, PlayerId, const Modifiers&, int military, const Reserves&, Options&);
void start_conquest(const Catalogue&, State&, PlayerId, TileId, const Modifiers&, bool anywhere);
void conquer(const Catalogue&, State&, PlayerId, const Log&);  // its price has been paid

// Units: units.cc
void return_unit(State&, PlayerId, TileId, bool warlord, const Log&);
Refusal manoeuvre_refusal(const State&, PlayerId, TileId from, const Modifiers&);
Refusal outpost_refusal(const State&, PlayerId, TileId, bool without_units);
void start_outpost(State&, PlayerId, TileId);

// Explorers: explorers.cc
// [M-EXP-1] Any province, whoever holds it; never water or an enemy Capital; back onto one's own Capital if wanted.
inline TileSet enterable(const State& s, PlayerId p) { return s.map.land() & ~(s.map.capitals & ~s.map.held[p.value]); }
inline constexpr int kNoWay = 99;
int steps_to(const State&, PlayerId, int explorer, TileId, const Modifiers&);  // what the move counts; kNoWay: not in one go
Price step_price(const State&, int steps, const Modifiers&);
void step(State&, PlayerId, int explorer, TileId, const Log&);
Refusal explore_refusal(const State&, PlayerId, int explorer, int take, bool extra);
void explore(const Catalogue&, State&, PlayerId, int explorer, int take, bool extra, const Log&);
void step_options(const State&, PlayerId, int explorer, const Modifiers&, int most, Options&);
bool explorers_alike(const State&, PlayerId);

void begin_turn(const Catalogue&, State&);
void complete_track(const Catalogue&, State&, const Log&);
void paid_for(const civic::Catalogue&, civic::State&, PlayerId, Option, const Log&);

}  // namespace stele::monumental
