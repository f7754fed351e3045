// The module Espionage: Intrigues that are looked at, kept in secret and played.
#include <algorithm>

#include "games/duel/decisions.h"

namespace stele::duel {
namespace {

constexpr int kLookedAt = 2;  // [D-SPY-2]

std::uint8_t bit(PlayerId p) { return static_cast<std::uint8_t>(1u << p.value); }

// Under the pile; whoever puts it there knows.
void put_under(State& s, PlayerId p, CardId c, const Log& log) {
  auto& pile = s.intrigues;
  pile.push_back({});
  for (std::size_t i = pile.size(); i-- > 1;) pile[i] = pile[i - 1];
  pile[0] = {c, bit(p)};
  log.emit({EventKind::IntrigueReturned, p, 0, 0, thing(c)});
}

// [D-SPY-3] 1 more while the rival holds the Advantage.
int intrigue_cost(const Catalogue& cat, const State& s, PlayerId p, CardId c) {
  return cat.of(c).cost + (has_advantage(s, rival(p)) ? 1 : 0);
}

}  // namespace

Price intrigue_price(const Catalogue& cat, const State& s, PlayerId p, CardId c) {
  return of_one(Resource::Science, intrigue_cost(cat, s, p, c));
}

Refusal intrigue_refusal(const Catalogue& cat, const State& s, PlayerId p, CardId c, const Modifiers& m) {
  if (!has(s, Module::Espionage)) return Refusal::NotPlayed;
  if (!s.hands[p.value].contains(c)) return Refusal::NotInHand;
  if (s.sides[p.value].intrigue_played) return Refusal::IntriguePlayed;
  return intrigue_cost(cat, s, p, c) <= reach(s.board.at(p), Resource::Science, m) ? Refusal::Legal : Refusal::CannotPay;
}

// [D-SPY-3] It is carried out and lies face up by the City.
void play_intrigue(const Catalogue& cat, State& s, PlayerId p, CardId c, const Log& log) {
  take_from(s.hands[p.value], c);
  s.sides[p.value].intrigues.push_back(c);
  s.sides[p.value].intrigue_played = 1;
  log.emit({EventKind::IntriguePlayed, p, 0, 0, thing(c)});
  start(s, {p, kElsewhere, 0, thing(c)}, cat.of(thing(c)).use);
}

void look_at_intrigues(State& s, PlayerId p, const Log& log) {
  while (s.looked.size() < kLookedAt && !s.intrigues.empty()) s.looked.push_back(s.intrigues.pop_back().card);
  log.emit({EventKind::Spied, p, 0, 0, {}, static_cast<std::int16_t>(s.looked.size())});
  push(s, {FrameKind::KeepIntrigue, p});
}

// [D-SPY-2] Look at the top two, keep one and put the other under the pile.
namespace keep_intrigue {

bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  if (s.looked.size() > 1) return false;
  resume(c, s, f, {OptionKind::Card, s.looked[0].value}, log);
  return true;
}
void options(const civic::Catalogue&, const State& s, const Frame&, Options& out) {
  for (const CardId c : s.looked) out.push_back({OptionKind::Card, c.value});
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame&, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  return s.looked.contains(card(o.a)) ? Refusal::Legal : Refusal::NotOffered;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  auto& hand = s.hands[f.who.value];
  hand.push_back(card(o.a));
  log.emit({EventKind::IntrigueKept, f.who, 0, 0, thing(card(o.a))});
  while (!s.looked.empty())
    if (const CardId c = s.looked.pop_back(); c != card(o.a)) put_under(s, f.who, c, log);
  if (hand.size() > kHand) push(s, {FrameKind::DropIntrigue, f.who});
}

}  // namespace keep_intrigue

// [D-SPY-2] Hold 2 at most; of a third put one under the pile.
namespace drop_intrigue {

void options(const civic::Catalogue&, const State& s, const Frame& f, Options& out) {
  for (const CardId c : s.hands[f.who.value]) out.push_back({OptionKind::Card, c.value});
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  return s.hands[f.who.value].contains(card(o.a)) ? Refusal::Legal : Refusal::NotInHand;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  take_from(s.hands[f.who.value], card(o.a));
  put_under(s, f.who, card(o.a), log);
}

}  // namespace drop_intrigue

namespace spy_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction& i) {
  if (!has(s, Module::Espionage) || s.intrigues.empty()) return false;
  return i.what == 1 || kSpyPrice <= reach(s.board.at(a.who), Resource::Science, s.board.turn_of(a.who).modifiers);  // [D-SPY-4]
}
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction& i, std::uint16_t, const Log& log) {
  push(s, {FrameKind::Paid, a.who, static_cast<std::uint8_t>(OptionKind::Spy)});
  pay(c, s, a.who, of_one(Resource::Science, i.what == 1 ? 0 : kSpyPrice), modifiers(c, s, a.who), log);
}

}  // namespace spy_verb

// As much as the rival has.
namespace steal_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction& i) {
  return s.board.at(rival(a.who)).resources[i.what] > 0;
}
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction& i, std::uint16_t, const Log& log) {
  auto& theirs = s.board.at(rival(a.who)).resources[i.what];
  const auto n = std::min<std::int16_t>(theirs, i.n);
  theirs = static_cast<std::int16_t>(theirs - n);
  log.emit({EventKind::Lost, rival(a.who), i.what, 0, a.thing, n});
  gain(c, s, a.who, static_cast<Resource>(i.what), n, a.thing, log);
}

}  // namespace steal_verb

// An action token on one activated card that the rival has not used.
namespace block_verb {

Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Option o) {
  if (o.kind != OptionKind::Block) return Refusal::OtherDecision;
  if (o.a != rival(f.who).value) return Refusal::NotYours;
  if (o.b >= kPolicySource) return Refusal::WrongKind;
  const PlayerId them = rival(f.who);
  const ThingId id = thing_at(c, s.board.at(them), o.b);
  if (id.is_none()) return Refusal::EmptySpace;
  if (!c.matches(i.select, card(id.value))) return Refusal::WrongKind;
  const Turn& t = s.board.turn_of(them);
  if (!(t.activated >> (o.b % kCity) & 1)) return Refusal::NotActivated;
  if (c.of(id).use == 0) return Refusal::NoEffect;
  return t.used >> o.b & 1 ? Refusal::UsedAlready : Refusal::Legal;
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Options& out) {
  for (Source source = 0; source < kPolicySource; ++source)
    if (const Option o{OptionKind::Block, rival(f.who).value, source}; refusal(c, s, f, i, o) == Refusal::Legal) out.push_back(o);
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  Options out;
  options(c, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  const PlayerId them = rival(f.who);
  s.board.turn_of(them).used |= 1u << o.b;
  log.emit({EventKind::Blocked, f.who, 0, 0, thing_at(c, s.board.at(them), o.b)});
}

}  // namespace block_verb

}  // namespace stele::duel
