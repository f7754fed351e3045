#pragma once

#include <array>
#include <cstdint>

#include "games/civic/state.h"
#include "games/monumental/cards.h"

// A table of Monumental as a flat value: what every civic game has, the map, and what lies on it.
namespace stele::monumental {

// How much of everything there can be.
struct Limits {
  static constexpr int kPlayers = 4;
  static constexpr int kTurns = 1;
  static constexpr int kDeck = 96;         // 15 starting cards, 30 Basic Buildings, 47 Development cards in play
  static constexpr int kDevelopment = 50;  // [M-COMP-2] of four eras, the alternative Wonders among them
  static constexpr int kHeroes = 8;        // [M-HERO-1] in play: two of each era
  static constexpr int kBasics = monumental::kBasics;
  static constexpr int kSpent = kDeck;
  static constexpr bool kRounds = false;
  static constexpr bool kOwnRules = false;
  static constexpr int kTurnPadding = 2, kBoardPadding = 11, kStatePadding = 1;
};
using Player = civic::PlayerOf<Limits>;
using Turn = civic::TurnOf<Limits>;
using Board = civic::BoardOf<Limits>;
inline constexpr int kMaxPlayers = Limits::kPlayers;
inline constexpr int kMaxDeck = Limits::kDeck;
inline constexpr int kMaxDevelopment = Limits::kDevelopment;
inline constexpr int kMaxHeroes = Limits::kHeroes;

inline constexpr int kSoldiers = 9;  // [M-COMP-1]
inline constexpr int kExplorers = 2;
inline constexpr int kOutposts = 2;
inline constexpr std::uint8_t kNoTile = 255;

// [M-SET-8] Modules can be combined freely.
enum class Module : std::uint8_t { Renaissance = 1, AlternativeWonders = 2, Heroes = 4, Monsters = 8 };

// The map and everything on it that all can see. Tiles are numbered in reading order.
struct Map : MapShape {
  std::array<TileSet, kMaxPlayers> held{};    // [M-CTRL-1] provinces controlled, and one's own Capital
  std::array<TileSet, kMaxPlayers> border{};  // what touches them: note_held
  TileSet outposts = 0;                       // they belong to whoever holds the tile
  TileSet production = 0;                     // tiles with a Production token
  // [M-MON-6] What Monsters forbid where they stand: note_monsters.
  TileSet snares = 0;     // an Explorer who enters moves no further in this turn
  TileSet held_fast = 0;  // Units cannot leave
  TileSet lairs = 0;      // an Explorer there can defeat one
  TileSet closed = 0;     // cannot be conquered
  std::array<std::int8_t, kMaxTiles> q{}, r{};
  std::array<std::uint8_t, kMaxTiles> terrain{};
  std::array<std::uint8_t, kMaxTiles> soldiers{};  // of whoever holds the tile
  std::array<std::uint8_t, kMaxTiles> market{};    // which Market lies there; 255: none
  std::array<FrontId, kMaxTiles> front{};          // of the token that lies there, or lay there
  std::array<TokenId, kMaxTiles> token{};          // the token itself, once it was taken
  std::array<PlayerId, kMaxTiles> taken_by{};      // who keeps the token
  std::array<CardId, kMaxTiles> wonder{};          // [M-WON-3]
  std::uint8_t size = 0;
  std::uint8_t scattered = 0;  // bit p: what the player holds is not linked by land: note_held
  std::array<std::uint8_t, 6> unused{};

