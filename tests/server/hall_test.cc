// The hall without a network: time stands still until the test says otherwise, and bots think when it lets them.
#include "server/hall.h"

#include <gtest/gtest.h>

#include <mutex>
#include <thread>

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
  // A table of one person and a bot, and the person at it.
  std::shared_ptr<Listener> sit_down(std::string_view wish) {
    const auto plan = read_wish(Json::parse(wish), all_games(), now_);
    bool made = false;
    hall_.create(plan.value(), [&](const std::string& why) { made = why.empty(); });
    EXPECT_TRUE(until([&] { return made; }));
    const auto out = std::make_shared<Listener>();
    Request join;
    join.table = plan->id;
    join.token = plan->seats[0].token;
    join.client = "ann";
    hall_.receive(out, join);
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
  Request join;
  join.table = plan.id;
  join.token = plan.seats[0].token;
  join.client = "ann";
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

  now_ += HallSettings{}.thinking_ms - 1;
  hall_.tick();
  EXPECT_EQ(metrics_.late_bots, 0u);
  now_ += 2;
  hall_.tick();
  EXPECT_EQ(metrics_.late_bots, 1u);
  ASSERT_TRUE(until([&] { return ann->heard.size() > heard; }));
  EXPECT_EQ(ann->heard.back()["answers"], 1);
  EXPECT_EQ(metrics_.bot_moves, 1u);

  // It comes at last, and nobody waits for it any more.
  thoughts_.front()();
  EXPECT_FALSE(until([&] { return metrics_.bot_moves > 1; }, 50));
  EXPECT_EQ(metrics_.bot_moves, 1u);
}

}  // namespace
}  // namespace stele::server
