// The map: which tiles touch, what is coastal, what is linked, and where a Wonder's token may stand.
#include "games/monumental/decisions.h"

namespace stele::monumental {

MapShape shape_of(const Catalogue& cat, const std::vector<MapTile>& tiles) {
  MapShape out;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (cat.terrains[tiles[i].terrain].water) out.water |= bit(tile(i));
    if (cat.terrains[tiles[i].terrain].capital) out.capitals |= bit(tile(i));
    for (std::size_t j = 0; j < tiles.size(); ++j) {
      const int dq = tiles[j].q - tiles[i].q, dr = tiles[j].r - tiles[i].r;
      if (dq * dq + dq * dr + dr * dr == 1) out.neighbours[i] |= bit(tile(j));  // the six directions of axial coordinates
    }
  }
  return out;
}

TileSet next_to(const MapShape& m, TileSet tiles) {
  TileSet out = 0;
  for (; tiles != 0; tiles &= tiles - 1) out |= m.neighbours[static_cast<std::size_t>(std::countr_zero(tiles))];
  return out;
}

void note_held(Map& m, PlayerId p) {
  const TileSet held = m.held[p.value];
  TileSet reached = held & (~held + 1);
  for (TileSet fresh = reached; fresh != 0; reached |= fresh) fresh = next_to(m, fresh) & held & ~reached;
  m.border[p.value] = next_to(m, held) & ~held;
  m.scattered = static_cast<std::uint8_t>((m.scattered & ~(1u << p.value)) | (reached == held ? 0u : 1u << p.value));
}
void hold(Map& m, PlayerId p, TileId t) {
  m.held[p.value] |= bit(t);
  note_held(m, p);
}
void let_go(Map& m, PlayerId p, TileId t) {
  m.held[p.value] &= ~bit(t);
  note_held(m, p);
}

void connect(const Catalogue& cat, Map& m) {
  std::vector<MapTile> tiles;
  for (std::size_t i = 0; i < m.size; ++i) tiles.push_back({m.q[i], m.r[i], m.terrain[i]});
  static_cast<MapShape&>(m) = shape_of(cat, tiles);
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p) note_held(m, PlayerId{p});
}

TileSet cut_off(const MapShape& m, std::size_t size) {
  const TileSet land = ((TileSet{1} << size) - 1) & ~m.water;
  TileSet out = 0;
  for_each_tile(m.capitals, [&](TileId home) {
    TileSet reached = bit(home), fresh = reached;
    while (fresh != 0) {
      fresh = next_to(m, fresh & ~(m.capitals & ~bit(home))) & land & ~reached;  // nobody passes through another one's Capital
      reached |= fresh;
    }
    out |= land & ~reached;
  });
  return out;
}

// [M-COAST-1] Next to a water tile; the edge of the map is not water.
TileSet coastal(const Map& m) { return next_to(m, m.water) & ~m.water; }

int outposts_left(const State& s, PlayerId p) { return kOutposts - std::popcount(s.map.outposts & s.map.held[p.value]); }

TileSet linked(const State& s, PlayerId p, TileSet from, const Modifiers& m) {
  const TileSet held = s.map.held[p.value];  // [R] the Capital is a link too
  const TileSet coasts = m.coasts_adjacent ? coastal(s.map) & held : 0;
  TileSet out = from & held, fresh = out;
  while (fresh != 0 && out != held) {
    TileSet next = next_to(s.map, fresh);
    if (fresh & coasts) next |= coasts;
    fresh = next & held & ~out;
    out |= fresh;
  }
  return out;
}

// [M-WON-3] A province one controls or one's Capital; one Wonder per tile, whoever built it.
namespace place_wonder {

namespace {
// [M-AUT-7] An Automa's goes on a province; on its Capital only if there is no other place.
Refusal place_refusal(const State& s, PlayerId p, TileId t) {
  const TileSet places = s.board.is_automa(p) ? provinces(s, p) : s.map.held[p.value];
  if (t.value >= s.map.size || !contains(places, t)) return Refusal::NotControlled;
  return s.map.wonder[t.value].is_none() ? Refusal::Legal : Refusal::HasWonder;
}
}  // namespace

// Ours: if another Wonder took the last free tile while the bonus was gained, this one has no token. An Automa's goes to its Capital
// then, however many are there; the map shows the first.
bool run(const civic::Catalogue& cat, State& s, const Frame& f, const Log& log) {
  Options out;
  options(cat, s, f, out);
  if (s.board.is_automa(f.who) && out.size() == 1) {
    resume(cat, s, f, out[0], log);
    return true;
  }
  if (!out.empty()) return false;
  s.board.stack.pop_back();
  if (!s.board.is_automa(f.who)) return true;
  const std::uint8_t capital = s.forces[f.who.value].capital;
  if (CardId& there = s.map.wonder[capital]; there.is_none()) there = card(f.thing.value);
  log.emit({EventKind::Placed, f.who, capital, 0, f.thing});
  return true;
}
void options(const civic::Catalogue&, const State& s, const Frame& f, Options& out) {
  for_each_tile(s.map.held[f.who.value], [&](TileId t) {
    if (place_refusal(s, f.who, t) == Refusal::Legal) out.push_back({OptionKind::Place, t.value});
  });
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, Option o) {
  return o.kind == OptionKind::Place ? place_refusal(s, f.who, tile(o.a)) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  s.map.wonder[o.a] = card(f.thing.value);
  log.emit({EventKind::Placed, f.who, o.a, 0, f.thing});
}

}  // namespace place_wonder

}  // namespace stele::monumental
