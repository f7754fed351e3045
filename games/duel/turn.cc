// Activating one's City, and turns of one action each until both have passed.
#include <algorithm>
#include <cassert>

#include "games/duel/decisions.h"

namespace stele::duel {
namespace {

Price price_of_action(const Catalogue& cat, const State& s, PlayerId p, Option o, const Modifiers& m) {
  switch (o.kind) {
    case OptionKind::Acquire: return full_price(cat, m, card(o.a), 0);
    case OptionKind::Complete: return wonder_price(second_price(cat, m, s.board.at(p).wonder), m);
    case OptionKind::Develop: return of_one(Resource::Culture, policy_price(s.board.at(p), 0));
    case OptionKind::Progress: return of_one(Resource::Science, kProgressPrice);
    case OptionKind::ConquerTop: return conquest_price(cat, s, p);
    case OptionKind::Intrigue: return intrigue_price(cat, s, p, card(o.a));
    default: assert(false && "nothing that is paid for"); return {};
  }
}

Refusal progress_refusal(const Catalogue& cat, const State& s, PlayerId p, const Modifiers& m) {
  if (!can_pay(s, p, of_one(Resource::Science, kProgressPrice), m)) return Refusal::CannotPay;
  return can_draw(cat, s, p) ? Refusal::Legal : Refusal::NothingToDraw;  // [D-SCI-1] [R] not with an empty deck
}

// The Ambassador's effect for a mission.
Program mission(const Thing& ambassador, OptionKind kind) {
  return kind == OptionKind::Negotiate ? ambassador.use : kind == OptionKind::Expedition ? ambassador.exploration : ambassador.espionage;
}
bool mission_possible(const Catalogue& cat, const State& s, PlayerId p, OptionKind kind) {
  const ThingId ambassador = cat.of(s.board.at(p).civ).ambassador;
  return possible(cat, s, {p, kElsewhere, 0, ambassador}, mission(cat.of(ambassador), kind));
}
bool is_used(const State& s, PlayerId p, Source source) { return (s.board.turn_of(p).used >> source & 1) != 0; }

// How much can be paid of each base resource, Gold included, and of Gold alone, if nothing else is to be paid.
using Reach = std::array<int, kResources>;
Reach reach_of(const State& s, PlayerId p) {
  constexpr int kMost = 254;  // an empty place of the track costs more: Catalogue::costs
  const Player& player = s.board.at(p);
  Reach out{};
  for (std::size_t r = 0; r < kBase; ++r) out[r] = std::min(reach(player, static_cast<Resource>(r), s.board.turn_of(p).modifiers), kMost);
  out[kGold] = std::min<int>(player.resources[kGold], kMost);
  return out;
}

void card_options(const Catalogue& cat, const State& s, PlayerId p, const Reach& reach, Options& out) {
  const Player& player = s.board.at(p);
  const Modifiers& m = s.board.turn_of(p).modifiers;
  const auto offer = [&](auto payable) {
    for (std::size_t i = 0; i < kBasics; ++i)
      if (const CardId c = cat.basics[i];
          s.board.basics[i] > 0 && payable(c) && (c != cat.barricade || place_refusal(cat, s, p, c) == Refusal::Legal))
        out.push_back({OptionKind::Acquire, c.value});
    for (const CardId c : s.board.track)
      if (payable(c)) out.push_back({OptionKind::Acquire, c.value});
    for (const CardId c : s.sides[p.value].reserved)
      if (payable(c)) out.push_back({OptionKind::Acquire, c.value});
  };
  Reach most = reach;
  if (m.provinces_with_gold) most[kMilitary] = reach[kGold];  // [D-CIV-MALI]
  if (m.wonders_with_base)
    offer([&](CardId c) { return !c.is_none() && can_pay(s, p, full_price(cat, m, c, 0), m); });
  else if (m.changes_prices())
    offer([&](CardId c) { return !c.is_none() && changed_price(cat, m, c) <= most[cat.price_in[c.value]]; });
  else  // an empty place costs more than anybody reaches
    offer([&](CardId c) { return cat.costs[c.value] <= most[cat.price_in[c.value]]; });
  if (!player.wonder.is_none() && (m.wonders_with_base ? complete_refusal(cat, s, p, m, 0) == Refusal::Legal
                                                       : second_price(cat, m, player.wonder) <= reach[kProduction]))
    out.push_back({OptionKind::Complete});
  if (player.of(Resource::Culture) >= policy_price(player, 0))
    for (std::uint8_t i = 0; i < kPolicies; ++i)
      if (!player.policies.contains(i)) out.push_back({OptionKind::Develop, option_of(cat, cat.of(player.civ).policies[i])});
}

void effect_options(const Catalogue& cat, const State& s, PlayerId p, Options& out) {
  const Player& player = s.board.at(p);
  const Turn& t = s.board.turn_of(p);
  const auto can_use = [&](Source source, ThingId id) { return possible(cat, s, {p, source, 0, id}, cat.of(id).use); };
  for (unsigned left = t.usable & ~t.used & ((1u << kPolicySource) - 1); left != 0; left &= left - 1) {
    const auto source = static_cast<Source>(std::countr_zero(left));
    if (can_use(source, thing(source < kUnder ? player.city[source] : player.under[source - kUnder])))
      out.push_back({OptionKind::Use, source});
  }
  if (!player.policies.empty()) {
    const std::uint8_t newest = player.policies.back();  // [D-POL-2] only this one is active
    const auto source = static_cast<Source>(kPolicySource + player.policies.size() - 1);
    const Civilization& civ = cat.of(player.civ);
    if ((civ.policy_traits[newest] & kUsable) && !is_used(s, p, source) && can_use(source, civ.policies[newest]))
      out.push_back({OptionKind::Use, kPolicySource});
  }
  if (warlord_refusal(cat, s, p) == Refusal::Legal) out.push_back({OptionKind::Use, kWarlordSource});
  if (!is_used(s, p, kAmbassadorSource)) {
    const auto offer = [&](OptionKind kind) {
      if (mission_possible(cat, s, p, kind)) out.push_back({kind});
    };
    offer(OptionKind::Negotiate);
    if (has(s, Module::Exploration)) offer(OptionKind::Expedition);
    if (has(s, Module::Espionage)) offer(OptionKind::Spy);
  }
  for (const CardId c : s.hands[p.value])
    if (intrigue_refusal(cat, s, p, c, t.modifiers) == Refusal::Legal) out.push_back({OptionKind::Intrigue, c.value});
}

// [D-PASS-1] Activated cards, action tokens and base resources are discarded at once.
void pass(const Catalogue& cat, State& s, PlayerId p, const Log& log) {
  log.emit({EventKind::Passed, p});
  clear_city(s, p, log);
  s.board.turn_of(p) = {};
  note_standing(cat, s, p);
  Side& side = s.sides[p.value];
  side.passed = 1;
  side.negotiated = 0;
  side.negotiated_own = 0;
  side.intrigue_played = 0;
}

}  // namespace

Refusal warlord_refusal(const Catalogue& cat, const State& s, PlayerId p) {
  if (!has_advantage(s, p)) return Refusal::NeedsAdvantage;
  return use_refusal(cat, s, p, kWarlordSource);
}

Refusal mission_refusal(const Catalogue& cat, const State& s, PlayerId p, OptionKind kind) {
  if (kind == OptionKind::Expedition && !has(s, Module::Exploration)) return Refusal::NotPlayed;
  if (kind == OptionKind::Spy && !has(s, Module::Espionage)) return Refusal::NotPlayed;
  if (is_used(s, p, kAmbassadorSource)) return Refusal::UsedAlready;  // [D-MIX-1] one of them a round
  if (mission_possible(cat, s, p, kind)) return Refusal::Legal;
  return cheapest_mission(cat, s, p, kind) ? Refusal::CannotPay : Refusal::NothingHappens;
}

std::optional<Price> cheapest_mission(const Catalogue& cat, const State& s, PlayerId p, OptionKind kind) {
  const Side& side = s.sides[p.value];
  std::optional<Price> least;
  for (std::size_t place = 0; place < kFaceUp; ++place) {
    const CardId land = s.middle.lands[place];
    if (kind == OptionKind::Negotiate && !s.middle.cities[place].is_none() && !(side.negotiated >> place & 1))
      least = of_one(Resource::Gold, 1);  // [D-AMB-1]
    if (kind != OptionKind::Expedition || land.is_none() || side.envoy == place) continue;
    const Price price = expedition_price(cat, s, p, land, false);
    if (!least || price.fixed[kMilitary] < least->fixed[kMilitary]) least = price;
  }
  if (kind == OptionKind::Spy && !s.intrigues.empty()) least = of_one(Resource::Science, kSpyPrice);
  return least;
}

// [D-ACT-1] The first player chooses a row and a column, then the other.
namespace row {

void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) { row_frame::options(c, s, f, out); }
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) { return row_frame::refusal(c, s, f, o); }
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) {
  s.board.active = f.who;
  row_frame::resume(c, s, f, o, log);
}

}  // namespace row

