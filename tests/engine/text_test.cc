#include "engine/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

namespace stele {
namespace {

std::set<std::string> placeholders(const std::string& text) {
  static const std::regex pattern(R"(\{(\w+)\})");
  std::set<std::string> out;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) out.insert((*it)[1].str());
  return out;
}

TEST(Texts, BothLanguagesSayEverythingWithTheSamePlaceholders) {
  EXPECT_GT(all_texts().size(), 100u);
  for (const Lexeme& l : all_texts()) {
    EXPECT_FALSE(l.text.en.empty()) << l.id << " is missing in data/text/en.toml";
    EXPECT_FALSE(l.text.fr.empty()) << l.id << " is missing in data/text/fr.toml";
    EXPECT_EQ(placeholders(l.text.en), placeholders(l.text.fr)) << l.id;
  }
}

TEST(Texts, PlaceholdersAreFilled) {
  const Text t = say("player", {{"number", same_in_all("3")}});
  EXPECT_EQ(t.en, "Player 3");
  EXPECT_EQ(t.fr, "Joueur 3");
  EXPECT_EQ(say("no-such-id").en, "[no-such-id]");
}

TEST(Texts, AGameFindsWhatItsFamilySays) {
  EXPECT_TRUE(has_text("monumental.tile"));
  EXPECT_TRUE(has_text("monumental.event.paid"));
  EXPECT_EQ(say("monumental.event.paid"), say("civic.event.paid"));
  EXPECT_FALSE(has_text("monuments.event.paid"));  // of no family
  EXPECT_FALSE(has_text("monumental.event.no-such-id"));
  EXPECT_EQ(say("monumental.no-such-id").en, "[monumental.no-such-id]");
}

TEST(Texts, NoGameRepeatsItsFamily) {
  for (const Lexeme& l : all_texts()) {
    const std::size_t dot = std::min(l.id.find('.'), l.id.size());
    const std::string family = l.id.substr(0, dot) + ".family";
    if (l.id == family || !has_text(family)) continue;
    const std::string shared = say(family).en + l.id.substr(dot);
    EXPECT_FALSE(has_text(shared) && say(shared) == say(l.id)) << l.id << " says the same as " << shared;
  }
}

TEST(Texts, FrenchCountsFromTwo) {
  EXPECT_EQ(count("card", 0), (Text{"0 cards", "0 carte"}));
  EXPECT_EQ(count("card", 1), (Text{"1 card", "1 carte"}));
  EXPECT_EQ(count("card", 2), (Text{"2 cards", "2 cartes"}));
  EXPECT_EQ(count("point", -1), (Text{"-1 point", "-1 point"}));
}

TEST(Texts, WidthCountsCharacters) {
  EXPECT_EQ(width("Sémiramis"), 9u);
  EXPECT_EQ(width("≡▲∩"), 3u);
}

TEST(Texts, ControlCharactersAndBrokenBytesAreNoText) {
  EXPECT_EQ(first_bad_line("plain\ttext\r\nSémiramis ≡ 𝄞\n"), 0u);
  for (const std::string bad :
       {"\x01", "\x7f", "\xff", "\xc3", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x28\xa1"})
    EXPECT_EQ(first_bad_line("a\nb\n" + bad + "x"), 3u) << bad;
}

TEST(Texts, ClosestGuessesWhatWasMeant) {
  EXPECT_EQ(closest("greddy", {"random", "greedy"}), "greedy");
  EXPECT_EQ(closest("xyzxyz", {"random", "greedy"}), std::nullopt);
  EXPECT_EQ(closest(std::string(5000, 'a'), {"random"}), std::nullopt);
  EXPECT_EQ(closest("monumentl", {"monuments", "monumental"}), "monumental");  // a letter was left out
  EXPECT_EQ(closest("taek", {"draw", "take"}), "take");                        // two were swapped
  EXPECT_EQ(closest("alex", {"athens", "alexandria"}), "alexandria");          // the beginning of it
}

TEST(Texts, AGuessIsNeverFarFetched) {
  EXPECT_EQ(closest("map", {"pay", "to"}), std::nullopt);
  EXPECT_EQ(closest("city", {"copy"}), std::nullopt);
  EXPECT_EQ(closest("france", {"greece", "egypt"}), std::nullopt);
  EXPECT_EQ(closest("", {"a"}), std::nullopt);
}

TEST(Texts, QuotesShowAccentsAndNothingATerminalObeys) {
  EXPECT_EQ(in_quotes("règle"), "'règle'");
  EXPECT_EQ(in_quotes("a\x1b[31m"), "'a?[31m'");
  EXPECT_EQ(in_quotes("\xff\xc3"), "'?\?'");
  EXPECT_EQ(in_quotes("\u202e\u0085"), "'????\?'");
  EXPECT_EQ(in_quotes(std::string(50, 'x')), "'" + std::string(40, 'x') + "...'");
}

}  // namespace
}  // namespace stele
