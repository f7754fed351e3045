#include <bit>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "games/monuments/game.h"
#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

Table dealt(int players, std::uint64_t seed) {
  Table t(players);
  t.state() =
      Monuments::begin(Monuments::catalogue(), Monuments::read_setup(Monuments::catalogue(), {players, seed, {}, {}, {}}).value()).value();
  return t;
}

int cards_in_hand(const Table& t, std::size_t seat) { return static_cast<int>(t.state().hands[seat].size()); }

int cards_in_all(const Table& t) { return static_cast<int>(cards_in_game(t.catalogue(), t.state().board).size()); }

int monuments_in_play(const Table& t) { return std::popcount(static_cast<unsigned>(t.state().board.in_play)); }

bool in_play(const Table& t, std::size_t m) { return ((static_cast<unsigned>(t.state().board.in_play) >> m) & 1u) != 0; }

// Every card outside the pile, as text.
std::string dealt_cards(const Table& t, int players) {
  std::string all = " " + t.display() + " ";
  for (int seat = 0; seat < players; ++seat) all += t.hand(seat) + " ";
  return all;
}

bool holds(const std::string& cards, const std::string& word) { return cards.find(word) != std::string::npos; }

// [W-COMP-1] Twelve monuments of nine cards are 108 cards, and all are in a game of four.
TEST(Setup, FourPlayersUseAllOneHundredAndEightCards) {
  const Table t = dealt(4, 1);

  EXPECT_EQ(static_cast<int>(t.catalogue().monuments.size()), 12);
  EXPECT_EQ(monuments_in_play(t), 12);
  EXPECT_EQ(cards_in_all(t), 108);
}

// [W-COMP-1] Every value from 1 to 9 stands once in each monument, with one symbol; each symbol is on 36 cards.
TEST(Setup, EveryCardHasOneSymbol) {
  const Catalogue& cat = Monuments::catalogue();
  int scrolls = 0;
  int ships = 0;
  int helmets = 0;

  for (const auto& m : cat.monuments) {
    for (int value = 1; value <= 9; ++value) {
      const auto symbol = cat.symbol_of(kit::card(std::string(m.abbr) + std::to_string(value)));
      scrolls += symbol == Symbol::Scroll ? 1 : 0;
      ships += symbol == Symbol::Ship ? 1 : 0;
      helmets += symbol == Symbol::Helmet ? 1 : 0;
    }
  }

  EXPECT_EQ(scrolls, 36);
  EXPECT_EQ(ships, 36);
  EXPECT_EQ(helmets, 36);
}

// [W-COMP-1] The availability card of each of the twelve monuments lets two colours build it and no third.
TEST(Setup, EveryMonumentIsAvailableTwice) {
  for (const auto& m : Monuments::catalogue().monuments) {
    const std::string abbr(m.abbr);
    Table t(4);
    t.hand(0, abbr + "1 " + abbr + "2 " + abbr + "3").exhibit("blue", abbr + " 4 5");

    EXPECT_TRUE(t.offers("build " + abbr));

    t.exhibit("green", abbr + " 6 7 8");

    EXPECT_EQ(t.refuses("build " + abbr), "W-BUILD-2");
  }
}

// [W-COMP-2] Every monument has a track of its own.
TEST(Setup, MarkersMoveOnTracksOfTheirOwn) {
  Table t(4);
  t.exhibit("blue", "AK 9 7");

  t.play("story");

  for (const auto& m : t.catalogue().monuments) {
    const std::string abbr(m.abbr);
    EXPECT_EQ(t.marker(abbr), abbr == "AK" ? 1 : 0) << abbr;
  }
}

// [W-COMP-2] The story ladder has no upper end: all twelve monuments, each built twice, make 24 pages.
TEST(Setup, StoryLadderHasNoUpperEnd) {
  Table t(4);
  for (const auto& m : t.catalogue().monuments) {
    t.exhibit("blue", std::string(m.abbr) + " 1 2").exhibit("green", std::string(m.abbr) + " 3 4 5");
  }

  t.play("story");

  EXPECT_EQ(t.stories(), "red 24");
  EXPECT_EQ(t.total("red", "stories"), 24);
}

// [W-COMP-3] Of its four pawns each colour uses one as counter; the other three are historians, all used by three players.
TEST(Setup, EachColourHasACounterAndThreeHistorians) {
  Table t(3);
  t.active(1).hand(1, "AK5 PE1").exhibit("blue", "AK 2 7");

  t.play({"score ship", "discard AK5", "discard PE1"});

  EXPECT_EQ(t.points("red"), 0);
  EXPECT_EQ(t.points("blue"), 2);
  EXPECT_EQ(t.points("green"), 0);
  EXPECT_EQ(t.historians("red"), 3);
  EXPECT_EQ(t.historians("blue"), 3);
  EXPECT_EQ(t.historians("green"), 3);
}

