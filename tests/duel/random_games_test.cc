// What is true of every game of Duel, held against random games of every pair of civilizations with every combination of modules.
#include <gtest/gtest.h>

#include "games/duel/game.h"

namespace stele::duel {
namespace {

std::vector<SetupRequest> setups() {
  std::vector<SetupRequest> out;
  const std::vector<std::string> civs = {"mali", "aztec", "japan"};
  std::uint64_t seed = 1;
  for (std::size_t a = 0; a < civs.size(); ++a)
    for (std::size_t b = 0; b < civs.size(); ++b)
      for (unsigned modules = 0; modules < 8 && a != b; ++modules) {
        SetupRequest r;
        r.players = 2;
        r.seed = seed++;
        r.civilizations = {civs[a], civs[b]};
        for (std::size_t m = 0; m < 3; ++m)
          if (modules >> m & 1) r.modules.emplace_back(Duel::info().modules[m].id);
        out.push_back(r);
      }
  return out;
}

void complete(const Text& text, const std::string& of) {
  for (const std::string& words : {text.en, text.fr}) {
    EXPECT_FALSE(words.empty()) << of;
    EXPECT_EQ(words.find_first_of("[{"), std::string::npos) << of << ": " << words;
  }
}

// Every option is offered or refused by a rule, in both languages.
void check_every_option(const Catalogue& cat, const State& s) {
  const Options options = Duel::options(cat, s);
  for (const Option o : Duel::every_option(cat)) {
    const Reason why = Duel::why_not(cat, s, o);
    ASSERT_EQ(why.empty(), options.contains(o)) << Duel::to_text(cat, o);
    ASSERT_EQ(Duel::read_option(cat, Duel::to_text(cat, o)).value(), o);
    if (why.empty()) continue;
    complete(why.text, Duel::to_text(cat, o));
    for (const Reason& b : why.because) complete(b.text, Duel::to_text(cat, o));
  }
}

void check_views(const Catalogue& cat, const State& s, Rng& rng) {
  for (const PlayerId p : {PlayerId{0}, PlayerId{1}, PlayerId{}}) {
    const View v = Duel::view(cat, s, p);
    const State guess = Duel::determinize(cat, v, rng);
    ASSERT_EQ(Duel::broken_invariant(cat, guess), "") << "a guess of seat " << int{p.value};
    ASSERT_TRUE(Duel::view(cat, guess, p) == v) << "the view of a guess of seat " << int{p.value};
    ASSERT_EQ(Duel::view_to_json(cat, v), Duel::view_to_json(cat, Duel::view(cat, guess, p)));
  }
}

TEST(DuelRandomGames, HoldWhatIsTrueOfEveryGame) {
  const Catalogue& cat = Duel::catalogue();
  for (const SetupRequest& request : setups()) {
    SCOPED_TRACE("seed " + std::to_string(request.seed));
    const duel::Setup setup = Duel::read_setup(cat, request).value();
    ASSERT_EQ(Duel::request_of(cat, setup), request);
    State s = Duel::begin(cat, setup).value();
    Rng rng{request.seed};
    std::vector<int> scored(2, 0);
    int answers = 0;
    while (!Duel::decision(cat, s).nothing()) {
      SCOPED_TRACE("answer " + std::to_string(answers));
      ASSERT_EQ(Duel::broken_invariant(cat, s), "");
      const Options options = Duel::options(cat, s);
      ASSERT_FALSE(options.empty());
      complete(Duel::question(cat, s), "the question");
      const Option o = options[rng.below(static_cast<std::uint32_t>(options.size()))];
      complete(Duel::describe(cat, s, o), Duel::to_text(cat, o));
      ASSERT_TRUE(Duel::shown(cat, s, o).contains("kind"));
      if (answers % 11 == 0) {
        check_views(cat, s, rng);
        const auto read = Duel::read_state(cat, setup, Duel::to_json(cat, s));
        ASSERT_TRUE(static_cast<bool>(read)) << to_text(read.errors());
        ASSERT_TRUE(read.value() == s);
      }
      if (answers % 67 == 5) check_every_option(cat, s);
      std::vector<Event> events;
      const State before = s;
      Duel::apply(cat, s, o, Log{events});
      for (const Event& e : events) {
        for (const PlayerId p : {PlayerId{0}, PlayerId{1}, PlayerId{}})
          if (const auto seen = Duel::seen_by(e, p)) complete(Duel::describe(cat, before, *seen, p), "an event");
        if (const auto gain = Duel::gained(e)) scored[static_cast<std::size_t>(gain->first)] += gain->second;
      }
      ASSERT_LT(++answers, 2000) << "the game ends";
      if (HasFailure()) return;
    }
    const Standing end = Duel::standing(cat, s);
    EXPECT_TRUE(end.over);
    for (std::size_t p = 0; p < 2; ++p) EXPECT_EQ(end.rows[p].scored, scored[p]) << "the points are the sum of those told";
  }
}

// Cards of all kinds have texts in both languages.
TEST(DuelCards, AreDescribed) {
  const auto cards = Duel::cards(Duel::catalogue());
  EXPECT_GE(cards.size(), 119u + 3u);
  for (const CardText& c : cards) {
    complete(c.name, c.id);
    complete(c.text, c.id);
  }
}

}  // namespace
}  // namespace stele::duel
