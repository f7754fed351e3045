// What a table written by hand may say about its end: a game that is not over has a turn left.
#include <gtest/gtest.h>

#include <string>

#include "games/games.h"

namespace stele::monumental {
namespace {

const Catalogue& cat() { return Monumental::catalogue(); }

Setup setup_of_two() {
  SetupRequest request;
  request.players = 2;
  request.seed = 3;
  request.map = "clash-of-titans";
  return Monumental::read_setup(cat(), request).value();
}

// A position after both Capitals were picked, in which the last Development card has been revealed.
Json without_development() {
  State s = begin(cat(), setup_of_two()).value();
  for (int i = 0; i < 2; ++i) apply(cat(), s, options(cat(), s)[0], {});
  while (!s.development.empty()) s.board.development_discard.push_back(s.development.pop_back());
  return to_json(cat(), s);
}

std::string against(const Json& json) {
  const auto read = read_state(cat(), setup_of_two(), json);
  return read ? "" : stele::to_text(read.errors());
}

// [M-END-1] A game that goes on has a turn left; with none left it is over.
TEST(TableLimits, AGameThatGoesOnHasATurnLeft) {
  Json last_round = without_development();
  last_round["turns_left"] = 2;
  EXPECT_EQ(against(last_round), "");
  Json json = without_development();
  json["turns_left"] = 0;

  const std::string said = against(json);

  EXPECT_NE(said.find("/state/turns_left"), std::string::npos) << said;
  EXPECT_NE(said.find("M-END-1"), std::string::npos) << said;
}

}  // namespace
}  // namespace stele::monumental
