// What the verbs and the forms of the effect language do (docs/effects.md), and what happens when a step can only partly be done or
// not at all. Each test puts a card of its own, "own", on the middle space of the City.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/kit/monumental_play.h"

namespace stele::kit {
namespace {

// A City card of ours that is no Development card.
std::string building(const std::string& id, const std::string& fields) {
  return "[[card]]\nid = \"" + id + "\"\nname = { en = \"" + id + "\", fr = \"" + id + "\" }\nkind = \"building\"\ngroup = \"special\"\n" +
         fields + "\norigin = \"house\"\n\n";
}
std::string use(const std::string& text) { return "use = \"" + text + "\""; }

// A table where "own" can be used so, and "twin" too.
MonumentalTable given(const std::string& effect, const std::string& civ = "japan") {
  return MonumentalTable(
      {.civs = {civ, "egypt", "greece", "denmark"}, .cards = building("own", use(effect)) + building("twin", use(effect))});
}
// The same with "own" alone in the City, activated on b2.
MonumentalTable alone(const std::string& effect, const std::string& civ = "japan") {
  MonumentalTable t = given(effect, civ);
  t.space(1, "b2", "own").activated({"b2"}).deck(1, {}).discard(1, {});
  return t;
}

bool can_stop(const MonumentalTable& t) { return t.offers("done") || t.offers("no"); }
void stop(MonumentalTable& t) { one_of(t, {"done", "no"}); }
void agree(MonumentalTable& t) {
  for (int i = 0; i < 3 && t.offers("yes"); ++i) t.play("yes");
}

// --- Forms ---------------------------------------------------------------------------------------------------------

// [M-USE-1] [M-ACTION-1] The effect of an activated card is used once per turn.
TEST(Forms, AnEffectIsUsedOnceATurn) {
  MonumentalTable t = alone("gain 1 gold");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_FALSE(t.offers("use b2"));
}

// [M-USE-1] A card that is not activated is not used.
TEST(Forms, ACardThatIsNotActivatedIsNotUsed) {
  MonumentalTable t = given("gain 1 gold");
  t.space(1, "b2", "own").space(1, "a1", "twin");

  t.activated({"a1"});

  EXPECT_TRUE(t.offers("use a1"));
  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ACTION-1] An effect is never compulsory: the turn can be ended without it.
TEST(Forms, NoEffectIsCompulsory) {
  MonumentalTable t = alone("gain 1 gold");
  t.deck(2, {}).discard(2, {});

  t.play("end");

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.active(), 2);
}

// [M-USE-1] The steps of a sequence are done one after the other, all of them.
TEST(Forms, ASequenceDoesAllItsSteps) {
  MonumentalTable t = alone("gain 1 gold, then pay 1 gold -> gain 2 science, then gain 1 culture");

  t.play("use b2");
  agree(t);

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-1] When a step of a sequence cannot be done, the rest still happens.
TEST(Forms, TheRestOfASequenceStillHappens) {
  MonumentalTable t = alone("archive 1, then gain 1 culture, then recall 1 from discard");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-USE-1] A sequence none of whose steps can be done cannot be chosen.
TEST(Forms, ASequenceOfNothingCannotBeChosen) {
  MonumentalTable t = alone("archive 1, then recall 1 from discard");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-USE-1] What follows ", then" is no longer under the cost.
TEST(Forms, WhatFollowsThenIsNotUnderTheCost) {
  MonumentalTable t = alone("pay 1 gold -> gain 1 science, then gain 1 culture");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-1] What stands in brackets is under the cost together.
TEST(Forms, BracketsHangSeveralStepsOnOneCost) {
  MonumentalTable t = alone("pay 1 gold -> (gain 1 science, then gain 1 culture)");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 1, "gold").play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-1] What follows ", then" is no longer under the condition.
TEST(Forms, WhatFollowsThenIsNotUnderTheCondition) {
  MonumentalTable t = alone("if have 3 gold: gain 1 science, then gain 1 culture");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-1] A step under a condition that does not hold cannot be chosen.
TEST(Forms, AStepWhoseConditionFailsCannotBeChosen) {
  MonumentalTable t = alone("if have 3 gold: gain 1 culture");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 3, "gold").play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 3);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-1] Of alternatives one is done, the one chosen.
TEST(Forms, OneAlternativeIsChosen) {
  MonumentalTable t = alone("gain 1 gold | gain 2 science | gain 3 military");

  t.play("use b2");
  EXPECT_TRUE(t.offers("choose 1"));
  EXPECT_TRUE(t.offers("choose 3"));
  t.play("choose 2");

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-USE-1] An alternative that cannot be done cannot be chosen.
TEST(Forms, AnAlternativeThatCannotBeDoneIsNotOffered) {
  MonumentalTable t = alone("gain 1 gold | pay 1 production no gold -> gain 9 science | gain 3 military");

  t.play("use b2");

  EXPECT_TRUE(t.offers("choose 1"));
  EXPECT_FALSE(t.offers("choose 2"));
  EXPECT_TRUE(t.offers("choose 3"));
}

// [M-USE-1] With one alternative left nothing is asked.
TEST(Forms, ASingleAlternativeIsNotAskedFor) {
  MonumentalTable t = alone("archive 1 | gain 1 gold");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-USE-1] A cost belongs to its own alternative only.
TEST(Forms, ACostBindsMoreThanAChoice) {
  MonumentalTable t = given("archive 1 | pay 1 gold -> gain 1 culture");
  t.space(1, "b2", "own").space(1, "a1", "fort").space(1, "a3", "library").activated({"b2"}).have(1, 1, "gold");

  t.play({"use b2", "choose 1", "space a1"});

  EXPECT_EQ(t.archived(1), Names{"fort"});
  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-ACTION-1] A step with "may" is done if wanted.
TEST(Forms, MayLeavesItToThePlayer) {
  MonumentalTable wanted = alone("gain 1 gold, then may gain 1 culture");
  MonumentalTable declined = alone("gain 1 gold, then may gain 1 culture");

  wanted.play({"use b2", "yes"});
  declined.play({"use b2", "no"});

  EXPECT_EQ(wanted.has(1, "culture"), 1);
  EXPECT_EQ(declined.has(1, "culture"), 0);
  EXPECT_EQ(declined.has(1, "gold"), 1);
}

// [M-RES-3] Several costs are paid all or not at all.
TEST(Forms, SeveralCostsArePaidAllOrNotAtAll) {
  MonumentalTable no_gold = given("discard 1 and pay 1 gold -> gain 1 culture");
  no_gold.space(1, "b2", "own").space(1, "a1", "fort").space(1, "a3", "library").activated({"b2"});
  MonumentalTable no_card = alone("discard 1 and pay 1 gold -> gain 1 culture");
  no_card.have(1, 1, "gold");
  EXPECT_FALSE(no_gold.offers("use b2"));
  EXPECT_FALSE(no_card.offers("use b2"));

  no_gold.discard(1, {}).have(1, 1, "gold").play({"use b2", "space a3"});

  EXPECT_EQ(no_gold.has(1, "gold"), 0);
  EXPECT_EQ(no_gold.discard(1), Names{"library"});
  EXPECT_EQ(no_gold.has(1, "culture"), 1);
}

// --- gain ----------------------------------------------------------------------------------------------------------

// [M-COMP-5] Every amount is taken from the supply.
TEST(Gain, TakesAllItsAmounts) {
  MonumentalTable t = alone("gain 2 production and 1 science and 3 culture");
  t.have(1, 1, "production");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "production"), 3);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "culture"), 3);
  EXPECT_EQ(t.has(2, "culture"), 0);
}

// [M-RES-1] Each base resource is picked by the player; Gold and Culture are none.
TEST(Gain, EachBaseResourceIsPicked) {
  MonumentalTable t = alone("gain 3 base");

  t.play("use b2");
  EXPECT_FALSE(t.offers("gain gold"));
  EXPECT_FALSE(t.offers("gain culture"));
  t.play({"gain science", "gain military", "gain science"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-RES-1] Same base resources are of one kind, picked once.
TEST(Gain, SameBaseIsOneKind) {
  MonumentalTable t = alone("gain 3 same base");

  t.play({"use b2", "gain military"});

  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-RES-1] Different base resources are all different.
TEST(Gain, DifferentBaseAreAllDifferent) {
  MonumentalTable t = alone("gain 2 different base");

  t.play({"use b2", "gain science"});
  EXPECT_FALSE(t.offers("gain science"));
  t.play("gain military");

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-RES-1] Three different base resources are one of each.
TEST(Gain, ThreeDifferentBaseAreOneOfEach) {
  MonumentalTable t = alone("gain 3 different base");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-USE-1] "per" multiplies every amount.
TEST(Gain, PerMultipliesEveryAmount) {
  MonumentalTable t = alone("gain 1 culture and 2 gold per outpost");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1, false, true);

  t.play("use b2");

  EXPECT_EQ(t.has(1, "culture"), 2);
  EXPECT_EQ(t.has(1, "gold"), 4);
}

// [M-USE-1] "up to" limits what is counted, not what is gained.
TEST(Gain, UpToLimitsWhatIsCounted) {
  MonumentalTable t = alone("gain 3 gold per province up to 2");
  t.hold(1, 6, 1).hold(1, 11, 1).hold(1, 12, 1);

  t.play("use b2");

  EXPECT_EQ(t.has(1, "gold"), 6);
}

// [M-USE-1] A gain of nothing cannot be chosen.
TEST(Gain, ACountOfZeroCannotBeChosen) {
  MonumentalTable t = alone("gain 1 gold per province");
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 6, 1);

  EXPECT_TRUE(t.offers("use b2"));
}

