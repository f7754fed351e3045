#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Turns = std::vector<int>;

// A table with full Cities that ask nothing; nobody has acquired a card yet.
MonumentalTable late_game(int players) {
  std::vector<std::string> civs = {"japan", "egypt", "greece", "denmark"};
  civs.resize(static_cast<std::size_t>(players));
  MonumentalTable t(MonumentalTable::With{.players = players, .civs = civs});
  for (int player = 1; player <= players; ++player) {
    t.city(player, {"work-camp", "work-camp", "work-camp", "work-camp", "work-camp", "library", "library", "library", "fort"});
    t.deck(player, {"fort", "fort", "forum", "mine", "workshop"}).discard(player, {});
  }
  t.track({"stonehenge", "market", "irrigation", "shipyard", "academy", "navigation"});
  return t;
}

// Ends the turn, then everybody activates and ends theirs until the game is over: whose turns these were.
Turns turns_to_the_end(MonumentalTable& t) {
  Turns turns;
  t.play("end");
  while (!t.over() && turns.size() < 20) {
    turns.push_back(t.active());
    t.play({"row a", "column 1", "end"});
  }
  return turns;
}

// The turns that follow when the last Development card comes up at the end of this player's turn.
Turns turns_after_the_last_card(int players, int player, int first) {
  MonumentalTable t = late_game(players);
  t.first_player(first).turn_of(player);
  if (players == 2) {
    t.development({"alhambra", "monastery"});
  } else {
    t.development({"alhambra"});
  }
  return turns_to_the_end(t);
}

// How many turns each player has had in the end, if player 1 begins with this deck and nobody acquires anything.
Turns turns_each_has(int players, std::initializer_list<const char*> deck) {
  MonumentalTable t = late_game(players);
  t.first_player(1).turn_of(1).development(deck);
  Turns turns(static_cast<std::size_t>(players), 0);
  turns[0] = 1;
  for (const int player : turns_to_the_end(t)) ++turns[static_cast<std::size_t>(player - 1)];
  return turns;
}

// [M-END-1] 2 players: the round is finished, then both have one last turn.
TEST(End, TwoPlayersFinishTheRoundAndHaveOneLastTurnEach) {
  EXPECT_EQ(turns_after_the_last_card(2, 1, 1), (Turns{2, 1, 2}));
  EXPECT_EQ(turns_after_the_last_card(2, 2, 1), (Turns{1, 2}));
}

// [M-END-1] 3 players: the round is finished, then all three have one last turn.
TEST(End, ThreePlayersFinishTheRoundAndHaveOneLastTurnEach) {
  EXPECT_EQ(turns_after_the_last_card(3, 1, 1), (Turns{2, 3, 1, 2, 3}));
  EXPECT_EQ(turns_after_the_last_card(3, 2, 1), (Turns{3, 1, 2, 3}));
  EXPECT_EQ(turns_after_the_last_card(3, 3, 1), (Turns{1, 2, 3}));
}

// [M-END-1] 4 players: the round is finished, then all four have one last turn.
TEST(End, FourPlayersFinishTheRoundAndHaveOneLastTurnEach) {
  EXPECT_EQ(turns_after_the_last_card(4, 1, 1), (Turns{2, 3, 4, 1, 2, 3, 4}));
  EXPECT_EQ(turns_after_the_last_card(4, 2, 1), (Turns{3, 4, 1, 2, 3, 4}));
  EXPECT_EQ(turns_after_the_last_card(4, 3, 1), (Turns{4, 1, 2, 3, 4}));
  EXPECT_EQ(turns_after_the_last_card(4, 4, 1), (Turns{1, 2, 3, 4}));
}

// [M-END-1] The round ends with the player on the right of the first player, whoever that is.
TEST(End, TheRoundGoesByTheFirstPlayer) {
  EXPECT_EQ(turns_after_the_last_card(2, 1, 2), (Turns{2, 1}));
  EXPECT_EQ(turns_after_the_last_card(2, 2, 2), (Turns{1, 2, 1}));
  EXPECT_EQ(turns_after_the_last_card(3, 1, 2), (Turns{2, 3, 1}));
  EXPECT_EQ(turns_after_the_last_card(3, 2, 2), (Turns{3, 1, 2, 3, 1}));
  EXPECT_EQ(turns_after_the_last_card(3, 3, 2), (Turns{1, 2, 3, 1}));
  EXPECT_EQ(turns_after_the_last_card(4, 1, 3), (Turns{2, 3, 4, 1, 2}));
  EXPECT_EQ(turns_after_the_last_card(4, 2, 3), (Turns{3, 4, 1, 2}));
}

