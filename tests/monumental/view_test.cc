// What a player may know: everything but the order of decks, the backs of tokens and what lies in Markets.
#include <gtest/gtest.h>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using monumental::determinize, monumental::view, monumental::View;

constexpr std::size_t kCarthage = 0;

std::vector<std::string> seen(const MonumentalTable& t, int player, std::size_t market) {
  std::vector<std::string> out;
  const View v = view(t.catalogue(), t.state(), PlayerId{static_cast<std::uint8_t>(player - 1)});
  for (const monumental::TokenId token : v.seen[market]) out.push_back(t.catalogue().thing_of(token).id);
  return out;
}

MonumentalTable at_the_market() {
  MonumentalTable t;
  t.market(6, "carthage", {"carthage-purple-dye", "carthage-cedar-wood"}).explorer(1, 1, 6).explorer(2, 1, 6);
  return t;
}

// [M-EXP-2] What an Explorer saw in a Market stays known to that player, and to nobody else.
TEST(MonumentalView, WhatWasSeenInAMarketStaysKnown) {
  MonumentalTable t = at_the_market();
  EXPECT_TRUE(seen(t, 1, kCarthage).empty());

  t.play("explore 1 market");
  EXPECT_EQ(seen(t, 1, kCarthage).size(), 2u);
  EXPECT_TRUE(seen(t, 2, kCarthage).empty());
  t.play("token carthage-purple-dye");

  EXPECT_EQ(seen(t, 1, kCarthage), std::vector<std::string>{"carthage-cedar-wood"});
  EXPECT_TRUE(seen(t, 2, kCarthage).empty());
}

// [M-EXP-3] A kept Market token is face down: only its player knows it. A used one is known to all.
TEST(MonumentalView, AKeptTokenIsHiddenUntilItIsUsed) {
  MonumentalTable t = at_the_market();
  t.play({"explore 1 market", "token carthage-cedar-wood"});

  EXPECT_FALSE(view(t.catalogue(), t.state(), PlayerId{0}).kept[kCarthage].is_none());
  EXPECT_TRUE(view(t.catalogue(), t.state(), PlayerId{1}).kept[kCarthage].is_none());
  EXPECT_EQ(monumental::view_to_json(t.catalogue(), view(t.catalogue(), t.state(), PlayerId{1})).dump().find("cedar-wood"),
            std::string::npos);

  t.play("spend carthage-cedar-wood");
  EXPECT_NE(monumental::view_to_json(t.catalogue(), view(t.catalogue(), t.state(), PlayerId{1})).dump().find("cedar-wood"),
            std::string::npos);
}

// A guess respects what was seen: what the first taker left is in the pile or with whoever took after.
TEST(MonumentalView, GuessesAgreeWithWhatWasSeen) {
  MonumentalTable t = at_the_market();
  t.play({"explore 1 market", "token carthage-purple-dye"});
  Rng rng{1};
  std::set<std::uint8_t> guessed;

  for (int i = 0; i < 50; ++i) {
    const auto mine = determinize(t.catalogue(), view(t.catalogue(), t.state(), PlayerId{0}), rng);
    EXPECT_EQ(mine.piles[kCarthage], t.state().piles[kCarthage]);
    const auto theirs = determinize(t.catalogue(), view(t.catalogue(), t.state(), PlayerId{1}), rng);
    guessed.insert(theirs.kept[0][kCarthage].value);
  }

  EXPECT_GT(guessed.size(), 2u);
}

// [M-SET-1] The rewards of tokens on the map are hidden, their fronts are not.
TEST(MonumentalView, TheBacksOfTokensAreHidden) {
  MonumentalTable t;
  t.token(6, "barbarian-herders");
  Rng rng{1};
  std::set<std::uint8_t> guessed;

  for (int i = 0; i < 60; ++i) {
    const auto guess = determinize(t.catalogue(), view(t.catalogue(), t.state(), PlayerId{0}), rng);
    EXPECT_EQ(guess.map.front[5], t.state().map.front[5]);
    guessed.insert(guess.backs[5].value);
  }

  EXPECT_GT(guessed.size(), 3u);
  EXPECT_EQ(monumental::view_to_json(t.catalogue(), view(t.catalogue(), t.state(), PlayerId{0})).dump().find("herders"), std::string::npos);
}

// [M-ACQ-BLD] Everybody saw which card went on top of the deck; the cards below are in an order nobody knows.
TEST(MonumentalView, AnAcquiredCardIsKnownOnTopOfTheDeck) {
  MonumentalTable t;
  t.deck(1, {"fort", "library", "mine", "forum", "work-camp"}).track({"market"}).have(1, 3, "production");
  t.play("acquire market");
  Rng rng{1};
  std::set<std::uint8_t> below;

  for (int i = 0; i < 40; ++i) {
    const auto guess = determinize(t.catalogue(), view(t.catalogue(), t.state(), PlayerId{1}), rng);
    EXPECT_EQ(guess.decks[0].back(), t.state().decks[0].back());
    below.insert(guess.decks[0][guess.decks[0].size() - 2].value);
  }

  EXPECT_GT(below.size(), 2u);
}

}  // namespace
}  // namespace stele::kit