// --- gain ... for --------------------------------------------------------------------------------------------------

// [M-CON-7] Military for Barbarians pays for their conquest and for nothing else.
TEST(GainFor, BarbariansOnly) {
  MonumentalTable t = alone("gain 2 military for barbarians");
  t.token(6, "barbarian-outcasts").token(3, "free-town-petra").have(1, 2, "production").hold(2, 11, 1).hold(1, 12, 1);

  t.play("use b2");
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.military_for("barbarians"), 2);
  EXPECT_FALSE(t.offers("conquer 11"));
  EXPECT_FALSE(t.offers("conquer 3"));
  EXPECT_FALSE(t.offers("conquer 16"));
  EXPECT_FALSE(t.offers("step 1 6"));
  EXPECT_FALSE(t.offers("manoeuvre 7"));
  t.play({"conquer 6", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.military_for("barbarians"), 0);
}

// [M-CON-9] Military for enemies pays for the conquest of enemy provinces and for nothing else.
TEST(GainFor, EnemiesOnly) {
  MonumentalTable t = alone("gain 2 military for enemies");
  t.token(12, "barbarian-outcasts").hold(2, 11, 2);

  t.play("use b2");
  EXPECT_FALSE(t.offers("conquer 12"));
  EXPECT_FALSE(t.offers("conquer 6"));
  t.play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.military_for("enemies"), 0);
}

// [M-CON-8] Military for Free Towns pays for their conquest and for nothing else.
TEST(GainFor, FreeTownsOnly) {
  MonumentalTable t = alone("gain 1 military for free-towns");
  t.token(3, "free-town-petra").token(12, "barbarian-outcasts").hold(2, 11, 1).have(1, 2, "production");

  t.play("use b2");
  EXPECT_FALSE(t.offers("conquer 12"));
  EXPECT_FALSE(t.offers("conquer 11"));
  t.play({"conquer 3", "soldier 7", "choose 1"});

  EXPECT_EQ(t.holder(3), 1);
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.military_for("free-towns"), 0);
}

// [M-CON-1] Military for one kind of conquest is used before any other.
TEST(GainFor, IsUsedFirst) {
  MonumentalTable t = alone("gain 2 military for barbarians");
  t.token(6, "barbarian-outcasts").have(1, 1, "military").have(1, 1, "gold");

  t.play({"use b2", "conquer 6", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.military_for("barbarians"), 0);
  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-CON-1] It is joined by other Military where it is not enough, and what is over is kept.
TEST(GainFor, IsJoinedByOtherMilitary) {
  MonumentalTable t = alone("gain 2 military for enemies");
  t.hold(2, 6, 2).hold(2, 11, 1).have(1, 2, "military");

  t.play({"use b2", "conquer 11", "soldier 7"});
  EXPECT_EQ(t.military_for("enemies"), 1);
  EXPECT_EQ(t.has(1, "military"), 2);
  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.military_for("enemies"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-RES-1] What is left of it is lost at the end of the turn.
TEST(GainFor, IsLostWithTheTurn) {
  MonumentalTable t = alone("gain 2 military for enemies");
  t.deck(2, {}).discard(2, {});

  t.play({"use b2", "end", "row a", "column 1", "end", "row a", "column 1"});

  EXPECT_EQ(t.active(), 1);
  EXPECT_EQ(t.military_for("enemies"), 0);
}

// --- pay -----------------------------------------------------------------------------------------------------------

// [M-RES-2] Gold stands in for what is missing of a base resource, which is spent first.
TEST(Pay, GoldStandsInForWhatIsMissing) {
  MonumentalTable t = alone("pay 3 science -> gain 1 culture");
  t.have(1, 2, "science").have(1, 2, "gold");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-3] What cannot be paid whole cannot be chosen.
TEST(Pay, IsWholeOrNotAtAll) {
  MonumentalTable t = alone("pay 3 science -> gain 1 culture");
  t.have(1, 1, "science").have(1, 1, "gold").have(1, 5, "production");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-RES-2] "no gold" forbids Gold.
TEST(Pay, NoGoldForbidsGold) {
  MonumentalTable t = alone("pay 2 military no gold -> gain 1 culture");
  t.have(1, 1, "military").have(1, 9, "gold");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 2, "military").play("use b2");

  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 9);
}

// [M-RES-2] Gold never stands for Culture, and nothing stands for Gold.
TEST(Pay, GoldAndCultureArePaidThemselves) {
  MonumentalTable culture = alone("pay 1 culture -> gain 1 science");
  culture.have(1, 9, "gold");
  MonumentalTable gold = alone("pay 1 gold -> gain 1 science");
  gold.have(1, 9, "production").have(1, 9, "culture");

  EXPECT_FALSE(culture.offers("use b2"));
  EXPECT_FALSE(gold.offers("use b2"));
}

// [M-RES-3] Several resources are paid together.
TEST(Pay, SeveralResourcesTogether) {
  MonumentalTable t = alone("pay 2 science and 2 military -> gain 1 culture");
  t.have(1, 2, "science").have(1, 1, "military");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 1, "gold").play("use b2");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-2] Which base resources are paid is the payer's choice, one by one.
TEST(Pay, BaseResourcesAreOfThePayersChoice) {
  MonumentalTable t = alone("pay 2 base -> gain 1 culture");
  t.have(1, 2, "production").have(1, 1, "science").have(1, 1, "military").have(1, 9, "culture");

  t.play("use b2");
  EXPECT_FALSE(t.offers("pay gold"));
  EXPECT_FALSE(t.offers("pay culture"));
  t.play({"pay science", "pay production"});

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "culture"), 10);
}

// [M-RES-2] Gold stands for base resources of choice too.
TEST(Pay, GoldStandsForBaseResourcesOfChoice) {
  MonumentalTable t = alone("pay 1 base -> gain 1 culture");
  t.have(1, 1, "military").have(1, 1, "gold");

  t.play({"use b2", "pay gold"});

  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-2] A single way to pay is taken without asking.
TEST(Pay, ASingleWayIsNotAskedFor) {
  MonumentalTable t = alone("pay 2 base -> gain 1 culture");
  t.have(1, 1, "production").have(1, 1, "science");

  t.play("use b2");

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-RES-3] Same base resources are of one kind.
TEST(Pay, SameBaseIsOneKind) {
  MonumentalTable t = alone("pay 2 same base -> gain 1 culture");
  t.have(1, 1, "production").have(1, 1, "science").have(1, 1, "military");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 2, "production").have(1, 3, "science").play({"use b2", "pay science"});

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-RES-3] [M-RES-2] Different base resources are all different; Gold stands for a missing kind.
TEST(Pay, DifferentBaseAreAllDifferent) {
  MonumentalTable t = alone("pay 2 different base -> gain 1 culture");
  t.have(1, 3, "production");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 1, "gold").play("use b2");

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// --- Which cards ---------------------------------------------------------------------------------------------------

// [M-ARCH-1] Any City card that is not activated can be picked, and words narrow that down.
TEST(Which, WordsPickOutCards) {
  const std::vector<std::pair<std::string, Names>> expected = {
      {"archive 1", {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}},
      {"archive 1 other", {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}},
      {"archive 1 card", {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}},
      {"archive 1 building", {"a1", "a2", "a3", "b1", "b3", "c1", "c2"}},
      {"archive 1 starting", {"a1", "a3", "c2"}},
      {"archive 1 basic", {"a2", "b1"}},
      {"archive 1 production building", {"a1", "b1"}},
      {"archive 1 science building", {"a2", "c2"}},
      {"archive 1 military building", {"a3", "b3"}},
      {"archive 1 common building", {"a1", "a2", "a3", "b1", "c1", "c2"}},
      {"archive 1 neighbour", {"a2", "b1", "b3", "c2"}},
      {"archive 1 acquired", {"a2", "b1", "b3", "c3"}},
  };
  for (const auto& [text, picked] : expected) {
    MonumentalTable t = given(text);
    t.city(1, {"work-camp", "laboratory", "fort", "workshop", "own", "shipyard", "samurai-dojo", "library+bushido", "stonehenge"});
    t.activated({"b2"});

    t.play("use b2");

    EXPECT_EQ(spaces(t), picked) << text;
  }
}

// [M-ARCH-1] A tag makes a Building one of a resource that it does not show.
TEST(Which, ATagMakesABuildingOneOfAResource) {
  MonumentalTable t = given("archive 1 military building");
  t.city(1, {"hoplite-barracks", "mine", "fort", "-", "own", "-", "-", "-", "-"}).activated({"b2"});

  t.play("use b2");

  EXPECT_EQ(spaces(t), (Names{"a1", "a3"}));
}

