#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using civic::CardId;
using civic::CardKind;
using civic::Era;
using monumental::contains;
using monumental::State;
using monumental::tile;
using monumental::TileId;
using monumental::TileSet;
using monumental::TokenKind;
using Strings = std::vector<std::string>;

constexpr int kPlayers[] = {2, 3, 4};

const monumental::Catalogue& box() { return monumental::Monumental::catalogue(); }

Strings civs(int players) {
  Strings all = {"japan", "egypt", "greece", "denmark"};
  all.resize(static_cast<std::size_t>(players));
  return all;
}

std::string usual_map(int players) { return players == 2 ? "clash-of-titans" : players == 3 ? "three-rivers" : "crossroads-of-empires"; }

// The hand-made maps for two to four players: how many, and the id.
const std::vector<std::pair<int, std::string>>& hand_made() {
  static const std::vector<std::pair<int, std::string>> maps = {
      {2, "clash-of-titans"}, {2, "quiet-pastures"},        {3, "three-rivers"},
      {3, "the-inner-sea"},   {4, "crossroads-of-empires"}, {4, "four-winds"},
  };
  return maps;
}

// A table as it is laid out; the Capitals have not been picked yet.
State open(int players, std::uint64_t seed, const std::string& map, const Strings& modules = {}) {
  const auto setup = monumental::Monumental::read_setup(box(), SetupRequest{players, seed, modules, civs(players), map});
  return monumental::begin(box(), setup.value()).value();
}
State open(int players, std::uint64_t seed) { return open(players, seed, usual_map(players)); }

MonumentalTable at_table(int players, std::uint64_t seed, const std::string& map, const Strings& modules = {}) {
  MonumentalTable::With with;
  with.players = players;
  with.civs = civs(players);
  with.modules = modules;
  MonumentalTable t(with);
  t.state() = open(players, seed, map, modules);
  return t;
}

bool has_capital(const MonumentalTable& t, int player) {
  return t.state().forces[static_cast<std::size_t>(player - 1)].capital != monumental::kNoTile;
}

bool all_have_capitals(const MonumentalTable& t, int players) {
  for (int p = 1; p <= players; ++p) {
    if (!has_capital(t, p)) return false;
  }
  return true;
}

// Everybody picks the first Capital on offer; whoever is asked is told in order.
std::vector<int> pick_capitals(MonumentalTable& t, int players) {
  std::vector<int> asked;
  for (int i = 0; i < players && !all_have_capitals(t, players); ++i) {
    const auto options = t.options();
    if (options.empty()) break;
    asked.push_back(t.asked());
    t.play(options.front().c_str());
  }
  return asked;
}

MonumentalTable ready_table(int players, std::uint64_t seed) {
  MonumentalTable t = at_table(players, seed, usual_map(players));
  pick_capitals(t, players);
  return t;
}

// The active player's City is activated in some way, if it is not, and the turn ends; the City may ask something more.
void pass_turn(MonumentalTable& t) {
  const auto answer = [&t] {
    for (int i = 0; i < 100 && !t.over() && t.asks() != "turn"; ++i) {
      const auto options = t.options();
      ASSERT_FALSE(options.empty());
      t.play(options.front().c_str());
    }
  };
  answer();
  t.play("end");
  answer();
}

const std::string& id_of(CardId card) { return box().of(civic::thing(card)).id; }

Era era_of(CardId card) { return box().of(card).era; }

// The Development cards of a table in the order in which they come: the track, then the deck.
std::vector<CardId> development_of(const State& s) {
  std::vector<CardId> cards(s.board.track.begin(), s.board.track.end());
  for (std::size_t i = s.development.size(); i > 0; --i) cards.push_back(s.development[i - 1]);
  return cards;
}

std::size_t count(const std::vector<CardId>& cards, Era era, CardKind kind) {
  return static_cast<std::size_t>(
      std::count_if(cards.begin(), cards.end(), [&](CardId c) { return era_of(c) == era && box().of(c).kind == kind; }));
}

bool is_water(const State& s, std::size_t i) { return contains(s.map.water, tile(i)); }
bool is_capital(const State& s, std::size_t i) { return contains(s.map.capitals, tile(i)); }
bool is_province(const State& s, std::size_t i) { return !is_water(s, i) && !is_capital(s, i); }
bool has_market(const State& s, std::size_t i) { return s.map.market[i] != 255; }
bool has_production(const State& s, std::size_t i) { return contains(s.map.production, tile(i)); }
bool has_barbarian(const State& s, std::size_t i) {
  return s.map.has_token(tile(i)) && box().of(s.map.front[i]).kind == TokenKind::Barbarian;
}
bool has_town(const State& s, std::size_t i) { return s.map.has_token(tile(i)) && box().of(s.map.front[i]).kind == TokenKind::FreeTown; }

