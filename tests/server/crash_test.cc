// The plug is pulled: what was acknowledged is there, nothing is there twice, and the game goes on.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/record.h"
#include "engine/rng.h"
#include "games/games.h"
#include "server/entry.h"
#include "server/store.h"
#include "tests/kit/server_process.h"
#include "tests/kit/table_client.h"

namespace stele::server {
namespace {

using kit::TableClient;
using Client = std::shared_ptr<TableClient>;

// How often the server is killed; STELE_KILLS sets it.
int kills() {
  const char* wanted = std::getenv("STELE_KILLS");
  return wanted ? std::atoi(wanted) : 15;
}

// Two people who answer at random as soon as they are asked, and come back whenever the line is cut.
class Players {
 public:
  Players(wire::Network& network, const std::vector<std::uint16_t>& ports, const kit::MadeTable& table) : network_(network) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
      clients_.push_back(TableClient::join(network, ports[seat % ports.size()], table.id, table.tokens[seat]));
      clients_.back()->stay_connected(true);
    }
  }
  const std::vector<Client>& clients() const { return clients_; }
  const Client& operator[](std::size_t seat) const { return clients_[seat]; }

  // Plays for a while, or until `holds`.
  template <class F>
  void play(Rng& rng, std::int64_t milliseconds, F holds) {
    clients_[0]->until(
        [&] {
          for (const Client& c : clients_) answer(c, rng);
          return holds();
        },
        milliseconds);
  }
  bool over() const {
    for (const Client& c : clients_)
      if (!c->mirror.result.is_object()) return false;
    return true;
  }
  // How many moves of each were acknowledged.
  std::size_t acknowledged = 0;

 private:
  void answer(const Client& c, Rng& rng) {
    if (!c->open || !c->mirror.my_turn() || !c->outbox.unanswered().empty()) return;
    c->move(c->mirror.option(rng.below(static_cast<std::uint32_t>(c->mirror.options()))));
  }
  wire::Network& network_;
  std::vector<Client> clients_;
};

// The log itself: every move once, by one client number each.
void expect_sound_log(const std::string& store, const kit::MadeTable& table, std::size_t answers) {
  std::set<std::pair<std::string, std::uint64_t>> seen;
  std::size_t moves = 0;
  for (const std::string& line : open_store(store)->entries(table.id, 0)) {
    const Entry e = read_entry(line).value();
    if (e.kind != EntryKind::Move) continue;
    ++moves;
    EXPECT_TRUE(seen.emplace(e.client, e.number).second) << "played twice: " << line;
  }
  EXPECT_EQ(moves, answers);
}

