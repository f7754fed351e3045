#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Cards = std::vector<std::string>;

Cards sorted(Cards cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

// A track and a Development deck without the cards that these tests put into Cities.
void plain_track(MonumentalTable& t) {
  t.track({"great-wall", "shipyard", "market", "quarry", "academy", "pharmacy"});
  t.development({"machu-picchu", "hagia-sophia", "angkor-wat", "monastery", "university", "compass"});
}

// Says yes to using the effect, where that is asked.
void agree(MonumentalTable& t) {
  if (t.offers("yes")) t.play("yes");
}

// Two Buildings of our own: one copies Buildings, one copies policies.
constexpr const char* kCopiers = R"(
[[card]]
id     = "hall-of-mirrors"
name   = { en = "Hall of Mirrors", fr = "Galerie des Glaces" }
kind   = "building"
group  = "special"
use    = "copy building"
origin = "house"

[[card]]
id     = "hall-of-laws"
name   = { en = "Hall of Laws", fr = "Salle des lois" }
kind   = "building"
group  = "special"
use    = "copy policy"
origin = "house"
)";

// --- Archive: with a Forum at b2, and nothing to pay for its other alternative --------------------------------------------

// [M-ARCH-1] An archived card leaves the game and lies under the Warlord; it is not discarded.
TEST(Archive, TheCardLeavesTheGame) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "mine", "forum", "library", "work-camp", "fort", "work-camp"});
  t.activated({"b1", "b2", "b3"}).deck(1, {"workshop"}).discard(1, {});

  t.play({"use b2", "space a1"});

  EXPECT_EQ(t.archived(1), (Cards{"fort"}));
  EXPECT_EQ(t.at(1, "a1"), "");
  EXPECT_TRUE(t.discard(1).empty());
  EXPECT_EQ(t.deck(1), (Cards{"workshop"}));
}

// [M-ARCH-1] [M-CITY-1] The space stays empty until the City is completed, then it is filled.
TEST(Archive, TheSpaceIsFilledWhenTheCityIsCompleted) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "mine", "forum", "library", "work-camp", "fort", "work-camp"});
  t.activated({"b2"}).deck(1, {"workshop", "laboratory", "archery-range"}).discard(1, {});

  t.play({"use b2", "space a3", "end"});

  EXPECT_EQ(t.at(1, "a3"), "workshop");
  EXPECT_EQ(t.at(1, "b2"), "laboratory");
  EXPECT_EQ(t.discard(1), (Cards{"forum"}));
  EXPECT_EQ(t.archived(1), (Cards{"work-camp"}));
}

// [M-ARCH-1] Only a card that is not activated can be archived; an empty space offers nothing.
TEST(Archive, OnlyCardsThatAreNotActivated) {
  MonumentalTable t;
  t.city(1, {"fort", "-", "work-camp", "mine", "forum", "library", "work-camp", "fort", "work-camp"});
  t.activated({"b1", "b2", "b3", "c2"}).deck(1, {}).discard(1, {});

  t.play("use b2");

  EXPECT_EQ(sorted(t.options("space")), (Cards{"space a1", "space a3", "space c1", "space c3"}));
}

// [M-ARCH-1] With every card activated there is nothing to archive.
TEST(Archive, CannotBeDoneWhenEveryCardIsActivated) {
  MonumentalTable t;

  t.city(1, {"-", "fort", "-", "mine", "forum", "library", "-", "work-camp", "-"});
  t.activated({"a2", "b1", "b2", "b3", "c2"}).deck(1, {"workshop"}).discard(1, {"library"});

  EXPECT_FALSE(t.offers("use b2"));
}

// [M-ARCH-1] A Knowledge under the archived card is discarded, not archived.
TEST(Archive, AKnowledgeUnderTheCardIsDiscarded) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "library", "work-camp", "mine", "forum", "library", "work-camp", "work-camp", "fort+navigation"});
  t.activated({"b1", "b2", "b3"}).deck(1, {"workshop"}).discard(1, {});

  t.play({"use b2", "space c3"});

  EXPECT_EQ(t.at(1, "c3"), "");
  EXPECT_EQ(t.archived(1), (Cards{"fort"}));
  EXPECT_EQ(t.discard(1), (Cards{"navigation"}));
}

