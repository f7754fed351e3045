// Tables written by hand: an impossible position is refused with its JSON path and the rule it breaks.
#include <gtest/gtest.h>

#include "games/games.h"

namespace stele::monumental {
namespace {

const Catalogue& cat() { return Monumental::catalogue(); }

SetupRequest request() {
  SetupRequest r;
  r.players = 2;
  r.seed = 3;
  r.map = "clash-of-titans";
  return r;
}

// A real position after both Capitals were picked.
Json position() {
  State s = begin(cat(), Monumental::read_setup(cat(), request()).value()).value();
  for (int i = 0; i < 2; ++i) apply(cat(), s, options(cat(), s)[0], {});
  return to_json(cat(), s);
}

// All that is said against the position.
std::string against(const Json& json) {
  const auto read = read_state(cat(), Monumental::read_setup(cat(), request()).value(), json);
  return read ? "" : stele::to_text(read.errors());
}
Json& tile_of(Json& json, int number) { return json["map"]["tiles"][static_cast<std::size_t>(number - 1)]; }

TEST(MonumentalTableFile, AGoodPositionIsAccepted) { EXPECT_EQ(against(position()), ""); }

// [M-CON-6] Nobody stands on water.
TEST(MonumentalTableFile, AUnitOnWaterIsRefused) {
  Json json = position();
  tile_of(json, 1)["owner"] = 0;
  tile_of(json, 1)["soldiers"] = 1;

  const std::string said = against(json);
  EXPECT_NE(said.find("/map/tiles/0"), std::string::npos) << said;
  EXPECT_NE(said.find("M-CON-6"), std::string::npos) << said;
}

// [M-COMP-1] A card is in one place.
TEST(MonumentalTableFile, ACardInTwoPlacesIsRefused) {
  Json json = position();
  json["track"][0] = json["track"][1];

  const std::string said = against(json);
  EXPECT_NE(said.find("places"), std::string::npos) << said;
  EXPECT_NE(said.find("/"), std::string::npos) << said;
}

// [M-OUT-1] Two Outposts at most.
TEST(MonumentalTableFile, TooManyOutpostsAreRefused) {
  Json json = position();
  for (const int t : {6, 11, 12}) {
    tile_of(json, t)["owner"] = 0;
    tile_of(json, t)["outpost"] = true;
    tile_of(json, t)["taken_by"] = 0;
  }

  const std::string said = against(json);
  EXPECT_NE(said.find("M-OUT-1"), std::string::npos) << said;
  EXPECT_NE(said.find("/players/0"), std::string::npos) << said;
}

// All mistakes in one run.
TEST(MonumentalTableFile, AllMistakesAreFound) {
  Json json = position();
  json["track"][0] = "no-such-card";
  json["players"][0]["civilization"] = "atlantis";
  tile_of(json, 3)["soldiers"] = "many";

  const std::string said = against(json);
  EXPECT_NE(said.find("/track/0"), std::string::npos) << said;
  EXPECT_NE(said.find("/players/0/civilization"), std::string::npos) << said;
  EXPECT_NE(said.find("/map/tiles/2/soldiers"), std::string::npos) << said;
}

}  // namespace
}  // namespace stele::monumental
