// People at the tables of a running server, over real sockets.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/record.h"
#include "engine/rng.h"
#include "engine/table_file.h"
#include "games/games.h"
#include "server/delta.h"
#include "tests/kit/server_process.h"
#include "tests/kit/table_client.h"

namespace stele::server {
namespace {

using kit::TableClient;
using Client = std::shared_ptr<TableClient>;

class Play : public testing::Test {
 protected:
  std::uint16_t port() const { return server_.port(); }
  Client join(const kit::MadeTable& table, std::size_t seat, const std::string& name = "") {
    return TableClient::join(network_, port(), table.id, table.tokens.at(seat), name);
  }
  Client look_on(const kit::MadeTable& table) { return TableClient::join(network_, port(), table.id); }

  kit::TemporaryFolder folder_;
  kit::ServerProcess server_{"sqlite:" + folder_.path() + "/tables.db"};
  wire::Network network_;
};

std::string any_option(const Client& c, Rng& rng) { return c->mirror.option(rng.below(static_cast<std::uint32_t>(c->mirror.options()))); }

// Plays at random until the game is over, or `most` answers are given.
void play_on(const std::vector<Client>& clients, Rng& rng, std::size_t most = 100'000) {
  while (clients[0]->mirror.answers < most) {
    Client mover;
    const bool asked = clients[0]->until([&] {
      for (const Client& c : clients)
        if (c->mirror.my_turn() && c->outbox.unanswered().empty()) mover = c;
      return mover != nullptr || clients[0]->mirror.result.is_object();
    });
    ASSERT_TRUE(asked) << "nobody is asked after " << clients[0]->mirror.answers << " answers";
    if (!mover) break;
    const std::size_t answers = mover->mirror.answers;
    mover->move(any_option(mover, rng));
    for (const Client& c : clients) ASSERT_TRUE(c->until_answers(answers + 1));
  }
}

TEST_F(Play, TwoPeoplePlayWholeGamesOfEachKind) {
  for (const AnyGame* game : all_games()) {
    const auto table = kit::make_table(port(), {{"game", game->info().id}, {"seats", {"human", "human"}}, {"seed", 3}});
    const Client ann = join(table, 0, "Ann"), bo = join(table, 1, "Bo"), zoe = look_on(table);
    Rng rng{11};
    play_on({ann, bo, zoe}, rng);

    // What everybody was told step by step is what somebody is told who comes only now.
    for (std::size_t seat = 0; seat < 2; ++seat) EXPECT_EQ(join(table, seat)->mirror.print, (seat == 0 ? ann : bo)->mirror.print);
    EXPECT_EQ(look_on(table)->mirror.print, zoe->mirror.print);
    for (const Client& c : {ann, bo, zoe}) EXPECT_TRUE(c->mirror.result.is_object());

    // The record replays to the same game.
    const auto record = wire::http({"127.0.0.1", port()}, "GET", "/api/tables/" + table.id + "/record");
    ASSERT_EQ(record.status, 200) << record.body;
    const auto replayed = read_record(record.body, all_games());
    ASSERT_TRUE(replayed) << to_text(replayed.errors());
    EXPECT_EQ(fingerprint(replayed->table->view_to_json(PlayerId{0})), ann->mirror.print);
    EXPECT_EQ(replayed->table->answers(), ann->mirror.answers);
  }
}

TEST_F(Play, OneAgainstBotsAndTheAutoma) {
  const auto table = kit::make_table(
      port(),
      {{"game", "monumental"}, {"seats", {"human", "random", "automa:egypt"}}, {"modules", {"heroes"}}, {"monsters", 2}, {"seed", 3}});
  const Client ann = join(table, 0, "Ann");
  Rng rng{5};
  play_on({ann}, rng);
  EXPECT_TRUE(ann->mirror.result.is_object());
  EXPECT_EQ(ann->mirror.result["points"].size(), 3u);
  // Its turns are part of other people's answers, and the log says where they begin.
  int turns = 0;
  for (const Json& of_answer : kit::get_json(port(), "/api/tables/" + table.id + "/log")) {
    if (!of_answer.contains("automa")) continue;
    ++turns;
    const std::string first = of_answer["told"].at(of_answer["automa"].get<std::size_t>());
    EXPECT_NE(first.find("Automa"), std::string::npos) << first;
    EXPECT_NE(of_answer["seat"], 2);
  }
  EXPECT_GT(turns, 5);
}

// The median message about a move is small.
TEST_F(Play, AMoveIsASmallMessage) {
  for (const AnyGame* game : all_games()) {
    const auto table = kit::make_table(port(), {{"game", game->info().id}, {"seats", {"human", "human"}}, {"seed", 4}});
    const Client ann = join(table, 0), bo = join(table, 1);
    Rng rng{7};
    play_on({ann, bo}, rng, 150);
    std::vector<std::size_t> sizes;
    for (const Client& c : {ann, bo})
      for (std::size_t i = 0; i < c->received.size(); ++i)
        if (c->received[i]["kind"] == "change" && c->received[i].contains("answers")) sizes.push_back(c->wire[i]);
    std::sort(sizes.begin(), sizes.end());
    EXPECT_LE(sizes[sizes.size() / 2], 300u) << game->info().id;
  }
}

TEST_F(Play, TheMoverIsToldThatItIsDoneAndTheOthersWhatHappened) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0, "Ann"), bo = join(table, 1, "Bo");
  const Client mover = ann->mirror.my_turn() ? ann : bo, other = mover == ann ? bo : ann;
  mover->move("draw");
  ASSERT_TRUE(other->until_answers(1));
  ASSERT_TRUE(mover->until_answers(1));
  EXPECT_TRUE(mover->outbox.unanswered().empty());
  ASSERT_FALSE(other->mirror.told.empty());
  EXPECT_EQ(mover->mirror.told[0].substr(0, 4), "You ") << mover->mirror.told[0];
  EXPECT_NE(other->mirror.told[0].substr(0, 4), "You ") << other->mirror.told[0];
}