// [M-ARCH-1] A Knowledge under a card is not archived by itself; a lone one can be.
TEST(Archive, ALoneKnowledgeCanBeArchivedButNotOneUnderACard) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort+navigation", "irrigation", "-", "-", "forum", "-", "-", "-", "-"});
  t.activated({"b2"}).deck(1, {}).discard(1, {});

  t.play("use b2");
  EXPECT_EQ(sorted(t.options("space")), (Cards{"space a1", "space a2"}));
  t.play("space a2");

  EXPECT_EQ(t.archived(1), (Cards{"irrigation"}));
  EXPECT_EQ(t.at(1, "a1"), "fort+navigation");
  EXPECT_TRUE(t.discard(1).empty());
}

// [M-ARCH-1] An archived card never comes back, not even when the discard is shuffled.
TEST(Archive, ArchivedCardsAreNotShuffled) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "-", "-", "forum", "-", "-", "-", "-"});
  t.activated({"b2"}).deck(1, {}).discard(1, {});

  t.play({"use b2", "space a1", "end"});

  EXPECT_EQ(t.at(1, "a1"), "forum");
  EXPECT_EQ(t.at(1, "a2"), "library");
  EXPECT_EQ(t.at(1, "a3"), "");
  EXPECT_EQ(t.archived(1), (Cards{"fort"}));
}

// --- Reinforce: with the Tea Ceremony --------------------------------------------------------------------------------------

// [M-REINF-1] A reinforced card stays in the City; its space takes no new card.
TEST(Reinforce, TheCardStaysInTheCity) {
  MonumentalTable t;
  t.city(1, {"workshop", "library", "work-camp", "mine", "library", "fort", "work-camp", "fort", "work-camp"});
  t.policies(1, {"tea-ceremony"}).activated({"a1", "a2", "a3", "b1", "c1"});
  t.deck(1, {"laboratory", "archery-range", "fort", "samurai-dojo", "library"}).discard(1, {});

  t.play({"use policy", "space a1", "end"});

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_EQ(t.at(1, "a2"), "laboratory");
  EXPECT_EQ(t.at(1, "a3"), "archery-range");
  EXPECT_EQ(t.at(1, "b1"), "fort");
  EXPECT_EQ(t.at(1, "c1"), "samurai-dojo");
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"library", "mine", "work-camp", "work-camp"}));
  EXPECT_EQ(t.deck(1), (Cards{"library"}));
}

// [M-REINF-1] It is straightened: in the next turn it can be activated like any card.
TEST(Reinforce, TheCardIsStraightenedForTheNextTurn) {
  MonumentalTable t;
  t.city(1, {"workshop", "library", "work-camp", "mine", "library", "fort", "work-camp", "fort", "work-camp"});
  t.policies(1, {"tea-ceremony"}).activated({"a1", "a2", "a3", "b1", "c1"});
  t.deck(1, {"laboratory", "archery-range", "fort", "samurai-dojo"}).discard(1, {});
  t.city(2, {"library", "library", "library", "work-camp", "fort", "fort", "work-camp", "fort", "work-camp"});
  t.deck(2, {"work-camp", "work-camp", "forum", "mine", "workshop"}).discard(2, {});

  t.play({"use policy", "space a1", "end", "row a", "column 1", "end"});
  EXPECT_EQ(t.active(), 1);
  EXPECT_FALSE(t.is_activated("a1"));
  t.play({"row a", "column 1"});

  EXPECT_TRUE(t.is_activated("a1"));
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "military"), 3);
}

// [M-REINF-1] A Knowledge under the reinforced card is discarded, but only when the City is completed.
TEST(Reinforce, AKnowledgeUnderTheCardIsDiscardedWhenTheCityIsCompleted) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"workshop+chivalry", "library", "work-camp", "mine", "library", "fort", "work-camp", "fort", "work-camp"});
  t.policies(1, {"tea-ceremony"}).activated({"a1", "a2"}).deck(1, {"laboratory", "archery-range"}).discard(1, {});

  t.play({"use policy", "space a1"});
  EXPECT_EQ(t.at(1, "a1"), "workshop+chivalry");
  EXPECT_TRUE(t.is_activated("a1"));
  EXPECT_TRUE(t.offers("use a1k"));
  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"chivalry", "library"}));
  EXPECT_EQ(t.deck(1), (Cards{"archery-range"}));
}