// [M-ARCH-1] Wonders are picked out as such, and of Knowledge only the cards that lie alone.
TEST(Which, WondersAndLoneKnowledge) {
  const char* const city[] = {"stonehenge", "pyramids", "philosophy", "mathematics", "own", "fort+alchemy"};
  for (const auto& [text, picked] :
       std::vector<std::pair<std::string, Names>>{{"archive 1 wonder", {"a1", "a2"}}, {"archive 1 knowledge", {"a3", "b1"}}}) {
    MonumentalTable t = given(text);
    t.city(1, {city[0], city[1], city[2], city[3], city[4], city[5], "-", "-", "-"}).activated({"b2"});

    t.play("use b2");

    EXPECT_EQ(spaces(t), picked) << text;
  }
}

// --- archive -------------------------------------------------------------------------------------------------------

// [M-ARCH-1] The card goes under the Warlord, a Knowledge under it to the discard.
TEST(Archive, TakesTheCardAndDiscardsItsKnowledge) {
  MonumentalTable t = given("archive 1");
  t.city(1, {"work-camp", "-", "-", "-", "own", "fort+alchemy", "-", "-", "-"}).activated({"b2"}).discard(1, {}).archived(1, {});

  t.play({"use b2", "space b3"});

  EXPECT_EQ(t.archived(1), Names{"fort"});
  EXPECT_EQ(t.discard(1), Names{"alchemy"});
  EXPECT_EQ(t.at(1, "b3"), "");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-ARCH-1] Activated cards are not archived.
TEST(Archive, ActivatedCardsAreNotArchived) {
  MonumentalTable t = given("archive 1");
  t.city(1, {"work-camp", "fort", "library", "-", "own", "mine", "-", "-", "-"}).activated({"a1", "a2", "b2"});

  t.play("use b2");

  EXPECT_EQ(spaces(t), (Names{"a3", "b3"}));
}

// [M-ARCH-1] As a step it is up to as many: it may stop earlier.
TEST(Archive, AStepMayStopEarlier) {
  MonumentalTable t = given("archive 3");
  t.city(1, {"work-camp", "fort", "library", "mine", "own", "-", "-", "-", "-"}).activated({"b2"}).archived(1, {});

  t.play({"use b2", "space a1", "space a3"});
  EXPECT_TRUE(t.offers("done"));
  t.play("done");

  EXPECT_EQ(sorted(t.archived(1)), (Names{"library", "work-camp"}));
  EXPECT_EQ(t.at(1, "a2"), "fort");
}

// [M-ARCH-1] A step takes as many as there are.
TEST(Archive, AStepTakesAsManyAsThereAre) {
  MonumentalTable t = given("archive 3");
  t.city(1, {"work-camp", "-", "library", "-", "own", "-", "-", "-", "-"}).activated({"b2"}).archived(1, {});

  t.play("use b2");
  if_asked(t, {"space a1"});
  if_asked(t, {"space a3"});

  EXPECT_EQ(sorted(t.archived(1)), (Names{"library", "work-camp"}));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-ARCH-1] With nothing to archive the step cannot be chosen.
TEST(Archive, NothingToArchiveCannotBeChosen) {
  MonumentalTable t = alone("archive 1");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ARCH-1] [M-RES-3] As a cost it is exactly as many.
TEST(Archive, ACostIsExactlyAsMany) {
  MonumentalTable t = given("archive 2 -> gain 1 culture");
  t.city(1, {"work-camp", "-", "-", "-", "own", "-", "-", "-", "-"}).activated({"b2"}).archived(1, {});
  EXPECT_FALSE(t.offers("use b2"));

  t.space(1, "a2", "fort").space(1, "a3", "library").play({"use b2", "space a2"});
  EXPECT_FALSE(t.offers("done"));
  EXPECT_EQ(t.has(1, "culture"), 0);
  t.play("space a1");

  EXPECT_EQ(sorted(t.archived(1)), (Names{"fort", "work-camp"}));
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-ARCH-1] "archive this" takes the activated card itself.
TEST(Archive, ThisTakesTheActivatedCardItself) {
  MonumentalTable t = alone("archive this -> gain 2 culture");
  t.space(1, "a1", "fort").archived(1, {});

  t.play("use b2");

  EXPECT_EQ(t.archived(1), Names{"own"});
  EXPECT_EQ(t.at(1, "b2"), "");
  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.has(1, "culture"), 2);
}

// --- discard -------------------------------------------------------------------------------------------------------

// [M-DISC-1] The card goes to the City discard with the Knowledge under it, and its space stays empty.
TEST(Discard, TakesTheCardWithItsKnowledge) {
  MonumentalTable t = given("discard 1 -> gain 1 gold");
  t.city(1, {"work-camp", "-", "-", "-", "own", "fort+alchemy", "-", "-", "-"}).activated({"b2"}).discard(1, {}).deck(1, {"library"});

  t.play({"use b2", "space b3"});

  EXPECT_EQ(sorted(t.discard(1)), (Names{"alchemy", "fort"}));
  EXPECT_EQ(t.at(1, "b3"), "");
  EXPECT_EQ(t.deck(1), Names{"library"});
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-DISC-1] Activated cards are not discarded.
TEST(Discard, ActivatedCardsAreNotDiscarded) {
  MonumentalTable t = given("discard 2");
  t.city(1, {"work-camp", "fort", "library", "-", "own", "mine", "-", "-", "-"}).activated({"a1", "a2", "b2"});

  t.play("use b2");

  EXPECT_EQ(spaces(t), (Names{"a3", "b3"}));
}

// [M-DISC-1] As a step it may stop earlier.
TEST(Discard, AStepMayStopEarlier) {
  MonumentalTable t = given("discard 3");
  t.city(1, {"work-camp", "fort", "library", "mine", "own", "-", "-", "-", "-"}).activated({"b2"}).discard(1, {});

  t.play({"use b2", "space a2", "done"});

  EXPECT_EQ(t.discard(1), Names{"fort"});
  EXPECT_EQ(t.asks(), "turn");
}

// [M-DISC-1] [M-RES-3] As a cost it is exactly as many.
TEST(Discard, ACostIsExactlyAsMany) {
  MonumentalTable t = given("discard 2 -> gain 1 culture");
  t.city(1, {"work-camp", "fort", "library", "-", "own", "-", "-", "-", "-"}).activated({"a1", "a2", "b2"});
  EXPECT_FALSE(t.offers("use b2"));

  t.space(1, "c1", "mine").space(1, "c2", "forum").play({"use b2", "space c2"});

  EXPECT_FALSE(t.offers("done"));
  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-DISC-1] "discard N knowledge" takes only the Knowledge and leaves the card on it.
TEST(Discard, KnowledgeIsTakenFromUnderItsCard) {
  MonumentalTable t = given("discard 1 knowledge");
  t.city(1, {"work-camp+philosophy", "fort", "-", "-", "own", "library+bushido", "-", "-", "-"}).activated({"b2"}).discard(1, {});

  t.play("use b2");
  EXPECT_EQ(spaces(t), (Names{"a1", "b3"}));
  one_of(t, {"space b3k", "space b3"});

  EXPECT_EQ(t.discard(1), Names{"bushido"});
  EXPECT_EQ(t.at(1, "b3"), "library");
  EXPECT_EQ(t.at(1, "a1"), "work-camp+philosophy");
}

// --- reinforce -----------------------------------------------------------------------------------------------------

// [M-REINF-1] A reinforced card stays in the City when it is completed; the Knowledge under it is discarded.
TEST(Reinforce, TheCardStaysInTheCity) {
  MonumentalTable t = given("reinforce 1");
  t.city(1, {"fort", "library", "work-camp", "work-camp", "own", "library+bushido", "fort", "work-camp", "mine"});
  t.activated({"b1", "b2", "b3"}).deck(1, {"forum", "samurai-dojo", "workshop"}).discard(1, {});

  t.play({"use b2", "space b3"});
  EXPECT_EQ(t.at(1, "b3"), "library+bushido");
  EXPECT_TRUE(t.is_activated("b3"));
  t.play("end");

  EXPECT_EQ(t.at(1, "b1"), "forum");
  EXPECT_EQ(t.at(1, "b2"), "samurai-dojo");
  EXPECT_EQ(t.at(1, "b3"), "library");
  EXPECT_EQ(t.deck(1), Names{"workshop"});
  EXPECT_EQ(sorted(t.discard(1)), (Names{"bushido", "own", "work-camp"}));
}

// [M-REINF-1] Only activated cards are reinforced, this one among them.
TEST(Reinforce, OnlyActivatedCards) {
  MonumentalTable t = given("reinforce 1");
  t.city(1, {"fort", "library", "work-camp", "work-camp", "own", "library", "fort", "work-camp", "mine"}).activated({"a1", "b2", "c3"});

  t.play("use b2");

  EXPECT_EQ(spaces(t), (Names{"a1", "b2", "c3"}));
}

