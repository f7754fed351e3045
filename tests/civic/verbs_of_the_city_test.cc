// The verbs that touch the City and its deck (docs/effects.md), and what happens when a step can only partly be done or not at all.
#include "tests/civic/own_effect.h"

namespace stele::kit {
namespace {

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

}  // namespace
}  // namespace stele::kit
