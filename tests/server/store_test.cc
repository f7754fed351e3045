// What every store promises, held against SQLite and a real PostgreSQL.
#include "server/store.h"

#include <gtest/gtest.h>
#include <libpq-fe.h>

#include <atomic>
#include <future>
#include <thread>

#include "server/store_thread.h"
#include "tests/kit/server_process.h"

namespace stele::server {
namespace {

class EveryStore : public testing::TestWithParam<const char*> {
 protected:
  EveryStore()
      : address_(std::string{GetParam()} == "sqlite" ? "sqlite:" + folder_.path() + "/tables.db" : kit::postgres().new_database()) {}
  std::unique_ptr<Store> open() { return open_store(address_); }

  kit::TemporaryFolder folder_;
  std::string address_;
};
INSTANTIATE_TEST_SUITE_P(, EveryStore, testing::Values("sqlite", "postgresql"), [](const auto& kind) { return std::string{kind.param}; });

NewTable table(const std::string& id, bool open = false, std::int64_t time = 1) {
  return {id, "plan of " + id, {"listing of " + id, open, time}};
}
Append entry(const std::string& id, std::uint64_t number, const std::string& text) { return {id, number, text, {}, {}}; }
using Lines = std::vector<std::string>;

TEST_P(EveryStore, KeepsPlansAndEntriesInOrder) {
  auto store = open();
  store->create(table("a"));
  store->create(table("b"));
  const std::vector<Append> entries{entry("a", 1, "one"), entry("b", 1, "uno"), entry("a", 2, "two's \"é\"\n")};
  EXPECT_EQ(store->append(entries), (std::vector<bool>{true, true, true}));
  EXPECT_EQ(store->plan("a"), "plan of a");
  EXPECT_EQ(store->plan("c"), std::nullopt);
  EXPECT_EQ(store->entries("a", 0), (Lines{"one", "two's \"é\"\n"}));
  EXPECT_EQ(store->entries("a", 1), Lines{"two's \"é\"\n"});
  EXPECT_EQ(store->entries("b", 5), Lines{});
  EXPECT_EQ(store->entries("c", 0), Lines{});
}

TEST_P(EveryStore, FindsEverythingAgainWhenOpenedAnew) {
  open()->create(table("a"));
  const std::vector<Append> one{entry("a", 1, "one")};
  open()->append(one);
  EXPECT_EQ(open()->entries("a", 0), Lines{"one"});
  EXPECT_EQ(open()->plan("a"), "plan of a");
}

// The first one wins, and the others are told; the rest of their transaction is stored all the same.
TEST_P(EveryStore, ANumberIsTakenOnce) {
  auto store = open();
  store->create(table("a"));
  store->create(table("b"));
  const std::vector<Append> first{entry("a", 1, "mine")}, second{entry("a", 1, "yours"), entry("b", 1, "other")};
  EXPECT_EQ(store->append(first), std::vector<bool>{true});
  EXPECT_EQ(store->append(second), (std::vector<bool>{false, true}));
  EXPECT_EQ(store->entries("a", 0), Lines{"mine"});
  EXPECT_EQ(store->entries("b", 0), Lines{"other"});
}

TEST_P(EveryStore, ListsOpenTablesNewestFirst) {
  auto store = open();
  store->create(table("old", true, 1));
  store->create(table("closed", false, 2));
  store->create(table("new", true, 3));
  EXPECT_EQ(store->open_tables(10), (Lines{"listing of new", "listing of old"}));
  EXPECT_EQ(store->open_tables(1), Lines{"listing of new"});

  Append sat = entry("new", 1, "sat");
  sat.listing = Listing{"full", false, 3};
  const std::vector<Append> full{sat};
  store->append(full);
  EXPECT_EQ(store->open_tables(10), Lines{"listing of old"});
}

// A change that comes second changes nothing: neither the listing nor a table that was to be made with it.
TEST_P(EveryStore, WhatComesWithATakenNumberIsLeftOut) {
  auto store = open();
  store->create(table("a", true));
  const std::vector<Append> first{entry("a", 1, "mine")};
  store->append(first);
  Append late = entry("a", 1, "yours");
  late.listing = Listing{"changed", true, 9};
  late.another = table("rematch");
  std::vector<Append> second{late};
  EXPECT_EQ(store->append(second), std::vector<bool>{false});
  EXPECT_EQ(store->open_tables(10), Lines{"listing of a"});
  EXPECT_EQ(store->plan("rematch"), std::nullopt);
  second[0].number = 2;
  EXPECT_EQ(store->append(second), std::vector<bool>{true});
  EXPECT_EQ(store->plan("rematch"), "plan of rematch");
}

TEST_P(EveryStore, AnUnknownTableIsAnErrorAndNothingOfItIsKept) {
  auto store = open();
  store->create(table("a"));
  const std::vector<Append> bad{entry("a", 1, "one"), entry("nobody", 1, "x")}, good{entry("a", 1, "again")};
  EXPECT_THROW(store->append(bad), StoreError);
  EXPECT_EQ(store->entries("a", 0), Lines{});
  EXPECT_EQ(store->append(good), std::vector<bool>{true});
  EXPECT_THROW(store->create(table("a")), StoreError);
}

// Many threads ask at once; the store's thread does everything, in one transaction what waits together.
TEST_P(EveryStore, TheStoresThreadDoesWhatItIsAskedInOrder) {
  std::atomic<int> stored = 0, taken = 0;
  {
    StoreThread thread(open(), [](std::function<void()> f) { f(); });
    std::promise<void> made;
    thread.ask([](Store& s) { return s.create(table("a")), true; },
               [&](bool, const std::string& why) {
                 EXPECT_EQ(why, "");
                 made.set_value();
               });
    made.get_future().wait();
    std::vector<std::thread> askers;
    for (int t = 0; t < 4; ++t)
      askers.emplace_back([&] {
        for (std::uint64_t n = 1; n <= 50; ++n)
          thread.append(entry("a", n, "x"), [&](Stored s, const std::string& why) {
            EXPECT_EQ(why, "");
            ++(s == Stored::Yes ? stored : taken);
          });
      });
    for (std::thread& t : askers) t.join();
  }
  EXPECT_EQ(stored, 50);
  EXPECT_EQ(taken, 150);
  EXPECT_EQ(open()->entries("a", 0).size(), 50u);
}

TEST(SqliteStore, IsForOneServer) {
  const kit::TemporaryFolder folder;
  const auto first = open_store("sqlite:" + folder.path() + "/t.db");
  try {
    open_store("sqlite:" + folder.path() + "/t.db");
    FAIL() << "a second server opened the file";
  } catch (const StoreError& e) {
    EXPECT_NE(std::string{e.what()}.find("another server uses this file"), std::string::npos) << e.what();
  }
}

TEST(Stores, SayWhatIsWrongWithAnAddress) {
  for (const char* bad : {"", "sqlite:", "mysql://x", "/tmp/x.db", "sqlite:/nowhere/at/all/t.db", "postgresql:///x?host=/nowhere"})
    EXPECT_THROW(open_store(bad), StoreError) << bad;
}

// Two servers on one database: each hears what the other stored.
TEST(PostgresStore, TellsOtherServers) {
  const std::string address = kit::postgres().new_database();
  const auto here = open_store(address), there = open_store(address);
  std::promise<void> ready;
  std::promise<std::pair<std::string, std::uint64_t>> heard;
  std::promise<std::string> news;
  std::atomic<bool> first = true;
  there->listen_to_news([&](const std::string& n) { news.set_value(n); });
  there->listen([&](const std::string& id, std::uint64_t number) {
    if (first.exchange(false)) return ready.set_value();  // "anything may have happened"
    heard.set_value({id, number});
  });
  ready.get_future().wait();
  here->create(table("a"));
  const std::vector<Append> one{entry("a", 1, "one")};
  here->append(one);
  EXPECT_EQ(heard.get_future().get(), (std::pair<std::string, std::uint64_t>{"a", 1}));
  here->tell("somebody came");
  EXPECT_EQ(news.get_future().get(), "somebody came");
}

// The plug is pulled: calls fail, nothing is half done, and when the database is back so are we.
// Another server hangs in the middle of storing something: whoever stores at other tables does not wait for it, and it is let go.
TEST(PostgresStore, OneThatHangsStopsNobodyElse) {
  const std::string address = kit::postgres().new_database();
  auto store = open_store(address);
  for (const char* id : {"held", "free"}) store->create({id, "{}", {"{}", true, 1}});
  const std::unique_ptr<PGconn, decltype(&PQfinish)> hanging(PQconnectdb(address.c_str()), PQfinish);
  PQclear(PQexec(hanging.get(), "BEGIN"));
  PQclear(PQexec(hanging.get(), "INSERT INTO stele_entries VALUES('held', 1, '{}')"));

  std::mutex mutex;
  std::map<std::string, Stored> outcomes;
  const auto began = std::chrono::steady_clock::now();
  {
    StoreThread thread(std::move(store), [](const std::function<void()>& f) { f(); });
    for (const char* id : {"held", "free"})
      thread.append({id, 1, "{}", {}, {}}, [&, id](Stored outcome, const std::string&) {
        const std::lock_guard lock(mutex);
        outcomes[id] = outcome;
      });
  }
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(15));
  EXPECT_EQ(outcomes["free"], Stored::Yes);
  EXPECT_EQ(outcomes["held"], Stored::Unknown);
}

TEST(PostgresStore, ComesBackAfterTheDatabaseDid) {
  kit::PostgresProcess own;
  const auto store = open_store(own.new_database());
  store->create(table("a"));
  own.stop();
  const std::vector<Append> one{entry("a", 1, "one")};
  EXPECT_THROW(store->append(one), StoreError);
  EXPECT_THROW(store->entries("a", 0), StoreError);
  own.start();
  EXPECT_EQ(store->append(one), std::vector<bool>{true});
  EXPECT_EQ(store->entries("a", 0), Lines{"one"});
}

}  // namespace
}  // namespace stele::server
