// Telling a story: the historian collects the top cards of the other exhibitions.
#include <array>

#include "games/monuments/decisions.h"
#include "games/monuments/scoring.h"

namespace stele::monuments::story {
namespace {

// [W-STORY-2] [W-TWO-2] Every other colour is an opponent here, also the player's own second colour. A lone card is spared.
bool gives_a_page(const Build& build) { return build.size() >= 2; }

// [W-STORY-5] The builders of a monument whose marker cannot move score at once. A lone builder holds the highest card.
void score_past_the_end(const Catalogue& cat, Board& b, Monument m, const Log& log) {
  Colour best;
  for (int c = 0; c < kColours; ++c) {
    const Build& build = b.build(colour(c), m);
    if (!build.empty() && (best.is_none() || highest_card(build) > highest_card(b.build(best, m)))) best = colour(c);
  }
  for (int c = 0; c < kColours; ++c) {
    if (b.build(colour(c), m).empty()) continue;
    score(b, colour(c), colour(c) == best ? cat.past_the_end_highest : cat.past_the_end_other, PointsFor::PastTheEnd, log);
  }
}

}  // namespace

// [W-STORY-7] Whoever is refused here must take a monument turn.
Refusal refusal(const State& s, Colour author) {
  const Board& b = s.board;
  // [W-TURN-5] A turn is a monument turn or a story turn. [W-TURN-4] So nothing is ever bought in one.
  if (b.turn.begun) return Refusal::TurnHasBegun;
  // [W-STORY-1]
  if (b.historians[author.value] == 0) return Refusal::NoHistorian;
  return pages(b, author) > 0 ? Refusal::Legal : Refusal::NothingToTell;
}

int pages(const Board& b, Colour author) {
  int n = 0;
  for (const auto& by_colour : b.builds)
    for (int c = 0; c < kColours; ++c) n += gives_a_page(by_colour[static_cast<std::size_t>(c)]) && c != author.value ? 1 : 0;
  return n;
}

void tell(const Catalogue& cat, State& s, Colour author, const Log& log) {
  Board& b = s.board;
  const auto last_space = static_cast<std::uint8_t>(cat.track.size() - 1);
  // [W-STORY-3] A historian on the ladder at the number of pages, on top of those already on that rung.
  const auto length = static_cast<std::uint8_t>(pages(b, author));
  --b.historians[author.value];
  b.stories.push_back({author, length});
  log.emit({EventKind::Told, b.active, author, {}, 0, 0, length});

  std::array<std::uint8_t, kMonuments> stuck{};  // pages that could not move the marker

  for (std::uint8_t i = 0; i < kMonuments; ++i) {
    const Monument m{i};
    for (int c = 0; c < kColours; ++c) {
      Build& build = b.build(colour(c), m);
      if (colour(c) == author || !gives_a_page(build)) continue;
      // [W-STORY-2] The top card becomes a page; [W-STORY-6] it is laid aside face up.
      const CardId page = card_of(m, build.pop_back());
      b.pages.add(page);
      log.emit({EventKind::PageTaken, b.active, author, colour(c), page.value});
      // [W-STORY-4] Its marker moves one space to the right.
      if (b.markers[i] == last_space) {
        ++stuck[i];
      } else {
        ++b.markers[i];
        log.emit({EventKind::MarkerMoved, {}, {}, {}, i, 0, b.markers[i]});
      }
    }
  }
  // [W-STORY-5] Judged after all pages have been taken, once for every page that could not move its marker.
  for (std::uint8_t i = 0; i < kMonuments; ++i)
    for (; stuck[i] > 0; --stuck[i]) score_past_the_end(cat, b, Monument{i}, log);
}

}  // namespace stele::monuments::story
