#include "games/monuments/notation.h"

#include "tests/kit/monuments_table.h"

namespace stele::monuments {
namespace {

using kit::Table;

const Catalogue& cat() { return Monuments::catalogue(); }

TEST(Notation, EveryOptionReadsBack) {
  const std::vector<Option> all = every_option(cat());
  EXPECT_GT(all.size(), 700u);
  for (const Option& o : all) {
    const auto read = read_option(cat(), to_text(cat(), o));
    ASSERT_TRUE(read) << to_text(cat(), o);
    EXPECT_EQ(read.value(), o) << to_text(cat(), o);
  }
}

TEST(Notation, CaseAndSpacesDoNotMatter) {
  EXPECT_EQ(read_option(cat(), "  Take   ak7 ").value(), read_option(cat(), "take AK7").value());
  EXPECT_EQ(read_option(cat(), "BUILD ak FOR Red").value(), read_option(cat(), "build AK for red").value());
}

// [W-TWO-1] With two players an option names its colour.
TEST(Notation, ColoursAreNamedWithTwoPlayersOnly) {
  Table two(2);
  two.hand(0, "AK1 AK2");
  EXPECT_TRUE(two.offers("build AK for red"));
  EXPECT_TRUE(two.offers("build AK for blue"));
  EXPECT_EQ(two.refuses("build AK"), "W-TWO-1");
  EXPECT_EQ(two.refuses("build AK for green"), "W-TWO-1");
  Table four(4);
  four.hand(0, "AK1 AK2");
  EXPECT_TRUE(four.offers("build AK"));
  EXPECT_EQ(four.refuses("build AK for red"), "W-TWO-1");
}

TEST(Notation, MistakesSayWhatWasExpected) {
  const auto said = [](std::string_view text) { return read_option(cat(), text).errors().at(0).what; };
  EXPECT_EQ(said("taek AK7"), "unknown word 'taek'; did you mean 'take'?");
  EXPECT_EQ(said("take"), "'take' needs a card, a monument and a value such as AK7");
  EXPECT_EQ(said("take AK0"), "'AK0' after 'take': expected a card, a monument and a value such as AK7");
  EXPECT_EQ(said("build XX"), "'XX' after 'build': expected a monument such as AK");
  EXPECT_EQ(said("score sail"), "'sail' after 'score': expected a symbol: scroll, ship or helmet");
  EXPECT_EQ(said("build AK for pink"), "'pink' is no colour: expected red, blue, green or yellow");
  EXPECT_EQ(said("build AK for"), "'for' needs a colour: red, blue, green or yellow");
  EXPECT_EQ(said("draw AK7"), "nothing more was expected from 'AK7' on");
  EXPECT_EQ(said(""), "nothing was written; expected an option such as 'take AK7'");
}

TEST(WhyNot, SaysTheRuleAndWhatIsMissingInBothLanguages) {
  Table t(4);
  t.hand(0, "AK1 AK2").exhibit("blue", "AK 9 8");
  const Reason r = why_not(cat(), t.state(), read_option(cat(), "build AK").value());
  EXPECT_EQ(r.rule, "W-BUILD-1");
  EXPECT_EQ(r.text.en, "Akropolis needs at least 3 cards; of Akropolis you hold 2 cards");
  EXPECT_EQ(r.text.fr, "il faut au moins 3 cartes Akropolis ; en main : 2 cartes");
  ASSERT_EQ(r.because.size(), 1u);
  EXPECT_EQ(r.because[0].text.en, "Blue has built it");
  EXPECT_EQ(r.because[0].text.fr, "Bleu l'a érigé");
}

TEST(WhyNot, AnotherChoiceComesFirst) {
  Table t(4);
  t.hand(0, "AK1 AK2").play("build AK");
  EXPECT_EQ(t.refuses("draw"), "W-BUILD-3");
  EXPECT_EQ(t.refuses("done"), "W-BUILD-1");
  EXPECT_EQ(t.why("done"), "at least 2 cards must be laid, so far it is 0 cards");
}

// Perft: how many ways there are to answer the first decisions. The first numbers can be counted by hand:
// three face-up cards and the pile are four options, and nothing else can be done with five cards of five
// monuments but scoring and buying with pairs of symbols.
std::uint64_t perft(const State& s, int depth) {
  const auto all = options(cat(), s);
  if (depth == 1) return all.size();
  std::uint64_t n = 0;
  for (const Option& o : all) {
    State next = s;
    apply(cat(), next, o, Log{});
    n += perft(next, depth - 1);
  }
  return n;
}

TEST(Perft, CountsFromAPositionThatCanBeCountedByHand) {
  Table t(4);
  EXPECT_EQ(t.options(), "take PY7, take PY8, take PY9, draw");
  EXPECT_EQ(perft(t.state(), 1), 4u);
  // After `take`: two face-up cards, the pile, the end of the turn. After `draw`: three, the pile, the end.
  EXPECT_EQ(perft(t.state(), 2), 3u * 4u + 5u);
}

TEST(Perft, KnownCountsFromFixedSetups) {
  struct Known {
    int players;
    std::vector<std::string> modules;
    std::vector<std::uint64_t> counts;
  };
  const std::vector<Known> known = {
      {2, {}, {14, 82, 376, 1305}},
      {3, {}, {7, 46, 226, 748}},
      {4, {}, {8, 47, 215, 693}},
  };
  for (const Known& k : known) {
    const State s = begin(cat(), Monuments::read_setup(cat(), {k.players, 2024, k.modules}).value()).value();
    for (std::size_t depth = 1; depth <= k.counts.size(); ++depth)
      EXPECT_EQ(perft(s, static_cast<int>(depth)), k.counts[depth - 1]) << k.players << " players, depth " << depth;
  }
}

// All power cards in play: the Sailor, the Hero and the Scribe's reordering are counted too.
TEST(Perft, KnownCountsWithPowerCards) {
  Table t(4, {"powers"});
  t.hand(0, "AK1 AK2 PE3 PE4").exhibit("red", "AK 9 3 4").exhibit("blue", "ZE 8 7").points("red", 5);
  t.owner("scribe", "red").owner("sailor", "red").owner("hero", "red");
  const std::vector<std::uint64_t> known = {13, 79, 468, 2494};  // 13: a story, 3 + 1 to draw, build, improve, score, buy, 3 swaps, pay
  for (std::size_t depth = 1; depth <= known.size(); ++depth)
    EXPECT_EQ(perft(t.state(), static_cast<int>(depth)), known[depth - 1]) << "depth " << depth;
}

}  // namespace
}  // namespace stele::monuments
