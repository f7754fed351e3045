// Heroes: revealed above the track, acquired for Gold, on the map with a piece of their own, and gone when their card says so.
#include "games/monumental/decisions.h"

namespace stele::monumental {

// [M-HERO-2] Above the track; the next card takes its place there.
void reveal_hero(State& s, CardId hero, const Log& log) {
  s.board.heroes.push_back(hero);
  log.emit({EventKind::HeroRevealed, {}, 0, 0, thing(hero)});
}

namespace {

// What a leaving Hero holds alone.
TileSet held_by_hero(const State& s, PlayerId p) {
  const std::uint8_t on = s.forces[p.value].hero;
  if (on == kNoTile || s.forces[p.value].hero_attack == 0) return 0;
  return units_on(s, p, tile(on)) == 1 ? bit(tile(on)) & ~s.map.outposts : 0;
}

// The provinces where the card lets its piece be put, when an old Hero has gone.
TileSet places_for(const Catalogue& cat, const State& s, PlayerId p, CardId hero) {
  const TileSet left = s.board.at(p).hero == hero ? provinces(s, p) : provinces(s, p) & ~held_by_hero(s, p);
  switch (cat.of(hero).place) {
    case Place::Province: return left;
    case Place::CoastalProvince: return left & coastal(s.map);
    default: return 0;
  }
}
bool on_province(const CardInfo& hero) { return hero.place == Place::Province || hero.place == Place::CoastalProvince; }

}  // namespace

// [M-HERO-3] Once per turn, for its cost in Gold.
Refusal hero_refusal(const Catalogue& cat, const State& s, PlayerId p, CardId hero) {
  if (!s.board.heroes.contains(hero)) return Refusal::HeroNotRevealed;
  if (s.board.turn().hero_acquired) return Refusal::HeroAcquired;
  if (on_province(cat.of(hero)) && places_for(cat, s, p, hero) == 0) return Refusal::NoPlaceForHero;
  return s.board.at(p).of(Resource::Gold) >= cat.of(hero).cost ? Refusal::Legal : Refusal::CannotPay;
}

void acquire_hero(const Catalogue& cat, State& s, PlayerId p, CardId hero, const Log& log) {
  Board& b = s.board;
  if (!b.at(p).hero.is_none()) leave_hero(cat, s, p, log);  // [M-HERO-5] one at a time
  std::size_t i = 0;
  while (b.heroes[i] != hero) ++i;
  for (; i + 1 < b.heroes.size(); ++i) b.heroes[i] = b.heroes[i + 1];
  b.heroes.pop_back();
  b.at(p).hero = hero;
  b.turn().hero_acquired = 1;
  if (b.turn().used_elsewhere.contains(hero)) b.turn().used |= 1u << kHeroSource;
  note_standing(cat, s, s.board.active);
  log.emit({EventKind::Acquired, p, 0, 0, thing(hero)});
  s.forces[p.value].hero_attack = cat.of(hero).attack;
  push(s, {FrameKind::PlaceHero, p, 0, 0, 0, thing(hero)});
}

void leave_hero(const civic::Catalogue& c, State& s, PlayerId p, const Log& log) {
  Forces& forces = s.forces[p.value];
  CardId& hero = s.board.at(p).hero;
  const std::uint8_t from = forces.hero;
  log.emit({EventKind::HeroLeft, p, 0, 0, thing(hero)});
  s.board.heroes.push_back(hero);
  hero = {};
  forces.hero = kNoTile;
  forces.hero_attack = 0;
  forces.hero_explorer = 255;
  if (p == s.board.active) {
    s.board.turn().used &= ~(1u << kHeroSource);
    s.board.turn().fired[kHeroSource] = 0;
    note_standing(c, s, s.board.active);
  }
  if (from != kNoTile) lose_if_empty(of(c), s, p, tile(from), log);  // [M-HERO-5] [R]
}

// `leave = "end of turn if ..."`
void heroes_at_end_of_turn(const Catalogue& cat, State& s, PlayerId p, const Log& log) {
  const CardId hero = s.board.at(p).hero;
  const Leaving& leave = cat.of(thing(hero)).leave;
  if (!leave.at_end_of_turn) return;
  for (const std::uint8_t condition : leave.conditions)
    if (!holds(cat, s, {p, kHeroSource, 0, thing(hero)}, condition)) return;
  leave_hero(cat, s, p, log);
}

// `leave = "use"`: whatever its effect has set off is over.
bool run_leave_hero(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  s.board.stack.pop_back();
  const CardId hero = s.board.at(f.who).hero;
  if (!hero.is_none() && thing(hero) == f.thing) leave_hero(c, s, f.who, log);
  return true;
}

// [M-HERO-3] The piece goes where the card says.
namespace place_hero {

namespace {

void put(const Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  Forces& forces = s.forces[f.who.value];
  if (o.kind == OptionKind::Explorer) {
    forces.hero_explorer = o.a;
    log.emit({EventKind::HeroPlaced, f.who, forces.explorers[o.a], 0, f.thing, static_cast<std::int16_t>(1 + o.a)});
  } else {
    forces.hero = o.a;
    log.emit({EventKind::HeroPlaced, f.who, o.a, 0, f.thing});
  }
}

}  // namespace

bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  const Forces& forces = s.forces[f.who.value];
  Options out;
  options(c, s, f, out);
  if (out.empty()) out.push_back({OptionKind::Place, forces.capital});  // that is where the card says
  const bool alike = out[0].kind == OptionKind::Explorer && forces.explorers[0] == forces.explorers[1];
  if (out.size() > 1 && !alike) return false;
  put(of(c), s, f, out[0], log);
  return true;
}
void options(const civic::Catalogue& c, const State& s, const Frame& f, Options& out) {
  const CardId hero = card(f.thing.value);
  if (of(c).of(hero).place == Place::Explorer)
    for (std::uint8_t e = 0; e < kExplorers; ++e) out.push_back({OptionKind::Explorer, e});
  for_each_tile(places_for(of(c), s, f.who, hero), [&](TileId t) { out.push_back({OptionKind::Place, t.value}); });
}
Refusal refusal(const civic::Catalogue& c, const State& s, const Frame& f, Option o) {
  const CardId hero = card(f.thing.value);
  const bool explorer = of(c).of(hero).place == Place::Explorer;
  if (o.kind != (explorer ? OptionKind::Explorer : OptionKind::Place)) return Refusal::OtherDecision;
  if (explorer) return o.a < kExplorers ? Refusal::Legal : Refusal::NoExplorer;
  return o.a < s.map.size && contains(places_for(of(c), s, f.who, hero), tile(o.a)) ? Refusal::Legal : Refusal::NotControlled;
}
void resume(const civic::Catalogue& c, State& s, const Frame& f, Option o, const Log& log) { put(of(c), s, f, o, log); }

}  // namespace place_hero

}  // namespace stele::monumental
