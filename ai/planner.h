#pragma once

#include <algorithm>
#include <limits>
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
  static constexpr int kWorlds = 3;    // deals of what is hidden
  static constexpr int kWidth = 15;    // ways kept after each decision
  static constexpr int kFew = 4;       // options that share the beam evenly
  static constexpr int kDepth = 48;    // decisions ahead; longer turns are planned again from there
  static constexpr int kMost = 40000;  // positions looked at in a world, so that an answer comes in time

  struct Way {
    typename G::State state;
    std::size_t root = 0;  // the option it begins with
    int order = 0;         // how promising
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
  std::vector<int> plan(const Situation<G>& situation, const typename G::State& world) const {
    const auto& cat = situation.catalogue();
    const PlayerId me = situation.seat();
    const int turn = turn_of(world);
    std::vector<int> best(situation.options().size(), std::numeric_limits<int>::min());
    std::vector<Way> beam, next;
    std::vector<std::uint64_t> seen;
    int looked_at = 0;
    // A few great choices, a row or a column, each get their share of the beam; many small ones compete for it.
    const auto roots = static_cast<int>(best.size());
    const int share = roots <= kFew ? (kWidth + roots - 1) / roots : kWidth;
    const auto follow = [&](const typename G::State& from, typename G::Option o, std::size_t root) {
      Way way{from, root, 0};
      G::apply(cat, way.state, o, {});
      ++looked_at;
      // What comes after one's own turn, an Automa's or a Monster's doing, is no reason to put its end off.
      const bool over = turn_of(way.state) != turn;
      const int value = evaluate(cat, over && turn_of(way.state) >= 0 ? from : way.state, me);
      best[root] = std::max(best[root], value);
      if (over || G::decision(cat, way.state).seat != me) return;
      way.order = value + promise(cat, way.state, me);
      next.push_back(way);
    };
    for (std::size_t i = 0; i < situation.options().size(); ++i) follow(world, situation.options()[i], i);
    for (int depth = 1; depth < kDepth && !next.empty() && looked_at < kMost; ++depth) {
      // The most promising first; two ways to the same place are one.
      std::sort(next.begin(), next.end(),
                [](const Way& a, const Way& b) { return a.order != b.order ? a.order > b.order : a.root < b.root; });
      beam.clear();
      std::vector<int> of_root(best.size(), 0);
      for (const Way& way : next) {
        if (beam.size() == kWidth) break;
        if (of_root[way.root] == share) continue;
        const std::uint64_t hash = hash_of(way.state);
        if (std::find(seen.begin(), seen.end(), hash) != seen.end()) continue;
        seen.push_back(hash);
        ++of_root[way.root];
        beam.push_back(way);
      }
      next.clear();
      for (const Way& way : beam)
        for (const auto& o : G::options(cat, way.state)) follow(way.state, o, way.root);
    }
    return best;
  }
};

}  // namespace stele
