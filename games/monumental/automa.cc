// The Automa: an opponent whom a deck of cards plays. What its cards leave open the player on its right decides.
#include <algorithm>

#include "games/monumental/decisions.h"

namespace stele::monumental {
namespace {

constexpr int kInstead = 2;  // [M-AUT-4] Gold for what it cannot do

Player& automa_of(State& s) { return s.board.at(s.board.automa); }
const Civilization& civilization(const Catalogue& cat, const State& s) { return cat.of(s.board.at(s.board.automa).civ); }

void take_first(auto& list) {
  for (std::size_t i = 0; i + 1 < list.size(); ++i) list[i] = list[i + 1];
  list.pop_back();
}

bool can_draw(const State& s) { return !s.automa_deck.empty() || !s.automa.discard.empty(); }

// [M-AUT-2] [R] An empty deck is reshuffled from its discard.
AutomaId draw(State& s, const Log& log) {
  if (s.automa_deck.empty()) {
    for (const AutomaId card : s.automa.discard) s.automa_deck.push_back(card);
    s.automa.discard.clear();
    s.rng.shuffle(s.automa_deck);
    log.emit({EventKind::AutomaReshuffled, s.board.automa});
  }
  return s.automa_deck.pop_back();
}

void reveal(const Catalogue& cat, State& s, AutomaId card, Manner manner, const Log& log) {
  s.automa.queue.push_back({card, manner});
  log.emit({EventKind::AutomaRevealed, s.board.automa, static_cast<std::uint8_t>(manner), 0, cat.of(card).thing});
}

}  // namespace

bool automa_has_card(const Catalogue& cat, CivId civ) {
  return std::any_of(cat.automa.begin(), cat.automa.end(),
                     [&](const AutomaInfo& a) { return a.group == AutomaGroup::Civilization && a.civ == civ; });
}

// [M-AUT-1] Its civilization card and the action cards; [R] as many advanced ones as its level says, drawn and shown, are mixed in.
void seat_automa(const Catalogue& cat, State& s, int level) {
  s.automa.level = static_cast<std::uint8_t>(level);
  FixedVector<AutomaId, kMaxAutomaDeck> advanced;
  for (std::size_t i = 0; i < cat.automa.size(); ++i) {
    const AutomaId card{static_cast<std::uint8_t>(i)};
    const AutomaInfo& info = cat.of(card);
    if (info.group == AutomaGroup::Advanced)
      advanced.push_back(card);
    else if (info.group == AutomaGroup::Action || info.civ == s.board.at(s.board.automa).civ)
      s.automa_deck.push_back(card);
  }
  s.rng.shuffle(advanced);
  for (; level > 0 && !advanced.empty(); --level) s.automa_deck.push_back(advanced.pop_back());
  s.rng.shuffle(s.automa_deck);
}

// [M-AUT-2] Two cards, one after the other.
void begin_automa_turn(const Catalogue& cat, State& s, const Log& log) {
  push(s, {FrameKind::AutomaTurn, s.board.automa});
  for (int i = 0; i < 2 && can_draw(s); ++i) reveal(cat, s, draw(s, log), Manner::AsUsual, log);
}

namespace {

// What the frame of its turn does next.
enum Stage : std::uint8_t { kNextCard, kGeneralAgain, kSpecial };

// [M-AUT-3] What is for a speciality counts only if its Warlord has it.
bool special_counts(const Catalogue& cat, const State& s, const Thing& card, Manner manner) {
  return manner == Manner::SpecialCounts || (card.effects.special && card.effects.special->type == civilization(cat, s).speciality);
}

void act(const Catalogue& cat, State& s, ThingId card, bool special, const Log& log) {
  log.emit({EventKind::AutomaActs, s.board.automa, static_cast<std::uint8_t>(special), 0, card});
  start(s, {s.board.automa, kElsewhere, 0, card}, special ? cat.of(card).special : cat.of(card).general);
}

void end_turn(const Catalogue& cat, State& s, const Log& log) {
  log.emit({EventKind::TurnEnded, s.board.automa});
  const std::uint8_t taken = s.board.turn().taken;
  s.board.turn() = {};
  s.board.turn().taken = taken;
  note_standing(cat, s, s.board.active);
  s.board.stack.back() = {FrameKind::FinishTurn, s.board.automa};  // [M-AUT-5]
}

}  // namespace

// The actions of each card in the order of the cards, one finished before the next.
bool run_automa_turn(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const Catalogue& cat = of(c);
  Automa& a = s.automa;
  std::uint8_t& stage = s.board.stack.back().a;
  if (f.a == kGeneralAgain) {
    stage = kNextCard;
    act(cat, s, cat.of(a.current).thing, false, log);
    return true;
  }
  if (f.a == kSpecial) {
    stage = kNextCard;
    const ThingId card = cat.of(a.current).thing;
    if (special_counts(cat, s, cat.of(card), static_cast<Manner>(f.b)))
      act(cat, s, card, true, log);
    else
      log.emit({EventKind::AutomaSkips, s.board.automa, static_cast<std::uint8_t>(cat.of(card).effects.special->type), 0, card});
    return true;
  }
  if (!a.current.is_none()) a.discard.push_back(a.current);
  a.current = {};
  a.done = 0;
  if (a.queue.empty()) {
    end_turn(cat, s, log);
    return true;
  }
  const Automa::Next next = a.queue[0];
  take_first(a.queue);
  a.current = next.card;
  const ThingId card = cat.of(next.card).thing;
  s.board.stack.back().b = static_cast<std::uint8_t>(next.manner);
  stage = next.manner == Manner::GeneralTwice ? kGeneralAgain : cat.of(card).special != 0 ? kSpecial : kNextCard;
  act(cat, s, card, false, log);
  return true;
}

bool nothing_done(const State& s) { return s.automa.done == 0; }

// [M-AUT-4] An action it cannot do gives it 2 Gold instead.
void automa_did(const civic::Catalogue& cat, State& s, const Instruction& i, bool done, const Log& log) {
  if (done) {
    s.automa.done = 1;
    return;
  }
  log.emit({EventKind::AutomaCannot, s.board.automa, static_cast<std::uint8_t>(i.op)});
  gain(cat, s, s.board.automa, Resource::Gold, kInstead, {}, log);
}

// [M-AUT-6] The cheapest or dearest card of the track; equally dear: the farthest from the deck; equally far: the first by name.
namespace {

template <class Fits, class Price>
CardId pick_from_track(const Catalogue& cat, const State& s, Extreme extreme, Fits fits, Price price) {
  const int size = s.board.players_count == 2 ? kTrack / 2 : kTrack;
  CardId best;
  int best_price = 0, best_place = 0;
  for (int i = 0; i < kTrack; ++i) {
    const CardId c = s.board.track[static_cast<std::size_t>(i)];
    if (c.is_none() || !fits(c)) continue;
    const int place = i % size, cost = extreme == Extreme::Dearest ? -price(c) : price(c);
    const bool better = best.is_none() || cost < best_price || (cost == best_price && place > best_place) ||
                        (cost == best_price && place == best_place && cat.of(thing(c)).name.en < cat.of(thing(best)).name.en);
    if (!better) continue;
    best = c;
    best_price = cost;
    best_place = place;
  }
  return best;
}

void take_card(State& s, CardId c, const Log& log) {
  leave_track(s, find_on_track(s, c));
  automa_of(s).discard.push_back(c);  // face up before it
  log.emit({EventKind::Took, s.board.automa, 0, 0, thing(c)});
}

}  // namespace

namespace take_extreme_verb {

namespace {
CardId best(const Catalogue& cat, const State& s, const Instruction& i) {
  return pick_from_track(
      cat, s, static_cast<Extreme>(i.what), [&](CardId c) { return cat.matches(i.select, c); }, [&](CardId c) { return cat.of(c).cost; });
}
}  // namespace

bool possible(const civic::Catalogue& c, const State& s, const Asker&, const Instruction& i) { return !best(of(c), s, i).is_none(); }
void run(const civic::Catalogue& c, State& s, const Asker&, const Instruction& i, std::uint16_t, const Log& log) {
  take_card(s, best(of(c), s, i), log);
  if (static_cast<Extreme>(i.what) != Extreme::All) return;
  for (CardId next = best(of(c), s, i); !next.is_none(); next = best(of(c), s, i)) take_card(s, next, log);
}

}  // namespace take_extreme_verb

// [M-AUT-7] Completes the Wonder it has begun, else takes the cheapest, [R] both sections added up. No bonus.
namespace wonder_step_verb {

namespace {
CardId cheapest(const Catalogue& cat, const State& s) {
  return pick_from_track(
      cat, s, Extreme::Cheapest, [&](CardId c) { return cat.of(c).is_wonder(); },
      [&](CardId c) { return cat.of(c).cost + cat.of(c).second; });
}
}  // namespace

bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction&) {
  return !s.board.at(a.who).wonder.is_none() || !cheapest(of(c), s).is_none();
}
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  Player& player = s.board.at(a.who);
  if (player.wonder.is_none()) {
    player.wonder = cheapest(of(c), s);
    leave_track(s, find_on_track(s, player.wonder));
    log.emit({EventKind::Took, a.who, 0, 1, thing(player.wonder)});
    return;
  }
  const CardId wonder = player.wonder;
  player.wonder = {};
  player.discard.push_back(wonder);
  log.emit({EventKind::Completed, a.who, 0, 0, thing(wonder)});
  push(s, {FrameKind::PlaceWonder, a.who, 0, 0, 0, thing(wonder)});
}

}  // namespace wonder_step_verb

