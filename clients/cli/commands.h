#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "clients/cli/files.h"
#include "clients/cli/terminal.h"

namespace stele {
struct GameInfo;
struct Seats;
}  // namespace stele

// One function a subcommand; each answers with the exit code.
namespace stele::cli {

struct NewTable {
  std::string game;
  std::optional<int> players;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> modules, civilizations;
  std::string map, deck;
  std::optional<int> automa;  // its seat
  int automa_level = 0;
  std::optional<int> monsters;
};
std::optional<Error> seat_automa(const Seats&, NewTable&);  // where the seats name one
bool has_decks(const GameInfo&);                            // that --deck chooses among
// What a game makes of the arguments; refused with what is wrong.
Result<std::unique_ptr<Table>> open_table(const NewTable&);

int games(const std::string& game, Language, bool json);
int new_table(const NewTable&, const std::string& seats, const std::string& out);
int show(const std::string& file, std::optional<int> seat, Language, bool json);
int options(const std::string& file, bool json, Language);
int apply(const std::string& file, const std::vector<std::string>& options, const std::string& out, Language);
int why(const std::string& file, const std::string& option, Language);
int replay(const std::string& file, std::optional<std::size_t> to, bool check, const std::string& out, Language);
int cards(const std::string& game, const std::string& id, const std::string& origin, bool json, Language);
// A card, policy, token or civilization as a player at the table would name it; several if the name fits several.
std::vector<CardText> find_cards(const std::string& game, const std::string& name);
std::string card_text(const CardText&, Language, int columns);
int house_cards(const AnyGame&);  // how many are our own design
int check_cards(const std::vector<std::string>& files);
int use_cards(const std::string& folder);  // from now on
int rules(const std::string& id, const std::string& game, bool json, Language);
std::string rule_text(const std::string& id, int columns, Language);  // those whose id begins so, too; empty if there is none

struct Simulation {
  NewTable table;
  std::uint64_t games = 1000;
  std::string seats;
  int threads = 1;
  bool json = false;
};
int simulate(const Simulation&);

struct Bench {
  std::string game;  // empty: all
  double seconds = 1;
  bool json = false;
};
int bench(const Bench&);

struct Play {
  NewTable table;
  std::string seats;
  std::string load;  // a table file or a record to go on with
  bool resume = false;
  std::optional<Language> language;  // none: that of the kept game, or of the environment
};
int play(const Play&);

struct Serve {
  std::string address = "127.0.0.1";
  int port = 8080;
  std::string store;
  int bot_threads = 1;
  int idle_seconds = 60;
  std::string web;  // empty: where it was built
  int silence_seconds = 30;
  int http_rate = 100;
  std::vector<std::string> origins;
};
int serve(const Serve&);

struct Join {
  std::string link, name;
  Language language = Language::English;
};
int join(const Join&);

struct Load {
  std::string server = "http://127.0.0.1:8080";
  std::string game = "monumental";
  int tables = 500;
  double seconds = 60;
  double pause = 1;  // seconds that a player thinks, on average
  bool json = false;
};
int load(const Load&);

// The table as a person would want to read it. Without a viewer everything is shown, hidden cards too.
struct Drawing {
  Language language = Language::English;
  Paint paint{Colours::None};
  int width = 80;
};
std::string draw(const Table&, std::optional<PlayerId> viewer, const Drawing&);
// A part of it, as the viewer may see it. `whose`: the City and the Player that are meant.
enum class Part : unsigned char { Everything, BesidesMap, Status, Map, MapInShort, City, Track, Player };  // in short: no legend below
std::string draw_part(const Table&, PlayerId viewer, Part, PlayerId whose, const Drawing&);
std::string draw_scores(const Table&, const Drawing&, PlayerId you = {});

// What the play loop asks about a table of any game.
Text name_of(const Table&, PlayerId seat);  // "Denmark", "Player 2"
Text question_of(const Table&);             // says so if it is asked for the Automa
int turn_of(const Table&);                  // or round; 0 before the first one
// Where players alternate within a round: another number as soon as there is enough that is new to show the whole table again. None: it
// is shown whenever somebody else has chosen.
std::optional<int> leaf_of(const Table&);
bool has_parts(const Table&);  // false: the table is short, and any part of it is the whole
enum class Scene : unsigned char { Other, Turn, Map };
Scene scene_of(const Table&);                           // Map: the answer is a place on the map
std::vector<std::string> notation_words(const Table&);  // the first words of everything that could be answered in this game

}  // namespace stele::cli
