// Monsters: hidden among the Barbarians, revealed by conquest, attacking by a clock under the track, defeated by Explorers.
#include <algorithm>

#include "games/monumental/decisions.h"

namespace stele::monumental {
namespace {

constexpr std::uint8_t kAfterAttack = 3;  // [M-MON-5] the 4th card; with two tracks the 1st of the second

MonsterId id_of(const Catalogue& cat, ThingId t) {
  for (std::size_t i = 0; i < cat.monsters.size(); ++i)
    if (cat.monsters[i].thing == t) return MonsterId{static_cast<std::uint8_t>(i)};
  return {};
}

}  // namespace

const Monster* find_monster(const State& s, MonsterId id) {
  for (const Monster& m : s.monsters.revealed)
    if (m.id == id) return &m;
  return nullptr;
}
const Monster* find_monster(const Catalogue& cat, const State& s, ThingId t) { return find_monster(s, id_of(cat, t)); }

TileSet beside(const State& s, const Monster& m) {
  const TileId at = tile(m.tile);
  return contains(s.map.water, at) ? s.map.neighbours[m.tile] & s.map.land() & ~s.map.capitals : bit(at);
}

void note_monsters(const Catalogue& cat, State& s) {
  Map& map = s.map;
  map.snares = map.held_fast = map.closed = map.lairs = 0;
  for (const Monster& m : s.monsters.revealed) {
    const MonsterInfo& info = cat.of(m.id);
    map.lairs |= beside(s, m);
    if (info.stops_explorers) map.snares |= bit(tile(m.tile));
    if (info.holds_units) map.held_fast |= bit(tile(m.tile));
    if (info.forbids_conquest) map.closed |= bit(tile(m.tile));
  }
}

// [M-MON-1] As many tokens as wanted, at random, [R] each in place of a Barbarian of its value. Answers with how many found none.
int lay_monsters(const Catalogue& cat, State& s, int n) {
  std::array<TileSet, kTokenPiles> barbarians{};  // by value
  unsigned laid = 0;
  for (std::size_t i = 0; i < s.map.size; ++i) {
    if (s.backs[i].is_none()) continue;
    if (const MonsterId m = cat.of(s.backs[i]).monster; !m.is_none())
      laid |= 1u << m.value;
    else if (const Front& front = cat.of(s.map.front[i]); front.kind == TokenKind::Barbarian && s.map.has_token(tile(i)))
      barbarians[front.value] |= bit(tile(i));
  }
  FixedVector<MonsterId, kMaxMonsters> drawn;
  for (std::uint8_t i = 0; i < cat.monsters.size(); ++i)
    if (!(laid >> i & 1)) drawn.push_back(MonsterId{i});
  s.rng.shuffle(drawn);
  while (n > 0 && !drawn.empty()) {
    const TokenId token = cat.of(drawn.pop_back()).token;
    TileSet& all = barbarians[cat.of(token).value];
    if (all == 0) continue;
    TileSet from = all;
    for (auto skip = s.rng.below(static_cast<std::uint32_t>(std::popcount(all))); skip > 0; --skip) from &= from - 1;
    s.backs[static_cast<std::size_t>(std::countr_zero(from))] = token;
    all &= ~(from & (~from + 1));
    --n;
  }
  return n;
}

namespace {

// Water nearest to a tile; none if there is no water.
TileSet nearest_water(const State& s, TileId from) {
  TileSet reached = bit(from);
  while ((reached & s.map.water) == 0) {
    const TileSet next = reached | next_to(s.map, reached);
    if (next == reached) return 0;
    reached = next;
  }
  return reached & s.map.water;
}

void appear(const Catalogue& cat, State& s, const Frame& f, TileId on, const Log& log) {
  s.board.stack.pop_back();
  const MonsterId id = id_of(cat, f.thing);
  // [M-MON-3] Under card number (players + 1), counted from the deck; with two players that is the last of the first track.
  s.monsters.revealed.push_back({id, on.value, s.board.players_count, 0});
  note_monsters(cat, s);
  log.emit({EventKind::MonsterRevealed, f.who, f.a, on.value, f.thing});
  // [M-MON-2] Half the Units in the conquered province, rounded up, return to their Capital, even if that empties it.
  return_units(s, f.who, tile(f.a), (units_on(s, f.who, tile(f.a)) + 1) / 2);
}

}  // namespace

bool run_reveal_monster(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const bool on_water = of(c).of(id_of(of(c), f.thing)).on_water;
  const TileSet water = on_water ? nearest_water(s, tile(f.a)) : 0;
  if (std::popcount(water) > 1) {
    s.board.stack.back().kind = FrameKind::PlaceMonster;
    return true;
  }
  appear(of(c), s, f, water == 0 ? tile(f.a) : tile(static_cast<std::size_t>(std::countr_zero(water))), log);
  return true;
}

namespace place_monster {

void options(const civic::Catalogue&, const State& s, const Frame& f, Options& out) {
  for_each_tile(nearest_water(s, tile(f.a)), [&](TileId t) { out.push_back({OptionKind::Place, t.value}); });
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame& f, Option o) {
  if (o.kind != OptionKind::Place) return Refusal::OtherDecision;
  return o.a < s.map.size && contains(nearest_water(s, tile(f.a)), tile(o.a)) ? Refusal::Legal : Refusal::NotOffered;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) { appear(of(c), s, f, tile(o.a), log); }

}  // namespace place_monster

// [M-MON-5] Each token moves one card to the right; one that would leave the last card lets its Monster attack and starts again.
void move_monsters(const Catalogue& cat, State& s, const Log& log) {
  FixedVector<MonsterId, kMaxMonsters> attackers;
  for (Monster& m : s.monsters.revealed) {
    if (++m.clock == kTrack) {
      m.clock = kAfterAttack;
      attackers.push_back(m.id);
    }
    log.emit({EventKind::MonsterMoved, {}, m.clock, 0, cat.of(m.id).thing});
  }
  while (!attackers.empty()) {  // [R] in the order in which they were revealed
    const ThingId t = cat.of(attackers.pop_back()).thing;
    push(s, {FrameKind::MonsterAttack, s.board.active, 0, 0, 0, t});
  }
}

bool run_monster_attack(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  s.board.stack.pop_back();
  for (Monster& m : s.monsters.revealed) {
    if (of(c).of(m.id).thing != f.thing) continue;
    if (m.attacks < 255) ++m.attacks;
    log.emit({EventKind::MonsterAttacked, {}, m.tile, 0, f.thing, m.attacks});
    // [M-MON-5] Choices belong to the controller of its province; [R] nobody: the active player.
    const PlayerId owner = holder(s, tile(m.tile));
    start(s, {owner.is_none() ? s.board.active : owner, kElsewhere, 0, f.thing}, c.of(f.thing).attack);
  }
  return true;
}

unsigned affected(const civic::Catalogue& c, const State& s, ThingId monster, Whom whom) {
  const unsigned everybody = (1u << s.board.players_count) - 1;
  if (whom == Whom::EachPlayer) return everybody;
  const Monster* m = find_monster(of(c), s, monster);
  if (m == nullptr) return 0;
  unsigned out = 0;
  for (std::uint8_t p = 0; p < s.board.players_count; ++p) {
    const TileSet where = whom == Whom::Owner ? bit(tile(m->tile)) : s.map.neighbours[m->tile];
    if (provinces(s, PlayerId{p}) & where) out |= 1u << p;
  }
  return out;
}

int attacks_of(const Catalogue& cat, const State& s, ThingId monster) {
  const Monster* m = find_monster(cat, s, monster);
  return m ? m->attacks : 0;
}

// `return N units here`, `... beside it`: their owner picks which.
namespace return_units_here_verb {

namespace {
TileSet tiles_of(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) {
  const Monster* m = find_monster(of(c), s, a.thing);
  if (m == nullptr) return 0;
  const TileSet where = static_cast<Where>(i.what) == Where::Here ? bit(tile(m->tile)) : s.map.neighbours[m->tile];
  TileSet out = 0;
  for_each_tile(provinces(s, a.who) & where, [&](TileId t) { out |= units_on(s, a.who, t) > 0 ? bit(t) : 0; });
  return out;
}
}  // namespace

bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction& i) { return tiles_of(c, s, a, i) != 0; }
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction& i, std::uint16_t, const Log&) {
  FixedVector<TileId, 8> tiles;
  for_each_tile(tiles_of(c, s, a, i), [&](TileId t) { tiles.push_back(t); });
  while (!tiles.empty()) {
    const TileId t = tiles.pop_back();
    const int units = units_on(s, a.who, t);
    return_units(s, a.who, t, i.n == 0 ? units : std::min<int>(i.n, units));
  }
}

}  // namespace return_units_here_verb

