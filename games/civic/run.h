#pragma once

// Runs effects: one instruction at a time on the frame stack, stopping wherever the player must choose.
#include <algorithm>
#include <cassert>

namespace stele::civic {

// What an effect that begins now may need: the frames of one verb with all that it sets off, before another verb is asked for.
template <class S>
bool deep(const S& s) {
  return s.board.stack.size() + 14 > kMaxStack || s.board.pending.size() + kMostAtOnce > kMaxPending;
}

template <class S>
void settle(const Catalogue& cat, S& s, const Log& log) {
  while (!s.board.stack.empty()) {
    const Frame f = s.board.stack.back();
    const FrameRow<S>& r = row<S>(cat, f);
    if (!r.run || !r.run(cat, s, f, log)) return;
  }
}

inline Asker asker(const Frame& f) { return {f.who, source_in(f.b), static_cast<std::uint8_t>(f.b & ~0x1f), f.thing}; }

template <class S>
int activated_matching(const Catalogue& cat, const S& s, PlayerId p, std::uint8_t select) {
  if (!s.board.has_turn(p)) return 0;
  const auto& player = s.board.at(p);
  int n = 0;
  for (unsigned left = s.board.turn_of(p).activated; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    n += cat.matches(select, player.city[i]) ? 1 : 0;
    n += cat.matches(select, player.under[i]) ? 1 : 0;
  }
  return n;
}

template <class S>
int count(const Catalogue& cat, const S& s, const Asker& a, std::uint8_t index) {
  const Count& c = cat.code.counts[index];
  const PlayerId p = a.who;
  switch (c.of) {
    case Count::Of::One: return 1;
    case Count::Of::Wonder:
    case Count::Of::Knowledge: {
      int n = 0;
      for_each_owned(s, p, [&](CardId x) { n += c.of == Count::Of::Wonder ? cat.of(x).is_wonder() : cat.of(x).scores_as_knowledge(); });
      return n;
    }
    case Count::Of::Policy: return static_cast<int>(s.board.at(p).policies.size());
    case Count::Of::Activated: return activated_matching(cat, s, p, cat.code.count_select[index]);
    case Count::Of::ArchivedCard: return static_cast<int>(s.board.at(p).archived.size());
    default: return rules_of<S>(cat).count(cat, s, a, c.of, cat.code.count_terrain[index]);
  }
}

template <class S>
int amount_of(const Catalogue& cat, const S& s, PlayerId p, Count::Of what) {
  const Asker a{p, kElsewhere, 0, {}};
  if (what == Count::Of::Policy) return static_cast<int>(s.board.at(p).policies.size());
  if (what != Count::Of::Wonder) return rules_of<S>(cat).count(cat, s, a, what, 0);
  int n = 0;
  for_each_owned(s, p, [&](CardId x) { n += cat.of(x).is_wonder(); });
  return n;
}

// Whether `p` has less of it than another player, or than every other player.
template <class S>
bool is_behind(const Catalogue& cat, const S& s, PlayerId p, Count::Of what, bool everybody) {
  const int own = amount_of(cat, s, p, what);
  for (std::uint8_t other = 0; other < s.board.players_count; ++other) {
    if (other == p.value) continue;
    const bool less = own < amount_of(cat, s, PlayerId{other}, what);
    if (less != everybody) return less;
  }
  return everybody;
}

// Conditions of Heroes, the Automa and Duel.
template <class S>
[[gnu::cold, gnu::noinline]] bool holds_for_modules(const Catalogue& cat, const S& s, const Asker& asker, const Condition& c) {
  const auto& t = s.board.turn_of(asker.who);
  switch (c.of) {
    case Condition::Of::Conquered: return (t.happened >> static_cast<int>(Occasion::Of::Conquer) & 1) != 0;
    case Condition::Of::Explored: return (t.happened >> static_cast<int>(Occasion::Of::Explore) & 1) != 0;
    case Condition::Of::FewerProvinces: return is_behind(cat, s, asker.who, Count::Of::Province, false);
    case Condition::Of::Fewest: return is_behind(cat, s, asker.who, c.count, true);
    case Condition::Of::NothingDone: return rules_of<S>(cat).nothing_done(s);
    case Condition::Of::Advantage: return rules_of<S>(cat).has_advantage(s, asker.who);
    default: return false;
  }
}

template <class S>
[[gnu::always_inline]] inline bool holds_plainly(const Catalogue& cat, const S& s, const Asker& asker, std::uint8_t index) {
  const Condition& c = cat.code.conditions[index];
  const auto& t = s.board.turn_of(asker.who);
  const bool in_city = asker.source < 2 * kCity && s.board.has_turn(asker.who);
  const int space = asker.source % kCity;
  switch (c.of) {
    // [M-RES-4] What came into the supply this turn, spent or not.
    case Condition::Of::Gained: return t.gained[static_cast<std::size_t>(c.resource)] >= c.n;
    case Condition::Of::Have: return s.board.at(asker.who).of(c.resource) >= c.n;
    case Condition::Of::Activated: return activated_matching(cat, s, asker.who, cat.code.condition_select[index]) >= c.n;
    case Condition::Of::Crossing: return in_city && space == 3 * t.row + t.column;
    case Condition::Of::Centre: return in_city && space == kCity / 2;
    case Condition::Of::Control: return rules_of<S>(cat).controls(cat, s, asker.who, cat.code.condition_terrain[index]);
    default: return holds_for_modules(cat, s, asker, c);
  }
}

template <class S>
bool holds(const Catalogue& cat, const S& s, const Asker& asker, std::uint8_t index) {
  return holds_plainly(cat, s, asker, index) != cat.code.conditions[index].negated;
}

inline bool is_cost(Op op) { return op >= Op::Pay && op <= Op::CostReturn; }

// Whether the verb has a row in the game's table; what resources it gives or takes is told apart here.
inline bool in_table(Op op) { return op > Op::GainFor && op != Op::Lose; }
template <class S>
[[gnu::always_inline]] inline bool row_possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  const VerbRow<S>* row = verb_row<S>(cat, i.op);
  return row && (is_cost(i.op) || !deep(s)) && row->possible(cat, s, a, i);
}