TEST_F(Play, RefusalsSayWhyWithTheRule) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0, "Ann"), bo = join(table, 1, "Bo");
  const Client mover = ann->mirror.my_turn() ? ann : bo, other = mover == ann ? bo : ann;
  mover->request({{"kind", "move"}, {"text", "build AK"}});
  const Json no = mover->next("refused");
  EXPECT_EQ(no["code"], "not-allowed");
  EXPECT_EQ(no["reason"]["rule"].get<std::string>().substr(0, 2), "W-");
  other->request({{"kind", "move"}, {"text", "draw"}});
  EXPECT_EQ(other->next("refused")["code"], "not-your-turn");
  mover->request({{"kind", "why"}, {"text", "build AK"}});
  EXPECT_EQ(mover->next("why")["reason"]["rule"].get<std::string>().substr(0, 2), "W-");
  const Client zoe = look_on(table);
  zoe->request({{"kind", "move"}, {"text", "draw"}});
  EXPECT_EQ(zoe->next("refused")["code"], "spectator");
  EXPECT_EQ(zoe->mirror.answers, 0u);
}

TEST_F(Play, HintsComeFromTheBot) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0), bo = join(table, 1);
  const Client mover = ann->mirror.my_turn() ? ann : bo, other = mover == ann ? bo : ann;
  mover->request({{"kind", "hint"}});
  EXPECT_EQ(mover->next("hint")["options"].size(), mover->mirror.options());
  other->request({{"kind", "hint"}});
  EXPECT_EQ(other->next("refused")["code"], "not-your-turn");
}

