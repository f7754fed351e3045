// A turn: up to three actions, the fourth that can be bought, and what happens when it ends.
#include <algorithm>
#include <cassert>

#include "games/monuments/decisions.h"

namespace stele::monuments {

void begin_turn(Board& b) {
  ++b.turn_number;
  b.turn = {};
  b.turn.actions_left = kActions;  // [W-TURN-1] up to three actions
}

void count_action(Board& b) {
  assert(b.turn.actions_left > 0);
  --b.turn.actions_left;
  b.turn.acted = 1;
  b.turn.begun = 1;
}

void pass_turn(State& s, const Log& log) {
  Board& b = s.board;
  // [W-TURN-3] Only now are the gaps in the display filled.
  bool full = true;
  for (CardId& slot : b.display) {
    if (!slot.is_none()) continue;
    if (s.pile.empty()) {
      full = false;
      continue;
    }
    slot = s.pile.pop_back();
    log.emit({EventKind::Refilled, {}, {}, {}, slot.value});
  }
  if (!full) {
    // [W-END-1] The game ends at once when the display cannot be filled, even if one of two gaps could be.
    b.over = 1;
    b.turn = {};
    s.stack.clear();
    log.emit({EventKind::GameEnded});
    return;
  }
  // [W-SET-6] Clockwise.
  b.active = PlayerId{static_cast<std::uint8_t>(b.active.value + 1 == b.players ? 0 : b.active.value + 1)};
  begin_turn(b);
}

namespace turn {
namespace {

// The actions alone: what W-TURN-1 counts.
void action_options(const Catalogue& cat, const State& s, Options& out) {
  const Board& b = s.board;
  if (b.turn.actions_left == 0) return;
  draw::options(s, out);
  const bool two_colours = colours_per_player(b) == 2;
  Colour c = first_colour_of(b, b.active);
  for (int i = 0; i < colours_per_player(b); ++i, ++c.value) {
    const Colour named = two_colours ? c : Colour{};  // [W-TWO-1] each action is for a colour of one's choice
    build::options(cat, s, c, named, out);
    for (const Symbol symbol : kAllSymbols)
      if (symbols::pair_refusal(cat, s, symbol) == Refusal::Legal)
        out.push_back({OptionKind::Score, named, static_cast<std::uint16_t>(symbol)});
    if (!b.has(Module::Powers)) continue;
    for (std::uint8_t p = 0; p < kPowers; ++p)
      if (powers::acquire_refusal(cat, s, c, PowerId{p}) == Refusal::Legal) out.push_back({OptionKind::Acquire, named, p});
  }
}

Refusal end_refusal(const Catalogue& cat, const State& s) {
  // [W-TURN-1] At least one action must be taken if one is possible.
  if (s.board.turn.acted) return Refusal::Legal;
  Options actions;
  action_options(cat, s, actions);
  return actions.empty() ? Refusal::Legal : Refusal::MustActFirst;
}

// Whether the option names a colour exactly where one is needed, and one of the player's own.
Refusal colour_refusal(const State& s, Option o) {
  const Board& b = s.board;
  const bool needed = info(o.kind).for_colour && colours_per_player(b) == 2;
  if (!needed) return o.colour.is_none() ? Refusal::Legal : Refusal::NoColourHere;
  if (o.colour.is_none()) return Refusal::ColourMissing;
  return player_of(b, o.colour) == b.active ? Refusal::Legal : Refusal::NotYourColour;
}

bool is_action(OptionKind k) { return k >= OptionKind::Draw && k <= OptionKind::Acquire && k != OptionKind::Extra; }

}  // namespace

void options(const Catalogue& cat, const State& s, const Frame&, Options& out) {
  const Board& b = s.board;
  const Turn& t = b.turn;
  if (!t.begun) {
    const bool two_colours = colours_per_player(b) == 2;
    Colour c = first_colour_of(b, b.active);
    for (int i = 0; i < colours_per_player(b); ++i, ++c.value)
      if (story::refusal(s, c) == Refusal::Legal) out.push_back({OptionKind::Story, two_colours ? c : Colour{}});
  }
  const std::size_t before = out.size();
  action_options(cat, s, out);
  const bool can_act = out.size() > before;
  if (!t.bought)
    for (const Symbol symbol : kAllSymbols)
      if (symbols::extra_refusal(cat, s, symbol) == Refusal::Legal)
        out.push_back({OptionKind::Extra, {}, static_cast<std::uint16_t>(symbol)});
  if (b.has(Module::Powers)) {
    for (const CardId c : b.display)
      if (!c.is_none() && powers::swap_refusal(cat, s, c) == Refusal::Legal) out.push_back({OptionKind::Swap, {}, c.value});
    if (powers::pay_refusal(cat, s) == Refusal::Legal) out.push_back({OptionKind::Pay});
  }
  if (t.acted || !can_act) out.push_back({OptionKind::End});  // as end_refusal says, without listing twice
}

Refusal refusal(const Catalogue& cat, const State& s, const Frame&, Option o) {
  if (const Refusal r = colour_refusal(s, o); r != Refusal::Legal) return r;
  const Colour c = for_whom(s, o);
  if (is_action(o.kind) && s.board.turn.actions_left == 0) return Refusal::NoActionsLeft;
  switch (o.kind) {
    case OptionKind::Story: return story::refusal(s, c);
    case OptionKind::Draw: return draw::refusal(s);
    case OptionKind::Take: return draw::take_refusal(s, o.card());
    case OptionKind::Build: return build::refusal(cat, s, c, o.monument());
    case OptionKind::Improve: return build::improve_refusal(s, c, o.monument());
    case OptionKind::Score: return symbols::pair_refusal(cat, s, o.symbol());
    case OptionKind::Extra: return symbols::extra_refusal(cat, s, o.symbol());
    case OptionKind::Acquire: return powers::acquire_refusal(cat, s, c, o.power());
    case OptionKind::Swap: return powers::swap_refusal(cat, s, o.card());
    case OptionKind::Pay: return powers::pay_refusal(cat, s);
    case OptionKind::End: return end_refusal(cat, s);
    default: return Refusal::OtherDecision;
  }
}

void resume(const Catalogue& cat, State& s, const Frame&, Option o, const Log& log) {
  const Colour c = for_whom(s, o);
  switch (o.kind) {
    case OptionKind::Story:
      story::tell(cat, s, c, log);
      pass_turn(s, log);
      return;
    case OptionKind::Draw:
      draw_from_pile(s, log);
      count_action(s.board);
      return;
    case OptionKind::Take:
      take_from_display(s, o.card(), log);
      count_action(s.board);
      return;
    case OptionKind::Build: return build::start(cat, s, c, o.monument());
    case OptionKind::Improve: return build::start_improvement(s, c, o.monument());
    case OptionKind::Score: return symbols::start(s, FrameKind::DiscardForPoints, c, o.symbol());
    case OptionKind::Extra: return symbols::start(s, FrameKind::DiscardForAction, {}, o.symbol());
    case OptionKind::Acquire:
      powers::acquire(cat, s, c, o.power(), log);
      count_action(s.board);
      return;
    case OptionKind::Swap: s.stack.push_back({FrameKind::Give, {}, o.card().value, 0}); return;
    case OptionKind::Pay: s.stack.push_back({FrameKind::FreeDraw, {}, 0, 0}); return;
    case OptionKind::End: log.emit({EventKind::TurnEnded, s.board.active}); return pass_turn(s, log);
    default: assert(false && "not an option of a turn");
  }
}

}  // namespace turn
}  // namespace stele::monuments
