// Explorers: their steps, what they take from the map, and the tokens that are kept or spent.
#include <algorithm>

#include "games/monumental/decisions.h"

namespace stele::monumental {
namespace {

TileId tile_of(const State& s, PlayerId p, int explorer) { return tile(s.forces[p.value].explorers[static_cast<std::size_t>(explorer)]); }

}  // namespace

static constexpr int kLongestWay = 6;  // across water, in one move

// Tiles that Explorer `explorer` reaches with a move of exactly `n` steps, `n` > 1 being a way across water.
static TileSet in_steps(const State& s, PlayerId p, int explorer, int n, const Modifiers& m) {
  const TileId from = tile_of(s, p, explorer);
  TileSet reached = s.map.neighbours[from.value], seen = bit(from);
  for (int k = 1; k < n; ++k) {
    if (!m.cross_water) return 0;
    const TileSet crossed = reached & s.map.water & ~seen;
    seen |= reached;
    reached = next_to(s.map, crossed) & ~seen;
  }
  return reached & enterable(s, p);
}

int steps_to(const State& s, PlayerId p, int explorer, TileId t, const Modifiers& m) {
  if (s.campaign.halted >> explorer & 1) return kNoWay;
  const int longest = m.cross_water ? kLongestWay : 1;
  for (int n = 1; n <= longest; ++n)
    if (contains(in_steps(s, p, explorer, n, m), t)) return n;
  return kNoWay;
}

// 1 Military per tile moved; a standing rule may make the first step of the turn free.
Price step_price(const State& s, int steps, const Modifiers& m) {
  Price price;
  const int free = m.first_step_free && !s.campaign.free_step_used ? 1 : 0;
  price.fixed[static_cast<std::size_t>(Resource::Military)] = static_cast<std::uint8_t>(std::max(0, steps - free));
  return price;
}

void step(State& s, PlayerId p, int explorer, TileId t, const Log& log) {
  s.forces[p.value].explorers[static_cast<std::size_t>(explorer)] = t.value;
  if (contains(s.map.snares, t)) s.campaign.halted = static_cast<std::uint8_t>(s.campaign.halted | 1u << explorer);  // [M-MON-6]
  log.emit({EventKind::Stepped, p, t.value, 0, {}, static_cast<std::int16_t>(explorer)});
}

// Two Explorers on one tile that have both acted, or both not, are as good as one.
bool explorers_alike(const State& s, PlayerId p) {
  const auto& at = s.forces[p.value].explorers;
  if (at[0] != at[1]) return false;
  const auto both = [](std::uint8_t bits) { return bits == 0 || bits == 3; };
  return both(s.campaign.explored) && both(s.campaign.halted) && s.forces[p.value].hero_explorer == 255;
}

void step_options(const State& s, PlayerId p, int explorer, const Modifiers& m, int most, Options& out) {
  if (most <= 0 || (s.campaign.halted >> explorer & 1)) return;
  TileSet offered = 0;
  for (int n = 1; n <= (m.cross_water ? std::min(most, kLongestWay) : 1); ++n) {
    const TileSet reached = in_steps(s, p, explorer, n, m) & ~offered;
    offered |= reached;
    for_each_tile(reached, [&](TileId t) { out.push_back({OptionKind::Step, static_cast<std::uint8_t>(explorer), t.value}); });
  }
}

// [M-EXP-2] Each turn each Explorer may do one of: a Market token, or the Production token.
Refusal explore_refusal(const State& s, PlayerId p, int explorer, int take, bool extra) {
  if (explorer >= kExplorers || take > kTakeProduction) return Refusal::NoExplorer;
  const TileId t = tile_of(s, p, explorer);
  if (!extra && (s.campaign.explored >> explorer & 1)) return Refusal::ExplorerActed;
  if (take == kTakeProduction) return contains(s.map.production, t) ? Refusal::Legal : Refusal::NothingToTake;
  const std::uint8_t market = s.map.market[t.value];
  if (market == 255 || s.piles[market].empty()) return Refusal::NothingToTake;
  return s.takers[market].contains(p) ? Refusal::MarketVisited : Refusal::Legal;  // at most one of each Market in the game
}

void explored(const Catalogue& cat, State& s, PlayerId p, Occasion::Find what, const Log& log) {
  const std::size_t from = s.board.pending.size();
  Occurrence o;
  o.of = Occasion::Of::Explore;
  o.find = what;
  add_triggers(cat, s, p, o, log);
  resolve_pending(s, p, from);
}

void explore(const Catalogue& cat, State& s, PlayerId p, int explorer, int take, bool extra, const Log& log) {
  const TileId t = tile_of(s, p, explorer);
  if (!extra) s.campaign.explored = static_cast<std::uint8_t>(s.campaign.explored | 1u << explorer);
  if (take == kTakeProduction) {
    s.map.production &= ~bit(t);
    ++s.forces[p.value].production_tokens;
    log.emit({EventKind::TookProduction, p, t.value});
    explored(cat, s, p, Occasion::Find::Production, log);
    return;
  }
  // The pile is looked at; only this player sees it.
  const std::uint8_t market = s.map.market[t.value];
  for (const TokenId token : cat.markets[market].tokens)
    if (log.listens() && s.piles[market].contains(token)) log.emit({EventKind::Looked, p, t.value, 0, cat.of(token).thing});
  push(s, {FrameKind::MarketToken, p, static_cast<std::uint8_t>(explorer)});
}

namespace market_token {

namespace {
std::uint8_t market(const State& s, const Frame& f) { return s.map.market[tile_of(s, f.who, f.a).value]; }
}  // namespace

void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  const std::uint8_t m = market(s, f);
  for (const TokenId t : of(c).markets[m].tokens)  // not in the order of the pile
    if (s.piles[m].contains(t)) out.push_back({OptionKind::Token, t.value});
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Token) return Refusal::OtherDecision;
  return s.piles[market(s, f)].contains(TokenId{o.a}) ? Refusal::Legal : Refusal::NoToken;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  const std::uint8_t m = market(s, f);
  auto& pile = s.piles[m];
  std::size_t i = 0;
  while (pile[i] != TokenId{o.a}) ++i;
  for (; i + 1 < pile.size(); ++i) pile[i] = pile[i + 1];
  pile.pop_back();
  s.kept[f.who.value][m] = TokenId{o.a};  // [M-EXP-3] kept face down until it is used
  s.takers[m].push_back(f.who);
  log.emit({EventKind::TookToken, f.who, tile_of(s, f.who, f.a).value, 0, of(c).of(TokenId{o.a}).thing});
  if (!s.board.automa.is_none()) return_full_set(of(c), s, log);
  explored(of(c), s, f.who, Occasion::Find::Market, log);
}

}  // namespace market_token

