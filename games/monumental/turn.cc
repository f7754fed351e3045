// The turn: any number of actions in any order, then City and track are completed and the next player goes on.
#include <algorithm>
#include <cassert>

#include "games/monumental/decisions.h"
#include "games/monumental/scoring.h"

namespace stele::monumental {
namespace {

constexpr auto kMilitary = static_cast<std::size_t>(Resource::Military);
constexpr auto kProduction = static_cast<std::size_t>(Resource::Production);
constexpr auto kScience = static_cast<std::size_t>(Resource::Science);

constexpr int kProgressPrice = 2;  // Science [M-SCI-1]

Price price_of_action(const Catalogue& cat, const State& s, PlayerId p, Option o, const Modifiers& m) {
  switch (o.kind) {
    case OptionKind::Acquire: return full_price(cat, m, card(o.a), 0);
    case OptionKind::Complete: return wonder_price(second_price(cat, m, s.board.at(p).wonder), m);
    case OptionKind::Develop: return of_one(Resource::Culture, policy_price(s.board.at(p), 0));
    case OptionKind::Progress: return of_one(Resource::Science, kProgressPrice);
    case OptionKind::Manoeuvre: return of_one(Resource::Military, 1);
    case OptionKind::Step: return step_price(s, steps_to(s, p, o.a, tile(o.b), m), m);
    default: assert(false && "nothing that is paid for"); return {};
  }
}

Refusal step_refusal(const State& s, PlayerId p, Option o, const Modifiers& m) {
  if (o.a >= kExplorers || (o.a == 1 && explorers_alike(s, p))) return Refusal::NoExplorer;
  if (s.campaign.halted >> o.a & 1) return Refusal::StoppedByMonster;
  const int steps = o.b < s.map.size ? steps_to(s, p, o.a, tile(o.b), m) : kNoWay;
  if (steps == kNoWay) return Refusal::NotAdjacent;
  return can_pay(s, p, step_price(s, steps, m), m) ? Refusal::Legal : Refusal::CannotPay;
}

Refusal explore_option_refusal(const State& s, PlayerId p, Option o) {
  if (o.a == 1 && explorers_alike(s, p)) return Refusal::NoExplorer;  // as good as the first
  return explore_refusal(s, p, o.a, o.b, false);
}

Refusal defeat_option_refusal(const Catalogue& cat, const State& s, PlayerId p, Option o) {
  if (o.a == 1 && explorers_alike(s, p)) return Refusal::NoExplorer;
  return defeat_refusal(cat, s, p, o.a, MonsterId{o.b}, false);
}

Refusal acquire_option_refusal(const Catalogue& cat, const State& s, PlayerId p, CardId c, const Modifiers& m) {
  const bool hero = c.value < cat.cards.size() && cat.of(c).is_hero();
  return hero ? hero_refusal(cat, s, p, c) : acquire_refusal(cat, s, p, c, m, 0);
}

Refusal spend_refusal(const Catalogue& cat, const State& s, PlayerId p, TokenId t) {
  if (t.value >= cat.tokens.size() || cat.of(t).kind != TokenKind::Market) return Refusal::NoToken;
  return s.kept[p.value][cat.of(t).market] == t ? Refusal::Legal : Refusal::NoToken;
}

Refusal progress_refusal(const Catalogue& cat, const State& s, PlayerId p, const Modifiers& m) {
  if (!can_pay(s, p, of_one(Resource::Science, kProgressPrice), m)) return Refusal::CannotPay;
  return can_draw(cat, s, p) ? Refusal::Legal : Refusal::NothingToDraw;
}

Refusal manoeuvre_option_refusal(const State& s, PlayerId p, TileId from, const Modifiers& m) {
  const Refusal r = manoeuvre_refusal(s, p, from, m);
  if (r != Refusal::Legal) return r;
  return can_pay(s, p, of_one(Resource::Military, 1), m) ? Refusal::Legal : Refusal::CannotPay;
}

// How much of a base resource can be paid, Gold included, if nothing else is to be paid.
struct Reach {
  int production, science, military;
};
Reach reach_of(const State& s, PlayerId p) {
  const auto& have = s.board.at(p).resources;
  const int gold = s.board.at(p).of(Resource::Gold);
  const auto& twice = s.board.turn().modifiers.gold_two;
  const auto of = [&](std::size_t r) { return have[r] + (gold << static_cast<int>(twice[r])); };
  constexpr int kMost = 254;  // no card costs so much, and an empty place of the track more: Catalogue::costs
  return {std::min(of(kProduction), kMost), std::min(of(kScience), kMost), of(kMilitary)};
}

[[gnu::cold, gnu::noinline]] void hero_options(const Catalogue& cat, const State& s, PlayerId p, Options& out) {
  const int gold = s.board.at(p).of(Resource::Gold);
  for (const CardId x : s.board.heroes)
    if (cat.costs[x.value] <= gold && hero_refusal(cat, s, p, x) == Refusal::Legal) out.push_back({OptionKind::Acquire, x.value});
}

void card_options(const Catalogue& cat, const State& s, PlayerId p, Reach reach, Options& out) {
  const Player& player = s.board.at(p);
  const Modifiers& m = s.board.turn().modifiers;
  const bool printed_prices = !m.changes_prices() && !m.wonders_with_base;
  const auto offer = [&](CardId x) { out.push_back({OptionKind::Acquire, x.value}); };
  if (printed_prices) {
    const auto payable = [&](CardId x) {
      return cat.costs[x.value] <= (cat.traits[x.value] & kLearned ? reach.science : reach.production);
    };
    for (std::size_t i = 0; i < kBasics; ++i)
      if (s.board.basics[i] > 0 && payable(cat.basics[i])) offer(cat.basics[i]);
    for (const CardId x : s.board.track)
      if (payable(x)) offer(x);  // an empty place costs more than anybody reaches
  } else {
    const auto payable = [&](CardId x) {
      const CardInfo& info = cat.of(x);
      if (m.wonders_with_base && info.is_wonder()) return can_pay(s, p, full_price(cat, m, x, 0), m);
      return changed_price(cat, m, x) <= (info.is_knowledge() ? reach.science : reach.production);
    };
    for (std::size_t i = 0; i < kBasics; ++i)
      if (s.board.basics[i] > 0 && payable(cat.basics[i])) offer(cat.basics[i]);
    for (const CardId x : s.board.track)
      if (!x.is_none() && payable(x)) offer(x);
  }
  if (player.of(Resource::Gold) >= cat.cheapest_hero && !s.board.turn().hero_acquired) hero_options(cat, s, p, out);
  if (!player.wonder.is_none() && (!printed_prices || cat.of(player.wonder).second <= reach.production) &&
      complete_refusal(cat, s, p, m, 0) == Refusal::Legal)
    out.push_back({OptionKind::Complete});
  if (player.of(Resource::Culture) >= policy_price(player, 0))
    for (std::uint8_t i = 0; i < kPolicies; ++i)
      if (!player.policies.contains(i))
        out.push_back({OptionKind::Develop, static_cast<std::uint8_t>(cat.of(player.civ).policies[i].value - cat.cards.size())});
}

void effect_options(const Catalogue& cat, const State& s, PlayerId p, Options& out) {
  const Player& player = s.board.at(p);
  const auto can_use = [&](Source source, ThingId id) { return possible(cat, s, {p, source, 0, id}, cat.of(id).use); };
  const unsigned unused = s.board.turn().usable & ~s.board.turn().used;
  for (unsigned left = unused & ((1u << kPolicySource) - 1); left != 0; left &= left - 1) {
    const auto source = static_cast<Source>(std::countr_zero(left));
    if (can_use(source, thing(source < kUnder ? player.city[source] : player.under[source - kUnder])))
      out.push_back({OptionKind::Use, source});
  }
  if ((unused >> kHeroSource & 1) && can_use(kHeroSource, thing(player.hero))) out.push_back({OptionKind::Use, kHeroSource});
  if (player.policies.empty()) return;
  const std::uint8_t newest = player.policies.back();  // [M-POL-2] only this one is active
  const auto source = static_cast<Source>(kPolicySource + player.policies.size() - 1);
  const Civilization& civ = cat.of(player.civ);
  if ((civ.policy_traits[newest] & kUsable) && !(s.board.turn().used >> source & 1) && can_use(source, civ.policies[newest]))
    out.push_back({OptionKind::Use, kPolicySource});
}

void unit_options(const Catalogue& cat, const State& s, PlayerId p, int military, Options& out) {
  const TileSet held = s.map.held[p.value];
  const Modifiers& m = s.board.turn().modifiers;
  if (military > 0 || s.board.turn().earmarked != decltype(s.board.turn().earmarked){}) {
    const Reserves reserves = reserves_of(s, p, m);
    conquest_options(cat, s, p, m, military, reserves, out);
    // In one piece, every Unit that may leave has somewhere to go.
    if (military > 0 && (held & (held - 1)) != 0)
      for_each_tile(reserves.tiles, [&](TileId t) {
        if (reserves.one_piece || manoeuvre_refusal(s, p, t, m) == Refusal::Legal) out.push_back({OptionKind::Manoeuvre, t.value});
      });
  }
  for_each_tile(provinces(s, p) & ~s.map.outposts, [&](TileId t) {
    if (s.map.soldiers[t.value] >= 2 && outpost_refusal(s, p, t, false) == Refusal::Legal) out.push_back({OptionKind::Outpost, t.value});
  });
}

void explorer_options(const Catalogue& cat, const State& s, PlayerId p, int military, Options& out) {
  const Modifiers& m = s.board.turn().modifiers;
  const int steps = military + (m.first_step_free && !s.campaign.free_step_used ? 1 : 0);
  const int explorers = explorers_alike(s, p) ? 1 : kExplorers;
  const auto& tiles = s.forces[p.value].explorers;
  for (int e = 0; e < explorers; ++e) {
    const TileId at = tile(tiles[static_cast<std::size_t>(e)]);
    const auto explorer = static_cast<std::uint8_t>(e);
    if (m.cross_water)
      step_options(s, p, e, m, steps, out);
    else if (steps > 0 && !(s.campaign.halted >> e & 1))
      for_each_tile(s.map.neighbours[at.value] & enterable(s, p), [&](TileId t) { out.push_back({OptionKind::Step, explorer, t.value}); });
    if (s.campaign.explored >> e & 1) continue;
    if (s.map.market[at.value] != 255 && explore_refusal(s, p, e, kTakeMarket, false) == Refusal::Legal)
      out.push_back({OptionKind::Explore, explorer, kTakeMarket});
    if (contains(s.map.production, at)) out.push_back({OptionKind::Explore, explorer, kTakeProduction});
    if (contains(s.map.lairs, at)) defeat_options(cat, s, p, e, false, out);
  }
}

}  // namespace

namespace turn {

void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  const Catalogue& cat = of(c);
  const Reach reach = reach_of(s, f.who);
  card_options(cat, s, f.who, reach, out);
  effect_options(cat, s, f.who, out);
  if (reach.science >= kProgressPrice && can_draw(cat, s, f.who)) out.push_back({OptionKind::Progress});
  unit_options(cat, s, f.who, reach.military, out);
  explorer_options(cat, s, f.who, reach.military, out);
  if (s.forces[f.who.value].production_tokens > 0) out.push_back({OptionKind::SpendProduction});
  for (const TokenId t : s.kept[f.who.value])
    if (!t.is_none()) out.push_back({OptionKind::SpendToken, t.value});
  out.push_back({OptionKind::End});
}

Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) {
  const Catalogue& cat = of(c);
  const PlayerId p = f.who;
  const Modifiers m = modifiers(cat, s, p);
  switch (o.kind) {
    case OptionKind::Acquire: return acquire_option_refusal(cat, s, p, card(o.a), m);
    case OptionKind::Complete: return complete_refusal(cat, s, p, m, 0);
    case OptionKind::Develop: return develop_refusal(cat, s, p, cat.policy(o.a), 0);
    case OptionKind::Use: return o.a <= kPolicySource || o.a == kHeroSource ? use_refusal(cat, s, p, o.a) : Refusal::NotOffered;
    case OptionKind::Progress: return progress_refusal(cat, s, p, m);
    case OptionKind::Conquer: return conquer_refusal(cat, s, p, tile(o.a), m, false);
    case OptionKind::Manoeuvre: return manoeuvre_option_refusal(s, p, tile(o.a), m);
    case OptionKind::Outpost: return outpost_refusal(s, p, tile(o.a), false);
    case OptionKind::Step: return step_refusal(s, p, o, m);
    case OptionKind::Explore: return explore_option_refusal(s, p, o);
    case OptionKind::Defeat: return defeat_option_refusal(cat, s, p, o);
    case OptionKind::SpendProduction: return s.forces[p.value].production_tokens > 0 ? Refusal::Legal : Refusal::NoToken;
    case OptionKind::SpendToken: return spend_refusal(cat, s, p, TokenId{o.a});
    case OptionKind::End: return Refusal::Legal;
    default: return Refusal::OtherDecision;
  }
}