TEST_F(Play, OptionsSayWhatTheyAreAbout) {
  const auto table = kit::make_table(port(), {{"game", "monumental"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0), bo = join(table, 1);
  const Client mover = ann->mirror.my_turn() ? ann : bo;
  const Json first = mover->mirror.asks["options"].begin().value();
  EXPECT_EQ(first["kind"], "capital");
  EXPECT_TRUE(first["tile"].is_number());
  EXPECT_EQ(mover->mirror.option(0), fmt::format("capital {}", first["tile"].get<int>()));
}

TEST_F(Play, UndoAndConsent) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0, "Ann"), bo = join(table, 1, "Bo");
  ASSERT_TRUE(ann->until([&] { return ann->mirror.seats.is_array() && ann->mirror.seats[1].value("name", "") == "Bo"; }));
  const Client mover = ann->mirror.my_turn() ? ann : bo, other = mover == ann ? bo : ann;
  const std::string before = mover->mirror.print;
  mover->move("draw");  // a card is seen
  ASSERT_TRUE(mover->until_answers(1));
  mover->request({{"kind", "undo"}});
  ASSERT_TRUE(other->until([&] { return other->mirror.undo.is_object(); }));
  other->request({{"kind", "refuse"}});
  ASSERT_TRUE(mover->until([&] { return !mover->mirror.undo.is_object() && mover->outbox.unanswered().empty(); }));
  EXPECT_EQ(mover->mirror.answers, 1u);
  mover->request({{"kind", "undo"}});
  ASSERT_TRUE(other->until([&] { return other->mirror.undo.is_object(); }));
  other->request({{"kind", "agree"}});
  ASSERT_TRUE(mover->until([&] { return mover->mirror.answers == 0; }));
  EXPECT_EQ(mover->mirror.print, before);
  EXPECT_TRUE(mover->mirror.my_turn());
}

TEST_F(Play, AnOpenSeatIsTakenFromTheList) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "open"}}, {"seed", 3}, {"name", "Ann"}});
  Json list = kit::get_json(port(), "/api/tables");
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0]["id"], table.id);
  EXPECT_EQ(list[0]["seats"].dump(), R"(["Ann",null])");

  const Client bo = look_on(table), cy = look_on(table);
  EXPECT_TRUE(bo->mirror.seat.is_null());
  bo->request({{"kind", "sit"}, {"name", "Bo"}});
  ASSERT_TRUE(bo->until([&] { return bo->mirror.seat.is_number(); }));
  EXPECT_EQ(bo->mirror.seat, 1);
  EXPECT_EQ(bo->mirror.token.size(), 22u);
  cy->request({{"kind", "sit"}, {"name", "Cy"}});
  EXPECT_EQ(cy->next("refused")["code"], "seat-taken");
  EXPECT_EQ(kit::get_json(port(), "/api/tables").size(), 0u);
  // The key opens the seat again.
  EXPECT_EQ(TableClient::join(network_, port(), table.id, bo->mirror.token)->mirror.seat, 1);
}

// The answer to `sit` was lost with the line, at a table that nobody may look at: asking again brings the key.
TEST_F(Play, ASeatThatWasTakenBeforeTheLineWasCut) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "open"}}, {"spectators", false}});
  const Client bo = look_on(table);
  bo->line->pause_reading(true);
  const Client cy = look_on(table);  // that is the last bo hears
  bo->request({{"kind", "sit"}, {"name", "Bo"}});
  ASSERT_TRUE(cy->until([&] { return cy->mirror.seats[1]["who"] == "person"; }));
  bo->cut();
  const Client again = std::make_shared<TableClient>(network_, table.id, "", "", "en");
  again->outbox = bo->outbox;
  again->connect(port());
  ASSERT_TRUE(again->until([&] { return again->mirror.token.size() == 22; }));
  EXPECT_EQ(again->mirror.seat, 1);
}

// People who said no name are asked all the same.
TEST_F(Play, UndoNeedsTheConsentOfTheNameless) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0), bo = join(table, 1);
  ASSERT_TRUE(ann->until([&] { return ann->mirror.seats[0]["name"] == "Player 1" && ann->mirror.seats[1]["name"] == "Player 2"; }));
  const Client mover = ann->mirror.my_turn() ? ann : bo, other = mover == ann ? bo : ann;
  mover->move("draw");
  ASSERT_TRUE(other->until_answers(1));
  mover->request({{"kind", "undo"}});
  ASSERT_TRUE(other->until([&] { return other->mirror.undo.is_object(); }));
  EXPECT_EQ(mover->mirror.answers, 1u);
}

