#pragma once

#include <array>
#include <cstdint>

#include "games/civic/state.h"
#include "games/monumental/cards.h"

// A table of Monumental as a flat value: what every civic game has, the map, and what lies on it.
namespace stele::monumental {

inline constexpr int kSoldiers = 9;  // [M-COMP-1]
inline constexpr int kExplorers = 2;
inline constexpr int kOutposts = 2;
inline constexpr std::uint8_t kNoTile = 255;

// [M-SET-8] Modules can be combined freely.
enum class Module : std::uint8_t { Renaissance = 1, AlternativeWonders = 2 };

// The map and everything on it that all can see. Tiles are numbered in reading order.
struct Map : MapShape {
  std::array<TileSet, kMaxPlayers> held{};  // [M-CTRL-1] provinces controlled, and one's own Capital
  TileSet outposts = 0;                     // they belong to whoever holds the tile
  TileSet production = 0;                   // tiles with a Production token
  std::array<std::int8_t, kMaxTiles> q{}, r{};
  std::array<std::uint8_t, kMaxTiles> terrain{};
  std::array<std::uint8_t, kMaxTiles> soldiers{};  // of whoever holds the tile
  std::array<std::uint8_t, kMaxTiles> market{};    // which Market lies there; 255: none
  std::array<FrontId, kMaxTiles> front{};          // of the token that lies there, or lay there
  std::array<TokenId, kMaxTiles> token{};          // the token itself, once it was taken
  std::array<PlayerId, kMaxTiles> taken_by{};      // who keeps the token
  std::array<CardId, kMaxTiles> wonder{};          // [M-WON-3]
  std::uint8_t size = 0;
  std::array<std::uint8_t, 7> unused{};

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
  std::uint8_t production_tokens = 0;
  std::array<TokenId, kMaxMarkets> spent_tokens{};  // by Market: used, so everybody knows it
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
  bool operator==(const Campaign&) const = default;
};

struct State : civic::State {
  Map map;
  std::array<Forces, kMaxPlayers> forces{};
  std::array<FixedVector<PlayerId, kMaxPlayers>, kMaxMarkets> takers{};  // by Market: who took a token, first one first
  Campaign campaign;
  std::array<TokenId, kMaxTiles> backs{};                                // hidden: which token lies on the tile (Map::token once taken)
  std::array<FixedVector<TokenId, kMarketTokens>, kMaxMarkets> piles{};  // hidden: back() is the top
  std::array<std::array<TokenId, kMaxMarkets>, kMaxPlayers> kept{};      // hidden: known to its player alone until it is spent
  std::uint8_t map_source = 255;  // index of the map in the catalogue; 254: generated; 255: a position written by hand
  std::array<std::uint8_t, 4> padding{};
  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) == 3520);

inline State& of(civic::State& s) { return static_cast<State&>(s); }
inline const State& of(const civic::State& s) { return static_cast<const State&>(s); }
inline const Catalogue& of(const civic::Catalogue& cat) { return static_cast<const Catalogue&>(cat); }

inline bool has(const State& s, Module m) { return (s.board.modules & static_cast<std::uint8_t>(m)) != 0; }
inline PlayerId holder(const State& s, TileId t) {
  for (std::uint8_t p = 0; p < s.board.players_count; ++p)
    if (contains(s.map.held[p], t)) return PlayerId{p};
  return {};
}
inline bool warlord_on(const State& s, PlayerId p, TileId t) { return s.forces[p.value].warlord == t.value; }

}  // namespace stele::monumental