// [M-REINF-1] "other" leaves this card out, "neighbour" all that are not beside it.
TEST(Reinforce, OthersAndNeighbours) {
  MonumentalTable other = given("reinforce 1 other");
  MonumentalTable neighbour = given("reinforce 1 neighbour");
  for (MonumentalTable* t : {&other, &neighbour})
    t->city(1, {"fort", "library", "work-camp", "work-camp", "own", "library", "fort", "work-camp", "mine"})
        .activated({"a1", "a2", "b1", "b2"});

  other.play("use b2");
  neighbour.play("use b2");

  EXPECT_EQ(spaces(other), (Names{"a1", "a2", "b1"}));
  EXPECT_EQ(spaces(neighbour), (Names{"a2", "b1"}));
}

// [M-REINF-1] With no other activated card "other" cannot be chosen.
TEST(Reinforce, NoOtherCardCannotBeChosen) {
  MonumentalTable t = alone("reinforce 1 other");
  t.space(1, "a1", "fort");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-REINF-1] Up to as many, each card once; it may stop earlier.
TEST(Reinforce, UpToAsMany) {
  MonumentalTable t = given("reinforce 2");
  t.city(1, {"fort", "library", "work-camp", "work-camp", "own", "library", "fort", "work-camp", "mine"});
  t.activated({"a1", "a2", "b2"}).deck(1, {"forum", "workshop", "laboratory"}).discard(1, {});

  t.play({"use b2", "space a1"});
  EXPECT_FALSE(t.offers("space a1"));
  EXPECT_TRUE(t.offers("space a2"));
  t.play({"done", "end"});

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "forum");
  EXPECT_EQ(t.at(1, "b2"), "workshop");
}

// [M-REINF-1] "reinforce this" keeps the card itself.
TEST(Reinforce, ThisKeepsTheCardItself) {
  MonumentalTable t = given("reinforce this");
  t.city(1, {"fort", "library", "work-camp", "work-camp", "own", "library", "fort", "work-camp", "mine"});
  t.activated({"a1", "b2"}).deck(1, {"forum", "workshop"}).discard(1, {});

  t.play({"use b2", "end"});

  EXPECT_EQ(t.at(1, "a1"), "forum");
  EXPECT_EQ(t.at(1, "b2"), "own");
  EXPECT_EQ(t.discard(1), Names{"fort"});
}

// --- return units --------------------------------------------------------------------------------------------------

// [M-DEST-1] [M-CON-5] Units come back from any provinces, but none is left empty.
TEST(ReturnUnits, FromAnyProvincesButNoneIsEmptied) {
  MonumentalTable t = alone("return 2 units -> gain 1 gold");
  t.hold(1, 6, 2).hold(1, 11, 2).hold(1, 12, 1);

  t.play("use b2");
  EXPECT_FALSE(t.offers("soldier 12"));
  EXPECT_FALSE(t.offers("soldier 7"));
  if_asked(t, {"soldier 6"});
  EXPECT_FALSE(t.offers("soldier 6"));
  if_asked(t, {"soldier 11"});

  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.soldiers(12), 1);
  EXPECT_EQ(t.soldiers(7), 6);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-CON-5] [M-RES-3] All of them or none: what would empty a province cannot be chosen, nor Units of the Capital.
TEST(ReturnUnits, AllOrNone) {
  MonumentalTable t = alone("return 2 units -> gain 1 gold");
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 6, 2).hold(1, 11, 1);
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 12, 2);
  EXPECT_TRUE(t.offers("use b2"));
}

// [M-CON-5] An Outpost holds a province without Units.
TEST(ReturnUnits, AnOutpostHoldsTheProvince) {
  MonumentalTable t = alone("return 2 units -> gain 1 gold");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1, false, true);

  t.play("use b2");
  if_asked(t, {"soldier 6"});
  if_asked(t, {"soldier 11"});

  EXPECT_EQ(t.soldiers(6), 0);
  EXPECT_EQ(t.soldiers(11), 0);
  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-DEST-1] The Warlord is a Unit.
TEST(ReturnUnits, TheWarlordIsAUnit) {
  MonumentalTable t = alone("return 1 unit -> gain 1 gold");
  t.hold(1, 6, 1, true).hold(1, 11, 2);

  t.play({"use b2", "warlord 6"});

  EXPECT_EQ(t.warlord(1), 7);
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// --- draw ----------------------------------------------------------------------------------------------------------

// [M-DRAW-1] One of the drawn cards is used, all of them are discarded.
TEST(Draw, OneIsUsedAndAllAreDiscarded) {
  MonumentalTable t = alone("draw 2, use 1");
  t.deck(1, {"work-camp", "library", "fort"});

  t.play("use b2");
  EXPECT_FALSE(t.offers("card fort"));
  t.play("card library");

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(sorted(t.discard(1)), (Names{"library", "work-camp"}));
  EXPECT_EQ(t.deck(1), Names{"fort"});
  EXPECT_EQ(t.asks(), "turn");
}

// [M-DRAW-1] [M-ACTION-1] Of a card that is used the resources are gained at once, the effect only if wanted.
TEST(Draw, TheEffectIsUsedIfWanted) {
  MonumentalTable wanted = alone("draw 2, use 1");
  MonumentalTable declined = alone("draw 2, use 1");
  wanted.deck(1, {"theatre", "fort"});
  declined.deck(1, {"theatre", "fort"});

  wanted.play({"use b2", "card theatre", "yes"});
  declined.play({"use b2", "card theatre", "no"});

  EXPECT_EQ(wanted.has(1, "culture"), 2);
  EXPECT_EQ(wanted.has(1, "gold"), 0);
  EXPECT_EQ(declined.has(1, "culture"), 1);
  EXPECT_EQ(declined.has(1, "gold"), 1);
}

// [M-DRAW-1] Up to as many are used: fewer will do.
TEST(Draw, FewerMayBeUsed) {
  MonumentalTable t = alone("draw 3, use 2");
  t.deck(1, {"work-camp", "library", "fort"});

  t.play({"use b2", "card fort"});
  EXPECT_FALSE(t.offers("card fort"));
  t.play("done");

  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(sorted(t.discard(1)), (Names{"fort", "library", "work-camp"}));
}

// [M-DRAW-1] As many are drawn as can be drawn.
TEST(Draw, AsManyAsCanBeDrawn) {
  MonumentalTable t = alone("draw 3, use 2");
  t.deck(1, {"work-camp", "library"});

  t.play("use b2");
  if_asked(t, {"card work-camp"});
  if_asked(t, {"card library"});

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(sorted(t.discard(1)), (Names{"library", "work-camp"}));
}

// [M-DRAW-1] [M-CITY-3] The discard is shuffled into a new deck when a card must be drawn.
TEST(Draw, TheDiscardIsShuffledIn) {
  MonumentalTable t = alone("draw 2, use 2");
  t.deck(1, {"library"}).discard(1, {"fort"});

  t.play("use b2");
  if_asked(t, {"card library"});
  if_asked(t, {"card fort"});

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-DRAW-1] [M-CITY-4] With nothing to draw, or only Knowledge in the discard, it cannot be chosen.
TEST(Draw, NothingToDrawCannotBeChosen) {
  MonumentalTable t = alone("draw 2, use 1");
  EXPECT_FALSE(t.offers("use b2"));

  t.discard(1, {"mathematics", "alchemy"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ACTION-1] A card's effect is used once per turn, also when it is drawn twice; its resources come again.
TEST(Draw, AnEffectUsedThisTurnIsNotUsedAgain) {
  MonumentalTable t = alone("draw 1, use 1");
  t.space(1, "a1", "twin").activated({"a1", "b2"}).deck(1, {"theatre"}).have(1, 3, "gold");

  t.play("use b2");
  if_asked(t, {"card theatre"});
  t.play("yes");
  EXPECT_EQ(t.has(1, "culture"), 2);
  EXPECT_EQ(t.has(1, "gold"), 3);
  t.play("use a1");
  if_asked(t, {"card theatre"});

  EXPECT_FALSE(t.offers("yes"));
  EXPECT_EQ(t.has(1, "culture"), 3);
  EXPECT_EQ(t.has(1, "gold"), 4);
}

// --- progress ------------------------------------------------------------------------------------------------------

// [M-SCI-1] The top card is used and discarded, without paying.
TEST(Progress, UsesTheTopCardWithoutPaying) {
  MonumentalTable t = alone("progress");
  t.deck(1, {"library", "fort"});

  t.play("use b2");

  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.deck(1), Names{"fort"});
  EXPECT_EQ(t.discard(1), Names{"library"});
}

// [M-SCI-1] The effect of the card is used if wanted.
TEST(Progress, TheEffectIsUsedIfWanted) {
  MonumentalTable wanted = alone("progress");
  MonumentalTable declined = alone("progress");
  wanted.deck(1, {"theatre"});
  declined.deck(1, {"theatre"});

  wanted.play({"use b2", "yes"});
  declined.play({"use b2", "no"});

  EXPECT_EQ(wanted.has(1, "culture"), 2);
  EXPECT_EQ(declined.has(1, "culture"), 1);
  EXPECT_EQ(declined.has(1, "gold"), 1);
}

// [M-SCI-1] [M-CITY-4] It needs a card to draw; a discard of Knowledge alone gives none.
TEST(Progress, NeedsACardToDraw) {
  MonumentalTable t = alone("progress");
  EXPECT_FALSE(t.offers("use b2"));

  t.discard(1, {"mathematics"});
  EXPECT_FALSE(t.offers("use b2"));

  t.discard(1, {"fort"});
  EXPECT_TRUE(t.offers("use b2"));
}

// [M-SCI-1] A card that progress has used this turn is not shuffled in again.
TEST(Progress, UsedCardsStayInTheDiscard) {
  MonumentalTable t = alone("progress");
  t.space(1, "a1", "twin").activated({"a1", "b2"}).deck(1, {"fort"});

  t.play("use b2");

  EXPECT_EQ(t.discard(1), Names{"fort"});
  EXPECT_FALSE(t.offers("use a1"));
}

// [M-SCI-1] Permanent effects of the card do not hold.
TEST(Progress, PermanentEffectsDoNotHold) {
  MonumentalTable t = alone("progress");
  t.deck(1, {"irrigation", "fort"}).have(1, 2, "production");

  t.play("use b2");

  EXPECT_FALSE(t.offers("acquire workshop"));
}

// --- copy ----------------------------------------------------------------------------------------------------------

// [M-COPY-1] The resources of the card are gained and its effect is used, activated or not.
TEST(Copy, GainsTheResourcesAndUsesTheEffect) {
  MonumentalTable t = given("copy building");
  t.city(1, {"workshop", "arsenal", "-", "-", "own", "-", "-", "-", "-"}).activated({"b2"});

  t.play({"use b2", "copy 1 a2"});
  agree(t);

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "military"), 5);
  EXPECT_FALSE(t.is_activated("a2"));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-COPY-1] A card that has been used can be copied.
