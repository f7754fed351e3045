#include <algorithm>
#include <atomic>
#include <cerrno>
#include <mutex>
#include <numeric>
#include <thread>
#include <tuple>

#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "server/store.h"

namespace stele::server {
namespace {

constexpr const char* kSchema = "1";
constexpr int kListenSilence = 15'000;  // milliseconds
// Another server that hangs in the middle of storing must not stop us for long: its half-made transaction ends by itself, before our
// patience does. Waiting for a slow disk is no reason to give up: whoever tells the others commits one after another.
constexpr const char* kPatience = R"(
  SET lock_timeout = '4s';
  SET statement_timeout = '15s';
  SET idle_in_transaction_session_timeout = '2s';
)";
// Two servers may start at once: whoever comes second waits for the lock and finds everything there.
constexpr const char* kTables = R"(
  SELECT pg_advisory_xact_lock(7378697629);
  CREATE TABLE IF NOT EXISTS stele_schema(version TEXT NOT NULL);
  INSERT INTO stele_schema SELECT '1' WHERE NOT EXISTS (SELECT 1 FROM stele_schema);
  CREATE TABLE IF NOT EXISTS stele_tables(id TEXT PRIMARY KEY, plan TEXT NOT NULL, listing TEXT NOT NULL, open BOOLEAN NOT NULL, time BIGINT NOT NULL);
  CREATE INDEX IF NOT EXISTS stele_open_tables ON stele_tables(time DESC) WHERE open;
  CREATE TABLE IF NOT EXISTS stele_entries(table_id TEXT NOT NULL REFERENCES stele_tables, number BIGINT NOT NULL, entry TEXT NOT NULL,
                                           PRIMARY KEY(table_id, number));
)";

struct ClearResult {
  void operator()(PGresult* r) const { PQclear(r); }
};
using Rows = std::unique_ptr<PGresult, ClearResult>;
struct Finish {
  void operator()(PGconn* c) const { PQfinish(c); }
};

// A connection that comes back by itself: after a failure the next call connects anew.
class Line {
 public:
  explicit Line(std::string address) : address_(std::move(address)) {}

  PGconn* get() {
    if (connection_ && PQstatus(connection_.get()) == CONNECTION_OK) return connection_.get();
    // A line that died without a word is noticed within seconds, unless the address says otherwise.
    const char* keys[] = {
        "connect_timeout", "tcp_user_timeout", "keepalives_idle", "keepalives_interval", "keepalives_count", "dbname", nullptr};
    const char* values[] = {"5", "8000", "5", "2", "2", address_.c_str(), nullptr};
    connection_.reset(PQconnectdbParams(keys, values, 1));
    if (PQstatus(connection_.get()) != CONNECTION_OK) fail(connection_.get(), "cannot connect");
    PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
    checked(connection_.get(), PQexec(connection_.get(), kPatience));
    return connection_.get();
  }

  Rows run(const std::string& sql) {
    PGconn* c = get();
    return checked(c, PQexec(c, sql.c_str()));
  }
  Rows run(const char* sql, std::initializer_list<std::string> values) {
    PGconn* c = get();
    std::vector<const char*> pointers;
    for (const std::string& v : values) pointers.push_back(v.c_str());
    return checked(c, PQexecParams(c, sql, static_cast<int>(pointers.size()), nullptr, pointers.data(), nullptr, nullptr, 0));
  }
  void drop() { connection_.reset(); }

 private:
  [[noreturn]] static void fail(PGconn* c, const char* what) {
    std::string why = PQerrorMessage(c);
    while (!why.empty() && (why.back() == '\n' || why.back() == ' ')) why.pop_back();
    throw StoreError(std::string{"PostgreSQL: "} + what + ": " + why);
  }
  static Rows checked(PGconn* c, PGresult* result) {
    Rows rows(result);
    const auto status = PQresultStatus(rows.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail(c, "the database refused");
    return rows;
  }

  std::string address_;
  std::unique_ptr<PGconn, Finish> connection_;
};

std::vector<std::string> first_column(const Rows& rows) {
  std::vector<std::string> out;
  for (int i = 0; i < PQntuples(rows.get()); ++i)
    out.emplace_back(PQgetvalue(rows.get(), i, 0), static_cast<std::size_t>(PQgetlength(rows.get(), i, 0)));
  return out;
}

class PostgresStore final : public Store {
 public:
  explicit PostgresStore(const std::string& address) : address_(address), line_(address), wake_(eventfd(0, EFD_CLOEXEC)) {
    line_.run(kTables);
    const std::string version = first_column(line_.run("SELECT version FROM stele_schema")).front();
    if (version != kSchema)
      throw StoreError("PostgreSQL: the tables were made by another version of Stele (its schema is " + version + ", this program has " +
                       kSchema + ")");
  }
  ~PostgresStore() override {
    stop_ = true;
    const std::uint64_t one = 1;
    if (write(wake_, &one, sizeof one) < 0) stop_ = true;
    if (listener_.joinable()) listener_.join();
    close(wake_);
  }