// [W-COMP-4] The track has six spaces; the last is 18 (12-6).
TEST(Setup, LastSpaceOfTheTrackIsEighteen) {
  const Catalogue& cat = Monuments::catalogue();

  ASSERT_EQ(static_cast<int>(cat.track.size()), 6);
  EXPECT_EQ(cat.track[5].alone, 18);
  EXPECT_EQ(cat.track[5].main, 12);
  EXPECT_EQ(cat.track[5].second, 6);
}

// [W-COMP-4] The spaces of the worked examples: 6 for a lone builder, 6-3 and 8-4 for two.
TEST(Setup, TrackShowsTheNumbersOfTheExamples) {
  const Catalogue& cat = Monuments::catalogue();

  EXPECT_EQ(cat.track[1].alone, 6);
  EXPECT_EQ(cat.track[2].main, 6);
  EXPECT_EQ(cat.track[2].second, 3);
  EXPECT_EQ(cat.track[3].main, 8);
  EXPECT_EQ(cat.track[3].second, 4);
}

// [W-COMP-4] Every space to the right is worth more, and a lone builder gets more than the main one, the main more than the second.
TEST(Setup, TrackRisesToTheRight) {
  const Catalogue& cat = Monuments::catalogue();

  for (std::size_t i = 0; i < cat.track.size(); ++i) {
    EXPECT_GT(cat.track[i].alone, cat.track[i].main) << i;
    EXPECT_GT(cat.track[i].main, cat.track[i].second) << i;
    if (i == 0) continue;
    EXPECT_GT(cat.track[i].alone, cat.track[i - 1].alone) << i;
    EXPECT_GT(cat.track[i].main, cat.track[i - 1].main) << i;
    EXPECT_GT(cat.track[i].second, cat.track[i - 1].second) << i;
  }
}

// [W-SET-1] Markers start on the leftmost space, counters on 0.
TEST(Setup, MarkersAndCountersStartAtTheBeginning) {
  const Table t = dealt(4, 1);

  for (const auto& m : t.catalogue().monuments) EXPECT_EQ(t.marker(std::string(m.abbr)), 0) << std::string(m.abbr);
  EXPECT_EQ(t.points("red"), 0);
  EXPECT_EQ(t.points("blue"), 0);
  EXPECT_EQ(t.points("green"), 0);
  EXPECT_EQ(t.points("yellow"), 0);
}

// [W-SET-1] Availability cards start on "2 monuments": two cards are enough to build any monument.
TEST(Setup, EveryMonumentStartsWithoutBuilders) {
  for (const auto& m : Monuments::catalogue().monuments) {
    const std::string abbr(m.abbr);
    Table t = dealt(4, 1);
    t.active(0).hand(0, abbr + "1 " + abbr + "2");

    EXPECT_TRUE(t.offers("build " + abbr)) << abbr;
  }
}

// [W-SET-2] Four players have two historians each.
TEST(Setup, FourPlayersHaveTwoHistoriansEach) {
  const Table t = dealt(4, 1);

  EXPECT_EQ(t.historians("red"), 2);
  EXPECT_EQ(t.historians("blue"), 2);
  EXPECT_EQ(t.historians("green"), 2);
  EXPECT_EQ(t.historians("yellow"), 2);
}

// [W-SET-2] Three players have three historians each.
TEST(Setup, ThreePlayersHaveThreeHistoriansEach) {
  const Table t = dealt(3, 1);

  EXPECT_EQ(t.historians("red"), 3);
  EXPECT_EQ(t.historians("blue"), 3);
  EXPECT_EQ(t.historians("green"), 3);
}

// [W-SET-3] Three players leave 20 cards in the box: 88 are in the game.
TEST(Setup, ThreePlayersUseEightyEightCards) {
  const Table t = dealt(3, 1);

  EXPECT_EQ(cards_in_all(t), 88);
  EXPECT_EQ(monuments_in_play(t), 11);
  EXPECT_EQ(t.pile_size(), 88 - 3 * 5 - 3);
}

// [W-SET-3] The monument that leaves with three players is Semiramis.
TEST(Setup, ThreePlayersLeaveSemiramisOut) {
  const Table t = dealt(3, 1);

  for (std::size_t m = 0; m < t.catalogue().monuments.size(); ++m) {
    const bool semiramis = std::string(t.catalogue().monuments[m].abbr) == "SE";
    EXPECT_EQ(in_play(t, m), !semiramis) << m;
    EXPECT_EQ(static_cast<bool>(t.catalogue().monuments[m].leaves_with_3_players), semiramis) << m;
  }
}

// [W-SET-3] With three players no Semiramis card and no card with the struck-out III is ever dealt.
TEST(Setup, ThreePlayersNeverSeeAStruckCard) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const std::string cards = dealt_cards(dealt(3, seed), 3);

    EXPECT_FALSE(holds(cards, "SE")) << "seed " << seed;
    for (const auto& m : Monuments::catalogue().monuments) {
      if (m.leaves_with_3_players) continue;
      const std::string struck = std::string(m.abbr) + std::to_string(static_cast<int>(m.struck));
      EXPECT_FALSE(holds(cards, struck)) << struck << " with seed " << seed;
    }
  }
}