  TileSet all() const { return (TileSet{1} << size) - 1; }
  TileSet land() const { return all() & ~water; }
  bool has_token(TileId t) const { return !front[t.value].is_none() && taken_by[t.value].is_none(); }
  bool operator==(const Map&) const = default;
};

// One player's pieces.
struct Forces {
  std::uint8_t capital = kNoTile;
  std::uint8_t warlord = kNoTile;                                    // tile
  std::array<std::uint8_t, kExplorers> explorers{kNoTile, kNoTile};  // tiles
  std::uint8_t hero = kNoTile;                                       // tile; none: with an Explorer, or there is no Hero
  std::uint8_t hero_attack = 0;                                      // [M-HERO-4] of its card; 0: no Unit
  std::uint8_t hero_explorer = 255;                                  // whom it goes along with
  std::uint8_t production_tokens = 0;
  std::array<TokenId, kMaxMarkets> spent_tokens{};  // by Market: used, so everybody knows it; an Automa's are used at once
  bool operator==(const Forces&) const = default;
};

// What the turn has seen on the map.
struct Campaign {
  std::uint8_t explored = 0;        // bit e: Explorer e has done its action [M-EXP-2]
  std::uint8_t free_step_used = 0;  // 1: the first Explorer step of the turn has been made
  // the conquest in progress
  std::uint8_t target = kNoTile;
  std::uint8_t needed = 0;    // Units still to be chosen
  std::uint8_t soldiers = 0;  // chosen; they have left their tiles
  std::uint8_t warlord = 0;   // 1: chosen
  std::uint8_t foe = 255;     // a Foe; 255: an empty province
  std::uint8_t anywhere = 0;  // 1: `attack anywhere`: Units from any tile
  std::uint8_t hero = 0;      // 1: chosen
  std::uint8_t halted = 0;    // bit e: Explorer e moves no further in this turn [M-MON-6]
  bool operator==(const Campaign&) const = default;
  int pieces() const { return soldiers + warlord + hero; }  // each costs 1 Military
};

// [M-MON-2] A revealed Monster.
struct Monster {
  MonsterId id;
  std::uint8_t tile = kNoTile;
  std::uint8_t clock = 0;    // [M-MON-3] the place of the track that its token lies under
  std::uint8_t attacks = 0;  // made so far
  bool operator==(const Monster&) const = default;
};

struct Monsters {
  FixedVector<Monster, kMaxMonsters> revealed;       // in this order; those defeated are gone
  std::array<PlayerId, kMaxMonsters> defeated_by{};  // by MonsterId
  std::uint8_t laid = 0;                             // [M-MON-1] how many of their tokens were mixed with the Barbarians
  bool operator==(const Monsters&) const = default;
};

// [M-AUT-2] Cards of the Automa that everybody sees.
struct Automa {
  struct Next {
    AutomaId card;
    Manner manner{};
    bool operator==(const Next&) const = default;
  };
  FixedVector<Next, kMaxAutomaDeck> queue;        // revealed and still to be carried out, in this order
  FixedVector<AutomaId, kMaxAutomaDeck> discard;  //
  AutomaId current;                               // being carried out
  std::uint8_t done = 0;                          // 1: it has done something of the current one
  std::uint8_t level = 0;                         // how many advanced cards
  bool operator==(const Automa&) const = default;
};

struct State : civic::StateOf<Limits> {
  Map map;
  std::array<Forces, kMaxPlayers> forces{};
  std::array<FixedVector<PlayerId, kMaxPlayers>, kMaxMarkets> takers{};  // by Market: who took a token, first one first
  std::array<std::uint8_t, kMaxMarkets> gone{};  // by Market: bit by token: an Automa had it and gave it back [M-AUT-10]
  Campaign campaign;
  Monsters monsters;
  Automa automa;
  std::array<TokenId, kMaxTiles> backs{};                                // hidden: which token lies on the tile (Map::token once taken)
  std::array<FixedVector<TokenId, kMarketTokens>, kMaxMarkets> piles{};  // hidden: back() is the top
  std::array<std::array<TokenId, kMaxMarkets>, kMaxPlayers> kept{};      // hidden: known to its player alone until it is spent
  FixedVector<AutomaId, kMaxAutomaDeck> automa_deck;                     // hidden: back() is the top
  std::uint8_t map_source = 255;  // index of the map in the catalogue; 254: generated; 255: a position written by hand
  std::array<std::uint8_t, 5> padding{};
  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) == 3776);

inline const Catalogue& of(const civic::Catalogue& cat) { return static_cast<const Catalogue&>(cat); }

inline bool has(const State& s, Module m) { return (s.board.modules & static_cast<std::uint8_t>(m)) != 0; }
inline PlayerId holder(const State& s, TileId t) {
  for (std::uint8_t p = 0; p < s.board.players_count; ++p)
    if (contains(s.map.held[p], t)) return PlayerId{p};
  return {};
}
inline bool warlord_on(const State& s, PlayerId p, TileId t) { return s.forces[p.value].warlord == t.value; }
inline bool hero_on(const State& s, PlayerId p, TileId t) { return s.forces[p.value].hero == t.value; }
// [M-HERO-4] A Hero with an attack value is a Unit.
inline bool hero_unit_on(const State& s, PlayerId p, TileId t) { return hero_on(s, p, t) && s.forces[p.value].hero_attack > 0; }
// [M-HERO-1] How many Heroes of each era in play.
inline int heroes_per_era(const State& s) { return !has(s, Module::Heroes) ? 0 : s.board.players_count >= 4 ? 2 : 1; }
// Who answers what a player is asked: for an Automa the player on its right.
inline PlayerId answering(const State& s, PlayerId p) {
  if (!s.board.is_automa(p)) return p;
  return PlayerId{static_cast<std::uint8_t>((p.value + s.board.players_count - 1) % s.board.players_count)};
}

}  // namespace stele::monumental