template <class S>
bool verb_possible(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i) {
  switch (i.op) {
    case Op::Gain:
    case Op::GainBase: return i.n > 0 && (i.count == 0 || count(cat, s, a, i.count) > 0);
    case Op::GainFor: return i.n > 0;
    case Op::Lose: return s.board.at(a.who).resources[i.what] > 0;
    case Op::Pay: return can_pay(cat, s, a.who, price_of(cat, s, a, i));
    default: return row_possible(cat, s, a, i);
  }
}

// What nothing can prevent.
inline bool is_certain(const Instruction& i) { return i.op >= Op::Gain && i.op <= Op::GainFor && i.n > 0 && i.count == 0; }

constexpr std::size_t kToTheEnd = 0xffff;  // of the program: it stops at its End or Jump

// Calls f for each player whom a Monster's step is for, the active player first, until it says true.
template <class S, class F>
bool any_affected(const Catalogue& cat, const S& s, const Asker& a, const Instruction& i, F f) {
  const unsigned seats = rules_of<S>(cat).affected(cat, s, a.thing, static_cast<Whom>(i.what));
  const int n = s.board.players_count;
  for (int k = 0; k < n; ++k)
    if (const auto p = static_cast<std::uint8_t>((s.board.active.value + k) % n); (seats >> p & 1) && f(PlayerId{p})) return true;
  return false;
}
template <class S>
bool possible_between(const Catalogue& cat, const S& s, const Asker& a, std::size_t pc, std::size_t end);

// Whether all costs after the Offer can be paid and what follows can be done.
template <class S>
bool offer_possible(const Catalogue& cat, const S& s, const Asker& a, std::size_t pc) {
  const auto& code = cat.code.instructions;
  const std::size_t end = code[pc].to;
  ++pc;
  for (; is_cost(code[pc].op); ++pc)
    if (!verb_possible(cat, s, a, code[pc])) return false;
  return is_certain(code[pc]) || possible_between(cat, s, a, pc, end);
}

template <class S>
[[gnu::cold, gnu::noinline]] bool possible_for_anybody(const Catalogue& cat, const S& s, const Asker& a, std::size_t pc) {
  return any_affected(cat, s, a, cat.code.instructions[pc],
                      [&](PlayerId p) { return possible_between(cat, s, {p, a.source, a.flags, a.thing}, pc + 1, kToTheEnd); });
}

