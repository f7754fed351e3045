#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/card_file.h"
#include "games/civic/cards.h"

// What Monumental adds to the City cards: terrain, tokens, Markets, maps, Monsters and the Automa, as data/monumental/*.toml say.
namespace stele::monumental {

using namespace civic;  // a game of the civic family speaks its words

inline constexpr int kMaxTiles = 48;     // 40 tiles in the box, some more for own maps
inline constexpr int kMaxMarkets = 5;    // [M-COMP-4] four in the box; a fifth for five players
inline constexpr int kMarketTokens = 5;  // of each Market
inline constexpr int kMaxCivilizations = 16;
inline constexpr int kMaxMaps = 250;
inline constexpr int kMaxTerrains = 60;
inline constexpr int kMaxMonsters = 12;    // [M-COMP-4]
inline constexpr int kMaxAutomaLevel = 4;  // advanced cards in its deck
inline constexpr int kBasics = 3;          // [M-COMP-3] piles of Basic Buildings
inline constexpr int kMaxAutomaDeck = 20;  // [M-AUT-1] 15 actions, its civilization, and at most 4 advanced cards

using TileId = Id<struct TileTag>;
using TokenId = Id<struct TokenTag>;      // a token design: index into Catalogue::tokens
using MonsterId = Id<struct MonsterTag>;  // index into Catalogue::monsters
using AutomaId = Id<struct AutomaTag>;    // an Automa card: index into Catalogue::automa
using FrontId = Id<struct FrontTag>;      // what a token shows while it lies on the map: index into Catalogue::fronts

constexpr TileId tile(std::size_t i) { return TileId{static_cast<std::uint8_t>(i)}; }

// A set of tiles: bit i is tile i.
using TileSet = std::uint64_t;
constexpr TileSet bit(TileId t) { return TileSet{1} << t.value; }
constexpr bool contains(TileSet s, TileId t) { return (s >> t.value & 1) != 0; }
template <class F>
constexpr void for_each_tile(TileSet s, F f) {
  for (; s != 0; s &= s - 1) f(tile(static_cast<std::size_t>(std::countr_zero(s))));
}

// What follows from where the tiles of a map lie and what they are.
struct MapShape {
  std::array<TileSet, kMaxTiles> neighbours{};
  TileSet water = 0;
  TileSet capitals = 0;
  bool operator==(const MapShape&) const = default;
};

struct Terrain {
  std::string id;
  Text name;
  std::uint8_t defence = 0;
  std::uint8_t tiles = 0;  // in the box
  bool capital = false, water = false;
  std::string origin, note;
};

enum class TokenKind : std::uint8_t { Barbarian, FreeTown, Market };

struct MonsterInfo {
  ThingId thing;
  TokenId token;          // [M-MON-1] that reveals it
  bool on_water = false;  // [M-MON-2] it appears on the nearest water
  bool stops_explorers = false, holds_units = false, forbids_conquest = false;
};

enum class AutomaGroup : std::uint8_t { Action, Civilization, Advanced };
struct AutomaInfo {
  ThingId thing;
  AutomaGroup group = AutomaGroup::Action;
  CivId civ;  // Civilization
};

struct TokenInfo {
  ThingId thing;
  TokenKind kind{};
  std::uint8_t value = 0;  // a Barbarian's defence; a Market token's number
  std::uint8_t copies = 1;
  std::uint8_t market = 255;
  std::uint8_t gold = 0;  // [M-AUT-9] what an Automa gains from it
  MonsterId monster;      // [M-MON-1] it is revealed, and no other reward gained
  FrontId front;          // Barbarians and Free Towns
  Amounts cost{};         // a Free Town's price
};

inline constexpr std::size_t kTowns = 0;  // pile of Catalogue::box; 1-9: the Barbarians of this value
inline constexpr std::size_t kTokenPiles = 10;
inline constexpr std::size_t kMaxPile = 64;

// [M-SET-1] The side of a token that everybody sees; tokens with the same front cannot be told apart.
struct Front {
  TokenKind kind{};
  std::uint8_t value = 0;
  Amounts cost{};
  std::vector<TokenId> tokens;  // as often as there are copies
};

struct MarketInfo {
  std::string id;
  Text name;
  std::string origin, note;
  int players = 0;              // only with so many players; 0: always
  std::vector<TokenId> tokens;  // five
};

struct MapTile {
  std::int8_t q = 0, r = 0;
  std::uint8_t terrain = 0;
  std::uint8_t capital = 0;    // seat from 1; 0: none
  std::uint8_t barbarian = 0;  // value; 0: none
  std::uint8_t market = 0;     // slot from 1; 0: none
  bool town = false;
};

struct MapInfo {
  std::string id;
  Text name;
  int players = 0, seats = 0, grade = 0;
  std::string mood, origin, note;
  std::vector<MapTile> tiles;  // in reading order: by r, then q
  MapShape shape;
};

struct Catalogue : civic::Catalogue {
  std::vector<Terrain> terrains;
  std::vector<TokenInfo> tokens;
  std::vector<Front> fronts;
  // By terrain and by front, for a quick look: the printed defence, a Barbarian's value (a Free Town's is 0 and has a price).
  std::array<std::uint8_t, 64> terrain_defence{};
  std::array<std::uint8_t, 256> front_value{};
  std::vector<MarketInfo> markets;
  std::vector<MapInfo> maps;
  std::array<std::vector<TokenId>, kTokenPiles> box;  // tokens as often as there are copies
  std::array<std::vector<CardId>, kEras> by_era;      // Development cards
  std::array<std::vector<CardId>, kEras> heroes;      // by era
  int cheapest_hero = 255;                            // Gold
  std::vector<MonsterInfo> monsters;
  std::vector<AutomaInfo> automa;
  std::array<std::uint8_t, kEras> era_size{};  // how many of them are in play; an alternative Wonder only replaces one
  ThingId production_token;

  const TokenInfo& of(TokenId t) const { return tokens[t.value]; }
  const Front& of(FrontId f) const { return fronts[f.value]; }
  const MonsterInfo& of(MonsterId m) const { return monsters[m.value]; }
  const AutomaInfo& of(AutomaId a) const { return automa[a.value]; }
  using civic::Catalogue::of;
  const Thing& thing_of(TokenId t) const { return things[tokens[t.value].thing.value]; }
  const Thing& thing_of(MonsterId m) const { return things[monsters[m.value].thing.value]; }
  const Thing& thing_of(AutomaId a) const { return things[automa[a.value].thing.value]; }
  using civic::Catalogue::thing_of;
};

MapShape shape_of(const Catalogue&, const std::vector<MapTile>&);
TileSet next_to(const MapShape&, TileSet);
TileSet cut_off(const MapShape&, std::size_t size);  // [M-MAP-4] land tiles that cannot be reached from every Capital

// The card files of the game, mistakes and all in one run.
Result<Catalogue> read_catalogue(const std::vector<CardFile>&);

}  // namespace stele::monumental
