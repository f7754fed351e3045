// What sets off `each` and `first`, and what the standing rules `always` change (docs/effects.md). Each test puts a card of its own,
// "own", activated on the middle space of the City.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/civic/own_effect.h"

namespace stele::kit {
namespace {

MonumentalTable with(const std::string& fields, const std::string& more = "") {
  MonumentalTable t({.cards = building("own", fields) + more});
  t.space(1, "b2", "own").deck(1, {}).discard(1, {}).activated({"b2"});
  return t;
}
MonumentalTable each(const std::string& on, const std::string& effect = "gain 1 culture", const std::string& more = "") {
  return with("each = { on = \"" + on + "\", do = \"" + effect + "\" }", more);
}
MonumentalTable first(const std::string& on, const std::string& effect = "gain 1 culture") {
  return with("first = { on = \"" + on + "\", do = \"" + effect + "\" }");
}
MonumentalTable always(const std::string& rule, const std::string& more = "") { return with("always = \"" + rule + "\"", more); }

// For what is asked only where there is a choice.
void if_asked(MonumentalTable& t, const char* answer) {
  if (t.offers(answer)) t.play(answer);
}
// Conquers with Soldiers of the Capital of player 1 and spares that resource of a Free Town's price, whichever is asked first.
void conquer(MonumentalTable& t, const char* tile, const char* spare = "") {
  t.play(("conquer " + std::string(tile)).c_str());
  const std::string sparing = "spare " + std::string(spare);
  for (int i = 0; i < 12; ++i) {
    if (*spare && t.offers(sparing))
      t.play(sparing.c_str());
    else if (t.asks() == "units")
      t.play("soldier 7");
    else
      return;
  }
}

// --- Occasions: conquer --------------------------------------------------------------------------------------------

// [M-USE-2] "each" happens every time while the card is activated.
TEST(EachOccasion, HappensEveryTime) {
  MonumentalTable t = each("conquer any");
  t.have(1, 2, "military");

  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(t.has(1, "culture"), 1);
  t.play({"conquer 6", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-USE-2] "first" happens the first time each turn.
TEST(FirstOccasion, HappensOnceATurn) {
  MonumentalTable t = first("conquer any");
  t.have(1, 2, "military");

  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(t.has(1, "culture"), 1);
  t.play({"conquer 6", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-2] The next turn it can happen again.
TEST(FirstOccasion, HappensAgainTheNextTurn) {
  MonumentalTable t = first("conquer any");
  t.have(1, 5, "gold").deck(2, {}).discard(2, {});

  t.play({"conquer 11", "soldier 7", "end", "row a", "column 1", "end", "row a", "column 1"});
  ASSERT_EQ(t.at(1, "a1"), "own");
  t.play({"conquer 6", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-USE-2] Nothing happens while the card is not activated.
TEST(EachOccasion, NotWithoutActivation) {
  MonumentalTable t({.cards = building("own", "each = { on = \"conquer any\", do = \"gain 1 culture\" }")});
  t.space(1, "b2", "own").have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-SCI-1] Nothing happens for a card that progress has drawn.
TEST(EachOccasion, NotForACardDrawnByProgress) {
  MonumentalTable t({.cards = building("own", "each = { on = \"conquer any\", do = \"gain 1 culture\" }")});
  t.deck(1, {"own", "fort"}).discard(1, {}).have(1, 2, "science").have(1, 1, "military");

  t.play({"progress", "conquer 11", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-USE-2] Several cards each have their own.
TEST(EachOccasion, EveryCardHasItsOwn) {
  MonumentalTable t = each("conquer any", "gain 1 culture", building("twin", "each = { on = \"conquer any\", do = \"gain 2 culture\" }"));
  t.space(1, "a1", "twin").activated({"a1", "b2"}).have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 3);
}

// [M-USE-2] A card may have several occasions.
TEST(EachOccasion, ACardMayHaveSeveral) {
  MonumentalTable t = with("each = [{ on = \"conquer any\", do = \"gain 1 culture\" }, { on = \"explore\", do = \"gain 5 culture\" }]");
  t.have(1, 1, "military").explorer(1, 1, 12).production_token(12);

  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(t.has(1, "culture"), 1);
  t.play("explore 1 production");

  EXPECT_EQ(t.has(1, "culture"), 6);
}

// [M-USE-2] [M-POL-2] A policy's happens while it is the active one, not when it is covered.
TEST(EachOccasion, OnlyTheActivePolicy) {
  MonumentalTable t({.civs = {"denmark", "egypt"}});
  t.policies(1, {"raids", "pillage"}).hold(1, 6, 1).have(1, 1, "military");

  t.play({"conquer 2", "soldier 7"});

  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.has(1, "production"), 1);
}

// [M-USE-2] The conquests of others are no occasion.
TEST(EachOccasion, NotForTheConquestsOfOthers) {
  MonumentalTable t({.civs = {"japan", "denmark"}});
  t.policies(2, {"pillage"}).have(1, 1, "military");

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(2, "production"), 0);
}

// [M-ACTION-1] A cost in it is offered, and may be declined.
TEST(EachOccasion, ACostMayBeDeclined) {
  MonumentalTable t = each("conquer any", "pay 1 gold -> gain 1 culture");
  t.have(1, 1, "military").have(1, 1, "gold");
  MonumentalTable paid = t;

  t.play({"conquer 11", "soldier 7", "no"});
  paid.play({"conquer 11", "soldier 7", "yes"});

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(paid.has(1, "gold"), 0);
  EXPECT_EQ(paid.has(1, "culture"), 1);
}

// [M-CON-12] It happens after the conquest has been paid: what it gives cannot pay for it.
TEST(EachOccasion, AfterTheConquestHasBeenPaid) {
  MonumentalTable t = each("conquer any", "gain 1 military");
  t.hold(1, 6, 1).have(1, 1, "military");
  EXPECT_FALSE(t.offers("conquer 5"));

  t.play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.has(1, "military"), 1);
}

// [M-CON-7] A Barbarian is conquered by taking its token; no other conquest counts.
TEST(OnConquer, Barbarian) {
  MonumentalTable t = each("conquer barbarian");
  t.token(12, "barbarian-outcasts").hold(2, 11, 1).token(3, "free-town-ragusa").have(1, 4, "military").have(1, 2, "gold");

  conquer(t, "6");
  conquer(t, "11");
  conquer(t, "3");
  EXPECT_EQ(t.has(1, "culture"), 1);
  conquer(t, "12");

  EXPECT_EQ(t.holder(12), 1);
  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-CON-8] A Free Town is conquered by taking its token; no other conquest counts.
TEST(OnConquer, FreeTown) {
  MonumentalTable t = each("conquer free-town", "gain 1 science");
  t.token(12, "barbarian-outcasts").hold(2, 11, 1).token(3, "free-town-ragusa").have(1, 4, "military").have(1, 2, "gold");

  conquer(t, "6");
  conquer(t, "11");
  conquer(t, "12");
  EXPECT_EQ(t.has(1, "science"), 0);
  conquer(t, "3");

  EXPECT_EQ(t.holder(3), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
}

// [M-CON-9] An enemy province is one that another player controls; no other conquest counts.
TEST(OnConquer, Enemy) {
  MonumentalTable t = each("conquer enemy", "gain 1 science");
  t.token(12, "barbarian-outcasts").hold(2, 11, 1).token(3, "free-town-ragusa").have(1, 4, "military").have(1, 2, "gold");

  conquer(t, "6");
  conquer(t, "3");
  conquer(t, "12");
  EXPECT_EQ(t.has(1, "science"), 0);
  conquer(t, "11");

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
}

// [M-COAST-1] A coastal province is next to water; the edge of the map is none.
TEST(OnConquer, Coastal) {
  MonumentalTable t = each("conquer coastal");
  t.hold(1, 6, 1).have(1, 2, "military");

  t.play({"conquer 3", "soldier 7"});
  EXPECT_EQ(t.has(1, "culture"), 0);
  t.play({"conquer 2", "soldier 7"});

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-USE-2] "any" is every conquest, also that of an empty province.
TEST(OnConquer, Any) {
  MonumentalTable t = each("conquer any", "gain 1 science");
  t.token(12, "barbarian-outcasts").hold(2, 11, 1).token(3, "free-town-ragusa").have(1, 4, "military").have(1, 2, "gold");

  for (const char* tile : {"6", "3", "12", "11"}) conquer(t, tile);

  EXPECT_EQ(t.has(1, "science"), 4);
}

// [M-WARLORD-1] "with warlord": only if the Warlord is among the attackers.
TEST(OnConquer, WithWarlord) {
  MonumentalTable t = each("conquer enemy with warlord");
  t.hold(2, 11, 1).hold(2, 6, 1).have(1, 4, "military");

  t.play({"conquer 11", "soldier 7"});
  EXPECT_EQ(t.has(1, "culture"), 0);
  t.play({"conquer 6", "soldier 7", "warlord 7"});

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-MOVE-1] A manoeuvre is no conquest.
TEST(OnConquer, NoManoeuvre) {
  MonumentalTable t = each("conquer any");
  t.hold(1, 11, 1).hold(1, 12, 2).have(1, 1, "military");

  t.play("manoeuvre 12");
  if_asked(t, "soldier 12");
  t.play("to 11");

  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.has(1, "culture"), 0);
}

// --- Occasions: the others -----------------------------------------------------------------------------------------

// [M-WON-2] Completing a Wonder is the occasion, beginning one is not.
TEST(OnCompleteWonder, TheSecondSection) {
  MonumentalTable t = each("complete wonder", "gain 1 science");
  t.track({"stonehenge", "-", "-", "-", "-", "-"}).have(1, 5, "production");

  t.play("acquire stonehenge");
  EXPECT_EQ(t.has(1, "science"), 0);
  t.play("complete");
  if_asked(t, "place 7");

  EXPECT_EQ(t.wonder_on(7), "stonehenge");
  EXPECT_EQ(t.has(1, "science"), 1);
}

// [M-ACQ-BLD] [M-ACQ-KNO] Buying a card of the kind.
TEST(OnAcquire, ACardOfTheKind) {
  MonumentalTable t = each("acquire building");
  t.track({"market", "navigation", "stonehenge", "-", "-", "-"}).have(1, 8, "production").have(1, 2, "science");

  t.play({"acquire navigation", "acquire stonehenge"});
  EXPECT_EQ(t.has(1, "culture"), 0);
  t.play("acquire market");
  EXPECT_EQ(t.has(1, "culture"), 1);
  t.play("acquire workshop");

  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-ACQ-KNO] Knowledge alone.
TEST(OnAcquire, AKnowledge) {
  MonumentalTable t = each("acquire knowledge");
  t.track({"market", "navigation", "-", "-", "-", "-"}).have(1, 6, "production").have(1, 2, "science");

  t.play({"acquire market", "acquire workshop"});
  EXPECT_EQ(t.has(1, "culture"), 0);
  t.play("acquire navigation");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-ACQ-WON] A Wonder is acquired with its first section.
TEST(OnAcquire, AWonder) {
  MonumentalTable t = each("acquire wonder", "gain 1 science");
  t.track({"stonehenge", "-", "-", "-", "-", "-"}).have(1, 5, "production");

  t.play("acquire stonehenge");
  EXPECT_EQ(t.has(1, "science"), 1);
  t.play("complete");
  if_asked(t, "place 7");

  EXPECT_EQ(t.has(1, "science"), 1);
}

// [M-TAKE-1] To take a card is not to buy it.
TEST(OnAcquire, NotOnTaking) {
  MonumentalTable t = each("acquire card", "gain 1 culture", building("twin", "use = \"take basic from basic\""));
  t.space(1, "a1", "twin").activated({"a1", "b2"});

  t.play({"use a1", "card workshop"});

  EXPECT_EQ(t.deck(1), Names{"workshop"});
  EXPECT_EQ(t.has(1, "culture"), 0);
}

// [M-ACQ-KNO] A purchase for nothing is one.
TEST(OnAcquire, AtAnyPrice) {
  MonumentalTable t = each("acquire knowledge", "gain 1 culture", building("twin", "use = \"acquire knowledge costing 3 less\""));
  t.space(1, "a1", "twin").activated({"a1", "b2"}).track({"navigation", "mathematics", "-", "-", "-", "-"});

  t.play("use a1");
  one_of(t, {"acquire navigation", "card navigation"});

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// [M-EXP-2] The action of an Explorer, at a Market or for a Production token; a step is none.
TEST(OnExplore, EveryActionOfAnExplorer) {
  MonumentalTable t = each("explore");
  t.explorer(1, 1, 6).explorer(1, 2, 11).production_token(6).production_token(12);
  t.market(11, "carthage", {"carthage-mercenaries", "carthage-cedar-wood"}).have(1, 1, "military");

  t.play("step 1 3");
  EXPECT_EQ(t.has(1, "culture"), 0);
  t.explorer(1, 1, 6).play("explore 1 production");
  EXPECT_EQ(t.has(1, "culture"), 1);
  t.play({"explore 2 market", "token carthage-cedar-wood"});

  EXPECT_EQ(t.has(1, "culture"), 2);
}

// [M-EXP-2] An action that an effect gives is one too.
TEST(OnExplore, AnExtraActionToo) {
  MonumentalTable t = each("explore", "gain 1 culture", building("twin", "use = \"explore\""));
  t.space(1, "a1", "twin").activated({"a1", "b2"}).explorer(1, 1, 6).production_token(6);

  t.play("use a1");
  if_asked(t, "explore 1 production");

  EXPECT_EQ(t.has(1, "production-token"), 1);
  EXPECT_EQ(t.has(1, "culture"), 1);
}

// --- Modifiers: prices ---------------------------------------------------------------------------------------------

// [M-ACQ-KNO] Cards of the kind cost less while the card is activated, others do not.
TEST(CardsCostLess, OfTheKind) {
  MonumentalTable t = always("knowledge cost 1 less");
  t.track({"alchemy", "chivalry", "market", "-", "-", "-"}).have(1, 3, "science").have(1, 2, "production");
  MonumentalTable without({.cards = building("own", "always = \"knowledge cost 1 less\"")});
  without.space(1, "b2", "own").track({"alchemy", "-", "-", "-", "-", "-"}).have(1, 3, "science");

  EXPECT_FALSE(without.offers("acquire alchemy"));
  EXPECT_FALSE(t.offers("acquire chivalry"));
  EXPECT_FALSE(t.offers("acquire market"));
  EXPECT_FALSE(t.offers("acquire workshop"));
  t.play("acquire alchemy");

  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-ACQ-BLD] `basic` is a Basic Building only.
TEST(CardsCostLess, BasicBuildingsOnly) {
  MonumentalTable t = always("basic cost 1 less");
  t.track({"market", "-", "-", "-", "-", "-"}).have(1, 2, "production");

  EXPECT_FALSE(t.offers("acquire market"));
  t.play("acquire laboratory");

  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-ACQ-KNO] A price never falls below 0, and discounts add up.
TEST(CardsCostLess, NeverBelowZero) {
  MonumentalTable t = always("knowledge cost 2 less", building("twin", "always = \"knowledge cost 3 less\""));
  t.space(1, "a1", "twin").activated({"a1", "b2"}).track({"alchemy", "humanism", "-", "-", "-", "-"}).have(1, 2, "science");

  t.play("acquire alchemy");
  EXPECT_EQ(t.has(1, "science"), 2);
  t.play("acquire humanism");

  EXPECT_EQ(t.has(1, "science"), 0);
}

// [M-WON-1] [M-ACQ-WON] Each section costs half, rounded up.
TEST(WondersCostHalf, EachSectionRoundedUp) {
  MonumentalTable t = always("wonders cost half");
  t.track({"great-wall", "-", "-", "-", "-", "-"}).have(1, 5, "production");

  t.play("acquire great-wall");
  EXPECT_EQ(t.has(1, "production"), 3);
  t.play("complete");
  if_asked(t, "place 7");

  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-WON-5] The half is taken before other discounts.
TEST(WondersCostHalf, BeforeOtherDiscounts) {
  MonumentalTable t = always("wonders cost half", building("twin", "use = \"build section costing 2 less\""));
  t.space(1, "a1", "twin").activated({"a1", "b2"}).track({"-", "-", "-", "-", "-", "-"}).begun(1, "great-wall").have(1, 1, "production");

  t.play("use a1");
  if_asked(t, "section");
  if_asked(t, "place 7");

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.wonder_on(7), "great-wall");
}

// [M-WON-1] Science and Military pay for sections as Production does, and for nothing else.
TEST(WondersPayableWithBase, ScienceAndMilitaryPay) {
  MonumentalTable t = always("wonders payable with base");
  t.begun(1, "pyramids").have(1, 2, "production").have(1, 2, "science");
  EXPECT_FALSE(t.offers("complete"));
  EXPECT_FALSE(t.offers("acquire workshop"));

  t.have(1, 1, "military").play("complete");
  if_asked(t, "place 7");

  EXPECT_EQ(t.wonder_on(7), "pyramids");
  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-ACQ-WON] The first section too; Culture pays for none.
TEST(WondersPayableWithBase, TheFirstSectionToo) {
  MonumentalTable t = always("wonders payable with base");
  t.track({"hanging-gardens", "-", "-", "-", "-", "-"}).have(1, 9, "culture").have(1, 2, "military");
  EXPECT_FALSE(t.offers("acquire hanging-gardens"));

  t.have(1, 3, "military").play("acquire hanging-gardens");

  EXPECT_EQ(t.begun(1), "hanging-gardens");
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-8] The price on the token is less; the Unit and its Military are not.
TEST(FreeTownsCostLess, OfThePriceOnTheToken) {
  MonumentalTable t = always("free-towns cost 1 less");
  t.token(3, "free-town-samarkand").have(1, 1, "military").have(1, 1, "science");
  EXPECT_FALSE(t.offers("conquer 3"));

  t.have(1, 2, "science");
  conquer(t, "3");

  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_TRUE(t.offers("choose 2"));
}

// [M-CON-8] Of a price of two kinds the conqueror chooses what is spared.
TEST(FreeTownsCostLess, TheConquerorChoosesWhatIsSpared) {
  MonumentalTable t = always("free-towns cost 1 less");
  t.token(3, "free-town-zanzibar").have(1, 1, "military").have(1, 1, "science").have(1, 1, "production");

  conquer(t, "3", "science");
  t.play("choose 1");

  EXPECT_EQ(t.holder(3), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_EQ(t.has(1, "production"), 0);
}

// [M-CON-8] [M-CON-11] The price never falls below 0, and one Unit and one Military are always needed.
TEST(FreeTownsCostLess, NeverBelowZero) {
  MonumentalTable t = always("free-towns cost 9 less");
  t.token(3, "free-town-petra");
  EXPECT_FALSE(t.offers("conquer 3"));

  t.have(1, 1, "military");
  conquer(t, "3");
  t.play("choose 1");

  EXPECT_EQ(t.holder(3), 1);
  EXPECT_EQ(t.soldiers(3), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// --- Modifiers: defence --------------------------------------------------------------------------------------------

// [M-CON-9] Enemy provinces defend less against one's conquests, Barbarians do not.
TEST(EnemiesDefendLess, AgainstOnesConquests) {
  MonumentalTable t = always("enemies defend 2 less");
  t.hold(2, 11, 4).hold(2, 6, 4).token(12, "barbarian-numidians").have(1, 1, "military");
  EXPECT_FALSE(t.offers("conquer 12"));
  EXPECT_FALSE(t.offers("conquer 11"));

  t.have(1, 2, "military").play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(11), 1);
  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-11] At least one Unit and one Military are always needed.
TEST(EnemiesDefendLess, AtLeastOneUnit) {
  MonumentalTable t = always("enemies defend 5 less");
  t.hold(2, 11, 2);
  EXPECT_FALSE(t.offers("conquer 11"));

  t.have(1, 3, "military").play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.has(1, "military"), 2);
}

// [M-CON-7] Barbarians defend less, enemies and Free Towns do not.
TEST(BarbariansDefendLess, AgainstOnesConquests) {
  MonumentalTable t = always("barbarians defend 2 less");
  t.token(12, "barbarian-huns").token(11, "barbarian-outcasts").hold(2, 6, 1).terrain(3, "hills").token(3, "free-town-petra");
  t.have(1, 1, "military").have(1, 2, "production");

  EXPECT_FALSE(t.offers("conquer 6"));
  EXPECT_FALSE(t.offers("conquer 3"));
  t.play({"conquer 12", "soldier 7"});

  EXPECT_EQ(t.holder(12), 1);
  EXPECT_EQ(t.soldiers(12), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-11] [M-CON-7] Terrain and token together never need less than one Unit.
TEST(BarbariansDefendLess, AtLeastOneUnit) {
  MonumentalTable t = always("barbarians defend 2 less");
  t.token(11, "barbarian-outcasts");
  EXPECT_FALSE(t.offers("conquer 11"));

  t.have(1, 1, "military").play({"conquer 11", "soldier 7"});

  EXPECT_EQ(t.soldiers(11), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-9] [M-POL-2] One's own provinces defend more against others while the policy is the active one.
TEST(OwnProvincesDefendMore, AgainstTheConquestsOfOthers) {
  MonumentalTable t({.civs = {"japan", "denmark"}});
  t.policies(2, {"raids", "assembly-of-the-thing"}).hold(2, 11, 1).have(1, 1, "military");
  EXPECT_FALSE(t.offers("conquer 11"));
  MonumentalTable covered({.civs = {"japan", "denmark"}});
  covered.policies(2, {"assembly-of-the-thing", "raids"}).hold(2, 11, 1).have(1, 1, "military");
  EXPECT_TRUE(covered.offers("conquer 11"));

  t.have(1, 2, "military").play({"conquer 11", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.soldiers(11), 2);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-CON-9] One's own rule does not hinder one's own conquests.
TEST(OwnProvincesDefendMore, NotAgainstOneself) {
  MonumentalTable t({.civs = {"denmark", "egypt"}});
  t.policies(1, {"assembly-of-the-thing"}).hold(2, 11, 1).have(1, 1, "military");

  EXPECT_TRUE(t.offers("conquer 11"));
}

// --- Modifiers: the map --------------------------------------------------------------------------------------------

// [M-EXP-1] The first tile that one's Explorers move each turn costs nothing, the second does.
TEST(FirstExplorerStepFree, TheFirstTileOnly) {
  MonumentalTable t = always("first explorer step free");

  t.play("step 1 6");
  EXPECT_FALSE(t.offers("step 1 5"));
  EXPECT_FALSE(t.offers("step 2 6"));
  t.have(1, 1, "military").play("step 2 11");

  EXPECT_EQ(t.explorer(1, 1), 6);
  EXPECT_EQ(t.explorer(1, 2), 11);
  EXPECT_EQ(t.has(1, "military"), 0);
}

// [M-EXP-1] A step onto water costs as any; the Explorer ends on land.
TEST(ExplorersCrossWater, AStepOntoWaterCostsAsAny) {
  MonumentalTable t = always("explorers cross water");
  t.explorer(1, 1, 2).have(1, 2, "military");

  EXPECT_FALSE(t.offers("step 1 1"));  // across it in one go
  t.play("step 1 4");

  EXPECT_EQ(t.explorer(1, 1), 4);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_TRUE(t.offers("end"));
}

// [M-EXP-1] Water that the Explorer could not leave is not entered; without the rule none is.
TEST(ExplorersCrossWater, NotWithoutTheWayOut) {
  MonumentalTable t = always("explorers cross water");
  t.explorer(1, 1, 2).have(1, 1, "military");
  MonumentalTable without;
  without.explorer(1, 1, 2).have(1, 9, "military");

  EXPECT_FALSE(t.offers("step 1 1"));
  EXPECT_TRUE(t.offers("step 1 5"));
  EXPECT_FALSE(without.offers("step 1 1"));
}

// [M-CON-6] Units do not cross water.
TEST(ExplorersCrossWater, UnitsDoNot) {
  MonumentalTable t = always("explorers cross water");
  t.hold(1, 2, 2).have(1, 9, "military");

  EXPECT_FALSE(t.offers("conquer 1"));
  EXPECT_FALSE(t.offers("conquer 4"));
}

// [M-COAST-1] [M-CON-1] All coastal tiles touch each other for one's conquests.
TEST(CoastsAreAdjacent, ForConquests) {
  MonumentalTable t = always("coasts are adjacent");
  t.hold(1, 2, 2).have(1, 1, "military");
  MonumentalTable without;
  without.hold(1, 2, 2).have(1, 1, "military");
  EXPECT_FALSE(without.offers("conquer 18"));
  EXPECT_FALSE(t.offers("conquer 14"));

  t.play({"conquer 18", "soldier 2"});

  EXPECT_EQ(t.holder(18), 1);
  EXPECT_EQ(t.soldiers(2), 1);
}

// [M-COAST-1] [M-MOVE-1] And for one's manoeuvres.
TEST(CoastsAreAdjacent, ForManoeuvres) {
  MonumentalTable t = always("coasts are adjacent");
  t.hold(1, 2, 2).hold(1, 18, 1).have(1, 1, "military");
  MonumentalTable without;
  without.hold(1, 2, 2).hold(1, 18, 1).have(1, 1, "military");
  EXPECT_FALSE(without.offers("manoeuvre 2"));

  t.play("manoeuvre 2");
  if_asked(t, "to 18");

  EXPECT_EQ(t.soldiers(2), 1);
  EXPECT_EQ(t.soldiers(18), 2);
}

// [M-COAST-1] A Capital next to water is one of them; a tile at the edge of the map is not.
TEST(CoastsAreAdjacent, ACoastalCapitalToo) {
  MonumentalTable inland = always("coasts are adjacent");
  inland.have(1, 1, "military");
  MonumentalTable coastal = always("coasts are adjacent");
  coastal.terrain(12, "water").have(1, 1, "military");

  EXPECT_FALSE(inland.offers("conquer 18"));
  coastal.play({"conquer 18", "soldier 7"});

  EXPECT_EQ(coastal.holder(18), 1);
}

// --- Modifiers: Gold -----------------------------------------------------------------------------------------------

// [M-RES-2] Each Gold stands for 2 Military; what is over is lost.
TEST(GoldCountsTwo, WhatIsOverIsLost) {
  MonumentalTable t = always("gold counts 2 for military");
  t.token(6, "barbarian-outcasts").terrain(6, "hills").have(1, 1, "gold");
  EXPECT_FALSE(t.offers("conquer 6"));

  t.have(1, 3, "gold").play({"conquer 6", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.holder(6), 1);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 2);
}

// [M-RES-2] Military is spent first, one Gold pays for two more.
TEST(GoldCountsTwo, MilitaryIsSpentFirst) {
  MonumentalTable t = always("gold counts 2 for military");
  t.token(6, "barbarian-outcasts").terrain(6, "hills").have(1, 1, "military").have(1, 1, "gold");

  t.play({"conquer 6", "soldier 7", "soldier 7", "soldier 7"});

  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-RES-2] For another resource it stands for 1 as always.
TEST(GoldCountsTwo, ForThatResourceOnly) {
  MonumentalTable production = always("gold counts 2 for production");
  MonumentalTable science = always("gold counts 2 for science");
  for (MonumentalTable* t : {&production, &science}) t->track({"navigation", "-", "-", "-", "-", "-"}).have(1, 1, "gold");

  EXPECT_FALSE(production.offers("acquire navigation"));
  EXPECT_TRUE(science.offers("acquire navigation"));
  production.have(1, 2, "gold").play("acquire workshop");
  science.have(1, 2, "gold");

  EXPECT_EQ(production.has(1, "gold"), 0);
  EXPECT_FALSE(science.offers("acquire workshop"));
}

}  // namespace
}  // namespace stele::kit
