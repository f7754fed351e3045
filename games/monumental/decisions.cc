// The tables that tie frames and verbs to their rules, and the loop that answers go through.
#include "games/monumental/decisions.h"

#include <cassert>

namespace stele::monumental {
namespace {

#define ASKS(row) row::options, row::refusal, row::resume
constexpr FrameRow<State> kFrameRows[] = {
    {FrameKind::PickCapital, {"capital", "M-SET-7"}, pick_capital::run, ASKS(pick_capital)},
    {FrameKind::Row, {"row", "M-ACT-1"}, nullptr, ASKS(row_frame)},
    {FrameKind::Column, {"column", "M-ACT-1"}, nullptr, ASKS(column_frame)},
    {FrameKind::Turn, {"turn", "M-ACTION-1"}, nullptr, ASKS(turn)},
    {FrameKind::Verb, {"verb", "M-USE-1"}, verb_frame::run, ASKS(verb_frame)},
    {FrameKind::Offer, {"offer", "M-ACTION-1"}, nullptr, ASKS(offer_frame)},
    {FrameKind::Branch, {"branch", "M-USE-1"}, nullptr, ASKS(branch_frame)},
    {FrameKind::Order, {"order", "M-ACTION-2"}, order_frame::run, ASKS(order_frame)},
    {FrameKind::Pay, {"pay", "M-RES-2"}, pay_frame::run, ASKS(pay_frame)},
    {FrameKind::Spare, {"spare", "M-CON-8"}, spare::run, ASKS(spare)},
    {FrameKind::Drawn, {"drawn", "M-DRAW-1"}, drawn_frame::run, ASKS(drawn_frame)},
    {FrameKind::UseDrawn, {"use-drawn", "M-SCI-1"}, use_drawn_frame::run, ASKS(use_drawn_frame)},
    {FrameKind::KeepWonder, {"keep-wonder", "M-ACQ-ONE"}, nullptr, ASKS(keep_wonder_frame)},
    {FrameKind::KeepKnowledge, {"keep-knowledge", "M-CITY-2"}, nullptr, ASKS(keep_knowledge_frame)},
    {FrameKind::PlaceWonder, {"place-wonder", "M-WON-3"}, place_wonder::run, ASKS(place_wonder)},
    {FrameKind::Units, {"units", "M-CON-3"}, units::run, ASKS(units)},
    {FrameKind::Manoeuvre, {"manoeuvre-to", "M-MOVE-1"}, manoeuvre::run, ASKS(manoeuvre)},
    {FrameKind::UnitsReturn, {"units-return", "M-OUT-1"}, units_return::run, ASKS(units_return)},
    {FrameKind::MarketToken, {"market-token", "M-EXP-2"}, nullptr, ASKS(market_token)},
    {FrameKind::PlaceHero, {"place-hero", "M-HERO-3"}, place_hero::run, ASKS(place_hero)},
    {FrameKind::PlaceMonster, {"place-monster", "M-MON-2"}, nullptr, ASKS(place_monster)},
    {FrameKind::AutomaConquest, {"automa-conquest", "M-AUT-9"}, automa_conquest::run, ASKS(automa_conquest)},
    {FrameKind::AutomaSteps, {"automa-steps", "M-AUT-10"}, automa_steps::run, ASKS(automa_steps)},
    {FrameKind::Run, {"", ""}, run_effect, nullptr, nullptr, nullptr},
    {FrameKind::FinishDrawn, {"", ""}, finish_drawn, nullptr, nullptr, nullptr},
    {FrameKind::FillCity, {"", ""}, run_fill_city, nullptr, nullptr, nullptr},
    {FrameKind::FinishWonder, {"", ""}, finish_wonder, nullptr, nullptr, nullptr},
    {FrameKind::FinishTurn, {"", ""}, finish_turn, nullptr, nullptr, nullptr},
    {FrameKind::Paid, {"", ""}, run_paid, nullptr, nullptr, nullptr},
    {FrameKind::LeaveHero, {"", ""}, run_leave_hero, nullptr, nullptr, nullptr},
    {FrameKind::RevealMonster, {"", ""}, run_reveal_monster, nullptr, nullptr, nullptr},
    {FrameKind::MonsterAttack, {"", ""}, run_monster_attack, nullptr, nullptr, nullptr},
    {FrameKind::AutomaTurn, {"", ""}, run_automa_turn, nullptr, nullptr, nullptr},
};
constexpr auto kFrames = by_kind(kFrameRows);

constexpr VerbRow<State> kMapVerbs[] = {
    {Op::CostReturn, {"cost-return", "M-CON-5"}, return_units_verb::possible, nullptr, ASKS(return_units_verb)},
    {Op::MoveExplorer, {"move-explorer", "M-EXP-1"}, move_explorer_verb::possible, nullptr, ASKS(move_explorer_verb)},
    {Op::Explore, {"explore", "M-EXP-2"}, explore_verb::possible, nullptr, ASKS(explore_verb)},
    {Op::MoveUnits, {"move-units", "M-MOVE-1"}, move_units_verb::possible, nullptr, ASKS(move_units_verb)},
    {Op::Outpost, {"outpost", "M-OUT-1"}, outpost_verb::possible, nullptr, ASKS(outpost_verb)},
    {Op::AttackAnywhere, {"attack-anywhere", "M-CON-1"}, attack_anywhere_verb::possible, nullptr, ASKS(attack_anywhere_verb)},
#define RUNS(verb) verb::possible, verb::run, nullptr, nullptr, nullptr
    {Op::ReturnUnits, {"return-units", "M-MON-5"}, RUNS(return_units_here_verb)},
    {Op::ReturnLoneSoldiers, {"return-lone-soldiers", "M-MON-5"}, RUNS(return_lone_soldiers_verb)},
    {Op::ReturnExplorers, {"return-explorers", "M-MON-5"}, RUNS(return_explorers_verb)},
    {Op::Defeat, {"defeat", "M-MON-6"}, RUNS(defeat_verb)},
    {Op::TakeExtreme, {"take-extreme", "M-AUT-6"}, RUNS(take_extreme_verb)},
    {Op::ConquerExtreme, {"conquer-extreme", "M-AUT-9"}, RUNS(conquer_extreme_verb)},
    {Op::WonderStep, {"wonder-step", "M-AUT-7"}, RUNS(wonder_step_verb)},
    {Op::MoveExplorers, {"move-explorers", "M-AUT-10"}, RUNS(move_explorers_verb)},
    {Op::RevealPolicy, {"reveal-policy", "M-AUT-8"}, RUNS(reveal_policy_verb)},
    {Op::DrawCard, {"draw-card", "M-AUT-2"}, RUNS(draw_card_verb)},
    {Op::DrawUntil, {"draw-until", "M-AUT-2"}, RUNS(draw_until_verb)},
    {Op::Reshuffle, {"reshuffle", "M-AUT-2"}, RUNS(reshuffle_verb)},
#undef RUNS
};
#undef ASKS

const std::array<const VerbRow<State>*, kOps> kVerbs = [] {
  std::array<const VerbRow<State>*, kOps> out{};
  for (std::size_t i = 0; i < kOps; ++i) out[i] = civic_verb<State>(static_cast<Op>(i));
  for (const VerbRow<State>& row : kMapVerbs) out[static_cast<std::size_t>(row.op)] = &row;
  return out;
}();

int count_on_map(const civic::Catalogue& c, const State& s, const Asker& a, Count::Of what, std::uint8_t) {
  const PlayerId p = a.who;
  switch (what) {
    case Count::Of::Province: return std::popcount(provinces(s, p));
    case Count::Of::CoastalProvince: return std::popcount(provinces(s, p) & coastal(s.map));
    case Count::Of::Outpost: return kOutposts - outposts_left(s, p);
    case Count::Of::Attack: return attacks_of(of(c), s, a.thing);
    case Count::Of::FreeTown: {  // tokens won, whoever holds the province now
      int n = 0;
      for (std::size_t i = 0; i < s.map.size; ++i)
        n += s.map.taken_by[i] == p && of(c).of(s.map.front[i]).kind == TokenKind::FreeTown ? 1 : 0;
      return n;
    }
    default: return 0;
  }
}

bool controls(const civic::Catalogue&, const State& s, PlayerId p, std::uint8_t terrain) {
  for (TileSet left = provinces(s, p); left != 0; left &= left - 1)
    if (s.map.terrain[static_cast<std::size_t>(std::countr_zero(left))] == terrain) return true;
  return false;
}

bool wonder_fits(const State& s, PlayerId p) {
  for (TileSet left = s.map.held[p.value]; left != 0; left &= left - 1)
    if (s.map.wonder[static_cast<std::size_t>(std::countr_zero(left))].is_none()) return true;
  return false;
}

}  // namespace

const Rules<State> kRules{{},       kFrames.data(), kVerbs.data(), count_on_map, controls,  wonder_fits,
                          paid_for, affected,       leave_hero,    nothing_done, automa_did};

const DecisionKind& kind_of(const Catalogue& cat, const Frame& f) {
  if (f.kind != FrameKind::Verb) return kFrames[static_cast<std::size_t>(f.kind)].info;
  return kVerbs[static_cast<std::size_t>(cat.code.instructions[f.pc].op)]->info;
}

Decision decision(const Catalogue& cat, const State& s) {
  if (s.board.stack.empty()) return {};
  return {answering(s, s.board.stack.back().who), &kind_of(cat, s.board.stack.back())};
}

Options options(const Catalogue& cat, const State& s) {
  Options out;
  if (!s.board.stack.empty()) row<State>(cat, s.board.stack.back()).options(cat, s, s.board.stack.back(), out);
  return out;
}

Refusal refusal(const Catalogue& cat, const State& s, Option o) {
  if (s.board.stack.empty()) return Refusal::GameOver;
  return row<State>(cat, s.board.stack.back()).refusal(cat, s, s.board.stack.back(), o);
}

void apply(const Catalogue& cat, State& s, Option o, const Log& log) {
  assert(refusal(cat, s, o) == Refusal::Legal);
  const Frame f = s.board.stack.back();
  row<State>(cat, f).resume(cat, s, f, o, log);
  settle(cat, s, log);
}

}  // namespace stele::monumental
