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

// The Units that may leave these tiles.
Reserves available(const State& s, PlayerId p, TileSet from) {
  Reserves out;
  for_each_tile(from, [&](TileId t) {
    const int n = movable(s, p, t);
    if (n <= 0) return;
    out.units += n;
    if (hero_unit_on(s, p, t)) out.saved = s.forces[p.value].hero_attack - 1;
  });
  return out;
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
    if (resource(r) == Resource::Military && price.foe != 255) missing -= s.board.turn().earmarked[price.foe];
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
    const FrontId front = s.map.front[t.value];
    if (const int value = cat.front_value[front.value]; value > 0) {  // [M-CON-7]
      out.foe = static_cast<std::uint8_t>(Foe::Barbarians);
      n += value - m.barbarians_less;
    } else {  // [M-CON-8] the terrain alone
      out.foe = static_cast<std::uint8_t>(Foe::FreeTowns);
      out.town = &cat.of(front).cost;
    }
  } else if (const PlayerId defender = holder(s, t); !defender.is_none() && defender != attacker) {
    out.foe = static_cast<std::uint8_t>(Foe::Enemies);
    // [M-CON-9] 1 per Soldier, 2 for the Warlord, 3 for an Outpost, 2 for a Wonder.
    n += s.map.soldiers[t.value] + (warlord_on(s, defender, t) ? 2 : 0) + (contains(s.map.outposts, t) ? 3 : 0) + wonder;
    if (hero_on(s, defender, t)) n += cat.of(s.board.at(defender).hero).defence;  // [M-HERO-4]
    n += modifiers(cat, s, defender).own_more - m.enemies_less;
  } else {
    n = std::max(1, n) + wonder;  // [M-CON-10] [M-MON-4]
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
  TileSet out = s.map.border[p.value];  // [M-CON-1] next to a tile one controls
  if (const TileSet coasts = coasts_of(s, m); coasts & held) out |= coasts;
  return out & ~s.map.water & ~s.map.capitals & ~held & ~s.map.closed;  // [M-CON-6] [M-MON-6]
}

namespace {

// [M-CON-1] 1 Military per piece; [M-CON-8] a Free Town's price besides; [M-CON-2] Units enough.
Refusal muster_refusal(const State& s, PlayerId p, TileId t, const Resistance& r, const Modifiers& m, bool anywhere) {
  const Reserves units = available(s, p, sources(s, p, t, m, anywhere));
  if (!affordable(s, p, r.town ? *r.town : Amounts{}, m.towns_less, units.fewest_for(r.units), r.foe, m)) return Refusal::CannotPay;
  return units.strength() >= r.units ? Refusal::Legal : Refusal::TooFewUnits;
}

}  // namespace

Refusal conquer_refusal(const Catalogue& cat, const State& s, PlayerId p, TileId t, const Modifiers& m, bool anywhere) {
  if (t.value >= s.map.size || contains(s.map.water | s.map.capitals, t)) return Refusal::NotAProvince;
  if (contains(s.map.held[p.value], t)) return Refusal::OwnProvince;
  if (contains(s.map.closed, t)) return Refusal::ClosedByMonster;
  if (!anywhere && !contains(targets(s, p, m), t)) return Refusal::NotAdjacent;
  return muster_refusal(s, p, t, resistance(cat, s, p, t, m), m, anywhere);
}

Reserves reserves_of(const State& s, PlayerId p, const Modifiers& m) {
  const TileSet held = s.map.held[p.value], may_be_left = s.map.capitals | s.map.outposts;
  const Forces& forces = s.forces[p.value];
  Reserves out;
  for_each_tile(held & ~s.map.held_fast, [&](TileId t) {
    int n = s.map.soldiers[t.value] + (forces.warlord == t.value ? 1 : 0) - (contains(may_be_left, t) ? 0 : 1);
    if (forces.hero_attack > 0 && forces.hero == t.value && ++n > 0) out.saved = forces.hero_attack - 1;
    if (n <= 0) return;
    out.tiles |= bit(t);
    out.units += n;
  });
  out.one_piece = !(s.map.scattered >> p.value & 1) || (m.coasts_adjacent && linked(s, p, held & (~held + 1), m) == held);
  return out;
}

