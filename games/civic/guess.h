#pragma once

#include <algorithm>

#include "engine/rng.h"

namespace stele::civic {

// A City deck as somebody may believe it: `cards` in any order, with the known ones on top (`tops`: back() is the top).
template <class Deck>
void guess_deck(const Deck& cards, const Deck& tops, Deck& out, Rng& rng) {
  out = cards;
  for (const auto c : tops) {
    auto* at = std::find(out.begin(), out.end(), c);
    std::swap(*at, out.back());
    out.pop_back();
  }
  std::sort(out.begin(), out.end());
  rng.shuffle(out);
  for (const auto c : tops) out.push_back(c);
}

}  // namespace stele::civic
