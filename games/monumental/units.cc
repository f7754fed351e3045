// Units outside of conquest: manoeuvres, Outposts, and returning to the Capital.
#include <algorithm>

#include "games/monumental/decisions.h"

namespace stele::monumental {

bool unit_there(const State& s, PlayerId p, TileId t, UnitKind kind) {
  switch (kind) {
    case UnitKind::Soldier: return s.map.soldiers[t.value] > 0;
    case UnitKind::Warlord: return warlord_on(s, p, t);
    case UnitKind::Hero: return hero_unit_on(s, p, t);
  }
  return false;
}
void take_unit(State& s, PlayerId p, TileId t, UnitKind kind) {
  if (kind == UnitKind::Soldier)
    --s.map.soldiers[t.value];
  else
    (kind == UnitKind::Warlord ? s.forces[p.value].warlord : s.forces[p.value].hero) = kNoTile;
}
void put_unit(State& s, PlayerId p, TileId t, UnitKind kind) {
  if (kind == UnitKind::Soldier)
    ++s.map.soldiers[t.value];
  else
    (kind == UnitKind::Warlord ? s.forces[p.value].warlord : s.forces[p.value].hero) = t.value;
}

namespace {

constexpr std::array kUnitKinds = {UnitKind::Soldier, UnitKind::Warlord, UnitKind::Hero};

void log_return(const State& s, PlayerId p, TileId from, UnitKind kind, const Log& log) {
  const ThingId hero = kind == UnitKind::Hero ? thing(s.board.at(p).hero) : ThingId{};
  log.emit({EventKind::Returned, p, from.value, static_cast<std::uint8_t>(kind), hero, 1});
}

// The Units of a tile, one option a kind.
void unit_options(const State& s, PlayerId p, TileId t, bool heroes, Options& out) {
  for (const UnitKind kind : kUnitKinds)
    if (unit_there(s, p, t, kind) && (heroes || kind != UnitKind::Hero))
      out.push_back({kUnitOptions[static_cast<std::size_t>(kind)], t.value});
}

}  // namespace

// [M-DEST-1] To the owner's Capital.
void return_unit(const Catalogue&, State& s, PlayerId p, TileId t, UnitKind kind, const Log& log) {
  take_unit(s, p, t, kind);
  put_unit(s, p, tile(s.forces[p.value].capital), kind);
  log_return(s, p, t, kind, log);
}

void lose_province(const Catalogue& cat, State& s, PlayerId p, TileId t, const Log& log) {
  let_go(s.map, p, t);
  Occurrence o;
  o.of = Occasion::Of::LoseProvince;
  o.with_hero_on_it = hero_on(s, p, t);
  add_triggers(cat, s, p, o, log);
  if (!hero_on(s, p, t)) return;
  s.forces[p.value].hero = s.forces[p.value].capital;  // [M-HERO-5] [R] unless its card says otherwise
  log_return(s, p, t, UnitKind::Hero, log);
}

void lose_if_empty(const Catalogue& cat, State& s, PlayerId p, TileId t, const Log& log) {
  if (!contains(provinces(s, p), t) || contains(s.map.outposts, t) || units_on(s, p, t) > 0) return;
  log.emit({EventKind::ProvinceLost, p, t.value});
  lose_province(cat, s, p, t, log);
}

Refusal leave_refusal(const State& s, PlayerId p, TileId t) {
  if (contains(s.map.held_fast, t)) return Refusal::HeldByMonster;  // [M-MON-6]
  return movable(s, p, t) > 0 ? Refusal::Legal : Refusal::KeepsOne;
}

// [M-MOVE-1] Between two controlled tiles that are linked through controlled tiles; 1 Military per Unit.
Refusal manoeuvre_refusal(const State& s, PlayerId p, TileId from, const Modifiers& m) {
  if (from.value >= s.map.size || !contains(s.map.held[p.value], from)) return Refusal::NotControlled;
  if (units_on(s, p, from) == 0) return Refusal::NoUnitThere;
  if (const Refusal r = leave_refusal(s, p, from); r != Refusal::Legal) return r;
  return linked(s, p, bit(from), m) != bit(from) ? Refusal::Legal : Refusal::NotConnected;
}

namespace manoeuvre {

namespace {
std::uint8_t chosen(UnitKind kind) { return static_cast<std::uint8_t>(1 + static_cast<int>(kind)); }
}  // namespace

// One kind of Unit there: nothing to ask.
bool run(const civic::Catalogue&, State& s, const Frame& f, const Log&) {
  if (f.b != 0) return false;
  Options out;
  unit_options(s, f.who, tile(f.a), true, out);
  if (out.size() > 1) return false;
  s.board.stack.back().b = chosen(unit_kind(out[0]));
  return true;
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  if (f.b == 0) return unit_options(s, f.who, tile(f.a), true, out);
  const TileSet reach = linked(s, f.who, bit(tile(f.a)), modifiers(c, s, f.who)) & ~bit(tile(f.a));
  for_each_tile(reach, [&](TileId t) { out.push_back({OptionKind::To, t.value}); });
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) {
  if (f.b == 0) {
    if (!names_unit(o)) return Refusal::OtherDecision;
    return o.a == f.a && unit_there(s, f.who, tile(f.a), unit_kind(o)) ? Refusal::Legal : Refusal::NoUnitThere;
  }
  if (o.kind != OptionKind::To) return Refusal::OtherDecision;
  if (o.a >= s.map.size || !contains(s.map.held[f.who.value], tile(o.a))) return Refusal::NotControlled;
  const TileSet reach = linked(s, f.who, bit(tile(f.a)), modifiers(c, s, f.who)) & ~bit(tile(f.a));
  return contains(reach, tile(o.a)) ? Refusal::Legal : Refusal::NotConnected;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  if (f.b == 0) {
    s.board.stack.back().b = chosen(unit_kind(o));
    return;
  }
  s.board.stack.pop_back();
  const auto kind = static_cast<UnitKind>(f.b - 1);
  take_unit(s, f.who, tile(f.a), kind);
  put_unit(s, f.who, tile(o.a), kind);
  const ThingId hero = kind == UnitKind::Hero ? thing(s.board.at(f.who).hero) : ThingId{};
  log.emit({EventKind::Moved, f.who, f.a, o.a, hero, static_cast<std::int16_t>(kind)});
}

}  // namespace manoeuvre

// [M-OUT-1] Three Units that share a province return to the Capital; one Outpost per province, two on the board at most.
Refusal outpost_refusal(const State& s, PlayerId p, TileId t, bool without_units) {
  if (t.value >= s.map.size || !contains(provinces(s, p), t)) return Refusal::NotControlled;
  if (contains(s.map.outposts, t)) return Refusal::OutpostThere;
  if (outposts_left(s, p) == 0) return Refusal::NoOutpostLeft;
  if (without_units) return Refusal::Legal;
  const int units = s.map.soldiers[t.value] + (warlord_on(s, p, t) ? 1 : 0);  // no Hero
  if (units < 3) return Refusal::NeedsThreeUnits;
  return contains(s.map.held_fast, t) ? Refusal::HeldByMonster : Refusal::Legal;
}

static constexpr std::uint16_t kForOutpost = 1;

void start_outpost(State& s, PlayerId p, TileId t) { push(s, {FrameKind::UnitsReturn, p, t.value, 3, kForOutpost}); }
void return_units(State& s, PlayerId p, TileId t, int n) { push(s, {FrameKind::UnitsReturn, p, t.value, static_cast<std::uint8_t>(n)}); }

namespace {
void build_outpost(State& s, PlayerId p, TileId t, const Log& log) {
  s.map.outposts |= bit(t);
  log.emit({EventKind::OutpostBuilt, p, t.value});
}
}  // namespace

namespace units_return {

namespace {
bool with_hero(const Frame& f) { return f.pc != kForOutpost; }
}  // namespace

bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const TileId t = tile(f.a);
  Options kinds;
  unit_options(s, f.who, t, with_hero(f), kinds);
  if (f.b == 0 || kinds.empty()) {
    s.board.stack.pop_back();
    if (f.pc == kForOutpost)
      build_outpost(s, f.who, t, log);
    else
      lose_if_empty(of(c), s, f.who, t, log);
    return true;
  }
  // Which kind goes is a question only where some stay.
  const int units = units_on(s, f.who, t) - (!with_hero(f) && hero_unit_on(s, f.who, t) ? 1 : 0);
  const bool automa = s.board.is_automa(f.who);
  if (kinds.size() > 1 && units > f.b && !automa) return false;
  const bool warlord = automa && warlord_on(s, f.who, t);  // [M-AUT-9] [R] its Warlord returns first
  return_unit(of(c), s, f.who, t, warlord ? UnitKind::Warlord : unit_kind(kinds[0]), log);
  --s.board.stack.back().b;
  return true;
}
void options(const civic::Catalogue&, const State& s, const Frame& f, Options& out) {
  unit_options(s, f.who, tile(f.a), with_hero(f), out);
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, Option o) {
  if (!names_unit(o) || (o.kind == OptionKind::Hero && !with_hero(f))) return Refusal::OtherDecision;
  return o.a == f.a && unit_there(s, f.who, tile(f.a), unit_kind(o)) ? Refusal::Legal : Refusal::NoUnitThere;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) {
  --s.board.stack.back().b;
  return_unit(of(c), s, f.who, tile(f.a), unit_kind(o), log);
}

}  // namespace units_return

