// The power cards, an expansion: acquiring them, and what each lets its owner do.
#include "games/monuments/decisions.h"

namespace stele::monuments {
namespace powers {

PowerId owned(const Catalogue& cat, const Board& b, Colour c, Ability ability) {
  for (std::uint8_t p = 0; p < kPowers; ++p)
    if (cat.powers[p].ability == ability && b.power_owner[p] == c) return PowerId{p};
  return {};
}

PowerId owned(const Catalogue& cat, const Board& b, PlayerId player, Ability ability) {
  for (int i = 0; i < colours_per_player(b); ++i)
    if (const PowerId p = owned(cat, b, colour(first_colour_of(b, player).value + i), ability); !p.is_none()) return p;
  return {};
}

// [W-POW-1] An action for whoever has strictly the most of its symbol in the exhibitions.
Refusal acquire_refusal(const Catalogue& cat, const State& s, Colour c, PowerId p) {
  const Board& b = s.board;
  if (!b.has(Module::Powers)) return Refusal::NoPowersModule;
  // [W-POW-2] From the bank or from its owner, never from oneself.
  if (b.power_owner[p.value] == c) return Refusal::OwnedByYou;
  const Symbol symbol = cat.of(p).symbol;
  const int mine = symbols_exhibited(cat, b, c, symbol);
  if (mine == 0) return Refusal::NotTheMost;
  for (int other = 0; other < colours_in_play(b); ++other)
    if (colour(other) != c && symbols_exhibited(cat, b, colour(other), symbol) >= mine) return Refusal::NotTheMost;
  return Refusal::Legal;
}

void acquire(const Catalogue& cat, State& s, Colour c, PowerId p, const Log& log) {
  Board& b = s.board;
  // [W-POW-2] The owner cannot refuse; nothing else ever moves a power card.
  const Colour from = b.power_owner[p.value];
  b.power_owner[p.value] = c;
  log.emit({EventKind::Acquired, b.active, c, from, p.value});
  score(b, c, cat.of(p).acquire, PointsFor::Acquiring, log);  // [W-POW-3]
}

// [W-POW-SAILOR] Once per monument turn, free of action.
Refusal swap_refusal(const Catalogue& cat, const State& s, CardId face_up) {
  const Board& b = s.board;
  if (!b.has(Module::Powers)) return Refusal::NoPowersModule;
  if (owned(cat, b, b.active, Ability::Swap).is_none()) return Refusal::NotOwner;
  if (b.turn.swapped) return Refusal::AbilityUsed;
  if (hand(s).empty()) return Refusal::HandEmpty;
  return draw::take_refusal(s, face_up);
}

// [W-POW-HERO] Once per monument turn, free of action, for one of the owner's points.
Refusal pay_refusal(const Catalogue& cat, const State& s) {
  const Board& b = s.board;
  if (!b.has(Module::Powers)) return Refusal::NoPowersModule;
  const PowerId p = owned(cat, b, b.active, Ability::PayAndDraw);
  if (p.is_none()) return Refusal::NotOwner;
  if (b.turn.drawn) return Refusal::AbilityUsed;
  if (b.points[b.power_owner[p.value].value] < 1) return Refusal::NoPointToPay;
  Options drawable;
  draw::options(s, drawable);
  return drawable.empty() ? Refusal::NothingToDraw : Refusal::Legal;
}

// [W-POW-SCRIBE] Whoever improves one of their monuments may reorder all its cards, old and new.
void start_reorder_if_allowed(const Catalogue& cat, State& s, Colour c, Monument m) {
  if (owned(cat, s.board, c, Ability::Reorder).is_none()) return;
  s.stack.push_back({FrameKind::Reorder, c, m.value, 0});
}

}  // namespace powers

namespace reorder {

void options(const Catalogue&, const State& s, const Frame& f, Options& out) {
  const Monument m{f.what};
  for (const std::uint8_t value : s.board.build(f.colour, m))
    if (!s.chosen.contains(card_of(m, value))) out.push_back({OptionKind::Place, {}, card_of(m, value).value});
  if (s.chosen.empty()) out.push_back({OptionKind::Keep});
}

Refusal refusal(const Catalogue&, const State& s, const Frame& f, Option o) {
  if (o.kind == OptionKind::Keep) return s.chosen.empty() ? Refusal::Legal : Refusal::OrderBegun;
  if (o.kind != OptionKind::Place) return Refusal::OtherDecision;
  const Monument m{f.what};
  if (monument_of(o.card()) != m) return Refusal::OtherMonument;
  if (!s.board.build(f.colour, m).contains(static_cast<std::uint8_t>(value_of(o.card())))) return Refusal::OtherMonument;
  return s.chosen.contains(o.card()) ? Refusal::CardChosenAlready : Refusal::Legal;
}

void resume(const Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  if (o.kind == OptionKind::Keep) return finish(s);
  s.chosen.push_back(o.card());
  Build& build = s.board.build(f.colour, Monument{f.what});
  if (s.chosen.size() < build.size()) return;
  log.emit({EventKind::Reordered, s.board.active, f.colour, {}, f.what});
  build.clear();
  for (const CardId c : s.chosen) {
    build.push_back(static_cast<std::uint8_t>(value_of(c)));
    log.emit({EventKind::Placed, s.board.active, f.colour, {}, c.value});
  }
  finish(s);
}

}  // namespace reorder

// [W-POW-SAILOR] One hand card for one face-up card.
namespace give {

void options(const Catalogue&, const State& s, const Frame&, Options& out) {
  hand(s).for_each([&](CardId c) { out.push_back({OptionKind::Give, {}, c.value}); });
}

Refusal refusal(const Catalogue&, const State& s, const Frame&, Option o) {
  if (o.kind != OptionKind::Give) return Refusal::OtherDecision;
  return hand(s).contains(o.card()) ? Refusal::Legal : Refusal::CardNotInHand;
}

void resume(const Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  Board& b = s.board;
  const CardId taken{f.what};
  for (CardId& slot : b.display)
    if (slot == taken) slot = o.card();
  hand(s).remove(o.card());
  b.shown[b.active.value].remove(o.card());
  hand(s).add(taken);
  b.shown[b.active.value].add(taken);
  b.turn.swapped = 1;
  b.turn.begun = 1;
  log.emit({EventKind::Swapped, b.active, {}, {}, taken.value, 0, o.card().value});
  finish(s);
}

}  // namespace give

// [W-POW-HERO] The point is paid when the card is chosen.
namespace free_draw {

void options(const Catalogue&, const State& s, const Frame&, Options& out) { draw::options(s, out); }

Refusal refusal(const Catalogue&, const State& s, const Frame&, Option o) {
  if (o.kind == OptionKind::Draw) return draw::refusal(s);
  if (o.kind == OptionKind::Take) return draw::take_refusal(s, o.card());
  return Refusal::OtherDecision;
}

void resume(const Catalogue& cat, State& s, const Frame&, Option o, const Log& log) {
  Board& b = s.board;
  const PowerId p = powers::owned(cat, b, b.active, Ability::PayAndDraw);
  score(b, b.power_owner[p.value], -1, PointsFor::Paid, log);
  b.turn.drawn = 1;
  b.turn.begun = 1;
  if (o.kind == OptionKind::Draw)
    draw_from_pile(s, log);
  else
    take_from_display(s, o.card(), log);
  finish(s);
}

}  // namespace free_draw
}  // namespace stele::monuments