// Whether any step from pc on can be done at all, up to `end` or the end of the branch.
template <class S>
bool possible_between(const Catalogue& cat, const S& s, const Asker& a, std::size_t pc, std::size_t end) {
  const auto& code = cat.code.instructions;
  while (pc < end) {
    const Instruction& i = code[pc];
    switch (i.op) {
      case Op::End:
      case Op::Jump: return false;
      case Op::Unless: pc = holds(cat, s, a, i.what) ? pc + 1 : i.to; break;
      case Op::For:
        if (possible_for_anybody(cat, s, a, pc)) return true;
        pc = i.to;
        break;
      case Op::Again: pc = i.to; break;
      case Op::Offer:
        if (offer_possible(cat, s, a, pc)) return true;
        pc = i.to;
        break;
      case Op::Choose:
        for (std::size_t b = 1; b <= i.n; ++b)
          if (possible_between(cat, s, a, code[pc + b].to, kToTheEnd)) return true;
        pc = i.to;
        break;
      default:
        if (is_certain(i) || (in_table(i.op) ? row_possible(cat, s, a, i) : verb_possible(cat, s, a, i))) return true;
        ++pc;
    }
  }
  return false;
}

template <class S>
bool possible(const Catalogue& cat, const S& s, const Asker& a, Program program) {
  return program != 0 && (is_certain(cat.code.instructions[program]) || possible_between(cat, s, a, program, kToTheEnd));
}

template <class S>
void start(S& s, const Asker& a, Program program) {
  if (program != 0) push(s, {FrameKind::Run, a.who, 0, a.packed(), program, a.thing});
}

template <class S>
void gain(const Catalogue&, S& s, PlayerId p, Resource r, int n, ThingId by, const Log& log) {
  if (n <= 0) return;
  auto& have = s.board.at(p).resources[static_cast<std::size_t>(r)];  // [M-COMP-5] the supply is unlimited
  have = static_cast<std::int16_t>(std::min(have + n, 30000));
  if (s.board.has_turn(p)) {
    auto& gained = s.board.turn_of(p).gained[static_cast<std::size_t>(r)];
    gained = static_cast<std::uint8_t>(std::min(gained + n, 255));
  }
  log.emit({EventKind::Gained, p, static_cast<std::uint8_t>(r), 0, by, static_cast<std::int16_t>(n)});
}

template <class S>
void gain_produced(const Catalogue& cat, S& s, PlayerId p, CardId c, const Log& log) {
  const Amounts& produces = cat.of(c).produces;
  for (int r = 0; r < kResources; ++r)
    if (produces[static_cast<std::size_t>(r)] > 0) gain(cat, s, p, resource(r), produces[static_cast<std::size_t>(r)], thing(c), log);
}

// Where a program goes on after the Offer that this cost belongs to.
inline std::uint16_t end_of_offer(const Catalogue& cat, std::uint16_t pc) {
  const auto& code = cat.code.instructions;
  std::uint16_t first = pc;
  while (is_cost(code[first - 1u].op)) --first;
  assert(code[first - 1u].op == Op::Offer);
  return code[first - 1u].to;
}

// What only Monsters' attacks and the Automa's cards have.
template <class S>
[[gnu::cold, gnu::noinline]] void run_for_modules(const Catalogue& cat, S& s, const Frame& f, const Log& log) {
  Frame& top = s.board.stack.back();
  const std::uint16_t pc = f.pc;
  const Instruction& i = cat.code.instructions[pc];
  const Asker a = asker(f);
  switch (i.op) {
    case Op::For: {
      top.pc = i.to;
      FixedVector<PlayerId, S::Limits::kPlayers> players;
      any_affected(cat, s, a, i, [&](PlayerId p) {
        players.push_back(p);
        return false;
      });
      while (!players.empty()) start(s, {players.pop_back(), a.source, a.flags, a.thing}, static_cast<Program>(pc + 1));
      return;
    }
    case Op::Again: {
      auto& gold = s.board.at(a.who).resources[static_cast<std::size_t>(Resource::Gold)];
      const bool can = gold >= i.n && verb_possible(cat, s, a, cat.code.instructions[pc + 1u]);
      top.pc = can ? static_cast<std::uint16_t>(pc + 1) : i.to;
      if (!can) return;
      gold = static_cast<std::int16_t>(gold - i.n);
      log.emit({EventKind::AutomaRepeats, a.who, 0, 0, f.thing, i.n});
      return;
    }
    default: {  // Lose: to the supply, as much of it as one has
      auto& have = s.board.at(a.who).resources[i.what];
      const auto n = std::min<std::int16_t>(have, i.n);
      have = static_cast<std::int16_t>(have - n);
      if (n > 0) log.emit({EventKind::Lost, a.who, i.what, 0, f.thing, n});
      return;
    }
  }
}