// What is paid for happens when the payment is complete: paid_for.
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) {
  const Catalogue& cat = of(c);
  const PlayerId p = f.who;
  switch (o.kind) {
    case OptionKind::Use: return use(cat, s, p, o.a, log);
    case OptionKind::Outpost: return start_outpost(s, p, tile(o.a));
    case OptionKind::Explore: return explore(cat, s, p, o.a, o.b, false, log);
    case OptionKind::Defeat: return defeat(cat, s, p, o.a, MonsterId{o.b}, false, log);
    case OptionKind::SpendProduction:
      --s.forces[p.value].production_tokens;  // [M-EXP-3] discarded for 1 Production
      log.emit({EventKind::SpentProduction, p});
      return start(s, {p, kElsewhere, 0, cat.production_token}, cat.of(cat.production_token).reward);
    case OptionKind::SpendToken: {
      const TokenInfo& token = cat.of(TokenId{o.a});
      s.kept[p.value][token.market] = {};
      s.forces[p.value].spent_tokens[token.market] = TokenId{o.a};  // it stays beside the City as a mark
      log.emit({EventKind::SpentToken, p, 0, 0, token.thing});
      return start(s, {p, kElsewhere, 0, token.thing}, cat.of(token.thing).reward);
    }
    case OptionKind::End: {
      s.board.stack.pop_back();
      log.emit({EventKind::TurnEnded, p});
      if (!s.board.at(p).hero.is_none()) heroes_at_end_of_turn(cat, s, p, log);
      clear_city(s, p, log);  // [M-TURN-1] complete the City, then the track
      const std::uint8_t taken = s.board.turn().taken;
      s.board.turn() = {};
      s.board.turn().taken = taken;
      note_standing(cat, s, s.board.active);
      push(s, {FrameKind::FinishTurn, p});
      return fill_city(s, p, (1u << kCity) - 1);
    }
    default: break;
  }
  const Modifiers& m = s.board.turn().modifiers;
  if (o.kind == OptionKind::Conquer) return start_conquest(cat, s, p, tile(o.a), m, false);
  const Price price = price_of_action(cat, s, p, o, m);
  if (o.kind == OptionKind::Step) s.campaign.free_step_used = 1;
  push(s, {FrameKind::Paid, p, static_cast<std::uint8_t>(o.kind), o.a, o.b});
  pay(cat, s, p, price, m, log);
}

}  // namespace turn

