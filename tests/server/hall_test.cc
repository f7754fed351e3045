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

constexpr std::string_view kBotBegins = R"({"game":"monuments","seats":["human","greedy"],"seed":2})";

Request move_of(const Json& asks, std::size_t answers) {
  Request out;
  out.kind = RequestKind::Move;
  out.number = answers + 1;
  out.text = asks["options"].begin().key();
  out.at = answers;
  return out;
}

TEST_F(HallTest, ABotThatThinksTooLongIsAnsweredForAndItsLateAnswerIsLeftOut) {
  const auto ann = sit_down(kBotBegins);
  // Up to the bot's turn.
  std::size_t answers = 0;
  while (thoughts_.empty() && answers < 50) {
    const Json asks = ann->heard.back().contains("asks") ? ann->heard.back()["asks"] : Json();
    ASSERT_TRUE(asks.is_object() && asks.contains("options")) << ann->heard.back();
    const std::size_t heard = ann->heard.size();
    hall_.receive(ann, move_of(asks, answers++));
    ASSERT_TRUE(until([&] { return ann->heard.size() > heard; }));
    // Options come as a change of those before; ask for the whole.
    Request view;
    view.kind = RequestKind::View;
    hall_.receive(ann, view);
  }
  ASSERT_EQ(thoughts_.size(), 1u);
  const std::size_t heard = ann->heard.size();

  now_ += HallSettings{}.thinking_ms - 1;
  hall_.tick();
  EXPECT_EQ(metrics_.late_bots, 0u);
  now_ += 2;
  hall_.tick();
  EXPECT_EQ(metrics_.late_bots, 1u);
  ASSERT_TRUE(until([&] { return ann->heard.size() > heard; }));
  EXPECT_EQ(ann->heard.back()["answers"], answers + 1);
  EXPECT_EQ(metrics_.bot_moves, 1u);

  // It comes at last, and nobody waits for it any more.
  thoughts_.front()();
  EXPECT_FALSE(until([&] { return metrics_.bot_moves > 1; }, 50));
  EXPECT_EQ(metrics_.bot_moves, 1u);
}

}  // namespace
}  // namespace stele::server
