// Discounts and what Gold stands for: the right price for every way of taking a discount, no resource wasted, and an answer at once.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "games/civic/effect.h"
#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Names = std::vector<std::string>;
using Four = std::array<int, 4>;  // Production, Science, Military, Gold

constexpr std::array<const char*, 4> kWords = {"production", "science", "military", "gold"};

std::string entry(const std::string& list, const std::string& id, const std::string& fields) {
  return "[[" + list + "]]\nid = \"" + id + "\"\nname = { en = \"" + id + "\", fr = \"" + id + "\" }\n" + fields +
         "\norigin = \"house\"\n\n";
}
std::string building(const std::string& id, const std::string& fields) {
  return entry("card", id, "kind = \"building\"\ngroup = \"special\"\n" + fields);
}
std::string always(const std::string& id, const std::string& rule) { return building(id, "always = \"" + rule + "\""); }

std::string town(const std::string& id, const Four& price) {
  std::string cost;
  for (std::size_t r = 0; r < price.size(); ++r)
    if (price[r] > 0) cost += (cost.empty() ? "" : ", ") + std::string(kWords[r]) + " = " + std::to_string(price[r]);
  return entry("token", id, "kind = \"free-town\"\ncost = { " + cost + " }\nreward = [\"gain 1 culture\", \"gain 1 gold\"]");
}
void give(MonumentalTable& t, const Four& have) {
  for (std::size_t r = 0; r < have.size(); ++r) t.have(1, have[r], kWords[r]);
}

// --- Free Towns ----------------------------------------------------------------------------------------------------

struct Purse {
  Four have{};
  int earmarked = 0;             // Military for Free Towns
  bool gold_counts_two = false;  // for Military
};

// One Unit besides the price on the token.
bool payable(const Purse& purse, const Four& price) {
  const auto missing = [&](std::size_t r, int owed) { return std::max(0, owed - purse.have[r]); };
  const int military = missing(2, std::max(0, price[2] + 1 - purse.earmarked));
  const int gold = price[3] + missing(0, price[0]) + missing(1, price[1]) + (purse.gold_counts_two ? (military + 1) / 2 : military);
  return gold <= purse.have[3];
}
// Whether some way of sparing `less` resources leaves a price that can be paid: every way is tried.
bool some_way(const Purse& purse, const Four& price, int less) {
  for (int p = 0; p <= std::min(less, price[0]); ++p)
    for (int s = 0; s <= std::min(less - p, price[1]); ++s)
      for (int m = 0; m <= std::min(less - p - s, price[2]); ++m) {
        const int g = std::min(less - p - s - m, price[3]);
        if (payable(purse, {price[0] - p, price[1] - s, price[2] - m, price[3] - g})) return true;
      }
  return false;
}

// The resources that can be spared next, as the table asks for it now.
Names to_spare(const MonumentalTable& t, const Purse& purse) {
  const auto& payment = t.state().board.payment;
  Names out;
  for (std::size_t r = 0; r < kWords.size(); ++r) {
    Four rest{};
    for (std::size_t i = 0; i < rest.size(); ++i) rest[i] = payment.owed[i];
    if (rest[r]-- > 0 && some_way(purse, rest, payment.discount - 1)) out.push_back("spare " + std::string(kWords[r]));
  }
  return out;
}