TEST(Copy, AUsedCardCanBeCopied) {
  MonumentalTable t = given("copy building");
  t.city(1, {"workshop", "arsenal", "-", "-", "own", "-", "-", "-", "-"}).activated({"a2", "b2"}).have(1, 1, "production");

  t.play({"use a2", "use b2", "copy 1 a2"});
  agree(t);

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "military"), 8);
}

// [M-COPY-1] Copying leaves the card itself unused.
TEST(Copy, TheCopiedCardIsNotUsedUp) {
  MonumentalTable t = given("copy building");
  t.city(1, {"workshop", "arsenal", "-", "-", "own", "-", "-", "-", "-"}).activated({"a2", "b2"}).have(1, 1, "production");

  t.play({"use b2", "copy 1 a2"});
  agree(t);

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_TRUE(t.offers("use a2"));
}

// [M-COPY-1] It is another card, of the kind named, and one's own.
TEST(Copy, AnotherOwnCardOfTheKind) {
  MonumentalTable t = given("copy building");
  t.city(1, {"workshop", "stonehenge", "fort", "-", "own", "-", "-", "-", "-"}).activated({"b2"}).space(2, "a1", "workshop");

  t.play("use b2");

  EXPECT_EQ(sorted(t.options("copy")), (Names{"copy 1 a1", "copy 1 a3"}));
}

// [M-COPY-1] "of opponent" copies the City of an opponent, and only that.
TEST(Copy, OfOpponent) {
  MonumentalTable t = given("copy basic of opponent");
  t.city(1, {"workshop", "-", "-", "-", "own", "-", "-", "-", "-"}).activated({"b2"});
  t.space(2, "a1", "workshop").space(2, "c3", "laboratory").space(2, "b1", "fort");

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("copy")), (Names{"copy 2 a1", "copy 2 c3"}));
  t.play("copy 2 c3");

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(2, "science"), 0);
  EXPECT_EQ(t.at(2, "c3"), "laboratory");
}

// [M-COPY-1] A developed policy can be copied, a covered one too.
TEST(Copy, ACoveredPolicy) {
  MonumentalTable t = alone("copy policy", "greece");
  t.policies(1, {"siegecraft", "democracy"}).have(1, 1, "science").have(1, 1, "production");

  t.play({"use b2", "copy 1 policy-1"});
  agree(t);

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 2);
}

// [M-COPY-1] With nothing to copy it cannot be chosen.
TEST(Copy, NothingToCopyCannotBeChosen) {
  MonumentalTable t = alone("copy basic");
  t.space(1, "a1", "fort").space(2, "a1", "workshop");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-COPY-1] A copy inside a copied effect is skipped: there are no chains.
TEST(Copy, NoChainsOfCopies) {
  MonumentalTable t = given("copy building");
  t.city(1, {"workshop", "guildhall", "laboratory", "-", "own", "-", "-", "-", "-"}).activated({"b2"});

  t.play({"use b2", "copy 1 a2"});
  agree(t);

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-COPY-1] The effect of one's own City card works where that card stands; `this` must be activated all the same.
TEST(Copy, ACopiedCardOfOnesOwnKeepsItsPlace) {
  MonumentalTable t = given("copy wonder");
  t.city(1, {"pyramids", "-", "-", "-", "own", "stonehenge", "-", "-", "-"}).activated({"b2", "b3"}).chosen("b", 3);
  MonumentalTable u = t;

  t.play({"use b2", "copy 1 a1"});
  agree(t);
  u.play({"use b2", "copy 1 b3"});
  agree(u);

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(u.has(1, "science"), 1);
  EXPECT_EQ(u.has(1, "culture"), 1);
}

// --- ready ---------------------------------------------------------------------------------------------------------

// [M-ACTION-1] A used card can be used once more.
TEST(Ready, AUsedCardIsUsedOnceMore) {
  MonumentalTable t = given("ready building");
  t.city(1, {"arsenal", "shipyard", "theatre", "-", "own", "-", "-", "-", "-"}).activated({"a1", "a2", "a3", "b2"});
  t.have(1, 4, "production").have(1, 1, "gold");

  t.play({"use a1", "use a3", "use b2"});
  EXPECT_EQ(spaces(t), (Names{"a1", "a3"}));
  t.play({"space a1", "use a1"});

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "military"), 6);
  EXPECT_FALSE(t.offers("use a1"));
}

// [M-ACTION-1] Readying a card does not activate it again.
TEST(Ready, NoResourcesComeAgain) {
  MonumentalTable t = given("ready building");
  t.city(1, {"arsenal", "-", "-", "-", "own", "-", "-", "-", "-"}).activated({"a1", "b2"}).have(1, 2, "production");

  t.play({"use a1", "use b2"});
  if_asked(t, {"space a1"});

  EXPECT_EQ(t.has(1, "production"), 1);
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_TRUE(t.offers("use a1"));
}

// [M-ACTION-1] Without a used card it cannot be chosen.
TEST(Ready, NoUsedCardCannotBeChosen) {
  MonumentalTable t = given("ready building");
  t.city(1, {"arsenal", "-", "-", "-", "own", "-", "-", "-", "-"}).activated({"a1", "b2"}).have(1, 2, "production");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ACTION-1] A card whose own effect readies is never readied.
TEST(Ready, NeverACardThatReadies) {
  MonumentalTable t = given("ready card");
  t.city(1, {"arsenal", "florence-cathedral", "-", "-", "own", "-", "-", "-", "-"}).activated({"a1", "a2", "b2"});
  t.have(1, 9, "production");

  t.play({"use a1", "use a2"});
  if_asked(t, {"space a1"});
  t.play({"use a1", "use b2"});
  if_asked(t, {"space a1"});

  EXPECT_TRUE(t.offers("use a1"));
  EXPECT_FALSE(t.offers("use a2"));
  EXPECT_FALSE(t.offers("use b2"));
}

// --- take ----------------------------------------------------------------------------------------------------------

// [M-TAKE-1] A Basic Building goes on top of the City deck without being paid.
TEST(Take, ABasicBuilding) {
  MonumentalTable t = alone("take basic from basic");
  t.pile("workshop", 3).deck(1, {"fort"}).have(1, 5, "production");

  t.play({"use b2", "card workshop"});

  EXPECT_EQ(t.deck(1), (Names{"workshop", "fort"}));
  EXPECT_EQ(t.pile("workshop"), 2);
  EXPECT_EQ(t.has(1, "production"), 5);
}

// [M-TAKE-1] [M-ACQ-BLD] An empty pile gives nothing; without any card it cannot be chosen.
TEST(Take, AnEmptyPileGivesNothing) {
  MonumentalTable t = alone("take basic from basic");
  t.pile("workshop", 0);
  MonumentalTable none = t;
  none.pile("laboratory", 0).pile("archery-range", 0);

  t.play("use b2");

  EXPECT_FALSE(t.offers("card workshop"));
  EXPECT_TRUE(t.offers("card laboratory"));
  EXPECT_FALSE(none.offers("use b2"));
}