TEST(Crash, NothingAcknowledgedIsLostAndNothingIsDoubled) {
  const kit::TemporaryFolder folder;
  const std::string store = "sqlite:" + folder.path() + "/tables.db";
  kit::ServerProcess server(store);
  wire::Network network;
  Rng rng{17};
  int killed = 0;
  for (std::uint64_t seed = 1; killed < kills(); ++seed) {
    const std::string game{all_games()[seed % all_games().size()]->info().id};
    const auto table = kit::make_table(server.port(), {{"game", game}, {"seats", {"human", "human"}}, {"seed", seed}});
    Players players(network, {server.port()}, table);
    while (!players.over() && killed < kills()) {
      players.play(rng, 20 + rng.below(200), [&] { return players.over(); });
      // What the players have been told of is what must still be there.
      const std::size_t told = std::max(players[0]->mirror.answers, players[1]->mirror.answers);
      server.restart();
      ++killed;
      ASSERT_TRUE(players[0]->until([&] { return players[0]->open && players[1]->open; })) << "kill " << killed;
      const Json now = kit::get_json(server.port(), "/api/tables/" + table.id);
      ASSERT_GE(now["answers"].get<std::size_t>(), told) << game << " seed " << seed << ": acknowledged and lost, kill " << killed;
    }
    players.play(rng, 120'000, [&] { return players.over(); });
    ASSERT_TRUE(players.over()) << game << " seed " << seed;
    for (std::size_t seat = 0; seat < 2; ++seat)
      EXPECT_EQ(TableClient::join(network, server.port(), table.id, table.tokens[seat])->mirror.print, players[seat]->mirror.print);
    const std::size_t answers = players[0]->mirror.answers;
    const auto record = wire::http({"127.0.0.1", server.port()}, "GET", "/api/tables/" + table.id + "/record");
    EXPECT_TRUE(read_record(record.body, all_games()));
    server.kill();
    expect_sound_log(store, table, answers);
    server.restart();
  }
}

// Two servers on one database: each takes either player, and when one dies the other goes on.
TEST(Crash, TwoServersOnOneDatabase) {
  const std::string store = kit::postgres().new_database();
  kit::ServerProcess first(store), second(store);
  wire::Network network;
  Rng rng{5};
  const auto table = kit::make_table(first.port(), {{"game", "monumental"}, {"seats", {"human", "human"}}, {"seed", 8}});
  Players players(network, {first.port(), second.port()}, table);
  players.play(rng, 60'000, [&] { return players[0]->mirror.answers >= 60 && players[1]->mirror.answers >= 60; });
  ASSERT_GE(players[0]->mirror.answers, 60u);
  ASSERT_TRUE(players[0]->until([&] { return players[0]->mirror.presence["seats"].size() == 2; })) << "each hears of the other";

  first.kill();
  players[0]->until([&] { return players[0]->closed || !players[0]->open; }, 2000);
  players[0]->connect(second.port());
  players.play(rng, 60'000, [&] { return players[0]->mirror.answers >= 120 && players[1]->mirror.answers >= 120; });
  ASSERT_GE(players[0]->mirror.answers, 120u);
  // Both at the second one, then the first is back.
  first.restart();
  players[1]->cut();
  players[1]->until([&] { return players[1]->closed; });
  players[1]->connect(first.port());
  players.play(rng, 120'000, [&] { return players.over(); });
  ASSERT_TRUE(players.over());
  for (std::size_t seat = 0; seat < 2; ++seat)
    EXPECT_EQ(TableClient::join(network, first.port(), table.id, table.tokens[seat])->mirror.print, players[seat]->mirror.print);
  expect_sound_log(store, table, players[0]->mirror.answers);
}

// Both ask at once through different servers: one move is played, the other is refused.
TEST(Crash, TwoServersPlayEachMoveOnce) {
  const std::string store = kit::postgres().new_database();
  kit::ServerProcess first(store), second(store);
  wire::Network network;
  const auto table = kit::make_table(first.port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 8}});
  Rng rng{2};
  // The same seat in two windows, each at another server.
  std::vector<Client> windows;
  for (std::size_t seat = 0; seat < 2; ++seat)
    for (const auto* server : {&first, &second})
      windows.push_back(TableClient::join(network, server->port(), table.id, table.tokens[seat]));
  for (int round = 0; round < 40; ++round) {
    std::vector<Client> asked;
    ASSERT_TRUE(windows[0]->until([&] {
      asked.clear();
      for (const Client& c : windows)
        if (c->mirror.my_turn()) asked.push_back(c);
      return asked.size() == 2;
    }));
    const std::size_t answers = asked[0]->mirror.answers;
    const std::string chosen = asked[0]->mirror.option(rng.below(static_cast<std::uint32_t>(asked[0]->mirror.options())));
    for (const Client& c : asked) c->move(chosen);
    ASSERT_TRUE(windows[0]->until([&] {
      for (const Client& c : windows)
        if (c->mirror.answers != answers + 1 || !c->outbox.unanswered().empty()) return false;
      return true;
    })) << "round "
        << round;
  }
  int refused = 0;
  for (const Client& c : windows)
    for (const Json& m : c->received) refused += m["kind"] == "refused";
  EXPECT_EQ(refused, 40);
}

// The bots of a table are played by whichever server is left.
TEST(Crash, BotsGoOnAtAnotherServer) {
  const std::string store = kit::postgres().new_database();
  kit::ServerProcess first(store), second(store);
  wire::Network network;
  const auto table = kit::make_table(first.port(), {{"game", "monuments"}, {"seats", {"human", "greedy"}}, {"seed", 8}});
  const Client ann = TableClient::join(network, first.port(), table.id, table.tokens[0]);
  const Client zoe = TableClient::join(network, second.port(), table.id);
  Rng rng{4};
  for (int i = 0; i < 12; ++i) {
    if (i == 6) {
      first.kill();
      ann->until([&] { return ann->closed; });
      ann->connect(second.port());
    }
    ASSERT_TRUE(ann->until([&] { return ann->open && ann->mirror.my_turn() && ann->outbox.unanswered().empty(); })) << i;
    const std::size_t answers = ann->mirror.answers;
    ann->move(ann->mirror.option(rng.below(static_cast<std::uint32_t>(ann->mirror.options()))));
    ASSERT_TRUE(ann->until_answers(answers + 1));
    ASSERT_TRUE(zoe->until_answers(answers + 1));
  }
}

}  // namespace
}  // namespace stele::server
