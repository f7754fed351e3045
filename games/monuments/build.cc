// Building a monument, improving one, and laying their cards one at a time.
#include <algorithm>
#include <cassert>

#include "games/monuments/decisions.h"

namespace stele::monuments {
namespace {

bool has_at_least(unsigned values, int n) {
  for (; n > 1; --n) values &= values - 1;
  return values != 0;
}

}  // namespace

namespace build {

int cards_needed(const Catalogue& cat, const Board& b, Monument m) {
  // [W-BUILD-1] The first builder lays at least two cards, the second at least three.
  return builders(b, m) == 0 ? cat.first_builder_cards : cat.second_builder_cards;
}

Refusal refusal(const Catalogue& cat, const State& s, Colour c, Monument m) {
  const Board& b = s.board;
  if (!b.plays(m)) return Refusal::NotInPlay;
  // [W-BUILD-2] Nobody builds a monument twice, and nobody is the third to build it.
  if (!b.build(c, m).empty()) return Refusal::BuiltByYou;
  if (builders(b, m) >= 2) return Refusal::BuiltByTwo;
  if (!has_at_least(hand(s).values_of(m), cards_needed(cat, b, m))) return Refusal::TooFewCards;
  return Refusal::Legal;
}

// [W-IMPROVE-1] Hand cards of a monument go onto one's own build of it.
Refusal improve_refusal(const State& s, Colour c, Monument m) {
  if (!s.board.plays(m)) return Refusal::NotInPlay;
  if (s.board.build(c, m).empty()) return Refusal::NotBuiltByYou;
  return hand(s).values_of(m) == 0 ? Refusal::NoCardToAdd : Refusal::Legal;
}

void options(const Catalogue& cat, const State& s, Colour c, Colour named, Options& out) {
  const CardSet& cards = hand(s);
  const int fewest = std::min(cat.first_builder_cards, cat.second_builder_cards);  // with fewer there is no need to ask
  for (int i = 0; i < kMonuments; ++i) {
    const Monument m = monument(i);
    if (cards.values_of(m) == 0) continue;
    if (!s.board.build(c, m).empty()) {
      if (improve_refusal(s, c, m) == Refusal::Legal) out.push_back({OptionKind::Improve, named, m.value});
    } else if (has_at_least(cards.values_of(m), fewest) && refusal(cat, s, c, m) == Refusal::Legal) {
      out.push_back({OptionKind::Build, named, m.value});
    }
  }
}

void start(const Catalogue& cat, State& s, Colour c, Monument m) {
  s.stack.push_back({FrameKind::Lay, c, m.value, static_cast<std::uint8_t>(cards_needed(cat, s.board, m))});
}

void start_improvement(State& s, Colour c, Monument m) { s.stack.push_back({FrameKind::Lay, c, m.value, 1}); }

}  // namespace build

// [W-BUILD-3] The builder chooses the order: bottom first, the last card laid is the top card.
// Nobody else sees the cards before `done`.
namespace lay {

void options(const Catalogue&, const State& s, const Frame& f, Options& out) {
  const Monument m{f.what};
  unsigned values = hand(s).values_of(m);
  for (const CardId c : s.chosen) values &= ~(1u << (value_of(c) - 1));
  for (; values != 0; values &= values - 1) out.push_back({OptionKind::Lay, {}, card_of(m, std::countr_zero(values) + 1).value});
  if (s.chosen.size() >= f.least) out.push_back({OptionKind::Done});
}

Refusal refusal(const Catalogue&, const State& s, const Frame& f, Option o) {
  if (o.kind == OptionKind::Done) return s.chosen.size() >= f.least ? Refusal::Legal : Refusal::TooFewLaid;
  if (o.kind != OptionKind::Lay) return Refusal::OtherDecision;
  if (monument_of(o.card()).value != f.what) return Refusal::OtherMonument;
  if (!hand(s).contains(o.card())) return Refusal::CardNotInHand;
  return s.chosen.contains(o.card()) ? Refusal::CardChosenAlready : Refusal::Legal;
}

void resume(const Catalogue& cat, State& s, const Frame& f, Option o, const Log& log) {
  if (o.kind == OptionKind::Lay) return s.chosen.push_back(o.card());

  // [W-IMPROVE-1] One action whatever the number of cards; those already there keep their order.
  const Monument m{f.what};
  Build& stack = s.board.build(f.colour, m);
  const bool improving = !stack.empty();
  log.emit({improving ? EventKind::Improved : EventKind::Built,
            s.board.active,
            f.colour,
            {},
            m.value,
            0,
            static_cast<std::int16_t>(s.chosen.size())});
  for (const CardId c : s.chosen) {
    stack.push_back(static_cast<std::uint8_t>(value_of(c)));
    hand(s).remove(c);
    s.board.shown[s.board.active.value].remove(c);
    log.emit({EventKind::Laid, s.board.active, f.colour, {}, c.value});
  }
  finish(s);
  count_action(s.board);
  if (improving) powers::start_reorder_if_allowed(cat, s, f.colour, m);
}

}  // namespace lay
}  // namespace stele::monuments
