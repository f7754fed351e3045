// The words that cards use.
#include <algorithm>

#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using civic::Resource;
using kit::DuelTable;
using kit::Names;

// A City whose b2 is a Mine on the Knowledge of Japan.
DuelTable mine_on_bushido() {
  DuelTable t("japan", "mali");
  t.alone(0).city(0, {"work-camp", "library", "fort",         //
                      "forum", "mine+japan-bushido", "fort",  //
                      "work-camp", "library", "fort"});
  return t;
}

// [D-TERM-ARCH] An inactive card leaves the game, lies under the Warlord; the Knowledge under it is discarded.
TEST(DuelTerms, ArchiveAnInactiveCard) {
  DuelTable t = mine_on_bushido();
  t.turned(0, {"b1", "a1"}).answer("use b1");
  t.answer("space b2");
  EXPECT_EQ(t.archived(0), Names{"mine"});
  EXPECT_EQ(t.discard(0), Names{"japan-bushido"});
  EXPECT_EQ(t.at(0, "b2"), "") << "until the end of the round";
}

// [D-TERM-ARCH] Not an activated one, nor the card that archives.
TEST(DuelTerms, ActivatedCardsAreNotArchived) {
  DuelTable t = mine_on_bushido();
  t.turned(0, {"b1", "a1", "a2", "a3", "b3", "c1", "c2", "c3"}).answer("use b1");
  EXPECT_EQ(t.options("space"), Names{"space b2"});
}

// [D-TERM-REINF] Straightened, kept when one passes; the Knowledge under it is discarded.
TEST(DuelTerms, ReinforceAnActivatedCard) {
  DuelTable t = mine_on_bushido();
  t.policies(0, {"japan-way-of-tea"}).turned(0, {"b2", "a1"});
  t.play({"use policy", "choose 2"});
  EXPECT_EQ(t.options("space"), (Names{"space a1", "space b2"})) << "activated ones";
  t.answer("space b2");
  EXPECT_FALSE(t.is_activated(0, "b2"));
  EXPECT_EQ(t.discard(0), Names{"japan-bushido"});
  t.answer("pass");
  EXPECT_EQ(t.at(0, "b2"), "mine");
}

// [D-TERM-REINF] From then on it is inactive: not used any more, open to be archived, and not activated again this round.
TEST(DuelTerms, AReinforcedCardIsInactive) {
  DuelTable t("japan", "mali");
  t.alone(0).policies(0, {"japan-way-of-tea"}).in_city(0, 0, "forum").in_city(0, 4, "mine").in_city(0, 8, "steam-power");
  t.gained(0, "1 production 1 science 1 military").play({"use policy", "choose 2", "space b2"});
  EXPECT_EQ(t.why("use b2"), "D-USE-1");
  DuelTable u = t;
  u.answer("use c3");
  EXPECT_FALSE(u.offers("space b2")) << "not activated again";
  t.answer("use a1");
  EXPECT_TRUE(t.offers("space b2")) << "archived";
}

// [D-TERM-DISC] An inactive City card to the City discard, with the Knowledge under it.
TEST(DuelTerms, DiscardACityCard) {
  DuelTable t("aztec", "mali");
  t.alone(0)
      .policies(0, {"aztec-calendar"})
      .city(0, {"mine+aztec-floating-gardens", "library", "fort", "work-camp", "library", "fort", "work-camp", "library", "fort"});
  t.play({"use policy", "space a1"});
  EXPECT_EQ(t.at(0, "a1"), "");
  EXPECT_EQ(t.discard(0).size(), 2u);
  EXPECT_TRUE(t.track_discard().empty());
}

// [D-TERM-DISC] A card of the track to the Development discard.
TEST(DuelTerms, DiscardACardOfTheTrack) {
  DuelTable t("japan", "mali", {"espionage"});
  t.alone(0).hand(0, {"market-rumours"}).on_track(3, "colossus").have(0, "1 science");
  t.play({"play market-rumours", "card colossus"});
  EXPECT_EQ(t.track_discard(), Names{"colossus"});
  EXPECT_EQ(t.track()[3], "");
}