// [M-CON-8] [M-RES-3] A Free Town can be conquered if some way of taking the discount leaves a price that can be paid, and each
// resource is offered to be spared if the rest can still be paid. Against every way, for small prices of all kinds.
TEST(FreeTownDiscount, EveryWayOfTakingItIsThere) {
  Rng rng{7};
  const auto up_to = [&](std::uint32_t most) { return static_cast<int>(rng.below(most + 1)); };
  std::vector<Four> prices;
  std::string cards = always("two", "gold counts 2 for military");
  for (int less = 1; less <= 4; ++less)
    cards += always("less-" + std::to_string(less), "free-towns cost " + std::to_string(less) + " less");
  while (prices.size() < 40) {
    const Four price = {up_to(3), up_to(3), up_to(3), up_to(3)};
    if (price == Four{}) continue;
    cards += town("town-" + std::to_string(prices.size()), price);
    prices.push_back(price);
  }
  const MonumentalTable empty({.cards = cards});
  int offered = 0, refused = 0, asked = 0;

  for (int i = 0; i < 1500; ++i) {
    const std::size_t which = rng.below(static_cast<std::uint32_t>(prices.size()));
    const int less = up_to(4);
    const Purse purse{{up_to(3), up_to(3), up_to(3), up_to(3)}, up_to(1), up_to(1) == 1};
    MonumentalTable t = empty;
    give(t, purse.have);
    t.token(3, ("town-" + std::to_string(which)).c_str());
    t.state().board.turn().earmarked[static_cast<std::size_t>(civic::Foe::FreeTowns)] = static_cast<std::uint8_t>(purse.earmarked);
    if (less > 0) t.space(1, "a1", ("less-" + std::to_string(less)).c_str()).activated({"a1"});
    if (purse.gold_counts_two) t.space(1, "a2", "two").activated({"a2"});
    const auto shown = [&] {
      std::string out = "price, have:";
      for (const Four& four : {prices[which], purse.have})
        for (const int n : four) out += " " + std::to_string(n);
      return out + ", " + std::to_string(less) + " less, " + std::to_string(purse.earmarked) + " for Free Towns, Gold counts " +
             (purse.gold_counts_two ? "2" : "1");
    };

    const bool possible = some_way(purse, prices[which], less);
    ASSERT_EQ(t.offers("conquer 3"), possible) << shown();
    ++(possible ? offered : refused);
    if (!possible) continue;
    t.play({"conquer 3", "soldier 7"});
    for (Names spare = t.options("spare"); !spare.empty(); spare = t.options("spare")) {
      ASSERT_EQ(spare, to_spare(t, purse)) << shown();
      t.play(spare[rng.below(static_cast<std::uint32_t>(spare.size()))].c_str());
      ++asked;
    }
    ASSERT_EQ(t.holder(3), 1) << shown();
    for (const char* word : kWords) ASSERT_GE(t.has(1, word), 0) << shown();
  }
  EXPECT_GT(std::min({offered, refused, asked}), 100);
}

// [M-CON-8] A big discount on a big price is answered at once: the orders of sparing 20 resources are not gone through.
TEST(FreeTownDiscount, IsAnsweredAtOnceWhateverItsSize) {
  const MonumentalTable given = [] {
    MonumentalTable t({.cards = always("own", "free-towns cost 20 less") + town("great-town", {20, 20, 20, 20})});
    t.space(1, "b2", "own").activated({"b2"}).token(3, "great-town");
    return t;
  }();
  const auto offers = [&](const Four& have) {
    MonumentalTable t = given;
    give(t, have);
    return t.offers("conquer 3");
  };

  EXPECT_TRUE(offers({20, 20, 21, 0}));
  EXPECT_FALSE(offers({19, 20, 21, 0}));
  EXPECT_TRUE(offers({19, 20, 21, 1}));
  EXPECT_TRUE(offers({0, 20, 21, 20}));
  EXPECT_TRUE(offers({15, 15, 16, 15}));
  EXPECT_FALSE(offers({15, 15, 16, 14}));
  EXPECT_FALSE(offers({15, 15, 15, 15}));

  MonumentalTable t = given;
  give(t, {15, 15, 16, 15});
  t.play({"conquer 3", "soldier 7"});
  for (int i = 0; i < 20 && !t.options("spare").empty(); ++i) t.play(t.options("spare").back().c_str());
  EXPECT_EQ(t.holder(3), 1);
  for (const char* word : kWords) EXPECT_EQ(t.has(1, word), 0) << word;
}

// --- Cards ---------------------------------------------------------------------------------------------------------

