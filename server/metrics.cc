#include "server/metrics.h"

#include <fmt/format.h>

namespace stele::server {

void Durations::add(double seconds) {
  for (std::size_t i = 0; i < kBounds.size(); ++i)
    if (seconds <= kBounds[i]) ++counts_[i];
  ++count_;
  sum_ += seconds;
}

std::string Durations::text(std::string_view name, std::string_view help) const {
  std::string out = fmt::format("# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  for (std::size_t i = 0; i < kBounds.size(); ++i) out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, kBounds[i], counts_[i]);
  return out + fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count_, sum_);
}

std::string Metrics::text() const {
  std::string out;
  const auto add = [&](std::string_view name, std::string_view type, std::string_view help, auto value) {
    out += fmt::format("# HELP stele_{0} {1}\n# TYPE stele_{0} {2}\nstele_{0} {3}\n", name, help, type, value);
  };
  add("http_requests_total", "counter", "HTTP requests answered", requests);
  add("connections", "gauge", "Open WebSocket connections", connections);
  add("tables", "gauge", "Tables in memory", tables);
  add("messages_in_total", "counter", "Messages from clients", messages_in);
  add("messages_out_total", "counter", "Messages to clients", messages_out);
  add("bytes_out_total", "counter", "Bytes of messages to clients", bytes_out);
  add("moves_total", "counter", "Moves of people that were stored", moves);
  add("bot_moves_total", "counter", "Moves of bots that were stored", bot_moves);
  add("late_bots_total", "counter", "Bots that did not answer in time", late_bots);
  add("refused_total", "counter", "Requests that were refused", refused);
  add("bad_messages_total", "counter", "Messages that could not be read", bad_messages);
  add("closed_for_limits_total", "counter", "Connections closed for flooding or reading too slowly", closed_for_limits);
  add("conflicts_total", "counter", "Entries that another server stored first", conflicts);
  add("store_failures_total", "counter", "Times the store did not answer", store_failures);
  return out + stored.text("stele_store_seconds", "Time to store an entry") + thought.text("stele_bot_seconds", "Time of a bot's answer");
}

}  // namespace stele::server
