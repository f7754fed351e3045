#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.h"

// How a table was set up: what does not change while it is played. Who sits where afterwards is in the log.
namespace stele::server {

enum class Sitter : std::uint8_t { Person, Open, Bot, Automa };

struct SeatPlan {
  Sitter sitter = Sitter::Person;
  std::string bot;    // Bot: its name
  std::string token;  // Person: whoever holds it holds the seat
  std::string name;   // Person: of the one who made the table; empty until somebody comes
  bool operator==(const SeatPlan&) const = default;
};

struct TablePlan {
  std::string id;
  std::string game;
  SetupRequest setup;
  std::string start;                       // the state it began from, as JSON, if that is another than the setup's
  std::vector<std::string> played;         // answers that were given before the table was made: it goes on with a record
  std::optional<std::uint64_t> played_to;  // the fingerprint of the state that they led to
  std::vector<SeatPlan> seats;
  bool spectators = true;
  int clock = 0;          // seconds for a move, after which a bot answers; 0: as long as one likes
  int rules_version = 0;  // those it is played by
  std::uint64_t cards_version = 0;
  std::int64_t time = 0;  // milliseconds since 1970
  bool operator==(const TablePlan&) const = default;
};
inline constexpr int kShortestClock = 5, kLongestClock = 7 * 24 * 3600;

// What somebody asks for; everything but the game may be left out. Mistakes come back with their JSON path.
//   {"game": "monumental", "seats": ["human", "open", "greedy", "automa:egypt"], "modules": [...], "civilizations": [...], "map": "...",
//    "seed": 7, "automa-level": 1, "monsters": 3, "spectators": true, "clock": 60, "name": "Ann"}
// or to go on with a game:
//   {"record": "stele-record 1\n...", "seats": [...], "spectators": true, "clock": 60, "name": "Ann"}
// Without a seed one is drawn; without seats the first is for a person and the others are bots. Id, tokens, time and versions are added.
Result<TablePlan> read_wish(const Json&, GameList, std::int64_t time);

Result<std::unique_ptr<Table>> open_table(const TablePlan&, GameList);  // as it was when the table was made

std::string write_plan(const TablePlan&);  // as it is stored
Result<TablePlan> read_plan(std::string_view);

std::string new_token();     // 22 letters and digits that nobody can guess
std::string new_table_id();  // 10 of them
bool is_table_id(std::string_view);
std::uint64_t new_seed();
bool is_name(std::string_view name);  // of a person: 1 to 40 characters of plain text

}  // namespace stele::server
