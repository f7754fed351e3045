// Conquest: which provinces, how many Units and what else they cost, which Units go, and what follows.
#include <algorithm>

#include "games/monumental/decisions.h"

namespace stele::monumental {

namespace {

TileSet coasts_of(const State& s, const Modifiers& m) { return m.coasts_adjacent ? coastal(s.map) : 0; }

// [M-CON-3] Where Units may come from: next to the target, or linked to such a tile.
TileSet sources(const State& s, PlayerId p, TileId target, const Modifiers& m, bool anywhere) {
  const TileSet held = s.map.held[p.value];
  if (anywhere) return held;
  TileSet from = s.map.neighbours[target.value] & held;
  if (const TileSet coasts = coasts_of(s, m); contains(coasts, target)) from |= coasts & held;
  return linked(s, p, from, m);
}

int available(const State& s, PlayerId p, TileSet from) {
  int n = 0;
  for_each_tile(from, [&](TileId t) { n += std::max(0, movable(s, p, t)); });
  return n;
}

Price conquest_price(const Amounts& town, int units, std::uint8_t foe) {
  Price p;
  p.fixed = town;
  auto& military = p.fixed[static_cast<std::size_t>(Resource::Military)];
  military = static_cast<std::uint8_t>(military + units);
  p.foe = foe;
  return p;
}

// Where one resource less saves most Gold: a price in Gold (a Free Town asks for no Culture), or what Gold would have to stand for.
int best_to_spare(const State& s, PlayerId p, const Amounts& town, const Price& price, const Modifiers& m) {
  int best = -1;
  for (int r = 0; r < kResources; ++r) {
    const auto i = static_cast<std::size_t>(r);
    if (town[i] == 0) continue;
    if (r >= kBase) return r;
    int missing = price.fixed[i] - s.board.at(p).resources[i];
    if (resource(r) == Resource::Military && price.foe != 255) missing -= s.board.turn.earmarked[price.foe];
    if (missing <= 0) continue;
    if (!m.gold_two[i] || missing % 2 != 0) return r;
    best = r;  // only the second one saves a Gold
  }
  return best;
}

// Whether some way of taking the discount leaves a price that can be paid.
bool affordable(const State& s, PlayerId p, Amounts town, int less, int units, std::uint8_t foe, const Modifiers& m) {
  Price price = conquest_price(town, units, foe);
  for (; less > 0; --less) {
    const int r = best_to_spare(s, p, town, price, m);
    if (r < 0) break;
    --town[static_cast<std::size_t>(r)];
    --price.fixed[static_cast<std::size_t>(r)];
  }
  return can_pay(s, p, price, m);
}

bool with_units(const State& s, PlayerId p, TileId target, int needed, const Modifiers& m, bool anywhere) {
  return available(s, p, sources(s, p, target, m, anywhere)) >= needed;
}

// What an attacker meets on a province.
struct Resistance {
  int units = 0;                  // needed
  std::uint8_t foe = 255;         // a Foe; 255: nobody
  const Amounts* town = nullptr;  // a Free Town's price
};

// Asked for every province around one's own, at every decision of a turn.
[[gnu::always_inline]] inline Resistance resistance(const Catalogue& cat, const State& s, PlayerId attacker, TileId t, const Modifiers& m) {
  Resistance out;
  int n = terrain_defence(cat, s, t);
  const int wonder = s.map.wonder[t.value].is_none() ? 0 : 2;  // [M-WON-3] [M-WON-4]
  if (s.map.has_token(t)) {
    const Front& front = cat.of(s.map.front[t.value]);
    if (front.kind == TokenKind::Barbarian) {  // [M-CON-7]
      out.foe = static_cast<std::uint8_t>(Foe::Barbarians);
      n += front.value - m.barbarians_less;
    } else {  // [M-CON-8] the terrain alone
      out.foe = static_cast<std::uint8_t>(Foe::FreeTowns);
      out.town = &front.cost;
    }
  } else if (const PlayerId defender = holder(s, t); !defender.is_none() && defender != attacker) {
    out.foe = static_cast<std::uint8_t>(Foe::Enemies);
    // [M-CON-9] 1 per Soldier, 2 for the Warlord, 3 for an Outpost, 2 for a Wonder.
    n += s.map.soldiers[t.value] + (warlord_on(s, defender, t) ? 2 : 0) + (contains(s.map.outposts, t) ? 3 : 0) + wonder;
    n += modifiers(cat, s, defender).own_more - m.enemies_less;
  } else {
    n = std::max(1, n) + wonder;  // [M-CON-10]
  }
  out.units = std::max(1, n);  // [M-CON-11]
  return out;
}

}  // namespace

int defence(const Catalogue& cat, const State& s, PlayerId attacker, TileId t, const Modifiers& m) {
  return resistance(cat, s, attacker, t, m).units;
}

TileSet targets(const State& s, PlayerId p, const Modifiers& m) {
  const TileSet held = s.map.held[p.value];
  TileSet out = next_to(s.map, held);  // [M-CON-1] next to a tile one controls
  if (const TileSet coasts = coasts_of(s, m); coasts & held) out |= coasts;
  return out & ~s.map.water & ~s.map.capitals & ~held;  // [M-CON-6]
}

Refusal conquer_refusal(const Catalogue& cat, const State& s, PlayerId p, TileId t, const Modifiers& m, bool anywhere) {
  if (t.value >= s.map.size || contains(s.map.water | s.map.capitals, t)) return Refusal::NotAProvince;
  if (contains(s.map.held[p.value], t)) return Refusal::OwnProvince;
  if (!anywhere && !contains(targets(s, p, m), t)) return Refusal::NotAdjacent;
  const Resistance r = resistance(cat, s, p, t, m);
  // [M-CON-1] 1 Military per Unit; [M-CON-8] a Free Town's price besides.
  if (!affordable(s, p, r.town ? *r.town : Amounts{}, m.towns_less, r.units, r.foe, m)) return Refusal::CannotPay;
  return with_units(s, p, t, r.units, m, anywhere) ? Refusal::Legal : Refusal::TooFewUnits;  // [M-CON-2]
}

Reserves reserves_of(const State& s, PlayerId p, const Modifiers& m) {
  Reserves out;
  const TileSet held = s.map.held[p.value];
  for_each_tile(held, [&](TileId t) {
    const int n = movable(s, p, t);
    if (n <= 0) return;
    out.tiles |= bit(t);
    out.units += n;
  });
  out.one_piece = (held & (held - 1)) == 0 || linked(s, p, held & (~held + 1), m) == held;
  return out;
}

void conquest_options(const Catalogue& cat, const State& s, PlayerId p, const Modifiers& m, int military, const Reserves& reserves,
                      Options& out) {
  for_each_tile(targets(s, p, m), [&](TileId t) {
    const Resistance r = resistance(cat, s, p, t, m);
    if (r.units > reserves.units) return;  // before anything dearer is asked
    if (r.units > military + (r.foe == 255 ? 0 : s.board.turn.earmarked[r.foe])) return;
    if (r.town && !affordable(s, p, *r.town, m.towns_less, r.units, r.foe, m)) return;
    if (reserves.one_piece || with_units(s, p, t, r.units, m, false)) out.push_back({OptionKind::Conquer, t.value});
  });
}

// [M-CON-4] Nothing marks the Units that have fought: they may conquer again, paying again.
void start_conquest(const Catalogue& cat, State& s, PlayerId p, TileId t, const Modifiers& m, bool anywhere) {
  const Resistance r = resistance(cat, s, p, t, m);
  s.campaign.target = t.value;
  s.campaign.needed = static_cast<std::uint8_t>(r.units);
  s.campaign.soldiers = s.campaign.warlord = 0;
  s.campaign.foe = r.foe;
  s.campaign.anywhere = anywhere;
  push(s, {FrameKind::Units, p});
}

namespace units {

namespace {
Refusal unit_refusal(const Catalogue& cat, const State& s, PlayerId p, Option o) {
  if (o.kind != OptionKind::Soldier && o.kind != OptionKind::Warlord) return Refusal::OtherDecision;
  const TileId t = tile(o.a);
  if (o.a >= s.map.size || !contains(s.map.held[p.value], t)) return Refusal::NotControlled;
  const bool there = o.kind == OptionKind::Warlord ? warlord_on(s, p, t) : s.map.soldiers[o.a] > 0;
  if (!there) return Refusal::NoUnitThere;
  if (!contains(sources(s, p, tile(s.campaign.target), modifiers(cat, s, p), s.campaign.anywhere), t)) return Refusal::NotConnected;
  return movable(s, p, t) > 0 ? Refusal::Legal : Refusal::KeepsOne;
}
}  // namespace

// Enough Units are chosen: the price is next.
bool run(const civic::Catalogue& c, civic::State& base, const Frame& f, const Log&) {
  State& s = of(base);
  if (s.campaign.needed > 0) return false;
  s.board.stack.pop_back();
  const Modifiers m = modifiers(c, s, f.who);
  const Amounts* town = resistance(of(c), s, f.who, tile(s.campaign.target), m).town;
  s.board.payment.owed = town ? *town : Amounts{};
  s.board.payment.discount = m.towns_less;
  push(s, {FrameKind::Spare, f.who});
  return true;
}
void options(const civic::Catalogue& c, const civic::State& base, const Frame& f, Options& out) {
  const State& s = of(base);
  const TileSet from = sources(s, f.who, tile(s.campaign.target), modifiers(c, s, f.who), s.campaign.anywhere);
  for_each_tile(from, [&](TileId t) {
    if (movable(s, f.who, t) <= 0) return;
    if (s.map.soldiers[t.value] > 0) out.push_back({OptionKind::Soldier, t.value});
    if (warlord_on(s, f.who, t)) out.push_back({OptionKind::Warlord, t.value});  // [M-WARLORD-1]
  });
}
Refusal refusal(const civic::Catalogue& c, const civic::State& s, const Frame& f, Option o) { return unit_refusal(of(c), of(s), f.who, o); }
void resume(const civic::Catalogue&, civic::State& base, const Frame& f, Option o, const Log&) {
  State& s = of(base);
  --s.campaign.needed;
  if (o.kind == OptionKind::Warlord) {
    s.campaign.warlord = 1;
    s.forces[f.who.value].warlord = kNoTile;
  } else {
    ++s.campaign.soldiers;
    --s.map.soldiers[o.a];
  }
}

}  // namespace units

// Where a Free Town's discount is taken, if that is a choice; then everything is paid at once [M-CON-12].
namespace spare {

namespace {
int kinds_owed(const Payment& p) {
  return static_cast<int>(std::count_if(p.owed.begin(), p.owed.end(), [](auto n) { return n > 0; }));
}
int total_owed(const Payment& p) {
  int n = 0;
  for (const auto x : p.owed) n += x;
  return n;
}
int units_chosen(const State& s) { return s.campaign.soldiers + s.campaign.warlord; }
bool can_spare(const civic::Catalogue& c, const State& s, const Frame& f, std::size_t r) {
  Amounts town = s.board.payment.owed;
  if (town[r] == 0) return false;
  --town[r];
  return affordable(s, f.who, town, s.board.payment.discount - 1, units_chosen(s), s.campaign.foe, modifiers(c, s, f.who));
}
}  // namespace

bool run(const civic::Catalogue& c, civic::State& base, const Frame& f, const Log& log) {
  State& s = of(base);
  Payment& p = s.board.payment;
  if (p.discount > 0 && total_owed(p) > p.discount && kinds_owed(p) > 1) {
    Options out;
    options(c, s, f, out);
    if (out.size() > 1) return false;
    --p.owed[out[0].a];
    --p.discount;
    return true;
  }
  for (auto& n : p.owed) {
    const auto spared = std::min(n, p.discount);
    n = static_cast<std::uint8_t>(n - spared);
    p.discount = static_cast<std::uint8_t>(p.discount - spared);
  }
  const Price price = conquest_price(p.owed, units_chosen(s), s.campaign.foe);
  p = {};
  s.board.stack.pop_back();
  push(s, {FrameKind::Paid, f.who, static_cast<std::uint8_t>(OptionKind::Conquer), s.campaign.target});
  pay(c, s, f.who, price, modifiers(c, s, f.who), log);
  return true;
}
void options(const civic::Catalogue& c, const civic::State& s, const Frame& f, Options& out) {
  for (std::uint8_t r = 0; r < kResources; ++r)
    if (can_spare(c, of(s), f, r)) out.push_back({OptionKind::Spare, r});
}
Refusal refusal(const civic::Catalogue& c, const civic::State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Spare) return Refusal::OtherDecision;
  return o.a < kResources && can_spare(c, of(s), f, o.a) ? Refusal::Legal : Refusal::NoSuchResource;
}
void resume(const civic::Catalogue&, civic::State& s, const Frame&, Option o, const Log&) {
  --s.board.payment.owed[o.a];
  --s.board.payment.discount;
}

}  // namespace spare