void paid_for(const civic::Catalogue& c, State& s, PlayerId p, Option o, const Log& log) {
  const Catalogue& cat = of(c);
  switch (o.kind) {
    case OptionKind::Acquire:
      if (cat.of(card(o.a)).is_hero()) return acquire_hero(cat, s, p, card(o.a), log);
      return receive(cat, s, p, card(o.a), true, log);
    case OptionKind::Complete: return complete_wonder(cat, s, p, log);
    case OptionKind::Develop: return develop(cat, s, p, cat.policy(o.a), log);
    case OptionKind::Progress: return begin_progress(cat, s, p, log);
    case OptionKind::Conquer: return conquer(cat, s, p, log);
    case OptionKind::Manoeuvre: return push(s, {FrameKind::Manoeuvre, p, o.a});
    case OptionKind::Step: return step(s, p, o.a, tile(o.b), log);
    default: assert(false && "nothing that is paid for");
  }
}

// The turn before has been put away when it ended; only what the track needed is left of it.
void begin_turn(const Catalogue& cat, State& s, const Log& log) {
  s.board.turn().taken = 0;
  note_standing(cat, s, s.board.active);
  s.campaign = {};
  ++s.board.turn_number;
  if (s.board.is_automa(s.board.active)) return begin_automa_turn(cat, s, log);
  push(s, {FrameKind::Turn, s.board.active});
  push(s, {FrameKind::Row, s.board.active});
}

bool finish_turn(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const Catalogue& cat = of(c);
  Board& b = s.board;
  if (f.a == 0) {
    complete_track(cat, s, log);
    if (!s.monsters.revealed.empty()) {  // [M-MON-5]
      b.stack.back().a = 1;
      move_monsters(cat, s, log);
      return true;
    }
  }
  b.stack.pop_back();
  const int n = b.players_count;
  if (b.turns_left != 255) {
    --b.turns_left;
  } else if (s.development.empty()) {
    // [M-END-1] The round is finished, then everyone has one last turn.
    const int place = (f.who.value - b.first.value + n) % n;
    b.turns_left = static_cast<std::uint8_t>(n - 1 - place + n);
    log.emit({EventKind::LastTurns, {}, 0, 0, {}, b.turns_left});
  }
  if (b.turns_left == 0) {
    b.over = 1;
    b.turn() = {};
    s.campaign = {};
    log.emit({EventKind::GameEnded});
    log_final_points(cat, s, log);
    return true;
  }
  b.active = PlayerId{static_cast<std::uint8_t>((f.who.value + 1) % n)};  // clockwise
  begin_turn(cat, s, log);
  return true;
}

}  // namespace stele::monumental
