#pragma once

// Acquiring cards from the track and the Basic piles, and taking them without paying.
#include <algorithm>
#include <cassert>

namespace stele::civic {

// Takes one of them out of a list; those behind it move up.
template <class Cards>
bool take_from(Cards& cards, CardId c) {
  for (std::size_t i = cards.size(); i-- > 0;) {
    if (cards[i] != c) continue;
    for (; i + 1 < cards.size(); ++i) cards[i] = cards[i + 1];
    cards.pop_back();
    return true;
  }
  return false;
}

inline int discounted(const Catalogue& cat, const Modifiers& m, CardId c, int price) {
  for (const Modifiers::Discount& d : m.discounts)
    if (cat.matches(d.select, c)) price -= d.n;
  return std::max(0, price);  // a standing rule never takes a price below 0
}
inline int section(const Catalogue& cat, const Modifiers& m, CardId c, int price) {
  if (m.wonders_half) price = (price + 1) / 2;  // before other discounts, rounded up
  return discounted(cat, m, c, price);
}
inline int pile_of(const Catalogue& cat, CardId c) {
  for (std::size_t i = 0; i < cat.basics.size(); ++i)
    if (cat.basics[i] == c) return static_cast<int>(i);
  return -1;
}

inline int changed_price(const Catalogue& cat, const Modifiers& m, CardId c) {
  const CardInfo& info = cat.of(c);
  return info.is_wonder() ? section(cat, m, c, info.cost) : discounted(cat, m, c, info.cost);
}
inline int second_price(const Catalogue& cat, const Modifiers& m, CardId c) { return section(cat, m, c, cat.of(c).second); }

inline Price full_price(const Catalogue& cat, const Modifiers& m, CardId c, int less) {
  const int n = std::max(0, price(cat, m, c) - less);
  if (cat.of(c).is_wonder()) return wonder_price(n, m);  // [M-ACQ-WON]
  Price p;
  // [D-CIV-MALI] Some pay for Provinces with Gold, and with nothing else.
  const Resource r = cat.of(c).is_province() && m.provinces_with_gold ? Resource::Gold : cat.of(c).price_in();
  p.fixed[static_cast<std::size_t>(r)] = static_cast<std::uint8_t>(n);
  return p;
}

template <class S>
int find_on_track(const S& s, CardId c) {
  for (int i = kTrack - 1; i >= 0; --i)
    if (s.board.track[static_cast<std::size_t>(i)] == c) return i;
  return -1;
}

// [D-TERM-RESERVE] Only their owner may acquire them.
template <class S>
FixedVector<CardId, 2> reserved_for(const Catalogue& cat, const S& s, PlayerId p) {
  const auto reserved = rules_of<S>(cat).reserved;
  return reserved ? *reserved(const_cast<S&>(s), p) : FixedVector<CardId, 2>{};
}

template <class S>
bool on_offer(const Catalogue& cat, const S& s, PlayerId p, CardId c) {
  const int pile = pile_of(cat, c);
  if (pile >= 0) return s.board.basics[static_cast<std::size_t>(pile)] > 0;
  return find_on_track(s, c) >= 0 || reserved_for(cat, s, p).contains(c);
}

template <class S>
void put_on_deck(S& s, PlayerId p, CardId c) {
  s.decks[p.value].push_back(c);
  ++s.board.at(p).known_top;
}

template <class S>
CardId leave_track(S& s, int place) {
  CardId& slot = s.board.track[static_cast<std::size_t>(place)];
  const CardId c = slot;
  slot = {};
  // [M-TRACK-3] With two players each track of three is completed by itself.
  const int track = s.board.players_count == 2 && place >= kTrack / 2 ? 1 : 0;
  auto& taken = s.board.turn().taken;
  taken = static_cast<std::uint8_t>(taken | 1u << track);
  return c;
}

template <class S>
Refusal acquire_refusal(const Catalogue& cat, const S& s, PlayerId p, CardId c, const Modifiers& m, int less) {
  if (c.value >= cat.cards.size()) return Refusal::NotOnTrack;
  if (!on_offer(cat, s, p, c)) return pile_of(cat, c) >= 0 ? Refusal::PileEmpty : Refusal::NotOnTrack;
  if (!cat.of(c).is_city_card())
    if (const Refusal r = rules_of<S>(cat).place_refusal(cat, s, p, c); r != Refusal::Legal) return r;
  return can_pay(s, p, full_price(cat, m, c, less), m) ? Refusal::Legal : Refusal::CannotPay;
}

template <class S>
void receive(const Catalogue& cat, S& s, PlayerId p, CardId c, bool bought, const Log& log) {
  if (const int pile = pile_of(cat, c); pile >= 0)
    --s.board.basics[static_cast<std::size_t>(pile)];
  else if (const int place = find_on_track(s, c); place >= 0)
    leave_track(s, place);
  else
    take_from(*rules_of<S>(cat).reserved(s, p), c);
  auto& player = s.board.at(p);
  const bool wonder = cat.of(c).is_wonder();
  log.emit({bought ? EventKind::Acquired : EventKind::Took, p, 0, static_cast<std::uint8_t>(wonder), thing(c)});
  if (!cat.of(c).is_city_card()) return rules_of<S>(cat).place(cat, s, p, c, bought, log);
  // [M-ACQ-BLD] [M-ACQ-KNO] [D-ACQ-KNO] [M-TAKE-1] Face down onto the City deck. [M-ACQ-WON] [D-ACQ-WON] Beside the City.
  if (bought) {
    const std::size_t from = s.board.pending.size();
    Occurrence o;
    o.of = Occasion::Of::Acquire;
    o.card = c;
    add_triggers(cat, s, p, o, log);
    resolve_pending(s, p, from);
  }
  if (!wonder)
    put_on_deck(s, p, c);
  else if (player.wonder.is_none())
    player.wonder = c;
  else
    push(s, {FrameKind::KeepWonder, p, 0, 0, 0, thing(c)});  // [M-ACQ-ONE]
}

namespace acquire_verb {

// Whether the effect's word means the card; `reserved` means where it lies.
template <class S>
bool is_meant(const Catalogue& cat, const S& s, PlayerId p, const Instruction& i, CardId c) {
  if (cat.code.selects[i.select].select.kind == Kind::Reserved) return reserved_for(cat, s, p).contains(c);
  return cat.matches(i.select, c);
}
// Calls f(card) for everything that the player could acquire; the places of the track may be empty.
template <class S, class F>
void for_each_offer(const Catalogue& cat, const S& s, PlayerId p, F f) {
  for (const CardId c : cat.basics) f(c);
  for (const CardId c : s.board.track) f(c);
  for (const CardId c : reserved_for(cat, s, p)) f(c);
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  const Modifiers m = modifiers(cat, s, a.who);
  bool any = false;
  for_each_offer(cat, s, a.who, [&](CardId c) {
    any = any || (!c.is_none() && is_meant(cat, s, a.who, i, c) && acquire_refusal(cat, s, a.who, c, m, i.n) == Refusal::Legal);
  });
  return any;
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  if (o.a >= cat.cards.size()) return Refusal::NotOnTrack;
  if (on_offer(cat, s, f.who, card(o.a)) && !is_meant(cat, s, f.who, i, card(o.a))) return Refusal::WrongKind;
  return acquire_refusal(cat, s, f.who, card(o.a), modifiers(cat, s, f.who), i.n);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  for_each_offer(cat, s, f.who, [&](CardId c) {
    const Option o{OptionKind::Card, c.value};
    if (!c.is_none() && refusal(cat, s, f, i, o) == Refusal::Legal) out.push_back(o);
  });
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  const Modifiers m = modifiers(cat, s, f.who);
  s.board.stack.pop_back();
  push(s, {FrameKind::Paid, f.who, static_cast<std::uint8_t>(OptionKind::Acquire), o.a});
  pay(cat, s, f.who, full_price(cat, m, card(o.a), i.n), m, log);
}

}  // namespace acquire_verb

namespace take_verb {  // [D-TERM-GAIN]

template <class S>
Refusal refusal_of(const Catalogue& cat, const S& s, PlayerId p, const Instruction& i, CardId c) {
  if (c.value >= cat.cards.size() || (pile_of(cat, c) >= 0 ? !on_offer(cat, s, p, c) : find_on_track(s, c) < 0)) return Refusal::NotOnTrack;
  if ((pile_of(cat, c) >= 0) != (i.what == 1) || !cat.matches(i.select, c)) return Refusal::WrongKind;
  if (!cat.of(c).is_city_card())
    if (const Refusal r = rules_of<S>(cat).place_refusal(cat, s, p, c); r != Refusal::Legal) return r;
  return i.cap > 0 && cat.of(c).cost > i.cap ? Refusal::TooDear : Refusal::Legal;
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  const auto fits = [&](CardId c) { return !c.is_none() && refusal_of(cat, s, a.who, i, c) == Refusal::Legal; };
  return std::any_of(s.board.track.begin(), s.board.track.end(), fits) || std::any_of(cat.basics.begin(), cat.basics.end(), fits);
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  const auto offer = [&](CardId c) {
    if (!c.is_none() && refusal_of(cat, s, f.who, i, c) == Refusal::Legal) out.push_back({OptionKind::Card, c.value});
  };
  for (const CardId c : cat.basics) offer(c);
  for (const CardId c : s.board.track) offer(c);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return o.kind == OptionKind::Card ? refusal_of(cat, s, f.who, i, card(o.a)) : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  receive(cat, s, f.who, card(o.a), false, log);
}

}  // namespace take_verb

// Discards cards of the Development track. [M-TRACK-2] [R] That is not taking them.
namespace clear_track_verb {

template <class S>
bool possible(const Catalogue&, const S& s, const Asker&, const Instruction&) {
  return std::any_of(s.board.track.begin(), s.board.track.end(), [](CardId c) { return !c.is_none(); });
}
template <class S>
void options(const Catalogue&, const S& s, const Frame&, const Instruction&, Options& out) {
  for (const CardId c : s.board.track)
    if (!c.is_none()) out.push_back({OptionKind::Card, c.value});
}
template <class S>
Refusal refusal(const Catalogue&, const S& s, const Frame&, const Instruction&, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  return find_on_track(s, card(o.a)) >= 0 ? Refusal::Legal : Refusal::NotOnTrack;
}
template <class S>
void resume(const Catalogue&, S& s, const Frame&, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  s.board.track[static_cast<std::size_t>(find_on_track(s, card(o.a)))] = {};
  s.board.development_discard.push_back(card(o.a));
  log.emit({EventKind::TrackDiscarded, {}, 0, 0, thing(card(o.a))});
}

}  // namespace clear_track_verb

}  // namespace stele::civic
