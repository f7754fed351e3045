// The forms of the effect language, resources and which cards are meant (docs/effects.md), and what happens when a step can only partly be
// done or not at all.
#include "tests/civic/own_effect.h"

namespace stele::kit {
namespace {

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