// [W-SET-3] Each of the eleven other monuments loses exactly one card, from 1 to 9.
TEST(Setup, OneCardOfEveryOtherMonumentIsStruck) {
  for (const auto& m : Monuments::catalogue().monuments) {
    if (m.leaves_with_3_players) continue;
    EXPECT_GE(static_cast<int>(m.struck), 1) << std::string(m.abbr);
    EXPECT_LE(static_cast<int>(m.struck), 9) << std::string(m.abbr);
  }
}

// [W-SET-3] With four players the struck cards are dealt like the others.
TEST(Setup, FourPlayersKeepTheStruckCards) {
  bool semiramis = false;
  bool struck = false;

  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const std::string cards = dealt_cards(dealt(4, seed), 4);
    semiramis = semiramis || holds(cards, "SE");
    struck = struck || holds(cards, "AK8");
  }

  EXPECT_TRUE(semiramis);
  EXPECT_TRUE(struck);
}

// [W-SET-4] Two players run two colours each; every colour has its own score and two historians.
TEST(Setup, TwoPlayersRunFourColoursWithTwoHistoriansEach) {
  const Table t = dealt(2, 1);

  EXPECT_EQ(t.state().board.players, 2);
  EXPECT_EQ(t.historians("red"), 2);
  EXPECT_EQ(t.historians("blue"), 2);
  EXPECT_EQ(t.historians("green"), 2);
  EXPECT_EQ(t.historians("yellow"), 2);
  EXPECT_EQ(t.points("red"), 0);
  EXPECT_EQ(t.points("blue"), 0);
  EXPECT_EQ(t.points("green"), 0);
  EXPECT_EQ(t.points("yellow"), 0);
}

// [W-SET-4] Two players play without one monument: 99 cards, none of them of that monument.
TEST(Setup, TwoPlayersLeaveOneMonumentOut) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const Table t = dealt(2, seed);

    EXPECT_EQ(monuments_in_play(t), 11) << "seed " << seed;
    EXPECT_EQ(cards_in_all(t), 99) << "seed " << seed;
    for (std::size_t m = 0; m < t.catalogue().monuments.size(); ++m) {
      if (in_play(t, m)) continue;
      EXPECT_FALSE(holds(dealt_cards(t, 2), std::string(t.catalogue().monuments[m].abbr))) << "seed " << seed;
    }
  }
}

// [W-SET-4] The monument left out with two players is chosen at random.
TEST(Setup, MonumentLeftOutWithTwoPlayersIsRandom) {
  std::set<std::size_t> left_out;

  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const Table t = dealt(2, seed);
    for (std::size_t m = 0; m < t.catalogue().monuments.size(); ++m) {
      if (!in_play(t, m)) left_out.insert(m);
    }
  }

  EXPECT_EQ(static_cast<int>(left_out.size()), 12);
}

// [W-SET-5] Each player, also with two, is dealt five cards; three lie face up and the rest are the pile.
TEST(Setup, FiveCardsEachAndThreeFaceUp) {
  for (int players = 2; players <= 4; ++players) {
    const Table t = dealt(players, 1);

    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) EXPECT_EQ(cards_in_hand(t, seat), 5) << seat;
    for (std::size_t i = 0; i < 3; ++i) EXPECT_FALSE(t.state().board.display[i].is_none()) << i;
    EXPECT_EQ(t.pile_size(), cards_in_all(t) - 5 * players - 3) << players;
  }
}

// [W-SET-5] The cards are shuffled: another seed deals other cards, the same seed the same.
TEST(Setup, CardsAreShuffledBySeed) {
  EXPECT_NE(dealt_cards(dealt(4, 1), 4), dealt_cards(dealt(4, 2), 4));
  EXPECT_EQ(dealt_cards(dealt(4, 1), 4), dealt_cards(dealt(4, 1), 4));
}

// [W-SET-6] The first player is drawn at random.
TEST(Setup, FirstPlayerIsRandom) {
  for (int players = 2; players <= 4; ++players) {
    std::set<int> first;

    for (std::uint64_t seed = 1; seed <= 100; ++seed) first.insert(dealt(players, seed).seat());

    EXPECT_EQ(static_cast<int>(first.size()), players);
  }
}

// [W-SET-6] Play goes clockwise, round and round.
TEST(Setup, PlayGoesClockwise) {
  for (int players = 2; players <= 4; ++players) {
    Table t(players);

    for (int turn = 0; turn < 2 * players; ++turn) {
      EXPECT_EQ(t.seat(), turn % players);
      t.play({"draw", "end"});
    }
  }
}

}  // namespace
}  // namespace stele::monuments