// [D-TERM-GAIN] A card gained is acquired without paying: on top of the deck, a Barricade onto the pile.
TEST(DuelTerms, GainACard) {
  DuelTable t("japan", "mali");
  t.alone(0).on_track(5, "altiplano").have(0, "8 military").play({"acquire altiplano", "card archery-range"});
  EXPECT_EQ(t.top(0), "archery-range");
  EXPECT_EQ(t.basics("archery-range"), 4);
  EXPECT_EQ(t.supply(0), "4 military");
}

// [D-TERM-RESERVE] A reserved card lies by the City and waits for its price.
TEST(DuelTerms, ReserveACard) {
  DuelTable t("japan", "mali");
  t.actions().in_city(0, 0, "library-of-alexandria").on_track(5, "caravanserai").have(0, "").have(1, "9 production");
  t.play({"use a1", "card caravanserai"}).first_options_until("turn");
  EXPECT_EQ(t.reserved(0), Names{"caravanserai"});
  EXPECT_EQ(t.track()[5], "");
  EXPECT_NE(t.why("acquire caravanserai"), "") << "not for the other";
  t.answer("pass").have(0, "4 production").answer("acquire caravanserai");
  EXPECT_EQ(t.top(0), "caravanserai");
  EXPECT_TRUE(t.reserved(0).empty());
  EXPECT_EQ(t.supply(0), "");
}

// [D-TERM-RESERVE] At most two; and they stay from round to round.
TEST(DuelTerms, AtMostTwoAreReserved) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "library-of-alexandria").reserved(0, "gunpowder").reserved(0, "himeji-castle").have(0, "1 production");
  t.answer("use a1");
  EXPECT_NE(t.asks(), "reserve");
  EXPECT_EQ(t.options("card"), Names{"card himeji-castle"}) << "3 less 2, and Gunpowder is too dear";
  t.answer("card himeji-castle");
  EXPECT_EQ(t.begun(0), "himeji-castle");
  t.end_round();
  EXPECT_EQ(t.reserved(0), Names{"gunpowder"});
}

// [D-TERM-RESERVE] A reserved Province, acquired later: its price, its bonus, the top of the pile.
TEST(DuelTerms, AReservedProvinceIsAcquired) {
  DuelTable t("japan", "mali");
  t.alone(0).reserved(0, "phoenician-coast").have(0, "4 military").answer("acquire phoenician-coast");
  EXPECT_EQ(t.pile(0), Names{"phoenician-coast"});
  EXPECT_EQ(t.supply(0), "1 gold 1 culture");
}

// [D-TERM-COPY] One's own City card, used or not, activated or not: its resources again, and its effect; it gets no token.
TEST(DuelTerms, CopyACard) {
  DuelTable t("mali", "japan");
  t.alone(0).in_city(0, 0, "printing").in_city(0, 4, "mali-gold-panners").have(0, "3 production");
  t.answer("use b2").first_options_until("turn");
  EXPECT_EQ(t.supply(0), "2 production 1 gold");
  t.play({"use a1", "copy 1 b2", "yes", "pay production"});
  EXPECT_EQ(t.supply(0), "1 production 1 science 3 gold") << "its Gold, its effect again, and 1 Science";
}

// [D-TERM-COPY] Copying leaves the copied card free to be used.
TEST(DuelTerms, TheCopiedCardGetsNoToken) {
  DuelTable t("mali", "japan");
  t.alone(0).in_city(0, 0, "printing").in_city(0, 4, "mali-gold-panners").have(0, "3 production");
  t.play({"use a1", "copy 1 b2", "yes", "pay production"});
  EXPECT_TRUE(t.offers("use b2"));
  DuelTable u("mali", "japan");
  u.alone(0).in_city(0, 0, "printing").in_city(0, 4, "workshop", false);
  u.play({"use a1", "copy 1 b2"});
  EXPECT_EQ(u.supply(0), "2 production 1 science") << "one that is not activated";
}

