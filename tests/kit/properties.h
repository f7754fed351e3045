#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/record.h"
#include "engine/table_file.h"
#include "games/games.h"
#include "tests/kit/coverage.h"
#include "tests/kit/other_world.h"
#include "tests/kit/rich_start.h"
#include "tests/kit/rules.h"

// What is true of every game, held against random games of any `Game`. Written once: a new game joins by being in AllGames
// and by saying in coverage.h what must be used.
namespace stele::kit {

template <Game G>
class RandomGame {
 public:
  RandomGame(const SetupRequest& setup, Coverage& coverage) : setup_(setup), coverage_(coverage), rng_(rng_stream(setup.seed, 99)) {}

  // Plays the game to its end; answers with the first property that does not hold, or nothing.
  std::optional<std::string> play() {
    const auto setup = G::read_setup(cat_, setup_);
    if (!setup) return "the setup is refused: " + to_text(setup.errors());
    if (G::request_of(cat_, setup.value()) != setup_) return "the setup does not read back";
    const auto begun = G::begin(cat_, setup.value());
    if (!begun) return "the game does not begin: " + to_text(begun.errors());
    State start = begun.value();
    rich_ = now_and_then(3) && enrich(cat_, start, rng_);
    table_.emplace(cat_, setup.value(), start, !rich_);
    hashes_ = {table_->hash()};
    for (int p = -1; p < setup_.players; ++p) viewers_.push_back(p < 0 ? PlayerId{} : PlayerId{static_cast<std::uint8_t>(p)});
    for (const PlayerId p : viewers_) worlds_.push_back(another_world(p));
    scored_.assign(table_->standing().rows.size(), 0);

    while (!table_->decision().nothing() && !failure_) step();
    if (!failure_) check_end();
    return failure_;
  }
  std::size_t answers() const { return table_ ? table_->answers() : 0; }
  const Table* table() const { return table_ ? &*table_ : nullptr; }

 private:
  using State = typename G::State;
  using Event = typename G::Event;
  using Option = typename G::Option;

  // The words are made only for a property that does not hold.
  template <class Words>
  void expect(bool ok, Words words) {
    if (ok || failure_) return;
    if constexpr (std::is_invocable_v<Words>)
      failure_ = words();
    else
      failure_ = words;
  }
  State another_world(PlayerId p) { return G::determinize(cat_, G::view(cat_, table_->state(), p), rng_); }
  bool now_and_then(std::uint32_t one_in) { return rng_.below(one_in) == 0; }

  void step() {
    const State before = table_->state();
    expect(static_cast<int>(table_->answers()) < G::info().max_answers, "the game ends within its bound");
    if (const std::string broken = G::broken_invariant(cat_, before); !broken.empty())
      expect(false, [&] { return "the invariants hold: " + broken; });
    const auto options = G::options(cat_, before);
    if (options.empty()) return expect(false, "there is an option until the end");
    check_options(before, options);
    if (now_and_then(50)) check_files();
    if (now_and_then(200)) check_every_option(before, options);
    if (failure_) return;

    Option o = options[rng_.below(static_cast<std::uint32_t>(options.size()))];
    // The last option often ends the turn; whoever can afford everything seldom wants to.
    for (int again = 0; rich_ && again < 3 && o == options[options.size() - 1]; ++again)
      o = options[rng_.below(static_cast<std::uint32_t>(options.size()))];
    if (const auto wanted = rich_ ? tempting(cat_, options, rng_) : std::nullopt) o = *wanted;
    table_->take(o);
    hashes_.push_back(table_->hash());
    coverage_.used<G>(cat_, before, o);
    for (const Event& e : table_->last_events()) {
      coverage_.used<G>(cat_, e);
      if (const auto gain = G::gained(e)) scored_[static_cast<std::size_t>(gain->first)] += gain->second;
    }
    const Standing standing = table_->standing();
    for (std::size_t r = 0; r < scored_.size(); ++r)
      expect(scored_[r] == standing.rows[r].scored,
             [&] { return "the points are the sum of the logged gains, after " + G::to_text(cat_, o); });
    for (std::size_t i = 0; i < viewers_.size() && !failure_; ++i) check_view(viewers_[i], worlds_[i], before, o);
  }

