#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Cards = std::vector<std::string>;

MonumentalTable::With of(const char* civ) { return MonumentalTable::With{.players = 2, .civs = {civ, "egypt"}}; }

bool holds(const Cards& cards, const std::string& card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

// Nothing of the track or of the opponent disturbs turns that end.
void calm(MonumentalTable& t) {
  t.city(2, {"fort", "library", "work-camp", "fort", "library", "work-camp", "fort", "work-camp", "work-camp"});
  t.track({"shipyard", "market", "quarry", "academy", "navigation", "irrigation"});
  t.development({"pharmacy", "mathematics", "bronze-working", "alhambra", "monastery", "guildhall", "university", "alchemy", "compass",
                 "chivalry", "rib-vault", "aviation"});
}

// [M-ACTION-1] Any number of actions, in any order.
TEST(UsingEffects, AnyNumberOfActionsInAnyOrder) {
  MonumentalTable t(of("greece"));
  t.city(1, {"mine", "-", "-", "-", "-", "-", "-", "-", "-"}).activated({"a1"}).gained(1, "production").gained(1, "military");
  t.have(1, 9, "production").have(1, 3, "military").have(1, 1, "culture");

  t.play({"acquire workshop", "step 1 6", "use a1", "acquire laboratory", "conquer 11", "soldier 7", "develop delian-league", "step 1 5",
          "acquire workshop"});

  EXPECT_EQ(t.pile("workshop"), 8);
  EXPECT_EQ(t.pile("laboratory"), 9);
  EXPECT_EQ(t.explorer(1, 1), 5);
  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(t.active(), 1);
}

// [M-ACTION-1] A player may also do nothing: no effect is compulsory.
TEST(UsingEffects, NoEffectIsCompulsory) {
  MonumentalTable t;
  calm(t);
  t.city(1, {"mine", "-", "-", "-", "-", "-", "-", "-", "-"}).activated({"a1"}).gained(1, "production").gained(1, "military");
  EXPECT_TRUE(t.offers("use a1"));

  t.play("end");

  EXPECT_EQ(t.active(), 2);
  EXPECT_EQ(t.has(1, "gold"), 0);
}

// [M-ACTION-1] A price inside a triggered effect may be refused; nothing is paid and nothing taken.
TEST(UsingEffects, ATriggeredPriceMayBeRefused) {
  MonumentalTable t(of("greece"));
  t.policies(1, {"overseas-colonies"}).have(1, 1, "military").have(1, 2, "production");

  t.play({"conquer 11", "soldier 7", "no"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.pile("workshop") + t.pile("laboratory") + t.pile("archery-range"), 30);
}

// [M-ACTION-1] [M-USE-1] An effect is used once per turn.
TEST(UsingEffects, AnEffectIsUsedOncePerTurn) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "samurai-dojo", "-", "-", "-", "-"}).activated({"b2"}).have(1, 5, "gold");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 4);
  EXPECT_EQ(t.military_for("barbarians"), 2);
  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ACTION-1] [M-USE-1] Two cards of the same name have an effect each.
TEST(UsingEffects, TwoCopiesOfACardAreUsedOnceEach) {
  MonumentalTable t;
  t.city(1, {"samurai-dojo", "-", "-", "-", "samurai-dojo", "-", "-", "-", "-"}).activated({"a1", "b2"}).have(1, 5, "gold");

  t.play("use b2");
  EXPECT_TRUE(t.offers("use a1"));
  t.play("use a1");

  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(t.military_for("barbarians"), 4);
  EXPECT_FALSE(t.offers("use a1"));
  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ACTION-1] A card may say otherwise: the Cathedral makes one used Building usable again.
TEST(UsingEffects, ACardMaySayOtherwise) {
  MonumentalTable t;
  t.city(1, {"market", "theatre", "-", "florence-cathedral", "-", "-", "-", "-", "-"})
      .activated({"a1", "a2", "b1"})
      .have(1, 2, "production");

  t.play({"use a1", "use a2"});
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
  t.play({"use b1", "space a1"});
  EXPECT_FALSE(t.offers("use a2"));
  t.play("use a1");

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_FALSE(t.offers("use a1"));
  EXPECT_FALSE(t.offers("use b1"));
}

