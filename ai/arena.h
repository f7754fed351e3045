#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/result.h"

// Bots against bots, many games at once.
namespace stele {

struct Match {
  std::string game;
  SetupRequest setup;  // the seed is that of the first game; game i has seed + i
  std::vector<std::string> seats;
  std::uint64_t games = 0;
  int threads = 1;
};

struct MatchReport {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  double seconds = 0;
  std::vector<std::uint64_t> wins;          // by seat; a shared win counts for each
  std::vector<std::int64_t> points;         // by seat, summed
  std::vector<int> best, worst;             // by seat
  std::uint64_t shortest = 0, longest = 0;  // decisions of a game
  std::uint64_t signature = 0;              // over all final states, the same for any number of threads
};

// `done` counts the finished games while it runs, for a progress bar. The match must be valid: see read_seats and the game's setup.
Result<MatchReport> play_match(const Match&, std::atomic<std::uint64_t>& done);

}  // namespace stele
