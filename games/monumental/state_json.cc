// Writes a state of Monumental as JSON: what the family writes (games/civic/state_json.h), the map, and what lies on it. Tiles and
// Explorers count from 1.
#include "games/monumental/state_json.h"

#include <algorithm>

#include "engine/hash.h"
#include "games/civic/state_json.h"
#include "games/monumental/frame_shapes.h"

namespace stele::monumental {
namespace {

// What State and View both hold.
struct Public {
  const Board& board;
  const Map& map;
  const std::array<Forces, kMaxPlayers>& forces;
  const std::array<FixedVector<PlayerId, kMaxPlayers>, kMaxMarkets>& takers;
  const std::array<std::uint8_t, kMaxMarkets>& gone;
  const Campaign& campaign;
  const Monsters& monsters;
  const Automa& automa;
  std::uint8_t map_source;
};
template <class Table>
Public public_of(const Table& t) {
  return {t.board, t.map, t.forces, t.takers, t.gone, t.campaign, t.monsters, t.automa, t.map_source};
}

Json tile_or_null(std::uint8_t t) { return t == kNoTile ? Json{} : Json(t + 1); }

template <class Seats>
Json seats(const Seats& list) {
  Json out = Json::array();
  for (const PlayerId p : list) out.push_back(p.value);
  return out;
}

Json hero_to_json(const Catalogue& cat, const Player& p, const Forces& forces) {
  if (p.hero.is_none()) return {};
  Json out = {{"card", word_or_null(cat, p.hero)}};
  put(out, "tile", tile_or_null(forces.hero));
  if (forces.hero_explorer < kExplorers) out["explorer"] = forces.hero_explorer + 1;
  return out;
}

Json player_to_json(const Catalogue& cat, const Player& p, const Forces& forces, bool automa) {
  Json out;
  put_supply(out, cat, p);
  if (!automa) out["city"] = city_to_json(cat, p.city, p.under);
  put(out, "hero", hero_to_json(cat, p, forces));
  put_wonder_and_policies(out, cat, p);
  if (forces.capital != kNoTile) out["explorers"] = {tile_or_null(forces.explorers[0]), tile_or_null(forces.explorers[1])};
  put_number(out, "production_tokens", forces.production_tokens);
  put(out, "spent_tokens", known_words(cat, forces.spent_tokens));
  put_piles(out, cat, p, automa ? "cards" : "discard");
  return out;
}

Json turn_to_json(const Catalogue& cat, const Board& b) {
  Json out;
  out["number"] = b.turn_number;
  put(out, "seat", seat_or_null(b.active));
  put_turn(out, cat, b.turn());
  return out;
}

Json campaign_to_json(const Campaign& c) {
  Json out = Json::object();
  put(out, "explored", numbers_of(c.explored));
  put(out, "free_step_used", c.free_step_used != 0);
  put(out, "target", tile_or_null(c.target));
  put_number(out, "needed", c.needed);
  put_number(out, "soldiers", c.soldiers);
  put(out, "warlord", c.warlord != 0);
  if (c.foe < kFoeWords.size()) out["foe"] = kFoeWords[c.foe];
  put(out, "anywhere", c.anywhere != 0);
  put(out, "hero", c.hero != 0);
  put(out, "halted", numbers_of(c.halted));
  return out;
}

Json monsters_to_json(const Catalogue& cat, const Monsters& monsters) {
  Json out = Json::array();
  for (const Monster& m : monsters.revealed) {
    Json entry = {{"monster", cat.thing_of(m.id).id}, {"tile", m.tile + 1}, {"clock", m.clock + 1}};
    put_number(entry, "attacks", m.attacks);
    out.push_back(entry);
  }
  return out;
}
Json defeated_to_json(const Catalogue& cat, const Monsters& monsters, std::size_t p) {
  Json out = Json::array();
  for (std::size_t m = 0; m < cat.monsters.size(); ++m)
    if (monsters.defeated_by[m].value == p) out.push_back(cat.of(cat.monsters[m].thing).id);
  return out;
}

Json automa_to_json(const Catalogue& cat, const Automa& a) {
  Json out = Json::object();
  Json queue = Json::array();
  for (const Automa::Next& next : a.queue) {
    Json entry = {{"card", word_or_null(cat, next.card)}};
    if (next.manner != Manner::AsUsual) entry["manner"] = kMannerWords[static_cast<std::size_t>(next.manner)];
    queue.push_back(entry);
  }
  put(out, "queue", queue);
  put(out, "current", word_or_null(cat, a.current));
  put(out, "done", a.done != 0);
  put(out, "discard", words(cat, a.discard));
  return out;
}

Json front_to_json(const Front& f) {
  if (f.kind == TokenKind::FreeTown) return {{"town", amounts_to_json(f.cost, kResourceWords)}};
  return {{"barbarian", f.value}};
}

PlayerId holder_of(const Map& m, TileId t) {
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p)
    if (contains(m.held[p], t)) return PlayerId{p};
  return {};
}

Json tile_to_json(const Catalogue& cat, const Public& t, std::size_t i, TokenId token) {
  const Map& m = t.map;
  const PlayerId owner = holder_of(m, tile(i));
  Json out;
  out["tile"] = i + 1;
  out["q"] = m.q[i];
  out["r"] = m.r[i];
  out["terrain"] = cat.terrains[m.terrain[i]].id;
  put(out, "owner", seat_or_null(owner));
  put_number(out, "soldiers", m.soldiers[i]);
  put(out, "warlord", !owner.is_none() && t.forces[owner.value].warlord == i);
  put(out, "outpost", contains(m.outposts, tile(i)));
  put(out, "production", contains(m.production, tile(i)));
  if (m.market[i] < cat.markets.size()) out["market"] = cat.markets[m.market[i]].id;
  if (!m.front[i].is_none()) out["front"] = front_to_json(cat.of(m.front[i]));
  put(out, "token", word_or_null(cat, token));
  put(out, "taken_by", seat_or_null(m.taken_by[i]));
  put(out, "wonder", word_or_null(cat, m.wonder[i]));
  return out;
}

// `backs`: what lies face down, where it is known.
Json map_to_json(const Catalogue& cat, const Public& t, const std::array<TokenId, kMaxTiles>* backs) {
  Json out;
  if (t.map_source < cat.maps.size())
    out["source"] = cat.maps[t.map_source].id;
  else if (t.map_source == kGeneratedMap)
    out["source"] = "generated";
  out["tiles"] = Json::array();
  for (std::size_t i = 0; i < t.map.size; ++i) {
    const bool face_down = t.map.taken_by[i].is_none();
    out["tiles"].push_back(tile_to_json(cat, t, i, !face_down ? t.map.token[i] : backs ? (*backs)[i] : TokenId{}));
  }
  return out;
}

bool on_map(const Map& m, std::size_t market) {
  return std::find(m.market.begin(), m.market.begin() + m.size, market) != m.market.begin() + m.size;
}

Json markets_to_json(const Catalogue& cat, const Public& t) {
  Json out = Json::object();
  for (std::size_t m = 0; m < cat.markets.size(); ++m)
    if (on_map(t.map, m)) {
      out[cat.markets[m].id] = Json::object();
      put(out[cat.markets[m].id], "takers", seats(t.takers[m]));
      Json gone = Json::array();
      for (std::size_t i = 0; i < cat.markets[m].tokens.size(); ++i)
        if (t.gone[m] >> i & 1) gone.push_back(word_or_null(cat, cat.markets[m].tokens[i]));
      put(out[cat.markets[m].id], "gone", gone);
    }
  return out;
}

Json public_to_json(const Catalogue& cat, const Public& t, const std::array<TokenId, kMaxTiles>* backs) {
  const Board& b = t.board;
  Json out;
  out["turn"] = turn_to_json(cat, b);
  put_course(out, b);
  out["players"] = Json::array();
  for (std::size_t p = 0; p < b.players_count; ++p) {
    out["players"].push_back(player_to_json(cat, b.players[p], t.forces[p], b.automa.value == p));
    put(out["players"].back(), "monsters", defeated_to_json(cat, t.monsters, p));
  }
  put(out, "heroes", words(cat, b.heroes));
  put(out, "monsters", monsters_to_json(cat, t.monsters));
  if (!b.automa.is_none()) put(out, "automa", automa_to_json(cat, t.automa));
  put_offer(out, cat, b);
  out["map"] = map_to_json(cat, t, backs);
  put(out, "markets", markets_to_json(cat, t));
  put(out, "campaign", campaign_to_json(t.campaign));
  put_under_way(out, cat, b, kFrameShapes);
  return out;
}

}  // namespace