// [M-END-1] Whenever the last card comes up, all have had as many turns: those of the rounds begun until then and one more.
TEST(End, AllHaveHadAsManyTurns) {
  EXPECT_EQ(turns_each_has(2, {"alhambra"}), (Turns{2, 2}));
  EXPECT_EQ(turns_each_has(2, {"alhambra", "monastery"}), (Turns{2, 2}));
  EXPECT_EQ(turns_each_has(2, {"alhambra", "monastery", "alchemy"}), (Turns{2, 2}));
  EXPECT_EQ(turns_each_has(2, {"alhambra", "monastery", "alchemy", "compass"}), (Turns{2, 2}));
  EXPECT_EQ(turns_each_has(2, {"alhambra", "monastery", "alchemy", "compass", "chivalry"}), (Turns{3, 3}));

  EXPECT_EQ(turns_each_has(3, {"alhambra"}), (Turns{2, 2, 2}));
  EXPECT_EQ(turns_each_has(3, {"alhambra", "monastery"}), (Turns{2, 2, 2}));
  EXPECT_EQ(turns_each_has(3, {"alhambra", "monastery", "alchemy"}), (Turns{2, 2, 2}));
  EXPECT_EQ(turns_each_has(3, {"alhambra", "monastery", "alchemy", "compass"}), (Turns{3, 3, 3}));

  EXPECT_EQ(turns_each_has(4, {"alhambra", "monastery", "alchemy"}), (Turns{2, 2, 2, 2}));
  EXPECT_EQ(turns_each_has(4, {"alhambra", "monastery", "alchemy", "compass"}), (Turns{2, 2, 2, 2}));
  EXPECT_EQ(turns_each_has(4, {"alhambra", "monastery", "alchemy", "compass", "chivalry"}), (Turns{3, 3, 3, 3}));
}

// [M-END-1] The end is triggered when the last card is revealed, however many were acquired in that turn.
TEST(End, APurchaseOfSeveralCardsMayRevealTheLastOne) {
  MonumentalTable t = late_game(3);
  t.first_player(1).turn_of(3).have(3, 7, "production").development({"alhambra", "monastery"});

  t.play({"acquire market", "acquire academy"});

  EXPECT_EQ(turns_to_the_end(t), (Turns{1, 2, 3}));
}

// [M-END-1] One card left in the deck is no trigger: there is another round.
TEST(End, OneCardLeftInTheDeckIsNoTrigger) {
  MonumentalTable t = late_game(3);
  t.first_player(1).turn_of(3).have(3, 7, "production").development({"alhambra", "monastery", "alchemy"});

  t.play({"acquire market", "acquire academy"});

  EXPECT_EQ(turns_to_the_end(t), (Turns{1, 2, 3, 1, 2, 3}));
}

// [M-END-1] The last card of the deck is what counts, not a card that can no longer be drawn: an empty place triggers nothing later.
TEST(End, ADeckThatFallsShortTriggersTheEndAtOnce) {
  MonumentalTable t = late_game(4);
  t.first_player(1).turn_of(4).have(4, 7, "production").development({"alhambra"});

  t.play({"acquire market", "acquire academy"});

  EXPECT_EQ(turns_to_the_end(t), (Turns{1, 2, 3, 4}));
}

// [M-END-1] After the last turn the game is over and nothing is asked any more; before it is not.
TEST(End, TheGameIsOverAfterTheLastTurn) {
  MonumentalTable t = late_game(2);
  t.first_player(1).turn_of(2).development({"alhambra", "monastery"});

  t.play({"end", "row a", "column 1", "end", "row a", "column 1"});
  EXPECT_FALSE(t.over());
  t.play("end");

  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.asks(), "");
  EXPECT_FALSE(t.winners().empty());
}

}  // namespace
}  // namespace stele::kit
