#include "games/monuments/decisions.h"

#include <array>
#include <cassert>

#include "games/monuments/why_not.h"

namespace stele::monuments {
namespace {

struct DecisionRow {
  FrameKind kind;
  DecisionKind info;
  void (*options)(const Catalogue&, const State&, const Frame&, Options&);
  Refusal (*refusal)(const Catalogue&, const State&, const Frame&, Option);
  void (*resume)(const Catalogue&, State&, const Frame&, Option, const Log&);
};

// In the order of FrameKind.
constexpr std::array kDecisions = {
    DecisionRow{FrameKind::None, {"", ""}, nullptr, nullptr, nullptr},
    DecisionRow{FrameKind::Turn, {"turn", "W-TURN-1"}, turn::options, turn::refusal, turn::resume},
    DecisionRow{FrameKind::Lay, {"lay", "W-BUILD-3"}, lay::options, lay::refusal, lay::resume},
    DecisionRow{FrameKind::Reorder, {"reorder", "W-POW-SCRIBE"}, reorder::options, reorder::refusal, reorder::resume},
    DecisionRow{FrameKind::DiscardForPoints, {"discard-for-points", "W-SCORE-1"}, discard::options, discard::refusal, discard::resume},
    DecisionRow{FrameKind::DiscardForAction, {"discard-for-action", "W-TURN-2"}, discard::options, discard::refusal, discard::resume},
    DecisionRow{FrameKind::Give, {"give", "W-POW-SAILOR"}, give::options, give::refusal, give::resume},
    DecisionRow{FrameKind::FreeDraw, {"free-draw", "W-POW-HERO"}, free_draw::options, free_draw::refusal, free_draw::resume},
};
constexpr bool in_order() {
  for (std::size_t i = 0; i < kDecisions.size(); ++i)
    if (kDecisions[i].kind != static_cast<FrameKind>(i)) return false;
  return true;
}
static_assert(in_order());

const DecisionRow& row(const Frame& f) { return kDecisions[static_cast<std::size_t>(f.kind)]; }

}  // namespace

const DecisionKind& kind_of(FrameKind kind) { return kDecisions[static_cast<std::size_t>(kind)].info; }

Decision decision(const State& s) {
  if (s.stack.empty()) return {};
  return {s.board.active, &row(s.stack.back()).info};
}

Options options(const Catalogue& cat, const State& s) {
  Options out;
  if (!s.stack.empty()) row(s.stack.back()).options(cat, s, s.stack.back(), out);
  return out;
}

Refusal refusal(const Catalogue& cat, const State& s, Option o) {
  if (s.stack.empty()) return Refusal::GameOver;
  return row(s.stack.back()).refusal(cat, s, s.stack.back(), o);
}

void apply(const Catalogue& cat, State& s, Option o, const Log& log) {
  assert(refusal(cat, s, o) == Refusal::Legal);
  const Frame f = s.stack.back();
  row(f).resume(cat, s, f, o, log);
  if (s.board.over) log_final_points(cat, s.board, log);
}

}  // namespace stele::monuments
