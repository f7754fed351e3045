// What is in the box and how the table is laid.
#include <algorithm>
#include <set>

#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using duel::Duel;
using kit::DuelTable;
using kit::Names;

Result<duel::Setup> ask_for(std::vector<std::string> civilizations, std::vector<std::string> modules = {}, std::uint64_t seed = 1) {
  SetupRequest request;
  request.players = 2;
  request.seed = seed;
  request.civilizations = std::move(civilizations);
  request.modules = std::move(modules);
  return Duel::read_setup(DuelTable::cat(), request);
}
// The game as the rules begin it, whoever plays first.
duel::State begun(std::vector<std::string> modules, std::uint64_t seed) {
  return Duel::begin(DuelTable::cat(), ask_for({"mali", "aztec"}, std::move(modules), seed).value()).value();
}
Names all_development(const duel::State& s) {
  Names out;
  for (const civic::CardId c : s.development) out.push_back(DuelTable::cat().things[c.value].id);
  for (const civic::CardId c : s.board.track) out.push_back(DuelTable::cat().things[c.value].id);
  return out;
}
// How many cards of each era; of one type if `type` is given.
std::array<int, 3> by_era(const duel::State& s, int type = -1) {
  std::array<int, 3> out{};
  for (const std::string& id : all_development(s)) {
    const auto& card = DuelTable::cat().of(DuelTable::card(id));
    if (type >= 0 && static_cast<int>(duel::development_type(card)) != type) continue;
    for (std::size_t e = 0; e < 3; ++e) out[e] += card.era == duel::kEraOrder[e] ? 1 : 0;
  }
  return out;
}
using Eras = std::array<int, 3>;

// [D-COMP-1] 15 City cards, one of them a Knowledge, 5 policies, 12, 12 and 6 Development cards, 5 of each Basic Building, 10 Free Cities.
TEST(DuelSetup, TheBoxHoldsWhatItsListSays) {
  for (const std::string civ : {"mali", "aztec", "japan"}) {
    DuelTable t(civ, civ == "japan" ? "mali" : "japan");
    Names own = t.deck(0);
    for (const auto& row : {"a", "b", "c"})
      for (const auto& column : {"1", "2", "3"}) {
        const std::string both = t.at(0, std::string{row} + column);
        own.push_back(both.substr(0, both.find('+')));
        if (both.find('+') != std::string::npos) own.push_back(both.substr(both.find('+') + 1));
      }
    EXPECT_EQ(own.size(), 15u) << civ;
    EXPECT_EQ(std::count_if(own.begin(), own.end(), [](const auto& id) { return DuelTable::cat().of(DuelTable::card(id)).is_knowledge(); }),
              1);
    EXPECT_EQ(DuelTable::cat().of(t.s.board.players[0].civ).policies.size(), 5u);
  }
  EXPECT_EQ(by_era(begun({}, 1)), (Eras{12, 12, 6}));
  EXPECT_EQ(DuelTable::cat().cities.size(), 10u);
  DuelTable t;
  for (const std::string basic : {"workshop", "laboratory", "archery-range", "barricade"}) EXPECT_EQ(t.basics(basic), 5);
}

// [D-COMP-2] Knowledge, Wonders and Provinces 3/3/2, Buildings 3/3/0, at random among the boxes in play and no others.
TEST(DuelSetup, AMixedDeckHasItsShareOfEveryType) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const duel::State s = begun({"exploration", "mixed-deck"}, seed);
    for (int type = 0; type < 3; ++type) EXPECT_EQ(by_era(s, type), (Eras{3, 3, 2}));
    EXPECT_EQ(by_era(s, 3), (Eras{3, 3, 0}));
    const Names deck = all_development(s);
    EXPECT_EQ(std::set<std::string>(deck.begin(), deck.end()).size(), 30u) << "no card twice";
    seen.insert(deck.begin(), deck.end());
  }
  for (const std::string trade : {"writing", "colossus", "sahara", "watchtowers", "eiffel-tower"}) EXPECT_TRUE(seen.contains(trade));
  for (const std::string exploration : {"celestial-navigation", "tower-of-hercules", "canary-islands", "trireme-sheds", "pampas"})
    EXPECT_TRUE(seen.contains(exploration));
  for (const std::string espionage : {"scytale", "oracle-of-delphi", "thermopylae", "relay-stations", "bosporus"})
    EXPECT_FALSE(seen.contains(espionage)) << "its box is not in play";
}

// [D-COMP-2] Without the mixed deck the 30 cards are those of the Trade box, whatever is played.
TEST(DuelSetup, ModulesAloneDoNotMixTheDeck) {
  Names trade = all_development(begun({}, 1)), same = all_development(begun({"exploration", "espionage"}, 2));
  std::sort(trade.begin(), trade.end());
  std::sort(same.begin(), same.end());
  EXPECT_EQ(trade, same);
}

