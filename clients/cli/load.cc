// The load command: many live tables on a server, and how long their moves take.
#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "clients/cli/links.h"
#include "clients/wire/line.h"
#include "clients/wire/mirror.h"
#include "engine/json_reader.h"
#include "engine/rng.h"

namespace stele::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct Tally {
  std::vector<double> latencies;               // seconds from sending a move to seeing it done
  std::vector<std::size_t> sizes, wire_sizes;  // bytes of the messages about a move; compressed, on the wire
  std::uint64_t refused = 0, errors = 0, cuts = 0, mismatches = 0, over = 0;
  std::string first_error;
};

template <class T>
T quantile(std::vector<T> values, double q) {
  if (values.empty()) return {};
  const auto at = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[static_cast<std::size_t>(at)];
}

// A person who answers at random after thinking for a while.
class Player {
 public:
  Player(wire::Network& network, const wire::ServerAddress& server, std::string table, std::string token, std::uint64_t seed, double pause,
         Tally& tally)
      : network_(network),
        server_(server),
        table_(std::move(table)),
        token_(std::move(token)),
        outbox_(fmt::format("load-{}", seed)),
        rng_(rng_stream(seed, 1)),
        pause_(pause),
        tally_(tally) {}

  void connect() {
    line_ = wire::Line::connect(
        network_, server_,
        {[this] { opened(); }, [this](const std::string& m) { take(m); }, [this](const std::string& why) { closed(why); }});
  }
  void start() { playing_ = true, consider(); }
  void finish() {
    playing_ = false;
    finished_ = true;
    line_->close();
  }
  // Everybody has come and is called something: what happens once at the beginning of a table is over.
  bool joined() const {
    return mirror_.joined &&
           std::none_of(mirror_.seats.begin(), mirror_.seats.end(), [](const Json& s) { return s.value("name", "-").empty(); });
  }

 private:
  void opened() { line_->send(outbox_.join(table_, token_, "", "en", mirror_).dump()); }
  void closed(const std::string& why) {
    if (finished_) return;
    ++tally_.cuts;
    note(why);
  }
  void note(const std::string& what) {
    if (tally_.first_error.empty()) tally_.first_error = what;
  }
  void take(const std::string& text) {
    const auto message = parse_json(text);
    if (!message) {
      ++tally_.errors;
      return note("not JSON: " + text.substr(0, 80));
    }
    const Json& m = message.value();
    const std::size_t wire = line_->bytes_read() - read_;
    read_ += wire;
    outbox_.take(m);
    if (m.value("kind", "") == "error") {
      ++tally_.errors;
      note(text);
    }
    if (m.value("kind", "") == "refused") {
      ++tally_.refused;
      note(text);
    }
    if (m.value("kind", "") == "change" && m.contains("answers")) {
      tally_.sizes.push_back(text.size());
      tally_.wire_sizes.push_back(wire);
      if (m.contains("number")) tally_.latencies.push_back(std::chrono::duration<double>(Clock::now() - sent_).count());
    }
    if (!mirror_.take(m)) {
      ++tally_.mismatches;
      note("another fingerprint: " + text.substr(0, 200));
      line_->send(R"({"kind":"view"})");
    }
    if (m.contains("result")) ++tally_.over;
    if (m.contains("answers")) consider();
  }
  void consider() {
    if (!playing_ || waiting_ || !mirror_.my_turn() || !outbox_.unanswered().empty()) return;
    waiting_ = true;
    // From half of the pause to one and a half, so that the tables do not move in step.
    const auto ms = static_cast<std::int64_t>(pause_ * 1000 * (0.5 + rng_.below(1000) / 1000.0));
    network_.after(ms, [this] {
      waiting_ = false;
      if (!playing_ || !mirror_.my_turn()) return;
      const std::string chosen = mirror_.option(rng_.below(static_cast<std::uint32_t>(mirror_.options())));
      const Json move = outbox_.request({{"kind", "move"}, {"text", chosen}, {"at", mirror_.answers}});
      sent_ = Clock::now();
      line_->send(move.dump());
    });
  }

