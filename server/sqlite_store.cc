#include <sqlite3.h>

#include "server/store.h"

namespace stele::server {
namespace {

constexpr int kSchema = 1;
constexpr const char* kTables = R"(
  CREATE TABLE tables(id TEXT PRIMARY KEY, plan TEXT NOT NULL, listing TEXT NOT NULL, open INTEGER NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX open_tables ON tables(time DESC) WHERE open;
  CREATE TABLE entries(table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, entry TEXT NOT NULL,
                       PRIMARY KEY(table_id, number)) WITHOUT ROWID;
)";

struct CloseDatabase {
  void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
};
struct Finalize {
  void operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
};

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::string& file) : file_(file) {
    sqlite3* db = nullptr;
    const int opened = sqlite3_open_v2(file.c_str(), &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    db_.reset(db);
    if (opened != SQLITE_OK) fail();
    // One server a file: it need not look whether another one wrote.
    run("PRAGMA locking_mode=EXCLUSIVE");
    run("PRAGMA journal_mode=WAL");
    run("PRAGMA synchronous=FULL");
    run("PRAGMA wal_autocheckpoint=8000");  // 32 MB: a busy server folds the log into the file every few seconds, not twice a second
    run("PRAGMA foreign_keys=ON");
    run("BEGIN IMMEDIATE");
    const int schema = number_of("PRAGMA user_version");
    if (schema == 0)
      run(kTables + ("PRAGMA user_version=" + std::to_string(kSchema)));
    else if (schema != kSchema)
      throw StoreError(file_ + ": written by another version of Stele (its schema is " + std::to_string(schema) + ", this program has " +
                       std::to_string(kSchema) + ")");
    run("COMMIT");
    create_ = prepare("INSERT INTO tables VALUES(?1, ?2, ?3, ?4, ?5)");
    plan_ = prepare("SELECT plan FROM tables WHERE id = ?1");
    entries_ = prepare("SELECT entry FROM entries WHERE table_id = ?1 AND number > ?2 ORDER BY number");
    append_ = prepare("INSERT OR IGNORE INTO entries VALUES(?1, ?2, ?3)");
    list_ = prepare("UPDATE tables SET listing = ?2, open = ?3, time = ?4 WHERE id = ?1");
    open_ = prepare("SELECT listing FROM tables WHERE open ORDER BY time DESC LIMIT ?1");
  }

  void create(const NewTable& t) override {
    const Use use(create_);
    bind(create_, 1, t.id), bind(create_, 2, t.plan), bind(create_, 3, t.listing.text), bind(create_, 4, t.listing.open);
    bind(create_, 5, t.listing.time);
    step(create_);
  }

  std::optional<std::string> plan(const std::string& id) override {
    const Use use(plan_);
    bind(plan_, 1, id);
    if (!step(plan_)) return {};
    return text(plan_);
  }

  std::vector<std::string> entries(const std::string& id, std::uint64_t after) override {
    const Use use(entries_);
    bind(entries_, 1, id), bind(entries_, 2, static_cast<std::int64_t>(after));
    std::vector<std::string> out;
    while (step(entries_)) out.push_back(text(entries_));
    return out;
  }

  std::vector<bool> append(std::span<const Append> all) override {
    std::vector<bool> out;
    run("BEGIN IMMEDIATE");
    try {
      for (const Append& a : all) {
        {
          const Use use(append_);
          bind(append_, 1, a.table), bind(append_, 2, static_cast<std::int64_t>(a.number)), bind(append_, 3, a.entry);
          step(append_);
        }
        out.push_back(sqlite3_changes(db_.get()) == 1);
        if (out.back() && a.another) create(*a.another);
        if (!out.back() || !a.listing) continue;
        const Use use(list_);
        bind(list_, 1, a.table), bind(list_, 2, a.listing->text), bind(list_, 3, a.listing->open), bind(list_, 4, a.listing->time);
        step(list_);
      }
      run("COMMIT");
    } catch (...) {
      sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);  // without a transaction it says so, which is fine
      throw;
    }
    return out;
  }

  std::vector<std::string> open_tables(int most) override {
    const Use use(open_);
    bind(open_, 1, std::int64_t{most});
    std::vector<std::string> out;
    while (step(open_)) out.push_back(text(open_));
    return out;
  }

 private:
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  // A statement in use; afterwards it holds no lock and no value.
  struct Use {
    explicit Use(const Statement& s) : statement(s.get()) {}
    ~Use() {
      sqlite3_reset(statement);
      sqlite3_clear_bindings(statement);
    }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    sqlite3_stmt* statement;
  };

  [[noreturn]] void fail() const {
    const int code = db_ ? sqlite3_errcode(db_.get()) : SQLITE_NOMEM;
    if (code == SQLITE_BUSY) throw StoreError(file_ + ": another server uses this file");
    throw StoreError(file_ + ": " + (db_ ? sqlite3_errmsg(db_.get()) : "no memory"));
  }
  void run(const std::string& sql) {
    if (sqlite3_exec(db_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
  }
  int number_of(const char* sql) {
    const Statement s = prepare(sql);
    return step(s) ? sqlite3_column_int(s.get(), 0) : 0;
  }
  Statement prepare(const char* sql) {
    sqlite3_stmt* s = nullptr;
    if (sqlite3_prepare_v3(db_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &s, nullptr) != SQLITE_OK) fail();
    return Statement{s};
  }
  void bind(const Statement& s, int at, const std::string& value) {
    if (sqlite3_bind_text(s.get(), at, value.data(), static_cast<int>(value.size()), SQLITE_STATIC) != SQLITE_OK) fail();
  }
  void bind(const Statement& s, int at, std::int64_t value) {
    if (sqlite3_bind_int64(s.get(), at, value) != SQLITE_OK) fail();
  }
  void bind(const Statement& s, int at, bool value) { bind(s, at, std::int64_t{value}); }
  bool step(const Statement& s) {  // true: there is a row
    const int code = sqlite3_step(s.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail();
    return code == SQLITE_ROW;
  }
  static std::string text(const Statement& s) {
    return {reinterpret_cast<const char*>(sqlite3_column_text(s.get(), 0)), static_cast<std::size_t>(sqlite3_column_bytes(s.get(), 0))};
  }

  std::string file_;
  std::unique_ptr<sqlite3, CloseDatabase> db_;
  Statement create_, plan_, entries_, append_, list_, open_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file) { return std::make_unique<SqliteStore>(file); }

}  // namespace stele::server
