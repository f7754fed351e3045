// An effect is never compulsory: what one may leave out of a copied card, of alternatives and of a sequence. Each test puts
// a card of its own, "own", on the middle space of the City.
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
std::string use(const std::string& text) { return "use = \"" + text + "\""; }

// "own" can be used so; it lies activated on b2.
MonumentalTable given(const std::string& effect, const std::string& more = "") {
  MonumentalTable t({.cards = building("own", use(effect)) + more});
  t.space(1, "b2", "own").activated({"b2"}).deck(1, {}).discard(1, {});
  return t;
}
// A civilization "rome" of ours, whose first policy is "own-policy".
MonumentalTable rome(const std::string& policy) {
  const std::string city =
      "city = [{ card = \"work-camp\", n = 5 }, { card = \"library\", n = 3 }, { card = \"fort\", n = 3 }, { card = \"forum\", n = 1 }, "
      "{ card = \"mine\", n = 1 }, { card = \"samurai-dojo\", n = 1 }, { card = \"bushido\", n = 1 }]\n";
  const std::string civilization = entry("civilization", "rome",
                                         "realm = { en = \"Rome\", fr = \"Rome\" }\nspeciality = \"Cultural\"\n" + city +
                                             "policies = [\"own-policy\", \"diplomacy\", \"rapid-expansion\", \"meiji-reforms\", "
                                             "\"tea-ceremony\"]\nwarlord = \"miyamoto-musashi\"");
  return MonumentalTable({.civs = {"rome", "egypt"}, .cards = entry("card", "own-policy", "kind = \"policy\"\n" + policy) + civilization});
}

bool asks_whether(const MonumentalTable& t) { return t.options() == Names{"yes", "no"}; }
bool is_reinforced(const MonumentalTable& t, int space) { return (t.state().board.turn().reinforced >> space & 1) != 0; }

// --- Copied cards --------------------------------------------------------------------------------------------------

// [M-ACTION-1] [M-COPY-1] Meiji Reforms copies the Monastery of an opponent for its Science; no card of one's own need be archived.
TEST(NeverCompulsory, TheEffectOfACopiedCardThatProduces) {
  MonumentalTable t;
  t.policies(1, {"meiji-reforms"}).have(1, 1, "gold").space(1, "a1", "fort").space(2, "b2", "monastery");

  t.play({"use policy", "copy 2 b2"});
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_TRUE(asks_whether(t));
  MonumentalTable wanted = t;
  t.play("no");
  wanted.play({"yes", "space a1"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.at(1, "a1"), "fort");
  EXPECT_EQ(t.has(1, "culture"), 0);
  EXPECT_EQ(wanted.archived(1), Names{"fort"});
  EXPECT_EQ(wanted.has(1, "culture"), 1);
}

// [M-ACTION-1] [M-COPY-1] The same for a card that does something when it is activated.
TEST(NeverCompulsory, TheEffectOfACopiedCardThatDoesSomethingWhenActivated) {
  MonumentalTable t = given("copy building", building("twin", "activated = \"gain 1 culture\"\nuse = \"archive 1\""));
  t.space(1, "a1", "twin").space(1, "c3", "fort");

  t.play({"use b2", "copy 1 a1"});
  EXPECT_EQ(t.has(1, "culture"), 1);
  EXPECT_TRUE(asks_whether(t));
  t.play("no");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.at(1, "a1") + " " + t.at(1, "c3"), "twin fort");
}

// [M-ACTION-1] And for a card of the track that is used.
TEST(NeverCompulsory, TheEffectOfACardOfTheTrack) {
  MonumentalTable t = given("use building from track");
  t.track({"monastery", "-", "-", "-", "-", "-"}).space(1, "a1", "fort");

  t.play({"use b2", "card monastery"});
  EXPECT_EQ(t.has(1, "science"), 1);
  EXPECT_TRUE(asks_whether(t));
  t.play("no");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.at(1, "a1"), "fort");
}

// [M-COPY-1] Who copies a card that has nothing but an effect wants it: nothing is asked again.
TEST(NeverCompulsory, ACopiedCardWithNothingButAnEffectIsNotAskedFor) {
  MonumentalTable t = given("copy building");
  t.space(1, "a1", "samurai-dojo").have(1, 1, "gold");

  t.play({"use b2", "copy 1 a1"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "gold"), 0);
  EXPECT_EQ(t.military_for("barbarians"), 2);
}

