#pragma once

#include "ai/bot.h"

namespace stele {

// Any option, each as likely as the next.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Option choose(const Situation<G>& situation, Rng& rng) const override {
    const auto& options = situation.options();
    return options[rng.below(static_cast<std::uint32_t>(options.size()))];
  }
};

}  // namespace stele
