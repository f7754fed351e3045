#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "games/monuments/game.h"

// A table of Monuments in a known position, set and asked in the notation of the game. Reads as given, when, then:
//
//   Table t(4);
//   t.hand(0, "AK1 AK7").exhibit("blue", "PE 9 4");     given: bottom card first, the last is the top card
//   t.play({"build AK", "lay AK7", "lay AK1", "done"});  when: fails with the options on offer if one is not legal
//   EXPECT_EQ(t.exhibition("red", "AK"), "7 1");         then
//
// It begins with seat 0 (red; with two players red and blue) to play its first action, empty hands, PY7 PY8 PY9 face up, and all
// other cards in the pile. With two players ZE is left out, with three SE (and the struck cards). Cards that are put somewhere are
// taken from where they were, so that every card stays in one place.
namespace stele::monuments::kit {

class Table {
 public:
  explicit Table(int players = 4, std::vector<std::string> modules = {});

  // Given.
  Table& active(int seat);                                              // whose turn it is, from its beginning
  Table& hand(int seat, const std::string& cards);                      // "AK1 PE3": added to the hand
  Table& known(int seat, const std::string& cards);                     // the same, taken face up: everybody knows them
  Table& exhibit(const std::string& colour, const std::string& build);  // "AK 9 7 6"
  Table& display(const std::string& cards);                             // "AK1 PE3 ZE9", "-" for a gap
  Table& pile(const std::string& cards_from_the_top);                   // these on top of the pile
  Table& pile_only(const std::string& cards_from_the_top);              // nothing else is left: the others leave the game
  Table& marker(const std::string& monument, int space);                // 0 is the leftmost
  Table& points(const std::string& colour, int points);
  Table& historians(const std::string& colour, int left);
  Table& story(const std::string& colour, int pages);  // told before now; uses up one historian
  Table& owner(const std::string& power, const std::string& colour);

  // When.
  Table& play(const std::string& option);
  Table& play(std::initializer_list<std::string> options);

  // Then.
  bool offers(const std::string& option) const;
  std::string refuses(const std::string& option) const;  // the rule that forbids it; "" if it is allowed
  std::string why(const std::string& option) const;      // the same in English
  std::string options() const;                           // "take PY7, draw, ..."
  std::string asks() const;                              // the kind of decision: "turn", "lay"; "" when the game is over
  int seat() const { return s_.board.active.value; }
  int actions_left() const { return s_.board.turn.actions_left; }
  std::string hand(int seat) const;                                                      // "AK1 PE3", sorted
  std::string exhibition(const std::string& colour, const std::string& monument) const;  // "9 7 6", "" if not built
  std::string display() const;                                                           // "AK1 - ZE9"
  std::string removed() const;
  std::string pages() const;
  int marker(const std::string& monument) const;
  int points(const std::string& colour) const;  // on the score track
  int historians(const std::string& colour) const;
  std::string stories() const;                        // "red 7, blue 4", oldest first
  std::string owner(const std::string& power) const;  // "" for the bank
  bool over() const { return s_.board.over != 0; }
  int pile_size() const { return static_cast<int>(s_.pile.size()); }
  int total(const std::string& colour) const;                           // if the game ended now
  int total(const std::string& colour, const std::string& what) const;  // track monuments historians stories bonus powers
  int counts(int seat) const;                                           // the points that decide for the seat
  std::string winners() const;                                          // "0 2"
  std::vector<std::string> log() const;                                 // every event so far in English

  State& state() { return s_; }
  const State& state() const { return s_; }
  const Catalogue& catalogue() const { return Monuments::catalogue(); }

 private:
  void take_out(CardId);
  State s_;
  std::vector<Event> events_;
};

// Parsers of the notation; they fail the test on a wrong word.
CardId card(const std::string&);
Monument monument(const std::string& abbr);
Colour colour(const std::string& word);

}  // namespace stele::monuments::kit