// [M-REINF-1] Until the City is completed the card is activated as before and can be used.
TEST(Reinforce, TheCardCanStillBeUsedInThisTurn) {
  MonumentalTable t;
  t.city(1, {"workshop", "library", "work-camp", "mine", "library", "fort", "work-camp", "fort", "work-camp"});
  t.policies(1, {"tea-ceremony"}).activated({"a1", "b1"}).gained(1, "production").gained(1, "military");
  t.deck(1, {"laboratory", "archery-range"}).discard(1, {});

  t.play({"use policy", "space b1", "use b1", "end"});

  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.at(1, "b1"), "mine");
}

// [M-REINF-1] Only activated cards are reinforced, a lone Knowledge too, but no Knowledge by itself that lies under a card.
TEST(Reinforce, OnlyActivatedCards) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"workshop", "library+navigation", "-", "irrigation", "library", "fort", "work-camp", "fort", "work-camp"});
  t.policies(1, {"tea-ceremony"}).activated({"a1", "a2", "a3", "b1", "c1"}).deck(1, {}).discard(1, {});

  t.play("use policy");

  EXPECT_EQ(sorted(t.options("space")), (Cards{"space a1", "space a2", "space b1", "space c1"}));
}

// [M-REINF-1] A lone Knowledge that is reinforced stays, and stays alone.
TEST(Reinforce, ALoneKnowledgeCanBeReinforced) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"workshop", "library", "mine", "irrigation", "library", "fort", "work-camp", "fort", "work-camp"});
  t.policies(1, {"tea-ceremony"}).activated({"a1", "b1"}).deck(1, {"laboratory", "archery-range"}).discard(1, {});

  t.play({"use policy", "space b1", "end"});

  EXPECT_EQ(t.at(1, "a1"), "laboratory");
  EXPECT_EQ(t.at(1, "b1"), "irrigation");
  EXPECT_EQ(t.discard(1), (Cards{"workshop"}));
}

// [M-REINF-1] A reinforced card is still activated, so it cannot be archived in this turn.
TEST(Reinforce, AReinforcedCardCannotBeArchived) {
  MonumentalTable t;
  t.city(1, {"workshop", "library", "mine", "work-camp", "forum", "fort", "work-camp", "fort", "work-camp"});
  t.policies(1, {"tea-ceremony"}).activated({"a1", "b2"}).deck(1, {}).discard(1, {});

  t.play({"use policy", "space a1", "use b2"});

  EXPECT_TRUE(t.offers("space a2"));
  EXPECT_FALSE(t.offers("space a1"));
}

// [M-REINF-1] The Pyramids reinforce themselves.
TEST(Reinforce, ThePyramidsReinforceThemselves) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"workshop", "library", "mine", "work-camp", "pyramids", "fort", "work-camp", "fort", "work-camp"});
  t.activated({"a2", "b2"}).deck(1, {"laboratory", "archery-range"}).discard(1, {});

  t.play({"use b2", "end"});

  EXPECT_EQ(t.at(1, "a2"), "laboratory");
  EXPECT_EQ(t.at(1, "b2"), "pyramids");
  EXPECT_EQ(t.discard(1), (Cards{"library"}));
}

// --- Copy ------------------------------------------------------------------------------------------------------------------

// [M-COPY-1] A copied card gives its resources again, activated or not.
TEST(Copy, ResourcesAreGainedAgainFromActivatedCardsAndOthers) {
  for (const char* copied : {"copy 1 a1", "copy 1 b1"}) {
    MonumentalTable t;
    plain_track(t);
    t.city(1, {"workshop", "library", "mine", "workshop", "guildhall", "fort", "work-camp", "fort", "work-camp"});
    t.activated({"b1", "b2", "b3"}).have(1, 2, "production").deck(1, {}).discard(1, {});

    t.play({"use b2", copied});

    EXPECT_EQ(t.has(1, "production"), 4);
    EXPECT_EQ(t.asks(), "turn");
    EXPECT_FALSE(t.is_activated("a1"));
    EXPECT_FALSE(t.offers("use b2"));
  }
}

// [M-COPY-1] Only one's own City cards can be copied, if the text does not say otherwise: no cards of others, none elsewhere.
TEST(Copy, OnlyOnesOwnCityCards) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"workshop", "library", "archery-range", "fort", "guildhall", "fort", "work-camp", "fort", "work-camp"});
  t.city(2, {"laboratory", "laboratory", "-", "-", "-", "-", "-", "-", "-"});
  t.activated({"b1", "b2", "b3"}).deck(1, {"laboratory"}).discard(1, {"laboratory"});

  t.play("use b2");

  EXPECT_EQ(sorted(t.options("copy")), (Cards{"copy 1 a1", "copy 1 a3"}));
}

