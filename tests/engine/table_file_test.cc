#include "engine/table_file.h"

#include <gtest/gtest.h>

#include <functional>

#include "games/games.h"

namespace stele {
namespace {

std::unique_ptr<Table> opened(int players = 4, std::vector<std::string> modules = {}) {
  return find_game(all_games(), "monuments")->open({players, 7, std::move(modules)}).value();
}

// What reading the file says after a change to it.
std::string after(const std::function<void(Json&)>& change, int players = 4, std::vector<std::string> modules = {}) {
  Json json = Json::parse(write_table(*opened(players, std::move(modules))));
  json.erase("record");
  json.erase("hash");
  change(json);
  const auto read = read_table(json.dump(), all_games());
  return read ? "" : to_text(read.errors());
}

TEST(TableFile, ReadsBackToTheSameTable) {
  auto t = opened(2, {"powers"});
  for (int i = 0; i < 40; ++i) t->apply(t->options().front().notation);
  const auto read = read_table(write_table(*t), all_games());
  ASSERT_TRUE(read) << to_text(read.errors());
  EXPECT_EQ(read.value()->hash(), t->hash());
  EXPECT_EQ(read.value()->answers(), t->answers());
  EXPECT_EQ(write_table(*read.value()), write_table(*t));
}

TEST(TableFile, APositionWrittenByHandBeginsItsOwnRecord) {
  Json json = Json::parse(write_table(*opened()));
  json.erase("record");
  json.erase("hash");
  json["state"]["colours"][0]["points"] = 17;
  auto t = read_table(json.dump(), all_games()).value();
  EXPECT_FALSE(t->from_setup());
  t->apply("draw");
  const auto again = read_table(write_table(*t), all_games());
  ASSERT_TRUE(again) << to_text(again.errors());
  EXPECT_EQ(again.value()->hash(), t->hash());
  EXPECT_EQ(again.value()->answers(), 1u);
}

TEST(TableFile, MistakesAreNamedByTheirPath) {
  using namespace std::string_literals;
  const std::vector<std::pair<std::function<void(Json&)>, std::string>> cases = {
      {[](Json& j) { j["format"] = 9; }, "/format: this program reads format 1"},
      {[](Json& j) { j.erase("format"); }, "/format: is missing"},
      {[](Json& j) { j["game"] = "monumints"; }, "/game: unknown game 'monumints'; did you mean 'monuments'?"},
      {[](Json& j) { j["setup"]["players"] = 9; }, "/setup/players: expected a whole number from 2 to 4, found 9"},
      {[](Json& j) { j["setup"]["players"] = 3; }, "/state/hands: expected a list of 3, found 4"},
      {[](Json& j) { j["cards"] = "zz"; }, "/cards: expected 16 hexadecimal digits, not 'zz'"},
      {[](Json& j) { j["seats"] = {"human", "B\x1b[31mob", "x", "y"}; }, "/seats/1: expected a name of small letters"},
      {[](Json& j) { j["state"]["markers"]["AK"] = 2; }, "/state/markers/AK: does not agree with the pages of AK"},
      {[](Json& j) { j["state"]["waiting"][0]["colour"] = "red"; }, "/state/waiting/0/colour: unknown field"},
      {[](Json& j) { j["a/b~\x1b"] = 1; }, "/a~1b~0?: unknown field"},
      {[](Json& j) { j["setup"]["seed"] = -1; }, "/setup/seed: expected a whole number from 0 to 9007199254740991, found -1"},
      {[](Json& j) { j["setup"]["modules"] = {"powerz"}; }, "/setup/modules: unknown module 'powerz'"},
      {[](Json& j) { j["stat"] = 1; }, "/stat: unknown field; did you mean 'state'?"},
      {[](Json& j) { j["state"]["hands"][0][2] = "AK0"; }, "/state/hands/0/2: unknown word 'AK0': expected a card such as AK7"},
      {[](Json& j) { j["state"]["hands"][0][2] = 7; }, "/state/hands/0/2: expected a text, found 7"},
      {[](Json& j) { j["state"]["hands"][0][0] = j["state"]["hands"][1][0]; },
       "/state/hands/1/0: the card AR5 is already at /state/hands/0/0"},
      {[](Json& j) { j["state"]["hands"].erase(3); }, "/state/hands: expected a list of 4, found 3"},
      {[](Json& j) { j["state"]["pile"].erase(0); }, "/state: the card"s},
      {[](Json& j) { j["state"]["markers"]["AK"] = 6; }, "/state/markers/AK: expected a whole number from 0 to 5, found 6"},
      {[](Json& j) { j["state"]["markers"].erase("AK"); }, "/state/markers/AK: is missing"},
      {[](Json& j) { j["state"]["colours"][1]["historians"] = 1; },
       "/state/colours/1/historians: historians left and stories told must make 2"},
      {[](Json& j) { j["state"]["colours"][1]["colour"] = "pink"; }, "/state/colours/1/colour: expected blue"},
      {[](Json& j) { j["state"]["turn"]["seat"] = 4; }, "/state/turn/seat: expected a whole number from 0 to 3, found 4"},
      {[](Json& j) { j["state"]["turn"]["actions_left"] = 2; }, "/state/turn/acted"},
      {[](Json& j) { j["state"]["turn"]["swapped"] = true; }, "/state/turn"},
      {[](Json& j) { j["state"]["over"] = true; }, "/state/turn: a finished game has no turn in progress"},
      {[](Json& j) { j["state"]["waiting"] = Json::array(); }, "/state/waiting/0: the first must be the turn"},
      {[](Json& j) { j["state"]["waiting"][0]["decision"] = "dance"; }, "/state/waiting/0/decision: unknown word 'dance'"},
      {[](Json& j) { j["state"]["waiting"].push_back({{"decision", "lay"}, {"colour", "yellow"}, {"monument", "AK"}}); },
       "/state/waiting/1: Akropolis needs at least 2 cards"},
      {[](Json& j) { j["state"]["chosen"] = {"AK1"}; }, "/state/chosen: nothing is being chosen"},
      {[](Json& j) { j["state"]["rng"] = "12"; }, "/state/rng: expected 16 hexadecimal digits"},
      {[](Json& j) { j["state"]["powers"] = {{"scribe", "red"}}; }, "/state/powers/scribe: the module powers is not in this game"},
      {[](Json& j) { j["state"]["shown"][0] = {"ZE9"}; }, "/state/shown/0: shows a card that is not in that hand"},
      {[](Json& j) { j["record"] = {"draw"}; }, "/state/"},
      {[](Json& j) { j["record"] = {"build AK"}; }, "/record/0: 'build AK': Akropolis needs at least 2 cards"},
      {[](Json& j) { j["record"] = {"dance"}; }, "/record/0: 'dance': unknown word 'dance'"},
      {[](Json& j) { j["hash"] = "0000000000000000"; }, "/hash: expected"},
      {[](Json& j) { j = Json::array(); }, "/: expected an object, found a list"},
  };
  for (const auto& [change, expected] : cases) {
    const std::string said = after(change);
    EXPECT_NE(said.find(expected), std::string::npos) << "expected: " << expected << "\nsaid:     " << said;
  }
  EXPECT_NE(after([](Json& j) { j["state"]["colours"][2]["seat"] = 0; }, 2).find("/state/colours/2/seat: expected 1"), std::string::npos);
}

TEST(TableFile, AllMistakesComeAtOnce) {
  const std::string said = after([](Json& j) {
    j["state"]["rng"] = 4;
    j["state"]["over"] = "no";
    j["state"]["hands"][2][1] = "??";
  });
  for (const char* path : {"/state/rng", "/state/over", "/state/hands/2/1"}) EXPECT_NE(said.find(path), std::string::npos) << said;
}

TEST(TableFile, WhatIsNotJsonIsSaidWithItsPlace) {
  EXPECT_EQ(to_text(read_table("{\n  \"format\": 1,\n  oops\n}", all_games()).errors()), "line 3, column 3: this is not JSON");
  EXPECT_NE(to_text(read_table("", all_games()).errors()).find("the file is empty"), std::string::npos);
  EXPECT_FALSE(read_table(std::string(200000, '['), all_games()));
  EXPECT_FALSE(read_table("{\"format\": 1e999}", all_games()));
}

TEST(TableFile, AnotherVersionOfTheRulesIsNamedWhenTheRecordNoLongerFits) {
  Json json = Json::parse(write_table(*opened()));
  json["rules"] = 99;
  EXPECT_TRUE(read_table(json.dump(), all_games())) << "a record that still leads to its state is welcome";
  json["record"] = {"take ZE9"};
  EXPECT_NE(to_text(read_table(json.dump(), all_games()).errors()).find("it was played by rules 99, this program has rules 1"),
            std::string::npos);
}

}  // namespace
}  // namespace stele
