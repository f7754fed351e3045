#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace stele {

// What a bot is asked: the options it has and what it may know. There is no way from here to the real state;
// the view is made when it is asked for, so a bot that does not look does not pay.
template <Game G>
class Situation {
 public:
  Situation(const typename G::Catalogue& cat, const typename G::State& s, PlayerId seat, const typename G::Options& options)
      : cat_(cat), state_(s), seat_(seat), options_(options) {}

  const typename G::Options& options() const { return options_; }
  typename G::View view() const { return G::view(cat_, state_, seat_); }
  PlayerId seat() const { return seat_; }
  const typename G::Catalogue& catalogue() const { return cat_; }

 private:
  const typename G::Catalogue& cat_;
  const typename G::State& state_;
  PlayerId seat_;
  const typename G::Options& options_;
};

// A bot is one method. It keeps no memory of its own: the same situation and the same rng give the same answer.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  virtual typename G::Option choose(const Situation<G>&, Rng&) const = 0;
};

}  // namespace stele
