// The table at the start: the Development deck and its track, Free Cities, the modules, and the players' cities.
#include <algorithm>

#include "games/duel/decisions.h"

namespace stele::duel {

bool may_be_in_deck(const CardInfo& c, std::uint8_t modules) {
  const auto plays = [&](Module m) { return (modules & static_cast<std::uint8_t>(m)) != 0; };
  if (c.group != Group::Development) return false;
  if (c.box == static_cast<std::uint8_t>(Box::Trade)) return true;
  // [D-COMP-2] [R] The boxes in play: Trade, and those of the modules that are played.
  return plays(Module::MixedDeck) && plays(c.box == static_cast<std::uint8_t>(Box::Exploration) ? Module::Exploration : Module::Espionage);
}

std::size_t deck_size(const Catalogue& cat, std::uint8_t modules, std::size_t type, std::size_t era) {
  if (modules & static_cast<std::uint8_t>(Module::MixedDeck)) return kMixedDeck[type][era];
  const auto& cards = cat.by_era[era][type];
  return static_cast<std::size_t>(std::count_if(cards.begin(), cards.end(), [&](CardId c) { return may_be_in_deck(cat.of(c), modules); }));
}

namespace {

// [D-COMP-2] Of the cards from `from` on, `n` stay; chance says which.
void draw_some(Rng& rng, FixedVector<CardId, kMaxCards>& cards, std::size_t from, std::size_t n) {
  while (cards.size() > from + n) {
    std::swap(cards[from + rng.below(static_cast<std::uint32_t>(cards.size() - from))], cards.back());
    cards.pop_back();
  }
}

// [D-SET-1] Each era shuffled by itself, I over II over III.
void stack_development(const Catalogue& cat, State& s) {
  const std::uint8_t modules = s.board.modules;
  for (std::size_t e = kEraOrder.size(); e-- > 0;) {
    FixedVector<CardId, kMaxCards> cards;
    for (std::size_t type = 0; type < kDevelopmentTypes; ++type) {
      const std::size_t from = cards.size();
      for (const CardId c : cat.by_era[e][type])
        if (may_be_in_deck(cat.of(c), modules)) cards.push_back(c);
      if (has(s, Module::MixedDeck)) draw_some(s.rng, cards, from, kMixedDeck[type][e]);
    }
    s.rng.shuffle(cards);
    s.development.append(cards);
  }
}

void lay_middle(const Catalogue& cat, State& s) {
  s.cities.append(cat.cities);  // [D-SET-2]
  s.rng.shuffle(s.cities);
  reveal_cities(s, {});
  if (has(s, Module::Exploration)) {  // [D-EXPL-1]
    s.lands.append(cat.lands);
    s.rng.shuffle(s.lands);
    reveal_lands(s, {});
  }
  if (has(s, Module::Espionage)) {  // [D-SPY-1]
    for (const CardId c : cat.intrigues) s.intrigues.push_back({c});
    s.rng.shuffle(s.intrigues);
  }
}

// [D-SET-3] [D-SET-4]
void seat_players(const Catalogue& cat, State& s, const Setup& setup) {
  FixedVector<CivId, kMaxCivilizations> free;
  for (std::size_t i = 0; i < cat.civilizations.size(); ++i)
    if (const CivId c{static_cast<std::uint8_t>(i)}; std::find(setup.civs.begin(), setup.civs.end(), c) == setup.civs.end())
      free.push_back(c);
  s.rng.shuffle(free);
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    Player& player = s.board.players[p];
    player.civ = setup.civs[p].is_none() ? free.pop_back() : setup.civs[p];
    player.resources[kGold] = 2;
    const Civilization& civ = cat.of(player.civ);
    s.decks[p].append(civ.city);
    s.rng.shuffle(s.decks[p]);
    if (!civ.province.is_none()) s.sides[p].pile.push_back({civ.province});
    s.sides[p].markers = civ.markers;
  }
}

}  // namespace

Result<State> begin(const Catalogue& cat, const Setup& setup) {
  static const State kEmpty;  // copying it is quicker than making it
  State s = kEmpty;
  s.rng = rng_stream(setup.seed, 0);
  Board& b = s.board;
  b.players_count = kMaxPlayers;
  b.modules = setup.modules;
  for (std::size_t i = 0; i < kBasics; ++i) b.basics[i] = cat.of(cat.basics[i]).copies;
  stack_development(cat, s);
  lay_middle(cat, s);
  seat_players(cat, s, setup);
  b.first = PlayerId{static_cast<std::uint8_t>(s.rng.below(kMaxPlayers))};  // [D-SET-4] [R] drawn
  fill_track(cat, s, {});
  begin_round(cat, s, {});
  for (std::uint8_t p = kMaxPlayers; p-- > 0;) {
    note_standing(cat, s, PlayerId{p});
    fill_city(s, PlayerId{p}, (1u << kCity) - 1);
  }
  settle(cat, s, {});
  return s;
}

}  // namespace stele::duel