  wire::Network& network_;
  wire::ServerAddress server_;
  std::string table_, token_;
  wire::Outbox outbox_;
  wire::Mirror mirror_;
  Rng rng_;
  double pause_;
  Tally& tally_;
  std::shared_ptr<wire::Line> line_;
  Clock::time_point sent_;
  std::size_t read_ = 0;  // bytes
  bool playing_ = false, waiting_ = false, finished_ = false;
};

}  // namespace

int load(const Load& wanted) {
  const auto server = read_server(wanted.server);
  if (!server) return fail(server.errors());
  Tally tally;
  wire::Network network;
  std::vector<std::unique_ptr<Player>> players;
  for (int i = 0; i < wanted.tables; ++i) {
    const Json wish = {{"game", wanted.game}, {"seats", {"human", "human"}}, {"seed", i + 1}};
    const wire::HttpAnswer made = wire::http(server.value(), "POST", "/api/tables", wish.dump());
    const auto table = parse_json(made.body);
    if (made.status != 201 || !table) return fail(Error{wanted.server, made.body}, kFailed);
    for (std::size_t seat = 0; seat < 2; ++seat)
      players.push_back(std::make_unique<Player>(network, server.value(), table.value()["table"], table.value()["seats"][seat]["token"],
                                                 static_cast<std::uint64_t>(i) * 2 + seat + 1, wanted.pause, tally));
  }
  for (const auto& p : players) p->connect();
  const auto all_joined = [&] { return std::all_of(players.begin(), players.end(), [](const auto& p) { return p->joined(); }); };
  for (int i = 0; i < 300 && !all_joined(); ++i) network.run_for(100);
  if (!all_joined()) return fail(Error{wanted.server, "not all connections were made: " + tally.first_error}, kFailed);
  const auto began = Clock::now();
  for (const auto& p : players) p->start();
  network.run_for(static_cast<std::int64_t>(wanted.seconds * 1000));
  const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
  for (const auto& p : players) p->finish();
  network.run_for(500);

  const double p50 = quantile(tally.latencies, 0.5) * 1000, p99 = quantile(tally.latencies, 0.99) * 1000,
               most = quantile(tally.latencies, 1.0) * 1000;
  const std::uint64_t errors = tally.errors + tally.cuts + tally.mismatches;
  if (wanted.json) {
    fmt::print("{}\n", Json{{"game", wanted.game},
                            {"tables", wanted.tables},
                            {"connections", players.size()},
                            {"seconds", seconds},
                            {"moves", tally.latencies.size()},
                            {"p50_ms", p50},
                            {"p99_ms", p99},
                            {"max_ms", most},
                            {"message_bytes", quantile(tally.sizes, 0.5)},
                            {"wire_bytes", quantile(tally.wire_sizes, 0.5)},
                            {"refused", tally.refused},
                            {"errors", errors},
                            {"first_error", tally.first_error}}
                           .dump());
  } else {
    fmt::print("{} tables, {} connections, {:.0f} s: {} moves ({:.0f} a second)\n", wanted.tables, players.size(), seconds,
               tally.latencies.size(), static_cast<double>(tally.latencies.size()) / seconds);
    fmt::print("a move takes {:.1f} ms (median), {:.1f} ms (99 of 100), {:.1f} ms (slowest)\n", p50, p99, most);
    fmt::print("its message has {} bytes (median), {} on the wire\n", quantile(tally.sizes, 0.5), quantile(tally.wire_sizes, 0.5));
    fmt::print("{} refused, {} errors{}\n", tally.refused, errors, tally.first_error.empty() ? "" : ": " + tally.first_error);
  }
  return errors == 0 && tally.refused == 0 ? kFine : kFailed;
}

}  // namespace stele::cli
