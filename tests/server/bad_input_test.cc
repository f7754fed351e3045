// Whatever a client sends: it is told what is wrong, closed where it must be, and the table is untouched.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "engine/rng.h"
#include "tests/kit/server_process.h"
#include "tests/kit/table_client.h"

namespace stele::server {
namespace {

using kit::TableClient;
using Client = std::shared_ptr<TableClient>;

class BadInput : public testing::Test {
 protected:
  std::uint16_t port() const { return server_.port(); }
  wire::ServerAddress at() const { return {"127.0.0.1", server_.port()}; }

  kit::TemporaryFolder folder_;
  kit::ServerProcess server_{"sqlite:" + folder_.path() + "/tables.db"};
  wire::Network network_;
  kit::MadeTable table_ = kit::make_table(server_.port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  Client ann_ = TableClient::join(network_, server_.port(), table_.id, table_.tokens[0]);
  Client bo_ = TableClient::join(network_, server_.port(), table_.id, table_.tokens[1]);

  // The table is as it was, and can be played on.
  void expect_untouched() {
    const Client again = TableClient::join(network_, port(), table_.id, table_.tokens[0]);
    EXPECT_EQ(again->mirror.answers, 0u);
    EXPECT_EQ(again->mirror.print, ann_->mirror.print);
    const Client mover = ann_->mirror.my_turn() ? ann_ : bo_;
    mover->move("draw");
    EXPECT_TRUE(mover->until_answers(1));
  }
};

TEST_F(BadInput, MalformedMessagesAreAnsweredAndNothingHappens) {
  for (const char* bad :
       {"", "{", "null", "[]", "{}", R"({"kind":"fly"})", R"({"kind":"move"})", R"({"kind":"move","number":1,"text":5})",
        R"({"kind":"move","number":1.5,"text":"draw"})", R"({"kind":"undo","number":99999999999999999999})", "\x01\x02"}) {
    ann_->send_text(bad);
    const Json answer = ann_->next("error");
    EXPECT_EQ(answer.value("code", ""), "bad-message") << bad;
    EXPECT_FALSE(answer.value("text", "").empty()) << bad;
  }
  EXPECT_TRUE(ann_->open);
  expect_untouched();
}

TEST_F(BadInput, OutOfTurnAndForAnothersSeat) {
  const Client mover = ann_->mirror.my_turn() ? ann_ : bo_, other = mover == ann_ ? bo_ : ann_;
  other->request({{"kind", "move"}, {"text", "draw"}});
  EXPECT_EQ(other->next("refused")["code"], "not-your-turn");
  mover->request({{"kind", "move"}, {"text", "draw"}, {"at", 7}});
  EXPECT_EQ(mover->next("refused")["code"], "stale");
  const Client guess = TableClient::join(network_, port(), table_.id, "aaaaaaaaaaaaaaaaaaaaaa");
  EXPECT_EQ(guess->next("error")["code"], "wrong-token");
  EXPECT_TRUE(guess->until([&] { return guess->closed; }));
  expect_untouched();
}

TEST_F(BadInput, UnknownTables) {
  for (const std::string& id : {std::string{"nosuchtable"}, std::string{"../../etc"}, std::string{"'; DROP TABLE tables; --"},
                                std::string{"é"}, table_.id + std::string{"\0x", 2}}) {
    const Client c = TableClient::join(network_, port(), id);
    EXPECT_EQ(c->next("error")["code"], "unknown-table") << id;
    EXPECT_TRUE(c->until([&] { return c->closed; }));
  }
  EXPECT_EQ(wire::http(at(), "GET", "/api/tables/nosuchtable").status, 404);
  expect_untouched();
}

TEST_F(BadInput, NothingBeforeJoiningAndNoSecondTable) {
  ann_->send({{"kind", "join"}, {"table", table_.id}, {"client", "x"}});
  EXPECT_EQ(ann_->next("error")["code"], "already-joined");
  const Client guest = std::make_shared<TableClient>(network_, table_.id, "", "", "en");
  bool open = false, closed = false;
  std::string heard;
  const auto line = wire::Line::connect(
      network_, at(), {[&] { open = true; }, [&](const std::string& m) { heard += m; }, [&](const std::string&) { closed = true; }});
  ASSERT_TRUE(guest->until([&] { return open; }));
  line->send(R"({"kind":"move","number":1,"text":"draw"})");
  ASSERT_TRUE(guest->until([&] { return !heard.empty(); }));
  EXPECT_NE(heard.find("join-first"), std::string::npos);
  EXPECT_FALSE(closed);
  line->cut();
  guest->until([&] { return closed; });
  expect_untouched();
}

TEST_F(BadInput, TooLongMessagesCloseTheConnection) {
  ann_->send_text(R"({"kind":"chat","number":1,"text":")" + std::string(5000, 'x') + "\"}");
  EXPECT_EQ(ann_->next("error").value("code", ""), "too-long");
  EXPECT_TRUE(ann_->until([&] { return ann_->closed; }));
  ann_->connect(port());
  ASSERT_TRUE(ann_->until([&] { return ann_->open; }));
  ann_->send_text(std::string(1'000'000, 'x'));  // that is not even read
  EXPECT_TRUE(ann_->until([&] { return ann_->closed; }));
  ann_->connect(port());
  ASSERT_TRUE(ann_->until([&] { return ann_->open; }));
  expect_untouched();
}

TEST_F(BadInput, FloodingClosesTheConnection) {
  for (int i = 0; i < 1000; ++i) ann_->send({{"kind", "view"}});
  EXPECT_TRUE(ann_->until([&] { return ann_->closed; }));
  bool told = false;
  for (const Json& m : ann_->received) told |= m.value("code", "") == "flooding";
  EXPECT_TRUE(told);
  ann_->connect(port());
  ASSERT_TRUE(ann_->until([&] { return ann_->open; }));
  expect_untouched();
}

// What is kept in the log for ever cannot be had as fast as an answer: a new name a hundred times.
TEST_F(BadInput, FloodingTheLogClosesTheConnection) {
  for (int i = 0; i < 100; ++i) ann_->request({{"kind", "rename"}, {"name", "Ann " + std::to_string(i)}});
  EXPECT_TRUE(ann_->until([&] { return ann_->closed; }));
  const auto told =
      std::count_if(ann_->received.begin(), ann_->received.end(), [](const Json& m) { return m.value("code", "") == "flooding"; });
  EXPECT_EQ(told, 1);
}

// Somebody who sends nonsense again and again is not listened to for ever.
TEST_F(BadInput, EndlessNonsenseClosesTheConnection) {
  for (int i = 0; i < 40 && !ann_->closed; ++i) {
    ann_->send_text("nonsense");
    ann_->until([&] { return ann_->closed; }, 40);
  }
  EXPECT_TRUE(ann_->until([&] { return ann_->closed; }));
}

// A client that does not read is let go, and the others do not wait for it.
TEST_F(BadInput, SlowReadersAreLetGo) {
  const kit::MadeTable big = kit::make_table(port(), {{"game", "monumental"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const bool first = TableClient::join(network_, port(), big.id, big.tokens[0])->mirror.my_turn();
  const Json join = {{"kind", "join"}, {"table", big.id}, {"token", big.tokens[first ? 0 : 1]}, {"client", "slow"}};
  bool closed = false;
  std::shared_ptr<wire::Line> slow;
  slow = wire::Line::connect(network_, at(),
                             {[&] {
                                slow->pause_reading(true);
                                slow->send(join.dump());
                                // Each answer is a whole view with all options, and nobody fetches it.
                                for (int i = 0; i < 75; ++i) slow->send(R"({"kind":"view"})");
                              },
                              [](const std::string&) {}, [&](const std::string&) { closed = true; }},
                             "", false);
  EXPECT_TRUE(ann_->until([&] {
    network_.run_for(50);
    for (int i = 0; i < 2; ++i) slow->send(R"({"kind":"view"})");
    return kit::metric(port(), "stele_closed_for_limits_total") == 1;
  }));
  const Client mover = ann_->mirror.my_turn() ? ann_ : bo_;
  const auto began = std::chrono::steady_clock::now();
  mover->move("draw");
  EXPECT_TRUE(mover->until_answers(1));
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(2));
  slow->pause_reading(false);
  EXPECT_TRUE(ann_->until([&] { return closed; }));
}

// Its cable was pulled: nothing comes back, not even to a ping.
TEST(Connection, SilentOnesAreClosed) {
  const kit::TemporaryFolder folder;
  const kit::ServerProcess server("sqlite:" + folder.path() + "/tables.db", {"--silence", "1"});
  wire::Network network;
  const kit::MadeTable table = kit::make_table(server.port(), {{"game", "monuments"}, {"seats", {"human", "human"}}});
  const Client ann = TableClient::join(network, server.port(), table.id, table.tokens[0]);
  const Client bo = TableClient::join(network, server.port(), table.id, table.tokens[1]);
  ann->line->pause_reading(true);
  bo->request({{"kind", "chat"}, {"text", "the last that she reads"}});
  EXPECT_EQ(kit::metric(server.port(), "stele_connections"), 2);
  EXPECT_TRUE(bo->until([&] { return bo->mirror.presence["seats"] == Json::array({1}); }));
  EXPECT_EQ(kit::metric(server.port(), "stele_connections"), 1);
  EXPECT_TRUE(bo->open);
}

TEST(Connection, AnAddressMayAskOnlySoMuch) {
  const kit::TemporaryFolder folder;
  const kit::ServerProcess server("sqlite:" + folder.path() + "/tables.db", {"--http-rate", "2"});
  const wire::ServerAddress at{"127.0.0.1", server.port()};
  int fine = 0;
  while (fine < 100 && wire::http(at, "GET", "/api/games").status == 200) ++fine;
  EXPECT_GE(fine, 20);
  EXPECT_LT(fine, 100);
  const auto refused = wire::http(at, "GET", "/api/games");
  EXPECT_EQ(refused.status, 429);
  EXPECT_NE(refused.head.find("Retry-After: "), std::string::npos);
  std::this_thread::sleep_for(std::chrono::milliseconds(700));
  EXPECT_EQ(wire::http(at, "GET", "/api/games").status, 200);
  EXPECT_EQ(wire::http(at, "POST", "/api/tables", R"({"game":"monuments"})").status, 429);  // costs more
}

// The store does not take what is asked: it is said, nothing is shown, and everything goes on when the store does.
void expect_trouble_passes(const kit::ServerProcess& server, const std::function<void()>& begin, const std::function<void()>& end) {
  wire::Network network;
  const kit::MadeTable table = kit::make_table(server.port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const kit::MadeTable bots = kit::make_table(server.port(), {{"game", "monuments"}, {"seats", {"human", "random"}}, {"seed", 3}});
  const Client ann = TableClient::join(network, server.port(), table.id, table.tokens[0]);
  const Client bo = TableClient::join(network, server.port(), table.id, table.tokens[1]);
  const Client mover = ann->mirror.my_turn() ? ann : bo, other = mover == ann ? bo : ann;
  begin();
  mover->move("draw");
  EXPECT_EQ(mover->next("refused")["code"], "store");
  EXPECT_EQ(wire::http({"127.0.0.1", server.port()}, "POST", "/api/tables", R"({"game":"monuments"})").status, 503);
  EXPECT_EQ(mover->mirror.answers, 0u);
  EXPECT_EQ(other->mirror.answers, 0u);
  end();
  // Once more by hand, until the store is back.
  EXPECT_TRUE(mover->until([&] {
    if (mover->outbox.unanswered().empty() && mover->mirror.answers == 0) mover->move("draw");
    return mover->mirror.answers == 1;
  }));
  EXPECT_TRUE(other->until_answers(1));
  // A bot that comes too late to be stored tries again, too.
  const Client cy = TableClient::join(network, server.port(), bots.id, bots.tokens[0]);
  Rng rng{1};
  while (cy->mirror.answers < 6) {
    const std::size_t n = cy->mirror.answers;
    if (cy->mirror.my_turn()) cy->move(cy->mirror.option(rng.below(static_cast<std::uint32_t>(cy->mirror.options()))));
    ASSERT_TRUE(cy->until_answers(n + 1));
  }
}

TEST(Trouble, AFullDisk) {
  const kit::TemporaryFolder folder;
  kit::ServerProcess server("sqlite:" + folder.path() + "/tables.db");
  expect_trouble_passes(server, [&] { server.limit_files(1); }, [&] { server.limit_files({}); });
  EXPECT_EQ(server.stop(), 0);
}

TEST(Trouble, TheDatabaseGoesAway) {
  kit::PostgresProcess own;
  kit::ServerProcess server(own.new_database());
  expect_trouble_passes(
      server,
      [&] {
        own.stop();
        EXPECT_EQ(wire::http({"127.0.0.1", server.port()}, "GET", "/healthz").status, 503);
      },
      [&] { own.start(); });
}

TEST_F(BadInput, BrokenFramesAndHalfOpenConnections) {
  for (const std::string& bytes :
       {std::string{"\x81\x05hello"}, std::string{"\xff\xff\xff\xff\xff"}, std::string{"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10},
        std::string{"GET / HTTP/1.1\r\n\r\n"}, std::string(1000, '\0')}) {
    const Client c = TableClient::join(network_, port(), table_.id);
    c->line->send_raw(bytes);
    c->until([&] { return c->closed; }, 300);
    c->cut();
  }
  expect_untouched();
}

TEST_F(BadInput, WrongOriginIsRefused) {
  const Client guest = std::make_shared<TableClient>(network_, table_.id, "", "", "en");
  for (const auto& [origin, welcome] : {std::pair{"https://evil.example", false}, {"null", false}, {"http://127.0.0.1:1", false}}) {
    bool open = false, closed = false;
    const auto line = wire::Line::connect(
        network_, at(), {[&] { open = true; }, [](const std::string&) {}, [&](const std::string&) { closed = true; }}, origin);
    ASSERT_TRUE(guest->until([&] { return open || closed; }));
    EXPECT_EQ(open, welcome) << origin;
    line->cut();
    guest->until([&] { return closed; }, 500);
  }
  bool open = false, closed = false;
  const auto line =
      wire::Line::connect(network_, at(), {[&] { open = true; }, [](const std::string&) {}, [&](const std::string&) { closed = true; }},
                          "http://127.0.0.1:" + std::to_string(port()));
  EXPECT_TRUE(guest->until([&] { return open; }));
  line->cut();
  guest->until([&] { return closed; }, 500);
  EXPECT_EQ(wire::http(at(), "POST", "/api/tables", R"({"game":"monuments"})", "https://evil.example").status, 403);
}

TEST_F(BadInput, Http) {
  EXPECT_EQ(wire::http(at(), "GET", "/healthz").body, "fine\n");
  EXPECT_EQ(wire::http(at(), "GET", "/nothing").status, 404);
  EXPECT_EQ(wire::http(at(), "DELETE", "/api/tables").status, 405);
  EXPECT_EQ(wire::http(at(), "POST", "/api/tables", "{").status, 400);
  EXPECT_EQ(wire::http(at(), "POST", "/api/tables", R"({"game":"chess"})").status, 400);
  EXPECT_EQ(wire::http(at(), "POST", "/api/tables", std::string(300'000, 'x')).status, 413);
  EXPECT_EQ(wire::http(at(), "GET", "/" + std::string(20'000, 'x')).status, 431);
  EXPECT_EQ(wire::http(at(), "GET", "/api/cards?game=chess").status, 404);
  EXPECT_EQ(wire::http(at(), "GET", "/api/tables/" + table_.id + "/points").status, 403);
  EXPECT_EQ(wire::http(at(), "GET", "/api/tables/" + table_.id + "/log", "", "", "guess").status, 403);
  EXPECT_EQ(wire::http(at(), "GET", "/api/tables/" + table_.id + "/at/999").status, 404);
  EXPECT_GT(kit::get_json(port(), "/api/rules?game=monumental").size(), 100u);
  EXPECT_GT(kit::get_json(port(), "/api/cards?game=monuments").size(), 100u);
  EXPECT_EQ(kit::get_json(port(), "/api/games").size(), 3u);
  for (const std::string& where : {std::string{"/"}, std::string{"/api/games"}, std::string{"/nothing"}, "/t/" + table_.id}) {
    const std::string headers = wire::http(at(), "GET", where).head;
    for (const char* header : {"Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';",
                               "frame-ancestors 'none'", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                               "X-Frame-Options: DENY", "Cross-Origin-Opener-Policy: same-origin"})
      EXPECT_NE(headers.find(header), std::string::npos) << where << ": " << headers;
    EXPECT_EQ(headers.find("unsafe"), std::string::npos) << headers;
    EXPECT_EQ(headers.find("*"), std::string::npos) << headers;
  }
  const std::string metrics = wire::http(at(), "GET", "/metrics").body;
  EXPECT_NE(metrics.find("\nstele_connections 2\n"), std::string::npos) << metrics;
}

// Random bytes and random changes of good messages, by the thousand.
TEST_F(BadInput, RandomNonsense) {
  Rng rng{23};
  const std::string good = R"({"kind":"move","number":3,"text":"draw","at":0})";
  for (int i = 0; i < 40; ++i) {
    const Client c = TableClient::join(network_, port(), table_.id);
    for (int k = 0; k < 15; ++k) {
      std::string text = good;
      for (std::uint32_t n = rng.below(6); n-- > 0;)
        text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(32 + rng.below(95));
      c->send_text(text);
    }
    network_.run_for(5);
    c->cut();
  }
  expect_untouched();
}

}  // namespace
}  // namespace stele::server