  void create(const NewTable& t) override {
    line_.run("INSERT INTO stele_tables VALUES($1, $2, $3, $4, $5)",
              {t.id, t.plan, t.listing.text, t.listing.open ? "t" : "f", std::to_string(t.listing.time)});
  }

  std::optional<std::string> plan(const std::string& id) override {
    const auto found = first_column(line_.run("SELECT plan FROM stele_tables WHERE id = $1", {id}));
    if (found.empty()) return {};
    return found.front();
  }

  std::vector<std::string> entries(const std::string& id, std::uint64_t after) override {
    return first_column(
        line_.run("SELECT entry FROM stele_entries WHERE table_id = $1 AND number > $2 ORDER BY number", {id, std::to_string(after)}));
  }

  std::vector<bool> append(std::span<const Append> all) override {
    // In the same order at every server, so that two of them never wait for each other.
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return std::tie(all[a].table, all[a].number) < std::tie(all[b].table, all[b].number); });
    std::vector<bool> out(all.size());
    line_.run("BEGIN");
    try {
      for (const std::size_t i : order) {
        const Append& a = all[i];
        const auto stored = line_.run(
            "WITH stored AS (INSERT INTO stele_entries VALUES($1, $2, $3) ON CONFLICT DO NOTHING RETURNING table_id, number) "
            "SELECT pg_notify('stele_entries', table_id || ' ' || number) FROM stored",
            {a.table, std::to_string(a.number), a.entry});
        out[i] = PQntuples(stored.get()) == 1;
        if (out[i] && a.another) create(*a.another);
        if (out[i] && a.listing)
          line_.run("UPDATE stele_tables SET listing = $2, open = $3, time = $4 WHERE id = $1",
                    {a.table, a.listing->text, a.listing->open ? "t" : "f", std::to_string(a.listing->time)});
      }
      line_.run("COMMIT");
    } catch (...) {
      line_.drop();  // with it goes the transaction
      throw;
    }
    return out;
  }

  std::vector<std::string> open_tables(int most) override {
    return first_column(line_.run("SELECT listing FROM stele_tables WHERE open ORDER BY time DESC LIMIT $1", {std::to_string(most)}));
  }

  void listen(Heard heard) override {
    heard_ = std::move(heard);
    listener_ = std::thread([this] { listen_on(); });
  }
  void listen_to_news(Overheard overheard) override { overheard_ = std::move(overheard); }  // before listen()
  void tell(const std::string& news) override { line_.run("SELECT pg_notify('stele_news', $1)", {news}); }
  bool is_shared() const override { return true; }

 private:
  void listen_on() {
    Line line(address_);
    while (!stop_) {
      try {
        line.run("LISTEN stele_entries");
        line.run("LISTEN stele_news");
        PGconn* const c = line.get();
        heard_("", 0);  // nobody told us what was appended before
        while (!stop_) {
          pollfd both[2] = {{PQsocket(c), POLLIN, 0}, {wake_, POLLIN, 0}};
          const int ready = poll(both, 2, kListenSilence);
          if (ready < 0 && errno != EINTR) throw StoreError("poll failed");
          if (ready == 0) line.run("SELECT 1");  // is it still there?
          if (PQconsumeInput(c) == 0) throw StoreError("the connection is lost");
          while (PGnotify* n = PQnotifies(c)) {
            hear(n->relname, n->extra);
            PQfreemem(n);
          }
        }
      } catch (const StoreError&) {
        line.drop();
        pollfd pause = {wake_, POLLIN, 0};
        poll(&pause, 1, 500);
      }
    }
  }
  void hear(std::string_view channel, const std::string& payload) {
    if (channel == "stele_news") {
      if (overheard_) overheard_(payload);
      return;
    }
    const std::size_t blank = payload.find(' ');
    if (blank != std::string::npos) heard_(payload.substr(0, blank), std::strtoull(payload.c_str() + blank + 1, nullptr, 10));
  }

  std::string address_;
  Line line_;
  Heard heard_;
  Overheard overheard_;
  int wake_;
  std::atomic<bool> stop_ = false;
  std::thread listener_;
};

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string& address) { return std::make_unique<PostgresStore>(address); }

}  // namespace stele::server
