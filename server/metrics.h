#pragma once

#include <array>
#include <cstdint>
#include <string>

// What /metrics tells. Counted on the network's thread only.
namespace stele::server {

// How often something took how long, as Prometheus counts it.
class Durations {
 public:
  void add(double seconds);
  std::string text(std::string_view name, std::string_view help) const;

 private:
  static constexpr std::array<double, 9> kBounds = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5};
  std::array<std::uint64_t, kBounds.size()> counts_{};
  std::uint64_t count_ = 0;
  double sum_ = 0;
};

struct Metrics {
  std::uint64_t requests = 0;  // HTTP
  std::uint64_t messages_in = 0, messages_out = 0, bytes_out = 0;
  std::uint64_t moves = 0, bot_moves = 0, late_bots = 0;
  std::uint64_t refused = 0, bad_messages = 0, closed_for_limits = 0;
  std::uint64_t conflicts = 0, store_failures = 0;
  std::int64_t connections = 0;  // WebSockets, now
  std::int64_t tables = 0;       // in memory, now
  Durations stored;              // from asking the store to its answer
  Durations thought;             // a bot's answer

  std::string text() const;  // in Prometheus' format
};

}  // namespace stele::server
