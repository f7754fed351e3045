#pragma once

// Using another card's effect: copy, a card of the track, and taking a used-mark off.
#include <algorithm>

namespace stele::civic {

// Whether using the card would do anything: resources, what it does when activated, or its effect.
template <class S>
bool worth_using(const Catalogue& cat, const S& s, const Asker& a, ThingId id) {
  const Thing& t = cat.of(id);
  if (id.value < cat.cards.size() && cat.cards[id.value].produces != Amounts{}) return true;
  const Asker user{a.who, a.source, static_cast<std::uint8_t>(a.flags | kBorrowed), id};
  return possible(cat, s, user, t.activated) || possible(cat, s, user, t.use);
}

// [M-COPY-1] [D-TERM-COPY] Another card's effect, also if it has been activated or used this turn; its resources are gained again.
namespace copy_verb {

// The effect runs as if it stood there; a card of another player has no place in one's own City.
inline Asker copier(const Frame& f, Option o) {
  const bool own_city = o.a == f.who.value && o.b < 2 * kCity;
  return {f.who, own_city ? o.b : kElsewhere, static_cast<std::uint8_t>((f.b & ~0x1f) | kBorrowed), f.thing};
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  if (o.kind != OptionKind::Copy) return Refusal::OtherDecision;
  if (o.a >= s.board.players_count) return Refusal::NotOffered;
  if ((o.a != f.who.value) != (i.what == 1)) return Refusal::NotYours;
  const bool policies = cat.code.selects[i.select].select.kind == Kind::Policy;
  const bool is_policy = o.b >= kPolicySource && o.b < kWarlordSource;
  if (policies != is_policy || o.b >= kWarlordSource) return Refusal::WrongKind;
  const ThingId id = thing_at(cat, s.board.players[o.a], o.b);
  if (id.is_none()) return is_policy ? Refusal::PolicyNotDeveloped : Refusal::EmptySpace;
  if (!is_policy && !cat.matches(i.select, card(id.value))) return Refusal::WrongKind;
  if (o.a == f.who.value && o.b == source_in(f.b)) return Refusal::NotThisCard;
  return worth_using(cat, s, copier(f, o), id) ? Refusal::Legal : Refusal::NothingHappens;
}
// Calls take(option) for each that may be copied, until it says true.
template <class S, class Take>
bool any_copy(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Take take) {
  const bool policies = cat.code.selects[i.select].select.kind == Kind::Policy;
  for (std::uint8_t p = 0; p < s.board.players_count; ++p) {
    if ((p != f.who.value) != (i.what == 1)) continue;
    for (Source source = policies ? kPolicySource : 0; source < (policies ? kWarlordSource : 2 * kCity); ++source)
      if (const Option o{OptionKind::Copy, p, source}; refusal(cat, s, f, i, o) == Refusal::Legal && take(o)) return true;
  }
  return false;
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  any_copy(cat, s, f, i, [&](Option o) {
    out.push_back(o);
    return false;
  });
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  if (a.flags & kBorrowed) return false;  // no endless chains
  return any_copy(cat, s, {FrameKind::Verb, a.who, 1, a.packed(), 0, a.thing}, i, [](Option) { return true; });
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  const ThingId id = thing_at(cat, s.board.players[o.a], o.b);
  const Asker a = copier(f, o);
  log.emit({EventKind::Copied, f.who, 0, 0, id});
  if (id.value < cat.cards.size())
    use_card(cat, s, a, card(id.value), Using::Borrowed, log);
  else
    start(s, {a.who, kElsewhere, a.flags, id}, cat.of(id).use);
}

}  // namespace copy_verb

// The card stays on the track, unmarked, and is not acquired.
namespace use_from_track_verb {

template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  if (o.a >= cat.cards.size() || find_on_track(s, card(o.a)) < 0) return Refusal::NotOnTrack;
  if (!cat.matches(i.select, card(o.a))) return Refusal::WrongKind;
  const Asker a{f.who, kElsewhere, static_cast<std::uint8_t>(f.b & ~0x1f), f.thing};
  return worth_using(cat, s, a, thing(card(o.a))) ? Refusal::Legal : Refusal::NothingHappens;
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  for (const CardId c : s.board.track)
    if (const Option o{OptionKind::Card, c.value}; !c.is_none() && refusal(cat, s, f, i, o) == Refusal::Legal) out.push_back(o);
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  if (a.flags & kBorrowed) return false;
  Options out;
  options(cat, s, {FrameKind::Verb, a.who, 1, a.packed(), 0, a.thing}, i, out);
  return !out.empty();
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  log.emit({EventKind::Copied, f.who, 0, 0, thing(card(o.a))});
  use_card(cat, s, {f.who, kElsewhere, static_cast<std::uint8_t>((f.b & ~0x1f) | kBorrowed), f.thing}, card(o.a), Using::Borrowed, log);
}

}  // namespace use_from_track_verb