// [M-ACTION-2] The Warlord's effect and the token's reward come in the order the active player chooses.
TEST(UsingEffects, TheWarlordAndTheTokenAreResolvedInTheChosenOrder) {
  std::set<std::pair<int, int>> science_and_production;

  for (const char* which : {"first 1", "first 2"}) {
    MonumentalTable t(of("china"));
    t.token(11, "barbarian-fishermen").deck(1, {"library", "fort", "work-camp", "mine"}).have(1, 1, "military");
    t.play({"conquer 11", "warlord 7"});
    EXPECT_EQ(t.asked(), 1);
    EXPECT_EQ(t.options("first").size(), 2u);
    t.play(which);
    while (t.asks() != "turn") t.play(t.offers("yes") ? "yes" : t.offers("choose 2") ? "choose 2" : "card fort");
    EXPECT_EQ(t.has(1, "military"), 1);
    EXPECT_EQ(t.deck(1), Cards{"mine"});
    science_and_production.insert({t.has(1, "science"), t.has(1, "production")});
  }

  EXPECT_EQ(science_and_production, (std::set<std::pair<int, int>>{{1, 0}, {0, 1}}));
}

// [M-ACTION-3] In their turn players see their own discard: a recall offers every card of it, and none of the opponent's.
TEST(UsingEffects, TheOwnDiscardCanBeLookedThrough) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "hanging-gardens", "-", "-", "-", "-"}).activated({"b2"});
  t.discard(1, {"fort", "library", "workshop"}).deck(1, {"mine", "forum"}).discard(2, {"laboratory"});

  t.play("use b2");
  const Cards shown = t.options("card");
  EXPECT_EQ(std::set<std::string>(shown.begin(), shown.end()), (std::set<std::string>{"card fort", "card library", "card workshop"}));
  t.play("card library");

  EXPECT_EQ(t.deck(1), (Cards{"library", "mine", "forum"}));
  EXPECT_FALSE(holds(t.discard(1), "library"));
  EXPECT_TRUE(holds(t.discard(1), "fort"));
  EXPECT_TRUE(holds(t.discard(1), "workshop"));
  EXPECT_EQ(t.discard(2), Cards{"laboratory"});
}

// [M-ACTION-3] Only the discard is looked through: with an empty one there is nothing to recall.
TEST(UsingEffects, AnEmptyDiscardShowsNothing) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "hanging-gardens", "-", "-", "-", "-"}).activated({"b2"});
  t.discard(1, {}).deck(1, {"mine", "forum"}).discard(2, {"laboratory"}).archived(1, {"fort"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-USE-1] Only the effect of an activated card can be used.
TEST(UsingEffects, OnlyAnActivatedCardCanBeUsed) {
  MonumentalTable t;
  t.city(1, {"samurai-dojo", "-", "-", "-", "samurai-dojo", "-", "-", "-", "-"}).activated({"b2"}).have(1, 5, "gold");

  EXPECT_TRUE(t.offers("use b2"));
  EXPECT_FALSE(t.offers("use a1"));
}

// [M-USE-1] The card and the Knowledge under it are two cards, each used once.
TEST(UsingEffects, TheCardAndTheKnowledgeUnderItAreUsedOnceEach) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "samurai-dojo+alchemy", "-", "-", "-", "-"}).activated({"b2"}).have(1, 4, "science").have(1, 1, "gold");

  t.play("use b2");
  EXPECT_TRUE(t.offers("use b2k"));
  t.play("use b2k");

  EXPECT_EQ(t.military_for("barbarians"), 2);
  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_FALSE(t.offers("use b2"));
  EXPECT_FALSE(t.offers("use b2k"));
}

// [M-USE-1] The active policy is used once per turn: Warrior Culture, the example of the rulebook.
TEST(UsingEffects, TheActivePolicyIsUsedOncePerTurn) {
  MonumentalTable t(of("denmark"));
  t.policies(1, {"warrior-culture"}).have(1, 6, "military");

  t.play("use policy");

  EXPECT_EQ(t.has(1, "military"), 4);
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_FALSE(t.offers("use policy"));
}

// [M-USE-1] Without a developed policy there is none to use, and an opponent's is not one's own.
TEST(UsingEffects, WithoutAPolicyThereIsNoneToUse) {
  MonumentalTable t(of("denmark"));

  t.policies(2, {"guilds"}).have(1, 6, "military").have(1, 6, "production").have(1, 6, "gold");

  EXPECT_FALSE(t.offers("use policy"));
}

// [M-USE-1] [M-ACTION-1] In the next turn the effect can be used again.
TEST(UsingEffects, InTheNextTurnTheEffectCanBeUsedAgain) {
  MonumentalTable t(MonumentalTable::With{.civs = {"egypt", "japan"}});
  calm(t);
  t.city(1, {"-", "-", "-", "-", "-", "-", "-", "-", "forum"}).deck(1, {}).discard(1, {});
  t.policies(1, {"guilds"}).have(1, 4, "gold");

  t.play("use policy");
  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_FALSE(t.offers("use policy"));
  t.play({"end", "row a", "column 1", "end", "row a", "column 1"});
  EXPECT_EQ(t.has(1, "science"), 0);
  t.play("use policy");

  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-USE-2] A permanent effect holds only if its card is activated: Irrigation makes Buildings cheaper.