// Every Soldier alone in a province without Outpost, Warlord and Hero.
namespace return_lone_soldiers_verb {

namespace {
TileSet lone(const State& s, PlayerId p) {
  TileSet out = 0;
  for_each_tile(provinces(s, p) & ~s.map.outposts, [&](TileId t) {
    if (s.map.soldiers[t.value] == 1 && !warlord_on(s, p, t) && !hero_on(s, p, t)) out |= bit(t);
  });
  return out;
}
}  // namespace

bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction&) { return lone(s, a.who) != 0; }
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  for_each_tile(lone(s, a.who), [&](TileId t) {
    return_unit(of(c), s, a.who, t, UnitKind::Soldier, log);
    lose_if_empty(of(c), s, a.who, t, log);
  });
}

}  // namespace return_lone_soldiers_verb

namespace return_explorers_verb {

bool possible(const civic::Catalogue&, const State& s, const Asker& a, const Instruction&) {
  const Forces& forces = s.forces[a.who.value];
  return forces.explorers[0] != forces.capital || forces.explorers[1] != forces.capital;
}
void run(const civic::Catalogue&, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  Forces& forces = s.forces[a.who.value];
  forces.explorers.fill(forces.capital);
  log.emit({EventKind::ExplorersReturned, a.who});
}

}  // namespace return_explorers_verb