// [M-AUT-8] The top one of its pile; no cost, no effect. Nobody knows their order, so it is drawn now.
namespace reveal_policy_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction&) { return !s.board.at(a.who).policies.full(); }
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  auto& policies = s.board.at(a.who).policies;
  auto nth = s.rng.below(static_cast<std::uint32_t>(kPolicies - policies.size()));
  std::uint8_t i = 0;
  while (policies.contains(i) || nth-- > 0) ++i;
  policies.push_back(i);
  log.emit({EventKind::Developed, a.who, 0, 1, c.of(s.board.at(a.who).civ).policies[i]});
}

}  // namespace reveal_policy_verb

// [M-AUT-2] A further card is carried out after those already revealed.
namespace draw_card_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker&, const Instruction&) { return can_draw(s); }
void run(const civic::Catalogue& c, State& s, const Asker&, const Instruction& i, std::uint16_t, const Log& log) {
  const AutomaId card = draw(s, log);
  reveal(of(c), s, card, static_cast<Manner>(i.what), log);
}

}  // namespace draw_card_verb

// Until a card comes whose special part is of this type; the others are discarded unused.
namespace draw_until_verb {

namespace {
bool fits(const Catalogue& cat, AutomaId card, const Instruction& i) {
  const auto& special = cat.thing_of(card).effects.special;
  return special && special->type == static_cast<Speciality>(i.what);
}
}  // namespace

bool possible(const civic::Catalogue& c, const State& s, const Asker&, const Instruction& i) {
  const auto meant = [&](AutomaId card) { return fits(of(c), card, i); };
  const auto& deck = s.automa_deck;
  const auto& discard = s.automa.discard;
  return std::any_of(deck.begin(), deck.end(), meant) || std::any_of(discard.begin(), discard.end(), meant);
}
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction& i, std::uint16_t, const Log& log) {
  FixedVector<AutomaId, kMaxAutomaDeck> unused;  // not mixed in again while the search goes on
  for (;;) {
    const AutomaId card = draw(s, log);
    if (fits(of(c), card, i)) {
      reveal(of(c), s, card, Manner::AsUsual, log);
      break;
    }
    unused.push_back(card);
    log.emit({EventKind::AutomaDiscarded, a.who, 0, 0, of(c).of(card).thing});
  }
  for (const AutomaId card : unused) s.automa.discard.push_back(card);
}

}  // namespace draw_until_verb

