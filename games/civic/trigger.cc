// What events set off: triggered effects wait in Board::pending, and the player says in which order they come [M-ACTION-2].
#include <algorithm>

#include "games/civic/rules.h"

namespace stele::civic {

void add_pending(State& s, const Pending& p) {
  if (p.program != 0 && !s.board.pending.full()) s.board.pending.push_back(p);
}

namespace {

bool matches(const Catalogue& cat, const CompiledTrigger& t, const Occurrence& o) {
  if (t.on.of != o.of) return false;
  switch (o.of) {
    case Occasion::Of::Acquire: return cat.matches(t.select, o.card);
    case Occasion::Of::Conquer: break;
    default: return true;
  }
  if (t.on.with_warlord && !o.with_warlord) return false;
  switch (t.on.target) {
    case Occasion::Target::Any: return true;
    case Occasion::Target::Barbarian: return !o.province_was_empty && o.foe == Foe::Barbarians;
    case Occasion::Target::FreeTown: return !o.province_was_empty && o.foe == Foe::FreeTowns;
    case Occasion::Target::Enemy: return !o.province_was_empty && o.foe == Foe::Enemies;
    case Occasion::Target::Coastal: return o.coastal;
  }
  return false;
}

void add_triggers_of(const Catalogue& cat, State& s, Source source, ThingId id, const Occurrence& o) {
  const Thing& t = cat.of(id);
  for (std::size_t i = 0; i < t.triggers.size(); ++i) {
    if (!matches(cat, t.triggers[i], o)) continue;
    auto& fired = s.board.turn.fired[source];
    const auto mark = static_cast<std::uint8_t>(1u << i);
    if (t.triggers[i].first_only && (fired & mark)) continue;  // `first`: once per turn
    if (t.triggers[i].first_only) fired = static_cast<std::uint8_t>(fired | mark);
    add_pending(s, {t.triggers[i].program, id, source});
  }
}

enum class Sort { Gains, CountedGains, Other };

// Gains commute with each other, and a plain gain never does harm when it comes first.
Sort sort_of(const Catalogue& cat, Program program) {
  Sort out = Sort::Gains;
  for (std::size_t pc = program;; ++pc) {
    const Instruction& i = cat.code.instructions[pc];
    if (i.op == Op::End) return out;
    if (i.op != Op::Gain && i.op != Op::GainFor) return Sort::Other;
    if (i.count != 0) out = Sort::CountedGains;
  }
}

void begin(State& s, PlayerId who, std::size_t index, const Log& log) {
  auto& pending = s.board.pending;
  const Pending p = pending[index];
  for (std::size_t i = index; i + 1 < pending.size(); ++i) pending[i] = pending[i + 1];
  pending.pop_back();
  log.emit({EventKind::Triggered, who, 0, 0, p.thing});
  start(s, {who, source_in(p.b), static_cast<std::uint8_t>(p.b & ~0x1f), p.thing}, p.program);
}

}  // namespace

void add_triggers(const Catalogue& cat, State& s, PlayerId who, const Occurrence& o) {
  for_each_active(cat, s, who, [&](Source source, ThingId id) {
    if (id.value < cat.cards.size() && !cat.triggered.contains(card(id.value))) return;
    add_triggers_of(cat, s, source, id, o);
  });
  // [M-WARLORD-1] The Warlord card lies face up beside the City and is always active.
  add_triggers_of(cat, s, kWarlordSource, cat.of(s.board.at(who).civ).warlord, o);
}

void resolve_pending(State& s, PlayerId who, std::size_t from) {
  if (s.board.pending.size() > from) push(s, {FrameKind::Order, who, static_cast<std::uint8_t>(from)});
}

namespace order_frame {

bool run(const Catalogue& cat, State& s, const Frame& f, const Log& log) {
  const auto& pending = s.board.pending;
  if (pending.size() <= f.a) {
    s.board.stack.pop_back();
    return true;
  }
  bool only_gains = true;
  for (std::size_t i = f.a; i < pending.size(); ++i) {
    const Sort sort = sort_of(cat, pending[i].program);
    if (sort == Sort::Gains) {
      begin(s, f.who, i, log);
      return true;
    }
    only_gains = only_gains && sort == Sort::CountedGains;
  }
  if (only_gains) {
    begin(s, f.who, f.a, log);
    return true;
  }
  // What can do nothing now waits for what can; when nothing can, they are all over.
  std::size_t next = pending.size();
  int possible_now = 0;
  for (std::size_t i = pending.size(); i-- > f.a;) {
    const Pending& p = pending[i];
    if (!possible(cat, s, {f.who, source_in(p.b), static_cast<std::uint8_t>(p.b & ~0x1f), p.thing}, p.program)) continue;
    next = i;
    ++possible_now;
  }
  if (possible_now > 1) return false;  // [M-ACTION-2] the order matters: the player chooses
  if (possible_now == 1)
    begin(s, f.who, next, log);
  else
    while (s.board.pending.size() > f.a) s.board.pending.pop_back();
  return true;
}
void options(const Catalogue&, const State& s, const Frame& f, Options& out) {
  for (std::size_t i = f.a; i < s.board.pending.size(); ++i) out.push_back({OptionKind::First, static_cast<std::uint8_t>(i - f.a)});
}
Refusal refusal(const Catalogue&, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::First) return Refusal::OtherDecision;
  return std::size_t{f.a} + o.a < s.board.pending.size() ? Refusal::Legal : Refusal::NotOffered;
}
void resume(const Catalogue&, State& s, const Frame& f, Option o, const Log& log) { begin(s, f.who, std::size_t{f.a} + o.a, log); }

}  // namespace order_frame

Modifiers modifiers(const Catalogue& cat, const State& s, PlayerId p) {
  Modifiers out;
  for_each_active(cat, s, p, [&](Source, ThingId id) {
    if (id.value < cat.cards.size() && !cat.standing.contains(card(id.value))) return;
    for (const StandingRule& r : cat.of(id).standing) {
      const auto add = [&](std::uint8_t& sum) { sum = static_cast<std::uint8_t>(sum + r.n); };
      switch (r.of) {
        case Modifier::Of::CardsCostLess:
          if (!out.discounts.full()) out.discounts.push_back({r.select, r.n});
          break;
        case Modifier::Of::WondersCostHalf: out.wonders_half = true; break;
        case Modifier::Of::WondersPayableWithBase: out.wonders_with_base = true; break;
        case Modifier::Of::FreeTownsCostLess: add(out.towns_less); break;
        case Modifier::Of::EnemiesDefendLess: add(out.enemies_less); break;
        case Modifier::Of::BarbariansDefendLess: add(out.barbarians_less); break;
        case Modifier::Of::OwnProvincesDefendMore: add(out.own_more); break;
        case Modifier::Of::FirstExplorerStepFree: out.first_step_free = true; break;
        case Modifier::Of::ExplorersCrossWater: out.cross_water = true; break;
        case Modifier::Of::CoastsAreAdjacent: out.coasts_adjacent = true; break;
        case Modifier::Of::GoldCountsTwo: out.gold_two[static_cast<std::size_t>(r.resource)] = true; break;
      }
    }
  });
  return out;
}

}  // namespace stele::civic