// [M-MON-6] The action of an Explorer in its province, or next to it on water.
Refusal defeat_refusal(const Catalogue& cat, const State& s, PlayerId p, int explorer, MonsterId id, bool extra) {
  if (explorer >= kExplorers) return Refusal::NoExplorer;
  if (id.value >= cat.monsters.size()) return Refusal::NoMonsterThere;
  const Monster* m = find_monster(s, id);
  const TileId at = tile(s.forces[p.value].explorers[static_cast<std::size_t>(explorer)]);
  if (m == nullptr || !contains(beside(s, *m), at)) return Refusal::NoMonsterThere;
  if (!extra && (s.campaign.explored >> explorer & 1)) return Refusal::ExplorerActed;
  const ThingId t = cat.of(id).thing;
  return possible(cat, s, {p, kElsewhere, 0, t}, cat.of(t).defeat) ? Refusal::Legal : Refusal::CannotDefeat;
}

void defeat_options(const Catalogue& cat, const State& s, PlayerId p, int explorer, bool extra, Options& out) {
  for (const Monster& m : s.monsters.revealed)
    if (defeat_refusal(cat, s, p, explorer, m.id, extra) == Refusal::Legal)
      out.push_back({OptionKind::Defeat, static_cast<std::uint8_t>(explorer), m.id.value});
}

void defeat(const Catalogue& cat, State& s, PlayerId p, int explorer, MonsterId id, bool extra, const Log& log) {
  if (!extra) s.campaign.explored = static_cast<std::uint8_t>(s.campaign.explored | 1u << explorer);
  explored(cat, s, p, Occasion::Find::Anything, log);
  start(s, {p, kElsewhere, 0, cat.of(id).thing}, cat.of(cat.of(id).thing).defeat);
}

// Its price is paid: piece and token leave the game, the card is won, and its reward comes next.
namespace defeat_verb {

bool possible(const civic::Catalogue& c, const State& s, const Asker& a, const Instruction&) {
  return find_monster(of(c), s, a.thing) != nullptr;
}
void run(const civic::Catalogue& c, State& s, const Asker& a, const Instruction&, std::uint16_t, const Log& log) {
  auto& revealed = s.monsters.revealed;
  std::size_t i = 0;
  while (of(c).of(revealed[i].id).thing != a.thing) ++i;
  const Monster m = revealed[i];
  for (; i + 1 < revealed.size(); ++i) revealed[i] = revealed[i + 1];
  revealed.pop_back();
  s.monsters.defeated_by[m.id.value] = a.who;
  note_monsters(of(c), s);
  log.emit({EventKind::Defeated, a.who, m.tile, 0, a.thing});
}

}  // namespace defeat_verb

}  // namespace stele::monumental