// The discard with this card back into the deck.
namespace reshuffle_verb {

bool possible(const civic::Catalogue&, const State&, const Asker&, const Instruction&) { return true; }
void run(const civic::Catalogue&, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  for (const AutomaId card : s.automa.discard) s.automa_deck.push_back(card);
  s.automa.discard.clear();
  if (!s.automa.current.is_none()) s.automa_deck.push_back(s.automa.current);
  s.automa.current = {};
  s.rng.shuffle(s.automa_deck);
  log.emit({EventKind::AutomaReshuffled, a.who});
}

}  // namespace reshuffle_verb

// [M-AUT-9] Its Warlord from anywhere and a Soldier from its Capital, or an Outpost from its reserve; whatever the defence or price.
namespace {

bool can_march(const State& s) {
  const Forces& forces = s.forces[s.board.automa.value];
  if (forces.warlord != kNoTile && contains(s.map.held_fast, tile(forces.warlord))) return false;
  return s.map.soldiers[forces.capital] > 0 || outposts_left(s, s.board.automa) > 0;
}

// What a province costs: its defence, [R] a Free Town's price added.
int price_of(const Catalogue& cat, const State& s, TileId t) {
  int n = defence(cat, s, s.board.automa, t, {});
  if (s.map.has_token(t))
    for (const auto more : cat.of(s.map.front[t.value]).cost) n += more;
  return n;
}

}  // namespace