// [M-TAKE-1] From the track a card of the kind, at most at that price.
TEST(Take, FromTheTrackAtMostAtThatPrice) {
  MonumentalTable t = alone("take knowledge from track costing at most 4");
  t.track({"mathematics", "market", "alchemy", "stonehenge", "chivalry", "-"}).deck(1, {"fort"});

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("card")), (Names{"card alchemy", "card mathematics"}));
  t.play("card alchemy");

  EXPECT_EQ(t.deck(1), (Names{"alchemy", "fort"}));
  EXPECT_EQ(t.track()[2], "");
  EXPECT_EQ(t.track()[4], "chivalry");
}

// [M-TAKE-1] Without a price any card of the kind will do.
TEST(Take, AnyPrice) {
  MonumentalTable t = alone("take building from track");
  t.track({"mathematics", "market", "bank", "stonehenge", "chivalry", "-"}).deck(1, {});

  t.play({"use b2", "card bank"});

  EXPECT_EQ(t.deck(1), Names{"bank"});
}

// [M-TAKE-1] With no such card it cannot be chosen.
TEST(Take, NoSuchCardCannotBeChosen) {
  MonumentalTable t = alone("take knowledge from track costing at most 4");
  t.track({"chivalry", "market", "bank", "stonehenge", "-", "-"});

  EXPECT_FALSE(t.offers("use b2"));
}

// --- acquire -------------------------------------------------------------------------------------------------------

// [M-ACQ-KNO] A purchase with a discount; the price never falls below 0.
TEST(Acquire, WithADiscount) {
  MonumentalTable t = alone("acquire knowledge costing 3 less");
  t.track({"navigation", "alchemy", "chivalry", "market", "-", "-"}).have(1, 1, "science").deck(1, {"fort"});
  MonumentalTable free = t;

  t.play("use b2");
  EXPECT_FALSE(t.offers("acquire chivalry"));
  EXPECT_FALSE(t.offers("card chivalry"));
  one_of(t, {"acquire alchemy", "card alchemy"});
  free.play("use b2");
  one_of(free, {"acquire navigation", "card navigation"});

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.deck(1), (Names{"alchemy", "fort"}));
  EXPECT_EQ(free.has(1, "science"), 1);
  EXPECT_EQ(free.deck(1), (Names{"navigation", "fort"}));
}

// [M-ACQ-BLD] The discount holds for the Basic Buildings and for one purchase only.
TEST(Acquire, OnePurchaseOnly) {
  MonumentalTable t = alone("acquire building costing 1 less");
  t.track({"-", "-", "-", "-", "-", "-"}).have(1, 4, "production").deck(1, {});

  t.play("use b2");
  one_of(t, {"acquire workshop", "card workshop"});

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.deck(1), Names{"workshop"});
  EXPECT_FALSE(t.offers("acquire workshop"));
}

// [M-RES-3] What cannot be paid even so cannot be chosen.
TEST(Acquire, NotPayableCannotBeChosen) {
  MonumentalTable t = alone("acquire knowledge costing 3 less");
  t.track({"alchemy", "chivalry", "market", "-", "-", "-"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ACTION-1] In a sequence it may be declined.
TEST(Acquire, MayBeDeclinedInASequence) {
  MonumentalTable t = alone("gain 1 gold, then acquire knowledge costing 3 less, then gain 1 culture");
  t.track({"navigation", "alchemy", "-", "-", "-", "-"}).deck(1, {});

  t.play("use b2");
  EXPECT_TRUE(can_stop(t));
  stop(t);

  EXPECT_EQ(t.deck(1), Names{});
  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// --- build section -------------------------------------------------------------------------------------------------

// [M-WON-5] [M-WON-2] The second section of the Wonder that has been begun, with the discount.
TEST(BuildSection, TheSecondOfTheBegunWonder) {
  MonumentalTable t = alone("build section costing 2 less");
  t.begun(1, "stonehenge").track({"pyramids", "hanging-gardens", "market", "-", "-", "-"}).have(1, 1, "production").deck(1, {"fort"});

  t.play("use b2");
  EXPECT_FALSE(t.offers("card pyramids"));
  EXPECT_FALSE(t.offers("acquire pyramids"));
  one_of(t, {"section", "complete"});
  if_asked(t, {"place 7"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.begun(1), "");
  EXPECT_EQ(t.deck(1), (Names{"stonehenge", "fort"}));
  EXPECT_EQ(t.wonder_on(7), "stonehenge");
}

// [M-WON-5] [M-ACQ-WON] The first section of a Wonder on the track, with the discount.
TEST(BuildSection, TheFirstOfAWonderOnTheTrack) {
  MonumentalTable t = alone("build section costing 2 less");
  t.track({"pyramids", "hanging-gardens", "great-wall", "market", "-", "-"}).have(1, 1, "production");

  t.play("use b2");
  EXPECT_FALSE(t.offers("card pyramids"));
  EXPECT_FALSE(t.offers("card market"));
  one_of(t, {"card great-wall", "acquire great-wall"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.begun(1), "great-wall");
  EXPECT_EQ(t.track()[2], "");
}

// [M-WON-5] "free" pays nothing.
TEST(BuildSection, Free) {
  MonumentalTable t = alone("build section free");
  t.track({"pyramids", "hanging-gardens", "-", "-", "-", "-"}).have(1, 4, "production");

  t.play("use b2");
  one_of(t, {"card pyramids", "acquire pyramids"});

  EXPECT_EQ(t.has(1, "production"), 4);
  EXPECT_EQ(t.begun(1), "pyramids");
}

// [M-ACQ-ONE] A second Wonder means choosing which one stays.
TEST(BuildSection, OneWonderUnderConstruction) {
  MonumentalTable t = alone("build section free");
  t.begun(1, "stonehenge").track({"pyramids", "hanging-gardens", "-", "-", "-", "-"});

  t.play("use b2");
  one_of(t, {"card pyramids", "acquire pyramids"});
  t.play("card stonehenge");

  EXPECT_EQ(t.begun(1), "stonehenge");
  const Names gone = t.removed();
  EXPECT_EQ(std::count(gone.begin(), gone.end(), "pyramids"), 1);
}

// [M-WON-5] [M-WON-3] Without a Wonder, or with no tile for its token, it cannot be chosen.
TEST(BuildSection, NoWonderCannotBeChosen) {
  MonumentalTable t = alone("build section free");
  t.track({"market", "navigation", "-", "-", "-", "-"});
  EXPECT_FALSE(t.offers("use b2"));

  t.begun(1, "stonehenge");
  EXPECT_TRUE(t.offers("use b2"));

  t.wonder_on(7, "pyramids");
  EXPECT_FALSE(t.offers("use b2"));
}

// --- develop policy ------------------------------------------------------------------------------------------------

// [M-POL-1] [M-POL-3] A policy with the discount; all bonuses are gained.
TEST(DevelopPolicy, WithADiscount) {
  MonumentalTable t = alone("develop policy costing 1 less", "greece");
  t.policies(1, {"siegecraft"}).have(1, 1, "culture").have(1, 9, "gold");

  t.play("use b2");
  one_of(t, {"develop delian-league", "policy delian-league"});

  EXPECT_EQ(t.policies(1), (Names{"siegecraft", "delian-league"}));
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(t.has(1, "gold"), 11);
  EXPECT_EQ(t.has(1, "military"), 3);
}

// [M-POL-1] Only Culture pays, also with a discount; without it the step cannot be chosen.
TEST(DevelopPolicy, NotPayableCannotBeChosen) {
  MonumentalTable t = alone("develop policy costing 1 less", "greece");
  t.policies(1, {"siegecraft"}).have(1, 9, "gold");

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-POL-1] Without a discount it costs as always.
TEST(DevelopPolicy, AtTheFullPrice) {
  MonumentalTable t = alone("develop policy", "greece");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 2, "culture").play("use b2");
  one_of(t, {"develop siegecraft", "policy siegecraft"});

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.policies(1), Names{"siegecraft"});
}

// [M-POL-1] With all five developed there is none left.
TEST(DevelopPolicy, NoneLeftCannotBeChosen) {
  MonumentalTable t = alone("develop policy costing 1 less", "greece");

  t.policies(1, {"siegecraft", "democracy", "delian-league", "olympic-games", "overseas-colonies"}).have(1, 9, "culture");

  EXPECT_FALSE(t.offers("use b2"));
}

// --- regain --------------------------------------------------------------------------------------------------------

// [M-POL-3] The bonus of one developed policy, a covered one too.
TEST(Regain, TheBonusOfOnePolicy) {
  MonumentalTable t = alone("regain 1 bonus", "greece");
  t.policies(1, {"siegecraft", "delian-league"});

  t.play("use b2");
  EXPECT_FALSE(t.offers("policy olympic-games"));
  t.play("policy siegecraft");

  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.policies(1), (Names{"siegecraft", "delian-league"}));
}

// [M-POL-3] All bonuses: that of the active policy and of the covered ones.
TEST(Regain, AllBonuses) {
  MonumentalTable t = alone("regain all bonuses", "greece");
  t.policies(1, {"siegecraft", "delian-league", "olympic-games"});

  t.play("use b2");

  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// --- move explorer, explore ----------------------------------------------------------------------------------------

// [M-EXP-1] One Explorer moves up to as many tiles without paying.
TEST(MoveExplorer, OneExplorerWithoutPaying) {
  MonumentalTable t = alone("move explorer 2");
  t.have(1, 1, "military");

  t.play({"use b2", "step 1 6"});
  EXPECT_FALSE(t.offers("step 2 6"));
  EXPECT_FALSE(t.offers("step 2 11"));
  t.play("step 1 5");

  EXPECT_EQ(t.explorer(1, 1), 5);
  EXPECT_EQ(t.explorer(1, 2), 7);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-EXP-1] It may stop earlier.
TEST(MoveExplorer, MayStopEarlier) {
  MonumentalTable t = alone("move explorer 3");

  t.play({"use b2", "step 1 11", "done"});

  EXPECT_EQ(t.explorer(1, 1), 11);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-EXP-1] Never onto water or an enemy Capital, but through provinces of others.
TEST(MoveExplorer, NeverOntoWaterOrAnEnemyCapital) {
  MonumentalTable t = alone("move explorer 3");
  t.explorer(1, 1, 5).explorer(1, 2, 14).hold(2, 9, 1);

  t.play("use b2");

  EXPECT_FALSE(t.offers("step 1 1"));
  EXPECT_FALSE(t.offers("step 2 13"));
  EXPECT_TRUE(t.offers("step 1 9"));
  EXPECT_TRUE(t.offers("step 2 9"));
}

// [M-EXP-2] An Explorer does its action, even if it has acted.
TEST(Explore, AnExtraAction) {
  MonumentalTable t = alone("explore");
  t.explorer(1, 1, 6).production_token(6).market(6, "carthage", {"carthage-mercenaries", "carthage-cedar-wood"});

  t.play("explore 1 production");
  EXPECT_FALSE(t.offers("explore 1 market"));
  t.play("use b2");
  if_asked(t, {"explore 1 market"});
  t.play("token carthage-cedar-wood");

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_EQ(std::as_const(t).kept(1, "carthage"), "carthage-cedar-wood");
  EXPECT_EQ(t.market(6), Names{"carthage-mercenaries"});
}

// [M-EXP-2] The Explorer that did it still has its own action.
TEST(Explore, TheOwnActionIsLeft) {
  MonumentalTable t = alone("explore");
  t.explorer(1, 1, 6).production_token(6).market(6, "carthage", {"carthage-mercenaries", "carthage-cedar-wood"});

  t.play({"use b2", "explore 1 production"});

  EXPECT_TRUE(t.offers("explore 1 market"));
}

// [M-EXP-2] With nothing to take it cannot be chosen.
TEST(Explore, NothingToTakeCannotBeChosen) {
  MonumentalTable t = alone("explore");
  t.explorer(1, 1, 6).production_token(5);
  EXPECT_FALSE(t.offers("use b2"));

  t.production_token(6);

  EXPECT_TRUE(t.offers("use b2"));
}

// --- The map -------------------------------------------------------------------------------------------------------

// [M-MOVE-1] Units move between linked tiles of one's own without paying.
TEST(MoveUnits, WithoutPaying) {
  MonumentalTable t = alone("move units 2");
  t.hold(1, 6, 1).hold(1, 11, 1).have(1, 1, "military");

  t.play("use b2");
  move_soldier(t, "7", "6");
  move_soldier(t, "7", "11");

  EXPECT_EQ(t.soldiers(6), 2);
  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.soldiers(7), 5);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-MOVE-1] It may stop earlier.
TEST(MoveUnits, MayStopEarlier) {
  MonumentalTable t = alone("move units 3");
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("use b2");
  move_soldier(t, "7", "6");
  t.play("done");

  EXPECT_EQ(t.soldiers(6), 2);
  EXPECT_EQ(t.asks(), "turn");
}

// [M-MOVE-1] [M-CON-5] With nowhere to go, or nobody who can leave, it cannot be chosen.
TEST(MoveUnits, NoMoveCannotBeChosen) {
  MonumentalTable t = alone("move units 2");
  EXPECT_FALSE(t.offers("use b2"));

  t.hold(1, 6, 1);

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-OUT-1] An Outpost comes from the reserve and no Units return.
TEST(OutpostVerb, NoUnitsReturn) {
  MonumentalTable t = alone("outpost");
  t.hold(1, 6, 1).hold(1, 11, 1);

  t.play("use b2");
  one_of(t, {"outpost 6", "to 6", "place 6"});

  EXPECT_TRUE(t.outpost(6));
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.outposts_in_reserve(1), 1);
}

// [M-OUT-1] One Outpost per province, and only on one that is controlled.
TEST(OutpostVerb, OnAControlledProvinceWithoutOne) {
  MonumentalTable t = alone("outpost");
  t.hold(1, 6, 1, false, true).hold(1, 11, 1).hold(1, 12, 1).hold(2, 10, 1);

  t.play("use b2");
  for (const std::string tile : {"6", "7", "10", "3"})
    for (const std::string word : {"outpost ", "to ", "place "}) EXPECT_FALSE(t.offers(word + tile));
  one_of(t, {"outpost 12", "to 12", "place 12"});

  EXPECT_TRUE(t.outpost(12));
  EXPECT_EQ(t.outposts_in_reserve(1), 0);
}

// [M-OUT-1] None in reserve, or no province for it: it cannot be chosen.
TEST(OutpostVerb, NoneInReserveOrNoProvinceCannotBeChosen) {
  MonumentalTable no_province = alone("outpost");
  MonumentalTable no_reserve = alone("outpost");
  no_reserve.hold(1, 6, 1, false, true).hold(1, 11, 1, false, true).hold(1, 12, 1);

  EXPECT_FALSE(no_province.offers("use b2"));
  EXPECT_FALSE(no_reserve.offers("use b2"));
}

// [M-CON-1] [M-CON-6] Any province of the map, at the usual price, but no water and no Capital.
TEST(AttackAnywhere, AnyProvinceAtTheUsualPrice) {
  MonumentalTable t = alone("attack anywhere");
  t.hold(2, 18, 1).hold(1, 6, 2).have(1, 2, "military");
  EXPECT_FALSE(t.offers("conquer 18"));

  t.play("use b2");
  EXPECT_FALSE(t.offers("conquer 13"));
  EXPECT_FALSE(t.offers("conquer 19"));
  EXPECT_FALSE(t.offers("conquer 16"));
  t.play({"conquer 18", "soldier 6", "soldier 7"});

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.soldiers(18), 2);
  EXPECT_EQ(t.soldiers(6), 1);
  EXPECT_EQ(t.soldiers(13), 9);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-3] The Units may come from tiles that are linked to nothing.