// Takes the used-mark off one activated card.
namespace ready_verb {

template <class S>
Refusal test(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, Source source) {
  const ThingId id = source < 2 * kCity ? thing_at(cat, s.board.at(a.who), source) : ThingId{};
  if (id.is_none()) return Refusal::EmptySpace;
  if (!cat.matches(i.select, card(id.value))) return Refusal::WrongKind;
  if (!(s.board.turn_of(a.who).activated >> (source % kCity) & 1)) return Refusal::NotActivated;
  if (!(s.board.turn_of(a.who).used >> source & 1)) return Refusal::NotUsed;
  const auto in_progress = [&](const Frame& f) { return f.kind == FrameKind::Run && f.who == a.who && source_in(f.b) == source; };
  if (std::any_of(s.board.stack.begin(), s.board.stack.end(), in_progress)) return Refusal::NotThisCard;
  // So that a turn ends: no card makes itself usable again, by borrowing either.
  const bool again = cat.of(id).has_ready || ((a.flags & kBorrowed) && cat.of(id).borrows);
  return again ? Refusal::NotThisCard : Refusal::Legal;
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  for (Source source = 0; source < 2 * kCity; ++source)
    if (s.board.has_turn(a.who) && test(cat, s, a, i, source) == Refusal::Legal) return true;
  return false;
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  for (Source source = 0; source < 2 * kCity; ++source)
    if (test(cat, s, asker(f), i, source) == Refusal::Legal) out.push_back({OptionKind::Space, source});
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return o.kind == OptionKind::Space ? test(cat, s, asker(f), i, o.a) : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  s.board.turn_of(f.who).used &= ~(1u << o.a);
  log.emit({EventKind::Readied, f.who, 0, 0, thing_at(cat, s.board.at(f.who), o.a)});
}

}  // namespace ready_verb

// One base resource after the other; `same` is one choice for all, `different` takes each kind once.
namespace gain_base_verb {

// The frame's `thing` is the asker; what was chosen before is in Board::payment.paid_kinds.
template <class S>
Refusal refusal(const Catalogue&, const S& s, const Frame&, const Instruction& i, Option o) {
  if (o.kind != OptionKind::Gain) return Refusal::OtherDecision;
  if (o.a >= kBase) return Refusal::NoSuchResource;
  const bool again = static_cast<Wild>(i.what) == Wild::Different && (s.board.payment.paid_kinds >> o.a & 1);
  return again ? Refusal::NoSuchResource : Refusal::Legal;
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  return count(cat, s, a, i.count) > 0;
}
template <class S>
void run(const Catalogue& cat, S& s, const Asker& a, const Instruction& i, std::uint16_t pc, const Log& log) {
  int n = count(cat, s, a, i.count);
  if (i.cap > 0) n = std::min<int>(n, i.cap);
  n = std::min(n * i.n, 60);
  if (n == 0) return;
  if (static_cast<Wild>(i.what) == Wild::Different && n >= kBase) {  // each kind once: nothing to choose
    for (int r = 0; r < kBase; ++r) gain(cat, s, a.who, resource(r), 1, a.thing, log);
    return;
  }
  push(s, {FrameKind::Verb, a.who, static_cast<std::uint8_t>(n), a.packed(), pc, a.thing});
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  for (std::uint8_t r = 0; r < kBase; ++r)
    if (refusal(cat, s, f, i, {OptionKind::Gain, r}) == Refusal::Legal) out.push_back({OptionKind::Gain, r});
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  const bool same = static_cast<Wild>(i.what) == Wild::Same;
  gain(cat, s, f.who, resource(o.a), same ? f.a : 1, f.thing, log);
  Frame& top = s.board.stack.back();
  top.a = static_cast<std::uint8_t>(same ? 0 : f.a - 1);
  auto& chosen = s.board.payment.paid_kinds;
  chosen = static_cast<std::uint8_t>(static_cast<Wild>(i.what) == Wild::Different && top.a > 0 ? chosen | 1u << o.a : 0);
}

}  // namespace gain_base_verb

}  // namespace stele::civic
