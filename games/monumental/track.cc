// Completing the Development track, one of six or two of three.
#include "games/monumental/rules.h"

namespace stele::monumental {
namespace {

// How many cards the Development deck has when this era begins.
std::size_t cards_from(const Catalogue& cat, const State& s, Era first) {
  std::size_t n = 0;
  for (auto e = static_cast<std::size_t>(first); e < kEras; ++e)
    if (static_cast<Era>(e) != Era::R || has(s, Module::Renaissance)) n += cat.era_size[e] + static_cast<std::size_t>(heroes_per_era(s));
  return n;
}

// Remaining cards slide right; new ones fill the gaps from right to left, of whatever era [M-TRACK-1].
void slide_and_fill(const Catalogue& cat, State& s, std::size_t begin, std::size_t end, const Log& log) {
  auto& track = s.board.track;
  std::size_t to = slide(track, begin, end);
  while (to > begin && !s.development.empty()) {
    const CardId c = s.development.pop_back();
    // [M-SET-4] The separation card of a new era is removed and the next card drawn instead.
    if (log.listens() && s.development.size() + 1 == cards_from(cat, s, cat.of(c).era))
      log.emit({EventKind::EraBegan, {}, 0, 0, {}, static_cast<std::int16_t>(cat.of(c).era)});
    if (cat.of(c).is_hero()) {
      reveal_hero(s, c, log);
      continue;
    }
    track[--to] = c;
    log.emit({EventKind::TrackFilled, {}, static_cast<std::uint8_t>(to), 0, thing(c)});
  }
}

}  // namespace

void complete_track(const Catalogue& cat, State& s, const Log& log) {
  Board& b = s.board;
  // [M-TRACK-3] With two players both rules apply to each track of three by itself; [R] the first is filled first.
  const std::size_t tracks = b.players_count == 2 ? 2 : 1, size = kTrack / tracks;
  for (std::size_t t = 0; t < tracks; ++t) {
    const std::size_t begin = t * size, end = begin + size;
    // [M-TRACK-2] Nothing taken: the rightmost card is discarded; [M-TRACK-4] not any more once the deck is empty.
    std::size_t last = end - 1;
    while (last > begin && b.track[last].is_none()) --last;  // an effect may have discarded the one there
    if (!(b.turn().taken >> t & 1) && !s.development.empty() && !b.track[last].is_none()) {
      log.emit({EventKind::TrackDiscarded, {}, 0, 0, thing(b.track[last])});
      b.development_discard.push_back(b.track[last]);
      b.track[last] = {};
    }
    slide_and_fill(cat, s, begin, end, log);
  }
}

}  // namespace stele::monumental
