// Cards that only their owner may acquire.
#include "games/duel/decisions.h"

namespace stele::duel {

// [D-TERM-RESERVE] A card of the track by one's City; at most two lie there.
namespace reserve_verb {

Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Card) return Refusal::OtherDecision;
  if (find_on_track(s, card(o.a)) < 0) return Refusal::NotOnTrack;
  return s.sides[f.who.value].reserved.full() ? Refusal::ReserveFull : Refusal::Legal;
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Options& out) {
  for (const CardId x : s.board.track)
    if (const Option o{OptionKind::Card, x.value}; !x.is_none() && refusal(c, s, f, i, o) == Refusal::Legal) out.push_back(o);
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  Options out;
  options(c, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
void resume(const civic::Catalogue&, State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  --s.board.stack.back().a;
  s.sides[f.who.value].reserved.push_back(leave_track(s, find_on_track(s, card(o.a))));
  log.emit({EventKind::CardReserved, f.who, 0, 0, thing(card(o.a))});
}

}  // namespace reserve_verb

}  // namespace stele::duel
