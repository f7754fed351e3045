// Province piles: acquiring and conquering Provinces, Barricades, and the types that Provinces have.
#include <algorithm>

#include "games/duel/decisions.h"

namespace stele::duel {

int provinces(const Catalogue& cat, const State& s, PlayerId p) {
  int n = 0;
  for (const Holding& h : s.sides[p.value].pile) n += h.card != cat.barricade ? 1 : 0;
  return n;
}

unsigned types_of(const Catalogue& cat, const Holding& h) { return cat.of(h.card).types | h.markers; }

int provinces_of_type(const Catalogue& cat, const State& s, PlayerId p, int type) {
  int n = 0;
  for (const Holding& h : s.sides[p.value].pile) n += static_cast<int>(types_of(cat, h) >> type & 1);
  return n;
}

int top_province(const Catalogue& cat, const State& s, PlayerId p) {
  const auto& pile = s.sides[p.value].pile;
  for (std::size_t i = pile.size(); i-- > 0;)
    if (pile[i].card != cat.barricade) return static_cast<int>(i);
  return -1;
}

int barricades_on_top(const Catalogue& cat, const State& s, PlayerId p) {
  return static_cast<int>(s.sides[p.value].pile.size()) - 1 - top_province(cat, s, p);
}

// [D-CON-1] The Military cost of the Province and 2 for each Barricade on it, all at once; [R] never less than 1.
int conquest_cost(const Catalogue& cat, const State& s, PlayerId attacker) {
  constexpr int kBarricade = 2;
  const PlayerId defender = rival(attacker);
  const Modifiers& m = s.board.turn_of(attacker).modifiers;
  const auto& pile = s.sides[defender.value].pile;
  const int top = top_province(cat, s, defender), barricades = static_cast<int>(pile.size()) - 1 - top;
  const int n = price(cat, m, pile[static_cast<std::size_t>(top)].card) + kBarricade * barricades +
                s.board.turn_of(defender).modifiers.own_more - m.enemies_less;
  return std::max(1, n);
}

Price conquest_price(const Catalogue& cat, const State& s, PlayerId attacker) {
  const Modifiers& m = s.board.turn_of(attacker).modifiers;
  // [D-CIV-MALI] Gold instead of Military, [R] for Barricades, too.
  Price out = of_one(m.provinces_with_gold ? Resource::Gold : Resource::Military, conquest_cost(cat, s, attacker));
  if (!m.provinces_with_gold) out.foe = static_cast<std::uint8_t>(Foe::Enemies);
  return out;
}

Refusal conquer_refusal(const Catalogue& cat, const State& s, PlayerId p) {
  if (top_province(cat, s, rival(p)) < 0) return Refusal::NothingToConquer;
  return can_pay(s, p, conquest_price(cat, s, p), s.board.turn_of(p).modifiers) ? Refusal::Legal : Refusal::CannotPay;
}

namespace {

void return_barricades(const Catalogue& cat, State& s, PlayerId p, int n, const Log& log) {
  auto& pile = s.sides[p.value].pile;
  for (int i = 0; i < n; ++i) {
    pile.pop_back();
    ++s.board.basics[static_cast<std::size_t>(pile_of(cat, cat.barricade))];
  }
  if (n > 0) log.emit({EventKind::BarricadesReturned, p, 0, 0, thing(cat.barricade), static_cast<std::int16_t>(n)});
}

// What somebody sets off who has gained a Province, from the track or from the rival. Its bonus has been added before.
void add_conquest(const Catalogue& cat, State& s, PlayerId p, bool from_rival, const Log& log) {
  Occurrence o;
  o.of = Occasion::Of::Conquer;
  o.foe = Foe::Enemies;
  o.province_was_empty = !from_rival;
  add_triggers(cat, s, p, o, log);
}

}  // namespace

void conquer(const Catalogue& cat, State& s, PlayerId p, const Log& log) {
  const PlayerId loser = rival(p);
  return_barricades(cat, s, loser, barricades_on_top(cat, s, loser), log);
  const Holding won = s.sides[loser.value].pile.pop_back();
  // [D-CIV-AZTEC] [R] Its markers return.
  auto& markers = s.sides[loser.value].markers;
  for (std::size_t type = 0; type < kTypes; ++type) markers[type] = static_cast<std::uint8_t>(markers[type] + (won.markers >> type & 1));
  log.emit({EventKind::ProvinceTaken, p, loser.value, 0, thing(won.card)});
  if (won.markers != 0)
    log.emit({EventKind::MarkersReturned, loser, 0, 0, thing(won.card), static_cast<std::int16_t>(std::popcount(won.markers))});
  s.sides[p.value].pile.push_back({won.card});  // [D-CON-1] on top of one's own pile, without its bonus
  // [D-TERM-EACH] in either player's turn: what the loser's cards say is resolved before what the conqueror's do.
  const std::size_t from = s.board.pending.size();
  add_conquest(cat, s, p, true, log);
  resolve_pending(s, p, from);
  const std::size_t of_loser = s.board.pending.size();
  Occurrence lost;
  lost.of = Occasion::Of::LoseProvince;
  add_triggers(cat, s, loser, lost, log);
  resolve_pending(s, loser, of_loser);
}

// [D-ACQ-BLD] [R] A Barricade goes onto a Province.
Refusal place_refusal(const civic::Catalogue& c, const State& s, PlayerId p, CardId which) {
  const Catalogue& cat = of(c);
  return which == cat.barricade && top_province(cat, s, p) < 0 ? Refusal::NoProvince : Refusal::Legal;
}

// [D-ACQ-PRO] Face up on top of one's Province pile; then its bonus, at once.
void place(const civic::Catalogue& c, State& s, PlayerId p, CardId which, bool bought, const Log& log) {
  const Catalogue& cat = of(c);
  s.sides[p.value].pile.push_back({which});
  const std::size_t from = s.board.pending.size();
  add_pending(s, {cat.of(thing(which)).bonus, thing(which), kElsewhere});
  if (bought) {
    Occurrence o;
    o.of = Occasion::Of::Acquire;
    o.card = which;
    add_triggers(cat, s, p, o, log);
  }
  if (cat.of(which).is_province()) add_conquest(cat, s, p, false, log);
  resolve_pending(s, p, from);
}

// A Barricade of the pile, without paying.
namespace barricade_verb {

bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction&) {
  const Catalogue& cat = of(c);
  return on_offer(cat, s, a.who, cat.barricade) && place_refusal(cat, s, a.who, cat.barricade) == Refusal::Legal;
}
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  receive(c, s, a.who, of(c).barricade, false, log);
}

}  // namespace barricade_verb

