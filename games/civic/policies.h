#pragma once

// Cultural Policies: the newest is active, and developing one gives the bonuses of all.
#include <algorithm>

namespace stele::civic {

template <class P>
ThingId policy_of(const Catalogue& cat, const P& p, std::size_t place) {
  return cat.of(p.civ).policies[p.policies[place]];
}

// [M-POL-1] [D-POL-1] The first costs 1 Culture, the second 2, and so on.
template <class P>
int policy_price(const P& p, int less) {
  return std::max(0, static_cast<int>(p.policies.size()) + 1 - less);
}

template <class P>
int place_in_civilization(const Catalogue& cat, const P& p, ThingId policy) {
  const auto& five = cat.of(p.civ).policies;
  const auto it = std::find(five.begin(), five.end(), policy);
  return it == five.end() ? -1 : static_cast<int>(it - five.begin());
}
inline std::uint8_t option_of(const Catalogue& cat, ThingId policy) { return static_cast<std::uint8_t>(policy.value - cat.cards.size()); }

template <class S>
Refusal develop_refusal(const Catalogue& cat, const S& s, PlayerId p, ThingId policy, int less) {
  const auto& player = s.board.at(p);
  const int place = place_in_civilization(cat, player, policy);
  if (place < 0) return Refusal::OtherCivilization;
  if (player.policies.contains(static_cast<std::uint8_t>(place))) return Refusal::PolicyDeveloped;
  return player.of(Resource::Culture) >= policy_price(player, less) ? Refusal::Legal : Refusal::CannotPay;  // only Culture pays
}

template <class S>
void develop(const Catalogue& cat, S& s, PlayerId p, ThingId policy, const Log& log) {
  auto& player = s.board.at(p);
  player.policies.push_back(static_cast<std::uint8_t>(place_in_civilization(cat, player, policy)));  // [M-POL-2]
  note_standing(cat, s, p);
  log.emit({EventKind::Developed, p, 0, 0, policy});
  // [M-POL-3] The bonus of the new policy and of every policy developed before, each once, in the order one chooses.
  const std::size_t from = s.board.pending.size();
  for (std::size_t i = player.policies.size(); i-- > 0;) {
    const ThingId id = policy_of(cat, player, i);
    add_pending(s, {cat.of(id).bonus, id, kElsewhere});
  }
  Occurrence o;
  o.of = Occasion::Of::DevelopPolicy;
  add_triggers(cat, s, p, o, log);
  resolve_pending(s, p, from);
}

namespace develop_verb {

template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  for (const ThingId policy : cat.of(s.board.at(f.who).civ).policies)
    if (develop_refusal(cat, s, f.who, policy, i.n) == Refusal::Legal) out.push_back({OptionKind::Policy, option_of(cat, policy)});
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  Options out;
  options(cat, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Option o) {
  return o.kind == OptionKind::Policy ? develop_refusal(cat, s, f.who, cat.policy(o.a), i.n) : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction& i, Option o, const Log& log) {
  s.board.stack.pop_back();
  const ThingId policy = cat.policy(o.a);
  Price price;
  price.fixed[static_cast<std::size_t>(Resource::Culture)] = static_cast<std::uint8_t>(policy_price(s.board.at(f.who), i.n));
  pay(cat, s, f.who, price, {}, log);
  develop(cat, s, f.who, policy, log);
}

}  // namespace develop_verb

namespace regain_verb {

template <class S>
bool can_regain(const Catalogue& cat, const S& s, PlayerId who, ThingId policy) {
  return civic::possible(cat, s, {who, kElsewhere, kRegained, policy}, cat.of(policy).bonus);
}
template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction&) {
  if (a.flags & kRegained) return false;
  const auto& player = s.board.at(a.who);
  for (std::size_t i = 0; i < player.policies.size(); ++i)
    if (can_regain(cat, s, a.who, policy_of(cat, player, i))) return true;
  return false;
}
template <class S>
void run(const Catalogue& cat, S& s, const Asker& a, const Instruction& i, std::uint16_t pc, const Log& log) {
  if (i.n > 0) {
    ask(s, a, i, pc);
    return;
  }
  const auto& player = s.board.at(a.who);
  const std::size_t from = s.board.pending.size();
  for (std::size_t k = player.policies.size(); k-- > 0;) {
    const ThingId id = policy_of(cat, player, k);
    log.emit({EventKind::Regained, a.who, 0, 0, id});
    add_pending(s, {cat.of(id).bonus, id, kElsewhere | kRegained});
  }
  resolve_pending(s, a.who, from);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Policy) return Refusal::OtherDecision;
  const auto& player = s.board.at(f.who);
  const int place = place_in_civilization(cat, player, cat.policy(o.a));
  if (place < 0) return Refusal::OtherCivilization;
  if (!player.policies.contains(static_cast<std::uint8_t>(place))) return Refusal::PolicyNotDeveloped;
  return can_regain(cat, s, f.who, cat.policy(o.a)) ? Refusal::Legal : Refusal::NothingHappens;
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, const Instruction& i, Options& out) {
  const auto& player = s.board.at(f.who);
  for (std::size_t k = 0; k < player.policies.size(); ++k) {
    const Option o{OptionKind::Policy, option_of(cat, policy_of(cat, player, k))};
    if (refusal(cat, s, f, i, o) == Refusal::Legal) out.push_back(o);
  }
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  const ThingId policy = cat.policy(o.a);
  log.emit({EventKind::Regained, f.who, 0, 0, policy});
  start(s, {f.who, kElsewhere, kRegained, policy}, cat.of(policy).bonus);
}

}  // namespace regain_verb

}  // namespace stele::civic
