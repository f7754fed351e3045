// Nobody sees what the rules hide: in two worlds that a viewer cannot tell apart, every byte that leaves the server for that viewer is
// the same, at joining, after a move, in the log, after an undo and on coming back.
#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>

#include "engine/rng.h"
#include "games/games.h"
#include "server/api.h"
#include "server/delta.h"
#include "server/hall.h"
#include "tests/kit/other_world.h"

namespace stele::server {
namespace {

// A game whose tables all begin in one position.
class GameAt final : public AnyGame {
 public:
  GameAt(const AnyGame& game, const Json& state) : game_(game), state_(state) {}
  const GameInfo& info() const override { return game_.info(); }
  Result<std::unique_ptr<Table>> open(const SetupRequest& setup) const override { return game_.open_at(setup, state_); }
  Result<std::unique_ptr<Table>> open_at(const SetupRequest& setup, const Json& state) const override {
    return game_.open_at(setup, state);
  }
  std::vector<CardText> cards() const override { return game_.cards(); }
  Errors check_cards(const std::vector<CardFile>& own) const override { return game_.check_cards(own); }
  Errors use_cards(const std::vector<CardFile>& own) const override { return game_.use_cards(own); }

 private:
  const AnyGame& game_;
  Json state_;
};

class Listener final : public Visitor {
 public:
  void send(std::shared_ptr<const std::string> message) override { heard += *message + "\n"; }
  void close() override { heard += "closed\n"; }
  std::string heard;
};

// A hall with one table, on the test's own thread.
class World {
 public:
  World(const AnyGame& game, const Json& state, const TablePlan& plan)
      : game_(game, state),
        list_{&game_},
        store_(open_store("sqlite::memory:"), [this](std::function<void()> f) { post(std::move(f)); }),
        hall_(
            {list_}, store_, metrics_, [] { return std::int64_t{1'700'000'000'000}; }, [](const std::function<void()>& f) { f(); },
            [this](std::function<void()> f) { post(std::move(f)); }),
        api_(list_, pages_, hall_, store_, metrics_, [] { return std::int64_t{0}; }) {
    bool made = false;
    hall_.create(plan, [&](const std::string& why) {
      EXPECT_EQ(why, "");
      made = true;
    });
    run_until([&] { return made; });
  }

  std::shared_ptr<Listener> join(const TablePlan& plan, PlayerId seat, std::optional<std::size_t> have = {},
                                 const std::string& print = "") {
    const auto visitor = std::make_shared<Listener>();
    Request r;
    r.kind = RequestKind::Join;
    r.table = plan.id;
    r.client = "c";
    r.token = seat.is_none() ? "" : plan.seats[seat.value].token;
    r.have = have;
    r.print = print;
    hall_.receive(visitor, r);
    run_until([&] { return !visitor->heard.empty(); });
    return visitor;
  }
  void ask(const std::shared_ptr<Listener>& visitor, RequestKind kind, const std::string& text = "") {
    Request r;
    r.kind = kind;
    r.number = ++number_;
    r.text = text;
    const std::size_t before = visitor->heard.size();
    hall_.receive(visitor, r);
    run_until([&] { return visitor->heard.size() > before; });
  }
  std::string get(const std::string& target, const std::string& token = "") {
    std::optional<HttpResponse> answer;
    api_.answer({"GET", target, "", false, "Bearer " + token}, [&](HttpResponse r) { answer = std::move(r); });
    run_until([&] { return answer.has_value(); });
    return std::to_string(answer->status) + " " + answer->body;
  }

