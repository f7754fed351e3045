#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/messages.h"
#include "server/metrics.h"
#include "server/request.h"
#include "server/room.h"
#include "server/store_thread.h"

// The tables that are in memory, and who visits them. Everything here happens on one thread, that of the network; what waits (the store)
// or thinks (the bots) does so elsewhere and comes back by a call.
//
// One thing at a time happens to a table: a request is judged against the log as it is, its entry is stored, and only then is it added
// and told. If another server was quicker, its entries are read first and the request is judged again.
namespace stele::server {

// A connection, as the hall sees it.
class Visitor {
 public:
  virtual ~Visitor() = default;
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  virtual void close() = 0;  // after what was sent
};

struct HallSettings {
  GameList games;
  std::int64_t idle_ms = 60'000;     // a table that nobody visits is forgotten after this
  std::int64_t thinking_ms = 2'000;  // a bot that has not answered by then is answered for
  std::int64_t waiting_ms = 3'000;   // another server's bot is given this long
  std::size_t most_visits = 200;     // of one table
};

class Hall {
 public:
  using Now = std::function<std::int64_t()>;                     // milliseconds since 1970
  using Elsewhere = std::function<void(std::function<void()>)>;  // runs something on another thread
  // `think` runs what it is given on a thread for bots, `back` on the hall's own.
  Hall(HallSettings, StoreThread&, Metrics&, Now, Elsewhere think, Elsewhere back);

  // Visitors. A visitor that has not joined a table can do nothing else.
  void receive(const std::shared_ptr<Visitor>&, const Request&);
  void gone(const Visitor*);

  // A new table; `why` is empty if it is stored.
  void create(const TablePlan&, std::function<void(const std::string& why)>);
  // The table of this id, read if need be; null: there is none, or `why` says what went wrong.
  void with_room(const std::string& id, std::function<void(const Room*, const std::string& why)>);

  // From other servers on the same store.
  void heard(const std::string& table, std::uint64_t number);
  void overheard(const std::string& news);

  void tick();  // a few times a second: clocks, slow bots, tables nobody visits
  bool is_inside(const Visitor* visitor) const { return where_.contains(visitor); }  // has joined a table, or is about to
  std::size_t tables() const { return tables_.size(); }
  void close_all();  // says goodbye to every visitor

 private:
  struct Visit {
    std::shared_ptr<Visitor> visitor;
    Viewer viewer;
    std::string client, name;
    bool hinting = false;  // a bot thinks about a hint for them
  };
  struct Wish {  // something to be stored, if it is allowed when its turn comes
    std::weak_ptr<Visitor> from;
    Viewer viewer;
    std::string client, name;
    Request request;
    std::string bot;          // the one whose move it is; empty: a visitor's request
    int tries = 0;            // to store it
    bool noting_end = false;  // nobody's: the game is over
  };
  struct Remote {
    Presence presence;
    std::int64_t time = 0;
  };
  struct Loaded {
    std::string id;
    std::unique_ptr<Room> room;  // nothing until it is read
    std::vector<std::function<void(const Room*, const std::string&)>> readers;
    std::vector<std::pair<std::shared_ptr<Visitor>, Request>> early;  // what visitors asked for while it was read
    std::vector<Visit> visits;
    std::deque<Wish> wishes;
    bool busy = false;                          // the store is at it
    std::uint64_t told = 0;                     // the last entry that another server told of
    bool doubtful = false;                      // something was perhaps stored
    bool ours = true;                           // the last entry came from here: our bot is to answer
    std::uint64_t thought = 0;                  // which one is awaited; 0: none
    std::shared_ptr<std::atomic<bool>> wanted;  // by the thread that thinks about it
    bool thinking = false;                      // a thread is at it; before that it waits for one
    std::int64_t thinking_since = 0, changed = 0, left = 0;
    std::map<std::string, Remote> elsewhere;  // by server
    std::map<Viewer, Known> known;            // what they were told last; only for a while
    Presence shown, told_here;                // to visitors, to other servers
  };

  void join(const std::shared_ptr<Visitor>&, const Request&);
  void come_in(Loaded&, const std::shared_ptr<Visitor>&, const Request&);
  void tell_why(const Room&, const Visit&, const Request&);
  void tell_hint(const Loaded&, Visit&, const Request&);
  void advance(Loaded&);
  void grant(Loaded&, Wish);
  void store(Loaded&, const Entry&, Wish);
  void give_up(Loaded&, const Wish&);
  void stored(Loaded&, const Entry&, const Wish&);
  void refresh(Loaded&);
  void add(Loaded&, const std::vector<Entry>&, const Visitor* but = nullptr);
  void forget_thought(Loaded&);
  void note_end(Loaded&);
  std::int64_t due(const Room&) const;
  void tell_done(Loaded&, const Wish&);
  void tell_rematch(Loaded&, const std::shared_ptr<Visitor>& only);
  void close_table(const std::string& id, const std::string& why);
  void think(Loaded&);
  static Wish bots_wish(PlayerId seat, const std::string& bot, const std::string& answer, std::size_t at);
  void note_presence(Loaded&, const Visitor* but = nullptr);
  void tell_servers(const std::string& table, const Presence& here);
  void turn_out_spectators(const Loaded&);
  Presence presence_here(const Loaded&) const;
  Json with_clock(const Room&, Json message) const;
  void send(const std::shared_ptr<Visitor>&, const Json&);
  void send_error(const std::shared_ptr<Visitor>&, std::string_view code, Language, std::initializer_list<TextArg> args = {});
  Loaded* find(const std::string& id);
  Loaded* find(const Visitor*);

  HallSettings settings_;
  StoreThread& store_;
  Metrics& metrics_;
  Now now_;
  Elsewhere think_, back_;
  std::string server_;  // what other servers know us by
  std::unordered_map<std::string, std::unique_ptr<Loaded>> tables_;
  std::unordered_map<const Visitor*, std::string> where_;  // the table of each visitor
  std::uint64_t thoughts_ = 0;
  int hints_ = 0;  // being thought about
  std::int64_t presence_told_ = 0;
  std::int64_t started_;  // milliseconds since 1970
};

}  // namespace stele::server
