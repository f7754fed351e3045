// Content that the rules could not play: turns that never end, tables that do not fit, costs that take from each other. The loader
// refuses it with the file, the line, the card and the field; it neither crashes nor lets it pass.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/kit/card_files.h"

namespace stele {
namespace {

using namespace kit;
using Texts = std::vector<std::string>;

std::string told_of(const std::string& entries) { return told(mistakes(with(entries))); }

std::string entry(const std::string& list, const std::string& id, const std::string& fields) {
  return "[[" + list + "]]\nid = \"" + id + "\"\nname = { en = \"" + id + "\", fr = \"" + id + "\" }\n" + fields +
         "\norigin = \"house\"\n\n";
}
std::string building(const std::string& id, const std::string& fields) {
  return entry("card", id, "kind = \"building\"\ngroup = \"special\"\n" + fields);
}
std::string my_card(const std::string& fields) { return building("my-card", fields); }
std::string policy(const std::string& id, const std::string& fields) { return entry("card", id, "kind = \"policy\"\n" + fields); }

// In quotes, in a list.
std::string list_of(const Texts& texts) {
  std::string out;
  for (const std::string& text : texts) out += (out.empty() ? "\"" : ", \"") + text + "\"";
  return "[" + out + "]";
}

// --- Turns end -----------------------------------------------------------------------------------------------------

// [M-SCI-1] A card that brings used cards back when it is activated lets progress go on for ever; in a `use` it is used once.
TEST(SafeContent, NoRecallWhenACardIsActivated) {
  EXPECT_EQ(told_of(my_card("use = \"recall 1 from discard\"")), "");

  EXPECT_TRUE(named(my_card("activated = \"recall 1 from discard\""), "my-card.activated"));
  EXPECT_TRUE(named(my_card("activated = \"gain 1 military, then recall 1 from discard\""), "my-card.activated"));
  EXPECT_TRUE(named(my_card("activated = \"if have 1 gold: (gain 1 military | recall 2 from discard)\""), "my-card.activated"));
  EXPECT_TRUE(named(my_card("activated = \"may recall 1 from discard\""), "my-card.activated"));
}

// [M-SCI-1] A base resource of choice may be Science, and counts so for "Science and Gold at most 2, and with 2 nothing else".
TEST(SafeContent, BaseResourcesOfChoiceCountAsScience) {
  EXPECT_EQ(told_of(my_card("activated = \"gain 1 base\"")), "");
  EXPECT_EQ(told_of(my_card("activated = \"gain 2 base\"")), "");
  EXPECT_EQ(told_of(my_card("produces = { science = 1 }\nactivated = \"gain 1 base\"")), "");

  EXPECT_TRUE(named(my_card("activated = \"gain 3 base\""), "my-card."));
  EXPECT_TRUE(named(my_card("activated = \"gain 3 same base\""), "my-card."));
  EXPECT_TRUE(named(my_card("produces = { science = 2 }\nactivated = \"gain 1 base\""), "my-card."));
  EXPECT_TRUE(named(my_card("produces = { gold = 1 }\nactivated = \"gain 2 same base\""), "my-card."));
  EXPECT_TRUE(named(my_card("produces = { production = 1 }\nactivated = \"gain 2 base\""), "my-card."));
  EXPECT_TRUE(named(my_card("activated = \"gain 1 base per activated building\""), "my-card."));
  EXPECT_TRUE(named(my_card("activated = \"if have 1 gold: gain 3 base\""), "my-card."));
}

// [M-ACQ-BLD] The standing discounts of policies count as those of cards do: Buildings stay under 3 less in all. Irrigation has 1.
TEST(SafeContent, DiscountsOfPoliciesOnBuildingsCount) {
  const auto with_policy = [](const std::string& rule) {
    Files files = built_in();
    CardFile& file = the(files, "starting");
    file.text = changed(file.text, "rapid-expansion", "always", "always = \"" + rule + "\"");
    return told(mistakes(files));
  };
  EXPECT_EQ(with_policy("building cost 1 less"), "");
  EXPECT_EQ(with_policy("knowledge cost 9 less"), "");

  for (const std::string rule : {"building cost 3 less", "building cost 2 less", "basic cost 2 less", "card cost 20 less"})
    EXPECT_NE(with_policy(rule).find(".always"), std::string::npos) << rule;
}

// [M-ACQ-BLD] A policy's and a card's are added up.
TEST(SafeContent, DiscountsOfPoliciesAndCardsAddUp) {
  const std::string one = policy("my-policy", "always = \"basic cost 1 less\"");
  EXPECT_EQ(told_of(one), "");

  EXPECT_NE(told_of(one + my_card("always = \"building cost 1 less\"")).find(".always"), std::string::npos);
}

// --- What fits -----------------------------------------------------------------------------------------------------

// [M-USE-2] A card has two triggers at most, so that all that one event sets off has room.
TEST(SafeContent, TwoTriggersOnACard) {
  const std::string one = "{ on = \"explore\", do = \"gain 1 gold\" }", two = one + ", " + one;
  EXPECT_EQ(told_of(my_card("each = [" + two + "]")), "");
  EXPECT_EQ(told_of(my_card("each = " + one + "\nfirst = " + one)), "");

  EXPECT_TRUE(named(my_card("each = [" + two + ", " + one + "]"), "my-card.each"));
  EXPECT_TRUE(named(my_card("first = [" + two + ", " + one + "]"), "my-card.first"));
  EXPECT_TRUE(named(my_card("each = [" + two + "]\nfirst = " + one), "my-card."));
  EXPECT_TRUE(named(policy("my-policy", "each = [" + two + ", " + one + "]"), "my-policy.each"));
}

// [M-USE-2] All files together make eight different selections of cards cheaper at most; Irrigation and Printing make two.
TEST(SafeContent, EightSelectionsThatCostLess) {
  const Texts kinds = {"wonder",          "common wonder",     "production wonder", "science wonder",
                       "military wonder", "science knowledge", "military knowledge"};
  std::string six, seven;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const std::string card = building("my-card-" + std::to_string(i + 1), "always = \"" + kinds[i] + " cost 1 less\"");
    seven += card;
    if (i < 6) six += card;
  }
  EXPECT_EQ(told_of(six), "");
  EXPECT_EQ(told_of(six + building("once-more", "always = \"wonder cost 2 less\"")), "");

