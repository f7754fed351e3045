#include <gtest/gtest.h>

#include <chrono>

#include "ai/arena.h"
#include "ai/registry.h"
#include "games/games.h"

namespace stele {
namespace {

MatchReport match(std::vector<std::string> seats, std::uint64_t games, int threads = 2) {
  const auto players = static_cast<int>(seats.size());
  std::atomic<std::uint64_t> done = 0;
  const MatchReport r = play_match({"monuments", {players, 1, {}}, std::move(seats), games, threads}, done).value();
  EXPECT_EQ(done, games);
  return r;
}

TEST(Arena, TheSignatureDoesNotDependOnTheThreads) {
  const MatchReport one = match({"random", "random", "random"}, 50, 1);
  const MatchReport four = match({"random", "random", "random"}, 50, 4);
  EXPECT_EQ(one.signature, four.signature);
  EXPECT_EQ(one.wins, four.wins);
  EXPECT_EQ(one.points, four.points);
  EXPECT_EQ(one.decisions, four.decisions);
}

// The whole 100 games are played by the release build in ./test; here a few show that the bot works at all.
TEST(Greedy, BeatsRandom) {
  const MatchReport r = match({"random", "greedy", "random", "random"}, 6);
  EXPECT_EQ(r.wins[1], 6u);
}

TEST(Greedy, PlaysTwoColours) {
  const MatchReport r = match({"greedy", "random"}, 6);
  EXPECT_GE(r.wins[0], 5u);
}

TEST(Bots, SeeTheSameInTwoWorldsAndChooseTheSame) {
  using G = monuments::Monuments;
  const auto& cat = G::catalogue();
  auto s = G::begin(cat, G::read_setup(cat, {4, 5, {}}).value()).value();
  Rng rng{1};
  for (int i = 0; i < 30; ++i) {
    const auto options = G::options(cat, s);
    const PlayerId seat = G::decision(cat, s).seat;
    const auto guess = G::determinize(cat, G::view(cat, s, seat), rng);
    for (const std::string& name : bot_names()) {
      Rng a{7}, b{7};
      EXPECT_EQ(make_bot<G>(name)->choose({cat, s, seat, options}, a), make_bot<G>(name)->choose({cat, guess, seat, options}, b))
          << name << " peeks";
    }
    G::apply(cat, s, options[rng.below(static_cast<std::uint32_t>(options.size()))], {});
  }
}

TEST(Bots, TheRegistryKnowsEveryName) {
  for (const std::string& name : bot_names()) EXPECT_NE(make_bot<monuments::Monuments>(name), nullptr) << name;
  EXPECT_EQ(make_bot<monuments::Monuments>("grandmaster"), nullptr);
}

TEST(Seats, AreReadOrRefusedWithWhatIsWrong) {
  const GameInfo& info = monuments::Monuments::info();
  EXPECT_EQ(read_seats("greedy,random", 0, info, Human::Refused)->size(), 2u);
  const auto said = [&](const std::string& list, int players, Human human) {
    return to_text(read_seats(list, players, info, human).errors());
  };
  EXPECT_EQ(said("greddy,random", 0, Human::Refused), "--seats: seat 1: unknown player 'greddy'; did you mean 'greedy'?");
  EXPECT_EQ(said("human,random", 0, Human::Refused), "--seats: seat 1: unknown player 'human'; expected one of random, greedy");
  EXPECT_NE(said("", 0, Human::Allowed).find("seat 1: unknown player ''"), std::string::npos);
  EXPECT_EQ(said("random", 0, Human::Allowed), "--seats: names 1 seat; Monuments: Wonders of Antiquity is for 2 to 4 players");
  EXPECT_EQ(said("random,random", 3, Human::Allowed), "--seats: names 2 seats, but the table has 3 players");
}

TEST(Hint, JudgesEveryOptionBestFirst) {
  const auto table = find_game(all_games(), "monuments")->open({4, 3, {}}).value();
  const auto judged = judge(*table, 1);
  ASSERT_EQ(judged.size(), table->options().size());
  for (std::size_t i = 1; i < judged.size(); ++i) EXPECT_GE(judged[i - 1].value, judged[i].value);
  EXPECT_EQ(choose(*table, "greedy", 1), judged[0].notation);
}

}  // namespace
}  // namespace stele