// Every Market lies there once, as a pile of as many of its own tokens as there are players.
void expect_markets(const State& s, int players, const std::string& what) {
  std::set<int> seen;
  for (std::size_t i = 0; i < s.map.size; ++i) {
    if (!has_market(s, i)) continue;
    const std::size_t market = s.map.market[i];
    EXPECT_TRUE(is_province(s, i)) << what << ", tile " << i + 1;
    EXPECT_TRUE(seen.insert(static_cast<int>(market)).second) << what << ", tile " << i + 1;
    ASSERT_LT(market, box().markets.size()) << what;
    EXPECT_EQ(box().markets[market].players, 0) << what << ": " << box().markets[market].id;
    EXPECT_EQ(static_cast<int>(s.piles[market].size()), players) << what << ", tile " << i + 1;
    std::set<int> tokens;
    for (const auto token : s.piles[market]) {
      EXPECT_EQ(box().of(token).kind, TokenKind::Market) << what;
      EXPECT_EQ(static_cast<std::size_t>(box().of(token).market), market) << what;
      EXPECT_TRUE(tokens.insert(static_cast<int>(token.value)).second) << what << ", tile " << i + 1;
    }
  }
  EXPECT_EQ(static_cast<int>(seen.size()), players) << what;
}

// One Production token on every tile except Capitals, water and tiles with a Market, and no more than there are.
void expect_production(const State& s, const std::string& what) {
  int tokens = 0;
  for (std::size_t i = 0; i < s.map.size; ++i) {
    EXPECT_EQ(has_production(s, i), is_province(s, i) && !has_market(s, i)) << what << ", tile " << i + 1;
    tokens += has_production(s, i) ? 1 : 0;
  }
  EXPECT_GT(tokens, 0) << what;
  EXPECT_LE(tokens, 25) << what;
}

// Nothing is used more often than it is in the box.
void expect_fits_the_box(const State& s, const std::string& what) {
  std::map<int, int> tiles, tokens;
  for (std::size_t i = 0; i < s.map.size; ++i) {
    ++tiles[static_cast<int>(s.map.terrain[i])];
    if (s.map.has_token(tile(i))) ++tokens[static_cast<int>(s.backs[i].value)];
  }
  for (const auto& [terrain, n] : tiles) {
    const auto& info = box().terrains[static_cast<std::size_t>(terrain)];
    EXPECT_LE(n, static_cast<int>(info.tiles)) << what << ": " << info.id;
  }
  for (const auto& [token, n] : tokens) {
    EXPECT_LE(n, static_cast<int>(box().tokens[static_cast<std::size_t>(token)].copies)) << what << ": token " << token;
  }
}

std::string about(int players, std::uint64_t seed) { return std::to_string(players) + " players, seed " + std::to_string(seed); }

// --- Components -----------------------------------------------------------------------------------------------------------------

// [M-COMP-1] The five civilizations.
TEST(Components, FiveCivilizations) {
  std::set<std::string> ids;

  for (const auto& civ : box().civilizations) ids.insert(civ.id);

  EXPECT_EQ(ids, (std::set<std::string>{"china", "denmark", "egypt", "greece", "japan"}));
  EXPECT_EQ(box().civilizations.size(), 5u);
}

// [M-COMP-1] Each has 15 City cards: 5 Work Camps, 3 Libraries, 3 Forts, a Forum, a Mine, a special Building, a Knowledge of its own.
TEST(Components, FifteenCityCardsOfEachCivilization) {
  std::set<std::string> specials, knowledge;

  for (const auto& civ : box().civilizations) {
    std::map<std::string, int> cards;
    for (const auto card : civ.city) {
      if (box().of(card).is_knowledge()) {
        knowledge.insert(id_of(card));
        ++cards["knowledge"];
      } else if (box().of(card).group == civic::Group::Special) {
        specials.insert(id_of(card));
        ++cards["special"];
      } else {
        ++cards[id_of(card)];
      }
    }
    EXPECT_EQ(cards, (std::map<std::string, int>{
                         {"work-camp", 5}, {"library", 3}, {"fort", 3}, {"forum", 1}, {"mine", 1}, {"special", 1}, {"knowledge", 1}}))
        << civ.id;
  }

  EXPECT_EQ(specials.size(), 5u);
  EXPECT_EQ(knowledge.size(), 5u);
}

// [M-COMP-1] Each has 5 policies and a Warlord, which no other civilization has.
TEST(Components, FivePoliciesAndAWarlordOfEachCivilization) {
  std::set<std::string> policies, warlords;

  for (const auto& civ : box().civilizations) {
    for (const auto policy : civ.policies) {
      EXPECT_EQ(box().of(policy).kind, "policy") << civ.id;
      policies.insert(box().of(policy).id);
    }
    EXPECT_EQ(box().of(civ.warlord).kind, "warlord") << civ.id;
    warlords.insert(box().of(civ.warlord).id);
  }

  EXPECT_EQ(policies.size(), 25u);
  EXPECT_EQ(warlords.size(), 5u);
}

// [M-COMP-1] [M-SET-7] Each player has a Warlord, 9 Soldiers, 2 Explorers and 2 Outposts.
TEST(Components, PiecesOfEachPlayer) {
  for (const int players : kPlayers) {
    const MonumentalTable t = ready_table(players, 5);

    for (int p = 1; p <= players; ++p) {
      ASSERT_TRUE(has_capital(t, p)) << players;
      const int capital = t.state().forces[static_cast<std::size_t>(p - 1)].capital + 1;
      EXPECT_EQ(t.holder(capital), p) << players;
      EXPECT_EQ(t.soldiers(capital), 9) << players;
      EXPECT_EQ(t.warlord(p), capital) << players;
      EXPECT_EQ(t.explorer(p, 1), capital) << players;
      EXPECT_EQ(t.explorer(p, 2), capital) << players;
      EXPECT_EQ(t.outposts_in_reserve(p), 2) << players;
      EXPECT_FALSE(t.outpost(capital)) << players;
    }
  }
}

