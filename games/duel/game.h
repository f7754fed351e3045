#pragma once

#include "engine/game.h"
#include "games/duel/decisions.h"
#include "games/duel/describe.h"
#include "games/duel/notation.h"
#include "games/duel/rules.h"
#include "games/duel/scoring.h"
#include "games/duel/state_json.h"
#include "games/duel/view.h"
#include "games/duel/why_not.h"

namespace stele::duel {

// Monumental Duel, behind the contract of engine/game.h.
struct Duel {
  using State = duel::State;
  using Setup = duel::Setup;
  using Catalogue = duel::Catalogue;
  using Option = civic::Option;
  using Options = civic::Options;
  using Event = civic::Event;
  using View = duel::View;

  static const GameInfo& info();
  static const Catalogue& catalogue();
  static Result<Catalogue> read_catalogue(const std::vector<CardFile>& files);
  static std::vector<CardText> cards(const Catalogue& cat) { return describe_cards(cat); }
  static std::uint64_t cards_version(const Catalogue& cat) { return cat.version; }
  static Result<Setup> read_setup(const Catalogue&, const SetupRequest&);
  static SetupRequest request_of(const Catalogue&, const Setup&);

  static Result<State> begin(const Catalogue& cat, const Setup& setup) { return duel::begin(cat, setup); }
  static Decision decision(const Catalogue& cat, const State& s) { return duel::decision(cat, s); }
  static Options options(const Catalogue& cat, const State& s) { return duel::options(cat, s); }
  static Reason why_not(const Catalogue& cat, const State& s, Option o) { return duel::why_not(cat, s, o); }
  static void apply(const Catalogue& cat, State& s, Option o, const Log& log) { duel::apply(cat, s, o, log); }
  static Standing standing(const Catalogue& cat, const State& s) { return duel::standing(cat, s); }
  static std::string broken_invariant(const Catalogue& cat, const State& s) { return stele::to_text(broken_invariants(cat, s)); }

  static View view(const Catalogue& cat, const State& s, PlayerId p) { return duel::view(cat, s, p); }
  static State determinize(const Catalogue& cat, const View& v, Rng& rng) { return duel::determinize(cat, v, rng); }
  static std::optional<Event> seen_by(const Event& e, PlayerId p) { return duel::seen_by(e, p); }
  static bool reveals(const Event& e) { return duel::reveals(e); }

  static std::string to_text(const Catalogue& cat, Option o) { return duel::to_text(cat, o); }
  static Result<Option> read_option(const Catalogue& cat, std::string_view text) { return duel::read_option(cat, text); }
  static std::vector<Option> every_option(const Catalogue& cat) { return duel::every_option(cat); }
  static Json to_json(const Catalogue& cat, const State& s) { return duel::to_json(cat, s); }
  static Json view_to_json(const Catalogue& cat, const View& v) { return duel::view_to_json(cat, v); }
  static Result<State> read_state(const Catalogue& cat, const Setup& setup, const Json& json) { return duel::read_state(cat, setup, json); }
  static Text describe(const Catalogue& cat, const State& s, Option o) { return duel::describe(cat, s, o); }
  static Text describe(const Catalogue& cat, const State& s, const Event& e, PlayerId to) {
    return duel::describe(cat, e, names_for(cat, s, to));
  }
  static Json shown(const Catalogue& cat, const State& s, Option o) { return duel::shown(cat, s, o); }
  static Text question(const Catalogue& cat, const State& s) { return duel::question(cat, s); }
  static bool in_automa_turn(const State&) { return false; }
  static bool begins_automa_turn(const Event&) { return false; }
  static std::optional<std::pair<int, int>> gained(const Event& e) {
    if (e.kind != EventKind::Scored) return std::nullopt;
    return std::pair{static_cast<int>(e.who.value), static_cast<int>(e.amount)};
  }
};
static_assert(Game<Duel>);

}  // namespace stele::duel