TEST_F(Play, WhoLeavesIsPlayedByABotAndComesBack) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0, "Ann"), bo = join(table, 1, "Bo");
  ann->request({{"kind", "leave"}});
  ASSERT_TRUE(bo->until([&] { return bo->mirror.seats[0].value("bot", "") == "greedy"; }));
  Rng rng{3};
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(bo->until([&] { return bo->mirror.my_turn(); }));  // the bot plays on
    const std::size_t answers = bo->mirror.answers;
    bo->move(any_option(bo, rng));
    ASSERT_TRUE(bo->until_answers(answers + 1));
  }
  ann->request({{"kind", "return"}});
  ASSERT_TRUE(ann->until([&] { return !ann->mirror.seats[0].contains("bot"); }));
  while (!ann->mirror.my_turn()) {
    ASSERT_TRUE(ann->until([&] { return ann->mirror.my_turn() || bo->mirror.my_turn(); }));
    if (bo->mirror.my_turn()) {
      const std::size_t answers = bo->mirror.answers;
      bo->move(any_option(bo, rng));
      ASSERT_TRUE(ann->until_answers(answers + 1));
      ASSERT_TRUE(bo->until_answers(answers + 1));
    }
  }
}

TEST_F(Play, ChatPresenceAndNames) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0, "Ann");
  EXPECT_EQ(ann->mirror.presence["seats"].dump(), "[0]");
  const Client bo = join(table, 1, "Bo"), zoe = TableClient::join(network_, port(), table.id, "", "Zoe");
  ASSERT_TRUE(ann->until([&] { return ann->mirror.presence.dump() == R"({"seats":[0,1],"spectators":1})"; })) << ann->mirror.presence;
  bo->request({{"kind", "chat"}, {"text", "hello"}});
  zoe->request({{"kind", "chat"}, {"text", "bonjour"}});
  ASSERT_TRUE(ann->until([&] { return ann->mirror.chat.size() == 2; }));
  EXPECT_EQ(ann->mirror.chat[0]["name"], "Bo");
  EXPECT_EQ(ann->mirror.chat[0]["seat"], 1);
  EXPECT_EQ(ann->mirror.chat[1]["name"], "Zoe");
  EXPECT_TRUE(ann->mirror.chat[1]["seat"].is_null());
  bo->cut();
  ASSERT_TRUE(ann->until([&] { return ann->mirror.presence["seats"].dump() == "[0]"; }));
  ann->request({{"kind", "rename"}, {"name", "Anna"}});
  ASSERT_TRUE(zoe->until([&] { return zoe->mirror.seats[0]["name"] == "Anna"; }));
  // Whoever comes later reads what was said.
  EXPECT_EQ(look_on(table)->mirror.chat.size(), 2u);
}

TEST_F(Play, SpectatorsOnlyWhereTheyAreAllowed) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"spectators", false}});
  const Client zoe = look_on(table);
  EXPECT_EQ(zoe->next("error")["code"], "no-spectators");
  EXPECT_TRUE(zoe->until([&] { return zoe->closed; }));
  EXPECT_EQ(wire::http({"127.0.0.1", port()}, "GET", "/api/tables/" + table.id + "/log").status, 403);
  EXPECT_TRUE(join(table, 0)->mirror.joined);

  // Whoever comes for an open seat may look; once it is taken, the others go.
  const auto open = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "open"}}, {"spectators", false}});
  const Client bo = look_on(open), cy = look_on(open);
  bo->request({{"kind", "sit"}, {"name", "Bo"}});
  EXPECT_EQ(cy->next("error")["code"], "no-spectators");
  EXPECT_TRUE(cy->until([&] { return cy->closed; }));
  EXPECT_TRUE(bo->open);
}