// [M-COMP-2] Development cards by era, each counting one alternative Wonder but for the Renaissance.
TEST(Components, DevelopmentCardsOfEachEra) {
  std::map<Era, int> cards;
  std::set<std::string> alternatives;

  for (const auto card : box().development) {
    ++cards[era_of(card)];
    if (box().of(card).alternative) alternatives.insert(id_of(card));
  }

  EXPECT_EQ(cards, (std::map<Era, int>{{Era::I, 16}, {Era::II, 13}, {Era::R, 12}, {Era::III, 9}}));
  EXPECT_EQ(alternatives, (std::set<std::string>{"colossus-of-rhodes", "notre-dame", "international-space-station"}));
}

// [M-COMP-2] In play are 15 cards of era I, 12 of era II and 8 of era III, by kinds 5/5/5, 4/4/4 and 4/0/4, and no alternative Wonder.
TEST(Components, DevelopmentCardsInPlay) {
  for (const int players : kPlayers) {
    const auto cards = development_of(open(players, 9));

    EXPECT_EQ(cards.size(), 35u) << players;
    EXPECT_EQ(count(cards, Era::I, CardKind::Wonder), 5u) << players;
    EXPECT_EQ(count(cards, Era::I, CardKind::Building), 5u) << players;
    EXPECT_EQ(count(cards, Era::I, CardKind::Knowledge), 5u) << players;
    EXPECT_EQ(count(cards, Era::II, CardKind::Wonder), 4u) << players;
    EXPECT_EQ(count(cards, Era::II, CardKind::Building), 4u) << players;
    EXPECT_EQ(count(cards, Era::II, CardKind::Knowledge), 4u) << players;
    EXPECT_EQ(count(cards, Era::III, CardKind::Wonder), 4u) << players;
    EXPECT_EQ(count(cards, Era::III, CardKind::Building), 0u) << players;
    EXPECT_EQ(count(cards, Era::III, CardKind::Knowledge), 4u) << players;
    EXPECT_TRUE(std::none_of(cards.begin(), cards.end(), [](CardId c) { return box().of(c).alternative; })) << players;
  }
}

// [M-COMP-2] An alternative Wonder replaces a Wonder of its own era: the numbers stay the same, and any Wonder may be the one replaced.
TEST(Components, AlternativeWonderReplacesOneOfItsEra) {
  const auto first = monumental::Monumental::read_setup(box(), SetupRequest{2, 1, {"alternative-wonders"}, civs(2), usual_map(2)});
  ASSERT_TRUE(static_cast<bool>(first));
  std::set<std::string> seen, missing;

  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const auto cards = development_of(open(2, seed, usual_map(2), {"alternative-wonders"}));
    std::set<std::string> wonders;
    for (const auto card : cards) {
      if (box().of(card).is_wonder()) wonders.insert(id_of(card));
    }
    EXPECT_EQ(cards.size(), 35u) << "seed " << seed;
    EXPECT_EQ(count(cards, Era::I, CardKind::Wonder), 5u) << "seed " << seed;
    EXPECT_EQ(count(cards, Era::II, CardKind::Wonder), 4u) << "seed " << seed;
    EXPECT_EQ(count(cards, Era::III, CardKind::Wonder), 4u) << "seed " << seed;
    EXPECT_EQ(wonders.size(), 13u) << "seed " << seed;
    for (const auto card : box().development) {
      if (!box().of(card).is_wonder() || era_of(card) == Era::R) continue;
      (wonders.contains(id_of(card)) ? seen : missing).insert(id_of(card));
    }
  }

  EXPECT_TRUE(seen.contains("colossus-of-rhodes"));
  EXPECT_TRUE(seen.contains("notre-dame"));
  EXPECT_TRUE(seen.contains("international-space-station"));
  EXPECT_TRUE(missing.contains("stonehenge"));
  EXPECT_TRUE(missing.contains("pyramids"));
  EXPECT_TRUE(missing.contains("angkor-wat"));
  EXPECT_TRUE(missing.contains("eiffel-tower"));
}

// [M-COMP-3] Ten of each Basic Building, whatever the number of players.
TEST(Components, TenOfEachBasicBuilding) {
  for (const int players : kPlayers) {
    const MonumentalTable t = at_table(players, 3, usual_map(players));

    EXPECT_EQ(t.pile("workshop"), 10) << players;
    EXPECT_EQ(t.pile("laboratory"), 10) << players;
    EXPECT_EQ(t.pile("archery-range"), 10) << players;
  }
}

// [M-COMP-4] 40 terrain tiles: 4 Capitals and 36 others, with a printed defence of 0 to 4.
TEST(Components, FortyTerrainTiles) {
  int capitals = 0, others = 0;
  std::set<int> defences;

  for (const auto& terrain : box().terrains) {
    (terrain.capital ? capitals : others) += terrain.tiles;
    if (!terrain.capital && !terrain.water) defences.insert(terrain.defence);
  }

  EXPECT_EQ(capitals, 4);
  EXPECT_EQ(others, 36);
  EXPECT_EQ(defences, (std::set<int>{0, 1, 2, 3, 4}));
}