namespace column {

void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) { column_frame::options(c, s, f, out); }
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) { return column_frame::refusal(c, s, f, o); }

// [D-ACT-2] What cards do when they are activated, and what they and the active policy do during activation, in any order.
void resume(const civic::Catalogue& cat, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  Turn& t = s.board.turn_of(f.who);
  t.column = o.a;
  const std::size_t from = s.board.pending.size();
  wake(cat, s, f.who, 7u << (3 * t.row) | 0x49u << t.column, log);
  const Player& player = s.board.at(f.who);
  const auto during = [&](ThingId id, std::size_t source) { add_pending(s, {cat.of(id).activation, id, static_cast<Source>(source)}); };
  for (unsigned left = t.activated; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    during(thing(player.city[i]), i);
    if (!player.under[i].is_none()) during(thing(player.under[i]), kUnder + i);
  }
  if (!player.policies.empty()) during(policy_of(cat, player, player.policies.size() - 1), kPolicySource + player.policies.size() - 1);
  resolve_pending(s, f.who, from);
}

}  // namespace column

namespace turn {

void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  const Catalogue& cat = of(c);
  const PlayerId p = f.who;
  const Modifiers& m = s.board.turn_of(p).modifiers;
  const Reach reach = reach_of(s, p);
  card_options(cat, s, p, reach, out);
  effect_options(cat, s, p, out);
  if (reach[kScience] >= kProgressPrice && can_draw(cat, s, p)) out.push_back({OptionKind::Progress});
  const int might =
      m.provinces_with_gold ? reach[kGold] : reach[kMilitary] + s.board.turn_of(p).earmarked[static_cast<std::size_t>(Foe::Enemies)];
  if (might > 0 && top_province(cat, s, rival(p)) >= 0 && conquest_cost(cat, s, p) <= might) out.push_back({OptionKind::ConquerTop});
  for (std::uint8_t r = 0; r < kBase; ++r)
    if (const int least = least_for_advantage(s, p, resource(r)); least > 0 && least <= std::min(reach[r], kMostForAdvantage))
      out.push_back({OptionKind::Advantage, r});
  out.push_back({OptionKind::Pass});
}

Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) {
  const Catalogue& cat = of(c);
  const PlayerId p = f.who;
  const Modifiers& m = s.board.turn_of(p).modifiers;
  switch (o.kind) {
    case OptionKind::Acquire: return acquire_refusal(cat, s, p, card(o.a), m, 0);
    case OptionKind::Complete: return complete_refusal(cat, s, p, m, 0);
    case OptionKind::Develop: return develop_refusal(cat, s, p, cat.policy(o.a), 0);
    case OptionKind::Use:
      if (o.a == kWarlordSource) return warlord_refusal(cat, s, p);
      return o.a <= kPolicySource ? use_refusal(cat, s, p, o.a) : Refusal::NotOffered;
    case OptionKind::Progress: return progress_refusal(cat, s, p, m);
    case OptionKind::ConquerTop: return conquer_refusal(cat, s, p);
    case OptionKind::Advantage: return advantage_refusal(s, p, static_cast<Resource>(o.a), m);
    case OptionKind::Negotiate:
    case OptionKind::Expedition:
    case OptionKind::Spy: return mission_refusal(cat, s, p, o.kind);
    case OptionKind::Intrigue: return intrigue_refusal(cat, s, p, card(o.a), m);
    case OptionKind::Pass: return Refusal::Legal;
    default: return Refusal::OtherDecision;
  }
}

