// Reads a state of Monumental from the JSON that state_json.cc writes, or that a person has written.
#include "games/civic/state_reader.h"

#include "games/monumental/frame_shapes.h"
#include "games/monumental/state_json.h"

namespace stele::monumental {
namespace {

constexpr std::uint8_t kNoMap = 255;  // a position written by hand
constexpr int kFarthest = 60;         // of q and r

// What later fields refer to comes first: the map, the civilizations, the drawn cards.
class StateReader : StateReaderOf<State> {
 public:
  StateReader(const Catalogue& cat, const Setup& setup) : StateReaderOf(cat, kFrameShapes), cat_(cat) {
    b_.players_count = setup.players;
    b_.modules = setup.modules;
    b_.automa = setup.automa;
    s_.automa.level = setup.automa_level;
    s_.monsters.laid = setup.monsters;
    s_.map.market.fill(255);
  }

  State read(const Node& n) {
    n.object({"turn",     "first", "over",    "turns_left", "players", "track",   "basics",  "development", "development_discard",
              "removed",  "map",   "markets", "campaign",   "stack",   "pending", "payment", "rng",         "heroes",
              "monsters", "automa"});
    read_map(n["map"]);
    read_players(n["players"]);
    read_cards(n.optional("heroes"), Order::AsKept, b_.heroes);
    read_monsters(n.optional("monsters"));
    if (const Node automa = n.optional("automa"); automa.present()) read_automa(automa);
    read_markets(n.optional("markets"));
    read_turn_in_progress(n["turn"]);
    read_course(n);
    read_offer(n);
    read_campaign(n.optional("campaign"));
    read_under_way(n);
    read_rng(n["rng"]);
    return s_;
  }

 private:
  std::int64_t most_in_game(Means m) const override {
    switch (m) {
      case Means::Tile: return last_tile();
      case Means::Explorer: return kExplorers - 1;
      case Means::Units: return kSoldiers + 2;
      case Means::Numbers: return 20;
      case Means::Extreme: return 2;
      default: return 0;
    }
  }
  bool fits_in_game(std::size_t thing, Holds) const override { return cat_.things[thing].kind == "monster"; }

  enum class From : bool { Map, Market };
  TokenId token_at(const Node& n, From from) const {
    const int t = index_of(n, "token", cat_.tokens.size(), [&](std::size_t i) {
      const bool fits = (cat_.tokens[i].kind == TokenKind::Market) == (from == From::Market);
      return fits ? thing_word(cat_.tokens[i].thing.value) : std::string_view{};
    });
    return t < 0 ? TokenId{} : TokenId{u8(t)};
  }
  // Without a map every number will do: what is wrong has been said.
  int last_tile() const { return (s_.map.size > 0 ? s_.map.size : kMaxTiles) - 1; }
  std::uint8_t tile_at(const Node& n) const { return n.present() && !n.is_null() ? u8(n.integer(1, last_tile() + 1) - 1) : kNoTile; }

  void read_map(const Node& n) {
    n.object({"source", "tiles"});
    if (const Node source = n.optional("source"); source.present()) {
      const int m = index_of(source, "map", cat_.maps.size() + 1,
                             [&](std::size_t i) { return i < cat_.maps.size() ? std::string_view{cat_.maps[i].id} : "generated"; });
      s_.map_source = m < 0 ? kNoMap : static_cast<std::size_t>(m) == cat_.maps.size() ? kGeneratedMap : u8(m);
    }
    const Node tiles = n["tiles"];
    s_.map.size = u8(static_cast<std::int64_t>(tiles.array_size(1, kMaxTiles)));
    for (std::size_t i = 0; i < s_.map.size; ++i) read_tile(tiles[i], i);
    connect(cat_, s_.map);
  }