 private:
  void post(std::function<void()> f) {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(f));
    wake_.notify_one();
  }
  template <class F>
  void run_until(F holds) {
    while (!holds()) {
      std::function<void()> f;
      {
        std::unique_lock lock(mutex_);
        ASSERT_TRUE(wake_.wait_for(lock, std::chrono::seconds(20), [&] { return !queue_.empty(); })) << "the hall does not answer";
        f = std::move(queue_.front());
        queue_.pop_front();
      }
      f();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> queue_;
  GameAt game_;
  std::vector<const AnyGame*> list_;
  Metrics metrics_;
  StoreThread store_;
  Hall hall_;
  Pages pages_;
  Api api_;
  std::uint64_t number_ = 0;
};

TablePlan plan_for(std::string_view game, const SetupRequest& setup) {
  TablePlan plan;
  plan.id = "t";
  plan.game = game;
  plan.setup = setup;
  for (int p = 0; p < setup.players; ++p) plan.seats.push_back({Sitter::Person, "", "token" + std::to_string(p), "P" + std::to_string(p)});
  return plan;
}

// All that is sent to the viewer while `mover` answers, takes it back, and everybody comes and goes.
std::string everything_sent(const AnyGame& game, const Json& state, const TablePlan& plan, PlayerId viewer, PlayerId mover,
                            const std::string& answer) {
  World world(game, state, plan);
  const auto watching = world.join(plan, viewer);
  const Json welcome = Json::parse(watching->heard);
  const auto moving = viewer == mover ? watching : world.join(plan, mover);
  if (viewer == mover) {
    world.ask(watching, RequestKind::Why, "build AK");
    world.ask(watching, RequestKind::Hint);
  }
  if (!viewer.is_none()) world.ask(watching, RequestKind::Move, "no such answer");
  world.ask(moving, RequestKind::Move, answer);
  const std::string token = viewer.is_none() ? "" : plan.seats[viewer.value].token;
  std::string out;
  out += world.get("/api/tables/t", token) + world.get("/api/tables/t/log", token);
  out += world.get("/api/tables/t/at/0", token) + world.get("/api/tables/t/at/1", token);
  out += world.get("/api/tables/t/record", token) + world.get("/api/tables/t/file", token) + world.get("/api/tables");
  out += world.join(plan, viewer, welcome["entry"], welcome["print"])->heard;  // what is new since
  out += world.join(plan, viewer)->heard;
  world.ask(moving, RequestKind::Undo);
  for (std::uint8_t p = 0; p < plan.seats.size(); ++p)  // where somebody learned something the others are asked
    if (PlayerId{p} != mover) world.ask(PlayerId{p} == viewer ? watching : world.join(plan, PlayerId{p}), RequestKind::Agree);
  out += world.get("/api/tables/t/log", token);
  out += world.join(plan, viewer, welcome["entry"], welcome["print"])->heard;
  world.ask(moving, RequestKind::Move, answer);
  return watching->heard + out;
}

template <Game G>
void compare_worlds(const std::vector<std::string>& modules, std::uint64_t seed) {
  const AnyGame& game = *find_game(all_games(), G::info().id);
  const int players = std::min(3, G::info().max_players);
  const auto table = game.open({players, seed, modules, {}, {}}).value();
  auto& t = static_cast<TableOf<G>&>(*table);
  const TablePlan plan = plan_for(G::info().id, t.setup());
  Rng rng{seed};
  int compared = 0;
  while (!t.decision().nothing() && compared < 12) {
    const auto before = t.state();
    const PlayerId mover = t.decision().seat;
    const auto options = G::options(t.catalogue(), before);
    const auto o = options[rng.below(static_cast<std::uint32_t>(options.size()))];
    t.take(o);
    if (rng.below(10) != 0) continue;
    const auto p = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(players) + 1));
    const PlayerId viewer = p < players ? PlayerId{p} : PlayerId{};
    const auto other = kit::other_world(before, t.state(), viewer, rng);
    if (!G::options(t.catalogue(), other).contains(o)) continue;
    const std::string answer = G::to_text(t.catalogue(), o);
    const std::string here = everything_sent(game, G::to_json(t.catalogue(), before), plan, viewer, mover, answer);
    const std::string there = everything_sent(game, G::to_json(t.catalogue(), other), plan, viewer, mover, answer);
    ASSERT_EQ(here, there) << G::info().id << " seed " << seed << " answer " << t.answers() << " " << answer << " for viewer "
                           << int{viewer.value};
    ++compared;
  }
  EXPECT_GT(compared, 3);
}

TEST(TwoWorlds, EveryByteOfTheWireIsTheSame) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    compare_worlds<monuments::Monuments>({"powers"}, seed);
    compare_worlds<monumental::Monumental>({"renaissance", "heroes", "monsters"}, seed);
    compare_worlds<duel::Duel>({"exploration", "espionage", "mixed-deck"}, seed);
  }
}

// The test can fail: a server that named the next card would be found out.
TEST(TwoWorlds, DifferInWhatIsHidden) {
  const AnyGame& game = *find_game(all_games(), "monuments");
  const auto table = game.open({3, 1, {}, {}, {}}).value();
  auto& t = static_cast<TableOf<monuments::Monuments>&>(*table);
  Rng rng{1};
  const auto other = kit::other_world(t.state(), t.state(), PlayerId{0}, rng);
  EXPECT_EQ(monuments::Monuments::view(t.catalogue(), other, PlayerId{0}), t.view(PlayerId{0}));
  EXPECT_NE(monuments::Monuments::view_to_json(t.catalogue(), monuments::Monuments::view(t.catalogue(), other, PlayerId{1})),
            table->view_to_json(PlayerId{1}));
}

}  // namespace
}  // namespace stele::server
