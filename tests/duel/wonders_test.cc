// Wonders are built in two sections.
#include "tests/kit/duel_table.h"

namespace stele {
namespace {

using kit::DuelTable;
using kit::Names;

// [D-ACQ-WON] The first section in Production; the card lies by the City and not in the deck.
TEST(DuelWonders, TheFirstSectionBeginsIt) {
  DuelTable t("japan", "mali");
  t.alone(0).on_track(4, "library-of-alexandria").have(0, "1 production 9 science");
  EXPECT_EQ(t.why("acquire library-of-alexandria"), "D-RES-2");
  t.have(0, "2 production").answer("acquire library-of-alexandria");
  EXPECT_EQ(t.begun(0), "library-of-alexandria");
  EXPECT_EQ(t.supply(0), "") << "2, and no bonus yet";
  EXPECT_EQ(t.deck(0).size(), 6u);
}

// [D-ACQ-WON] One at a time: of two keep either, the other leaves the game.
TEST(DuelWonders, OfTwoOneIsKept) {
  for (const std::string kept : {"colossus", "hanging-gardens"}) {
    DuelTable t("japan", "mali");
    t.alone(0).begun(0, "colossus").on_track(4, "hanging-gardens").have(0, "2 production");
    t.answer("acquire hanging-gardens").answer("card " + kept);
    EXPECT_EQ(t.begun(0), kept);
    EXPECT_EQ(t.removed(), Names{kept == "colossus" ? "hanging-gardens" : "colossus"});
    EXPECT_TRUE(t.track_discard().empty());
  }
}

// [D-WON-1] The rulebook's example: the Colossus completed gives 2 Military, then goes on top of the City deck.
TEST(DuelWonders, TheColossusCompleted) {
  DuelTable t("aztec", "japan");
  t.actions().begun(0, "colossus").have(0, "3 production");
  t.answer("complete");
  EXPECT_EQ(t.supply(0), "2 military");
  EXPECT_EQ(t.top(0), "colossus");
  EXPECT_EQ(t.begun(0), "");
  EXPECT_EQ(t.seat(), 1);
}

// [D-WON-1] Nothing is completed that was not begun, nor for less than its second section.
TEST(DuelWonders, TheSecondSectionIsPaid) {
  DuelTable t("japan", "mali");
  t.alone(0).have(0, "9 production");
  EXPECT_NE(t.why("complete"), "");
  t.begun(0, "library-of-alexandria").have(0, "3 production");
  EXPECT_EQ(t.why("complete"), "D-RES-2");
  t.have(0, "3 production 1 gold").answer("complete");
  EXPECT_EQ(t.supply(0), "3 science");
}

// [D-WON-1] The bonus comes before the card goes on the deck: what it draws is not the Wonder.
TEST(DuelWonders, TheBonusComesBeforeTheCardLiesOnTheDeck) {
  DuelTable t("mali", "japan");
  t.alone(0).policies(0, {"mali-sankore-scholars"}).begun(0, "eiffel-tower").on_deck(0, {"laboratory"}).have(0, "7 production");
  t.play({"complete", "policy mali-salt-road"}).first_options_until("turn");
  EXPECT_EQ(t.top(0), "eiffel-tower");
  EXPECT_EQ(t.discard(0), Names{"laboratory"}) << "drawn by the bonus of Sankoré's Scholars";
}

// [D-WON-2] One section: the first of a Wonder on the track or the second of one's own, not both; on the card's conditions.
TEST(DuelWonders, ASectionIsOneOfTwo) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "builders-lodge").begun(0, "colossus").have(0, "1 production");
  t.track({"hanging-gardens", "writing", "sahara", "nile-delta", "watchtowers", "caravanserai"});
  t.answer("use a1");
  EXPECT_EQ(t.options(), (Names{"section", "card hanging-gardens"})) << "at 3 less";
  t.answer("section");
  EXPECT_EQ(t.top(0), "colossus");
  EXPECT_EQ(t.supply(0), "1 production 2 military");
  EXPECT_EQ(t.why("use a1"), "D-TURN-2") << "the section was the whole action";
}

// [D-WON-2] As a first section, it lies by the City like any.
TEST(DuelWonders, ASectionMayBeTheFirst) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "builders-lodge").on_track(0, "library-of-alexandria");
  t.play({"use a1", "card library-of-alexandria"});
  EXPECT_EQ(t.begun(0), "library-of-alexandria");
  EXPECT_EQ(t.supply(0), "") << "2 less 3 is nothing";
}

// [D-WON-2] Nothing that can be paid: the Lodge cannot be used.
TEST(DuelWonders, ASectionThatCannotBePaid) {
  DuelTable t("japan", "mali");
  t.alone(0).in_city(0, 0, "builders-lodge").track({"writing", "sahara", "nile-delta", "watchtowers", "caravanserai", "caravan-routes"});
  EXPECT_NE(t.why("use a1"), "");
  t.begun(0, "eiffel-tower").have(0, "3 production");
  EXPECT_NE(t.why("use a1"), "") << "7 less 3 is 4";
}

}  // namespace
}  // namespace stele