// [D-TERM-GAINED] Over this round, activation included, spent or not; nothing is consumed.
TEST(DuelTerms, IfYouHaveGained) {
  DuelTable t("japan", "mali");
  t.plain().in_city(0, 3, "mine", false).have(0, "");
  t.play({"row a", "column 1", "row a", "column 1"});
  t.have(0, "");
  EXPECT_TRUE(t.offers("use b1")) << "the row gave all three, which have been spent";
  t.answer("use b1");
  EXPECT_EQ(t.supply(0), "2 gold");
}

// [D-TERM-GAINED] What comes later in the round counts as well; what was there before does not.
TEST(DuelTerms, GainedLaterInTheRound) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "mine").gained(0, "1 production 1 military").have(0, "9 science 1 gold").on_deck(0, {"library"});
  EXPECT_NE(t.why("use a1"), "");
  t.answer("progress").answer("use a1");
  EXPECT_EQ(t.has(0, Resource::Gold), 3);
}

// [D-TERM-GAINED] The next round counts anew.
TEST(DuelTerms, GainedIsForgottenAfterTheRound) {
  DuelTable t("japan", "mali");
  t.actions()
      .gained(0, "1 production 1 science 1 military")
      .city(0, {"work-camp", "work-camp", "work-camp", "work-camp", "library", "fort", "mine", "library", "fort"});
  t.end_round().play({"row a", "column 1", "row a", "column 1", "pass"});
  EXPECT_TRUE(t.is_activated(0, "c1"));
  EXPECT_NE(t.why("use c1"), "") << "only Production";
}

// [D-TERM-EACH] As often as it happens, without a token and without an action.
TEST(DuelTerms, EachTime) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "caravanserai").policies(0, {"japan-diplomacy"}).free_cities({"palmyra", "venice", "kilwa"});
  t.have(0, "2 production 1 gold").play({"negotiate", "card palmyra", "gain science"});
  EXPECT_EQ(t.supply(0), "2 production 1 science 1 culture");
  t.answer("use policy").play({"pay production", "pay production", "card venice", "gain military"});
  EXPECT_EQ(t.supply(0), "1 science 1 military 2 gold 1 culture");
}

// [D-TERM-MAY] What holds while its card is activated costs no action and serves as often as wanted.
TEST(DuelTerms, PermanentEffectsServeAsOftenAsWanted) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "bronze-working").track({"nile-delta", "sahara", "writing", "colossus", "watchtowers", "caravanserai"});
  t.have(0, "3 military").play({"acquire nile-delta", "acquire sahara", "done"});
  EXPECT_EQ(t.pile(0), (Names{"nile-delta", "sahara"}));
  EXPECT_EQ(t.supply(0), "1 production") << "1 less for each";
  EXPECT_NE(t.why("use a1"), "") << "there is nothing to use";
}

// [D-TERM-DRAW] From the top, only as many as there are: the discard is not shuffled.
TEST(DuelTerms, DrawAsManyAsThereAre) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "writing").deck_is(0, {"workshop"});
  const std::size_t before = t.discard(0).size();
  t.play({"use a1", "card workshop"});
  EXPECT_EQ(t.supply(0), "2 production");
  EXPECT_TRUE(t.deck(0).empty());
  EXPECT_EQ(t.discard(0).size(), before + 1);
}

// [D-TERM-DRAW] [D-TERM-USE] Two are drawn, one is used, both are discarded.
TEST(DuelTerms, DrawTwoUseOne) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "writing").on_deck(0, {"workshop", "laboratory"});
  t.play({"use a1", "card laboratory"});
  EXPECT_EQ(t.supply(0), "2 science");
  const Names discard = t.discard(0);
  EXPECT_EQ(std::count(discard.begin(), discard.end(), "workshop"), 1);
  EXPECT_EQ(std::count(discard.begin(), discard.end(), "laboratory"), 1);
}

// [D-END-1] [D-TERM-DRAW] From an empty deck nothing is drawn.
TEST(DuelTerms, NothingIsDrawnFromAnEmptyDeck) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "writing").deck_is(0, {});
  EXPECT_NE(t.why("use a1"), "");
}

}  // namespace
}  // namespace stele