template <class S>
bool run_effect(const Catalogue& cat, S& s, const Frame& f, const Log& log) {
  Frame& top = s.board.stack.back();
  const std::uint16_t pc = f.pc;
  const Instruction& i = cat.code.instructions[pc];
  const Asker a = asker(f);
  switch (i.op) {
    case Op::End: s.board.stack.pop_back(); return true;
    case Op::Branch:
    case Op::Jump: top.pc = i.to; return true;
    case Op::Unless: top.pc = holds(cat, s, a, i.what) ? static_cast<std::uint16_t>(pc + 1) : i.to; return true;
    case Op::For:
    case Op::Again: run_for_modules(cat, s, f, log); return true;
    case Op::Offer:
      if (!offer_possible(cat, s, a, pc))
        top.pc = i.to;
      else if (i.n == 0)
        top.pc = static_cast<std::uint16_t>(pc + 1);
      else
        push(s, {FrameKind::Offer, f.who, 0, a.packed(), pc, f.thing});
      return true;
    case Op::Choose: {
      int alternatives = 0;
      std::uint16_t only = 0;
      for (std::size_t b = 1; b <= i.n; ++b) {
        const std::uint16_t to = cat.code.instructions[pc + b].to;
        if (!possible_between(cat, s, a, to, kToTheEnd)) continue;
        only = to;
        ++alternatives;
      }
      if (alternatives == 0)
        top.pc = i.to;
      else if (alternatives == 1)
        top.pc = only;
      else
        push(s, {FrameKind::Branch, f.who, 0, a.packed(), pc, f.thing});
      return true;
    }
    default: break;
  }
  if (is_cost(i.op) && !verb_possible(cat, s, a, i)) {  // another cost has taken what it needs: nothing follows
    top.pc = end_of_offer(cat, pc);
    return true;
  }
  top.pc = static_cast<std::uint16_t>(pc + 1);
  switch (i.op) {
    case Op::Pay: pay(cat, s, a.who, price_of(cat, s, a, i), modifiers(cat, s, a.who), log); return true;
    case Op::Lose: run_for_modules(cat, s, f, log); return true;
    case Op::Gain: {
      int times = count(cat, s, a, i.count);
      if (i.cap > 0) times = std::min<int>(times, i.cap);
      gain(cat, s, a.who, static_cast<Resource>(i.what), i.n * times, f.thing, log);
      if (s.board.is_automa(a.who)) rules_of<S>(cat).automa_did(cat, s, i, true, log);
      return true;
    }
    case Op::GainFor: {
      auto& earmarked = s.board.turn_of(a.who).earmarked[i.what];
      earmarked = static_cast<std::uint8_t>(std::min(earmarked + i.n, 255));
      auto& gained = s.board.turn_of(a.who).gained[static_cast<std::size_t>(Resource::Military)];
      gained = static_cast<std::uint8_t>(std::min(gained + i.n, 255));
      log.emit({EventKind::GainedFor, a.who, i.what, 0, f.thing, i.n});
      return true;
    }
    default: break;
  }
  const bool can = verb_possible(cat, s, a, i);
  if (of_automa(i.op)) rules_of<S>(cat).automa_did(cat, s, i, can, log);
  if (!can) return true;  // it cannot be done at all: the rest still happens
  const VerbRow<S>* verb = verb_row<S>(cat, i.op);
  if (verb->run)
    verb->run(cat, s, a, i, pc, log);
  else
    ask(s, a, i, pc);
  return true;
}

inline int picks_of(const Instruction& i) {
  switch (i.op) {
    case Op::CostArchive:
    case Op::CostDiscard:
    case Op::CostReturn:
    case Op::GainBase:
    case Op::Archive:
    case Op::Discard:
    case Op::Reinforce:
    case Op::Regain:
    case Op::MoveExplorer:
    case Op::MoveUnits:
    case Op::Recall:
    case Op::Refresh:
    case Op::ClearTrack:
    case Op::Reserve:
    case Op::Raze:
    case Op::Activate: return i.n;
    case Op::Swap: return kSwapBegins;
    default: return 1;
  }
}