  void read_tile(const Node& n, std::size_t i) {
    Map& m = s_.map;
    if (!n.object({"tile", "q", "r", "terrain", "owner", "soldiers", "warlord", "outpost", "production", "market", "front", "token",
                   "taken_by", "wonder"}))
      return;
    const auto number = static_cast<std::int64_t>(i) + 1;
    if (const Node tile = n.optional("tile"); tile.present() && tile.integer(1, kMaxTiles) != number)
      tile.mistake("expected " + std::to_string(number) + ": the tiles stand in the order of their numbers");
    m.q[i] = static_cast<std::int8_t>(n["q"].integer(-kFarthest, kFarthest));
    m.r[i] = static_cast<std::int8_t>(n["r"].integer(-kFarthest, kFarthest));
    if (i > 0 && std::pair{m.r[i - 1], m.q[i - 1]} >= std::pair{m.r[i], m.q[i]}) n.mistake("tiles stand in reading order: by r, then by q");
    m.terrain[i] = u8(std::max(
        0, index_of(n["terrain"], "terrain", cat_.terrains.size(), [&](std::size_t t) { return std::string_view{cat_.terrains[t].id}; })));
    m.soldiers[i] = u8(n.optional("soldiers").integer(0, kSoldiers));
    if (n.optional("outpost").boolean()) m.outposts |= bit(tile(i));
    if (n.optional("production").boolean()) m.production |= bit(tile(i));
    if (const Node market = n.optional("market"); market.present()) m.market[i] = u8(std::max(0, market_at(market)));
    read_owner(n, i);
    read_token(n, i);
    if (const Node wonder = n.optional("wonder"); wonder.present()) m.wonder[i] = card_at(wonder);
  }
  int market_at(const Node& n) const {
    return index_of(n, "market", cat_.markets.size(), [&](std::size_t i) { return std::string_view{cat_.markets[i].id}; });
  }

  void read_owner(const Node& n, std::size_t i) {
    const PlayerId owner = seat_at(n.optional("owner"));
    const Node warlord = n.optional("warlord");
    if (owner.is_none()) {
      if (warlord.boolean()) warlord.mistake("the tile has no owner whose Warlord this could be");
      return;
    }
    s_.map.held[owner.value] |= bit(tile(i));
    Forces& forces = s_.forces[owner.value];
    if (cat_.terrains[s_.map.terrain[i]].capital) place(n.optional("owner"), "Capital", i, forces.capital);
    if (warlord.boolean()) place(warlord, "Warlord", i, forces.warlord);
  }
  static void place(const Node& n, const std::string& what, std::size_t i, std::uint8_t& tile) {
    if (tile != kNoTile) n.mistake("the " + what + " of this player is already on tile " + std::to_string(tile + 1));
    tile = u8(static_cast<std::int64_t>(i));
  }

  void read_token(const Node& n, std::size_t i) {
    if (const Node front = n.optional("front"); front.present()) s_.map.front[i] = front_at(front);
    s_.map.taken_by[i] = seat_at(n.optional("taken_by"));
    const Node token = n.optional("token");
    if (!token.present()) return;
    s_.backs[i] = token_at(token, From::Map);
    if (!s_.map.taken_by[i].is_none()) s_.map.token[i] = s_.backs[i];
  }
  FrontId front_at(const Node& n) const {
    if (!n.object({"barbarian", "town"})) return {};
    const Node barbarian = n.optional("barbarian"), town = n.optional("town");
    if (barbarian.present() == town.present()) n.mistake("expected either a barbarian or a town");
    Front wanted{town.present() ? TokenKind::FreeTown : TokenKind::Barbarian, u8(barbarian.integer(0, 255)), {}, {}};
    read_amounts(town, kResourceWords, 255, wanted.cost);
    for (std::size_t i = 0; i < cat_.fronts.size(); ++i) {
      const Front& f = cat_.fronts[i];
      if (f.kind == wanted.kind && f.value == wanted.value && f.cost == wanted.cost) return FrontId{u8(static_cast<std::int64_t>(i))};
    }
    n.mistake("no token in the box looks like this (M-COMP-4)");
    return {};
  }

  void read_players(const Node& n) {
    for (std::size_t p = 0, size = n.array_size(b_.players_count, b_.players_count); p < size; ++p) read_player(n[p], p);
  }

