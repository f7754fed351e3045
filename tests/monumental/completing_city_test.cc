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

// The nine spaces, a1 to c3.
Cards city_of(const MonumentalTable& t, int player) {
  Cards cards;
  for (const char* space : {"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"}) cards.push_back(t.at(player, space));
  return cards;
}

// A track and a Development deck without the cards that these tests put into Cities.
void plain_track(MonumentalTable& t) {
  t.track({"great-wall", "shipyard", "market", "quarry", "academy", "pharmacy"});
  t.development({"alhambra", "machu-picchu", "hagia-sophia", "angkor-wat"});
}

// [M-CITY-1] Activated cards go to the City discard and their spaces are filled from the top left, row by row.
TEST(CompletingCity, ActivatedCardsAreDiscardedAndReplacedFromTheTopLeft) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "fort", "work-camp", "library", "mine", "work-camp", "forum", "work-camp"});
  t.activated({"a2", "b1", "b2", "b3", "c2"});
  t.deck(1, {"workshop", "laboratory", "archery-range", "samurai-dojo", "fort", "library"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(city_of(t, 1),
            (Cards{"fort", "workshop", "fort", "laboratory", "archery-range", "samurai-dojo", "work-camp", "fort", "work-camp"}));
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"forum", "library", "library", "mine", "work-camp"}));
  EXPECT_EQ(t.deck(1), (Cards{"library"}));
}

// [M-CITY-1] Filling goes row by row, not column by column.
TEST(CompletingCity, TheEndOfTheFirstRowIsFilledBeforeTheSecondRow) {
  MonumentalTable t;
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"a3", "b1"}).deck(1, {"workshop", "laboratory", "archery-range"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "a3"), "workshop");
  EXPECT_EQ(t.at(1, "b1"), "laboratory");
}

// [M-CITY-1] A space that was empty before is filled too, in its place in the order.
TEST(CompletingCity, SpacesThatWereEmptyBeforeAreFilledToo) {
  MonumentalTable t;
  t.city(1, {"fort", "-", "fort", "library", "library", "library", "work-camp", "work-camp", "-"});
  t.activated({"b1"}).deck(1, {"workshop", "laboratory", "archery-range", "forum"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "a2"), "workshop");
  EXPECT_EQ(t.at(1, "b1"), "laboratory");
  EXPECT_EQ(t.at(1, "c3"), "archery-range");
  EXPECT_EQ(t.deck(1), (Cards{"forum"}));
}

// [M-CITY-1] A card that was not activated stays; with nothing activated and no space empty nothing is drawn.
TEST(CompletingCity, CardsThatWereNotActivatedStay) {
  MonumentalTable t;
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.deck(1, {"workshop", "laboratory"}).discard(1, {"mine"});

  t.play("end");

  EXPECT_EQ(city_of(t, 1), (Cards{"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"}));
  EXPECT_EQ(t.deck(1), (Cards{"workshop", "laboratory"}));
  EXPECT_EQ(t.discard(1), (Cards{"mine"}));
}

// [M-CITY-1] A Knowledge is activated with the card on it, so both are discarded.
TEST(CompletingCity, AnActivatedCardAndTheKnowledgeUnderItAreBothDiscarded) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "fort", "fort", "library", "library+navigation", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"b2"}).deck(1, {"workshop"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "b2"), "workshop");
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"library", "navigation"}));
}

// [M-CITY-1] The activated cards are in the discard before the first space is filled, so they can come back at once.
TEST(CompletingCity, ActivatedCardsAreDiscardedBeforeTheFirstSpaceIsFilled) {
  MonumentalTable t;
  t.city(1, {"workshop", "laboratory", "archery-range", "library", "forum", "library", "mine", "work-camp", "work-camp"});
  t.activated({"a1", "a2", "a3", "b1", "c1"}).deck(1, {}).discard(1, {});

  t.play("end");

  EXPECT_EQ(sorted({t.at(1, "a1"), t.at(1, "a2"), t.at(1, "a3"), t.at(1, "b1"), t.at(1, "c1")}),
            (Cards{"archery-range", "laboratory", "library", "mine", "workshop"}));
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_TRUE(t.discard(1).empty());
}

// [M-CITY-1] [M-RES-1] Unspent base resources are lost; Gold and Culture are kept.
TEST(CompletingCity, UnspentBaseResourcesAreLost) {
  MonumentalTable t;
  t.have(1, 3, "production").have(1, 2, "science").have(1, 5, "military").have(1, 4, "gold").have(1, 6, "culture");

  t.play("end");

  EXPECT_EQ(t.has(1, "production"), 0);
  EXPECT_EQ(t.has(1, "science"), 0);
  EXPECT_EQ(t.has(1, "military"), 0);
  EXPECT_EQ(t.has(1, "gold"), 4);
  EXPECT_EQ(t.has(1, "culture"), 6);
}