// [M-ACTION-1] An effect of a copied card that can do nothing is not asked for.
TEST(NeverCompulsory, ACopiedEffectThatCanDoNothingIsNotAskedFor) {
  MonumentalTable t = given("copy building of opponent");
  t.space(2, "a1", "monastery");

  t.play({"use b2", "copy 2 a1"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.has(1, "science"), 1);
}

// --- Alternatives --------------------------------------------------------------------------------------------------

// [M-ACTION-1] [M-POL-3] Alternatives of a bonus: whichever is chosen can be passed.
TEST(NeverCompulsory, AlternativesOfABonus) {
  for (const char* which : {"choose 1", "choose 2"}) {
    MonumentalTable t = rome("bonus = \"archive 1 | discard 1\"");
    t.space(1, "a1", "fort").deck(1, {}).discard(1, {}).have(1, 1, "culture");

    t.play({"develop own-policy", which});
    EXPECT_TRUE(t.offers("done")) << which;
    t.play("done");

    EXPECT_EQ(t.asks(), "turn") << which;
    EXPECT_EQ(t.at(1, "a1"), "fort") << which;
  }
}

// [M-ACTION-1] [M-POL-3] Also when only one of them can be done.
TEST(NeverCompulsory, TheOnlyAlternativeOfABonus) {
  MonumentalTable t = rome("bonus = \"archive 1 | reinforce 1\"");
  t.space(1, "a1", "fort").deck(1, {}).discard(1, {}).have(1, 1, "culture");

  t.play("develop own-policy");
  EXPECT_TRUE(t.offers("space a1"));
  t.play("done");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.at(1, "a1"), "fort");
}

// [M-ACTION-1] [M-USE-2] And in what an event sets off.
TEST(NeverCompulsory, AlternativesOfATrigger) {
  MonumentalTable t({.cards = building("own", "each = { on = \"explore\", do = \"archive 1 | discard 1\" }")});
  t.space(1, "b2", "own").activated({"b2"}).space(1, "a1", "fort").deck(1, {}).discard(1, {}).explorer(1, 1, 6).production_token(6);

  t.play({"explore 1 production", "choose 2", "done"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.at(1, "a1"), "fort");
}

// --- Sequences -----------------------------------------------------------------------------------------------------

// [M-ACTION-1] Of several steps the first may be passed, and the second still happens.
TEST(NeverCompulsory, TheFirstStepOfASequence) {
  MonumentalTable t = given("refresh 2, then reinforce 1 other");
  t.space(1, "a1", "library").space(1, "b3", "fort").activated({"b3"}).deck(1, {"mine"});

  t.play("use b2");
  EXPECT_TRUE(t.offers("space a1"));
  t.play("done");
  EXPECT_EQ(t.options("space"), Names{"space b3"});
  t.play("space b3");

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.at(1, "a1"), "library");
  EXPECT_TRUE(is_reinforced(t, 5));
}

// [M-ACTION-1] Perspective: its second alternative is such a sequence.
TEST(NeverCompulsory, Perspective) {
  MonumentalTable t;
  t.space(1, "a1", "library").space(1, "b2", "work-camp+perspective").space(1, "b3", "fort").activated({"b2", "b3"});
  t.deck(1, {"mine"}).discard(1, {});

  t.play({"use b2k", "choose 2", "done", "space b3"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.at(1, "a1"), "library");
  EXPECT_TRUE(is_reinforced(t, 5));
}

// [M-ACTION-1] [M-EXP-2] Compass: an Explorer that stands at a token need not move first.
TEST(NeverCompulsory, Compass) {
  MonumentalTable t;
  t.space(1, "b2", "fort+compass").activated({"b2"}).explorer(1, 1, 6).production_token(6);

  t.play({"use b2k", "done", "explore 1 production"});

  EXPECT_EQ(t.asks(), "turn");
  EXPECT_EQ(t.explorer(1, 1), 6);
  EXPECT_EQ(t.has(1, "production-token"), 1);
}

// [M-USE-1] Who uses an effect of one single step picks at least once; then one may stop.
TEST(NeverCompulsory, ASingleStepIsPickedOnceAtLeast) {
  for (const std::string effect : {"refresh 2", "archive 2", "discard 2"}) {
    MonumentalTable t = given(effect);
    t.space(1, "a1", "fort").space(1, "a2", "library").space(1, "a3", "mine").deck(1, {"forum", "workshop"});

    t.play("use b2");
    EXPECT_FALSE(t.offers("done")) << effect;
    EXPECT_NE(t.refused("done"), "") << effect;
    t.play("space a1");
    EXPECT_TRUE(t.offers("done")) << effect;
    t.play("done");

    EXPECT_EQ(t.asks(), "turn") << effect;
    EXPECT_EQ(t.at(1, "a2"), "library") << effect;
  }
}

}  // namespace
}  // namespace stele::kit