  void read_player(const Node& n, std::size_t index) {
    Player& p = b_.players[index];
    Forces& forces = s_.forces[index];
    if (!n.object({"civilization", "resources", "city", "wonder", "policies", "explorers", "production_tokens", "spent_tokens",
                   "kept_tokens", "discard", "archived", "deck", "known_top", "hero", "monsters", "cards"}))
      return;
    const bool automa = b_.automa.value == index;
    read_supply(n, p);
    if (!automa) read_city(n["city"], p);
    read_hero(n.optional("hero"), p, forces);
    for (const MonsterId m : monsters_at(n.optional("monsters")))
      s_.monsters.defeated_by[m.value] = PlayerId{u8(static_cast<std::int64_t>(index))};
    read_wonder_and_policies(n, p);
    if (const Node explorers = n.optional("explorers"); explorers.array_size(kExplorers, kExplorers) > 0)
      for (std::size_t e = 0; e < kExplorers; ++e) forces.explorers[e] = tile_at(explorers[e]);
    forces.production_tokens = u8(n.optional("production_tokens").integer(0, 25));  // [M-COMP-4]
    read_market_tokens(n.optional("spent_tokens"), forces.spent_tokens);
    read_market_tokens(n.optional("kept_tokens"), s_.kept[index]);
    read_piles(n, index, automa ? "cards" : "discard");
  }

  void read_hero(const Node& n, Player& p, Forces& forces) const {
    if (!n.present() || !n.object({"card", "tile", "explorer"})) return;
    p.hero = card_at(n["card"]);
    if (!p.hero.is_none()) forces.hero_attack = cat_.of(p.hero).attack;
    forces.hero = tile_at(n.optional("tile"));
    if (const Node e = n.optional("explorer"); e.present()) forces.hero_explorer = u8(e.integer(1, kExplorers) - 1);
  }

  MonsterId monster_at(const Node& n) const {
    const int m = index_of(n, "Monster", cat_.monsters.size(), [&](std::size_t i) { return thing_word(cat_.monsters[i].thing.value); });
    return m < 0 ? MonsterId{} : MonsterId{u8(m)};
  }
  FixedVector<MonsterId, kMaxMonsters> monsters_at(const Node& n) const {
    FixedVector<MonsterId, kMaxMonsters> out;
    for (std::size_t i = 0, size = n.array_size(0, kMaxMonsters); i < size; ++i)
      if (const MonsterId m = monster_at(n[i]); !m.is_none()) out.push_back(m);
    return out;
  }
  void read_monsters(const Node& n) {
    for (std::size_t i = 0, size = n.array_size(0, kMaxMonsters); i < size; ++i) {
      if (!n[i].object({"monster", "tile", "clock", "attacks"})) continue;
      Monster m;
      m.id = monster_at(n[i]["monster"]);
      m.tile = tile_at(n[i]["tile"]);
      m.clock = u8(n[i]["clock"].integer(1, kTrack) - 1);
      m.attacks = u8(n[i].optional("attacks").integer(0, 255));
      if (!m.id.is_none() && m.tile < s_.map.size) s_.monsters.revealed.push_back(m);
    }
    note_monsters(cat_, s_);
  }

  AutomaId automa_card_at(const Node& n) const {
    const int a = index_of(n, "Automa card", cat_.automa.size(), [&](std::size_t i) { return thing_word(cat_.automa[i].thing.value); });
    return a < 0 ? AutomaId{} : AutomaId{u8(a)};
  }
  void read_automa_cards(const Node& n, Order order, FixedVector<AutomaId, kMaxAutomaDeck>& out) const {
    const std::size_t size = n.array_size(0, kMaxAutomaDeck);
    for (std::size_t i = 0; i < size; ++i)
      if (const AutomaId a = automa_card_at(n[order == Order::AsKept ? i : size - 1 - i]); !a.is_none()) out.push_back(a);
  }
  void read_automa(const Node& n) {
    if (!n.object({"queue", "current", "done", "discard", "deck"})) return;
    if (b_.automa.is_none()) return n.mistake("there is no Automa at this table");
    Automa& a = s_.automa;
    const Node queue = n.optional("queue");
    for (std::size_t i = 0, size = queue.array_size(0, kMaxAutomaDeck); i < size; ++i) {
      if (!queue[i].object({"card", "manner"})) continue;
      Automa::Next next{automa_card_at(queue[i]["card"]), Manner::AsUsual};
      if (const Node manner = queue[i].optional("manner"); manner.present())
        next.manner = static_cast<Manner>(std::max(0, word_at(manner, "manner", kMannerWords)));
      if (!next.card.is_none()) a.queue.push_back(next);
    }
    if (const Node current = n.optional("current"); current.present()) a.current = automa_card_at(current);
    a.done = n.optional("done").boolean();
    read_automa_cards(n.optional("discard"), Order::AsKept, a.discard);
    read_automa_cards(n.optional("deck"), Order::TopFirst, s_.automa_deck);
  }

