// Units outside of conquest: manoeuvres, Outposts, and returning to the Capital.
#include <algorithm>

#include "games/monumental/decisions.h"

namespace stele::monumental {

namespace {

void take_unit(State& s, PlayerId p, TileId t, bool warlord) {
  if (warlord)
    s.forces[p.value].warlord = kNoTile;
  else
    --s.map.soldiers[t.value];
}
void put_unit(State& s, PlayerId p, TileId t, bool warlord) {
  if (warlord)
    s.forces[p.value].warlord = t.value;
  else
    ++s.map.soldiers[t.value];
}
bool unit_there(const State& s, PlayerId p, TileId t, bool warlord) { return warlord ? warlord_on(s, p, t) : s.map.soldiers[t.value] > 0; }

}  // namespace

// [M-DEST-1] To the owner's Capital.
void return_unit(State& s, PlayerId p, TileId t, bool warlord, const Log& log) {
  take_unit(s, p, t, warlord);
  put_unit(s, p, tile(s.forces[p.value].capital), warlord);
  log.emit({EventKind::Returned, p, t.value, warlord, {}, 1});
}

// [M-MOVE-1] Between two controlled tiles that are linked through controlled tiles; 1 Military per Unit.
Refusal manoeuvre_refusal(const State& s, PlayerId p, TileId from, const Modifiers& m) {
  if (from.value >= s.map.size || !contains(s.map.held[p.value], from)) return Refusal::NotControlled;
  if (units_on(s, p, from) == 0) return Refusal::NoUnitThere;
  if (movable(s, p, from) <= 0) return Refusal::KeepsOne;
  return linked(s, p, bit(from), m) != bit(from) ? Refusal::Legal : Refusal::NotConnected;
}

namespace manoeuvre {

// One kind of Unit there: nothing to ask.
bool run(const civic::Catalogue&, civic::State& base, const Frame& f, const Log&) {
  State& s = of(base);
  if (f.b != 0) return false;
  const bool soldier = unit_there(s, f.who, tile(f.a), false), warlord = unit_there(s, f.who, tile(f.a), true);
  if (soldier && warlord) return false;
  s.board.stack.back().b = soldier ? 1 : 2;
  return true;
}
void options(const civic::Catalogue& c, const civic::State& base, const Frame& f, Options& out) {
  const State& s = of(base);
  if (f.b == 0) {
    out.push_back({OptionKind::Soldier, f.a});
    out.push_back({OptionKind::Warlord, f.a});
    return;
  }
  const TileSet reach = linked(s, f.who, bit(tile(f.a)), modifiers(c, s, f.who)) & ~bit(tile(f.a));
  for_each_tile(reach, [&](TileId t) { out.push_back({OptionKind::To, t.value}); });
}
Refusal refusal(const civic::Catalogue& c, const civic::State& base, const Frame& f, Option o) {
  const State& s = of(base);
  if (f.b == 0) {
    if (o.kind != OptionKind::Soldier && o.kind != OptionKind::Warlord) return Refusal::OtherDecision;
    return o.a == f.a ? Refusal::Legal : Refusal::NoUnitThere;
  }
  if (o.kind != OptionKind::To) return Refusal::OtherDecision;
  if (o.a >= s.map.size || !contains(s.map.held[f.who.value], tile(o.a))) return Refusal::NotControlled;
  const TileSet reach = linked(s, f.who, bit(tile(f.a)), modifiers(c, s, f.who)) & ~bit(tile(f.a));
  return contains(reach, tile(o.a)) ? Refusal::Legal : Refusal::NotConnected;
}
void resume(const civic::Catalogue&, civic::State& base, const Frame& f, Option o, const Log& log) {
  State& s = of(base);
  if (f.b == 0) {
    s.board.stack.back().b = o.kind == OptionKind::Soldier ? 1 : 2;
    return;
  }
  s.board.stack.pop_back();
  const bool warlord = f.b == 2;
  take_unit(s, f.who, tile(f.a), warlord);
  put_unit(s, f.who, tile(o.a), warlord);
  log.emit({EventKind::Moved, f.who, f.a, o.a, {}, static_cast<std::int16_t>(warlord)});
}

}  // namespace manoeuvre

// [M-OUT-1] Three Units that share a province return to the Capital; one Outpost per province, two on the board at most.
Refusal outpost_refusal(const State& s, PlayerId p, TileId t, bool without_units) {
  if (t.value >= s.map.size || !contains(provinces(s, p), t)) return Refusal::NotControlled;
  if (contains(s.map.outposts, t)) return Refusal::OutpostThere;
  if (outposts_left(s, p) == 0) return Refusal::NoOutpostLeft;
  return without_units || units_on(s, p, t) >= 3 ? Refusal::Legal : Refusal::NeedsThreeUnits;
}

void start_outpost(State& s, PlayerId p, TileId t) { push(s, {FrameKind::OutpostUnits, p, t.value, 3}); }

namespace {
void build_outpost(State& s, PlayerId p, TileId t, const Log& log) {
  s.map.outposts |= bit(t);
  log.emit({EventKind::OutpostBuilt, p, t.value});
}
}  // namespace

namespace outpost_units {

bool run(const civic::Catalogue&, civic::State& base, const Frame& f, const Log& log) {
  State& s = of(base);
  const TileId t = tile(f.a);
  if (f.b == 0) {
    s.board.stack.pop_back();
    build_outpost(s, f.who, t, log);
    return true;
  }
  // The Warlord goes, or not: a question only where there are Soldiers enough.
  const bool warlord = warlord_on(s, f.who, t);
  if (warlord && s.map.soldiers[t.value] >= f.b) return false;
  return_unit(s, f.who, t, warlord && s.map.soldiers[t.value] == 0, log);
  --s.board.stack.back().b;
  return true;
}
void options(const civic::Catalogue&, const civic::State& s, const Frame& f, Options& out) {
  if (of(s).map.soldiers[f.a] > 0) out.push_back({OptionKind::Soldier, f.a});
  if (warlord_on(of(s), f.who, tile(f.a))) out.push_back({OptionKind::Warlord, f.a});
}
Refusal refusal(const civic::Catalogue&, const civic::State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Soldier && o.kind != OptionKind::Warlord) return Refusal::OtherDecision;
  return o.a == f.a && unit_there(of(s), f.who, tile(f.a), o.kind == OptionKind::Warlord) ? Refusal::Legal : Refusal::NoUnitThere;
}
void resume(const civic::Catalogue&, civic::State& s, const Frame& f, Option o, const Log& log) {
  --s.board.stack.back().b;
  return_unit(of(s), f.who, tile(f.a), o.kind == OptionKind::Warlord, log);
}

}  // namespace outpost_units