// [M-COMP-4] 50 exploration tokens: Barbarians with a value, Free Towns with a price.
TEST(Components, FiftyExplorationTokens) {
  int tokens = 0, of_monsters = 0;

  for (const auto& token : box().tokens) {
    if (token.kind == TokenKind::Market) continue;
    (token.monster.is_none() ? tokens : of_monsters) += token.copies;
    int price = 0;
    for (const auto n : token.cost) price += n;
    if (token.kind == TokenKind::Barbarian) {
      EXPECT_GE(static_cast<int>(token.value), 1);
      EXPECT_EQ(price, 0);
    } else {
      EXPECT_GE(price, 1);
    }
  }

  EXPECT_EQ(tokens, 50);
  EXPECT_EQ(of_monsters, 12);
}

// [M-COMP-4] 4 Markets of 5 tokens; a fifth Market is only for five players.
TEST(Components, FourMarketsOfFiveTokens) {
  int markets = 0;

  for (const auto& market : box().markets) {
    EXPECT_EQ(market.tokens.size(), 5u) << market.id;
    if (market.players == 0) ++markets;
  }

  EXPECT_EQ(markets, 4);
}

// [M-COMP-4] 20 Wonder tokens, one for each Wonder.
TEST(Components, TwentyWonders) {
  int wonders = 0;

  for (const auto& card : box().cards) wonders += card.is_wonder() ? 1 : 0;

  EXPECT_EQ(wonders, 20);
}

// [M-COMP-4] Every map is made of what is in the box.
TEST(Components, MapsFitTheBox) {
  for (const auto& [players, map] : hand_made()) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      expect_fits_the_box(open(players, seed, map), map + ", seed " + std::to_string(seed));
    }
  }
  for (const int players : kPlayers) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      expect_fits_the_box(open(players, seed, "generated"), about(players, seed));
    }
  }
}

// --- The table ------------------------------------------------------------------------------------------------------------------

// [M-SET-1] Each hand-made map opens for its number of players as it is drawn: terrain, values, towns, Markets, a Capital for each.
TEST(MonumentalSetup, HandMadeMapsLieAsDrawn) {
  for (const auto& [players, id] : hand_made()) {
    const State s = open(players, 7, id);
    const auto map = std::find_if(box().maps.begin(), box().maps.end(), [&id = id](const auto& m) { return m.id == id; });
    ASSERT_NE(map, box().maps.end()) << id;
    ASSERT_EQ(map->players, players) << id;
    ASSERT_EQ(static_cast<std::size_t>(s.map.size), map->tiles.size()) << id;

    int capitals = 0;
    for (std::size_t i = 0; i < s.map.size; ++i) {
      const auto& drawn = map->tiles[i];
      EXPECT_EQ(s.map.q[i], drawn.q) << id << ", tile " << i + 1;
      EXPECT_EQ(s.map.r[i], drawn.r) << id << ", tile " << i + 1;
      EXPECT_EQ(s.map.terrain[i], drawn.terrain) << id << ", tile " << i + 1;
      EXPECT_EQ(is_water(s, i), box().terrains[drawn.terrain].water) << id << ", tile " << i + 1;
      EXPECT_EQ(is_capital(s, i), drawn.capital != 0) << id << ", tile " << i + 1;
      EXPECT_EQ(has_town(s, i), drawn.town) << id << ", tile " << i + 1;
      EXPECT_EQ(has_barbarian(s, i), drawn.barbarian != 0) << id << ", tile " << i + 1;
      const int value = has_barbarian(s, i) ? box().of(s.map.front[i]).value : 0;
      EXPECT_EQ(value, drawn.barbarian) << id << ", tile " << i + 1;
      EXPECT_EQ(has_market(s, i), drawn.market != 0) << id << ", tile " << i + 1;
      capitals += is_capital(s, i) ? 1 : 0;
    }
    EXPECT_EQ(capitals, players) << id;
  }
}

// [M-SET-1] A map is for its own number of players.
TEST(MonumentalSetup, MapForAnotherNumberOfPlayersIsRefused) {
  EXPECT_TRUE(static_cast<bool>(monumental::Monumental::read_setup(box(), SetupRequest{2, 1, {}, civs(2), "quiet-pastures"})));
  EXPECT_FALSE(static_cast<bool>(monumental::Monumental::read_setup(box(), SetupRequest{3, 1, {}, civs(3), "quiet-pastures"})));
  EXPECT_FALSE(static_cast<bool>(monumental::Monumental::read_setup(box(), SetupRequest{2, 1, {}, civs(2), "four-winds"})));
}

// [M-SET-1] Value or price is visible, the rewards are not: the token itself is known only once it is taken.
TEST(MonumentalSetup, TokensShowValueOrPriceOnly) {
  for (const auto& [players, map] : hand_made()) {
    const State s = open(players, 11, map);

    for (std::size_t i = 0; i < s.map.size; ++i) {
      if (!s.map.has_token(tile(i))) continue;
      EXPECT_TRUE(s.map.token[i].is_none()) << map << ", tile " << i + 1;
      ASSERT_FALSE(s.backs[i].is_none()) << map << ", tile " << i + 1;
      EXPECT_EQ(box().of(s.backs[i]).front, s.map.front[i]) << map << ", tile " << i + 1;
      EXPECT_TRUE(s.map.taken_by[i].is_none()) << map << ", tile " << i + 1;
    }
  }
}