  void read_market_tokens(const Node& n, std::array<TokenId, kMaxMarkets>& out) const {
    for (std::size_t i = 0, size = n.array_size(0, kMaxMarkets); i < size; ++i) {
      const TokenId token = token_at(n[i], From::Market);
      if (token.is_none()) continue;
      TokenId& place = out[cat_.of(token).market];
      if (!place.is_none()) n[i].mistake("is the second token of its Market (M-EXP-2)");
      place = token;
    }
  }

  void read_markets(const Node& n) {
    if (!n.present() || !n.object_of_anything()) return;
    for (const auto& [key, value] : n.json()->items()) {
      const Node market = n.optional(key);
      const auto it = std::find_if(cat_.markets.begin(), cat_.markets.end(), [&](const MarketInfo& m) { return m.id == key; });
      if (it == cat_.markets.end())
        market.mistake("unknown market" +
                       expected(key, cat_.markets.size(), [&](std::size_t i) { return std::string_view{cat_.markets[i].id}; }));
      else
        read_market(market, static_cast<std::size_t>(it - cat_.markets.begin()));
    }
  }
  void read_market(const Node& n, std::size_t m) {
    if (!n.object({"takers", "pile", "gone"})) return;
    const Node gone = n.optional("gone");
    for (std::size_t i = 0, size = gone.array_size(0, kMarketTokens); i < size; ++i) {
      const TokenId t = token_at(gone[i], From::Market);
      const auto& five = cat_.markets[m].tokens;
      const auto place = std::find(five.begin(), five.end(), t) - five.begin();
      if (static_cast<std::size_t>(place) == five.size())
        gone[i].mistake("is no token of this Market (M-SET-2)");
      else
        s_.gone[m] = u8(s_.gone[m] | 1 << place);
    }
    const Node takers = n.optional("takers");
    for (std::size_t i = 0, size = takers.array_size(0, kMaxPlayers); i < size; ++i) s_.takers[m].push_back(seat_at(takers[i]));
    const Node pile = n.optional("pile");
    for (std::size_t i = pile.array_size(0, kMarketTokens); i > 0; --i)
      if (const TokenId t = token_at(pile[i - 1], From::Market); !t.is_none()) s_.piles[m].push_back(t);
  }

  void read_turn_in_progress(const Node& n) {
    if (!n.object({"number", "seat", "row", "column", "activated", "reinforced", "refreshing", "used", "used_elsewhere", "fired", "gained",
                   "earmarked", "taken", "happened", "hero_acquired", "spent", "drawn"}))
      return;
    b_.turn_number = u8(n["number"].integer(0, 255));
    b_.active = seat_at(n["seat"]);
    read_turn(n, b_.turn());
  }

  void read_campaign(const Node& n) {
    if (!n.present() ||
        !n.object({"explored", "free_step_used", "target", "needed", "soldiers", "warlord", "foe", "anywhere", "hero", "halted"}))
      return;
    Campaign& c = s_.campaign;
    c.explored = u8(numbers_at(n.optional("explored"), kExplorers));
    c.free_step_used = n.optional("free_step_used").boolean();
    c.target = tile_at(n.optional("target"));
    c.needed = u8(n.optional("needed").integer(0, kSoldiers + 1));
    c.soldiers = u8(n.optional("soldiers").integer(0, kSoldiers));
    c.warlord = n.optional("warlord").boolean();
    if (const Node foe = n.optional("foe"); foe.present()) c.foe = u8(std::max(0, word_at(foe, "foe", kFoeWords)));
    c.anywhere = n.optional("anywhere").boolean();
    c.hero = n.optional("hero").boolean();
    c.halted = u8(numbers_at(n.optional("halted"), kExplorers));
  }

  const Catalogue& cat_;
};

}  // namespace

Result<State> read_state(const Catalogue& cat, const Setup& setup, const Json& json) {
  if (setup.players < 2 || setup.players > kMaxPlayers) return Error{"/setup/players", "expected a whole number from 2 to 4"};
  JsonReader reader(json, "/state");
  State s = StateReader{cat, setup}.read(reader.root());
  if (!reader.ok()) return reader.errors();
  return judged(cat, s);
}

}  // namespace stele::monumental
