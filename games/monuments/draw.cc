// Drawing a card: face up from the display, or blind from the pile.
#include <algorithm>

#include "games/monuments/decisions.h"

namespace stele::monuments {

// [W-DRAW-1] No hand limit.
void draw_from_pile(State& s, const Log& log) {
  const CardId c = s.pile.pop_back();
  hand(s).add(c);
  log.emit({EventKind::Drew, s.board.active, {}, {}, c.value});
}

void take_from_display(State& s, CardId c, const Log& log) {
  *std::find(s.board.display.begin(), s.board.display.end(), c) = CardId{};
  hand(s).add(c);
  s.board.shown[s.board.active.value].add(c);  // [W-INFO-2]
  log.emit({EventKind::Took, s.board.active, {}, {}, c.value});
}

namespace draw {

// [W-DRAW-2] From an empty pile nothing can be drawn; if the display is empty too, the action is not available.
Refusal refusal(const State& s) { return s.pile.empty() ? Refusal::PileEmpty : Refusal::Legal; }

Refusal take_refusal(const State& s, CardId c) {
  const auto& display = s.board.display;
  return std::find(display.begin(), display.end(), c) == display.end() ? Refusal::NotInDisplay : Refusal::Legal;
}

// [W-DRAW-1] One face-up card or the top of the pile.
void options(const State& s, Options& out) {
  for (const CardId c : s.board.display)
    if (!c.is_none()) out.push_back({OptionKind::Take, {}, c.value});
  if (refusal(s) == Refusal::Legal) out.push_back({OptionKind::Draw});
}

}  // namespace draw
}  // namespace stele::monuments