// [M-SET-1] Which token of its value lies on a tile is random: every one of them can, and no Monster-named one without the module.
TEST(MonumentalSetup, TokensAreDealtAtRandom) {
  std::set<std::string> barbarians, towns;

  for (std::uint64_t seed = 1; seed <= 250; ++seed) {
    const State s = open(2, seed);
    barbarians.insert(box().thing_of(s.backs[5]).id);
    towns.insert(box().thing_of(s.backs[1]).id);
  }

  EXPECT_EQ(barbarians, (std::set<std::string>{"barbarian-hunters", "barbarian-herders", "barbarian-shamans", "barbarian-outcasts",
                                               "barbarian-caravaners", "barbarian-fishermen", "barbarian-peddlers"}));
  EXPECT_EQ(towns.size(), 10u);
}

// [M-SET-2] On every hand-made map each Market is a pile of as many of its own tokens as there are players, and none is there twice.
TEST(MonumentalSetup, MarketsHoldAsManyTokensAsPlayers) {
  for (const auto& [players, map] : hand_made()) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) expect_markets(open(players, seed, map), players, map);
  }
}

// [M-SET-2] The tokens are taken at random: every one of the five comes up, and every Market.
TEST(MonumentalSetup, MarketTokensAreDealtAtRandom) {
  std::set<std::string> tokens;

  for (std::uint64_t seed = 1; seed <= 250; ++seed) {
    const State s = open(2, seed, "clash-of-titans");
    ASSERT_TRUE(has_market(s, 4)) << "seed " << seed;
    for (const auto token : s.piles[s.map.market[4]]) tokens.insert(box().thing_of(token).id);
  }

  EXPECT_EQ(tokens.size(), 20u);
}

// [M-SET-3] On every hand-made map a Production token lies on each tile but Capitals, water and Markets.
TEST(MonumentalSetup, ProductionTokensLieOnAllOtherTiles) {
  for (const auto& [players, map] : hand_made()) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) expect_production(open(players, seed, map), map);
  }
}

// [M-SET-3] By the numbers: 13 tokens on Clash of Titans and none on the tiles named.
TEST(MonumentalSetup, ProductionTokensOfClashOfTitans) {
  const MonumentalTable t = at_table(2, 2, "clash-of-titans");
  int tokens = 0;

  for (int i = 1; i <= 19; ++i) tokens += t.production_on(i) ? 1 : 0;

  EXPECT_EQ(tokens, 13);
  for (const int bare : {1, 19, 7, 13, 5, 15}) EXPECT_FALSE(t.production_on(bare)) << bare;
}

// [M-SET-4] [M-SET-5] The eras come one after the other: six cards of era I on the track, nine on top of the deck, then 12 of era II, 8 of
// III.
TEST(MonumentalSetup, ErasComeOneAfterTheOther) {
  for (const int players : kPlayers) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const State s = open(players, seed);
      const auto cards = development_of(s);
      ASSERT_EQ(cards.size(), 35u) << about(players, seed);
      ASSERT_EQ(s.development.size(), 29u) << about(players, seed);

      for (std::size_t i = 0; i < cards.size(); ++i) {
        EXPECT_EQ(era_of(cards[i]), i < 15 ? Era::I : i < 27 ? Era::II : Era::III) << about(players, seed) << ", card " << i + 1;
      }
    }
  }
}

// [M-SET-4] No card is there twice.
TEST(MonumentalSetup, NoDevelopmentCardIsThereTwice) {
  const auto cards = development_of(open(3, 4));
  std::set<std::string> ids;

  for (const auto card : cards) ids.insert(id_of(card));

  EXPECT_EQ(ids.size(), 35u);
}

// [M-SET-4] Each era is shuffled: any of its cards may come first.
TEST(MonumentalSetup, EachEraIsShuffled) {
  std::set<std::string> classical, medieval, modern;

  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const auto cards = development_of(open(2, seed));
    classical.insert(id_of(cards[6]));
    medieval.insert(id_of(cards[15]));
    modern.insert(id_of(cards[27]));
  }

  EXPECT_EQ(classical.size(), 15u);
  EXPECT_EQ(medieval.size(), 12u);
  EXPECT_EQ(modern.size(), 8u);
}

// [M-SET-4] A separation card that comes up is removed and the next card is drawn instead: the track is full whenever an era begins.
TEST(MonumentalSetup, TrackIsFullWhenAnEraBegins) {
  MonumentalTable t = ready_table(2, 8);
  const Strings order = t.development();

  for (std::size_t turn = 1; turn <= 13; ++turn) {
    pass_turn(t);

    const auto track = t.track();
    EXPECT_EQ(std::count(track.begin(), track.end(), ""), 0) << "turn " << turn;
    EXPECT_EQ(t.development(), Strings(order.begin() + static_cast<std::ptrdiff_t>(2 * turn), order.end())) << "turn " << turn;
  }
}

// [M-SET-5] The first 6 Development cards form the track.
TEST(MonumentalSetup, TrackHasSixCards) {
  for (const int players : kPlayers) {
    const MonumentalTable t = at_table(players, 6, usual_map(players));
    const auto track = t.track();

    EXPECT_EQ(track.size(), 6u) << players;
    EXPECT_EQ(std::count(track.begin(), track.end(), ""), 0) << players;
    EXPECT_TRUE(t.track_discard().empty()) << players;
  }
}