// [M-USE-2] [M-ACQ-KNO] Standing discounts on the same cards add up, however many there are: nine cards, 9 Science less.
TEST(CardDiscounts, NineOfOneKindAllCount) {
  MonumentalTable t({.cards = always("own", "knowledge cost 1 less")});
  t.city(1, {"own", "own", "own", "own", "own", "own", "own", "own", "own"});
  t.track({"reinforced-concrete", "-", "-", "-", "-", "-"});

  t.activated({"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2"});
  EXPECT_FALSE(t.offers("acquire reinforced-concrete"));
  t.have(1, 1, "science");
  EXPECT_TRUE(t.offers("acquire reinforced-concrete"));
  t.activated({"c3"}).play("acquire reinforced-concrete");

  EXPECT_EQ(t.has(1, "science"), 1);
}

// [M-USE-2] [M-ACQ-WON] The same for the sections of Wonders.
TEST(CardDiscounts, NineOnWondersAllCount) {
  MonumentalTable t({.cards = always("own", "wonder cost 1 less")});
  t.city(1, {"own", "own", "own", "own", "own", "own", "own", "own", "own"}).begun(1, "international-space-station");

  t.activated({"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2"});
  EXPECT_FALSE(t.offers("complete"));
  t.activated({"c3"});

  EXPECT_TRUE(t.offers("complete"));
}

// --- Gold ----------------------------------------------------------------------------------------------------------

// [M-RES-2] Where one Gold pays for both Units, the Military is kept.
TEST(GoldThatCountsTwo, DoesNotWasteMilitary) {
  MonumentalTable t({.cards = always("own", "gold counts 2 for military")});
  t.space(1, "b2", "own").activated({"b2"}).terrain(11, "hills").have(1, 1, "military").have(1, 1, "gold");

  t.play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-RES-2] Condottieri: as much Gold as is needed, and no more Military than that leaves.
TEST(GoldThatCountsTwo, Condottieri) {
  struct Paid {
    const char* terrain;
    int military, gold, military_left, gold_left;
  };
  for (const Paid& p : std::vector<Paid>{{"mountains", 2, 1, 1, 0},  // 1 Military and 1 Gold for 3 Units
                                         {"mountains", 1, 2, 0, 1},
                                         {"mountains", 0, 2, 0, 0},
                                         {"mountains", 3, 2, 0, 2},
                                         {"peaks", 3, 3, 1, 2},
                                         {"peaks", 2, 3, 0, 2},
                                         {"peaks", 1, 2, 1, 0}}) {
    MonumentalTable t;
    t.space(1, "b2", "fort+condottieri").activated({"b2"}).terrain(11, p.terrain);
    t.have(1, p.military, "military").have(1, p.gold, "gold");

    t.play("conquer 11");
    for (int i = 0; i < 4 && t.asks() == "units"; ++i) t.play("soldier 7");

    EXPECT_EQ(t.holder(11), 1);
    EXPECT_EQ(t.has(1, "military"), p.military_left) << p.terrain << " " << p.military << " " << p.gold;
    EXPECT_EQ(t.has(1, "gold"), p.gold_left) << p.terrain << " " << p.military << " " << p.gold;
  }
}

// --- The first step ------------------------------------------------------------------------------------------------

// [M-EXP-1] The first tile that an Explorer moves is free; after one that an effect has moved, no step is.
TEST(FirstStepFree, NotAfterAnEffectHasMovedAnExplorer) {
  MonumentalTable t({.cards = building("own", "always = \"first explorer step free\"\nuse = \"move explorer 1\"")});
  t.space(1, "b2", "own").activated({"b2"});
  ASSERT_TRUE(t.offers("step 1 6"));

  t.play({"use b2", "step 1 6"});
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_TRUE(t.options("step").empty());
  t.have(1, 1, "military").play("step 2 11");

  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-EXP-1] An effect that moved nobody leaves it free.
TEST(FirstStepFree, StillAfterAnEffectThatMovedNobody) {
  MonumentalTable t({.cards = building("own", "always = \"first explorer step free\"\nuse = \"move explorer 1, then gain 1 culture\"")});
  t.space(1, "b2", "own").activated({"b2"});

  t.play({"use b2", "done"});
  EXPECT_EQ(t.has(1, "culture"), 1);
  t.play("step 1 6");

  EXPECT_EQ(t.explorer(1, 1), 6);
}

}  // namespace
}  // namespace stele::kit
