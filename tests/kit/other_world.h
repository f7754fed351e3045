#pragma once

#include "games/games.h"

namespace stele::kit {

// A state that `viewer` can tell neither from `before` nor, by what they see afterwards, from the one in which the game went on to `after`:
// cards that stay hidden from them have changed places. The whole point of a hidden card is that this must make no difference to the
// viewer.
inline monuments::State other_world(const monuments::State& before, const monuments::State& after, PlayerId viewer, Rng& rng) {
  using namespace monuments;
  const auto seen = [&](const State& s) {
    CardSet out = s.board.removed | s.board.pages;
    for (const CardSet& cards : s.board.shown) out = out | cards;
    for (const CardId c : s.board.display)
      if (!c.is_none()) out.add(c);
    for (int m = 0; m < kMonuments; ++m)
      for (const Build& build : s.board.builds[static_cast<std::size_t>(m)])
        for (const std::uint8_t value : build) out.add(card_of(monuments::monument(m), value));
    return viewer.is_none() ? out : out | s.hands[viewer.value];
  };
  const CardSet known = seen(before) | seen(after);

  FixedVector<CardId, kCards> hidden;
  for (std::size_t p = 0; p < before.board.players; ++p) (before.hands[p] - known).for_each([&](CardId c) { hidden.push_back(c); });
  for (const CardId c : before.pile)
    if (!known.contains(c)) hidden.push_back(c);
  rng.shuffle(hidden);

  State out = before;
  out.rng.state = rng.next();
  for (std::size_t p = 0; p < before.board.players; ++p) {
    const CardSet leaving = before.hands[p] - known;
    out.hands[p] = before.hands[p] - leaving;
    for (int i = leaving.size(); i > 0; --i) out.hands[p].add(hidden.pop_back());
  }
  for (CardId& c : out.pile)
    if (!known.contains(c)) c = hidden.pop_back();
  return out;
}

}  // namespace stele::kit
