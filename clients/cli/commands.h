#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "clients/cli/files.h"
#include "clients/cli/terminal.h"

// One function a subcommand; each answers with the exit code.
namespace stele::cli {

struct NewTable {
  std::string game;
  std::optional<int> players;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> modules, civilizations;
  std::string map;
};
// What a game makes of the arguments; refused with what is wrong.
Result<std::unique_ptr<Table>> open_table(const NewTable&);

int games(Language, bool json);
int new_table(const NewTable&, const std::string& out);
int show(const std::string& file, std::optional<int> seat, Language, bool json);
int options(const std::string& file, bool json, Language);
int apply(const std::string& file, const std::vector<std::string>& options, const std::string& out, Language);
int why(const std::string& file, const std::string& option, Language);
int replay(const std::string& file, std::optional<std::size_t> to, bool check, const std::string& out, Language);
int cards(const std::string& game, const std::string& id, const std::string& origin, bool json, Language);
int check_cards(const std::vector<std::string>& files);
int use_cards(const std::string& folder);  // from now on
int rules(const std::string& id, const std::string& game, bool json);
std::string rule_text(const std::string& id, int columns);  // those whose id begins so, too; empty if there is none

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
  Language language = Language::English;
};
int play(const Play&);

// The table as a person would want to read it. Without a viewer everything is shown, hidden cards too.
struct Drawing {
  Language language = Language::English;
  Paint paint{Colours::None};
  int width = 80;
};
std::string draw(const Table&, std::optional<PlayerId> viewer, const Drawing&);
std::string draw_scores(const Table&, const Drawing&);

}  // namespace stele::cli
