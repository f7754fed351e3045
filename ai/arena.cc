#include "ai/arena.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <mutex>
#include <thread>

#include "ai/registry.h"
#include "engine/hash.h"
#include "games/games.h"

namespace stele {
namespace {

constexpr std::uint64_t kGamesAtOnce = 4;  // taken by a thread at a time

MatchReport empty_report(std::size_t seats) {
  MatchReport r;
  r.wins.assign(seats, 0);
  r.points.assign(seats, 0);
  r.best.assign(seats, std::numeric_limits<int>::min());
  r.worst.assign(seats, std::numeric_limits<int>::max());
  r.shortest = std::numeric_limits<std::uint64_t>::max();
  return r;
}

void merge(MatchReport& into, const MatchReport& r) {
  into.games += r.games;
  into.decisions += r.decisions;
  into.signature += r.signature;
  into.shortest = std::min(into.shortest, r.shortest);
  into.longest = std::max(into.longest, r.longest);
  for (std::size_t i = 0; i < into.wins.size(); ++i) {
    into.wins[i] += r.wins[i];
    into.points[i] += r.points[i];
    into.best[i] = std::max(into.best[i], r.best[i]);
    into.worst[i] = std::min(into.worst[i], r.worst[i]);
  }
}

template <Game G>
void play_one(const typename G::Setup& setup, std::uint64_t number, const std::vector<std::unique_ptr<Bot<G>>>& bots, MatchReport& r) {
  const auto& cat = G::catalogue();
  typename G::State s = G::begin(cat, setup).value();
  std::array<Rng, kMaxSeats> rngs;
  for (std::size_t i = 0; i < bots.size(); ++i) rngs[i] = rng_stream(setup.seed, i + 1);
  const EventSink<typename G::Event> quiet;
  std::uint64_t decisions = 0;
  for (;; ++decisions) {
    const Decision d = G::decision(cat, s);
    if (d.nothing()) break;
    const auto options = G::options(cat, s);
    const Situation<G> situation(cat, s, d.seat, options);
    G::apply(cat, s, bots[d.seat.value]->choose(situation, rngs[d.seat.value]), quiet);
  }
  const Standing standing = G::standing(cat, s);
  for (std::size_t i = 0; i < bots.size(); ++i) {
    r.wins[i] += standing.winners >> i & 1;
    r.points[i] += standing.points[i];
    r.best[i] = std::max<int>(r.best[i], standing.points[i]);
    r.worst[i] = std::min<int>(r.worst[i], standing.points[i]);
  }
  r.decisions += decisions;
  r.shortest = std::min(r.shortest, decisions);
  r.longest = std::max(r.longest, decisions);
  ++r.games;
  // A sum, so that the order in which threads finish does not matter.
  Hash h;
  h.add(number);
  h.add(hash_of(s));
  r.signature += h.value();
}

template <Game G>
Result<MatchReport> play_all(const Match& match, std::atomic<std::uint64_t>& done) {
  const auto setup = G::read_setup(G::catalogue(), match.setup);
  if (!setup) return setup.errors();
  MatchReport total = empty_report(match.seats.size());
  std::atomic<std::uint64_t> next = 0;
  std::mutex merging;
  const auto work = [&] {
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (const std::string& seat : match.seats) bots.push_back(make_bot<G>(seat));
    MatchReport mine = empty_report(match.seats.size());
    for (;;) {
      const std::uint64_t first = next.fetch_add(kGamesAtOnce);
      if (first >= match.games) break;
      for (std::uint64_t i = first; i < std::min(match.games, first + kGamesAtOnce); ++i) {
        typename G::Setup one = setup.value();
        one.seed = (one.seed + i) & kMaxSeed;
        play_one<G>(one, i, bots, mine);
        done.fetch_add(1, std::memory_order_relaxed);
      }
    }
    const std::lock_guard lock(merging);
    merge(total, mine);
  };
  const auto start = std::chrono::steady_clock::now();
  {
    std::vector<std::jthread> threads;  // joined at the end of the block, whatever happens
    for (int t = 1; t < match.threads; ++t) threads.emplace_back(work);
    work();
  }
  total.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (total.games == 0) total.shortest = 0;
  return total;
}

}  // namespace

Result<MatchReport> play_match(const Match& match, std::atomic<std::uint64_t>& done) {
  Result<MatchReport> out = unknown_game(all_games(), match.game);
  visit_game(match.game, [&]<class G>() { out = play_all<G>(match, done); });
  return out;
}

}  // namespace stele
