#pragma once

#include <array>
#include <limits>

#include "ai/bot.h"
#include "ai/evaluation.h"

namespace stele {

// Tries every option on copies of the table with the hidden cards dealt anew, plays the rest of its own turn in many
// random ways, and takes the option whose best way looks best on average. It looks one turn deep and knows no card.
template <Game G>
class GreedyBot final : public Bot<G> {
  static constexpr int kWorlds = 6;       // deals of the hidden cards
  static constexpr int kLines = 1200;     // ways to go on, shared by all options and worlds
  static constexpr int kMaxAnswers = 40;  // in one way, so that a turn without end cannot hang us

 public:
  typename G::Option choose(const Situation<G>& situation, Rng& rng) const override {
    const auto values = judge(situation, rng);
    std::size_t best = 0;
    for (std::size_t i = 1; i < situation.options().size(); ++i)
      if (values[i] > values[best]) best = i;
    return situation.options()[best];
  }

  // How good each option looks, in hundredths of a point against the others: what a hint shows.
  std::vector<int> judge(const Situation<G>& situation, Rng& rng) const {
    const auto& options = situation.options();
    std::vector<int> values(options.size(), 0);
    if (options.size() < 2) return values;
    const auto& cat = situation.catalogue();
    const PlayerId me = situation.seat();
    const typename G::View view = situation.view();
    const int lines = std::max(4, kLines / (kWorlds * static_cast<int>(options.size())));
    for (int w = 0; w < kWorlds; ++w) {
      const typename G::State world = G::determinize(cat, view, rng);
      const std::uint64_t luck = rng.next();  // the same for every option: they are compared under equal conditions
      for (std::size_t i = 0; i < options.size(); ++i) {
        typename G::State after = world;
        G::apply(cat, after, options[i], {});
        Rng line_rng{luck};
        int best = std::numeric_limits<int>::min();
        for (int l = 0; l < lines; ++l) {
          best = std::max(best, finish_turn(cat, after, me, line_rng));
          if (G::decision(cat, after).seat != me || turn_of(after) != turn_of(world)) break;  // nothing was left to choose
        }
        values[i] += best;
      }
    }
    for (int& v : values) v /= kWorlds;
    return values;
  }

 private:
  int finish_turn(const typename G::Catalogue& cat, typename G::State s, PlayerId me, Rng& rng) const {
    const int turn = turn_of(s);
    for (int k = 0; k < kMaxAnswers && G::decision(cat, s).seat == me && turn_of(s) == turn; ++k) {
      const auto options = G::options(cat, s);
      G::apply(cat, s, options[rng.below(static_cast<std::uint32_t>(options.size()))], {});
    }
    return evaluate(cat, s, me);
  }
};

}  // namespace stele
