// The Advantage: paid for with one base resource, beaten with more of it, lost bit by bit at the end of rounds.
#include <algorithm>

#include "games/duel/decisions.h"

namespace stele::duel {

int least_for_advantage(const State& s, PlayerId p, Resource r) {
  const Middle& m = s.middle;
  if (m.advantage == p || r >= Resource::Gold) return 0;  // [D-ADV-2] [R] the holder may not pay again
  // [D-ADV-1] 1 or more of any base resource; [D-ADV-2] more than lies there, in the same.
  if (m.amount == 0) return 1;
  return static_cast<std::uint8_t>(r) == m.resource ? m.amount + 1 : 0;
}

int most_for_advantage(const State& s, PlayerId p, Resource r, const Modifiers& m) {
  return std::min(kMostForAdvantage, reach(s.board.at(p), r, m));
}

Refusal advantage_refusal(const State& s, PlayerId p, Resource r, const Modifiers& m) {
  if (has_advantage(s, p)) return Refusal::HoldsAdvantage;
  if (r >= Resource::Gold) return Refusal::NoSuchResource;
  const int least = least_for_advantage(s, p, r);
  if (least == 0) return Refusal::OtherResource;
  return most_for_advantage(s, p, r, m) >= least ? Refusal::Legal : Refusal::CannotPay;
}

void take_advantage(State& s, PlayerId p, Resource r, int n, const Log& log) {
  s.middle.advantage = p;
  s.middle.amount = static_cast<std::uint8_t>(n);  // [D-ADV-1] [R] Gold lies there as what it stands for
  s.middle.resource = n > 0 ? static_cast<std::uint8_t>(r) : kNowhere;
  log.emit({EventKind::AdvantageTaken, p, static_cast<std::uint8_t>(r), 0, {}, static_cast<std::int16_t>(n)});
}

void shrink_advantage(State& s, const Log& log) {
  Middle& m = s.middle;
  if (m.advantage.is_none()) return;
  if (m.amount > 1) {
    --m.amount;
    log.emit({EventKind::AdvantageShrank, m.advantage, m.resource, 0, {}, m.amount});
    return;
  }
  // The last is gone, [D-ADV-3] [R] or there was none.
  log.emit({EventKind::AdvantageLapsed, m.advantage});
  m.advantage = {};
  m.resource = kNowhere;
  m.amount = 0;
}

// [D-ADV-1] How much is paid; the frame's `a` is the resource.
namespace advantage_amount {

void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  const auto r = static_cast<Resource>(f.a);
  const int most = most_for_advantage(s, f.who, r, modifiers(c, s, f.who));
  for (int n = least_for_advantage(s, f.who, r); n <= most; ++n) out.push_back({OptionKind::Amount, static_cast<std::uint8_t>(n - 1)});
}
bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  Options out;
  options(c, s, f, out);
  if (out.size() != 1) return false;
  resume(c, s, f, out[0], log);
  return true;
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Amount) return Refusal::OtherDecision;
  const auto r = static_cast<Resource>(f.a);
  if (o.a + 1 < least_for_advantage(s, f.who, r)) return Refusal::TooLittle;
  return o.a + 1 <= most_for_advantage(s, f.who, r, modifiers(c, s, f.who)) ? Refusal::Legal : Refusal::CannotPay;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  const int n = o.a + 1;
  push(s, {FrameKind::Paid, f.who, static_cast<std::uint8_t>(OptionKind::Advantage), f.a, static_cast<std::uint16_t>(n)});
  pay(c, s, f.who, of_one(static_cast<Resource>(f.a), n), modifiers(c, s, f.who), log);
}

}  // namespace advantage_amount

// [D-ADV-3] For nothing, and whatever lies on the card goes.
namespace advantage_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction&) {
  return !has_advantage(s, a.who) || s.middle.amount > 0;
}
void run(const civic::Catalogue&, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  take_advantage(s, a.who, Resource::Production, 0, log);
}

}  // namespace advantage_verb

}  // namespace stele::duel