  void check_options(const State& s, const typename G::Options& options) {
    const auto again = G::options(cat_, s);
    expect(std::equal(options.begin(), options.end(), again.begin(), again.end()), "the options come in a fixed order");
    const std::set<Option> distinct(options.begin(), options.end());
    expect(distinct.size() == options.size(), "the options are distinct");
    const Option o = options[rng_.below(static_cast<std::uint32_t>(options.size()))];
    expect(G::why_not(cat_, s, o).empty(), [&] { return "nothing speaks against a legal option: " + G::to_text(cat_, o); });
    const auto read = G::read_option(cat_, G::to_text(cat_, o));
    expect(read && read.value() == o, [&] { return "an option reads back from its notation: " + G::to_text(cat_, o); });
    check_text(G::describe(cat_, s, o), G::to_text(cat_, o));
  }

  // Every well-formed option is either offered or refused by a rule, in both languages.
  void check_every_option(const State& s, const typename G::Options& options) {
    for (const Option& o : every_) {
      const Reason reason = G::why_not(cat_, s, o);
      const std::string text = G::to_text(cat_, o);
      expect(reason.empty() == options.contains(o), [&] { return "why_not and the options agree: " + text; });
      if (!reason.empty()) {
        check_text(reason.text, "the refusal of " + text);
        expect(ids_of_the_rules().contains(std::string{reason.rule}),
               [&] { return "the refusal of " + text + " names a rule: " + std::string{reason.rule}; });
      }
      const auto read = G::read_option(cat_, text);
      expect(read && read.value() == o, [&] { return "a well-formed option reads back from its notation: " + text; });
    }
  }

  void check_text(const Text& text, const std::string& of) {
    for (const std::string& words : {text.en, text.fr}) {
      expect(!words.empty(), [&] { return "there are words for " + of; });
      expect(words.find_first_of("[{") == std::string::npos, [&] { return "the words for " + of + " are complete: " + words; });
    }
  }

  void check_files() {
    const auto read = read_table(write_table(*table_), all_games());
    expect(read && read.value()->hash() == table_->hash(),
           [&] { return "the table reads back from its file: " + (read ? "another state" : to_text(read.errors())); });
    // Without its record a table is a position of its own, which must be accepted as well.
    const auto position = G::read_state(cat_, G::read_setup(cat_, setup_).value(), G::to_json(cat_, table_->state()));
    expect(position && position.value() == table_->state(),
           [&] { return "the state reads back from JSON: " + (position ? "another state" : to_text(position.errors())); });
  }

  // All that the viewer gets after an answer: the view, and the events as they may see them.
  struct Sent {
    typename G::View view;
    std::vector<Event> events;
    bool operator==(const Sent&) const = default;
  };
  Sent sent(const State& s, const std::vector<Event>& events, PlayerId p) const {
    Sent out{G::view(cat_, s, p), {}};
    for (const Event& e : events)
      if (const auto seen = G::seen_by(e, p)) out.events.push_back(*seen);
    return out;
  }
  // The same with everything that is made from the state and shown beside it, as text.
  std::string bytes(const State& s, const Sent& got, PlayerId p) const {
    std::string out = G::view_to_json(cat_, got.view).dump();
    const auto add = [&](const Text& text) { out += "\n" + text.en + "\n" + text.fr; };
    for (const Event& e : got.events) add(G::describe(cat_, s, e, p));
    for (const ScoreLine& l : G::standing(cat_, s).lines) out += " " + std::to_string(l.points);
    if (G::decision(cat_, s).seat != p || p.is_none()) return out;
    add(G::question(cat_, s));
    for (const Option& o : G::options(cat_, s)) {
      add(G::describe(cat_, s, o));
      out += G::shown(cat_, s, o).dump();
    }
    for (std::size_t i = table_->answers() % 37; i < every_.size(); i += 37) add(G::why_not(cat_, s, every_[i]).text);
    return out;
  }

