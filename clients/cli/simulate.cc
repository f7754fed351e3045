// Bots against bots, with a progress bar on a terminal.
#include <unistd.h>

#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "ai/arena.h"
#include "ai/registry.h"
#include "clients/cli/commands.h"
#include "games/games.h"

namespace stele::cli {
namespace {

// Draws the bar five times a second until `stop`.
void show_progress(const std::atomic<std::uint64_t>& done, std::uint64_t games, const std::atomic<bool>& stop) {
  constexpr std::size_t kWidth = 40;
  const auto start = std::chrono::steady_clock::now();
  while (!stop) {
    const std::uint64_t n = done.load(std::memory_order_relaxed);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const auto filled = static_cast<std::size_t>(n * kWidth / games);
    const double left = n == 0 ? 0 : seconds / static_cast<double>(n) * static_cast<double>(games - n);
    fmt::print(stderr, "\r[{}{}] {}/{}  {:.0f} s left ", std::string(filled, '#'), std::string(kWidth - filled, '.'), n, games, left);
    std::fflush(stderr);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
  fmt::print(stderr, "\r{}\r", std::string(kWidth + 40, ' '));
}

}  // namespace

int simulate(const Simulation& s) {
  const AnyGame* game = find_game(all_games(), s.table.game);
  if (!game) return fail(unknown_game(all_games(), s.table.game));
  const GameInfo& info = game->info();
  std::string seats = s.seats;
  if (seats.empty()) {
    const int players = s.table.players.value_or(info.default_players);
    if (players < 1 || players > kMaxSeats)
      return fail("--players", fmt::format("{} is for {} to {} players", title(info).en, info.min_players, info.max_players));
    for (int i = 0; i < players; ++i) seats += i == 0 ? "random" : ",random";
  }
  const auto read = read_seats(seats, s.table.players.value_or(0), info, Human::Refused);
  if (!read) return fail(read.errors());
  NewTable request = s.table;
  if (const auto wrong = seat_automa(read.value(), request)) return fail(*wrong);
  request.players = static_cast<int>(read->size());
  if (!request.seed) request.seed = 1;
  const auto table = open_table(request);  // judges the setup
  if (!table) return fail(table.errors());

  const Match match{s.table.game, table.value()->setup(), read->names, s.games, s.threads};
  std::atomic<std::uint64_t> done = 0;
  std::atomic<bool> stop = false;
  std::jthread progress;
  if (!s.json && isatty(STDERR_FILENO) != 0) progress = std::jthread([&] { show_progress(done, s.games, stop); });
  const auto report = play_match(match, done);
  stop = true;
  if (progress.joinable()) progress.join();
  if (!report) return fail(report.errors());
  const MatchReport& r = report.value();

  const double games = std::max(1.0, static_cast<double>(r.games));
  if (s.json) {
    std::vector<double> points;
    for (const std::int64_t p : r.points) points.push_back(static_cast<double>(p) / games);
    const Json out = {{"game", match.game},
                      {"seats", match.seats},
                      {"modules", match.setup.modules},
                      {"seed", match.setup.seed},
                      {"games", r.games},
                      {"decisions", r.decisions},
                      {"seconds", r.seconds},
                      {"decisions_per_second", static_cast<double>(r.decisions) / std::max(r.seconds, 1e-9)},
                      {"wins", r.wins},
                      {"points", points},
                      {"best", r.best},
                      {"worst", r.worst},
                      {"shortest", r.shortest},
                      {"longest", r.longest},
                      {"signature", hash_to_text(r.signature)}};
    fmt::print("{}\n", out.dump());
    return kFine;
  }
  fmt::print("{}: {} games, seeds {} to {}, {:.2f} s\n\n", title(info).en, r.games, match.setup.seed, match.setup.seed + r.games - 1,
             r.seconds);
  fmt::print("  seat  {:<10} {:>8} {:>7} {:>8} {:>7} {:>7}\n", "player", "wins", "%", "points", "worst", "best");
  for (std::size_t i = 0; i < match.seats.size(); ++i)
    fmt::print("  {:>4}  {:<10} {:>8} {:>7.1f} {:>8.2f} {:>7} {:>7}\n", i, match.seats[i], r.wins[i],
               100.0 * static_cast<double>(r.wins[i]) / games, static_cast<double>(r.points[i]) / games, r.worst[i], r.best[i]);
  fmt::print(
      "\n  decisions a game  {:.1f} (from {} to {})\n  decisions         {} ({:.0f} a second)\n  games a second    {:.0f}\n  signature     "
      "    {}\n",
      static_cast<double>(r.decisions) / games, r.shortest, r.longest, r.decisions,
      static_cast<double>(r.decisions) / std::max(r.seconds, 1e-9), games / std::max(r.seconds, 1e-9), hash_to_text(r.signature));
  return kFine;
}

}  // namespace stele::cli
