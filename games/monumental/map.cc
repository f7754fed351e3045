// The map: which tiles touch, what is coastal, what is linked, and where a Wonder's token may stand.
#include <map>

#include "games/monumental/decisions.h"

namespace stele::monumental {

void connect(const Catalogue& cat, Map& m) {
  m.water = m.capitals = 0;
  for (std::size_t i = 0; i < m.size; ++i) {
    m.neighbours[i] = 0;
    if (cat.terrains[m.terrain[i]].water) m.water |= bit(tile(i));
    if (cat.terrains[m.terrain[i]].capital) m.capitals |= bit(tile(i));
    for (std::size_t j = 0; j < m.size; ++j) {
      const int dq = m.q[j] - m.q[i], dr = m.r[j] - m.r[i];
      if (dq * dq + dq * dr + dr * dr == 1) m.neighbours[i] |= bit(tile(j));  // the six directions of axial coordinates
    }
  }
}

TileSet next_to(const Map& m, TileSet tiles) {
  TileSet out = 0;
  for (; tiles != 0; tiles &= tiles - 1) out |= m.neighbours[static_cast<std::size_t>(std::countr_zero(tiles))];
  return out;
}

// [M-COAST-1] Next to a water tile; the edge of the map is not water.
TileSet coastal(const Map& m) { return next_to(m, m.water) & ~m.water; }

TileSet provinces(const State& s, PlayerId p) { return s.map.held[p.value] & ~s.map.capitals; }

int outposts_left(const State& s, PlayerId p) { return kOutposts - std::popcount(s.map.outposts & s.map.held[p.value]); }

std::uint8_t terrain_defence(const Catalogue& cat, const State& s, TileId t) { return cat.terrains[s.map.terrain[t.value]].defence; }

TileSet linked(const State& s, PlayerId p, TileSet from, const Modifiers& m) {
  const TileSet held = s.map.held[p.value];  // [R] the Capital is a link too
  const TileSet coasts = m.coasts_adjacent ? coastal(s.map) & held : 0;
  TileSet out = from & held, fresh = out;
  while (fresh != 0) {
    TileSet next = next_to(s.map, fresh);
    if (fresh & coasts) next |= coasts;
    fresh = next & held & ~out;
    out |= fresh;
  }
  return out;
}

int units_on(const State& s, PlayerId p, TileId t) { return s.map.soldiers[t.value] + (warlord_on(s, p, t) ? 1 : 0); }

int movable(const State& s, PlayerId p, TileId t) {
  if (!contains(s.map.held[p.value], t)) return 0;
  // [M-CON-5] A controlled province always keeps a Unit or an Outpost; the Capital may be left empty.
  const bool may_empty = contains(s.map.capitals | s.map.outposts, t);
  return units_on(s, p, t) - (may_empty ? 0 : 1);
}

// [M-WON-3] A province one controls or one's Capital; one Wonder per tile, whoever built it.
namespace place_wonder {

namespace {
Refusal place_refusal(const State& s, PlayerId p, TileId t) {
  if (t.value >= s.map.size || !contains(s.map.held[p.value], t)) return Refusal::NotControlled;
  return s.map.wonder[t.value].is_none() ? Refusal::Legal : Refusal::HasWonder;
}
}  // namespace

// Ours: if another Wonder took the last free tile while the bonus was gained, this one has no token.
bool run(const civic::Catalogue& cat, civic::State& s, const Frame& f, const Log&) {
  Options out;
  options(cat, s, f, out);
  if (!out.empty()) return false;
  s.board.stack.pop_back();
  return true;
}
void options(const civic::Catalogue&, const civic::State& s, const Frame& f, Options& out) {
  for_each_tile(of(s).map.held[f.who.value], [&](TileId t) {
    if (place_refusal(of(s), f.who, t) == Refusal::Legal) out.push_back({OptionKind::Place, t.value});
  });
}
Refusal refusal(const civic::Catalogue&, const civic::State& s, const Frame& f, Option o) {
  return o.kind == OptionKind::Place ? place_refusal(of(s), f.who, tile(o.a)) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, civic::State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  of(s).map.wonder[o.a] = card(f.thing.value);
  log.emit({EventKind::Placed, f.who, o.a, 0, f.thing});
}

}  // namespace place_wonder

}  // namespace stele::monumental
