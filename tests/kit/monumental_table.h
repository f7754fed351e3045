#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "games/games.h"

// A table of Monumental for rule tests: set it up in words, play in notation, and ask what a player could see.
// It begins in the turn of player 1, in the action phase, with nothing activated, no resources and no Gold, an empty City,
// and the whole map empty but for the Capitals (tile 7: player 1, tile 13: player 2) with all pieces on them.
//
//   The map is that of two players, "clash-of-titans":
//
//              1 ≈   2 Fo1  3 Fo1            ≈ water, Fo forest 1, Pl plains 0, Hi hills 2, Mo mountains 3
//           4 Mo3  5 Hi2  6 Fo1  7 Capital   (player 1)
//        8 Pl0  9 Pl0 10 Pl0 11 Pl0 12 Pl0
//          13 Cap 14 Fo1 15 Hi2 16 Mo3       (player 2)
//             17 Fo1 18 Fo1 19 ≈
//
//   7 touches 3, 6, 11 and 12; 13 touches 8, 9, 14 and 17. 10 touches 5, 6, 9, 11, 14 and 15.
//   With three players the map is "three-rivers", with four "crossroads-of-empires"; `tile_at(q, r)` finds a tile there.
namespace stele::kit {

class MonumentalTable {
 public:
  struct With {
    int players = 2;
    std::vector<std::string> civs = {"japan", "egypt", "greece", "denmark"};  // as many as there are players
    std::vector<std::string> modules = {};
    std::string cards = {};  // more [[card]] entries in TOML, read as part of development.toml
    int automa = 0;          // the player that the Automa is; the last one, so that player 1 plays first
    int automa_level = 0;
  };
  MonumentalTable();
  explicit MonumentalTable(const With&);

  // Given. Players are 1, 2, ...; tiles 1 to 19; City spaces a1 to c3; cards, tokens and policies by their ids.
  MonumentalTable& city(int player, std::initializer_list<const char*> nine);   // "fort", "library+bushido" (on a Knowledge), "-" empty
  MonumentalTable& space(int player, const char* space, const char* card);      // one space: "b2", "fort"
  MonumentalTable& activated(std::initializer_list<const char*> spaces);        // of the active player; nothing is gained for it
  MonumentalTable& chosen(const char* row, int column);                         // the row and column of this turn: "b", 2
  MonumentalTable& deck(int player, std::initializer_list<const char*> cards);  // top first
  MonumentalTable& discard(int player, std::initializer_list<const char*> cards);
  MonumentalTable& archived(int player, std::initializer_list<const char*> cards);
  MonumentalTable& have(int player, int n, const char* resource);          // sets it; it does not count as gained
  MonumentalTable& gained(int n, const char* resource);                    // came into the supply this turn (spent or not)
  MonumentalTable& track(std::initializer_list<const char*> cards);        // place 1 lies next to the deck; "-" empty
  MonumentalTable& development(std::initializer_list<const char*> cards);  // the deck, top first
  MonumentalTable& pile(const char* basic, int left);
  MonumentalTable& policies(int player, std::initializer_list<const char*> oldest_first);
  MonumentalTable& begun(int player, const char* wonder);  // under construction
  // The map. `hold` takes the Units from the player's Capital.
  MonumentalTable& hold(int player, int tile, int soldiers, bool warlord = false, bool outpost = false);
  MonumentalTable& token(int tile, const char* token);  // a Barbarian or Free Town
  MonumentalTable& wonder_on(int tile, const char* wonder);
  MonumentalTable& explorer(int player, int explorer, int tile);
  MonumentalTable& production_token(int tile);
  MonumentalTable& market(int tile, const char* market, std::initializer_list<const char*> pile);  // the last one lies on top
  MonumentalTable& kept(int player, const char* market_token);
  MonumentalTable& terrain(int tile, const char* terrain);
  MonumentalTable& turn_of(int player);  // action phase of that player
  MonumentalTable& before_activation();  // the active player has not activated the City yet: "row a", then "column 1"
  MonumentalTable& first_player(int player);
  MonumentalTable& last_turns(int left);  // the end has been triggered
  // Heroes (module "heroes"), Monsters (module "monsters") and the Automa (With::automa).
  MonumentalTable& heroes(std::initializer_list<const char*> above_the_track);
  MonumentalTable& hero(int player, const char* hero, int tile);  // owned, its piece on this tile
  MonumentalTable& hero_with_explorer(int player, const char* hero, int explorer);
  MonumentalTable& monster(const char* monster, int tile, int clock, int attacks = 0);  // revealed; its token under track card `clock`
  MonumentalTable& automa_deck(std::initializer_list<const char*> top_first);           // of its cards; the others are nowhere
  MonumentalTable& automa_discard(std::initializer_list<const char*> cards);
  MonumentalTable& automa_cards(std::initializer_list<const char*> cards);  // Development cards that lie before it

