// Two hand cards with the same symbol: spent for points, or for a fourth action.
#include "games/monuments/decisions.h"

namespace stele::monuments {

int symbols_exhibited(const Catalogue& cat, const Board& b, Colour c, Symbol symbol) {
  int n = 0;
  for (int i = 0; i < kMonuments; ++i)
    for (const std::uint8_t value : b.build(c, monument(i))) n += cat.symbol_of(card_of(monument(i), value)) == symbol ? 1 : 0;
  return n;
}

namespace symbols {

Refusal pair_refusal(const Catalogue& cat, const State& s, Symbol symbol) {
  const CardSet matching = hand(s) & cat.with_symbol[static_cast<std::size_t>(symbol)];
  return matching.has_two() ? Refusal::Legal : Refusal::PairMissing;
}

Refusal extra_refusal(const Catalogue& cat, const State& s, Symbol symbol) {
  // [W-TURN-2] Once per monument turn, at any moment of it.
  return s.board.turn.bought ? Refusal::ActionBoughtAlready : pair_refusal(cat, s, symbol);
}

void start(State& s, FrameKind kind, Colour c, Symbol symbol) { s.stack.push_back({kind, c, static_cast<std::uint8_t>(symbol), 0}); }

// [W-SCORE-1] A point for every card of the exhibition with the symbol, covered or not; none is allowed.
int worth(const Catalogue& cat, const Board& b, Colour c, Symbol symbol) {
  int points = symbols_exhibited(cat, b, c, symbol);
  // [W-POW-VAR] In the variant an owned power card counts as one more of its symbol.
  if (b.has(Module::PowersAsSymbols))
    for (std::size_t p = 0; p < kPowers; ++p)
      if (b.power_owner[p] == c && cat.powers[p].symbol == symbol) ++points;
  return points;
}

}  // namespace symbols

namespace discard {

void options(const Catalogue& cat, const State& s, const Frame& f, Options& out) {
  (hand(s) & cat.with_symbol[f.what]).for_each([&](CardId c) {
    if (!s.chosen.contains(c)) out.push_back({OptionKind::Discard, {}, c.value});
  });
}

Refusal refusal(const Catalogue& cat, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Discard) return Refusal::OtherDecision;
  if (!hand(s).contains(o.card())) return Refusal::CardNotInHand;
  if (cat.symbol_of(o.card()) != static_cast<Symbol>(f.what)) return Refusal::OtherSymbol;
  return s.chosen.contains(o.card()) ? Refusal::CardChosenAlready : Refusal::Legal;
}

void resume(const Catalogue& cat, State& s, const Frame& f, Option o, const Log& log) {
  s.chosen.push_back(o.card());
  if (s.chosen.size() < 2) return;

  // [W-SCORE-1] [W-TURN-2] Two cards with the same symbol leave the game.
  Board& b = s.board;
  for (const CardId c : s.chosen) {
    hand(s).remove(c);
    b.shown[b.active.value].remove(c);
    b.removed.add(c);
    log.emit({EventKind::Discarded, b.active, {}, {}, c.value});
  }
  finish(s);
  if (f.kind == FrameKind::DiscardForPoints) {
    score(b, f.colour, symbols::worth(cat, b, f.colour, static_cast<Symbol>(f.what)), PointsFor::Symbols, log);
    count_action(b);
  } else {
    // [W-TURN-2] Buying is no action and scores nothing.
    ++b.turn.actions_left;
    b.turn.bought = 1;
    b.turn.begun = 1;
    log.emit({EventKind::BoughtAction, b.active});
  }
}

}  // namespace discard
}  // namespace stele::monuments