TileSet automa_targets(const Catalogue& cat, const State& s, Extreme extreme) {
  if (!can_march(s)) return 0;
  TileSet best = 0;
  std::pair<int, int> best_key{};
  for_each_tile(targets(s, s.board.automa, {}), [&](TileId t) {
    const int price = price_of(cat, s, t);
    const std::pair key{extreme == Extreme::Dearest ? -price : price, static_cast<int>(terrain_defence(cat, s, t))};
    if (best != 0 && key > best_key) return;
    best = best != 0 && key == best_key ? best | bit(t) : bit(t);
    best_key = key;
  });
  return best;
}

namespace {

void march(const Catalogue& cat, State& s, TileId t, const Log& log) {
  const PlayerId p = s.board.automa;
  Forces& forces = s.forces[p.value];
  const std::uint8_t from = forces.warlord;
  const bool soldier = s.map.soldiers[forces.capital] > 0;
  s.campaign.target = t.value;
  s.campaign.foe = 255;
  s.campaign.soldiers = soldier;
  s.campaign.warlord = 1;
  if (soldier) --s.map.soldiers[forces.capital];
  forces.warlord = kNoTile;
  if (from != kNoTile) lose_if_empty(cat, s, p, tile(from), log);
  conquer(cat, s, p, log);
  if (soldier) return;
  s.map.outposts |= bit(t);
  log.emit({EventKind::OutpostBuilt, p, t.value});
}

}  // namespace

namespace conquer_extreme_verb {

bool possible(const civic::Catalogue& c, const State& s, const Asker&, const Instruction& i) {
  return automa_targets(of(c), s, static_cast<Extreme>(i.what)) != 0;
}
void run(const civic::Catalogue&, State& s, const Asker& a, const Instruction& i, std::uint16_t, const Log&) {
  push(s, {FrameKind::AutomaConquest, a.who, i.n, i.what});
}

}  // namespace conquer_extreme_verb