  // When. Each answer must be on offer; else the test fails and shows what was.
  MonumentalTable& play(std::initializer_list<const char*> answers);
  MonumentalTable& play(const char* answer) { return play({answer}); }

  // Then.
  bool offers(const std::string& option) const;
  std::vector<std::string> options() const;                         // in notation
  std::vector<std::string> options(const std::string& word) const;  // those that begin with the word
  std::string refused(const std::string& option) const;             // the rule that forbids it; empty if it is allowed
  std::string asks() const;                             // what is asked: "turn", "units", "pay", "archive", ...; "" if the game is over
  int asked() const;                                    // whom: 1, 2, ...
  int has(int player, const char* resource) const;      // also "production-token"
  int military_for(const char* foe) const;              // earmarked: "barbarians", "free-towns", "enemies"
  std::string at(int player, const char* space) const;  // "fort", "library+bushido", "" if empty
  bool is_activated(const char* space) const;
  std::vector<std::string> deck(int player) const;     // top first
  std::vector<std::string> discard(int player) const;  // those used by progress this turn too
  std::vector<std::string> archived(int player) const;
  std::vector<std::string> track() const;        // "" where a card is missing
  std::vector<std::string> development() const;  // top first
  std::vector<std::string> removed() const;      // out of the game
  std::vector<std::string> track_discard() const;
  int pile(const char* basic) const;
  std::vector<std::string> policies(int player) const;  // oldest first
  std::string begun(int player) const;
  int holder(int tile) const;  // player, 0: nobody
  int soldiers(int tile) const;
  int warlord(int player) const;  // its tile
  bool outpost(int tile) const;
  int outposts_in_reserve(int player) const;
  int explorer(int player, int explorer) const;  // its tile
  bool production_on(int tile) const;
  std::string wonder_on(int tile) const;
  std::vector<std::string> market(int tile) const;         // the pile
  std::string kept(int player, const char* market) const;  // the token, "" if none or spent
  int token_keeper(int tile) const;                        // player who took the Barbarian or Free Town, 0: nobody
  int points(int player) const;
  int points(int player, const char* what) const;  // provinces, knowledge, wonders, policies, most-provinces, most-knowledge, ...
  std::vector<int> winners() const;
  std::string decided() const;  // points, gold, culture or shared
  bool over() const;
  int active() const;
  std::vector<std::string> heroes() const;       // above the track
  std::string hero(int player) const;            // "" if none
  int hero_tile(int player) const;               // 0: nowhere, or with an Explorer
  int hero_explorer(int player) const;           // 1, 2; 0: with none
  int monster_tile(const char* monster) const;   // 0: not on the board
  int monster_clock(const char* monster) const;  // the track card that its token lies under; 0: none
  int monster_attacks(const char* monster) const;
  int defeated_by(const char* monster) const;    // player, 0: nobody
  std::vector<std::string> automa_deck() const;  // top first
  std::vector<std::string> automa_discard() const;
  std::vector<std::string> automa_cards() const;  // Development cards that lie before it
  bool happened(const std::string& words) const;  // an English event text of the last play() contains the words
  int tile_at(int q, int r) const;

  monumental::State& state() { return state_; }
  const monumental::State& state() const { return state_; }
  const monumental::Catalogue& catalogue() const { return *cat_; }

 private:
  std::shared_ptr<const monumental::Catalogue> cat_;
  monumental::State state_;
  std::vector<std::string> told_;
};

}  // namespace stele::kit
