// The table at the start: map and tokens, Markets, the Development deck, cities, and who picks which Capital.
#include <algorithm>

#include "games/monumental/decisions.h"

namespace stele::monumental {
namespace {

// Which tokens are still in the box.
class Box {
 public:
  Box(const Catalogue& cat, Rng& rng) : cat_(cat), rng_(rng) {}
  TokenId take(std::size_t pile) {  // of Catalogue::box
    const std::vector<TokenId>& all = cat_.box[pile];
    auto left = ~gone_[pile];
    for (auto nth = rng_.below(static_cast<std::uint32_t>(all.size()) - taken_[pile]++); nth > 0; --nth) left &= left - 1;
    gone_[pile] |= left & (~left + 1);
    return all[static_cast<std::size_t>(std::countr_zero(left))];
  }

 private:
  const Catalogue& cat_;
  Rng& rng_;
  std::array<std::uint64_t, kTokenPiles> gone_{};  // bit by place in the pile
  std::array<std::uint32_t, kTokenPiles> taken_{};
};

void lay_map(const Catalogue& cat, State& s, const std::vector<MapTile>& tiles, const MapShape& shape) {
  Map& m = s.map;
  static_cast<MapShape&>(m) = shape;
  m.size = static_cast<std::uint8_t>(tiles.size());
  m.market.fill(255);
  Box box(cat, s.rng);
  FixedVector<std::uint8_t, kMaxMarkets> markets;  // [M-SET-2] dealt to the slots of the map at random
  for (std::size_t i = 0; i < cat.markets.size(); ++i)
    if (cat.markets[i].players == 0 || cat.markets[i].players == s.board.players_count) markets.push_back(static_cast<std::uint8_t>(i));
  s.rng.shuffle(markets);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const MapTile& x = tiles[i];
    m.q[i] = x.q;
    m.r[i] = x.r;
    m.terrain[i] = x.terrain;
    // [M-SET-1] Barbarians and Free Towns lie with value or price visible and rewards hidden.
    if (x.barbarian || x.town) s.backs[i] = box.take(x.town ? kTowns : x.barbarian);
    if (!s.backs[i].is_none()) m.front[i] = cat.of(s.backs[i]).front;
    if (x.market) m.market[i] = markets[x.market - 1u];
  }
  // [M-SET-3] One Production token on every tile except Capitals, water and tiles with a Market.
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (tiles[i].market == 0 && !contains(m.water | m.capitals, tile(i))) m.production |= bit(tile(i));
    if (tiles[i].market == 0) continue;
    // [M-SET-2] As many of the Market's five tokens as there are players, face down.
    const std::uint8_t market = m.market[i];
    FixedVector<TokenId, kMarketTokens> five;
    for (const TokenId t : cat.markets[market].tokens) five.push_back(t);
    s.rng.shuffle(five);
    for (std::size_t k = 0; k < s.board.players_count; ++k) s.piles[market].push_back(five[k]);
  }
}

// [M-SET-4] Each era shuffled apart, era I on top, then II, (R,) III.
void stack_development(const Catalogue& cat, State& s) {
  for (const Era era : {Era::III, Era::R, Era::II, Era::I}) {     // bottom first
    if (era == Era::R && !has(s, Module::Renaissance)) continue;  // [M-REN-1]
    FixedVector<CardId, kMaxDevelopment> cards;
    CardId alternative;
    FixedVector<CardId, kMaxDevelopment> wonders;
    for (const CardId c : cat.by_era[static_cast<std::size_t>(era)]) {
      if (cat.of(c).alternative) {
        alternative = c;
        continue;
      }
      cards.push_back(c);
      if (cat.of(c).is_wonder()) wonders.push_back(c);
    }
    // [M-COMP-2] An alternative Wonder replaces one of its era. [R] Which one is drawn, and shown.
    if (has(s, Module::AlternativeWonders) && !alternative.is_none()) {
      const CardId gone = wonders[s.rng.below(static_cast<std::uint32_t>(wonders.size()))];
      *std::find(cards.begin(), cards.end(), gone) = alternative;
      s.board.removed.push_back(gone);
    }
    // [M-HERO-1] One Hero per era, two with four players.
    if (has(s, Module::Heroes)) {
      FixedVector<CardId, kMaxCards> heroes;
      heroes.append(cat.heroes[static_cast<std::size_t>(era)]);
      s.rng.shuffle(heroes);
      for (int i = 0; i < heroes_per_era(s); ++i) cards.push_back(heroes.pop_back());
    }
    s.rng.shuffle(cards);
    s.development.append(cards);
  }
}

