#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/duel/game.h"

namespace stele::kit {

using Names = std::vector<std::string>;  // cards by their ids

// A table of Duel in words: tests set up what they need and answer in notation. Players are 0 and 1, 0 plays first; City spaces a1 to c3;
// resources as "2 military 1 gold". A card that is put somewhere is taken from where it lay, so that every card exists once: a City card
// from its owner's deck or discard, a Basic Building from its pile, a Development card from the deck. Before every answer the position
// must be sound.
class DuelTable {
 public:
  using Words = std::initializer_list<const char*>;

  explicit DuelTable(const std::string& first = "japan", const std::string& second = "aztec", std::vector<std::string> modules = {},
                     std::uint64_t seed = 1);

  static const duel::Catalogue& cat() { return duel::Duel::catalogue(); }
  static civic::CardId card(const std::string& id);
  static std::string name_of(civic::CardId c);         // "": none
  static std::size_t space_of(std::string_view word);  // "b2"

  // Given, the phase.
  // Both activate row a and column 1, and whatever that asks is answered with its first option.
  DuelTable& activated();
  // Nothing but cards that produce 1 base resource in both Cities: every row is a Work Camp, a Library and a Fort. In the decks, top first:
  // two Work Camps, the Forum, the Mine, the special Building, the Knowledge.
  DuelTable& plain();
  // The action phase: plain Cities, nothing activated, nothing gained, nothing in supply. It is the turn of player 0.
  DuelTable& actions();
  DuelTable& turn_of(int p);  // in the action phase
  DuelTable& alone(int p);    // the action phase, in which the other has passed

  // Given, a player's own.
  DuelTable& give(int p, civic::Resource r, int n);
  DuelTable& have(int p, const std::string& words);    // exactly this, and it does not count as gained
  DuelTable& gained(int p, const std::string& words);  // this round, spent or not
  DuelTable& city(int p, Words nine);                  // "fort", "mine+japan-bushido" (on a Knowledge), "-" empty
  DuelTable& turned(int p, Words spaces);              // activated, these and no others
  DuelTable& in_city(int p, std::size_t space, const std::string& id, bool is_activated = true);  // what lay there goes to the discard
  DuelTable& on_deck(int p, Words top_first);
  DuelTable& deck_is(int p, Words top_first);  // the other cards of the deck go to the discard
  DuelTable& discard_is(int p, Words cards);   // the other cards of the discard are archived
  DuelTable& archive(int p, const std::string& id);
  DuelTable& policies(int p, Words oldest_first);  // developed
  DuelTable& begun(int p, const std::string& wonder);
  DuelTable& holds(int p, const std::string& id);  // on top of the Province pile
  DuelTable& reserved(int p, const std::string& id);
  DuelTable& advantage(int p, const std::string& words);  // "2 military"; "": nothing lies there

  // Given, between the players.
  DuelTable& on_track(std::size_t place, const std::string& id);  // 0 lies next to the deck; what lay there goes back into the deck
  DuelTable& track(Words six);                                    // from the deck to the right; "-" empty
  DuelTable& development(int n);                                  // so many cards are left in the deck, the others are discarded
  DuelTable& free_cities(Words three);                            // the track
  DuelTable& gold_on(int p, const std::string& free_city, int n);
  DuelTable& own_city(int p, const std::string& free_city);
  DuelTable& lands(Words three);  // the row
  DuelTable& envoy(int p, const std::string& land);
  DuelTable& took(int p, const std::string& land);
  DuelTable& intrigues(Words top_first);  // on top of the pile
  DuelTable& hand(int p, Words intrigues);
  DuelTable& played(int p, const std::string& intrigue);

  // When. Each answer must be on offer; else the test fails and shows what was.
  DuelTable& answer(const std::string& text);
  DuelTable& play(Words answers);
  void take(civic::Option o);
  DuelTable& first_options_until(const std::string& question);
  DuelTable& end_round();   // both pass; it ends with the activation of the next round, or the game
  DuelTable& next_round();  // and both activate row a and column 1

  // Then.
  std::string asks() const;
  int seat() const;
  bool over() const { return duel::Duel::standing(cat(), s).over; }
  std::vector<std::string> options() const;
  std::vector<std::string> options(const std::string& word) const;  // that begin with the word
  bool offers(const std::string& text) const { return why(text).empty(); }
  std::string why(const std::string& text) const;  // the rule that forbids it; empty: it is offered
  std::string told() const;                        // what happened in the last answer, to nobody in particular

  int has(int p, civic::Resource r) const { return s.board.players[static_cast<std::size_t>(p)].of(r); }
  std::string supply(int p) const;  // "2 military 1 gold", "" nothing
  std::string at(int p, const std::string& space) const;
  bool is_activated(int p, const std::string& space) const;
  std::vector<std::string> deck(int p) const;  // top first
  std::string top(int p) const;
  std::vector<std::string> discard(int p) const;
  std::vector<std::string> archived(int p) const;
  std::vector<std::string> policies(int p) const;  // oldest first
  std::string begun(int p) const;
  std::vector<std::string> pile(int p) const;  // of Provinces, the lowest first
  std::vector<std::string> reserved(int p) const;
  int basics(const std::string& id) const;  // left in the pile
  std::vector<std::string> track() const;   // "" where a card is missing
  std::vector<std::string> track_discard() const;
  std::vector<std::string> removed() const;  // out of the game
  std::string advantage() const;             // "nobody", "0: 2 military", "1: nothing"
  std::vector<std::string> free_cities() const;
  int gold_on(int p, const std::string& free_city) const;
  std::vector<std::string> own_cities(int p) const;
  std::vector<std::string> lands() const;       // the row
  std::vector<std::string> lands(int p) const;  // taken
  std::string envoy(int p) const;               // "": at home
  std::vector<std::string> hand(int p) const;
  std::vector<std::string> intrigues() const;  // the pile, top first
  std::vector<std::string> played(int p) const;
  int points(int p) const;
  int points(int p, const std::string& what) const;
  std::vector<int> winners() const;
  std::string decided() const;  // what decides: points, advantage, ...

  duel::Setup setup;
  duel::State s;
  std::vector<civic::Event> events;

 private:
  duel::Player& player(int p) { return s.board.players[static_cast<std::size_t>(p)]; }
  const duel::Player& player(int p) const { return s.board.players[static_cast<std::size_t>(p)]; }
  void fetch(int p, civic::CardId c);  // takes it from where it lies
  void back_into_deck(civic::CardId development);
  void swap_in(civic::CardId development);  // [D-COMP-2] into a mixed deck that has not got it, for one of its type and era
  void note(int p);
};

}  // namespace stele::kit