// [M-COPY-1] The effect of a card that was used this turn can be used once more by copying it.
TEST(Copy, TheEffectOfAUsedCardIsUsedAgain) {
  MonumentalTable t(MonumentalTable::With{.players = 2, .civs = {"japan", "egypt"}, .cards = kCopiers});
  plain_track(t);
  t.city(1, {"workshop", "library", "-", "mine", "hall-of-mirrors", "fort", "-", "-", "-"});
  t.activated({"b1", "b2", "b3"}).gained(1, "production").gained(1, "military").deck(1, {}).discard(1, {});

  t.play({"use b1", "use b2", "copy 1 b1"});
  agree(t);

  EXPECT_EQ(t.has(1, "gold"), 2);
  EXPECT_EQ(t.asks(), "turn");
  EXPECT_FALSE(t.offers("use b1"));
}

// [M-COPY-1] The effect of a card that is not activated can be copied.
TEST(Copy, TheEffectOfACardThatIsNotActivatedIsUsed) {
  MonumentalTable t(MonumentalTable::With{.players = 2, .civs = {"japan", "egypt"}, .cards = kCopiers});
  plain_track(t);
  t.city(1, {"mine", "library", "-", "workshop", "hall-of-mirrors", "fort", "-", "-", "-"});
  t.activated({"b1", "b2", "b3"}).gained(1, "production").gained(1, "military").deck(1, {}).discard(1, {});
  EXPECT_FALSE(t.offers("use a1"));

  t.play({"use b2", "copy 1 a1"});
  agree(t);

  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-COPY-1] A covered policy can be copied; it gives its effect, not its bonus.
TEST(Copy, ACoveredPolicyCanBeCopied) {
  MonumentalTable t(MonumentalTable::With{.players = 2, .civs = {"greece", "egypt"}, .cards = kCopiers});
  plain_track(t);
  t.city(1, {"-", "-", "-", "fort", "hall-of-laws", "fort", "-", "-", "-"}).activated({"b1", "b2", "b3"});
  t.policies(1, {"olympic-games", "siegecraft"}).gained(4, "military").have(1, 1, "science").deck(1, {}).discard(1, {});

  t.play({"use b2", "copy 1 policy-1"});
  agree(t);

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.has(1, "science"), 1);
}

// [M-COPY-1] The active policy can be copied also after its use in this turn.
TEST(Copy, TheActivePolicyCanBeCopiedAfterItsUse) {
  MonumentalTable t(MonumentalTable::With{.players = 2, .civs = {"greece", "egypt"}, .cards = kCopiers});
  plain_track(t);
  t.city(1, {"-", "-", "-", "fort", "hall-of-laws", "fort", "-", "-", "-"}).activated({"b1", "b2", "b3"});
  t.policies(1, {"siegecraft", "olympic-games"}).gained(4, "military").have(1, 1, "science").deck(1, {}).discard(1, {});

  t.play({"use policy", "use b2", "copy 1 policy-2"});
  agree(t);

  EXPECT_EQ(t.has(1, "culture"), 2);
  EXPECT_FALSE(t.offers("use policy"));
}

// [M-COPY-1] Policies that are not developed, and those of others, cannot be copied.
TEST(Copy, OnlyOnesOwnDevelopedPolicies) {
  MonumentalTable t(MonumentalTable::With{.players = 2, .civs = {"greece", "egypt"}, .cards = kCopiers});
  plain_track(t);
  t.city(1, {"-", "-", "-", "fort", "hall-of-laws", "fort", "-", "-", "-"}).activated({"b1", "b2", "b3"});
  t.policies(1, {"siegecraft", "olympic-games"}).policies(2, {"guilds"}).gained(4, "military");
  t.have(1, 2, "science").have(1, 2, "production").deck(1, {}).discard(1, {});

  t.play("use b2");

  EXPECT_EQ(sorted(t.options("copy")), (Cards{"copy 1 policy-1", "copy 1 policy-2"}));
}

// [M-COPY-1] Where the text says so a card of an opponent is copied, and then none of one's own.
TEST(Copy, ATextMayNameTheCardsOfAnOpponent) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "-", "-", "-", "workshop", "-", "-", "-", "-"}).activated({"b2"}).deck(1, {}).discard(1, {});
  t.city(2, {"laboratory", "archery-range", "-", "-", "-", "-", "-", "-", "-"});
  t.policies(1, {"meiji-reforms"}).have(1, 1, "gold");

  t.play("use policy");
  agree(t);
  EXPECT_EQ(sorted(t.options("copy")), (Cards{"copy 2 a1", "copy 2 a2"}));
  t.play("copy 2 a1");

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(2, "science"), 0);
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.at(2, "a1"), "laboratory");
}