// Barricades on the rival's uppermost Province return to their pile.
namespace raze_verb {

bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction&) {
  return top_province(of(c), s, rival(a.who)) >= 0 && barricades_on_top(of(c), s, rival(a.who)) > 0;
}
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction& i, std::uint16_t, const Log& log) {
  return_barricades(of(c), s, rival(a.who), std::min<int>(i.n, barricades_on_top(of(c), s, rival(a.who))), log);
}

}  // namespace raze_verb

// [D-CIV-AZTEC] A type marker onto one of one's own Provinces, none of a type that it has.
Refusal mark_refusal(const Catalogue& cat, const State& s, PlayerId p, CardId which, int type) {
  if (type >= kTypes || s.sides[p.value].markers[static_cast<std::size_t>(type)] == 0) return Refusal::NoMarker;
  for (const Holding& h : s.sides[p.value].pile)
    if (h.card == which && which != cat.barricade) return types_of(cat, h) >> type & 1 ? Refusal::HasType : Refusal::Legal;
  return Refusal::NotInPile;
}

namespace mark_verb {

void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Options& out) {
  const Side& side = s.sides[f.who.value];
  for (const Holding& h : side.pile)
    for (std::uint8_t type = 0; type < kTypes; ++type)
      if (h.card != of(c).barricade && side.markers[type] > 0 && !(types_of(of(c), h) >> type & 1))
        out.push_back({OptionKind::Mark, h.card.value, type});
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction&) {
  const Side& side = s.sides[a.who.value];
  unsigned left = 0;
  for (std::size_t type = 0; type < kTypes; ++type) left |= static_cast<unsigned>(side.markers[type] > 0) << type;
  return std::any_of(side.pile.begin(), side.pile.end(),
                     [&](const Holding& h) { return h.card != of(c).barricade && (left & ~types_of(of(c), h)) != 0; });
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Option o) {
  return o.kind == OptionKind::Mark ? mark_refusal(of(c), s, f.who, card(o.a), o.b) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  Side& side = s.sides[f.who.value];
  for (Holding& h : side.pile)
    if (h.card == card(o.a)) h.markers = static_cast<std::uint8_t>(h.markers | 1u << o.b);
  --side.markers[o.b];
  log.emit({EventKind::Marked, f.who, o.b, 0, thing(card(o.a))});
}

}  // namespace mark_verb

}  // namespace stele::duel
