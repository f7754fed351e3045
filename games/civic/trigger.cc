// What events set off: triggered effects wait in Board::pending, and the player says in which order they come [M-ACTION-2].
#include <algorithm>

#include "games/civic/rules.h"

namespace stele::civic {

void add_pending(State& s, const Pending& p) {
  if (p.program != 0) s.board.pending.push_back(p);
}

namespace {

bool matches(const Catalogue& cat, const CompiledTrigger& t, const Occurrence& o) {
  if (t.on.of != o.of) return false;
  switch (o.of) {
    case Occasion::Of::Acquire: return cat.matches(t.select, o.card);
    case Occasion::Of::Explore: return t.on.find == Occasion::Find::Anything || t.on.find == o.find;
    case Occasion::Of::LoseProvince: return !t.on.this_one || o.with_hero_on_it;
    case Occasion::Of::Conquer: break;
    default: return true;
  }
  if (t.on.with == Occasion::With::Warlord && !o.with_warlord) return false;
  if (t.on.with == Occasion::With::This && !o.with_hero) return false;
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
    if (i.op == Op::End || i.op == Op::Jump) return out;  // of an alternative
    if (i.op != Op::Gain && i.op != Op::GainFor) return Sort::Other;
    if (i.count != 0) out = Sort::CountedGains;
  }
}

Asker asker(PlayerId who, const Pending& p) { return {who, source_in(p.b), static_cast<std::uint8_t>(p.b & ~0x1f), p.thing}; }

void begin(State& s, PlayerId who, std::size_t index, const Log& log) {
  auto& pending = s.board.pending;
  const Pending p = pending[index];
  for (std::size_t i = index; i + 1 < pending.size(); ++i) pending[i] = pending[i + 1];
  pending.pop_back();
  log.emit({EventKind::Triggered, who, 0, 0, p.thing});
  start(s, asker(who, p), p.program);
}

}  // namespace

// [M-HERO-5] What the Hero does on this occasion it still does.
[[gnu::cold, gnu::noinline]] static void leave_if_due(const Catalogue& cat, State& s, PlayerId who, const Occurrence& o, const Log& log) {
  const Leaving& leave = cat.of(thing(s.board.at(who).hero)).leave;
  if (leave.on_event && matches(cat, leave.event, o)) cat.rules->leave_hero(cat, s, who, log);
}

void add_triggers(const Catalogue& cat, State& s, PlayerId who, const Occurrence& o, const Log& log) {
  if (s.board.is_automa(who)) return;                               // [M-AUT-12]
  if (who == s.board.active && o.of != Occasion::Of::LoseProvince)  // which may come after the turn [M-MON-5]
    s.board.turn.happened = static_cast<std::uint8_t>(s.board.turn.happened | 1u << static_cast<int>(o.of));
  for_each_active(cat, s, who, kTriggered, [&](Source source, ThingId id) { add_triggers_of(cat, s, source, id, o); });
  // [M-WARLORD-1] The Warlord card lies face up beside the City and is always active.
  add_triggers_of(cat, s, kWarlordSource, cat.of(s.board.at(who).civ).warlord, o);
  if (!s.board.at(who).hero.is_none()) leave_if_due(cat, s, who, o, log);
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
    if (!possible(cat, s, asker(f.who, pending[i]), pending[i].program)) continue;
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
void options(const Catalogue& cat, const State& s, const Frame& f, Options& out) {
  for (std::size_t i = f.a; i < s.board.pending.size(); ++i)
    if (const Option o{OptionKind::First, static_cast<std::uint8_t>(i - f.a)}; refusal(cat, s, f, o) == Refusal::Legal) out.push_back(o);
}
Refusal refusal(const Catalogue& cat, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::First) return Refusal::OtherDecision;
  const std::size_t i = std::size_t{f.a} + o.a;
  if (i >= s.board.pending.size()) return Refusal::NotOffered;
  return possible(cat, s, asker(f.who, s.board.pending[i]), s.board.pending[i].program) ? Refusal::Legal : Refusal::NothingHappens;
}
void resume(const Catalogue&, State& s, const Frame& f, Option o, const Log& log) { begin(s, f.who, std::size_t{f.a} + o.a, log); }

}  // namespace order_frame

namespace {

// One entry for each selection; the catalogue has no more of them than fit.
void add_discount(Modifiers& out, const StandingRule& r) {
  for (Modifiers::Discount& d : out.discounts)
    if (d.select == r.select) {
      d.n = static_cast<std::uint8_t>(std::min(d.n + r.n, 255));
      return;
    }
  out.discounts.push_back({r.select, r.n});
}

void add_standing(Modifiers& out, const Thing& t) {
  for (const StandingRule& r : t.standing) {
    const auto add = [&](std::uint8_t& sum) { sum = static_cast<std::uint8_t>(sum + r.n); };
    switch (r.of) {
      case Modifier::Of::CardsCostLess: add_discount(out, r); break;
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
      case Modifier::Of::BothBarbarianRewards: out.both_rewards = true; break;
      case Modifier::Of::ExplorersStopHere:
      case Modifier::Of::UnitsCannotLeaveHere:
      case Modifier::Of::CannotBeConqueredHere:
      case Modifier::Of::DefeatCostsMore: break;  // of a Monster, which nobody owns
    }
  }
}

}  // namespace

Modifiers standing_rules(const Catalogue& cat, const State& s, PlayerId p) {
  Modifiers out;
  for_each_active(cat, s, p, kStanding, [&](Source, ThingId id) { add_standing(out, cat.of(id)); });
  return out;
}

std::uint32_t usable_cards(const Catalogue& cat, const State& s) {
  const Player& player = s.board.current();
  std::uint32_t out = 0;
  for (unsigned left = s.board.turn.activated; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    if (cat.has(player.city[static_cast<std::size_t>(i)], kUsable)) out |= 1u << i;
    if (cat.has(player.under[static_cast<std::size_t>(i)], kUsable)) out |= 1u << (kUnder + i);
  }
  if (cat.has(player.hero, kUsable)) out |= 1u << kHeroSource;
  return out;
}

}  // namespace stele::civic