// [M-CITY-1] Only the City of the player whose turn ends is completed.
TEST(CompletingCity, OnlyTheActivePlayersCityIsCompleted) {
  MonumentalTable t;
  t.city(1, {"-", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.city(2, {"-", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.deck(1, {"workshop"}).deck(2, {"laboratory"});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_EQ(t.at(2, "a1"), "");
  EXPECT_EQ(t.deck(2), (Cards{"laboratory"}));
}

// [M-CITY-2] The card after a Knowledge is laid on it; the next space takes the card after that.
TEST(CompletingCity, TheNextCardIsLaidOnAKnowledge) {
  MonumentalTable t;
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"a1", "a2"}).deck(1, {"bushido", "workshop", "laboratory", "archery-range"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop+bushido");
  EXPECT_EQ(t.at(1, "a2"), "laboratory");
  EXPECT_EQ(t.deck(1), (Cards{"archery-range"}));
}

// [M-CITY-2] A Wonder is laid on a Knowledge like any card that is not a Knowledge.
TEST(CompletingCity, AWonderIsLaidOnAKnowledge) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"c3"}).deck(1, {"irrigation", "stonehenge", "laboratory"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "c3"), "stonehenge+irrigation");
}

// [M-CITY-2] After two Knowledge in a row the player keeps one of them, the first as well as the second.
TEST(CompletingCity, OfTwoKnowledgeThePlayerChoosesWhichStays) {
  for (const bool first : {true, false}) {
    MonumentalTable t;
    plain_track(t);
    t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
    t.activated({"b3"}).deck(1, {"irrigation", "navigation", "workshop", "laboratory"}).discard(1, {});

    t.play("end");
    EXPECT_EQ(t.asked(), 1);
    EXPECT_EQ(sorted(t.options()), (Cards{"card irrigation", "card navigation"}));
    t.play(first ? "card irrigation" : "card navigation");

    EXPECT_EQ(t.at(1, "b3"), first ? "workshop+irrigation" : "workshop+navigation");
    EXPECT_EQ(sorted(t.discard(1)), first ? (Cards{"library", "navigation"}) : (Cards{"irrigation", "library"}));
    EXPECT_EQ(t.deck(1), (Cards{"laboratory"}));
  }
}

// [M-CITY-2] It goes on, always one against the next, until a card comes that is not a Knowledge.
TEST(CompletingCity, KnowledgeAgainstKnowledgeGoesOnUntilAnotherCardComes) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"a1", "c3"}).deck(1, {"bushido", "navigation", "irrigation", "workshop", "laboratory"}).discard(1, {});

  t.play({"end", "card navigation"});
  EXPECT_EQ(sorted(t.options()), (Cards{"card irrigation", "card navigation"}));
  t.play("card navigation");

  EXPECT_EQ(t.at(1, "a1"), "workshop+navigation");
  EXPECT_EQ(t.at(1, "c3"), "laboratory");
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"bushido", "fort", "irrigation", "work-camp"}));
}

// [M-CITY-2] The Knowledge given up for a later one is the one that is discarded.
TEST(CompletingCity, AKnowledgeKeptOnceCanBeGivenUpForALaterOne) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"a1"}).deck(1, {"bushido", "navigation", "irrigation", "workshop"}).discard(1, {});

  t.play({"end", "card bushido", "card irrigation"});

  EXPECT_EQ(t.at(1, "a1"), "workshop+irrigation");
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"bushido", "fort", "navigation"}));
  EXPECT_EQ(t.active(), 2);
}

// [M-CITY-2] Two Knowledge that go to two different spaces are no choice.
TEST(CompletingCity, KnowledgeThatAreNotInARowAreBothLaid) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"a1", "a2"}).deck(1, {"irrigation", "workshop", "navigation", "laboratory"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop+irrigation");
  EXPECT_EQ(t.at(1, "a2"), "laboratory+navigation");
}

// [M-CITY-3] A deck that the last space uses up is not made anew: the discard waits for the next draw.
TEST(CompletingCity, TheDiscardIsNotShuffledBeforeACardMustBeDrawn) {
  MonumentalTable t;
  t.city(1, {"fort", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"a1", "b1"}).deck(1, {"workshop", "laboratory"}).discard(1, {"mine"});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_EQ(t.at(1, "b1"), "laboratory");
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"fort", "library", "mine"}));
}

// [M-CITY-3] The deck is used up first, then the discard with this turn's cards becomes the new deck.
TEST(CompletingCity, TheDiscardIsShuffledWhenTheDeckIsEmptyAndACardMustBeDrawn) {
  MonumentalTable t;
  t.city(1, {"fort", "library", "work-camp", "library", "library", "fort", "work-camp", "work-camp", "fort"});
  t.activated({"a1", "a2", "a3"}).deck(1, {"workshop"}).discard(1, {"mine", "forum"});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_TRUE(t.discard(1).empty());
  Cards shuffled = t.deck(1);
  EXPECT_EQ(shuffled.size(), 3U);
  shuffled.push_back(t.at(1, "a2"));
  shuffled.push_back(t.at(1, "a3"));
  EXPECT_EQ(sorted(shuffled), (Cards{"fort", "forum", "library", "mine", "work-camp"}));
}

