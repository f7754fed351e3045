#pragma once

// Wonders in two steps: the first lays the card beside the City, the second completes it.
#include <algorithm>

namespace stele::civic {

// [M-WON-1] [D-WON-1] The second cost in Production; both steps may happen in one turn.
template <class S>
Refusal complete_refusal(const Catalogue& cat, const S& s, PlayerId p, const Modifiers& m, int less) {
  const CardId wonder = s.board.at(p).wonder;
  if (wonder.is_none()) return Refusal::NoWonderBegun;
  const auto fits = rules_of<S>(cat).wonder_fits;
  if (fits && !fits(s, p)) return Refusal::NoTileForWonder;  // [M-WON-3]
  const int n = std::max(0, second_price(cat, m, wonder) - less);
  return can_pay(s, p, wonder_price(n, m), m) ? Refusal::Legal : Refusal::CannotPay;
}

template <class S>
void complete_wonder(const Catalogue& cat, S& s, PlayerId p, const Log& log) {
  auto& player = s.board.at(p);
  const CardId wonder = player.wonder;
  player.wonder = {};  // the marker returns
  log.emit({EventKind::Completed, p, 0, 0, thing(wonder)});
  push(s, {FrameKind::FinishWonder, p, 0, 0, 0, thing(wonder)});
  // [M-WON-2] First the bonus, with what else the completion sets off.
  const std::size_t from = s.board.pending.size();
  add_pending(s, {cat.of(thing(wonder)).bonus, thing(wonder), kElsewhere});
  Occurrence o;
  o.of = Occasion::Of::CompleteWonder;
  add_triggers(cat, s, p, o, log);
  resolve_pending(s, p, from);
}

template <class S>
bool finish_wonder(const Catalogue& cat, S& s, const Frame& f, const Log&) {
  s.board.stack.pop_back();
  // [M-WON-2] Then the card goes face down on top of the City deck; [M-WON-3] then the token is placed.
  put_on_deck(s, f.who, card(f.thing.value));
  if (rules_of<S>(cat).wonder_fits) push(s, {FrameKind::PlaceWonder, f.who, 0, 0, 0, f.thing});
  return true;
}

namespace keep_wonder_frame {

template <class S>
void options(const Catalogue&, const S& s, const Frame& f, Options& out) {
  out.push_back({OptionKind::Card, s.board.at(f.who).wonder.value});
  out.push_back({OptionKind::Card, static_cast<std::uint8_t>(f.thing.value)});
}
template <class S>
Refusal refusal(const Catalogue&, const S& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  return o.a == s.board.at(f.who).wonder.value || o.a == f.thing.value ? Refusal::Legal : Refusal::NotOffered;
}
// [M-ACQ-ONE] The one that stays; the other leaves the game.
template <class S>
void resume(const Catalogue&, S& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  auto& player = s.board.at(f.who);
  const CardId old = player.wonder, fresh = card(f.thing.value), gone = card(o.a) == fresh ? old : fresh;
  player.wonder = card(o.a);
  s.board.removed.push_back(gone);
  log.emit({EventKind::GaveUp, f.who, 0, 0, thing(gone)});
}

}  // namespace keep_wonder_frame

// [M-WON-5] [D-WON-2] The second section of one's begun Wonder, or the first of a Wonder on the track.
namespace build_section_verb {

template <class S>
Refusal card_refusal(const Catalogue& cat, const S& s, PlayerId p, CardId c, const Modifiers& m, int less) {
  if (c.value >= cat.cards.size()) return Refusal::NotOnTrack;
  if (!cat.of(c).is_wonder()) return on_offer(cat, s, p, c) ? Refusal::WrongKind : Refusal::NotOnTrack;
  return acquire_refusal(cat, s, p, c, m, less);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  const Modifiers m = modifiers(cat, s, f.who);
  if (complete_refusal(cat, s, f.who, m, i.n) == Refusal::Legal) out.push_back({OptionKind::Section});
  const auto offer = [&](CardId c) {
    if (!c.is_none() && card_refusal(cat, s, f.who, c, m, i.n) == Refusal::Legal) out.push_back({OptionKind::Card, c.value});
  };
  for (const CardId c : s.board.track) offer(c);
  for (const CardId c : reserved_for(cat, s, f.who)) offer(c);
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  const auto wonder = [&](CardId c) { return !c.is_none() && cat.of(c).is_wonder(); };
  const auto any = [&](const auto& cards) { return std::any_of(cards.begin(), cards.end(), wonder); };
  if (s.board.at(a.who).wonder.is_none() && !any(s.board.track) && !any(reserved_for(cat, s, a.who))) return false;
  Options out;
  options(cat, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  const Modifiers m = modifiers(cat, s, f.who);
  if (o.kind == OptionKind::Section) return complete_refusal(cat, s, f.who, m, i.n);
  return o.kind == OptionKind::Card ? card_refusal(cat, s, f.who, card(o.a), m, i.n) : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  const Modifiers m = modifiers(cat, s, f.who);
  s.board.stack.pop_back();
  if (o.kind == OptionKind::Section) {
    push(s, {FrameKind::Paid, f.who, static_cast<std::uint8_t>(OptionKind::Complete)});
    pay(cat, s, f.who, wonder_price(std::max(0, second_price(cat, m, s.board.at(f.who).wonder) - i.n), m), m, log);
  } else {
    push(s, {FrameKind::Paid, f.who, static_cast<std::uint8_t>(OptionKind::Acquire), o.a});
    pay(cat, s, f.who, full_price(cat, m, card(o.a), i.n), m, log);
  }
}

}  // namespace build_section_verb

}  // namespace stele::civic