// [M-COPY-1] The copied effect works for the player who copies it.
TEST(Copy, TheEffectOfAnOpponentsKnowledgeWorksForOneself) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"irrigation", "-", "-", "-", "workshop", "-", "-", "-", "-"}).activated({"b2"}).deck(1, {}).discard(1, {});
  t.city(2, {"-", "-", "chivalry", "-", "-", "-", "navigation", "-", "-"});
  t.policies(1, {"embassies-to-the-tang"});

  t.play({"use policy", "copy 2 a3"});
  agree(t);
  t.play("choose 2");

  EXPECT_EQ(t.military_for("enemies"), 4);
  EXPECT_EQ(t.at(2, "a3"), "chivalry");
}

// --- Discard: with Bronze Working under b2 ---------------------------------------------------------------------------------

// [M-DISC-1] A discarded card goes to the City discard, not to the Development discard.
TEST(Discard, TheCardGoesToTheCityDiscard) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "library", "work-camp", "mine", "fort+bronze-working", "library", "work-camp", "fort", "work-camp"});
  t.activated({"b1", "b2", "b3"}).deck(1, {"workshop"}).discard(1, {});

  t.play({"use b2k", "space a1", "gain production"});

  EXPECT_EQ(t.discard(1), (Cards{"fort"}));
  EXPECT_TRUE(t.track_discard().empty());
  EXPECT_TRUE(t.archived(1).empty());
  EXPECT_EQ(t.at(1, "a1"), "");
  EXPECT_EQ(t.has(1, "production"), 2);
}

// [M-DISC-1] A Development card of the City goes to the City discard as well.
TEST(Discard, ADevelopmentCardOfTheCityGoesToTheCityDiscardToo) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"stonehenge", "library", "work-camp", "mine", "fort+bronze-working", "library", "work-camp", "fort", "work-camp"});
  t.activated({"b1", "b2", "b3"}).deck(1, {"workshop"}).discard(1, {});

  t.play({"use b2k", "space a1", "gain science"});

  EXPECT_EQ(t.discard(1), (Cards{"stonehenge"}));
  EXPECT_TRUE(t.track_discard().empty());
  EXPECT_EQ(t.has(1, "science"), 2);
}

// [M-DISC-1] A Knowledge under the card goes too.
TEST(Discard, AKnowledgeUnderTheCardGoesToo) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "library", "work-camp", "mine", "fort+bronze-working", "library", "work-camp", "fort", "work-camp+navigation"});
  t.activated({"b1", "b2", "b3"}).deck(1, {"workshop"}).discard(1, {});

  t.play({"use b2k", "space c3", "gain military"});

  EXPECT_EQ(t.at(1, "c3"), "");
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"navigation", "work-camp"}));
  EXPECT_EQ(t.has(1, "military"), 2);
}

// [M-DISC-1] Only cards that are not activated can be discarded.
TEST(Discard, OnlyCardsThatAreNotActivated) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "library", "-", "mine", "fort+bronze-working", "library", "work-camp", "fort", "irrigation"});
  t.activated({"a2", "b1", "b2", "b3", "c2"}).deck(1, {}).discard(1, {});

  t.play("use b2k");

  EXPECT_EQ(sorted(t.options("space")), (Cards{"space a1", "space c1", "space c3"}));
}

// [M-DISC-1] As a price it cannot be paid when every card is activated.
TEST(Discard, CannotBePaidWhenEveryCardIsActivated) {
  MonumentalTable t;
  plain_track(t);

  t.city(1, {"-", "library", "-", "mine", "fort+bronze-working", "library", "-", "work-camp", "-"});
  t.activated({"a2", "b1", "b2", "b3", "c2"}).deck(1, {"workshop"}).discard(1, {"fort"});

  EXPECT_FALSE(t.offers("use b2k"));
}

// [M-DISC-1] [M-CITY-1] The space stays empty until the City is completed.
TEST(Discard, TheSpaceIsFilledWhenTheCityIsCompleted) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "library", "work-camp", "mine", "fort+bronze-working", "library", "work-camp", "fort", "work-camp"});
  t.activated({"b2"}).deck(1, {"workshop", "laboratory"}).discard(1, {});

  t.play({"use b2k", "space c1", "gain production"});
  EXPECT_EQ(t.at(1, "c1"), "");
  t.play("end");

  EXPECT_EQ(t.at(1, "b2"), "workshop");
  EXPECT_EQ(t.at(1, "c1"), "laboratory");
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"bronze-working", "fort", "work-camp"}));
}