// [D-SET-1] Era I over II over III; the first six cards are the track. The order is shuffled.
TEST(DuelSetup, TheDevelopmentDeckIsLaidByEras) {
  const duel::State s = begun({}, 1);
  for (const civic::CardId c : s.board.track) EXPECT_EQ(DuelTable::cat().of(c).era, duel::kEraOrder[0]);
  ASSERT_EQ(s.development.size(), 24u);
  for (std::size_t i = 0; i < 24; ++i) {  // from the bottom
    const std::size_t era = i < 6 ? 2 : i < 18 ? 1 : 0;
    EXPECT_EQ(DuelTable::cat().of(s.development[i]).era, duel::kEraOrder[era]) << i;
  }
  EXPECT_TRUE(s.board.development_discard.empty());
  EXPECT_NE(all_development(s), all_development(begun({}, 2)));
}

// [D-SET-2] Three Free Cities face up, the other seven in a pile that nobody knows.
TEST(DuelSetup, ThreeFreeCitiesLieFaceUp) {
  DuelTable t, other("japan", "aztec", {}, 2);
  const Names three = t.free_cities();
  EXPECT_EQ(std::set<std::string>(three.begin(), three.end()).size(), 3u);
  EXPECT_EQ(t.s.cities.size(), 7u);
  EXPECT_NE(three, other.free_cities());
  EXPECT_EQ(Duel::view(DuelTable::cat(), t.s, PlayerId{0}).cities, 7) << "how many, not which";
}

// [D-SET-3] Nine spaces; whenever the Knowledge is dealt the next card lies on it; the rest is the deck; 2 Gold and nothing else.
TEST(DuelSetup, TheCityIsDealtFromFifteenCards) {
  int dealt = 0, not_dealt = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    DuelTable t("japan", "aztec", {}, seed);
    int on_knowledge = 0;
    for (const std::string space : {"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"}) {
      EXPECT_NE(t.at(0, space), "");
      EXPECT_NE(t.at(0, space), "japan-bushido") << "a card lies on it";
      on_knowledge += t.at(0, space).ends_with("+japan-bushido") ? 1 : 0;
    }
    EXPECT_EQ(t.deck(0).size(), on_knowledge == 1 ? 5u : 6u);
    ++(on_knowledge == 1 ? dealt : not_dealt);
    EXPECT_EQ(t.supply(0), "2 gold");
    EXPECT_EQ(t.supply(1), "2 gold");
    EXPECT_TRUE(t.policies(0).empty());
  }
  EXPECT_GT(dealt, 0);
  EXPECT_GT(not_dealt, 0);
}

// [D-SET-3] [D-CIV-AZTEC] The Aztecs begin with a Province and two markers of each type; the others with none.
TEST(DuelSetup, TheAztecsBeginWithAProvince) {
  DuelTable t("japan", "aztec");
  EXPECT_EQ(t.pile(1), Names{"aztec-anahuac"});
  EXPECT_TRUE(t.pile(0).empty());
  EXPECT_EQ(t.s.sides[1].markers, (std::array<std::uint8_t, 3>{2, 2, 2}));
  EXPECT_EQ(t.s.sides[0].markers, (std::array<std::uint8_t, 3>{0, 0, 0}));
}

// [D-SET-4] Two different civilizations; the Advantage points to nobody; who plays first is left to chance.
TEST(DuelSetup, CivilizationsDifferAndChanceSaysWhoIsFirst) {
  EXPECT_FALSE(static_cast<bool>(ask_for({"japan", "japan"})));
  EXPECT_TRUE(static_cast<bool>(ask_for({"japan", "mali"})));
  std::set<int> first;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const duel::State s = begun({}, seed);
    first.insert(s.board.first.value);
    EXPECT_TRUE(s.middle.advantage.is_none());
    EXPECT_EQ(Duel::decision(DuelTable::cat(), s).seat, s.board.first);
  }
  EXPECT_EQ(first, (std::set<int>{0, 1}));
}

// [D-SET-4] Civilizations that nobody names are drawn, and are two different ones.
TEST(DuelSetup, CivilizationsCanBeDrawn) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const duel::State s = Duel::begin(DuelTable::cat(), ask_for({}, {}, seed).value()).value();
    EXPECT_NE(s.board.players[0].civ, s.board.players[1].civ);
  }
}

// [D-INFO-1] One sees one's own discard, and what lies in it is known; the order of the deck is not.
TEST(DuelSetup, OnesOwnDiscardIsOpenTheDeckIsNot) {
  DuelTable t("japan", "aztec");
  t.actions().deck_is(0, {"mine", "forum"});
  const duel::View own = Duel::view(DuelTable::cat(), t.s, PlayerId{0});
  EXPECT_EQ(own.board.players[0].discard, t.s.board.players[0].discard);
  EXPECT_EQ(own.board.players[0].discard.size(), 4u);
  EXPECT_TRUE(own.tops[0].empty());
  DuelTable other("japan", "aztec");
  other.actions().deck_is(0, {"forum", "mine"});
  other.s.board.players[0].discard = t.s.board.players[0].discard;
  EXPECT_TRUE(Duel::view(DuelTable::cat(), other.s, PlayerId{0}).decks == own.decks) << "sorted";
}

// [D-INFO-1] All five of one's policies can be had from the start: one knows them.
TEST(DuelSetup, OneKnowsOnesPolicies) {
  DuelTable t("aztec", "mali");
  t.actions().have(0, "1 culture");
  EXPECT_EQ(t.options("develop").size(), 5u);
}

}  // namespace
}  // namespace stele