// [M-SET-5] With 2 players there are two tracks of 3: each of them loses a card when nothing is taken; with more players there is one
// track.
TEST(MonumentalSetup, TwoPlayersHaveTwoTracks) {
  for (const int players : kPlayers) {
    MonumentalTable t = ready_table(players, 12);
    const auto before = t.track();

    pass_turn(t);

    const auto lost = t.track_discard();
    const std::set<std::string> expected = players == 2 ? std::set<std::string>{before[2], before[5]} : std::set<std::string>{before[5]};
    EXPECT_EQ(std::set<std::string>(lost.begin(), lost.end()), expected) << players;
    EXPECT_EQ(lost.size(), expected.size()) << players;
  }
}

// [M-SET-6] Nine spaces are filled; when the Knowledge is dealt the next card lies on it, and then ten cards lie there.
TEST(MonumentalSetup, CityHasNineFilledSpaces) {
  int with_knowledge = 0, without = 0;

  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const State s = open(4, seed);
    for (std::size_t p = 0; p < 4; ++p) {
      const auto& player = s.board.players[p];
      std::size_t under = 0;
      for (std::size_t space = 0; space < 9; ++space) {
        ASSERT_FALSE(player.city[space].is_none()) << "seed " << seed;
        EXPECT_FALSE(box().of(player.city[space]).is_knowledge()) << "seed " << seed;
        if (player.under[space].is_none()) continue;
        EXPECT_TRUE(box().of(player.under[space]).is_knowledge()) << "seed " << seed;
        ++under;
      }
      EXPECT_LE(under, 1u) << "seed " << seed;
      EXPECT_EQ(s.decks[p].size(), 15u - 9u - under) << "seed " << seed;
      (under == 1 ? with_knowledge : without) += 1;
    }
  }

  EXPECT_GT(with_knowledge, 0);
  EXPECT_GT(without, 0);
}

// [M-SET-6] City and deck are the 15 cards of one's own civilization, and nothing lies in the discard or the archive.
TEST(MonumentalSetup, CityAndDeckAreTheCardsOfTheCivilization) {
  for (const int players : kPlayers) {
    const State s = open(players, 21);
    for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) {
      const auto& player = s.board.players[p];
      const auto& civ = box().of(player.civ);
      std::multiset<std::string> there, expected;
      for (std::size_t space = 0; space < 9; ++space) {
        there.insert(id_of(player.city[space]));
        if (!player.under[space].is_none()) there.insert(id_of(player.under[space]));
      }
      for (const auto card : s.decks[p]) there.insert(id_of(card));
      for (const auto card : civ.city) expected.insert(id_of(card));

      EXPECT_EQ(civ.id, civs(players)[p]) << players;
      EXPECT_EQ(there, expected) << players;
      EXPECT_EQ(player.discard.size(), 0u) << players;
      EXPECT_EQ(player.archived.size(), 0u) << players;
    }
  }
}

// [M-SET-6] The cards are shuffled: the Knowledge may come to lie in any space, or in the deck.
TEST(MonumentalSetup, CityIsShuffled) {
  std::set<int> places;

  for (std::uint64_t seed = 1; seed <= 250; ++seed) {
    const State s = open(2, seed);
    int place = 9;
    for (std::size_t space = 0; space < 9; ++space) {
      if (!s.board.players[0].under[space].is_none()) place = static_cast<int>(space);
    }
    places.insert(place);
  }

  EXPECT_EQ(places.size(), 10u);
}

// [M-SET-6] Two Gold and nothing else; no policy is developed, no Wonder begun, nothing scores.
TEST(MonumentalSetup, EverybodyBeginsWithTwoGold) {
  for (const int players : kPlayers) {
    const MonumentalTable t = ready_table(players, 17);

    for (int p = 1; p <= players; ++p) {
      EXPECT_EQ(t.has(p, "gold"), 2) << players;
      for (const char* other : {"culture", "production", "science", "military", "production-token"}) {
        EXPECT_EQ(t.has(p, other), 0) << players << ": " << other;
      }
      EXPECT_TRUE(t.policies(p).empty()) << players;
      EXPECT_EQ(t.begun(p), "") << players;
      EXPECT_EQ(t.points(p), 0) << players;
    }
  }
}

// [M-SET-6] Each civilization is played only once.
TEST(MonumentalSetup, EachCivilizationOnlyOnce) {
  const Strings twice = {"japan", "egypt", "japan"};

  EXPECT_FALSE(static_cast<bool>(monumental::Monumental::read_setup(box(), SetupRequest{3, 1, {}, twice, usual_map(3)})));
  EXPECT_TRUE(static_cast<bool>(monumental::Monumental::read_setup(box(), SetupRequest{3, 1, {}, civs(3), usual_map(3)})));
}

// [M-SET-7] The first player is drawn at random: anybody can be.
TEST(MonumentalSetup, FirstPlayerIsDrawnAtRandom) {
  for (const int players : kPlayers) {
    std::set<int> first;

    for (std::uint64_t seed = 1; seed <= 100; ++seed) first.insert(static_cast<int>(open(players, seed).board.first.value) + 1);

    EXPECT_EQ(static_cast<int>(first.size()), players);
  }
}