void conquest_options(const Catalogue& cat, const State& s, PlayerId p, const Modifiers& m, int military, const Reserves& reserves,
                      Options& out) {
  const auto& earmarked = s.board.turn().earmarked;
  const int most = std::min(reserves.units, military + *std::max_element(earmarked.begin(), earmarked.end())) + reserves.saved;
  for_each_tile(targets(s, p, m), [&](TileId t) {
    const Resistance r = resistance(cat, s, p, t, m);
    if (r.units > most) return;  // before anything dearer is asked
    const int pieces = reserves.fewest_for(r.units);
    if (pieces > military && (r.foe == 255 || pieces > military + s.board.turn().earmarked[r.foe])) return;
    if (r.town && !affordable(s, p, *r.town, m.towns_less, pieces, r.foe, m)) return;
    if (reserves.one_piece || muster_refusal(s, p, t, r, m, false) == Refusal::Legal) out.push_back({OptionKind::Conquer, t.value});
  });
}

// [M-CON-4] Nothing marks the Units that have fought: they may conquer again, paying again.
void start_conquest(const Catalogue& cat, State& s, PlayerId p, TileId t, const Modifiers& m, bool anywhere) {
  const Resistance r = resistance(cat, s, p, t, m);
  s.campaign.target = t.value;
  s.campaign.needed = static_cast<std::uint8_t>(r.units);
  s.campaign.soldiers = s.campaign.warlord = s.campaign.hero = 0;
  s.campaign.foe = r.foe;
  s.campaign.anywhere = anywhere;
  push(s, {FrameKind::Units, p});
}

bool can_go_on_conquering(const Catalogue& cat, const State& s, PlayerId p) {
  const Campaign& c = s.campaign;
  const TileId target = tile(c.target);
  const Modifiers m = modifiers(cat, s, p);
  const Resistance r = resistance(cat, s, p, target, m);
  const Reserves rest = available(s, p, sources(s, p, target, m, c.anywhere != 0));
  const int pieces = c.pieces() + (c.needed > 0 ? rest.fewest_for(c.needed) : 0);
  return rest.strength() >= c.needed && affordable(s, p, r.town ? *r.town : Amounts{}, m.towns_less, pieces, c.foe, m);
}