void seat_players(const Catalogue& cat, State& s, const Setup& setup) {
  FixedVector<CivId, kMaxCivilizations> free;
  for (std::size_t i = 0; i < cat.civilizations.size(); ++i) {
    const CivId c{static_cast<std::uint8_t>(i)};
    if (std::find(setup.civs.begin(), setup.civs.end(), c) == setup.civs.end()) free.push_back(c);
  }
  s.rng.shuffle(free);
  if (!setup.automa.is_none() && setup.civs[setup.automa.value].is_none()) {  // one that has an Automa card
    std::size_t i = free.size() - 1;
    while (i > 0 && !automa_has_card(cat, free[i])) --i;
    s.board.at(setup.automa).civ = free[i];
    for (; i + 1 < free.size(); ++i) free[i] = free[i + 1];
    free.pop_back();
  }
  for (std::size_t p = 0; p < setup.players; ++p) {
    Player& player = s.board.players[p];
    if (!setup.civs[p].is_none()) player.civ = setup.civs[p];  // [M-SET-6] each civilization only once
    if (player.civ.is_none()) player.civ = free.pop_back();
    player.resources[static_cast<std::size_t>(Resource::Gold)] = 2;
    if (setup.automa.value == p) continue;  // [M-AUT-1] no City cards
    s.decks[p].append(cat.of(player.civ).city);
    s.rng.shuffle(s.decks[p]);
  }
}

}  // namespace

// What the card files do not have for this setup.
static Errors missing(const Catalogue& cat, const Setup& setup, const State& s) {
  Errors out;
  for (std::size_t e = 0; e < kEras; ++e)
    if ((static_cast<Era>(e) != Era::R || has(s, Module::Renaissance)) &&
        cat.heroes[e].size() < static_cast<std::size_t>(heroes_per_era(s)))
      out.push_back({"modules", "there are too few Heroes of era " + std::string{kEraWords[e]} + " in the card files (M-HERO-1)"});
  if (setup.automa.is_none()) return out;
  const CivId civ = setup.civs[setup.automa.value];
  const bool any = std::any_of(cat.automa.begin(), cat.automa.end(), [&](const AutomaInfo& a) {
    const bool free = std::find(setup.civs.begin(), setup.civs.end(), a.civ) == setup.civs.end();
    return a.group == AutomaGroup::Civilization && (civ.is_none() ? free : a.civ == civ);
  });
  if (!any) out.push_back({"automa", "there is no Automa card for its civilization in the card files (M-AUT-1)"});
  return out;
}

[[gnu::cold]] static Errors no_room_for_monsters(int room, int n) {
  return {error_of("monsters", say("setup.monsters-room", {{"room", number(room)}, {"number", number(n)}}))};
}