TEST(AttackAnywhere, UnitsFromAnyTile) {
  MonumentalTable t = alone("attack anywhere");
  t.hold(1, 17, 2).have(1, 2, "military");

  t.play({"use b2", "conquer 5", "soldier 17", "soldier 7"});

  EXPECT_EQ(t.holder(5), 1);
  EXPECT_EQ(t.soldiers(17), 1);
}

// [M-RES-3] [M-CON-11] Without Military it cannot be chosen.
TEST(AttackAnywhere, NotPayableCannotBeChosen) {
  MonumentalTable t = alone("attack anywhere");
  EXPECT_FALSE(t.offers("use b2"));

  t.have(1, 1, "gold");

  EXPECT_TRUE(t.offers("use b2"));
}

// [M-CON-1] It is one conquest only.
TEST(AttackAnywhere, OneConquestOnly) {
  MonumentalTable t = alone("attack anywhere");
  t.have(1, 3, "military");

  t.play({"use b2", "conquer 18", "soldier 7"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_FALSE(t.offers("conquer 9"));
  EXPECT_TRUE(t.offers("conquer 6"));
}

// --- The City ------------------------------------------------------------------------------------------------------

// [M-ACTION-3] Cards of the discard go on top of the City deck.
TEST(Recall, FromTheDiscardOntoTheDeck) {
  MonumentalTable t = alone("recall 1 from discard");
  t.discard(1, {"fort", "library", "alchemy"}).deck(1, {"work-camp"});

  t.play({"use b2", "card alchemy"});

  EXPECT_EQ(t.deck(1), (Names{"alchemy", "work-camp"}));
  EXPECT_EQ(sorted(t.discard(1)), (Names{"fort", "library"}));
}

// [M-ACTION-3] Up to as many; it may stop earlier.
TEST(Recall, UpToAsMany) {
  MonumentalTable one = alone("recall 2 from discard");
  one.discard(1, {"fort", "library", "mine"}).deck(1, {"work-camp"});
  MonumentalTable two = one;

  one.play({"use b2", "card mine", "done"});
  two.play({"use b2", "card mine", "card fort"});

  EXPECT_EQ(one.deck(1), (Names{"mine", "work-camp"}));
  EXPECT_EQ(two.deck(1).size(), 3u);
  EXPECT_EQ(two.deck(1)[2], "work-camp");
  EXPECT_EQ(two.discard(1), Names{"library"});
  EXPECT_EQ(two.asks(), "turn");
}

// [M-ACTION-3] An empty discard: it cannot be chosen.
TEST(Recall, AnEmptyDiscardCannotBeChosen) {
  MonumentalTable t = alone("recall 2 from discard");
  t.deck(1, {"work-camp"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-CITY-2] Two spaces change places with everything on them.
TEST(Swap, TwoSpacesWithEverythingOnThem) {
  MonumentalTable t = given("swap 2 city");
  t.city(1, {"work-camp", "fort", "-", "-", "own", "library+bushido", "-", "-", "-"}).activated({"b2"});

  t.play({"use b2", "space a1", "space b3"});

  EXPECT_EQ(t.at(1, "a1"), "library+bushido");
  EXPECT_EQ(t.at(1, "b3"), "work-camp");
  EXPECT_EQ(t.at(1, "a2"), "fort");
}

// [M-ACT-3] A card that changes its place stays activated.
TEST(Swap, ActivatedCardsStayActivated) {
  MonumentalTable t = given("swap 2 city");
  t.city(1, {"work-camp", "fort", "-", "-", "own", "library", "-", "-", "-"}).activated({"b2", "b3"});

  t.play({"use b2", "space b3", "space a2"});

  EXPECT_TRUE(t.is_activated("a2"));
  EXPECT_FALSE(t.is_activated("b3"));
  EXPECT_EQ(t.at(1, "b3"), "fort");
}

// [M-DISC-1] [M-CITY-1] Cards are discarded, with the Knowledge under them, and their spaces are filled from the deck.
TEST(Refresh, DiscardsAndFills) {
  MonumentalTable t = given("refresh 2");
  t.city(1, {"work-camp", "library+bushido", "mine", "-", "own", "-", "-", "-", "-"}).activated({"b2"});
  t.deck(1, {"fort", "forum", "workshop"}).discard(1, {});

  t.play({"use b2", "space a1", "space a2"});

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.at(1, "a2"), "forum");
  EXPECT_EQ(t.at(1, "b1"), "");
  EXPECT_EQ(t.deck(1), Names{"workshop"});
  EXPECT_EQ(sorted(t.discard(1)), (Names{"bushido", "library", "work-camp"}));
  EXPECT_FALSE(t.is_activated("a1"));
}

// [M-DISC-1] Up to as many, and only cards that are not activated.
TEST(Refresh, MayStopEarlier) {
  MonumentalTable t = given("refresh 3");
  t.city(1, {"work-camp", "library", "mine", "-", "own", "-", "-", "-", "-"}).activated({"a1", "b2"});
  t.deck(1, {"fort", "forum", "workshop"}).discard(1, {});

  t.play("use b2");
  EXPECT_EQ(spaces(t), (Names{"a2", "a3"}));
  t.play({"space a3", "done"});

  EXPECT_EQ(t.at(1, "a2"), "library");
  EXPECT_EQ(t.at(1, "a3"), "fort");
  EXPECT_EQ(t.discard(1), Names{"mine"});
}

// [M-DISC-1] With nothing to discard it cannot be chosen.
TEST(Refresh, NothingToDiscardCannotBeChosen) {
  MonumentalTable t = alone("refresh 3");
  t.deck(1, {"fort", "forum"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ACT-2] [M-ACT-1] Cards that are activated now give their resources and can be used, a Knowledge under them too.
TEST(Activate, CardsNotYetActivated) {
  MonumentalTable t = given("activate 2");
  t.city(1, {"work-camp", "library+alchemy", "fort", "shipyard", "own", "-", "-", "-", "-"}).activated({"a1", "b2"});

  t.play("use b2");
  EXPECT_EQ(spaces(t), (Names{"a2", "a3", "b1"}));
  t.play({"space a2", "space b1"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_TRUE(t.is_activated("a2"));
  EXPECT_FALSE(t.is_activated("a3"));
  EXPECT_TRUE(t.offers("use b1"));
  t.have(1, 2, "production");
  EXPECT_TRUE(t.offers("use a2k"));
}

// [M-ACT-3] Up to as many; it may stop earlier.
TEST(Activate, MayStopEarlier) {
  MonumentalTable t = given("activate 2");
  t.city(1, {"work-camp", "library", "fort", "-", "own", "-", "-", "-", "-"}).activated({"b2"});

  t.play({"use b2", "space a3", "done"});

  EXPECT_EQ(t.has(1, "military"), 1);
  EXPECT_FALSE(t.is_activated("a1"));
  EXPECT_EQ(t.asks(), "turn");
}

// [M-ACT-2] Among the neighbours only those beside this card.
TEST(Activate, Neighbours) {
  MonumentalTable t = given("activate 1 neighbour");
  t.city(1, {"work-camp", "library", "fort", "fort", "own", "-", "-", "-", "mine"}).activated({"b2"});

  t.play("use b2");

  EXPECT_EQ(spaces(t), (Names{"a2", "b1"}));
}

// [M-ACT-2] All cards that are not yet activated; the others give nothing again.
TEST(Activate, All) {
  MonumentalTable t = given("activate all");
  t.city(1, {"work-camp", "library", "fort", "fort", "own", "workshop", "-", "laboratory", "archery-range"}).activated({"a3", "b2"});

  t.play("use b2");

  EXPECT_EQ(t.has(1, "production"), 3);
  EXPECT_EQ(t.has(1, "science"), 3);
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_TRUE(t.is_activated("c3"));
}

// [M-ACT-3] With nothing left to activate it cannot be chosen.
TEST(Activate, NothingLeftCannotBeChosen) {
  for (const std::string text : {"activate 2", "activate all", "activate 1 neighbour"}) {
    MonumentalTable t = given(text);

    t.space(1, "b2", "own").space(1, "b1", "fort").activated({"b1", "b2"});

    EXPECT_FALSE(t.offers("use b2")) << text;
  }
}

// --- use from track ------------------------------------------------------------------------------------------------

// [M-USE-1] A card of the track gives its resources and its effect, and stays there.
TEST(UseFromTrack, GivesResourcesAndEffectAndStays) {
  MonumentalTable t = alone("use building from track");
  t.track({"market", "arsenal", "alchemy", "-", "-", "-"}).deck(1, {});

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("card")), (Names{"card arsenal", "card market"}));
  t.play("card arsenal");
  agree(t);

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "military"), 5);
  EXPECT_EQ(t.track()[1], "arsenal");
  EXPECT_EQ(t.deck(1), Names{});
}

// [M-WON-2] A Wonder's bonus is no part of it, and there is no "this".
TEST(UseFromTrack, AWonderGivesNoBonus) {
  MonumentalTable t = alone("use wonder from track");
  t.track({"pyramids", "stonehenge", "-", "-", "-", "-"});

  t.play({"use b2", "card pyramids"});
  agree(t);

  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.begun(1), "");
  EXPECT_EQ(t.asks(), "turn");
}

// [M-USE-1] With no such card on the track it cannot be chosen.
TEST(UseFromTrack, NoSuchCardCannotBeChosen) {
  MonumentalTable t = alone("use knowledge from track");
  t.track({"pyramids", "market", "-", "-", "-", "-"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-COPY-1] Inside a borrowed effect it is skipped.
TEST(UseFromTrack, SkippedInsideABorrowedEffect) {
  MonumentalTable t = given("copy building");
  t.city(1, {"observatory", "fort", "-", "-", "own", "-", "-", "-", "-"}).activated({"b2"});
  t.track({"alchemy", "humanism", "-", "-", "-", "-"}).have(1, 4, "production");

  t.play({"use b2", "copy 1 a1"});
  agree(t);

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.asks(), "turn");
}

// --- produces and activated ----------------------------------------------------------------------------------------

// [M-ACT-1] [M-ACT-2] Activating gives what the cards of the row and of the column show, and their texts "when activated".
TEST(Activation, GivesResourcesAndStepsAtOnce) {
  MonumentalTable t(
      {.cards = building("own", "produces = { production = 1, military = 2 }\nactivated = \"gain 1 culture\"\nuse = \"gain 1 gold\"")});
  t.city(1, {"fort", "library", "work-camp", "laboratory", "own", "fort", "work-camp", "workshop", "archery-range"}).before_activation();

  t.play({"row b", "column 2"});

  EXPECT_EQ(t.has(1, "production"), 3);
  EXPECT_EQ(t.has(1, "science"), 3);
  EXPECT_EQ(t.has(1, "military"), 3);
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_TRUE(t.offers("use b2"));
}

// [M-ACT-2] Texts "when activated" count whenever the card is drawn and used, copied or used from the track.
TEST(Activation, StepsCountForBorrowedCardsToo) {
  MonumentalTable drawn({.cards = building("own", use("progress")) + building("gift", "activated = \"gain 1 culture\"")});
  MonumentalTable copied({.cards = building("own", use("copy building")) + building("gift", "activated = \"gain 1 culture\"")});
  drawn.space(1, "b2", "own").activated({"b2"}).deck(1, {"gift"});
  copied.space(1, "b2", "own").space(1, "a1", "gift").space(1, "a2", "fort").activated({"b2"});

  drawn.play("use b2");
  copied.play({"use b2", "copy 1 a1"});

  EXPECT_EQ(drawn.has(1, "culture"), 1);
  EXPECT_EQ(copied.has(1, "culture"), 1);
}

}  // namespace
}  // namespace stele::kit
