#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Cards = std::vector<std::string>;

MonumentalTable::With of(const char* civ) { return MonumentalTable::With{.players = 2, .civs = {civ, "egypt"}}; }

std::set<std::string> set_of(const Cards& options) { return {options.begin(), options.end()}; }

// [M-POL-1] Any of one's own five policies may be developed.
TEST(Policies, AnyOfTheOwnFiveMayBeDeveloped) {
  MonumentalTable t(of("greece"));

  t.have(1, 1, "culture");

  EXPECT_EQ(set_of(t.options("develop")), (std::set<std::string>{"develop siegecraft", "develop democracy", "develop delian-league",
                                                                 "develop olympic-games", "develop overseas-colonies"}));
}

// [M-POL-1] A policy that is developed cannot be developed again.
TEST(Policies, APolicyIsDevelopedOnce) {
  MonumentalTable t(of("greece"));

  t.policies(1, {"democracy", "siegecraft"}).have(1, 9, "culture");

  EXPECT_EQ(set_of(t.options("develop")),
            (std::set<std::string>{"develop delian-league", "develop olympic-games", "develop overseas-colonies"}));
}

// [M-POL-1] The first costs 1 Culture, the second 2, and so on to the fifth.
TEST(Policies, EachPolicyCostsOneCultureMore) {
  MonumentalTable t(of("greece"));
  t.have(1, 14, "culture");

  t.play("develop siegecraft");
  EXPECT_EQ(t.has(1, "culture"), 13);
  t.play("develop delian-league");
  EXPECT_EQ(t.has(1, "culture"), 11);
  t.play("develop overseas-colonies");
  EXPECT_EQ(t.has(1, "culture"), 8);
  t.play("develop democracy");
  EXPECT_EQ(t.has(1, "culture"), 4);
  EXPECT_FALSE(t.offers("develop olympic-games"));
  t.have(1, 5, "culture").play("develop olympic-games");

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.policies(1), (Cards{"siegecraft", "delian-league", "overseas-colonies", "democracy", "olympic-games"}));
  EXPECT_EQ(t.points(1, "policies"), 10);
}

// [M-POL-1] The price counts one's own policies, not those of the opponents.
TEST(Policies, ThePriceCountsTheOwnPolicies) {
  MonumentalTable t(of("greece"));
  t.policies(2, {"expansion", "guilds"}).have(1, 1, "culture");

  t.play("develop siegecraft");

  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-POL-1] [M-RES-2] Only Culture pays: neither Gold nor base resources do.
TEST(Policies, OnlyCulturePays) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"siegecraft"})
      .have(1, 9, "gold")
      .have(1, 9, "production")
      .have(1, 9, "science")
      .have(1, 9, "military")
      .have(1, 1, "culture");

  EXPECT_TRUE(t.options("develop").empty());
  t.have(1, 2, "culture");

  EXPECT_TRUE(t.offers("develop delian-league"));
}

// [M-POL-1] The bonus comes after the payment and cannot pay for itself.
TEST(Policies, TheBonusDoesNotPayForThePolicy) {
  MonumentalTable t(of("greece"));

  EXPECT_FALSE(t.offers("develop olympic-games"));
  t.policies(1, {"olympic-games"}).have(1, 1, "culture");

  EXPECT_TRUE(t.options("develop").empty());
}

// [M-POL-2] The newest policy covers the older ones.
TEST(Policies, TheNewPolicyCoversTheOldOnes) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"siegecraft"}).have(1, 2, "culture").have(1, 2, "science");
  EXPECT_TRUE(t.offers("use policy"));

  t.play("develop olympic-games");

  EXPECT_EQ(t.policies(1), (Cards{"siegecraft", "olympic-games"}));
  EXPECT_FALSE(t.offers("use policy"));
}

// [M-POL-2] The once-a-turn effect is that of the newest policy: Siegecraft, not the covered Democracy.
TEST(Policies, OnlyTheNewestPolicyCanBeUsed) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"democracy", "siegecraft"}).have(1, 1, "science").have(1, 1, "production");

  t.play("use policy");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-POL-2] A policy just developed may be used in the same turn, also after the older one was.
TEST(Policies, ANewPolicyMayBeUsedAfterTheOldOne) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"democracy"}).have(1, 2, "culture").have(1, 1, "production").have(1, 2, "science");

  t.play("use policy");
  EXPECT_EQ(t.has(1, "culture"), 3);
  EXPECT_FALSE(t.offers("use policy"));
  t.play({"develop siegecraft", "use policy"});

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 3 + 2);
  EXPECT_FALSE(t.offers("use policy"));
}