void conquer(const Catalogue& cat, State& s, PlayerId p, const Log& log) {
  const Campaign c = s.campaign;
  const TileId t = tile(c.target);
  Map& m = s.map;
  const PlayerId defender = holder(s, t);
  if (!defender.is_none()) {
    // [M-CON-9] Enemy Units return to their Capital, [M-OUT-2] an Outpost to its owner's reserve.
    if (contains(m.outposts, t)) log.emit({EventKind::OutpostLost, defender, t.value});
    m.outposts &= ~bit(t);
    while (m.soldiers[t.value] > 0) return_unit(s, defender, t, false, log);
    if (warlord_on(s, defender, t)) return_unit(s, defender, t, true, log);
    m.held[defender.value] &= ~bit(t);
  }
  m.held[p.value] |= bit(t);  // [M-EXP-4] Explorers stay where they are
  m.soldiers[t.value] = c.soldiers;
  if (c.warlord) s.forces[p.value].warlord = t.value;
  log.emit({EventKind::Conquered, p, t.value, c.warlord, {}, static_cast<std::int16_t>(c.soldiers + c.warlord)});
  s.campaign.target = kNoTile;
  s.campaign.soldiers = s.campaign.warlord = s.campaign.needed = s.campaign.anywhere = 0;
  s.campaign.foe = 255;

  // [M-ACTION-2] The Warlord's effect, the token's and others come in the order the player chooses.
  const std::size_t from = s.board.pending.size();
  Occurrence o;
  o.of = Occasion::Of::Conquer;
  o.province_was_empty = c.foe == 255;
  if (!o.province_was_empty) o.foe = static_cast<Foe>(c.foe);
  o.coastal = contains(coastal(m), t);
  o.with_warlord = c.warlord != 0;
  add_triggers(cat, s, p, o);
  if (m.has_token(t)) {
    // [M-CON-7] [M-CON-8] The conqueror keeps the token and chooses one of its rewards at once.
    const TokenId token = s.backs[t.value];
    m.token[t.value] = token;
    m.taken_by[t.value] = p;
    log.emit({EventKind::TokenTaken, p, t.value, 0, cat.of(token).thing});
    add_pending(s, {cat.thing_of(token).reward, cat.of(token).thing, kElsewhere});
  }
  resolve_pending(s, p, from);
}