// A cost: N of one's own Units, from any provinces, to the Capital; [M-CON-5] holds; all N or none.
namespace return_units_verb {

bool possible(const civic::Catalogue&, const civic::State& base, const Asker& a, const Instruction& i) {
  const State& s = of(base);
  int n = 0;
  for_each_tile(provinces(s, a.who), [&](TileId t) { n += std::max(0, movable(s, a.who, t)); });
  return n >= i.n;
}
Refusal refusal(const civic::Catalogue&, const civic::State& base, const Frame& f, const Instruction&, Option o) {
  const State& s = of(base);
  if (o.kind != OptionKind::Soldier && o.kind != OptionKind::Warlord) return Refusal::OtherDecision;
  const TileId t = tile(o.a);
  if (o.a >= s.map.size || !contains(provinces(s, f.who), t)) return Refusal::NotControlled;
  if (!unit_there(s, f.who, t, o.kind == OptionKind::Warlord)) return Refusal::NoUnitThere;
  return movable(s, f.who, t) > 0 ? Refusal::Legal : Refusal::KeepsOne;
}
void options(const civic::Catalogue& c, const civic::State& s, const Frame& f, const Instruction& i, Options& out) {
  for_each_tile(provinces(of(s), f.who), [&](TileId t) {
    for (const OptionKind kind : {OptionKind::Soldier, OptionKind::Warlord})
      if (refusal(c, s, f, i, {kind, t.value}) == Refusal::Legal) out.push_back({kind, t.value});
  });
}
void resume(const civic::Catalogue&, civic::State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  return_unit(of(s), f.who, tile(o.a), o.kind == OptionKind::Warlord, log);
}

}  // namespace return_units_verb

// Manoeuvres without paying.
namespace move_units_verb {

void options(const civic::Catalogue& c, const civic::State& base, const Frame& f, const Instruction&, Options& out) {
  const State& s = of(base);
  const Modifiers m = modifiers(c, s, f.who);
  for_each_tile(s.map.held[f.who.value], [&](TileId t) {
    if (manoeuvre_refusal(s, f.who, t, m) == Refusal::Legal) out.push_back({OptionKind::Manoeuvre, t.value});
  });
}
bool possible(const civic::Catalogue& c, const civic::State& s, const Asker& a, const Instruction& i) {
  Options out;
  if (i.n > 0) options(c, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
Refusal refusal(const civic::Catalogue& c, const civic::State& s, const Frame& f, const Instruction&, Option o) {
  return o.kind == OptionKind::Manoeuvre ? manoeuvre_refusal(of(s), f.who, tile(o.a), modifiers(c, s, f.who)) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, civic::State& s, const Frame& f, const Instruction&, Option o, const Log&) {
  --s.board.stack.back().a;
  push(s, {FrameKind::Manoeuvre, f.who, o.a});
}

}  // namespace move_units_verb

// An Outpost from the reserve onto a controlled province, no Units returned.
namespace outpost_verb {

void options(const civic::Catalogue&, const civic::State& s, const Frame& f, const Instruction&, Options& out) {
  for_each_tile(provinces(of(s), f.who), [&](TileId t) {
    if (outpost_refusal(of(s), f.who, t, true) == Refusal::Legal) out.push_back({OptionKind::Outpost, t.value});
  });
}
bool possible(const civic::Catalogue& c, const civic::State& s, const Asker& a, const Instruction& i) {
  Options out;
  options(c, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
Refusal refusal(const civic::Catalogue&, const civic::State& s, const Frame& f, const Instruction&, Option o) {
  return o.kind == OptionKind::Outpost ? outpost_refusal(of(s), f.who, tile(o.a), true) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, civic::State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  build_outpost(of(s), f.who, tile(o.a), log);
}

}  // namespace outpost_verb

}  // namespace stele::monumental