// --- Draw: with Computing (draw 4, use 2) under b2 -------------------------------------------------------------------------

// [M-DRAW-1] Cards are drawn from the top of the City deck; what was drawn is discarded afterwards.
TEST(Draw, CardsComeFromTheTopOfTheCityDeck) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "library+computing").activated({"b2"});
  t.deck(1, {"workshop", "fort", "laboratory", "archery-range", "mine"}).discard(1, {"forum"});

  t.play("use b2k");
  EXPECT_EQ(sorted(t.options("card")), (Cards{"card archery-range", "card fort", "card laboratory", "card workshop"}));
  t.play({"card laboratory", "card workshop"});

  EXPECT_EQ(t.has(1, "science"), 2);
  EXPECT_EQ(t.has(1, "production"), 2);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.deck(1), (Cards{"mine"}));
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"archery-range", "fort", "forum", "laboratory", "workshop"}));
}

// [M-DRAW-1] A Knowledge counts as one of the cards; none is drawn to lie on it.
TEST(Draw, AKnowledgeIsACardLikeAnyOther) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "library+computing").activated({"b2"});
  t.deck(1, {"chivalry", "workshop", "laboratory", "archery-range", "mine"}).discard(1, {});

  t.play("use b2k");

  EXPECT_EQ(sorted(t.options("card")), (Cards{"card archery-range", "card chivalry", "card laboratory", "card workshop"}));
  EXPECT_EQ(t.deck(1), (Cards{"mine"}));
}

// [M-DRAW-1] [M-CITY-3] When the deck is used up the discard is shuffled and drawing goes on.
TEST(Draw, TheDiscardIsShuffledWhenTheDeckIsUsedUp) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "library+computing").activated({"b2"});
  t.deck(1, {"workshop"}).discard(1, {"laboratory", "archery-range", "fort", "work-camp"});

  t.play("use b2k");

  EXPECT_EQ(t.options("card").size(), 4U);
  EXPECT_TRUE(t.offers("card workshop"));
  EXPECT_EQ(t.deck(1).size(), 1U);
  EXPECT_TRUE(t.discard(1).empty());
}

// [M-DRAW-1] [M-CITY-3] A deck that is just enough is not made anew.
TEST(Draw, TheDiscardIsNotShuffledWhenTheDeckIsJustEnough) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "library+computing").activated({"b2"});
  t.deck(1, {"workshop", "laboratory", "archery-range", "fort"}).discard(1, {"work-camp"});

  t.play("use b2k");

  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_EQ(t.discard(1), (Cards{"work-camp"}));
  EXPECT_FALSE(t.offers("card work-camp"));
}

// [M-DRAW-1] What cannot be drawn is not drawn: the cards in hand are not shuffled for it.
TEST(Draw, FewerCardsAreDrawnWhenThereAreNoMore) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "library+computing").activated({"b2"});
  t.deck(1, {"workshop", "laboratory"}).discard(1, {"archery-range"});

  t.play("use b2k");

  EXPECT_EQ(sorted(t.options("card")), (Cards{"card archery-range", "card laboratory", "card workshop"}));
}

// [M-DRAW-1] [M-CITY-4] A discard of Knowledge only is not shuffled for a draw.
TEST(Draw, ADiscardOfKnowledgeOnlyIsNotShuffled) {
  MonumentalTable t;
  plain_track(t);
  t.space(1, "b2", "library+computing").activated({"b2"});
  t.deck(1, {"workshop", "laboratory"}).discard(1, {"navigation", "irrigation"});

  t.play("use b2k");

  EXPECT_EQ(sorted(t.options("card")), (Cards{"card laboratory", "card workshop"}));
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"irrigation", "navigation"}));
}

// [M-DRAW-1] With neither deck nor discard there is nothing to draw.
TEST(Draw, CannotBeDoneWithoutCards) {
  MonumentalTable t;
  plain_track(t);

  t.space(1, "b2", "library+computing").activated({"b2"}).deck(1, {}).discard(1, {});

  EXPECT_FALSE(t.offers("use b2k"));
}

}  // namespace
}  // namespace stele::kit