// [D-TURN-1] One action; then it is the other's turn. What is paid for happens when the payment is complete: paid_for.
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) {
  const Catalogue& cat = of(c);
  const PlayerId p = f.who;
  s.board.stack.back() = {FrameKind::FinishTurn, p};
  switch (o.kind) {
    case OptionKind::Use: return use(cat, s, p, o.a, log);  // [D-TURN-2] [D-USE-1] [D-WAR-1]
    case OptionKind::Advantage: return push(s, {FrameKind::Amount, p, o.a});
    case OptionKind::Negotiate:
    case OptionKind::Expedition:
    case OptionKind::Spy: {
      const ThingId ambassador = cat.of(s.board.at(p).civ).ambassador;
      s.board.turn_of(p).used |= 1u << kAmbassadorSource;  // [D-AMB-1]
      log.emit({EventKind::Used, p, 0, 0, ambassador});
      return start(s, {p, kElsewhere, 0, ambassador}, mission(cat.of(ambassador), o.kind));
    }
    case OptionKind::Pass: return pass(cat, s, p, log);
    default: break;
  }
  const Modifiers& m = s.board.turn_of(p).modifiers;
  const Price price = price_of_action(cat, s, p, o, m);
  push(s, {FrameKind::Paid, p, static_cast<std::uint8_t>(o.kind), o.a, o.b});
  pay(cat, s, p, price, m, log);
}

}  // namespace turn

