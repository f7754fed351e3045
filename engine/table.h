#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/card_cabinet.h"
#include "engine/game.h"
#include "engine/hash.h"

// A table of any game, for the command line and the server: one virtual call per answer. The answers are the game so far; of the
// states on the way it keeps a few and plays on from them, so that no rule has an inverse to write and a long game stays small.
namespace stele {

struct OptionText {
  std::string notation;
  Text text;
  Json shown;  // what a client needs to draw it: G::shown
};

// What became of an answer: taken, unreadable (errors) or not allowed (reason).
struct Outcome {
  Errors errors;
  Reason reason;
  bool taken() const { return errors.empty() && reason.empty(); }
};

class Table {
 public:
  virtual ~Table() = default;
  virtual std::unique_ptr<Table> clone() const = 0;

  virtual const GameInfo& info() const = 0;
  virtual SetupRequest setup() const = 0;
  virtual std::uint64_t cards_version() const = 0;

  virtual Decision decision() const = 0;
  virtual Text question() const = 0;
  virtual std::vector<OptionText> options() const = 0;
  virtual Result<Reason> why_not(std::string_view notation) const = 0;
  virtual Outcome apply(std::string_view notation) = 0;
  virtual Standing standing() const = 0;

  virtual std::size_t answers() const = 0;
  virtual std::string answer(std::size_t k) const = 0;  // in notation
  virtual PlayerId answered_by(std::size_t k) const = 0;
  virtual std::uint64_t hash_after(std::size_t k) const = 0;  // of the state after k answers
  std::uint64_t hash() const { return hash_after(answers()); }
  virtual bool revealed(std::size_t k) const = 0;  // answer k showed somebody something: undo needs everybody's consent
  virtual void undo() = 0;                         // takes back the last answer; whether one may is `undo_for`
  // How far back a seat's own last decision is. Free while nobody has learned anything since and nobody else has answered.
  struct Undo {
    std::optional<std::size_t> to;     // answers left after it; nothing: the seat has not answered yet
    std::optional<std::size_t> fence;  // the answer that stands in the way: beyond it everybody must agree
  };
  Undo undo_for(PlayerId seat) const;
  // What happened, answer by answer from `from` up to `to`, as the viewer may see it.
  struct Happened {
    Text text;
    bool automa = false;  // in its turn, though it was somebody else's answer
  };
  virtual std::vector<std::vector<Happened>> events(std::size_t from, std::size_t to, PlayerId viewer) const = 0;
  // Before each answer, and now at the end. What is hidden counts: for games that are over.
  virtual std::vector<Standing> standings() const = 0;
  // The same moment as somebody knows it: what the rules hide from them is guessed.
  virtual std::unique_ptr<Table> as_known_to(PlayerId viewer, std::uint64_t seed) const = 0;

  virtual Json state_to_json() const = 0;
  virtual Json view_to_json(PlayerId viewer, std::size_t after) const = 0;  // after so many answers
  Json view_to_json(PlayerId viewer) const { return view_to_json(viewer, answers()); }
  virtual bool from_setup() const = 0;  // false: it began from a position written by hand
  virtual Json start_to_json() const = 0;

  std::vector<std::string> seats;  // who sits there ("human", "greedy"), where that is known
};

template <Game G>
class TableOf final : public Table {
 public:
  using State = typename G::State;
  using Event = typename G::Event;

  TableOf(const typename G::Catalogue& cat, const typename G::Setup& setup, const State& start, bool from_setup)
      : cat_(&cat), setup_(setup), kept_{start}, state_(start), from_setup_(from_setup) {}

  const State& state() const { return state_; }
  typename G::View view(PlayerId p) const { return G::view(*cat_, state_, p); }
  const typename G::Catalogue& catalogue() const { return *cat_; }
  const std::vector<Event>& last_events() const { return last_events_; }

