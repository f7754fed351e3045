// The tables that tie frames and verbs to their rules, and the loop that answers go through.
#include "games/duel/decisions.h"

#include <cassert>

namespace stele::duel {
namespace {

#define ASKS(row) row::options, row::refusal, row::resume
constexpr FrameRow<State> kFrameRows[] = {
    {FrameKind::Row, {"row", "D-ACT-1"}, nullptr, ASKS(row)},
    {FrameKind::Column, {"column", "D-ACT-1"}, nullptr, ASKS(column)},
    {FrameKind::Turn, {"turn", "D-TURN-1"}, nullptr, ASKS(turn)},
    {FrameKind::Verb, {"verb", "D-USE-1"}, verb_frame::run, ASKS(verb_frame)},
    {FrameKind::Offer, {"offer", "D-TURN-3"}, nullptr, ASKS(offer_frame)},
    {FrameKind::Branch, {"branch", "D-USE-1"}, nullptr, ASKS(branch_frame)},
    {FrameKind::Order, {"order", "D-ACT-2"}, order_frame::run, ASKS(order_frame)},
    {FrameKind::Pay, {"pay", "D-RES-1"}, pay_frame::run, ASKS(pay_frame)},
    {FrameKind::Drawn, {"drawn", "D-TERM-DRAW"}, drawn_frame::run, ASKS(drawn_frame)},
    {FrameKind::UseDrawn, {"use-drawn", "D-TERM-USE"}, use_drawn_frame::run, ASKS(use_drawn_frame)},
    {FrameKind::KeepWonder, {"keep-wonder", "D-ACQ-WON"}, nullptr, ASKS(keep_wonder_frame)},
    {FrameKind::KeepKnowledge, {"keep-knowledge", "D-END-1"}, nullptr, ASKS(keep_knowledge_frame)},
    {FrameKind::Amount, {"amount", "D-ADV-1"}, advantage_amount::run, ASKS(advantage_amount)},
    {FrameKind::KeepIntrigue, {"keep-intrigue", "D-SPY-2"}, keep_intrigue::run, ASKS(keep_intrigue)},
    {FrameKind::DropIntrigue, {"drop-intrigue", "D-SPY-2"}, nullptr, ASKS(drop_intrigue)},
    {FrameKind::Run, {"", ""}, run_effect, nullptr, nullptr, nullptr},
    {FrameKind::FinishDrawn, {"", ""}, finish_drawn, nullptr, nullptr, nullptr},
    {FrameKind::FillCity, {"", ""}, run_fill_city, nullptr, nullptr, nullptr},
    {FrameKind::FinishWonder, {"", ""}, finish_wonder, nullptr, nullptr, nullptr},
    {FrameKind::FinishTurn, {"", ""}, finish_turn, nullptr, nullptr, nullptr},
    {FrameKind::Paid, {"", ""}, run_paid, nullptr, nullptr, nullptr},
    {FrameKind::FinishNegotiation, {"", ""}, finish_negotiation, nullptr, nullptr, nullptr},
    {FrameKind::FinishRound, {"", ""}, finish_round, nullptr, nullptr, nullptr},
};
constexpr auto kFrames = by_kind(kFrameRows);

#define RUNS(verb) verb::possible, verb::run, nullptr, nullptr, nullptr
constexpr VerbRow<State> kOwnVerbs[] = {
    {Op::Negotiate, {"negotiate", "D-AMB-1"}, negotiate_verb::possible, nullptr, ASKS(negotiate_verb)},
    {Op::Advantage, {"advantage", "D-ADV-3"}, RUNS(advantage_verb)},
    {Op::Barricade, {"barricade", "D-ACQ-BLD"}, RUNS(barricade_verb)},
    {Op::MarkProvince, {"mark-province", "D-CIV-AZTEC"}, mark_verb::possible, nullptr, ASKS(mark_verb)},
    {Op::Reserve, {"reserve", "D-TERM-RESERVE"}, reserve_verb::possible, nullptr, ASKS(reserve_verb)},
    {Op::Steal, {"steal", "D-USE-1"}, RUNS(steal_verb)},
    {Op::Raze, {"raze", "D-CON-1"}, RUNS(raze_verb)},
    {Op::Block, {"block", "D-TURN-2"}, block_verb::possible, nullptr, ASKS(block_verb)},
    {Op::Expedition, {"expedition", "D-EXPL-2"}, expedition_verb::possible, nullptr, ASKS(expedition_verb)},
    {Op::Spy, {"spy", "D-SPY-2"}, RUNS(spy_verb)},
};
#undef RUNS
#undef ASKS

// The verbs of the family under this game's rules.
constexpr std::pair<Op, std::string_view> kRulesOfVerbs[] = {
    {Op::CostArchive, "D-TERM-ARCH"},
    {Op::CostDiscard, "D-TERM-DISC"},
    {Op::GainBase, "D-RES-1"},
    {Op::Archive, "D-TERM-ARCH"},
    {Op::Discard, "D-TERM-DISC"},
    {Op::Reinforce, "D-TERM-REINF"},
    {Op::Draw, "D-TERM-DRAW"},
    {Op::Progress, "D-SCI-1"},
    {Op::Copy, "D-TERM-COPY"},
    {Op::Ready, "D-TURN-2"},
    {Op::Take, "D-TERM-GAIN"},
    {Op::Acquire, "D-ACQ-KNO"},
    {Op::BuildSection, "D-WON-2"},
    {Op::DevelopPolicy, "D-POL-1"},
    {Op::Regain, "D-POL-1"},
    {Op::Recall, "D-INFO-1"},
    {Op::Swap, "D-USE-1"},
    {Op::Refresh, "D-TERM-DISC"},
    {Op::Activate, "D-ACT-1"},
    {Op::ClearTrack, "D-TERM-DISC"},
    {Op::UseFromTrack, "D-TERM-USE"},
};

struct VerbTable {
  std::array<VerbRow<State>, kOps> shared{};  // with this game's rules
  std::array<const VerbRow<State>*, kOps> by_op{};
};
const VerbTable& verbs() {
  static const VerbTable table = [] {
    VerbTable out;
    for (const auto& [op, rule] : kRulesOfVerbs) {
      VerbRow<State>& row = out.shared[static_cast<std::size_t>(op)];
      row = *civic_verb<State>(op);
      row.info.rule = rule;
    }
    return out;
  }();
  return table;
}
const std::array<const VerbRow<State>*, kOps> kVerbs = [] {
  std::array<const VerbRow<State>*, kOps> out{};
  for (const auto& [op, rule] : kRulesOfVerbs) out[static_cast<std::size_t>(op)] = &verbs().shared[static_cast<std::size_t>(op)];
  for (const VerbRow<State>& row : kOwnVerbs) out[static_cast<std::size_t>(row.op)] = &row;
  return out;
}();

int count_of(const civic::Catalogue& c, const State& s, const Asker& a, Count::Of what, std::uint8_t type) {
  const Catalogue& cat = of(c);
  switch (what) {
    case Count::Of::Province: return provinces(cat, s, a.who);
    case Count::Of::ProvinceOfType: return provinces_of_type(cat, s, a.who, type);
    case Count::Of::ProvinceType: {
      unsigned types = 0;
      for (const Holding& h : s.sides[a.who.value].pile) types |= types_of(cat, h);
      return std::popcount(types);
    }
    default: return 0;
  }
}

// [D-TERM-CTRL]
bool controls(const civic::Catalogue& c, const State& s, PlayerId p, std::uint8_t type) { return provinces_of_type(of(c), s, p, type) > 0; }

FixedVector<CardId, kMostReserved>* reserved(State& s, PlayerId p) { return &s.sides[p.value].reserved; }

}  // namespace

const Rules<State> kRules = [] {
  Rules<State> out;
  out.frames = kFrames.data();
  out.verbs = kVerbs.data();
  out.count = count_of;
  out.controls = controls;
  out.paid_for = paid_for;
  out.place_refusal = place_refusal;
  out.place = place;
  out.reserved = reserved;
  out.has_advantage = [](const State& s, PlayerId p) { return has_advantage(s, p); };
  return out;
}();

const DecisionKind& kind_of(const Catalogue& cat, const Frame& f) {
  if (f.kind != FrameKind::Verb) return kFrames[static_cast<std::size_t>(f.kind)].info;
  return kVerbs[static_cast<std::size_t>(cat.code.instructions[f.pc].op)]->info;
}

Decision decision(const Catalogue& cat, const State& s) {
  if (s.board.stack.empty()) return {};
  return {s.board.stack.back().who, &kind_of(cat, s.board.stack.back())};
}

Options options(const Catalogue& cat, const State& s) {
  Options out;
  if (!s.board.stack.empty()) civic::row<State>(cat, s.board.stack.back()).options(cat, s, s.board.stack.back(), out);
  return out;
}

Refusal refusal(const Catalogue& cat, const State& s, Option o) {
  if (s.board.stack.empty()) return Refusal::GameOver;
  return civic::row<State>(cat, s.board.stack.back()).refusal(cat, s, s.board.stack.back(), o);
}

void apply(const Catalogue& cat, State& s, Option o, const Log& log) {
  assert(refusal(cat, s, o) == Refusal::Legal);
  const Frame f = s.board.stack.back();
  civic::row<State>(cat, f).resume(cat, s, f, o, log);
  settle(cat, s, log);
}

}  // namespace stele::duel