// [M-CITY-3] With deck and discard empty the spaces stay empty.
TEST(CompletingCity, SpacesStayEmptyWhenDeckAndDiscardAreEmpty) {
  MonumentalTable t;
  t.city(1, {"-", "-", "fort", "-", "library", "-", "-", "-", "work-camp"});
  t.activated({"b2"}).deck(1, {"workshop"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(city_of(t, 1), (Cards{"workshop", "library", "fort", "", "", "", "", "", "work-camp"}));
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_TRUE(t.discard(1).empty());
}

// [M-CITY-3] The card for a Knowledge comes from the shuffled discard when the deck has none left.
TEST(CompletingCity, TheCardForAKnowledgeMayComeFromTheShuffledDiscard) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "-", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.deck(1, {"navigation"}).discard(1, {"mine"});

  t.play("end");

  EXPECT_EQ(t.at(1, "a2"), "mine+navigation");
  EXPECT_TRUE(t.discard(1).empty());
}

// [M-CITY-3] A Knowledge for which no card is left stands alone.
TEST(CompletingCity, AKnowledgeMayStandAlone) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "-", "fort", "library", "-", "library", "work-camp", "work-camp", "work-camp"});
  t.deck(1, {"navigation"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "a2"), "navigation");
  EXPECT_EQ(t.at(1, "b2"), "");
}

// [M-CITY-3] No card is laid on a lone Knowledge later.
TEST(CompletingCity, NoCardIsLaidOnALoneKnowledgeLater) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"navigation", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"b1"}).deck(1, {"workshop", "laboratory"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "navigation");
  EXPECT_EQ(t.at(1, "b1"), "workshop");
  EXPECT_EQ(t.deck(1), (Cards{"laboratory"}));
}

// [M-CITY-1] [M-CITY-3] A lone Knowledge that was activated is discarded and its space filled like any other.
TEST(CompletingCity, AnActivatedLoneKnowledgeIsDiscarded) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"navigation", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.activated({"a1"}).deck(1, {"workshop"}).discard(1, {});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_EQ(t.discard(1), (Cards{"navigation"}));
}

// [M-CITY-4] A discard of Knowledge only is not shuffled; the spaces stay empty.
TEST(CompletingCity, ADiscardOfKnowledgeOnlyIsNotShuffled) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"-", "-", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.deck(1, {"workshop"}).discard(1, {"navigation", "irrigation"});

  t.play("end");

  EXPECT_EQ(t.at(1, "a1"), "workshop");
  EXPECT_EQ(t.at(1, "a2"), "");
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"irrigation", "navigation"}));
}

// [M-CITY-4] Lone Knowledge that were activated may leave a whole row empty.
TEST(CompletingCity, ActivatedLoneKnowledgeDoNotComeBackByThemselves) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"navigation", "irrigation", "-", "-", "-", "-", "fort", "library", "work-camp"});
  t.activated({"a1", "a2"}).deck(1, {}).discard(1, {});

  t.play("end");

  EXPECT_EQ(city_of(t, 1), (Cards{"", "", "", "", "", "", "fort", "library", "work-camp"}));
  EXPECT_EQ(sorted(t.discard(1)), (Cards{"irrigation", "navigation"}));
}

// [M-CITY-2] [M-CITY-4] The Knowledge given up is not shuffled by itself for the one that was kept.
TEST(CompletingCity, AKnowledgeStandsAloneWhenOnlyTheOneGivenUpIsInTheDiscard) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"fort", "fort", "fort", "library", "-", "library", "work-camp", "-", "work-camp"});
  t.deck(1, {"navigation", "irrigation"}).discard(1, {});

  t.play({"end", "card irrigation"});

  EXPECT_EQ(t.at(1, "b2"), "irrigation");
  EXPECT_EQ(t.at(1, "c2"), "");
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_EQ(t.discard(1), (Cards{"navigation"}));
}

// [M-CITY-4] One other card among the Knowledge is enough for a shuffle.
TEST(CompletingCity, OneOtherCardInTheDiscardIsEnoughForAShuffle) {
  MonumentalTable t;
  plain_track(t);
  t.city(1, {"-", "fort", "fort", "library", "library", "library", "work-camp", "work-camp", "work-camp"});
  t.deck(1, {}).discard(1, {"navigation", "mine"});

  t.play("end");

  EXPECT_TRUE(t.discard(1).empty());
  if (t.deck(1).empty()) {
    EXPECT_EQ(t.at(1, "a1"), "mine+navigation");
  } else {
    EXPECT_EQ(t.at(1, "a1"), "mine");
    EXPECT_EQ(t.deck(1), (Cards{"navigation"}));
  }
}

}  // namespace
}  // namespace stele::kit