// A cost: N of one's own Units, from any provinces, to the Capital; [M-CON-5] holds; all N or none.
namespace return_units_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction& i) {
  int n = 0;
  for_each_tile(provinces(s, a.who), [&](TileId t) { n += std::max(0, movable(s, a.who, t)); });
  return n >= i.n;
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, const Instruction&, Option o) {
  if (!names_unit(o)) return Refusal::OtherDecision;
  const TileId t = tile(o.a);
  if (o.a >= s.map.size || !contains(provinces(s, f.who), t)) return Refusal::NotControlled;
  if (!unit_there(s, f.who, t, unit_kind(o))) return Refusal::NoUnitThere;
  return leave_refusal(s, f.who, t);
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Options& out) {
  for_each_tile(provinces(s, f.who), [&](TileId t) {
    for (const OptionKind kind : kUnitOptions)
      if (refusal(c, s, f, i, {kind, t.value}) == Refusal::Legal) out.push_back({kind, t.value});
  });
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  return_unit(of(c), s, f.who, tile(o.a), unit_kind(o), log);
}

}  // namespace return_units_verb

// Manoeuvres without paying.
namespace move_units_verb {

void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Options& out) {
  const Modifiers m = modifiers(c, s, f.who);
  for_each_tile(s.map.held[f.who.value], [&](TileId t) {
    if (manoeuvre_refusal(s, f.who, t, m) == Refusal::Legal) out.push_back({OptionKind::Manoeuvre, t.value});
  });
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  Options out;
  if (i.n > 0) options(c, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Option o) {
  return o.kind == OptionKind::Manoeuvre ? manoeuvre_refusal(s, f.who, tile(o.a), modifiers(c, s, f.who)) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, const Instruction&, Option o, const Log&) {
  --s.board.stack.back().a;
  push(s, {FrameKind::Manoeuvre, f.who, o.a});
}

}  // namespace move_units_verb

// An Outpost from the reserve onto a controlled province, no Units returned.
namespace outpost_verb {

void options(const civic::Catalogue&, const State& s, const Frame& f, const Instruction&, Options& out) {
  for_each_tile(provinces(s, f.who), [&](TileId t) {
    if (outpost_refusal(s, f.who, t, true) == Refusal::Legal) out.push_back({OptionKind::Outpost, t.value});
  });
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  Options out;
  options(c, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, const Instruction&, Option o) {
  return o.kind == OptionKind::Outpost ? outpost_refusal(s, f.who, tile(o.a), true) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  build_outpost(s, f.who, tile(o.a), log);
}

}  // namespace outpost_verb

}  // namespace stele::monumental
