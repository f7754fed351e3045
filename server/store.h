#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

// Where plans and logs of tables are kept. Two kinds: a SQLite file for one server, a PostgreSQL database for any number of them.
// The calls wait for the disk: store_thread.h keeps them off the network's thread.
namespace stele::server {

// The store did not do it, or died before it could say: whether it is kept is not known.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What the list of open tables shows of a table.
struct Listing {
  std::string text;   // JSON
  bool open = false;  // it has a seat for anybody
  std::int64_t time = 0;
};

struct NewTable {
  std::string id, plan;
  Listing listing;
};

struct Append {
  std::string table;
  std::uint64_t number = 0;  // of the entry: the first is 1
  std::string entry;
  std::optional<Listing> listing;   // changed by it
  std::optional<NewTable> another;  // made with it: a rematch
};

class Store {
 public:
  virtual ~Store() = default;

  virtual void create(const NewTable&) = 0;
  virtual std::optional<std::string> plan(const std::string& id) = 0;
  virtual std::vector<std::string> entries(const std::string& id, std::uint64_t after) = 0;  // those with a greater number, in order
  // All in one transaction. By position: whether it was stored; false: there is an entry of this number already.
  virtual std::vector<bool> append(std::span<const Append>) = 0;
  virtual std::vector<std::string> open_tables(int most) = 0;  // their listings, the newest first

  // Other servers on the same store. `heard` is called on a thread of the store's own: with a table and the number of an entry that was
  // appended, or with "" when anything may have happened meanwhile.
  using Heard = std::function<void(const std::string& table, std::uint64_t number)>;
  virtual void listen(Heard) {}
  // A word to the other servers that is not kept.
  using Overheard = std::function<void(const std::string& news)>;
  virtual void listen_to_news(Overheard) {}
  virtual void tell(const std::string&) {}
  virtual bool is_shared() const { return false; }
};

// "sqlite:FILE" or "postgresql://..."; throws StoreError with what is wrong.
std::unique_ptr<Store> open_store(const std::string& address);
std::unique_ptr<Store> open_sqlite(const std::string& file);
std::unique_ptr<Store> open_postgres(const std::string& address);

}  // namespace stele::server