TEST_F(Play, ARematchBringsEverybodyToANewTable) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0, "Ann"), bo = join(table, 1, "Bo");
  ann->request({{"kind", "rematch"}});
  EXPECT_EQ(ann->next("refused")["code"], "not-over");
  Rng rng{2};
  play_on({ann, bo}, rng);
  ann->request({{"kind", "rematch"}});
  for (const Client& c : {ann, bo}) ASSERT_TRUE(c->until([&] { return !c->mirror.rematch_table.empty(); }));
  EXPECT_EQ(ann->mirror.rematch_table, bo->mirror.rematch_table);
  EXPECT_NE(ann->mirror.rematch_token, bo->mirror.rematch_token);
  // Once it is over nothing is taken back: by then everybody could read everything.
  ann->request({{"kind", "undo"}});
  EXPECT_EQ(ann->next("refused")["code"], "over");
  // Whoever was away hears of it on coming back.
  bo->mirror.rematch_token.clear();
  bo->cut();
  ASSERT_TRUE(bo->until([&] { return bo->closed; }));
  bo->connect(port());
  ASSERT_TRUE(bo->until([&] { return !bo->mirror.rematch_token.empty(); }));
  const Client again = TableClient::join(network_, port(), bo->mirror.rematch_table, bo->mirror.rematch_token);
  EXPECT_EQ(again->mirror.seat, 1);
  EXPECT_EQ(again->mirror.answers, 0u);
  EXPECT_EQ(again->mirror.seats[0]["name"], "Ann");
}

// What a player takes home of a running game shows the same moment, and holds nothing that they do not know.
TEST_F(Play, ARunningGameIsTakenHomeAndGoneOnWith) {
  for (const AnyGame* game : all_games()) {
    const auto table = kit::make_table(port(), {{"game", game->info().id}, {"seats", {"human", "human"}}, {"seed", 987654321}});
    const Client ann = join(table, 0), bo = join(table, 1);
    Rng rng{5};
    play_on({ann, bo}, rng, 30);
    const auto record = wire::http({"127.0.0.1", port()}, "GET", "/api/tables/" + table.id + "/record", "", "", table.tokens[1]);
    ASSERT_EQ(record.status, 200) << record.body;
    EXPECT_EQ(record.body.find("987654321"), std::string::npos);
    const auto read = read_record(record.body, all_games());
    ASSERT_TRUE(read) << to_text(read.errors());
    EXPECT_EQ(fingerprint(read->table->view_to_json(PlayerId{1})), bo->mirror.print);

    const auto file = wire::http({"127.0.0.1", port()}, "GET", "/api/tables/" + table.id + "/file", "", "", table.tokens[1]);
    EXPECT_EQ(file.body.find("987654321"), std::string::npos);
    const auto opened = read_table(file.body, all_games());
    ASSERT_TRUE(opened) << to_text(opened.errors());
    EXPECT_EQ(fingerprint(opened.value()->view_to_json(PlayerId{1})), bo->mirror.print);

    const auto again = kit::make_table(port(), {{"record", record.body}, {"seats", {"human", "human"}}});
    const Client cy = join(again, 1);
    EXPECT_EQ(cy->mirror.print, bo->mirror.print);
    const Client di = join(again, 0);
    play_on({di, cy}, rng, 10);
  }
}

// A record of a whole game becomes a table that can be looked through.
TEST_F(Play, ARecordBecomesATable) {
  for (const AnyGame* game : all_games()) {
    SetupRequest setup;
    setup.players = 2;
    setup.seed = 3;
    auto played = std::move(game->open(setup).value());
    Rng rng{5};
    while (!played->decision().nothing()) {
      const auto options = played->options();
      played->apply(options[rng.below(static_cast<std::uint32_t>(options.size()))].notation);
    }
    kit::make_table(port(), {{"record", write_table(*played)}});  // a table file does as well
    const auto table = kit::make_table(port(), {{"record", write_record(*played)}});
    const Client ann = join(table, 0);
    EXPECT_TRUE(ann->mirror.result.is_object());
    EXPECT_EQ(ann->mirror.answers, played->answers());
    EXPECT_EQ(kit::get_json(port(), "/api/tables/" + table.id + "/log").size(), played->answers());
    EXPECT_EQ(kit::get_json(port(), "/api/tables/" + table.id + "/at/20", table.tokens[0]), played->view_to_json(PlayerId{0}, 20));
    const Json points = kit::get_json(port(), "/api/tables/" + table.id + "/points");
    ASSERT_EQ(points.size(), played->answers() + 1);
    EXPECT_EQ(points.back()[1], played->standing().points[1]);
  }
  EXPECT_EQ(wire::http({"127.0.0.1", port()}, "POST", "/api/tables", R"({"record":"stele-record 1\ngame chess\n"})").status, 400);
  EXPECT_EQ(wire::http({"127.0.0.1", port()}, "POST", "/api/tables", R"({"record":"","game":"monuments"})").status, 400);
}