  // Two worlds: whatever stays hidden from the viewer, they are sent the same.
  void check_view(PlayerId p, State& world, const State& before, Option o) {
    const bool mine = G::decision(cat_, before).seat == p;
    const State& after = table_->state();
    const Sent real = sent(after, table_->last_events(), p);
    const bool learned = std::any_of(real.events.begin(), real.events.end(), [](const Event& e) { return G::reveals(e); });
    const auto told = [&](const char* what) {
      return [=, this, &o] {
        return (p.is_none() ? "a spectator" : "seat " + std::to_string(p.value)) + what + ", after " + G::to_text(cat_, o);
      };
    };

    // A world in which only what stays hidden is elsewhere: every byte must be the same, whatever was learned.
    if (learned || mine || now_and_then(4)) {
      State other = other_world(before, after, p, rng_);
      if (learned || mine)
        expect(G::view(cat_, other, p) == G::view(cat_, before, p), [&] {
          const Json here = G::view_to_json(cat_, G::view(cat_, before, p)), there = G::view_to_json(cat_, G::view(cat_, other, p));
          return told(" sees the same in two worlds before the answer")() + ": " + Json::diff(here, there).dump();
        });
      const bool possible = G::options(cat_, other).contains(o);
      expect(possible || !(learned || mine), told(" sees an answer that hidden cards could forbid"));
      if (possible && !failure_) {
        std::vector<Event> events;
        G::apply(cat_, other, o, EventSink<Event>{events});
        const Sent same = sent(other, events, p);
        expect(same == real, told(" is sent the same in two worlds that differ in what stays hidden"));
        if (!failure_ && now_and_then(40))
          expect(bytes(other, same, p) == bytes(after, real, p), told(" is sent the same bytes in two worlds"));
      }
    }

    // A world guessed from the view some answers ago and played on: nothing public is forgotten.
    if (mine) {
      const auto a = G::options(cat_, before), b = G::options(cat_, world);
      expect(std::equal(a.begin(), a.end(), b.begin(), b.end()), "what you may do follows from what you see");
    }
    std::vector<Event> events;
    // An answer that only its player can know may not exist in another seat's guess; then that seat guesses anew.
    const bool exists = G::options(cat_, world).contains(o);
    if (exists) G::apply(cat_, world, o, EventSink<Event>{events});
    if (learned || (!mine && !exists))
      world = another_world(p);
    else
      expect(sent(world, events, p) == real, told(" is sent the same in a guessed world"));
    expect(G::view(cat_, world, p) == real.view, told(" has the same view in a guessed world"));
    if (now_and_then(24)) {
      const State guess = another_world(p);
      if (const std::string broken = G::broken_invariant(cat_, guess); !broken.empty())
        expect(false, [&] { return "a guessed state is sound: " + broken; });
    }
  }

  void check_end() {
    const Standing standing = table_->standing();
    expect(standing.over, "a game that asks nothing is over");
    expect(standing.winners != 0 && standing.winners < 1u << setup_.players, "somebody has won");
    for (std::size_t r = 0; r < standing.rows.size(); ++r) {
      int sum = 0;
      for (const ScoreLine& l : standing.lines) sum += l.row == r ? l.points : 0;
      expect(sum == standing.rows[r].points, "the breakdown adds up");
      expect(standing.rows[r].scored == standing.rows[r].points, "all points of a finished game were logged");
    }
    if (const std::string broken = G::broken_invariant(cat_, table_->state()); !broken.empty())
      expect(false, [&] { return "the invariants hold at the end: " + broken; });
    check_files();

    const auto record = read_record(write_record(*table_), all_games());
    expect(record && record->table->hash() == table_->hash(),
           [&] { return "the record replays to the same bytes: " + (record ? "another state" : to_text(record.errors())); });
    std::vector<std::string> answers;
    for (std::size_t k = 0; k < table_->answers(); ++k) {
      expect(table_->hash_after(k) == hashes_[k], "every past state keeps its fingerprint");
      answers.push_back(table_->answer(k));
      for (const PlayerId p : viewers_)
        if (now_and_then(8)) {
          const auto happened = table_->events(k, k + 1, p);
          for (const auto& event : happened[0]) check_text(event.text, "an event");
        }
    }
    // Undo to every earlier point, and forward again from one of them.
    const auto copy = table_->clone();
    const std::size_t again_from = rng_.below(static_cast<std::uint32_t>(answers.size()));
    for (std::size_t k = answers.size(); k > 0; --k) {
      copy->undo();
      expect(copy->hash() == hashes_[k - 1], "undo leads to the earlier state");
      if (k - 1 != again_from) continue;
      const auto forward = copy->clone();
      for (std::size_t i = again_from; i < answers.size(); ++i) forward->apply(answers[i]);
      expect(forward->hash() == hashes_.back(), "the same answers after an undo lead to the same end");
    }
  }

  const typename G::Catalogue& cat_ = G::catalogue();
  const std::vector<Option> every_ = G::every_option(cat_);
  SetupRequest setup_;
  Coverage& coverage_;
  Rng rng_;
  std::optional<TableOf<G>> table_;
  std::vector<std::uint64_t> hashes_;  // after each answer
  std::vector<PlayerId> viewers_;      // a spectator and every seat
  std::vector<State> worlds_;          // by viewer: one they cannot tell from the real one
  std::vector<int> scored_;            // by row of the standing
  std::optional<std::string> failure_;
  bool rich_ = false;
};

}  // namespace stele::kit