template <class S>
void ask(S& s, const Asker& a, const Instruction& i, std::uint16_t pc) {
  push(s, {FrameKind::Verb, a.who, static_cast<std::uint8_t>(picks_of(i)), a.packed(), pc, a.thing});
}

namespace verb_frame {

template <class S>
const VerbRow<S>& verb(const Catalogue& cat, const Frame& f) {
  return *verb_row<S>(cat, cat.code.instructions[f.pc].op);
}

// What the player has agreed to begins with a pick, and costs are picked to the end; after that, and everywhere else, one may stop.
inline bool must_pick(const Frame& f, const Instruction& i) {
  const auto agreed = static_cast<Agreed>(i.to);
  return i.op < Op::Gain || i.op == Op::GainBase || agreed == Agreed::ToAll || (agreed == Agreed::ToBegin && f.a == picks_of(i));
}

// A pick that nothing is left for is over.
template <class S>
bool run(const Catalogue& cat, S& s, const Frame& f, const Log& log) {
  Options found;
  if (f.a > 0) options(cat, s, f, found);
  const bool nothing = found.empty() || (found.size() == 1 && found[0].kind == OptionKind::Done);
  const Instruction& i = cat.code.instructions[f.pc];
  if (found.size() == 1 && !nothing && static_cast<Agreed>(i.to) == Agreed::ToAll) {  // compelled, and nothing to choose
    resume(cat, s, f, found[0], log);
    return true;
  }
  if (!nothing) return false;
  s.board.stack.pop_back();
  return true;
}
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, Options& out) {
  const Instruction& i = cat.code.instructions[f.pc];
  verb<S>(cat, f).options(cat, s, f, i, out);
  if (!must_pick(f, i)) out.push_back({OptionKind::Done});
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, Option o) {
  const Instruction& i = cat.code.instructions[f.pc];
  if (o.kind == OptionKind::Done) return must_pick(f, i) ? Refusal::MustPick : Refusal::Legal;
  return verb<S>(cat, f).refusal(cat, s, f, i, o);
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, Option o, const Log& log) {
  if (o.kind == OptionKind::Done) {
    s.board.stack.pop_back();
    if (auto& refreshing = s.board.turn_of(f.who).refreshing) {
      fill_city(s, f.who, refreshing);
      refreshing = 0;
    }
    return;
  }
  verb<S>(cat, f).resume(cat, s, f, cat.code.instructions[f.pc], o, log);
}

}  // namespace verb_frame

namespace offer_frame {  // [D-TERM-MAY] [D-TURN-3]

template <class S>
void options(const Catalogue&, const S&, const Frame&, Options& out) {
  out.push_back({OptionKind::Yes});
  out.push_back({OptionKind::No});
}
template <class S>
Refusal refusal(const Catalogue&, const S&, const Frame&, Option o) {
  return o.kind == OptionKind::Yes || o.kind == OptionKind::No ? Refusal::Legal : Refusal::OtherDecision;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, Option o, const Log&) {
  s.board.stack.pop_back();
  s.board.stack.back().pc = o.kind == OptionKind::Yes ? static_cast<std::uint16_t>(f.pc + 1) : cat.code.instructions[f.pc].to;
}

}  // namespace offer_frame

namespace branch_frame {

template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, Options& out) {
  for (std::uint8_t b = 0; b < cat.code.instructions[f.pc].n; ++b)
    if (refusal(cat, s, f, {OptionKind::Choose, b}) == Refusal::Legal) out.push_back({OptionKind::Choose, b});
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Choose) return Refusal::OtherDecision;
  if (o.a >= cat.code.instructions[f.pc].n) return Refusal::NotOffered;
  const std::uint16_t to = cat.code.instructions[f.pc + 1u + o.a].to;
  return possible_between(cat, s, asker(f), to, kToTheEnd) ? Refusal::Legal : Refusal::NothingHappens;
}
template <class S>
void resume(const Catalogue& cat, S& s, const Frame& f, Option o, const Log&) {
  s.board.stack.pop_back();
  s.board.stack.back().pc = cat.code.instructions[f.pc + 1u + o.a].to;
}

}  // namespace branch_frame

}  // namespace stele::civic
