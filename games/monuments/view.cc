#include "games/monuments/view.h"

namespace stele::monuments {

// [W-INFO-1] The board is public; of the hands only one's own and the sizes, of the pile the size.
View view(const State& s, PlayerId viewer) {
  View v;
  v.viewer = viewer;
  v.board = s.board;
  if (!viewer.is_none()) v.hand = s.hands[viewer.value];
  for (std::size_t p = 0; p < s.board.players; ++p) v.hand_sizes[p] = static_cast<std::uint8_t>(s.hands[p].size());
  v.pile_size = static_cast<std::uint8_t>(s.pile.size());
  // [W-INFO-2] A choice in progress is its player's own.
  if (viewer == s.board.active) {
    v.stack = s.stack;
    v.chosen = s.chosen;
  } else if (!s.stack.empty()) {
    v.stack.push_back(s.stack[0]);
  }
  return v;
}

State determinize(const Catalogue& cat, const View& v, Rng& rng) {
  State s;
  s.rng.state = rng.next();
  s.board = v.board;
  s.stack = v.stack;
  s.chosen = v.chosen;

  const Board& b = v.board;
  CardSet seen = b.removed | b.pages | v.hand;
  for (const CardSet& cards : b.shown) seen = seen | cards;
  for (const CardId c : b.display)
    if (!c.is_none()) seen.add(c);
  for (int m = 0; m < kMonuments; ++m)
    for (const Build& build : b.builds[static_cast<std::size_t>(m)])
      for (const std::uint8_t value : build) seen.add(card_of(monument(m), value));

  (cards_in_game(cat, b) - seen).for_each([&](CardId c) { s.pile.push_back(c); });
  rng.shuffle(s.pile);
  for (std::size_t p = 0; p < b.players; ++p) {
    if (p == v.viewer.value) {
      s.hands[p] = v.hand;
      continue;
    }
    s.hands[p] = b.shown[p];
    for (int i = s.hands[p].size(); i < v.hand_sizes[p]; ++i) s.hands[p].add(s.pile.pop_back());
  }
  return s;
}

std::optional<Event> seen_by(const Event& e, PlayerId viewer) {
  Event out = e;
  // [W-DRAW-1] Everybody sees that a card was drawn from the pile, only the player sees which.
  if (e.kind == EventKind::Drew && e.who != viewer) {
    out.what = 0;
    out.hidden = 1;
  }
  return out;
}

bool reveals(const Event& e) {
  switch (e.kind) {
    case EventKind::Drew: return e.hidden == 0;
    case EventKind::Laid:
    case EventKind::Placed:  // an order that was being chosen unseen
    case EventKind::Discarded:
    case EventKind::Swapped:
    case EventKind::Refilled: return true;
    default: return false;
  }
}

}  // namespace stele::monuments