// [M-POL-2] The permanent effect of the newest policy holds: enemies defend 2 less with Rapid Expansion.
TEST(Policies, ThePermanentEffectOfTheNewestPolicyHolds) {
  MonumentalTable t(of("japan"));
  t.policies(1, {"tea-ceremony", "rapid-expansion"}).hold(1, 10, 4).hold(2, 9, 3).have(1, 1, "military");

  t.play({"conquer 9", "soldier 10"});

  EXPECT_EQ(t.holder(9), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-POL-2] The permanent effect of a covered policy no longer holds.
TEST(Policies, ThePermanentEffectOfACoveredPolicyIsOver) {
  MonumentalTable t(of("japan"));
  t.policies(1, {"rapid-expansion", "tea-ceremony"}).hold(1, 10, 4).hold(2, 9, 3).have(1, 2, "military");

  EXPECT_FALSE(t.offers("conquer 9"));
  t.have(1, 3, "military");

  EXPECT_TRUE(t.offers("conquer 9"));
}

// [M-POL-2] A permanent effect ends in the middle of the turn, at the moment its policy is covered.
TEST(Policies, APermanentEffectEndsWhenItsPolicyIsCovered) {
  MonumentalTable t(of("china"));
  t.policies(1, {"imperial-examinations"}).have(1, 2, "culture").have(1, 6, "production");

  t.play("acquire workshop");
  EXPECT_EQ(t.has(1, "science"), 1);
  t.play({"develop guided-tours", "acquire workshop"});

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-POL-3] The first policy gives its own bonus.
TEST(Policies, TheFirstPolicyGivesItsBonus) {
  MonumentalTable t(of("greece"));
  t.have(1, 1, "culture");

  t.play("develop siegecraft");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-POL-3] A later policy gives its bonus and that of every older one, each once.
TEST(Policies, EveryOlderBonusIsGainedAgain) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"siegecraft", "delian-league"}).policies(2, {"expansion"}).have(1, 3, "culture");

  t.play("develop overseas-colonies");

  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.has(1, "production"), 3);
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(t.has(2, "military"), 0);
}

// [M-POL-3] Each development gives the bonuses: two in one turn give the first one twice.
TEST(Policies, TwoDevelopmentsGiveTheFirstBonusTwice) {
  MonumentalTable t(of("greece"));
  t.have(1, 3, "culture");

  t.play({"develop siegecraft", "develop delian-league"});

  EXPECT_EQ(t.has(1, "military"), 6);
  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-POL-3] Developing gives the bonus only; the once-a-turn effect is a matter of its own.
TEST(Policies, DevelopingDoesNotUseTheEffect) {
  MonumentalTable t(of("greece"));
  t.have(1, 1, "culture").have(1, 1, "science");

  t.play("develop siegecraft");

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_TRUE(t.offers("use policy"));
}

// [M-POL-3] [M-ACTION-2] The player chooses the order of the bonuses: progress before or after "draw 2, use 1".
TEST(Policies, TheOrderOfTheBonusesIsChosen) {
  std::set<std::pair<int, int>> science_and_production;

  for (const char* which : {"first 1", "first 2"}) {
    MonumentalTable t(of("japan"));
    t.policies(1, {"embassies-to-the-tang"}).deck(1, {"library", "fort", "work-camp", "mine"}).have(1, 2, "culture");
    t.play("develop diplomacy");
    EXPECT_EQ(t.asked(), 1);
    EXPECT_EQ(t.options("first").size(), 2u);
    t.play(which);
    while (t.asks() != "turn") t.play(t.offers("yes") ? "yes" : "card fort");
    EXPECT_EQ(t.has(1, "military"), 1);
    EXPECT_EQ(t.deck(1), Cards{"mine"});
    science_and_production.insert({t.has(1, "science"), t.has(1, "production")});
  }

  EXPECT_EQ(science_and_production, (std::set<std::pair<int, int>>{{1, 0}, {0, 1}}));
}

// [M-POL-3] A bonus that gives a choice asks for it: a Basic Building of the player's choice.
TEST(Policies, ABonusMayAskForAChoice) {
  MonumentalTable t(of("denmark"));
  t.deck(1, {"fort"}).have(1, 1, "culture");

  t.play("develop pillage");
  EXPECT_TRUE(t.offers("card workshop"));
  EXPECT_TRUE(t.offers("card laboratory"));
  t.play("card archery-range");

  EXPECT_EQ(t.deck(1), (Cards{"archery-range", "fort"}));
  EXPECT_EQ(t.pile("archery-range"), 9);
}

}  // namespace
}  // namespace stele::kit
