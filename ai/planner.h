#pragma once

#include <algorithm>
#include <cstring>
#include <limits>
#include <tuple>
#include <unordered_set>
#include <vector>

#include "ai/bot.h"
#include "ai/evaluation.h"
#include "engine/hash.h"

namespace stele {

// Plans the whole rest of its turn, however many small decisions that is: a beam of the most promising ways to go on, on copies of the
// table with everything hidden dealt anew. An option is worth the best place where a way that begins with it could stop. It knows no
// card, only the evaluation.
template <Game G>
class PlannerBot final : public Bot<G> {
  static constexpr int kWorlds = 2;    // deals of what is hidden
  static constexpr int kWidth = 60;    // ways kept after each decision
  static constexpr int kFew = 4;       // options that share the beam evenly
  static constexpr int kDepth = 48;    // decisions ahead; longer turns are planned again from there
  static constexpr int kMost = 50000;  // positions looked at in a world, so that an answer comes in time

  // A way to go on: from which place of the beam, and how promising it looks there.
  struct Way {
    int order = 0;
    std::uint32_t root = 0;  // the option it begins with
    std::uint32_t from = 0;
    typename G::Option option;
  };
  struct Place {
    typename G::State state;
    std::uint32_t root = 0;
    int order = 0;
  };

 public:
  typename G::Option choose(const Situation<G>& situation, Rng& rng) const override {
    const auto values = judge(situation, rng);
    std::size_t best = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
      if (values[i] > values[best]) best = i;
    return situation.options()[best];
  }

  // How good each option looks, in hundredths of a point against the others: what a hint shows.
  std::vector<int> judge(const Situation<G>& situation, Rng& rng) const {
    std::vector<int> sums(situation.options().size(), 0);
    if (sums.size() < 2) return sums;
    const typename G::View view = situation.view();
    for (int w = 0; w < kWorlds; ++w) {
      const std::vector<int> values = plan(situation, G::determinize(situation.catalogue(), view, rng));
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += values[i];
    }
    for (int& v : sums) v /= kWorlds;
    return sums;
  }

 private:
  static void go_on(const typename G::Catalogue& cat, typename G::State& s, typename G::Option o, PlayerId me) {
    G::apply(cat, s, o, {});
    let_others_rest(cat, s, me);
  }

  // Whether the last place is one of those before it; the same place has the same promise, so they are side by side.
  static bool is_among(const std::vector<Place>& places) {
    const Place& last = places.back();
    for (auto p = places.rbegin() + 1; p != places.rend() && p->order == last.order; ++p)
      if (std::memcmp(&p->state, &last.state, sizeof last.state) == 0) return true;
    return false;
  }

  std::vector<int> plan(const Situation<G>& situation, const typename G::State& world) const {
    const auto& cat = situation.catalogue();
    const PlayerId me = situation.seat();
    const int turn = turn_of(world);
    const auto roots = static_cast<std::uint32_t>(situation.options().size());
    std::vector<int> best(roots, std::numeric_limits<int>::min());
    std::vector<Place> beam, chosen;
    std::vector<Way> ways;
    std::unordered_set<std::uint64_t> seen;
    int looked_at = 0;
    const auto look = [&](const typename G::State& from, typename G::Option o, std::uint32_t root, std::uint32_t place) {
      typename G::State s = from;
      go_on(cat, s, o, me);
      ++looked_at;
      // What comes after one's own turn, an Automa's or a Monster's doing, is no reason to put its end off.
      const bool over = turn_of(s) != turn;
      const int value = evaluate(cat, over && turn_of(s) >= 0 ? from : s, me);
      best[root] = std::max(best[root], value);
      if (over || G::decision(cat, s).seat != me) return;
      ways.push_back({value + promise(cat, s, me), root, place, o});
    };
    for (std::uint32_t i = 0; i < roots; ++i) look(world, situation.options()[i], i, 0);
    beam.push_back({world, 0, 0});
    // A few great choices, a row or a column, each get their share of the beam; many small ones compete for it.
    const std::size_t share = roots <= kFew ? (kWidth + roots - 1) / roots : kWidth;
    for (int depth = 1; depth < kDepth && !ways.empty() && looked_at < kMost; ++depth) {
      // The most promising first; two ways to the same place are one.
      std::sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
        return std::tuple{-a.order, a.root, a.from, a.option} < std::tuple{-b.order, b.root, b.from, b.option};
      });
      chosen.clear();
      std::vector<std::size_t> of_root(roots, 0);
      for (const Way& way : ways) {
        if (chosen.size() == kWidth) break;
        if (of_root[way.root] == share) continue;
        chosen.push_back({beam[way.from].state, way.root, way.order});
        go_on(cat, chosen.back().state, way.option, me);
        if (is_among(chosen) || !seen.insert(quick_hash_of(chosen.back().state)).second)
          chosen.pop_back();
        else
          ++of_root[way.root];
      }
      ways.clear();
      std::swap(beam, chosen);
      for (std::uint32_t i = 0; i < beam.size(); ++i)
        for (const auto& o : G::options(cat, beam[i].state)) look(beam[i].state, o, beam[i].root, i);
    }
    return best;
  }
};

}  // namespace stele
