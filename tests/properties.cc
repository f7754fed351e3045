// Holds the properties of tests/kit/properties.h against random games: stele_properties [GAME] [--games N] [--seed S] ...
// A failure prints the seed and the command that repeats it, and leaves the record of the game.
#include <filesystem>
#include <fstream>
#include <iostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tests/kit/properties.h"

using namespace stele;

namespace {

struct Wanted {
  std::string game;
  std::uint64_t games = 2000, seed = 1;
  int players = 0;  // 0: all counts in turn
  std::vector<std::string> modules;
  bool all_modules = true;  // all combinations in turn
  bool report = false;
  std::string coverage;  // a file to write how often everything was used to, instead of judging it
};

// The setup of the i-th game: every player count with every combination of modules, over and over; in every third game an Automa has
// a seat, at every difficulty, and the number of Monsters changes.
SetupRequest setup_of(const Wanted& w, const GameInfo& info, std::uint64_t i) {
  SetupRequest out;
  out.seed = w.seed + i;
  const auto counts = static_cast<std::uint64_t>(info.max_players - info.min_players + 1);
  out.players = w.players ? w.players : info.min_players + static_cast<int>(out.seed % counts);
  out.modules = w.modules;
  if (!info.generated_map.empty() && out.seed % 4 == 1) out.map = info.generated_map;
  if (w.all_modules && w.modules.empty()) {
    const std::uint64_t mask = out.seed / counts % (1u << info.modules.size());
    for (std::size_t m = 0; m < info.modules.size(); ++m)
      if (mask >> m & 1) out.modules.emplace_back(info.modules[m].id);
  }
  if (info.automa_levels >= 0 && out.seed / 7 % 3 == 0) {
    out.automa = static_cast<int>(out.seed / 5 % static_cast<std::uint64_t>(out.players));
    out.automa_level = static_cast<int>(out.seed / 11 % static_cast<std::uint64_t>(info.automa_levels + 1));
  }
  if (std::find(out.modules.begin(), out.modules.end(), "monsters") != out.modules.end()) out.monsters = 1 + static_cast<int>(out.seed % 5);
  return out;
}

template <Game G>
bool hold(const Wanted& w, const std::string& program) {
  const GameInfo& info = G::info();
  kit::Coverage coverage;
  coverage.expect_all<G>(G::catalogue());
  std::uint64_t answers = 0;
  for (std::uint64_t i = 0; i < w.games; ++i) {
    // A variant may bring its base module along; the game says what it makes of the request.
    const auto read = G::read_setup(G::catalogue(), setup_of(w, info, i));
    if (!read) {
      fmt::print("{}\n", to_text(read.errors()));
      return false;
    }
    const SetupRequest setup = G::request_of(G::catalogue(), read.value());
    kit::RandomGame<G> game(setup, coverage);
    const auto failure = game.play();
    answers += game.answers();
    if (!failure) continue;
    std::string modules, options;
    for (const std::string& m : setup.modules) {
      modules += " " + m;
      options += " --module " + m;
    }
    fmt::print("FAILED {} seed {} players {}{} after {} answers\n  {}\n", info.id, setup.seed, setup.players,
               modules.empty() ? "" : " modules" + modules, game.answers(), *failure);
    fmt::print("  repeat: {} {} --seed {} --games 1 --players {}{}\n", program, info.id, setup.seed, setup.players,
               options.empty() ? " --no-modules" : options);
    if (game.table()) {
      const std::string file = std::filesystem::temp_directory_path() / fmt::format("stele-{}-{}.record", info.id, setup.seed);
      std::ofstream(file) << write_record(*game.table());
      fmt::print("  record: {}\n", file);
    }
    return false;
  }
  if (!w.coverage.empty()) {
    std::ofstream out(w.coverage);
    for (const auto& [name, count] : coverage.counts()) out << count << " " << name << "\n";
  }
  bool covered = true;
  for (const auto& [name, count] : coverage.counts()) {
    if (w.report) fmt::print("{:>9} {}\n", count, name);
    if (count > 0 || w.games < 500 || !w.coverage.empty()) continue;  // a few games cannot use everything
    fmt::print("FAILED {} coverage: never used: {}\n", info.id, name);
    covered = false;
  }
  if (covered)
    fmt::print("{}: {} random games, {} answers, seeds {} to {}: every property holds\n", info.id, w.games, answers, w.seed,
               w.seed + w.games - 1);
  return covered;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Holds the properties of every game against random games"};
  Wanted w;
  bool no_modules = false;
  app.add_option("GAME", w.game, "Only this game");
  app.add_option("--games", w.games, "How many")->capture_default_str();
  app.add_option("--seed", w.seed, "Seed of the first game")->capture_default_str();
  app.add_option("--players", w.players, "Only this many players");
  app.add_option("--module", w.modules, "Only with these modules")->allow_extra_args(false);
  app.add_flag("--no-modules", no_modules, "Without modules");
  app.add_option("--coverage", w.coverage, "Write how often everything was used to this file instead of judging it");
  app.add_flag("--report", w.report, "Print how often everything was used");
  CLI11_PARSE(app, argc, argv);
  w.all_modules = !no_modules;
  bool ok = true, found = false;
  for (const AnyGame* game : all_games()) {
    if (!w.game.empty() && w.game != game->info().id) continue;
    found = true;
    visit_game(game->info().id, [&]<class G>() { ok = hold<G>(w, argv[0]) && ok; });
  }
  if (!found) fmt::print("unknown game '{}'\n", w.game);
  return ok && found ? 0 : 1;
}
