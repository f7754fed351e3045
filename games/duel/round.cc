// The end of a round: cities, the track, Lands, the Advantage and the first player; and the end of the game.
#include <algorithm>

#include "games/duel/decisions.h"
#include "games/duel/scoring.h"

namespace stele::duel {
namespace {

constexpr int kKept = 3;          // [D-END-2] cards that stay on the track
constexpr int kFewForTheEnd = 4;  // [D-FIN-1]

int on_track(const State& s) {
  return static_cast<int>(std::count_if(s.board.track.begin(), s.board.track.end(), [](CardId c) { return !c.is_none(); }));
}

// How many cards the Development deck has when this era begins.
std::size_t cards_from(const Catalogue& cat, const State& s, Era first) {
  std::size_t n = 0;
  for (std::size_t e = 0; e < kEraOrder.size(); ++e) {
    if (kEraOrder[e] < first) continue;
    for (std::size_t type = 0; type < kDevelopmentTypes; ++type) n += deck_size(cat, s.board.modules, type, e);
  }
  return n;
}

// [D-END-2] From the right, [R] also when the deck is empty.
void thin_track(State& s, const Log& log) {
  for (std::size_t i = kTrack; i-- > 0 && on_track(s) > kKept;) {
    CardId& c = s.board.track[i];
    if (c.is_none()) continue;
    s.board.development_discard.push_back(c);
    log.emit({EventKind::TrackDiscarded, {}, 0, 0, thing(c)});
    c = {};
  }
}

// [D-RES-1] [D-TERM-GAINED] What somebody gained after passing, by an effect in the other's turn, is of this round only.
void end_turns(const Catalogue& cat, State& s) {
  for (std::uint8_t p = 0; p < kMaxPlayers; ++p) {
    for (std::size_t r = 0; r < kBase; ++r) s.board.players[p].resources[r] = 0;
    s.board.turns[p] = {};
    note_standing(cat, s, PlayerId{p});
  }
}

}  // namespace

void fill_track(const Catalogue& cat, State& s, const Log& log) {
  auto& track = s.board.track;
  std::size_t to = slide(track, 0, kTrack);
  while (to > 0 && !s.development.empty()) {
    const CardId c = s.development.pop_back();
    // The separation card of a new era is removed.
    if (log.listens() && s.development.size() + 1 == cards_from(cat, s, cat.of(c).era))
      log.emit({EventKind::EraBegan, {}, 0, 0, {}, static_cast<std::int16_t>(cat.of(c).era)});
    track[--to] = c;
    log.emit({EventKind::TrackFilled, {}, static_cast<std::uint8_t>(to), 0, thing(c)});
  }
}

void begin_round(const Catalogue&, State& s, const Log& log) {
  Board& b = s.board;
  ++b.turn_number;
  b.active = b.first;
  for (Side& side : s.sides) side.passed = 0;
  log.emit({EventKind::RoundBegan, b.first, 0, 0, {}, b.turn_number});
  // [D-ROUND-1] Activation, the first player first [D-ACT-1]; then the actions.
  push(s, {FrameKind::Turn, b.first});
  push(s, {FrameKind::Row, rival(b.first)});
  push(s, {FrameKind::Row, b.first});
}

bool finish_round(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const Catalogue& cat = of(c);
  Board& b = s.board;
  if (f.a < kMaxPlayers) {  // [D-END-1] the first player first; only here the discard is shuffled
    ++b.stack.back().a;
    fill_city(s, f.a == 0 ? b.first : rival(b.first), (1u << kCity) - 1, true);
    return true;
  }
  b.stack.pop_back();
  end_turns(cat, s);
  thin_track(s, log);
  fill_track(cat, s, log);
  const bool few = on_track(s) <= kFewForTheEnd;
  take_lands(s, log);        // [D-EXPL-3]
  shrink_advantage(s, log);  // [D-END-3]
  b.first = rival(b.first);  // [D-END-4]
  if (b.turns_left != 255) {
    // [D-FIN-2] [R] After the whole end phase of the last round.
    b.turns_left = 0;
    b.over = 1;
    b.turns = {};
    log.emit({EventKind::GameEnded});
    log_final_points(cat, s, log);
    return true;
  }
  if (few) {  // [D-FIN-1] [R] the next round is the last
    b.turns_left = 1;
    log.emit({EventKind::LastRound});
  }
  begin_round(cat, s, log);
  return true;
}

}  // namespace stele::duel
