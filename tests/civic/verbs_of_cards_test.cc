// The verbs that use, take and buy cards, Wonders and policies (docs/effects.md), and what happens when a step can only partly be done or
// not at all.
#include "tests/civic/own_effect.h"

namespace stele::kit {
namespace {

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

}  // namespace
}  // namespace stele::kit