Result<State> begin(const Catalogue& cat, const Setup& setup) {
  static const State kEmpty;  // copying it is quicker than making it
  State s = kEmpty;
  s.rng = rng_stream(setup.seed, 0);
  Board& b = s.board;
  b.players_count = setup.players;
  b.modules = setup.modules;
  b.automa = setup.automa;
  for (std::size_t i = 0; i < kBasics; ++i) b.basics[i] = cat.of(cat.basics[i]).copies;

  if (setup.map == kGeneratedMap) {
    const auto tiles = generate_map(cat, setup.players, s.rng);
    if (!tiles) return tiles.errors();
    lay_map(cat, s, tiles.value(), shape_of(cat, tiles.value()));
    s.map_source = kGeneratedMap;
  } else {
    FixedVector<std::uint8_t, kMaxMaps> maps;
    for (std::size_t i = 0; i < cat.maps.size(); ++i)
      if (cat.maps[i].players == setup.players) maps.push_back(static_cast<std::uint8_t>(i));
    s.map_source = setup.map != kAnyMap ? setup.map : maps[s.rng.below(static_cast<std::uint32_t>(maps.size()))];
    lay_map(cat, s, cat.maps[s.map_source].tiles, cat.maps[s.map_source].shape);
  }
  if (Errors errors = missing(cat, setup, s); !errors.empty()) return errors;
  if (has(s, Module::Monsters)) {
    if (const int left = lay_monsters(cat, s, setup.monsters); left > 0) return no_room_for_monsters(setup.monsters - left, setup.monsters);
    s.monsters.laid = setup.monsters;
  }
  stack_development(cat, s);
  seat_players(cat, s, setup);
  if (!b.automa.is_none()) seat_automa(cat, s, setup.automa_level);
  // [M-SET-5] The first six cards form the track; with two players two tracks of three.
  b.turn().taken = 3;
  complete_track(cat, s, {});

  // [M-SET-7] The first player is drawn; [M-AUT-1] an Automa plays last. From the last player, anticlockwise, each picks a Capital.
  const auto seat = [&](int i) { return PlayerId{static_cast<std::uint8_t>(i % setup.players)}; };
  b.first = b.active = b.automa.is_none() ? seat(static_cast<int>(s.rng.below(setup.players))) : seat(b.automa.value + 1);
  begin_turn(cat, s, {});
  if (!b.automa.is_none()) push(s, {FrameKind::PickCapital, b.automa});  // [R] one that the others leave
  for (int i = 0; i < setup.players; ++i)                                // pushed last is done first
    if (const PlayerId p = seat(b.first.value + i); !b.is_automa(p)) push(s, {FrameKind::PickCapital, p});
  for (int p = setup.players; p-- > 0;)
    if (!b.is_automa(seat(p))) fill_city(s, seat(p), (1u << kCity) - 1);
  settle(cat, s, {});
  return s;
}

namespace pick_capital {

namespace {
Refusal capital_refusal(const State& s, TileId t) {
  if (t.value >= s.map.size || !contains(s.map.capitals, t)) return Refusal::NotACapital;
  return holder(s, t).is_none() ? Refusal::Legal : Refusal::CapitalTaken;
}
}  // namespace

bool run(const civic::Catalogue& c, State& s, const Frame& f, const Log& log) {
  if (!s.board.is_automa(f.who)) return false;
  Options free;
  options(c, s, f, free);
  resume(c, s, f, free[s.rng.below(static_cast<std::uint32_t>(free.size()))], log);
  return true;
}
void options(const civic::Catalogue&, const State& s, const Frame&, Options& out) {
  for_each_tile(s.map.capitals, [&](TileId t) {
    if (capital_refusal(s, t) == Refusal::Legal) out.push_back({OptionKind::Capital, t.value});
  });
}
Refusal refusal(const civic::Catalogue&, const State& s, const Frame&, Option o) {
  return o.kind == OptionKind::Capital ? capital_refusal(s, tile(o.a)) : Refusal::OtherDecision;
}
void resume(const civic::Catalogue&, State& s, const Frame& f, Option o, const Log& log) {
  s.board.stack.pop_back();
  // The Warlord, nine Soldiers and two Explorers stand there; two Outposts lie in reserve.
  hold(s.map, f.who, tile(o.a));
  s.map.soldiers[o.a] = kSoldiers;
  s.forces[f.who.value].capital = s.forces[f.who.value].warlord = o.a;
  s.forces[f.who.value].explorers.fill(o.a);
  log.emit({EventKind::CapitalPicked, f.who, o.a});
}

}  // namespace pick_capital

}  // namespace stele::monumental
