// Views travel as small changes; both sides must come to the same document and the same fingerprint.
#include "server/delta.h"

#include <gtest/gtest.h>

#include "engine/rng.h"
#include "games/games.h"

namespace stele::server {
namespace {

Json random_document(Rng& rng, int depth) {
  const std::uint32_t kind = rng.below(depth > 0 ? 8 : 5);
  switch (kind) {
    case 0: return static_cast<int>(rng.below(4));
    case 1: return std::string(1, static_cast<char>('a' + rng.below(4)));
    case 2: return rng.below(2) == 0;
    case 3: return nullptr;
    case 4: return rng.below(2) == 0 ? Json::array() : Json::object();
    case 5: {
      Json out = Json::array();
      for (std::uint32_t i = 0, n = rng.below(5); i < n; ++i) out.push_back(random_document(rng, depth - 1));
      return out;
    }
    default: {
      Json out = Json::object();
      for (std::uint32_t i = 0, n = rng.below(5); i < n; ++i)
        out[std::string(1, static_cast<char>('k' + rng.below(5)))] = random_document(rng, depth - 1);
      return out;
    }
  }
}

// nlohmann's comparison of ordered objects minds the order of keys; what a document says does not.
nlohmann::json sorted(const Json& j) { return nlohmann::json::parse(j.dump()); }

TEST(Delta, LeadsFromAnyDocumentToAnyOther) {
  Rng rng{7};
  for (int i = 0; i < 20'000; ++i) {
    const Json before = random_document(rng, 4), after = random_document(rng, 4);
    Json document = before;
    ASSERT_TRUE(apply_delta(document, delta(before, after))) << i << ": " << before << " -> " << after;
    ASSERT_EQ(sorted(document), sorted(after)) << i;
    ASSERT_EQ(fingerprint(document), fingerprint(after)) << i << ": " << before << " -> " << after;
  }
}

TEST(Delta, SaysOnlyWhatChanged) {
  const Json before = {{"players", {{{"gold", 2}, {"hand", {"a", "b"}}, {"city", "a long list of cards"}}, {{"gold", 1}}}}, {"turn", 3}};
  Json after = before;
  after["players"][0]["gold"] = 5;
  after["players"][0]["hand"].push_back("c");
  after["players"][1].erase("gold");
  EXPECT_EQ(delta(before, after).dump(), R"([["players/0/gold",5],["players/0/hand/2","c"],["players/1",{}]])");
  EXPECT_EQ(delta(before, before).dump(), "[]");
}

TEST(Delta, CutsAListShort) {
  const Json before = {"one", "two", "three", "four"}, after = {"one", "two"};
  EXPECT_EQ(delta(before, after).dump(), R"([["2"]])");
}

TEST(Delta, SendsTheWholeWhereThatIsShorter) {
  const Json before = {{"list", {1, 2, 3, 4, 5, 6}}}, after = {{"list", {2, 3, 4, 5, 6, 1}}};
  EXPECT_EQ(delta(before, after).dump(), R"([["list",[2,3,4,5,6,1]]])");
}

TEST(Delta, WhatDoesNotFitIsNoticed) {
  const Json document = {{"list", {1, 2}}, {"name", "x"}};
  for (const char* bad : {R"([["list/3",1]])", R"([["list/x",1]])", R"([["name/0",1]])", R"([["other/0",1]])", R"([["other"]])",
                          R"([[""]])", R"([[]])", R"(["list"])", R"({"a":1})", R"([["list",1,2]])", R"([[5,1]])"}) {
    Json copy = document;
    EXPECT_FALSE(apply_delta(copy, Json::parse(bad))) << bad;
  }
}

// The same figures in every client: computed by hand from FNV-1a.
TEST(Fingerprint, IsTheSumOverTheLeaves) {
  EXPECT_EQ(fingerprint(Json::object()), fingerprint(Json::parse("{}")));
  EXPECT_EQ(fingerprint(Json::parse(R"({"a":1,"b":[true,"x"]})")), fingerprint(Json::parse(R"({"b":[true,"x"],"a":1})")));
  EXPECT_NE(fingerprint(Json::parse(R"({"a":[]})")), fingerprint(Json::parse(R"({"a":{}})")));
  EXPECT_NE(fingerprint(Json::parse(R"({"a":1})")), fingerprint(Json::parse(R"({"a":"1"})")));
  EXPECT_EQ(fingerprint(Json::parse(R"({"a":1})")), "5bb13bf6");
}

// Keys of views are steps of paths.
void expect_plain_keys(const Json& j) {
  if (j.is_array())
    for (const Json& item : j) expect_plain_keys(item);
  if (j.is_object())
    for (auto it = j.begin(); it != j.end(); ++it) {
      EXPECT_EQ(it.key().find('/'), std::string::npos) << it.key();
      EXPECT_FALSE(it.key().empty());
      expect_plain_keys(it.value());
    }
}

TEST(Delta, FollowsWholeGamesForEverySeatAndSpectators) {
  for (const AnyGame* game : all_games()) {
    SetupRequest setup{game->info().default_players, 5, {}, {}, {}};
    const auto table = game->open(setup).value();
    std::map<PlayerId, Json> mirrors;
    std::vector<PlayerId> viewers{PlayerId{}};
    for (std::uint8_t p = 0; p < setup.players; ++p) viewers.push_back(PlayerId{p});
    for (const PlayerId v : viewers) mirrors[v] = table->view_to_json(v);
    Rng rng{3};
    while (!table->decision().nothing()) {
      std::map<PlayerId, Json> before;
      for (const PlayerId v : viewers) before[v] = table->view_to_json(v);
      const auto options = table->options();
      table->apply(options[rng.below(static_cast<std::uint32_t>(options.size()))].notation);
      for (const PlayerId v : viewers) {
        const Json after = table->view_to_json(v);
        expect_plain_keys(after);
        ASSERT_TRUE(apply_delta(mirrors[v], delta(before[v], after)));
        ASSERT_EQ(fingerprint(mirrors[v]), fingerprint(after)) << game->info().id << " answer " << table->answers();
      }
    }
  }
}

}  // namespace
}  // namespace stele::server
