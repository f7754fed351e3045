// The hall without a network: time stands still until the test says otherwise, and bots think when it lets them.
#include "server/hall.h"

#include <gtest/gtest.h>

#include <mutex>
#include <thread>

#include "engine/record.h"
#include "games/games.h"
#include "tests/kit/server_process.h"

namespace stele::server {
namespace {

class Listener final : public Visitor {
 public:
  void send(std::shared_ptr<const std::string> message) override { heard.push_back(Json::parse(*message)); }
  void close() override {}
  std::vector<Json> heard;
};

class HallTest : public testing::Test {
 protected:
  void post(std::function<void()> f) {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(f));
  }
  bool until(const std::function<bool()>& holds, int milliseconds = 20'000) {
    for (int i = 0; i < milliseconds && !holds(); ++i) {
      std::deque<std::function<void()>> now;
      {
        const std::lock_guard lock(mutex_);
        now.swap(posted_);
      }
      for (const auto& f : now) f();
      if (now.empty()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return holds();
  }
  TablePlan make(std::string_view wish) {
    const auto plan = read_wish(Json::parse(wish), all_games(), now_);
    bool made = false;
    hall_.create(plan.value(), [&](const std::string& why) { made = why.empty(); });
    EXPECT_TRUE(until([&] { return made; }));
    return plan.value();
  }
  Request request(RequestKind kind, std::uint64_t number, const std::string& text = "") {
    Request out;
    out.kind = kind;
    out.number = number;
    out.text = out.name = text;
    return out;
  }
  Request joining(const TablePlan& plan, std::optional<std::size_t> seat, const std::string& client = "ann") {
    Request out = request(RequestKind::Join, 0);
    out.table = plan.id;
    if (seat) out.token = plan.seats[*seat].token;
    out.client = client;
    return out;
  }
  std::vector<std::string> log_of(const std::string& id) {
    std::optional<std::vector<std::string>> out;
    store_.ask([id](Store& store) { return store.entries(id, 0); },
               [&](const std::vector<std::string>& log, const std::string&) { out = log; });
    EXPECT_TRUE(until([&] { return out.has_value(); }));
    return out.value_or(std::vector<std::string>{});
  }
  // A table of one person and a bot, and the person at it.
  std::shared_ptr<Listener> sit_down(std::string_view wish) {
    const auto plan = std::make_unique<TablePlan>(make(wish));
    const auto out = std::make_shared<Listener>();
    hall_.receive(out, joining(*plan, 0));
    EXPECT_TRUE(until([&] { return !out->heard.empty(); }));
    return out;
  }

  std::mutex mutex_;
  std::deque<std::function<void()>> posted_;
  std::vector<std::function<void()>> thoughts_;  // what bots were asked to think about
  std::int64_t now_ = 1'000'000;
  kit::TemporaryFolder folder_;
  Metrics metrics_;
  StoreThread store_{open_store("sqlite:" + folder_.path() + "/tables.db"), [this](std::function<void()> f) { post(std::move(f)); }};
  Hall hall_{HallSettings{all_games()},
             store_,
             metrics_,
             [this] { return now_; },
             [this](std::function<void()> f) { thoughts_.push_back(std::move(f)); },
             [this](std::function<void()> f) { post(std::move(f)); }};
};

// A log that our rules no longer follow: people can talk at the table, and nothing goes round in circles.
TEST_F(HallTest, ABrokenTableStandsStillAndIsQuiet) {
  const auto plan = read_wish(Json::parse(R"({"game":"monuments","seats":["human","human"],"seed":2})"), all_games(), now_).value();
  bool made = false;
  hall_.create(plan, [&](const std::string&) { made = true; });
  ASSERT_TRUE(until([&] { return made; }));
  Entry dance;
  dance.kind = EntryKind::Move;
  dance.text = "dance";
  for (std::uint64_t number = 1; number <= 2; ++number) {
    made = false;
    store_.append({plan.id, number, write_entry(dance), {}, {}}, [&](Stored, const std::string&) { made = true; });
    ASSERT_TRUE(until([&] { return made; }));
  }
  const auto ann = std::make_shared<Listener>();
  Request join = joining(plan, 0);
  join.name = "Ann";
  hall_.receive(ann, join);
  Request chat;
  chat.kind = RequestKind::Chat;
  chat.number = 1;
  chat.text = "what now?";
  ASSERT_TRUE(until([&] { return !ann->heard.empty(); }));
  EXPECT_TRUE(ann->heard.front().contains("broken"));
  hall_.receive(ann, chat);
  ASSERT_TRUE(until([&] { return ann->heard.back().contains("chat"); }));
  const std::size_t heard = ann->heard.size();
  EXPECT_FALSE(until([&] { return ann->heard.size() > heard; }, 50));
  EXPECT_EQ(metrics_.conflicts, 0u);
}

constexpr std::string_view kBotBegins = R"({"game":"monuments","seats":["human","greedy"],"seed":2})";

TEST_F(HallTest, ABotThatThinksTooLongIsAnsweredForAndItsLateAnswerIsLeftOut) {
  const auto ann = sit_down(kBotBegins);
  ASSERT_TRUE(until([&] { return !thoughts_.empty(); }));
  const std::size_t heard = ann->heard.size();

  // While it waits for a thread it has more patience; once it thinks, its time runs.
  now_ += 2 * HallSettings{}.thinking_ms;
  hall_.tick();
  EXPECT_EQ(metrics_.late_bots, 0u);
  thoughts_.front()();
  ASSERT_EQ(posted_.size(), 2u);  // that it has begun, and its answer
  posted_.front()();
  posted_.pop_front();
  now_ += HallSettings{}.thinking_ms - 1;
  hall_.tick();
  EXPECT_EQ(metrics_.late_bots, 0u);
  now_ += 2;
  hall_.tick();
  EXPECT_EQ(metrics_.late_bots, 1u);
  ASSERT_TRUE(until([&] { return ann->heard.size() > heard; }));
  EXPECT_EQ(ann->heard.back()["answers"], 1);
  EXPECT_EQ(metrics_.bot_moves, 1u);

  // It came at last, and nobody waited for it any more.
  EXPECT_FALSE(until([&] { return metrics_.bot_moves > 1; }, 50));
  EXPECT_EQ(metrics_.bot_moves, 1u);
}

// What somebody says about themselves does not make a bot begin anew, and a thought that nobody waits for is not thought.
TEST_F(HallTest, ABotThinksOnceAboutAPosition) {
  const auto ann = sit_down(kBotBegins);
  ASSERT_TRUE(until([&] { return thoughts_.size() == 1; }));
  for (std::uint64_t i = 1; i <= 5; ++i) {
    const std::size_t heard = ann->heard.size();
    hall_.receive(ann, request(RequestKind::Rename, i, "Ann" + std::to_string(i)));
    ASSERT_TRUE(until([&] { return ann->heard.size() > heard; }));
  }
  EXPECT_EQ(thoughts_.size(), 1u);
  now_ += 6 * HallSettings{}.thinking_ms;
  hall_.tick();  // nobody had a thread for it: the other one answers
  ASSERT_TRUE(until([&] { return metrics_.bot_moves == 1; }));
  thoughts_.front()();
  EXPECT_TRUE(posted_.empty()) << "it was not even thought about";
}

// After a cut line a client sends what was not answered right behind its join, and the table may have to be read first.
TEST_F(HallTest, WhatIsAskedWhileTheTableIsReadIsNotLost) {
  const TablePlan plan = make(R"({"game":"monuments","seats":["human","human"],"seed":2})");
  const auto ann = std::make_shared<Listener>();
  hall_.receive(ann, joining(plan, 0));
  hall_.receive(ann, request(RequestKind::Chat, 1, "first"));
  hall_.receive(ann, request(RequestKind::Chat, 2, "second"));
  const auto has_said = [&](const std::string& text) {
    return std::any_of(ann->heard.begin(), ann->heard.end(),
                       [&](const Json& m) { return m.contains("chat") && m["chat"].back()["text"] == text; });
  };
  EXPECT_TRUE(until([&] { return has_said("first") && has_said("second"); }));
  EXPECT_EQ(ann->heard.front()["kind"], "welcome");
  // No more than a few: the others are told to come again.
  const auto bo = std::make_shared<Listener>();
  const TablePlan other = make(R"({"game":"monuments","seats":["human","human"],"seed":3})");
  hall_.receive(bo, joining(other, 1));
  for (std::uint64_t i = 1; i <= 20; ++i) hall_.receive(bo, request(RequestKind::Chat, i, "again"));
  ASSERT_TRUE(until([&] { return bo->heard.size() > 12; }));
  EXPECT_TRUE(std::any_of(bo->heard.begin(), bo->heard.end(), [](const Json& m) { return m.value("code", "") == "busy"; }));
}

// Whoever takes a seat hears of it together with the key: nothing before it says that the request is done.
TEST_F(HallTest, TheKeyComesWithTheFirstWordAboutTheSeat) {
  const TablePlan plan = make(R"({"game":"monuments","seats":["human","open"],"seed":2})");
  const auto bo = std::make_shared<Listener>();
  hall_.receive(bo, joining(plan, {}, "0123456789abcdef"));
  ASSERT_TRUE(until([&] { return !bo->heard.empty(); }));
  const std::size_t heard = bo->heard.size();
  hall_.receive(bo, request(RequestKind::Sit, 1, "Bo"));
  ASSERT_TRUE(until([&] { return bo->heard.back().contains("token"); }));
  for (std::size_t i = heard; i + 1 < bo->heard.size(); ++i) EXPECT_FALSE(bo->heard[i].contains("number")) << bo->heard[i];
  EXPECT_EQ(bo->heard.back()["number"], 1);
}

// The clock of whoever is asked does not run while the server is down: at the earliest it runs from the server's start.
TEST_F(HallTest, DowntimeIsNobodysTime) {
  now_ -= 100'000;  // the table was made, and then the server was down for a while
  const TablePlan plan = make(R"({"game":"monuments","seats":["human","human"],"seed":2,"clock":60})");
  now_ += 100'000;
  const auto ann = std::make_shared<Listener>();
  hall_.receive(ann, joining(plan, 0));
  ASSERT_TRUE(until([&] { return !ann->heard.empty(); }));
  EXPECT_EQ(ann->heard.front()["left"], 60'000);
  now_ += 61'000;
  hall_.tick();
  EXPECT_TRUE(until([&] { return !thoughts_.empty(); })) << "then a bot plays for the absent";
}

// A finished game notes in its log how it ended.
TEST_F(HallTest, TheEndIsNoted) {
  const AnyGame& game = *find_game(all_games(), "monuments");
  const auto table = game.open({2, 5, {}, {}, {}}).value();
  while (!table->decision().nothing()) ASSERT_TRUE(table->apply(table->options()[0].notation).taken());
  const TablePlan plan = make(Json{{"record", write_record(*table)}, {"seats", {"human", "human"}}}.dump());
  const auto ann = std::make_shared<Listener>();
  hall_.receive(ann, joining(plan, 0));
  const auto ends = [&] {
    const auto log = log_of(plan.id);
    return std::count_if(log.begin(), log.end(), [](const std::string& e) { return e.find(R"("kind":"end")") != std::string::npos; });
  };
  EXPECT_TRUE(until([&] { return ends() > 0; }));
  EXPECT_FALSE(until([&] { return ends() > 1; }, 50));
}

}  // namespace
}  // namespace stele::server
