#pragma once

#include <algorithm>

#include "engine/result.h"
#include "games/civic/rules.h"
#include "games/monumental/state.h"

// The rules of Monumental as free functions. Each rule area has a file of its own: setup, map, conquest, units, explorers, turn,
// track, heroes, monsters, automa, scoring; what it shares with its family is in games/civic.
namespace stele::monumental {

inline constexpr std::uint8_t kAnyMap = 255;        // Setup: one of those for this number of players, by the seed
inline constexpr std::uint8_t kGeneratedMap = 254;  // [M-MAP-1]

struct Setup {
  std::uint64_t seed = 0;
  std::uint8_t players = 0;
  std::uint8_t modules = 0;               // bits of Module
  std::array<CivId, kMaxPlayers> civs{};  // none: drawn by the seed
  std::uint8_t map = kAnyMap;             // index into Catalogue::maps
  std::uint8_t monsters = 0;              // [M-MON-1] how many
  PlayerId automa;                        // [M-AUT-1] its seat; none: only people
  std::uint8_t automa_level = 0;          // how many advanced cards
  bool operator==(const Setup&) const = default;
};

Result<State> begin(const Catalogue&, const Setup&);
Errors broken_invariants(const Catalogue&, const State&);  // `where` is a path into the state's JSON form

// the map: map.cc
void hold(Map&, PlayerId, TileId);
void let_go(Map&, PlayerId, TileId);
void connect(const Catalogue&, Map&);                                            // its shape anew, from coordinates and terrain
Result<std::vector<MapTile>> generate_map(const Catalogue&, int players, Rng&);  // M-MAP
TileSet coastal(const Map&);                                                     // [M-COAST-1]
inline TileSet provinces(const State& s, PlayerId p) { return s.map.held[p.value] & ~s.map.capitals; }  // without the Capital
int outposts_left(const State&, PlayerId);
inline std::uint8_t terrain_defence(const Catalogue& cat, const State& s, TileId t) { return cat.terrain_defence[s.map.terrain[t.value]]; }

// [M-CON-3] [M-MOVE-1] The controlled tiles that are linked to one of `from` through controlled tiles.
TileSet linked(const State&, PlayerId, TileSet from, const Modifiers&);
inline int units_on(const State& s, PlayerId p, TileId t) {
  return s.map.soldiers[t.value] + (warlord_on(s, p, t) ? 1 : 0) + (hero_unit_on(s, p, t) ? 1 : 0);
}
// How many Units may leave. [M-CON-5] A controlled province always keeps a Unit or an Outpost; the Capital may be left empty.
inline int movable(const State& s, PlayerId p, TileId t) {
  if (!contains(s.map.held[p.value] & ~s.map.held_fast, t)) return 0;
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
  int saved = 0;  // [M-HERO-4] a Hero stands for as many Units as its attack value, for 1 Military: so many more
  bool one_piece = false;
  int strength() const { return units + saved; }
  int fewest_for(int defence) const { return std::max(1, defence - saved); }
};
Reserves reserves_of(const State&, PlayerId, const Modifiers&);
// Every province that can be conquered now; `military`: what can be paid for Units at most, besides what is earmarked.
void conquest_options(const Catalogue&, const State&, PlayerId, const Modifiers&, int military, const Reserves&, Options&);
bool can_go_on_conquering(const Catalogue&, const State&, PlayerId);  // there are Units for the rest, and all can be paid
void start_conquest(const Catalogue&, State&, PlayerId, TileId, const Modifiers&, bool anywhere);
void conquer(const Catalogue&, State&, PlayerId, const Log&);  // its price has been paid

void win_province(const Catalogue&, State&, PlayerId, TileId, const Log&);  // whoever held it loses it

// Units: units.cc
enum class UnitKind : std::uint8_t { Soldier, Warlord, Hero };
inline constexpr std::array<OptionKind, 3> kUnitOptions = {OptionKind::Soldier, OptionKind::Warlord, OptionKind::Hero};
inline bool names_unit(Option o) { return o.kind == OptionKind::Soldier || o.kind == OptionKind::Warlord || o.kind == OptionKind::Hero; }
inline UnitKind unit_kind(Option o) { return static_cast<UnitKind>(static_cast<int>(o.kind) - static_cast<int>(OptionKind::Soldier)); }
bool unit_there(const State&, PlayerId, TileId, UnitKind);
void take_unit(State&, PlayerId, TileId, UnitKind);
void put_unit(State&, PlayerId, TileId, UnitKind);
void return_unit(const Catalogue&, State&, PlayerId, TileId, UnitKind, const Log&);
void return_units(State&, PlayerId, TileId, int n);     // the player says which; it may leave the province empty
Refusal leave_refusal(const State&, PlayerId, TileId);  // of any Unit there
Refusal manoeuvre_refusal(const State&, PlayerId, TileId from, const Modifiers&);
Refusal outpost_refusal(const State&, PlayerId, TileId, bool without_units);
void start_outpost(State&, PlayerId, TileId);
void lose_province(const Catalogue&, State&, PlayerId, TileId, const Log&);
void lose_if_empty(const Catalogue&, State&, PlayerId, TileId, const Log&);  // [M-CTRL-1]

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
void explored(const Catalogue&, State&, PlayerId, Occasion::Find, const Log&);  // sets off what waits for it

// Heroes: heroes.cc
void reveal_hero(State&, CardId, const Log&);
Refusal hero_refusal(const Catalogue&, const State&, PlayerId, CardId);
void acquire_hero(const Catalogue&, State&, PlayerId, CardId, const Log&);
void leave_hero(const civic::Catalogue&, State&, PlayerId, const Log&);
void heroes_at_end_of_turn(const Catalogue&, State&, PlayerId, const Log&);

// Monsters: monsters.cc
const Monster* find_monster(const State&, MonsterId);
const Monster* find_monster(const Catalogue&, const State&, ThingId);
TileSet beside(const State&, const Monster&);       // where an Explorer meets it
void note_monsters(const Catalogue&, State&);       // what they forbid where
int lay_monsters(const Catalogue&, State&, int n);  // how many found no place
Refusal defeat_refusal(const Catalogue&, const State&, PlayerId, int explorer, MonsterId, bool extra);
void defeat(const Catalogue&, State&, PlayerId, int explorer, MonsterId, bool extra, const Log&);
void defeat_options(const Catalogue&, const State&, PlayerId, int explorer, bool extra, Options&);
void move_monsters(const Catalogue&, State&, const Log&);  // [M-MON-5] and they attack
unsigned affected(const civic::Catalogue&, const State&, ThingId monster, Whom);
int attacks_of(const Catalogue&, const State&, ThingId monster);

// The Automa: automa.cc
void seat_automa(const Catalogue&, State&, int level);
void begin_automa_turn(const Catalogue&, State&, const Log&);
void return_full_set(const Catalogue&, State&, const Log&);  // [M-AUT-10] of Market tokens
bool nothing_done(const State&);
void automa_did(const civic::Catalogue&, State&, const Instruction&, bool done, const Log&);
TileSet automa_targets(const Catalogue&, const State&, Extreme);  // several: the player on its right chooses
bool automa_has_card(const Catalogue&, CivId);

void begin_turn(const Catalogue&, State&, const Log&);
void complete_track(const Catalogue&, State&, const Log&);
void paid_for(const civic::Catalogue&, State&, PlayerId, Option, const Log&);

}  // namespace stele::monumental