// [M-SET-7] From the last player, anticlockwise, each picks a Capital; so the first player takes what is left.
TEST(MonumentalSetup, LastPlayerPicksACapitalFirst) {
  for (const int players : kPlayers) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      MonumentalTable t = at_table(players, seed, usual_map(players));
      const int first = static_cast<int>(t.state().board.first.value);
      std::vector<int> order;
      for (int k = 1; k <= players; ++k) order.push_back((first + players - k) % players + 1);
      ASSERT_EQ(t.asked(), order.front()) << about(players, seed);

      auto asked = pick_capitals(t, players);
      if (static_cast<int>(asked.size()) == players - 1) asked.push_back(first + 1);  // the last Capital needs no choice

      EXPECT_EQ(asked, order) << about(players, seed);
      EXPECT_TRUE(all_have_capitals(t, players)) << about(players, seed);
    }
  }
}

// [M-SET-7] Any Capital that is left can be picked, and no one twice.
TEST(MonumentalSetup, EveryCapitalThatIsLeftCanBePicked) {
  for (const int players : kPlayers) {
    MonumentalTable t = at_table(players, 3, usual_map(players));

    int left = players;
    while (!all_have_capitals(t, players) && left > 0) {
      const auto options = t.options();
      ASSERT_EQ(static_cast<int>(options.size()), left) << players;
      t.play(options.back().c_str());
      --left;
    }

    std::set<int> capitals;
    for (const auto& f : t.state().forces) {
      if (f.capital != monumental::kNoTile) capitals.insert(f.capital);
    }
    EXPECT_EQ(static_cast<int>(capitals.size()), players);
    for (const int c : capitals) EXPECT_TRUE(is_capital(t.state(), static_cast<std::size_t>(c))) << players;
  }
}

// [M-SET-7] The first player plays first, the others clockwise, and so it goes round after round.
TEST(MonumentalSetup, FirstPlayerPlaysFirstTheWholeGame) {
  for (const int players : kPlayers) {
    MonumentalTable t = ready_table(players, 31);
    const int first = static_cast<int>(t.state().board.first.value);

    for (int turn = 0; turn < 2 * players + 1; ++turn) {
      EXPECT_EQ(t.active(), (first + turn) % players + 1) << players << " players, turn " << turn + 1;
      EXPECT_EQ(t.asked(), t.active()) << players << " players, turn " << turn + 1;
      pass_turn(t);
    }

    EXPECT_EQ(static_cast<int>(t.state().board.first.value), first) << players;
  }
}

// [M-SET-7] Nobody begins with a province.
TEST(MonumentalSetup, NobodyBeginsWithAProvince) {
  const MonumentalTable t = ready_table(3, 14);

  for (std::size_t i = 0; i < t.state().map.size; ++i) {
    if (is_capital(t.state(), i)) continue;
    EXPECT_EQ(t.holder(static_cast<int>(i) + 1), 0) << i + 1;
    EXPECT_EQ(t.soldiers(static_cast<int>(i) + 1), 0) << i + 1;
    EXPECT_EQ(t.wonder_on(static_cast<int>(i) + 1), "") << i + 1;
  }
}

// --- Own maps -------------------------------------------------------------------------------------------------------------------

template <class F>
void for_each_own_map(F check) {
  for (const int players : kPlayers) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) check(open(players, seed, "generated"), players, about(players, seed));
  }
}

// [M-MAP-1] One Free Town per player, and a Barbarian on every other province.
TEST(OwnMap, OneFreeTownPerPlayerAndBarbariansElsewhere) {
  for_each_own_map([](const State& s, int players, const std::string& what) {
    int towns = 0;
    for (std::size_t i = 0; i < s.map.size; ++i) {
      if (!is_province(s, i)) continue;
      towns += has_town(s, i) ? 1 : 0;
      EXPECT_NE(has_town(s, i), has_barbarian(s, i)) << what << ", tile " << i + 1;
    }
    EXPECT_EQ(towns, players) << what;
  });
}

// [M-MAP-1] [M-MAP-3] Free Towns and Markets lie somewhere else from one map to the next.
TEST(OwnMap, TownsAndMarketsLieAtRandom) {
  std::set<std::vector<bool>> towns, markets;

  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const State s = open(3, seed, "generated");
    std::vector<bool> town, market;
    for (std::size_t i = 0; i < s.map.size; ++i) {
      town.push_back(has_town(s, i));
      market.push_back(has_market(s, i));
    }
    towns.insert(town);
    markets.insert(market);
  }

  EXPECT_GT(towns.size(), 10u);
  EXPECT_GT(markets.size(), 10u);
}

// [M-MAP-2] The Barbarians around each Capital have the same values for every player, only 1s and 2s.
TEST(OwnMap, BarbariansAroundCapitalsAreEqual) {
  for_each_own_map([](const State& s, int players, const std::string& what) {
    std::vector<std::multiset<int>> around;
    for (std::size_t i = 0; i < s.map.size; ++i) {
      if (!is_capital(s, i)) continue;
      std::multiset<int> values;
      for (std::size_t n = 0; n < s.map.size; ++n) {
        if (!contains(s.map.neighbours[i], tile(n)) || !has_barbarian(s, n)) continue;
        const int value = box().of(s.map.front[n]).value;
        EXPECT_TRUE(value == 1 || value == 2) << what << ", tile " << n + 1 << ": " << value;
        values.insert(value);
      }
      around.push_back(values);
    }
    ASSERT_EQ(static_cast<int>(around.size()), players) << what;
    for (const auto& values : around) {
      EXPECT_FALSE(values.empty()) << what;
      EXPECT_EQ(values, around.front()) << what;
    }
  });
}