Json to_json(const Catalogue& cat, const State& s) {
  Json out = public_to_json(cat, public_of(s), &s.backs);
  for (std::size_t p = 0; p < s.board.players_count; ++p) {
    put(out["players"][p], "kept_tokens", known_words(cat, s.kept[p]));
    put(out["players"][p], "deck", top_first(cat, s.decks[p]));
  }
  for (std::size_t m = 0; m < cat.markets.size(); ++m)
    if (on_map(s.map, m)) put(out["markets"][cat.markets[m].id], "pile", top_first(cat, s.piles[m]));
  put(out, "development", top_first(cat, s.development));
  if (!s.board.automa.is_none()) put(out["automa"], "deck", top_first(cat, s.automa_deck));
  out["rng"] = hash_to_text(s.rng.state);
  return out;
}

Json view_to_json(const Catalogue& cat, const View& v) {
  Json out;
  out["viewer"] = seat_or_null(v.viewer);
  out.update(public_to_json(cat, public_of(v), nullptr));
  for (std::size_t p = 0; p < v.board.players_count; ++p) {
    if (p == v.viewer.value) put(out["players"][p], "kept_tokens", known_words(cat, v.kept));
    put(out["players"][p], "deck_cards", words(cat, v.decks[p]));  // in no order
    put(out["players"][p], "deck_top", top_first(cat, v.tops[p]));
  }
  for (std::size_t m = 0; m < cat.markets.size(); ++m)
    if (on_map(v.map, m)) {
      Json& market = out["markets"][cat.markets[m].id];
      market["pile_size"] = v.pile_sizes[m];
      put(market, "seen", words(cat, v.seen[m]));
    }
  put(out, "development_cards", words(cat, v.development));
  Json heroes = Json::object();
  for (std::size_t e = 0; e < kEras; ++e)
    if (v.hidden_heroes[e] > 0) heroes[std::string{kEraWords[e]}] = v.hidden_heroes[e];
  put(out, "hidden_heroes", heroes);
  if (!v.board.automa.is_none()) put(out["automa"], "deck_cards", words(cat, v.automa_deck));
  return out;
}

}  // namespace stele::monumental