  EXPECT_TRUE(named(seven, ".always"));
}

// [M-POL-1] An answer names a policy in a byte: there are 250 at most.
TEST(SafeContent, TwoHundredAndFiftyPolicies) {
  const std::size_t there = monumental::Monumental::catalogue().policies;
  std::string most;
  for (std::size_t i = there; i < 250; ++i) most += policy("my-policy-" + std::to_string(i), "use = \"gain 1 gold\"");

  EXPECT_EQ(told_of(most), "");
  EXPECT_NE(told_of(most + policy("my-policy", "use = \"gain 1 gold\"")), "");
}

// Two Capitals and a province between them.
std::string small_map(const std::string& id, const std::string& more = "", int players = 2) {
  return entry("map", id,
               "players = " + std::to_string(players) +
                   "\nseats = 2\ngrade = 1\nmood = \"balanced\"\ntiles = [\n  { q = 1, r = 0, terrain = \"capital\", capital = 1 },\n"
                   "  { q = 2, r = 0, terrain = \"plains\" },\n  { q = 3, r = 0, terrain = \"capital\", capital = 2 },\n" +
                   more + "]");
}

// [M-SET-1] There are 250 maps at most.
TEST(SafeContent, TwoHundredAndFiftyMaps) {
  const std::size_t there = monumental::Monumental::catalogue().maps.size();
  std::string most;
  for (std::size_t i = there; i < 250; ++i) most += small_map("my-map-" + std::to_string(i));

  EXPECT_EQ(told_of(most), "");
  EXPECT_NE(told_of(most + small_map("my-map")), "");
}

// [M-COMP-4] There are 60 kinds of terrain at most.
TEST(SafeContent, SixtyKindsOfTerrain) {
  const std::size_t there = monumental::Monumental::catalogue().terrains.size();
  std::string most;
  for (std::size_t i = there; i < 60; ++i) most += entry("terrain", "my-terrain-" + std::to_string(i), "defence = 0\ntiles = 1");

  EXPECT_EQ(told_of(most), "");
  EXPECT_NE(told_of(most + entry("terrain", "my-terrain", "defence = 0\ntiles = 1")), "");
}

// [M-RES-3] A card with more different costs than there is room for is a mistake of its file.
TEST(SafeContent, OneCardWithThreeHundredCosts) {
  std::string triggers;
  for (int i = 0; i < 300; ++i)
    triggers += (i == 0 ? "{ on = \"explore\", do = \"pay " : ", { on = \"explore\", do = \"pay ") + std::to_string(1 + i / 20) +
                " production and " + std::to_string(1 + i % 20) + " science -> gain 1 culture\" }";

  EXPECT_TRUE(named(my_card("each = [" + triggers + "]"), "my-card"));
}

// [M-RES-4] So are two cards, neither of which asks for too much by itself.
TEST(SafeContent, TwoCardsWithManyConditionsEach) {
  Texts texts;
  const auto add = [&](const std::string& word, const Texts& kinds) {
    std::string text;
    for (int n = 1; n <= 20; ++n)
      for (const std::string& kind : kinds) {
        const std::string one = std::to_string(n) + " " + kind;
        text += (text.empty() ? "if " + word + " " : " and ") + one;
        if (text.size() < 200) continue;
        texts.push_back(text + ": gain 1 military");
        text.clear();
      }
    if (!text.empty()) texts.push_back(text + ": gain 1 military");
  };
  add("have", {"gold", "science", "culture", "military", "production"});
  add("gained", {"gold", "science", "culture", "military", "production"});
  add("activated", {"wonder", "card", "basic", "knowledge", "building", "starting"});
  ASSERT_GE(texts.size(), 20u);
  const auto card = [&](const std::string& id, std::ptrdiff_t from) {
    const auto at = texts.begin() + from;
    return building(id, "use = " + list_of(Texts(at, at + 4)) + "\nactivated = " + list_of(Texts(at + 4, at + 8)) +
                            "\neach = [{ on = \"explore\", do = \"" + at[8] + "\" }, { on = \"explore\", do = \"" + at[9] + "\" }]");
  };
  EXPECT_EQ(told_of(card("one", 0)), "");

  EXPECT_TRUE(named(card("one", 0) + card("two", 10), "two"));
}

// --- Costs and amounts ---------------------------------------------------------------------------------------------

// [M-RES-3] Two costs that take from the same thing could be paid each, but not both: a mistake of the card file.
TEST(SafeContent, CostsDoNotTakeFromEachOther) {
  EXPECT_EQ(told_of(my_card("use = \"archive 1 and pay 1 gold -> gain 1 culture\"")), "");
  EXPECT_EQ(told_of(my_card("use = \"discard 1 and return 1 units and pay 1 gold and 1 science -> gain 1 culture\"")), "");

  EXPECT_TRUE(named(my_card("use = \"archive 1 and discard 1 -> gain 5 culture\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("use = \"archive 1 science building and archive 1 -> gain 5 culture\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("use = \"discard 1 and pay 1 gold and discard 1 knowledge -> gain 5 culture\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("use = \"pay 1 gold and pay 1 science -> gain 5 culture\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("use = \"gain 1 gold, then may (pay 1 gold and pay 1 base -> gain 5 culture)\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("activated = \"archive 1 and discard 1 -> gain 1 culture\""), "my-card.activated"));
  EXPECT_TRUE(named(my_card("each = { on = \"explore\", do = \"discard 1 and archive 1 -> gain 1 culture\" }"), "my-card.each"));
  EXPECT_TRUE(named(policy("my-policy", "bonus = \"archive 1 and discard 1 -> gain 1 culture\""), "my-policy.bonus"));
}

// [M-RES-1] There are three base resources: different ones are not multiplied.
TEST(SafeContent, DifferentBaseResourcesAreNotMultiplied) {
  EXPECT_EQ(told_of(my_card("use = \"gain 2 different base\"")), "");
  EXPECT_EQ(told_of(my_card("use = \"gain 2 base per province\"")), "");

  EXPECT_TRUE(named(my_card("use = \"gain 2 different base per province\""), "my-card.use"));
  EXPECT_TRUE(named(my_card("use = \"gain 1 gold and 3 different base per wonder up to 2\""), "my-card.use"));
}

// --- Maps and Warlords ---------------------------------------------------------------------------------------------

// [M-SET-7] Each player picks a Capital: a map has as many seats as players, at least. The line is that of the field.
TEST(SafeContent, AMapHasASeatForEachPlayer) {
  EXPECT_EQ(told_of(small_map("my-map")), "");
  Files files = with(small_map("my-map", "", 3));
  const CardFile& file = the(files, "development");
  const int line = line_of(file.text, "\nseats = 2\n") + 1;

  const std::vector<Error> errors = mistakes(files);

  EXPECT_TRUE(found(errors, file, line, line, "my-map.seats")) << told(errors);
}

// [M-MAP-4] Every land tile is reachable from every Capital, and nobody passes through that of another player.
TEST(SafeContent, EveryTileIsReachableFromEveryCapital) {
  const std::string behind_1 = "  { q = 0, r = 0, terrain = \"plains\" },\n", behind_2 = "  { q = 4, r = 0, terrain = \"plains\" },\n";
  const std::string around_1 = "  { q = 0, r = 1, terrain = \"plains\" },\n  { q = 1, r = 1, terrain = \"plains\" },\n";
  EXPECT_EQ(told_of(small_map("my-map", behind_1 + around_1)), "");

  for (const std::string& tiles : {behind_1, behind_2, behind_1 + behind_2}) {
    EXPECT_TRUE(named(small_map("my-map", tiles), "my-map.tiles")) << tiles;
    EXPECT_TRUE(named(small_map("my-map", tiles), "M-MAP-4")) << tiles;
  }
}

// [M-WARLORD-1] [M-CON-9] A Warlord attacks as one Unit and defends as 2: nothing else is played.
TEST(SafeContent, AWarlordAttacksWithOneAndDefendsWithTwo) {
  for (const auto& [field, n] : std::vector<std::pair<std::string, int>>{{"attack", 2}, {"attack", 0}, {"defence", 9}, {"defence", 1}}) {
    Files files = built_in();
    CardFile& file = the(files, "starting");
    const std::string line = field + " = " + std::to_string(n) + "  # ours";
    file.text = changed(file.text, "hua-mulan", field, line);

    const std::vector<Error> errors = mistakes(files);

    EXPECT_TRUE(found(errors, file, line_of(file.text, line), line_of(file.text, line), "hua-mulan." + field)) << line << "\n"
                                                                                                               << told(errors);
  }
}

}  // namespace
}  // namespace stele