namespace units {

namespace {

void choose(State& s, PlayerId p, Option o) {
  Campaign& c = s.campaign;
  const int strength = o.kind == OptionKind::Hero ? s.forces[p.value].hero_attack : 1;
  c.needed = static_cast<std::uint8_t>(std::max(0, c.needed - strength));  // [M-HERO-4] [R] also when fewer are missing
  ++(o.kind == OptionKind::Soldier ? c.soldiers : o.kind == OptionKind::Warlord ? c.warlord : c.hero);
  take_unit(s, p, tile(o.a), unit_kind(o));
}

bool hero_could_come(const State& s, PlayerId p) { return s.forces[p.value].hero_attack > 0 && s.forces[p.value].hero != kNoTile; }

// A Hero stands for several Units at the price of one: whoever stays behind must not be needed, or make it too dear.
bool leaves_enough(const Catalogue& cat, const State& s, PlayerId p, Option o) {
  if (!hero_could_come(s, p) || o.kind == OptionKind::Hero) return true;
  State after = s;
  choose(after, p, o);
  return can_go_on_conquering(cat, after, p);
}

[[gnu::cold, gnu::noinline]] void options_beside_hero(const Catalogue& cat, const State& s, PlayerId p, TileId t, Options& out) {
  for (const OptionKind kind : kUnitOptions)  // [M-HERO-4]
    if (const Option o{kind, t.value}; unit_there(s, p, t, unit_kind(o)) && leaves_enough(cat, s, p, o)) out.push_back(o);
}

Refusal unit_refusal(const Catalogue& cat, const State& s, PlayerId p, Option o) {
  if (!names_unit(o)) return Refusal::OtherDecision;
  const TileId t = tile(o.a);
  if (o.a >= s.map.size || !contains(s.map.held[p.value], t)) return Refusal::NotControlled;
  if (!unit_there(s, p, t, unit_kind(o))) return Refusal::NoUnitThere;
  const Modifiers m = modifiers(cat, s, p);
  if (!contains(sources(s, p, tile(s.campaign.target), m, s.campaign.anywhere), t)) return Refusal::NotConnected;
  if (const Refusal r = leave_refusal(s, p, t); r != Refusal::Legal) return r;
  return leaves_enough(cat, s, p, o) ? Refusal::Legal : Refusal::HeroNeeded;
}

}  // namespace

// Enough Units are chosen: the price is next.
bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log&) {
  if (s.campaign.needed > 0) return false;
  s.board.stack.pop_back();
  const Modifiers m = modifiers(c, s, f.who);
  const Amounts* town = resistance(of(c), s, f.who, tile(s.campaign.target), m).town;
  s.board.payment.owed = town ? *town : Amounts{};
  s.board.payment.discount = m.towns_less;
  push(s, {FrameKind::Spare, f.who});
  return true;
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  const Modifiers m = modifiers(c, s, f.who);
  const TileSet from = sources(s, f.who, tile(s.campaign.target), m, s.campaign.anywhere);
  for_each_tile(from, [&](TileId t) {
    if (movable(s, f.who, t) <= 0) return;
    if (hero_could_come(s, f.who)) return options_beside_hero(of(c), s, f.who, t, out);
    if (s.map.soldiers[t.value] > 0) out.push_back({OptionKind::Soldier, t.value});
    if (warlord_on(s, f.who, t)) out.push_back({OptionKind::Warlord, t.value});  // [M-WARLORD-1]
  });
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) { return unit_refusal(of(c), s, f.who, o); }
void resume(const civic::Catalogue&, State& s, const Frame& f, Option o, const Log&) { choose(s, f.who, o); }

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
bool can_spare(const civic::Catalogue& c, const State& s, const Frame& f, std::size_t r) {
  Amounts town = s.board.payment.owed;
  if (town[r] == 0) return false;
  --town[r];
  return affordable(s, f.who, town, s.board.payment.discount - 1, s.campaign.pieces(), s.campaign.foe, modifiers(c, s, f.who));
}
}  // namespace

bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
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
  const Price price = conquest_price(p.owed, s.campaign.pieces(), s.campaign.foe);
  p = {};
  s.board.stack.pop_back();
  push(s, {FrameKind::Paid, f.who, static_cast<std::uint8_t>(OptionKind::Conquer), s.campaign.target});
  pay(c, s, f.who, price, modifiers(c, s, f.who), log);
  return true;
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  for (std::uint8_t r = 0; r < kResources; ++r)
    if (can_spare(c, s, f, r)) out.push_back({OptionKind::Spare, r});
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Spare) return Refusal::OtherDecision;
  return o.a < kResources && can_spare(c, s, f, o.a) ? Refusal::Legal : Refusal::NoSuchResource;
}
void resume(const civic::Catalogue&, State& s, const Frame&, Option o, const Log&) {
  --s.board.payment.owed[o.a];
  --s.board.payment.discount;
}

}  // namespace spare

void win_province(const Catalogue& cat, State& s, PlayerId p, TileId t, const Log& log) {
  Map& m = s.map;
  const PlayerId defender = holder(s, t);
  if (!defender.is_none()) {
    // [M-CON-9] Enemy Units return to their Capital, [M-OUT-2] an Outpost to its owner's reserve.
    if (contains(m.outposts, t)) log.emit({EventKind::OutpostLost, defender, t.value});
    m.outposts &= ~bit(t);
    while (m.soldiers[t.value] > 0) return_unit(cat, s, defender, t, UnitKind::Soldier, log);
    if (warlord_on(s, defender, t)) return_unit(cat, s, defender, t, UnitKind::Warlord, log);
    lose_province(cat, s, defender, t, log);
  }
  hold(m, p, t);  // [M-EXP-4] Explorers stay where they are
}