namespace automa_conquest {

bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const TileSet best = f.a > 0 ? automa_targets(of(c), s, static_cast<Extreme>(f.b)) : 0;
  if (std::popcount(best) > 1) return false;
  if (best == 0) {
    s.board.stack.pop_back();
    return true;
  }
  --s.board.stack.back().a;
  march(of(c), s, tile(static_cast<std::size_t>(std::countr_zero(best))), log);
  return true;
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  for_each_tile(automa_targets(of(c), s, static_cast<Extreme>(f.b)), [&](TileId t) { out.push_back({OptionKind::Conquer, t.value}); });
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Conquer) return Refusal::OtherDecision;
  const bool meant = o.a < s.map.size && contains(automa_targets(of(c), s, static_cast<Extreme>(f.b)), tile(o.a));
  return meant ? Refusal::Legal : Refusal::NotOffered;
}
void resume(const civic::Catalogue& c, State& s, const Frame&, Option o, const Log& log) {
  --s.board.stack.back().a;
  march(of(c), s, tile(o.a), log);
}

}  // namespace automa_conquest

// [M-AUT-10] Explorers go to the nearest Market of which it has no token, the second to another one.
namespace {

bool has_token_of(const State& s, std::size_t market) { return s.takers[market].contains(s.board.automa); }

// Markets it could fetch a token from. [R] One without tokens is passed over.
TileSet open_markets(const State& s) {
  TileSet out = 0;
  for (std::size_t i = 0; i < s.map.size; ++i) {
    const std::uint8_t m = s.map.market[i];
    if (m < kMaxMarkets && !s.piles[m].empty() && !has_token_of(s, m)) out |= bit(tile(i));
  }
  return out;
}

// The nearest of `goals`, all that are equally near, and how far; 0 if none can be reached.
struct Goal {
  TileSet tiles = 0;
  int distance = 0;
};
Goal nearest(const State& s, TileId from, TileSet goals) {
  const TileSet land = enterable(s, s.board.automa);
  TileSet reached = bit(from);
  for (int d = 1;; ++d) {
    const TileSet next = reached | (next_to(s.map, reached) & land);
    if (next == reached) return {};
    if (const TileSet found = next & ~reached & goals) return {found, d};
    reached = next;
  }
}

TileId explorer_tile(const State& s, int e) { return tile(s.forces[s.board.automa.value].explorers[static_cast<std::size_t>(e)]); }

}  // namespace

namespace {

// Where an Explorer that steps on `to` is going. [R] Equally near: the first in reading order.
TileSet goal_after(const State& s, int explorer, TileId to) {
  TileSet goals = nearest(s, explorer_tile(s, explorer), open_markets(s)).tiles;
  goals = contains(goals, to) ? bit(to) : nearest(s, to, goals).tiles;
  return goals & (~goals + 1);
}

// The tiles that an Explorer may step on; several: the player on the right chooses.
TileSet automa_ways(const State& s, int explorer, TileSet taken_goal) {
  if (s.campaign.halted >> explorer & 1) return 0;  // [M-MON-6]
  const TileSet goals = open_markets(s) & ~taken_goal;
  const TileId at = explorer_tile(s, explorer);
  const Goal goal = nearest(s, at, goals);
  TileSet near = goal.tiles;
  const TileSet land = enterable(s, s.board.automa);
  for (int d = 1; d < goal.distance; ++d) near |= next_to(s.map, near) & land;
  const TileSet ways = s.map.neighbours[at.value] & land & near;
  const TileSet fruitful = ways & s.map.production;  // between equal ways the one with a Production token
  return fruitful != 0 ? fruitful : ways;
}

// The frame of the second Explorer's steps knows where the first one was going: pc is 1 + that tile.
TileSet ways_of(const State& s, const Frame& f) { return automa_ways(s, f.a, f.pc == 0 ? 0 : bit(tile(f.pc - 1u))); }

// Two Production tokens are turned into 1 Gold.
void take_production(const Catalogue& cat, State& s, TileId t, const Log& log) {
  const PlayerId p = s.board.automa;
  s.map.production &= ~bit(t);
  log.emit({EventKind::TookProduction, p, t.value});
  if (++s.forces[p.value].production_tokens < 2) return;
  s.forces[p.value].production_tokens = 0;
  log.emit({EventKind::ProductionTraded, p});
  gain(cat, s, p, Resource::Gold, 1, {}, log);
}

}  // namespace