// One Explorer moves up to N tiles. The frame's `a`: steps left, and above them 1 + the Explorer once it has begun to move.
namespace move_explorer_verb {

namespace {
constexpr int kStepBits = 5;
int steps_left(const Frame& f) { return f.a & ((1 << kStepBits) - 1); }
bool may_move(const Frame& f, int explorer) { return f.a >> kStepBits == 0 || f.a >> kStepBits == explorer + 1; }
}  // namespace

void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Options& out) {
  const Modifiers m = modifiers(c, s, f.who);
  for (int e = 0; e < kExplorers; ++e) {
    if (!may_move(f, e) || (e == 1 && f.a >> kStepBits == 0 && explorers_alike(s, f.who))) continue;
    step_options(s, f.who, e, m, steps_left(f), out);
  }
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  if (i.n == 0) return false;
  for (int e = 0; e < kExplorers; ++e)
    if (!(s.campaign.halted >> e & 1) && (s.map.neighbours[tile_of(s, a.who, e).value] & enterable(s, a.who))) return true;
  Options out;
  options(c, s, {FrameKind::Verb, a.who, i.n}, i, out);  // across water
  return !out.empty();
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Step) return Refusal::OtherDecision;
  if (o.a >= kExplorers || !may_move(f, o.a) || (o.a == 1 && f.a >> kStepBits == 0 && explorers_alike(s, f.who)))
    return Refusal::NoExplorer;
  if (s.campaign.halted >> o.a & 1) return Refusal::StoppedByMonster;
  if (o.b >= s.map.size) return Refusal::NotAdjacent;
  return steps_to(s, f.who, o.a, tile(o.b), modifiers(c, s, f.who)) <= steps_left(f) ? Refusal::Legal : Refusal::NotAdjacent;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  const int steps = steps_to(s, f.who, o.a, tile(o.b), modifiers(c, s, f.who));
  s.board.stack.back().a = static_cast<std::uint8_t>((o.a + 1) << kStepBits | (steps_left(f) - steps));
  s.campaign.free_step_used = 1;
  step(s, f.who, o.a, tile(o.b), log);
}

}  // namespace move_explorer_verb

// An extra action of an Explorer, which may have acted already; defeating a Monster is one too.
namespace explore_verb {

Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction&, Option o) {
  if (o.kind != OptionKind::Explore && o.kind != OptionKind::Defeat) return Refusal::OtherDecision;
  const auto& at = s.forces[f.who.value].explorers;
  if (o.a == 1 && at[0] == at[1]) return Refusal::NoExplorer;  // as good as the first
  if (o.kind == OptionKind::Defeat) return defeat_refusal(of(c), s, f.who, o.a, MonsterId{o.b}, true);
  return explore_refusal(s, f.who, o.a, o.b, true);
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, const Instruction& i, Options& out) {
  for (std::uint8_t e = 0; e < kExplorers; ++e) {
    for (const std::uint8_t take : {kTakeMarket, kTakeProduction})
      if (const Option o{OptionKind::Explore, e, take}; refusal(c, s, f, i, o) == Refusal::Legal) out.push_back(o);
    const auto& at = s.forces[f.who.value].explorers;
    if (e == 0 || at[0] != at[1]) defeat_options(of(c), s, f.who, e, true, out);
  }
}
bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  Options out;
  options(c, s, {FrameKind::Verb, a.who, 1}, i, out);
  return !out.empty();
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, const Instruction&, Option o, const Log& log) {
  s.board.stack.pop_back();
  if (o.kind == OptionKind::Defeat) return defeat(of(c), s, f.who, o.a, MonsterId{o.b}, true, log);
  explore(of(c), s, f.who, o.a, o.b, true, log);
}

}  // namespace explore_verb

}  // namespace stele::monumental
