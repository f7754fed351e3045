#pragma once

// What events set off: triggered effects wait in Board::pending, and the player says in which order they come [M-ACTION-2].
#include <algorithm>

namespace stele::civic {

template <class S>
void add_pending(S& s, const Pending& p) {
  if (p.program != 0) s.board.pending.push_back(p);
}

inline bool matches(const Catalogue& cat, const CompiledTrigger& t, const Occurrence& o) {
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

template <class S>
void add_triggers_of(const Catalogue& cat, S& s, PlayerId who, Source source, ThingId id, const Occurrence& o) {
  const Thing& t = cat.of(id);
  for (std::size_t i = 0; i < t.triggers.size(); ++i) {
    if (!matches(cat, t.triggers[i], o)) continue;
    auto& fired = s.board.turn_of(who).fired[source];
    const auto mark = static_cast<std::uint8_t>(1u << i);
    if (t.triggers[i].first_only && (fired & mark)) continue;  // [D-TERM-FIRST] once per turn, in Duel per round
    if (t.triggers[i].first_only) fired = static_cast<std::uint8_t>(fired | mark);
    add_pending(s, {t.triggers[i].program, id, source});
  }
}

enum class Sort { Gains, CountedGains, Other };

// Gains commute with each other, and a plain gain never does harm when it comes first.
inline Sort sort_of(const Catalogue& cat, Program program) {
  Sort out = Sort::Gains;
  for (std::size_t pc = program;; ++pc) {
    const Instruction& i = cat.code.instructions[pc];
    if (i.op == Op::End || i.op == Op::Jump) return out;  // of an alternative
    if (i.op != Op::Gain && i.op != Op::GainFor) return Sort::Other;
    if (i.count != 0) out = Sort::CountedGains;
  }
}

inline Asker asker(PlayerId who, const Pending& p) { return {who, source_in(p.b), static_cast<std::uint8_t>(p.b & ~0x1f), p.thing}; }

template <class S>
void begin(S& s, PlayerId who, std::size_t index, const Log& log) {
  auto& pending = s.board.pending;
  const Pending p = pending[index];
  for (std::size_t i = index; i + 1 < pending.size(); ++i) pending[i] = pending[i + 1];
  pending.pop_back();
  log.emit({EventKind::Triggered, who, 0, 0, p.thing});
  start(s, asker(who, p), p.program);
}

// [M-HERO-5] What the Hero does on this occasion it still does.
template <class S>
[[gnu::cold, gnu::noinline]] void leave_if_due(const Catalogue& cat, S& s, PlayerId who, const Occurrence& o, const Log& log) {
  const Leaving& leave = cat.of(thing(s.board.at(who).hero)).leave;
  if (leave.on_event && matches(cat, leave.event, o)) rules_of<S>(cat).leave_hero(cat, s, who, log);
}

template <class S>
void add_triggers(const Catalogue& cat, S& s, PlayerId who, const Occurrence& o, const Log& log) {
  if (s.board.is_automa(who)) return;                                 // [M-AUT-12]
  if (s.board.has_turn(who) && o.of != Occasion::Of::LoseProvince) {  // which may come after the turn [M-MON-5]
    auto& happened = s.board.turn_of(who).happened;
    happened = static_cast<std::uint8_t>(happened | 1u << static_cast<int>(o.of));
  }
  for_each_active(cat, s, who, kTriggered, [&](Source source, ThingId id) { add_triggers_of(cat, s, who, source, id, o); });
  // [M-WARLORD-1] The Warlord card lies face up beside the City and is always active.
  add_triggers_of(cat, s, who, kWarlordSource, cat.of(s.board.at(who).civ).warlord, o);
  if (!s.board.at(who).hero.is_none()) leave_if_due(cat, s, who, o, log);
}

template <class S>
void resolve_pending(S& s, PlayerId who, std::size_t from) {
  if (s.board.pending.size() > from) push(s, {FrameKind::Order, who, static_cast<std::uint8_t>(from)});
}

namespace order_frame {

template <class S>
bool run(const Catalogue& cat, S& s, const Frame& f, const Log& log) {
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
template <class S>
void options(const Catalogue& cat, const S& s, const Frame& f, Options& out) {
  for (std::size_t i = f.a; i < s.board.pending.size(); ++i)
    if (const Option o{OptionKind::First, static_cast<std::uint8_t>(i - f.a)}; refusal(cat, s, f, o) == Refusal::Legal) out.push_back(o);
}
template <class S>
Refusal refusal(const Catalogue& cat, const S& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::First) return Refusal::OtherDecision;
  const std::size_t i = std::size_t{f.a} + o.a;
  if (i >= s.board.pending.size()) return Refusal::NotOffered;
  return possible(cat, s, asker(f.who, s.board.pending[i]), s.board.pending[i].program) ? Refusal::Legal : Refusal::NothingHappens;
}
template <class S>
void resume(const Catalogue&, S& s, const Frame& f, Option o, const Log& log) {
  begin(s, f.who, std::size_t{f.a} + o.a, log);
}

}  // namespace order_frame

// One entry for each selection; the catalogue has no more of them than fit.
inline void add_discount(Modifiers& out, const StandingRule& r) {
  for (Modifiers::Discount& d : out.discounts)
    if (d.select == r.select) {
      d.n = static_cast<std::uint8_t>(std::min(d.n + r.n, 255));
      return;
    }
  out.discounts.push_back({r.select, r.n});
}

inline void add_standing(Modifiers& out, const Thing& t) {
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
      case Modifier::Of::ProvincesPayableWithGold: out.provinces_with_gold = true; break;
      case Modifier::Of::ExplorersStopHere:
      case Modifier::Of::UnitsCannotLeaveHere:
      case Modifier::Of::CannotBeConqueredHere:
      case Modifier::Of::DefeatCostsMore: break;  // of a Monster, which nobody owns
    }
  }
}

template <class S>
Modifiers standing_rules(const Catalogue& cat, const S& s, PlayerId p) {
  Modifiers out;
  for_each_active(cat, s, p, kStanding, [&](Source, ThingId id) { add_standing(out, cat.of(id)); });
  return out;
}

template <class S>
std::uint32_t usable_cards(const Catalogue& cat, const S& s, PlayerId p) {
  const auto& player = s.board.at(p);
  std::uint32_t out = 0;
  for (unsigned left = s.board.turn_of(p).activated; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    if (cat.has(player.city[static_cast<std::size_t>(i)], kUsable)) out |= 1u << i;
    if (cat.has(player.under[static_cast<std::size_t>(i)], kUsable)) out |= 1u << (kUnder + i);
  }
  if (cat.has(player.hero, kUsable)) out |= 1u << kHeroSource;
  return out;
}

}  // namespace stele::civic