  void take(typename G::Option o) {
    assert(G::why_not(*cat_, state_, o).empty());
    Answer answer{o, G::decision(*cat_, state_).seat, false, G::in_automa_turn(state_), hash_of(state_)};
    last_events_.clear();
    G::apply(*cat_, state_, o, EventSink<Event>{last_events_});
    for (const Event& e : last_events_) answer.revealed |= G::reveals(e);
    answers_.push_back(answer);
    if (answers_.size() % kEvery == 0) kept_.push_back(state_);
  }

  // Plays answers again: f(state before, option, events) for those from `from` up to `to`.
  template <class F>
  void replay(std::size_t from, std::size_t to, F&& f) const {
    State s = kept_[from / kEvery];
    std::vector<Event> events;
    for (std::size_t k = from / kEvery * kEvery; k < to; ++k) {
      if (k < from) {
        G::apply(*cat_, s, answers_[k].option, {});
        continue;
      }
      const State before = s;
      events.clear();
      G::apply(*cat_, s, answers_[k].option, EventSink<Event>{events});
      f(before, answers_[k].option, events);
    }
  }
  State state_after(std::size_t k) const {
    if (k == answers_.size()) return state_;
    State s = kept_[k / kEvery];
    for (std::size_t i = k / kEvery * kEvery; i < k; ++i) G::apply(*cat_, s, answers_[i].option, {});
    return s;
  }

  std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }
  const GameInfo& info() const override { return G::info(); }
  SetupRequest setup() const override { return G::request_of(*cat_, setup_); }
  std::uint64_t cards_version() const override { return G::cards_version(*cat_); }
  Decision decision() const override { return G::decision(*cat_, state()); }
  Text question() const override { return G::question(*cat_, state()); }
  Standing standing() const override { return G::standing(*cat_, state()); }

  std::vector<OptionText> options() const override {
    std::vector<OptionText> out;
    for (const auto& o : G::options(*cat_, state_))
      out.push_back({G::to_text(*cat_, o), G::describe(*cat_, state_, o), G::shown(*cat_, state_, o)});
    return out;
  }
  Result<Reason> why_not(std::string_view notation) const override {
    const auto o = G::read_option(*cat_, notation);
    if (!o) return o.errors();
    return G::why_not(*cat_, state(), o.value());
  }
  Outcome apply(std::string_view notation) override {
    const auto o = G::read_option(*cat_, notation);
    if (!o) return {o.errors(), {}};
    if (Reason r = G::why_not(*cat_, state(), o.value()); !r.empty()) return {{}, std::move(r)};
    take(o.value());
    return {};
  }

  std::size_t answers() const override { return answers_.size(); }
  std::string answer(std::size_t k) const override { return G::to_text(*cat_, answers_[k].option); }
  PlayerId answered_by(std::size_t k) const override { return answers_[k].by; }
  std::uint64_t hash_after(std::size_t k) const override { return k == answers_.size() ? hash_of(state_) : answers_[k].before; }
  bool revealed(std::size_t k) const override { return answers_[k].revealed; }
  void undo() override {
    assert(!answers_.empty());
    state_ = state_after(answers_.size() - 1);
    answers_.pop_back();
    kept_.resize(answers_.size() / kEvery + 1);
    last_events_.clear();
  }
  std::vector<std::vector<Happened>> events(std::size_t from, std::size_t to, PlayerId viewer) const override {
    std::vector<std::vector<Happened>> out;
    const auto tell = [&](const State& before, const std::vector<Event>& events) {
      bool automa = answers_[from + out.size()].automa;
      auto& lines = out.emplace_back();
      for (const Event& e : events) {
        automa |= G::begins_automa_turn(e);
        if (const auto seen = G::seen_by(e, viewer)) lines.push_back({G::describe(*cat_, before, *seen, viewer), automa});
      }
    };
    const bool last = from + 1 == to && to == answers_.size() && !last_events_.empty();
    if (last)
      tell(state_, last_events_);
    else
      replay(from, to, [&](const State& before, const auto&, const std::vector<Event>& events) { tell(before, events); });
    return out;
  }
  std::vector<Standing> standings() const override {
    std::vector<Standing> out;
    replay(0, answers_.size(),
           [&](const State& before, const auto&, const std::vector<Event>&) { out.push_back(G::standing(*cat_, before)); });
    out.push_back(standing());
    return out;
  }
  std::unique_ptr<Table> as_known_to(PlayerId viewer, std::uint64_t seed) const override {
    Rng rng{seed};
    typename G::Setup setup = setup_;
    setup.seed = seed;  // the real one would tell everything
    return std::make_unique<TableOf>(*cat_, setup, G::determinize(*cat_, view(viewer), rng), false);
  }

