// What happens when, and to which card: pending effects wait until they can do something, an effect stays with its card, and a card
// that is gone does nothing more.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

namespace stele::kit {
namespace {

using Names = std::vector<std::string>;

std::string entry(const std::string& list, const std::string& id, const std::string& fields) {
  return "[[" + list + "]]\nid = \"" + id + "\"\nname = { en = \"" + id + "\", fr = \"" + id + "\" }\n" + fields +
         "\norigin = \"house\"\n\n";
}
std::string building(const std::string& id, const std::string& fields) {
  return entry("card", id, "kind = \"building\"\ngroup = \"special\"\n" + fields);
}
std::string knowledge(const std::string& id, const std::string& fields) {
  return entry("card", id, "kind = \"knowledge\"\ngroup = \"special\"\n" + fields);
}
std::string policy(const std::string& id, const std::string& bonus) {
  return entry("card", id, "kind = \"policy\"\nbonus = \"" + bonus + "\"");
}

// --- A card that is gone -------------------------------------------------------------------------------------------

// [M-ARCH-1] Two triggers of one Knowledge under a card archive it once, and only one of them is paid for.
TEST(ACardThatIsGone, AKnowledgeIsArchivedOnce) {
  const std::string trigger = "{ on = \"acquire building\", do = \"archive this -> gain 1 gold\" }";
  MonumentalTable t({.cards = knowledge("own", "each = [" + trigger + ", " + trigger + "]")});
  t.space(1, "a1", "fort+own").activated({"a1"}).deck(1, {}).discard(1, {}).archived(1, {}).have(1, 3, "production");

  t.play("acquire workshop");
  for (int i = 0; i < 6 && t.asks() != "turn"; ++i) t.play(t.offers("yes") ? "yes" : "first 1");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.archived(1), Names{"own"});
  EXPECT_EQ(t.has(1, "gold"), 1);
  EXPECT_EQ(t.at(1, "a1"), "fort");
}

// [M-ARCH-1] [M-REINF-1] A Knowledge that lies under a card is not reinforced by itself, nor is the card that lies on it.
TEST(ACardThatIsGone, AKnowledgeUnderACardDoesNotReinforceItself) {
  MonumentalTable t({.cards = knowledge("own", "use = \"reinforce this\"")});
  t.space(1, "b2", "fort+own").space(1, "a1", "own").activated({"a1", "b2"});

  EXPECT_FALSE(t.offers("use b2k"));
  EXPECT_NE(t.refused("use b2k"), "");
  t.play("use a1");

  EXPECT_EQ(t.state().board.turn().reinforced, 1u);
}

// [M-ARCH-1] [M-REINF-1] In a sequence the step is passed over.
TEST(ACardThatIsGone, AKnowledgeUnderACardPassesReinforceThisOver) {
  MonumentalTable t({.cards = knowledge("own", "use = \"reinforce this, then gain 1 culture\"")});
  t.space(1, "b2", "fort+own").activated({"b2"});

  t.play("use b2k");

  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_EQ(t.state().board.turn().reinforced, 0u);
}

// --- The order of pending effects ----------------------------------------------------------------------------------

// [M-ACTION-2] [M-POL-3] What can do nothing now is neither offered nor accepted as the next: with no City card nothing is archived.
TEST(PendingEffects, WhatCanDoNothingIsNotOffered) {
  MonumentalTable t({.civs = {"china", "japan"}});
  t.policies(1, {"imperial-examinations", "silk-road"}).have(1, 3, "culture").deck(1, {"fort", "library"}).discard(1, {});

  t.play("develop research-and-development");

  EXPECT_EQ(t.options(), (Names{"first 1", "first 2"}));
  EXPECT_NE(t.refused("first 3"), "");
}

// [M-ACTION-2] It waits: once another effect has made it possible, it is offered as well.
TEST(PendingEffects, WhatBecomesPossibleComesLater) {
  const std::string city =
      "city = [{ card = \"work-camp\", n = 5 }, { card = \"library\", n = 3 }, { card = \"fort\", n = 3 }, { card = \"forum\", n = 1 }, "
      "{ card = \"mine\", n = 1 }, { card = \"samurai-dojo\", n = 1 }, { card = \"bushido\", n = 1 }]\n";
  const std::string rome = entry("civilization", "rome",
                                 "realm = { en = \"Rome\", fr = \"Rome\" }\nspeciality = \"Cultural\"\n" + city +
                                     "policies = [\"recalls\", \"studies\", \"travels\", \"diplomacy\", \"tea-ceremony\"]\n"
                                     "warlord = \"miyamoto-musashi\"");
  MonumentalTable t(
      {.civs = {"rome", "egypt"},
       .cards = policy("recalls", "recall 1 from discard") + policy("studies", "progress") + policy("travels", "move explorer 1") + rome});
  t.policies(1, {"recalls", "studies"}).have(1, 3, "culture").deck(1, {"fort", "library"}).discard(1, {});

  t.play("develop travels");  // 1: travels, 2: studies, 3: recalls
  EXPECT_EQ(t.options(), (Names{"first 1", "first 2"}));
  t.play({"first 2", "yes"});
  EXPECT_EQ(t.options(), (Names{"first 1", "first 2"}));
  t.play({"first 2", "card fort"});

  EXPECT_EQ(t.deck(1), (Names{"fort", "library"}));
  EXPECT_TRUE(t.offers("step 1 6"));
  t.play({"step 1 6"});
  EXPECT_EQ(t.asks(), "turn");
}

// --- A card that moves ---------------------------------------------------------------------------------------------

// [M-ACTION-2] [M-CITY-2] A pending effect goes with its card when the spaces of the City change places.
TEST(ACardThatMoves, ItsPendingEffectGoesWithIt) {
  MonumentalTable t({.cards = building("own", "each = { on = \"explore\", do = \"swap 2 city\" }") +
                              building("twin", "each = { on = \"explore\", do = \"archive this -> gain 1 gold\" }")});
  t.space(1, "a1", "twin").space(1, "b2", "own").space(1, "c3", "library").activated({"a1", "b2"}).archived(1, {});
  t.explorer(1, 1, 6).production_token(6);

  t.play("explore 1 production");  // 1: twin, 2: own
  t.play({"first 2", "space a1", "space c3"});
  EXPECT_EQ(t.at(1, "a1") + " " + t.at(1, "c3"), "library twin");
  t.play("yes");

  EXPECT_EQ(t.archived(1), Names{"twin"});
  EXPECT_EQ(t.at(1, "a1") + " " + t.at(1, "c3"), "library ");
  EXPECT_EQ(t.has(1, "gold"), 1);
}

// [M-ACT-3] [M-CITY-2] So does a question that is still open: the second neighbour is one of the new place.
TEST(ACardThatMoves, ItsOpenQuestionGoesWithIt) {
  MonumentalTable t({.cards = building("own", "use = \"activate 2 neighbour\"") + building("twin", "activated = \"swap 2 city\"")});
  t.city(1, {"-", "twin", "-", "fort", "own", "mine", "-", "-", "forum"}).activated({"b2"});

  t.play("use b2");
  EXPECT_EQ(t.options("space"), (Names{"space a2", "space b1", "space b3"}));
  t.play({"space a2", "space b2", "space c3"});

  EXPECT_EQ(t.at(1, "c3"), "own");
  EXPECT_EQ(t.at(1, "b2"), "forum");
  EXPECT_EQ(t.options("space"), Names{"space b3"});
}

// [M-COPY-1] [M-CITY-2] And the question whether the effect of a copied card of one's own is used.
TEST(ACardThatMoves, ACopiedCardIsUsedWhereItLies) {
  MonumentalTable t({.cards = building("own", "use = \"copy building\"") +
                              building("twin", "activated = \"swap 2 city\"\nuse = \"if centre: gain 1 culture\"")});
  t.city(1, {"twin", "-", "-", "-", "fort", "-", "-", "-", "own"}).activated({"c3"});

  t.play({"use c3", "copy 1 a1", "space a1", "space b2"});
  EXPECT_EQ(t.at(1, "b2"), "twin");
  t.play("yes");

  EXPECT_EQ(t.has(1, "culture"), 1);
}

// --- When the discard is shuffled ----------------------------------------------------------------------------------

// [M-SCI-1] While the City is completed the cards of this turn's progress are shuffled in like any other.
TEST(ShuffleAfterProgress, CompletingTheCityTakesThemIn) {
  MonumentalTable t;
  t.city(1, {"fort", "fort", "fort", "work-camp", "work-camp", "work-camp", "work-camp", "work-camp", "-"});
  t.city(2, {"library", "work-camp", "work-camp", "work-camp", "fort", "fort", "work-camp", "fort", "work-camp"});
  t.deck(1, {"library"}).discard(1, {}).have(1, 2, "science");

  t.play({"progress", "end"});

  EXPECT_EQ(t.at(1, "c3"), "library");
  EXPECT_TRUE(t.discard(1).empty());
}

// [M-SCI-1] During the turn they are left out, also where the City is filled.
TEST(ShuffleAfterProgress, FillingTheCityDuringTheTurnLeavesThemOut) {
  MonumentalTable t({.cards = building("own", "use = \"refresh 1\"")});
  t.space(1, "a1", "fort").space(1, "b2", "own").activated({"b2"}).deck(1, {"library"}).discard(1, {}).have(1, 2, "science");

  t.play({"progress", "use b2", "space a1"});

  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_TRUE(t.deck(1).empty());
  EXPECT_EQ(t.discard(1), Names{"library"});
}

}  // namespace
}  // namespace stele::kit