// One conquest of any province of the map with Units from any of one's tiles, at the usual price.
namespace attack_anywhere_verb {

void options(const civic::Catalogue& c, const civic::State& s, const Frame& f, const Instruction&, Options& out) {
  const Modifiers m = modifiers(c, s, f.who);
  for_each_tile(of(s).map.land(), [&](TileId t) {
    if (conquer_refusal(of(c), of(s), f.who, t, m, true) == Refusal::Legal) out.push_back({OptionKind::Conquer, t.value});
  });
}
bool possible(const civic::Catalogue& c, const civic::State& s, const Asker& a, const Instruction&) {
  // A conquest in the middle of another one is not begun.
  if (of(s).campaign.target != kNoTile) return false;
  const Modifiers m = modifiers(c, s, a.who);
  for (TileSet left = of(s).map.land(); left != 0; left &= left - 1)
    if (conquer_refusal(of(c), of(s), a.who, tile(static_cast<std::size_t>(std::countr_zero(left))), m, true) == Refusal::Legal)
      return true;
  return false;
}
Refusal refusal(const civic::Catalogue& c, const civic::State& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Conquer) return Refusal::OtherDecision;
  return conquer_refusal(of(c), of(s), f.who, tile(o.a), modifiers(c, s, f.who), true);
}
void resume(const civic::Catalogue& c, civic::State& s, const Frame& f, const Instruction&, Option o, const Log&) {
  s.board.stack.pop_back();
  start_conquest(of(c), of(s), f.who, tile(o.a), modifiers(c, s, f.who), true);
}

}  // namespace attack_anywhere_verb

}  // namespace stele::monumental