  Json state_to_json() const override { return G::to_json(*cat_, state()); }
  using Table::view_to_json;
  Json view_to_json(PlayerId viewer, std::size_t after) const override {
    return G::view_to_json(*cat_, G::view(*cat_, after == answers_.size() ? state_ : state_after(after), viewer));
  }
  bool from_setup() const override { return from_setup_; }
  Json start_to_json() const override { return G::to_json(*cat_, kept_.front()); }

 private:
  const typename G::Catalogue* cat_;
  typename G::Setup setup_;
  // A game of 600 answers keeps six states; to look at any other takes a hundred answers at most, some tens of microseconds.
  static constexpr std::size_t kEvery = 100;
  struct Answer {
    typename G::Option option;
    PlayerId by;
    bool revealed;
    bool automa;           // given in its turn
    std::uint64_t before;  // fingerprint
  };
  std::vector<State> kept_;  // before the answers 0, kEvery, 2 kEvery, ...
  State state_;              // now
  std::vector<Answer> answers_;
  std::vector<Event> last_events_;  // of the last answer; empty after an undo
  bool from_setup_;
};

// A game that tables can be opened for.
class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const GameInfo& info() const = 0;
  virtual Result<std::unique_ptr<Table>> open(const SetupRequest&) const = 0;
  virtual Result<std::unique_ptr<Table>> open_at(const SetupRequest&, const Json& state) const = 0;  // errors by JSON path
  virtual std::vector<CardText> cards() const = 0;
  virtual Errors check_cards(const std::vector<CardFile>& own) const = 0;  // in place of the built-in files of the same names
  virtual Errors use_cards(const std::vector<CardFile>& own) const = 0;    // from now on; before the first table is opened
};
using GameList = std::span<const AnyGame* const>;

const AnyGame* find_game(GameList, std::string_view id);
Error unknown_game(GameList, std::string_view id);
Text title(const GameInfo&);

template <Game G>
class GameOf final : public AnyGame {
 public:
  const GameInfo& info() const override { return G::info(); }

  Result<std::unique_ptr<Table>> open(const SetupRequest& request) const override {
    const auto setup = G::read_setup(G::catalogue(), request);
    if (!setup) return setup.errors();
    const auto state = G::begin(G::catalogue(), setup.value());
    if (!state) return state.errors();
    return std::unique_ptr<Table>{std::make_unique<TableOf<G>>(G::catalogue(), setup.value(), state.value(), true)};
  }
  Result<std::unique_ptr<Table>> open_at(const SetupRequest& request, const Json& json) const override {
    const auto setup = G::read_setup(G::catalogue(), request);
    if (!setup) return setup.errors();
    const auto state = G::read_state(G::catalogue(), setup.value(), json);
    if (!state) return state.errors();
    return std::unique_ptr<Table>{std::make_unique<TableOf<G>>(G::catalogue(), setup.value(), state.value(), false)};
  }
  std::vector<CardText> cards() const override { return G::cards(G::catalogue()); }
  Errors check_cards(const std::vector<CardFile>& own) const override {
    const auto read = G::read_catalogue(card_files(G::info(), own));
    return read ? Errors{} : read.errors();
  }
  Errors use_cards(const std::vector<CardFile>& own) const override { return CardCabinet<G>::replace(own); }
};

}  // namespace stele