// [M-MAP-3] [M-SET-2] One Market per player, each with as many tokens as players: three Markets of three tokens with 3 players.
TEST(OwnMap, OneMarketPerPlayer) { for_each_own_map(expect_markets); }

// [M-MAP-3] [M-SET-3] Production tokens as on any map.
TEST(OwnMap, ProductionTokensAsOnAnyMap) {
  for_each_own_map([](const State& s, int, const std::string& what) { expect_production(s, what); });
}

// [M-MAP-4] Nothing lies on water or Capitals.
TEST(OwnMap, NothingOnWaterOrCapitals) {
  for_each_own_map([](const State& s, int players, const std::string& what) {
    int capitals = 0;
    for (std::size_t i = 0; i < s.map.size; ++i) {
      capitals += is_capital(s, i) ? 1 : 0;
      if (is_province(s, i)) continue;
      EXPECT_FALSE(s.map.has_token(tile(i))) << what << ", tile " << i + 1;
      EXPECT_FALSE(has_market(s, i)) << what << ", tile " << i + 1;
      EXPECT_FALSE(has_production(s, i)) << what << ", tile " << i + 1;
      EXPECT_TRUE(s.map.wonder[i].is_none()) << what << ", tile " << i + 1;
    }
    EXPECT_EQ(capitals, players) << what;
  });
}

// [M-MAP-4] Every land tile can be reached from every Capital without crossing water or the Capital of another.
TEST(OwnMap, EveryLandTileIsReachableFromEveryCapital) {
  for_each_own_map([](const State& s, int, const std::string& what) {
    for (std::size_t from = 0; from < s.map.size; ++from) {
      if (!is_capital(s, from)) continue;
      TileSet reached = monumental::bit(tile(from));
      std::vector<std::size_t> open_ends = {from};
      while (!open_ends.empty()) {
        const std::size_t here = open_ends.back();
        open_ends.pop_back();
        for (std::size_t n = 0; n < s.map.size; ++n) {
          if (is_water(s, n) || !contains(s.map.neighbours[here], tile(n)) || contains(reached, tile(n))) continue;
          reached |= monumental::bit(tile(n));
          if (!is_capital(s, n)) open_ends.push_back(n);
        }
      }
      EXPECT_EQ(reached, s.map.land()) << what << ", from tile " << from + 1;
    }
  });
}

// [M-MAP-4] Adjacent are the tiles that touch: the neighbours of a map agree with where its tiles lie.
TEST(OwnMap, NeighboursAreTheTilesThatTouch) {
  constexpr std::array<std::pair<int, int>, 6> kSteps = {{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

  for_each_own_map([&](const State& s, int, const std::string& what) {
    std::map<std::pair<int, int>, std::size_t> places;
    for (std::size_t i = 0; i < s.map.size; ++i) {
      EXPECT_TRUE(places.insert({{s.map.q[i], s.map.r[i]}, i}).second) << what << ", tile " << i + 1;
    }
    for (std::size_t i = 0; i < s.map.size; ++i) {
      TileSet expected = 0;
      for (const auto& [q, r] : kSteps) {
        const auto there = places.find({s.map.q[i] + q, s.map.r[i] + r});
        if (there != places.end()) expected |= monumental::bit(tile(there->second));
      }
      EXPECT_EQ(s.map.neighbours[i], expected) << what << ", tile " << i + 1;
    }
  });
}

// --- Renaissance ----------------------------------------------------------------------------------------------------------------

// [M-REN-1] [M-SET-4] The 12 cards of the Renaissance stand between those of era II and III.
TEST(Renaissance, StandsBetweenErasTwoAndThree) {
  for (const int players : kPlayers) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const auto cards = development_of(open(players, seed, usual_map(players), {"renaissance"}));
      ASSERT_EQ(cards.size(), 47u) << about(players, seed);

      for (std::size_t i = 0; i < cards.size(); ++i) {
        const Era era = i < 15 ? Era::I : i < 27 ? Era::II : i < 39 ? Era::R : Era::III;
        EXPECT_EQ(era_of(cards[i]), era) << about(players, seed) << ", card " << i + 1;
      }
    }
  }
}

// [M-REN-1] They are shuffled: any of the twelve may come first.
TEST(Renaissance, IsShuffled) {
  std::set<std::string> first;

  for (std::uint64_t seed = 1; seed <= 300; ++seed) first.insert(id_of(development_of(open(2, seed, usual_map(2), {"renaissance"}))[27]));

  EXPECT_EQ(first.size(), 12u);
}

// [M-REN-1] It is optional: without it none of its cards is in the game.
TEST(Renaissance, IsOptional) {
  const auto cards = development_of(open(4, 2));

  EXPECT_TRUE(std::none_of(cards.begin(), cards.end(), [](CardId c) { return era_of(c) == Era::R; }));
}

}  // namespace
}  // namespace stele::kit