void paid_for(const civic::Catalogue& c, State& s, PlayerId p, Option o, const Log& log) {
  const Catalogue& cat = of(c);
  switch (o.kind) {
    case OptionKind::Acquire: return receive(cat, s, p, card(o.a), true, log);
    case OptionKind::Complete: return complete_wonder(cat, s, p, log);
    case OptionKind::Develop: return develop(cat, s, p, cat.policy(o.a), log);
    case OptionKind::Progress: return begin_progress(cat, s, p, log);
    case OptionKind::ConquerTop: return conquer(cat, s, p, log);
    case OptionKind::Advantage: return take_advantage(s, p, static_cast<Resource>(o.a), o.b, log);
    case OptionKind::Expedition: return land(cat, s, p, card(o.a), log);
    case OptionKind::Spy: return look_at_intrigues(s, p, log);
    case OptionKind::Intrigue: return play_intrigue(cat, s, p, card(o.a), log);
    default: assert(false && "nothing that is paid for");
  }
}

// [D-TURN-1] They alternate; whoever has passed is passed over, and when both have the round ends.
bool finish_turn(const civic::Catalogue&, State& s, const Frame& f, const Log&) {
  s.board.stack.pop_back();
  const PlayerId other = rival(f.who);
  if (s.sides[0].passed && s.sides[1].passed) {
    push(s, {FrameKind::FinishRound, s.board.first});
    return true;
  }
  s.board.active = s.sides[other.value].passed ? f.who : other;
  push(s, {FrameKind::Turn, s.board.active});
  return true;
}

}  // namespace stele::duel