// After the time for a move a bot answers, and the game goes on.
TEST_F(Play, TheClockPlaysForTheAbsent) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}, {"clock", 5}});
  const Client ann = join(table, 0), bo = join(table, 1);
  const std::int64_t left = ann->next("welcome").value("left", std::int64_t{0});
  EXPECT_GT(left, 3'000);
  EXPECT_LE(left, 5'000);
  ASSERT_TRUE(ann->until([&] { return ann->mirror.answers >= 1; }, 9'000));
}

// A cut line, in mid-message too: nothing is lost and nothing is played twice.
TEST_F(Play, ComesBackAfterTheLineWasCut) {
  const auto table = kit::make_table(port(), {{"game", "monumental"}, {"seats", {"human", "human"}}, {"seed", 9}});
  const Client ann = join(table, 0, "Ann"), bo = join(table, 1, "Bo");
  Rng rng{13};
  for (int round = 0; round < 60; ++round) {
    ASSERT_TRUE(ann->until([&] { return ann->open && bo->open && (ann->mirror.my_turn() || bo->mirror.my_turn()); }));
    const Client mover = ann->mirror.my_turn() ? ann : bo, other = mover == ann ? bo : ann;
    const std::size_t answers = mover->mirror.answers;
    const std::string chosen = any_option(mover, rng);
    switch (rng.below(4)) {
      case 0:  // sent, then cut before the answer comes
        mover->move(chosen);
        network_.run_for(rng.below(3));
        mover->cut();
        break;
      case 1:  // half a message
        mover->outbox.request({{"kind", "move"}, {"text", chosen}, {"at", answers}});
        mover->line->send_raw(std::string{"\x81\xfe\x01\x00", 4});
        mover->cut();
        break;
      case 2:  // the other one is away meanwhile
        other->cut();
        mover->move(chosen);
        break;
      default: mover->move(chosen); break;
    }
    for (const Client& c : {ann, bo}) {
      ASSERT_TRUE(c->until([&] { return c->open || c->closed; }));
      c->until([&] { return c->closed; }, 5);
      if (c->closed) c->connect(port());
    }
    for (const Client& c : {ann, bo}) ASSERT_TRUE(c->until_answers(answers + 1)) << "round " << round;
    ASSERT_EQ(ann->mirror.answers, answers + 1);
    ASSERT_EQ(bo->mirror.answers, answers + 1);
  }
  EXPECT_EQ(join(table, 0)->mirror.print, ann->mirror.print);
  EXPECT_EQ(join(table, 1)->mirror.print, bo->mirror.print);
  // Whoever came back with a view of their own was sent the rest, not everything.
  int whole = 0, rest = 0;
  for (const Client& c : {ann, bo})
    for (const Json& m : c->received) {
      whole += m["kind"] == "welcome";
      rest += m["kind"] == "change" && m.contains("presence");
    }
  EXPECT_EQ(whole, 2);
  EXPECT_GT(rest, 20);
}

TEST_F(Play, ARepeatedMoveIsPlayedOnce) {
  const auto table = kit::make_table(port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = join(table, 0), bo = join(table, 1);
  const Client mover = ann->mirror.my_turn() ? ann : bo;
  const Json move = mover->outbox.request({{"kind", "move"}, {"text", "draw"}});
  for (int i = 0; i < 3; ++i) mover->send(move);
  ASSERT_TRUE(mover->until_answers(1));
  EXPECT_EQ(mover->next("done")["number"], move["number"]);
  EXPECT_EQ(mover->next("done")["number"], move["number"]);
  EXPECT_EQ(mover->mirror.answers, 1u);
}

// A table that nobody visits leaves memory and comes back with everything.
TEST(Server, ForgetsIdleTablesAndFindsThemAgain) {
  const kit::TemporaryFolder folder;
  kit::ServerProcess server("sqlite:" + folder.path() + "/tables.db", {"--idle", "0"});
  wire::Network network;
  const auto table = kit::make_table(server.port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const auto tables = [&] {
    const std::string text = wire::http({"127.0.0.1", server.port()}, "GET", "/metrics").body;
    const std::size_t at = text.find("\nstele_tables ");
    return std::atoi(text.c_str() + at + 14);
  };
  std::string print;
  {
    const Client ann = TableClient::join(network, server.port(), table.id, table.tokens[0]);
    EXPECT_EQ(tables(), 1);
    if (ann->mirror.my_turn()) ann->move("draw");
    ann->until([&] { return ann->outbox.unanswered().empty(); });
    print = ann->mirror.print;
    ann->line->close();
    ann->until([&] { return ann->closed; });
  }
  for (int i = 0; i < 50 && tables() > 0; ++i) usleep(100'000);
  EXPECT_EQ(tables(), 0);
  EXPECT_EQ(TableClient::join(network, server.port(), table.id, table.tokens[0])->mirror.print, print);
}

// Whoever has lost the thread asks for the whole view and goes on from there.
TEST(Server, AClientWhoseFingerprintDiffersGetsTheWholeView) {
  const kit::TemporaryFolder folder;
  kit::ServerProcess server("sqlite:" + folder.path() + "/tables.db");
  wire::Network network;
  const auto table = kit::make_table(server.port(), {{"game", "monumental"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = TableClient::join(network, server.port(), table.id, table.tokens[0], "Ann");
  const Client bo = TableClient::join(network, server.port(), table.id, table.tokens[1], "Bo");
  const auto welcomes = [&] {
    return std::count_if(ann->received.begin(), ann->received.end(), [](const Json& m) { return m["kind"] == "welcome"; });
  };
  ASSERT_EQ(welcomes(), 1);
  ann->mirror.view["players"][0]["resources"]["gold"] = 77;
  const Client mover = ann->mirror.my_turn() ? ann : bo;
  mover->move(mover->mirror.option(0));
  ASSERT_TRUE(ann->until([&] { return welcomes() == 2; }));
  EXPECT_EQ(ann->mirror.answers, 1u);
  EXPECT_NE(ann->mirror.view["players"][0]["resources"].value("gold", 0), 77);
}

// The tables of a server that starts stay in the store until somebody comes.
TEST(Server, ReadsNoTableBeforeSomebodyComes) {
  const kit::TemporaryFolder folder;
  const std::string store = "sqlite:" + folder.path() + "/tables.db";
  kit::MadeTable table;
  {
    kit::ServerProcess first(store);
    for (int i = 0; i < 20; ++i) table = kit::make_table(first.port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", i}});
    EXPECT_EQ(first.stop(), 0);
  }
  kit::ServerProcess second(store);
  EXPECT_EQ(kit::metric(second.port(), "stele_tables"), 0);
  wire::Network network;
  const Client ann = TableClient::join(network, second.port(), table.id, table.tokens[0]);
  EXPECT_TRUE(ann->mirror.joined);
  EXPECT_EQ(kit::metric(second.port(), "stele_tables"), 1);
}

TEST(Server, StopsInOrderOnSigterm) {
  const kit::TemporaryFolder folder;
  kit::ServerProcess server("sqlite:" + folder.path() + "/tables.db");
  wire::Network network;
  const auto table = kit::make_table(server.port(), {{"game", "monuments"}, {"seats", {"human", "human"}}, {"seed", 3}});
  const Client ann = TableClient::join(network, server.port(), table.id, table.tokens[0]);
  kill(server.pid(), SIGTERM);
  EXPECT_EQ(ann->next("error")["code"], "going-down");
  EXPECT_TRUE(ann->until([&] { return ann->closed; }));
  EXPECT_EQ(server.stop(), 0);
}

}  // namespace
}  // namespace stele::server