namespace {

// [M-CON-7] [M-CON-8] The conqueror keeps the token.
const TokenInfo& take_token(const Catalogue& cat, State& s, PlayerId p, TileId t, const Log& log) {
  const TokenInfo& token = cat.of(s.backs[t.value]);
  s.map.token[t.value] = s.backs[t.value];
  s.map.taken_by[t.value] = p;
  log.emit({EventKind::TokenTaken, p, t.value, 0, token.thing});
  return token;
}

// They choose one of its rewards at once; a Hero may give them both of a Barbarian's.
void add_reward(const Catalogue& cat, State& s, const TokenInfo& token) {
  const Program reward = cat.of(token.thing).reward;
  const auto& code = cat.code.instructions;
  const bool both = s.board.turn().modifiers.both_rewards && token.kind == TokenKind::Barbarian && code[reward].op == Op::Choose;
  if (!both) return add_pending(s, {reward, token.thing, kElsewhere});
  for (std::size_t i = 1; i <= code[reward].n; ++i) add_pending(s, {code[reward + i].to, token.thing, kElsewhere});
}

}  // namespace

void conquer(const Catalogue& cat, State& s, PlayerId p, const Log& log) {
  const Campaign c = s.campaign;
  const TileId t = tile(c.target);
  win_province(cat, s, p, t, log);
  s.map.soldiers[t.value] = c.soldiers;
  if (c.warlord) s.forces[p.value].warlord = t.value;
  if (c.hero) s.forces[p.value].hero = t.value;
  log.emit(
      {EventKind::Conquered, p, t.value, static_cast<std::uint8_t>(c.warlord | c.hero << 1), {}, static_cast<std::int16_t>(c.pieces())});
  s.campaign.target = kNoTile;
  s.campaign.soldiers = s.campaign.warlord = s.campaign.hero = s.campaign.needed = s.campaign.anywhere = 0;
  s.campaign.foe = 255;

  // [M-ACTION-2] The Warlord's effect, the token's and others come in the order the player chooses.
  const std::size_t from = s.board.pending.size();
  Occurrence o;
  o.of = Occasion::Of::Conquer;
  o.province_was_empty = c.foe == 255;
  if (!o.province_was_empty) o.foe = static_cast<Foe>(c.foe);
  o.coastal = contains(coastal(s.map), t);
  o.with_warlord = c.warlord != 0;
  o.with_hero = c.hero != 0;
  add_triggers(cat, s, p, o, log);
  const TokenInfo* token = s.map.has_token(t) ? &take_token(cat, s, p, t, log) : nullptr;
  const bool automa = s.board.is_automa(p);
  if (token && automa) gain(cat, s, p, Resource::Gold, token->gold, token->thing, log);  // [M-AUT-9]
  if (token && !automa && token->monster.is_none()) add_reward(cat, s, *token);
  resolve_pending(s, p, from);
  if (!token || token->monster.is_none()) return;
  // [M-MON-2] The Monster appears when its token has given its reward, before anything else.
  push(s, {FrameKind::RevealMonster, p, t.value, 0, 0, cat.of(token->monster).thing});
  if (!automa) start(s, {p, kElsewhere, 0, token->thing}, cat.of(token->thing).reward);
}

// One conquest of any province of the map with Units from any of one's tiles, at the usual price.
namespace attack_anywhere_verb {

void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Options& out) {
  const Modifiers m = modifiers(c, s, f.who);
  for_each_tile(s.map.land(), [&](TileId t) {
    if (conquer_refusal(of(c), s, f.who, t, m, true) == Refusal::Legal) out.push_back({OptionKind::Conquer, t.value});
  });
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction&) {
  // A conquest in the middle of another one is not begun.
  if (s.campaign.target != kNoTile) return false;
  const Modifiers m = modifiers(c, s, a.who);
  for (TileSet left = s.map.land(); left != 0; left &= left - 1)
    if (conquer_refusal(of(c), s, a.who, tile(static_cast<std::size_t>(std::countr_zero(left))), m, true) == Refusal::Legal) return true;
  return false;
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Conquer) return Refusal::OtherDecision;
  return conquer_refusal(of(c), s, f.who, tile(o.a), modifiers(c, s, f.who), true);
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, const Instruction&, Option o, const Log&) {
  s.board.stack.pop_back();
  start_conquest(of(c), s, f.who, tile(o.a), modifiers(c, s, f.who), true);
}

}  // namespace attack_anywhere_verb

}  // namespace stele::monumental
