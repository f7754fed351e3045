#pragma once

#include "engine/game.h"
#include "games/monumental/decisions.h"
#include "games/monumental/describe.h"
#include "games/monumental/notation.h"
#include "games/monumental/rules.h"
#include "games/monumental/scoring.h"
#include "games/monumental/state_json.h"
#include "games/monumental/view.h"
#include "games/monumental/why_not.h"

namespace stele::monumental {

// Monumental, behind the contract of engine/game.h.
struct Monumental {
  using State = monumental::State;
  using Setup = monumental::Setup;
  using Catalogue = monumental::Catalogue;
  using Option = civic::Option;
  using Options = civic::Options;
  using Event = civic::Event;
  using View = monumental::View;

  static const GameInfo& info();
  static const Catalogue& catalogue();
  static Result<Catalogue> read_catalogue(const std::vector<CardFile>& files);
  static std::vector<CardText> cards(const Catalogue& cat) { return describe_cards(cat); }
  static std::uint64_t cards_version(const Catalogue& cat) { return cat.version; }
  static Result<Setup> read_setup(const Catalogue&, const SetupRequest&);
  static SetupRequest request_of(const Catalogue&, const Setup&);

  static Result<State> begin(const Catalogue& cat, const Setup& setup) { return monumental::begin(cat, setup); }
  static Decision decision(const Catalogue& cat, const State& s) { return monumental::decision(cat, s); }
  static Options options(const Catalogue& cat, const State& s) { return monumental::options(cat, s); }
  static Reason why_not(const Catalogue& cat, const State& s, Option o) { return monumental::why_not(cat, s, o); }
  static void apply(const Catalogue& cat, State& s, Option o, const Log& log) { monumental::apply(cat, s, o, log); }
  static Standing standing(const Catalogue& cat, const State& s) { return monumental::standing(cat, s); }
  static std::string broken_invariant(const Catalogue& cat, const State& s) { return stele::to_text(broken_invariants(cat, s)); }

  static View view(const Catalogue& cat, const State& s, PlayerId p) { return monumental::view(cat, s, p); }
  static State determinize(const Catalogue& cat, const View& v, Rng& rng) { return monumental::determinize(cat, v, rng); }
  static std::optional<Event> seen_by(const Event& e, PlayerId p) { return monumental::seen_by(e, p); }
  static bool reveals(const Event& e) { return monumental::reveals(e); }

  static std::string to_text(const Catalogue& cat, Option o) { return monumental::to_text(cat, o); }
  static Result<Option> read_option(const Catalogue& cat, std::string_view text) { return monumental::read_option(cat, text); }
  static std::vector<Option> every_option(const Catalogue& cat) { return monumental::every_option(cat); }
  static Json to_json(const Catalogue& cat, const State& s) { return monumental::to_json(cat, s); }
  static Json view_to_json(const Catalogue& cat, const View& v) { return monumental::view_to_json(cat, v); }
  static Result<State> read_state(const Catalogue& cat, const Setup& setup, const Json& json) {
    return monumental::read_state(cat, setup, json);
  }
  static Text describe(const Catalogue& cat, const State& s, Option o) { return monumental::describe(cat, s, o); }
  static Text describe(const Catalogue& cat, const State& s, const Event& e, PlayerId to) {
    return monumental::describe(cat, e, names_for(cat, s, to));
  }
  static Json shown(const Catalogue& cat, const State& s, Option o) { return monumental::shown(cat, s, o); }
  static Text question(const Catalogue& cat, const State& s) { return monumental::question(cat, s); }
  static bool in_automa_turn(const State& s) { return s.board.is_automa(s.board.active); }
  static bool begins_automa_turn(const Event& e) {
    return e.kind == civic::EventKind::AutomaRevealed || e.kind == civic::EventKind::AutomaReshuffled;
  }
  static std::optional<std::pair<int, int>> gained(const Event& e) {
    if (e.kind != EventKind::Scored) return std::nullopt;
    return std::pair{static_cast<int>(e.who.value), static_cast<int>(e.amount)};
  }
};
static_assert(Game<Monumental>);

}  // namespace stele::monumental