// With a token of every Market, [R] those without tokens left aside, it gives them back and begins anew; also when somebody else took
// the last one it lacked.
void return_full_set(const Catalogue& cat, State& s, const Log& log) {
  const PlayerId p = s.board.automa;
  const bool none = std::none_of(s.takers.begin(), s.takers.end(), [&](const auto& takers) { return takers.contains(p); });
  if (p.is_none() || none || open_markets(s) != 0) return;
  Forces& forces = s.forces[p.value];
  for (std::size_t m = 0; m < cat.markets.size(); ++m) {
    if (!has_token_of(s, m)) continue;
    const auto& five = cat.markets[m].tokens;
    const auto place = std::find(five.begin(), five.end(), forces.spent_tokens[m]) - five.begin();
    s.gone[m] = static_cast<std::uint8_t>(s.gone[m] | 1u << place);
    forces.spent_tokens[m] = {};
    auto& takers = s.takers[m];
    std::size_t i = 0;
    while (takers[i] != p) ++i;
    for (; i + 1 < takers.size(); ++i) takers[i] = takers[i + 1];
    takers.pop_back();
  }
  forces.explorers.fill(forces.capital);
  log.emit({EventKind::MarketSetReturned, p});
}

namespace {

// The top token, as much Gold as its value.
void take_from_market(const Catalogue& cat, State& s, std::uint8_t market, TileId t, const Log& log) {
  const PlayerId p = s.board.automa;
  const TokenId token = s.piles[market].pop_back();
  s.takers[market].push_back(p);
  s.forces[p.value].spent_tokens[market] = token;
  log.emit({EventKind::SpentToken, p, t.value, 0, cat.of(token).thing});
  gain(cat, s, p, Resource::Gold, cat.of(token).value, cat.of(token).thing, log);
  return_full_set(cat, s, log);
}

void walk(const Catalogue& cat, State& s, int explorer, TileId t, const Log& log) {
  auto& stack = s.board.stack;
  if (explorer == 0) {  // the second one, whose steps come next, goes elsewhere
    const TileSet goal = goal_after(s, 0, t);
    stack[stack.size() - 2].pc = static_cast<std::uint16_t>(goal == 0 ? 0 : 1 + std::countr_zero(goal));
  }
  --s.board.stack.back().b;
  step(s, s.board.automa, explorer, t, log);
  if (contains(s.map.production, t)) take_production(cat, s, t, log);
  if (contains(open_markets(s), t)) take_from_market(cat, s, s.map.market[t.value], t, log);
}

}  // namespace

namespace move_explorers_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker&, const Instruction& i) {
  return i.n > 0 && (automa_ways(s, 0, 0) | automa_ways(s, 1, 0)) != 0;
}
void run(const civic::Catalogue&, State& s, const Asker& a, const Instruction& i, std::uint16_t, const Log&) {
  push(s, {FrameKind::AutomaSteps, a.who, 1, i.n});
  push(s, {FrameKind::AutomaSteps, a.who, 0, i.n});  // the first one first
}

}  // namespace move_explorers_verb

namespace automa_steps {

bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const TileSet ways = f.b > 0 ? ways_of(s, f) : 0;
  if (std::popcount(ways) > 1) return false;
  if (ways == 0)
    s.board.stack.pop_back();
  else
    walk(of(c), s, f.a, tile(static_cast<std::size_t>(std::countr_zero(ways))), log);
  return true;
}
void options(const civic::Catalogue&, const State& s, const Frame& f, Options& out) {
  for_each_tile(ways_of(s, f), [&](TileId t) { out.push_back({OptionKind::Step, f.a, t.value}); });
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Step) return Refusal::OtherDecision;
  if (o.a != f.a) return Refusal::NoExplorer;
  return o.b < s.map.size && contains(ways_of(s, f), tile(o.b)) ? Refusal::Legal : Refusal::NotOffered;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) { walk(of(c), s, f.a, tile(o.b), log); }

}  // namespace automa_steps

}  // namespace stele::monumental