TEST(UsingEffects, APermanentEffectHoldsWhenItsCardIsActivated) {
  MonumentalTable idle;
  idle.city(1, {"-", "-", "-", "-", "fort+irrigation", "-", "-", "-", "-"}).have(1, 2, "production");
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "fort+irrigation", "-", "-", "-", "-"}).activated({"b2"}).have(1, 2, "production");

  EXPECT_FALSE(idle.offers("acquire workshop"));
  EXPECT_FALSE(t.offers("use b2k"));
  t.play("acquire workshop");

  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-USE-2] A permanent effect is not used up: it holds for every purchase of the turn.
TEST(UsingEffects, APermanentEffectHoldsTheWholeTurn) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "fort+irrigation", "-", "-", "-", "-"}).activated({"b2"}).have(1, 6, "production");

  t.play({"acquire workshop", "acquire laboratory", "acquire workshop"});

  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-USE-2] Both the standing rule and the trigger of a Knowledge under an activated card hold.
TEST(UsingEffects, ATriggerHoldsWhenItsCardIsActivated) {
  MonumentalTable t;
  t.city(1, {"-", "-", "-", "-", "fort+printing", "-", "-", "-", "-"}).activated({"b2"}).have(1, 3, "science");
  t.track({"shipyard", "market", "academy", "navigation", "stonehenge", "pharmacy"});

  t.play({"acquire navigation", "acquire pharmacy"});

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-USE-2] A trigger of a card that is not activated is silent.
TEST(UsingEffects, ATriggerIsSilentWhenItsCardIsNotActivated) {
  MonumentalTable t;
  t.city(1, {"warrior-priest-altar", "-", "-", "-", "fort+printing", "-", "-", "-", "-"}).have(1, 2, "science").have(1, 1, "military");
  t.track({"shipyard", "market", "academy", "navigation", "stonehenge", "pharmacy"});

  t.play({"acquire navigation", "conquer 11", "soldier 7"});

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-USE-2] A trigger holds from the moment of the activation: the Colossus rewards the second coast, not the first.
TEST(UsingEffects, ATriggerHoldsFromTheMomentOfActivation) {
  MonumentalTable t;
  t.city(1, {"colossus-of-rhodes", "-", "-", "-", "library+electricity", "-", "-", "fort", "fort"}).activated({"b2"});
  t.hold(1, 3, 4).have(1, 1, "military");

  t.play({"conquer 2", "soldier 3"});
  EXPECT_EQ(t.has(1, "gold"), 0);
  t.play({"use b2k", "space a1", "space c2"});
  EXPECT_EQ(t.has(1, "military"), 2);
  EXPECT_EQ(t.has(1, "gold"), 0);
  t.play({"conquer 5", "soldier 3", "soldier 3"});

  EXPECT_EQ(t.holder(5), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-USE-2] "The first time each turn" works once, "each time" every time.
TEST(UsingEffects, FirstTimeWorksOnceAndEachTimeAlways) {
  MonumentalTable t(of("denmark"));
  t.city(1, {"warrior-priest-altar", "-", "-", "-", "-", "-", "-", "-", "-"})
      .activated({"a1"})
      .policies(1, {"pillage"})
      .have(1, 3, "military");

  t.play({"conquer 11", "soldier 7", "conquer 12", "soldier 7", "conquer 3", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "production"), 3);
}

// [M-USE-2] [M-POL-2] The trigger of a policy holds while it is the active one and no longer.
TEST(UsingEffects, TheTriggerOfACoveredPolicyIsSilent) {
  MonumentalTable t(of("denmark"));
  t.policies(1, {"pillage", "raids"}).hold(1, 3, 1).have(1, 2, "military");

  t.play({"conquer 11", "soldier 7", "conquer 2", "soldier 7"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-USE-2] The permanent effect of the active policy holds in the turns of the others too.
TEST(UsingEffects, AnActivePolicyHoldsInTheTurnsOfOthers) {
  MonumentalTable t(of("denmark"));
  t.policies(1, {"assembly-of-the-thing"}).hold(1, 9, 1).turn_of(2).have(2, 1, "military");

  EXPECT_FALSE(t.offers("conquer 9"));
  t.have(2, 2, "military").play({"conquer 9", "soldier 13", "soldier 13"});

  EXPECT_EQ(t.holder(9), 2);
  EXPECT_EQ(t.has(2, "military"), 0);
}

}  // namespace
}  // namespace stele::kit
