#pragma once

#include <cstddef>

// The Development track. [M-TRACK-1] [D-END-2] Remaining cards slide right; new ones fill the gaps from right to left.
namespace stele::civic {

// Slides the cards of the places from `begin` to before `end` and answers with the leftmost place that is taken, or `end`.
template <class Track>
std::size_t slide(Track& track, std::size_t begin, std::size_t end) {
  std::size_t to = end;
  for (std::size_t from = end; from-- > begin;) {
    if (track[from].is_none()) continue;
    const auto c = track[from];
    track[from] = {};
    track[--to] = c;
  }
  return to;
}

}  // namespace stele::civic
