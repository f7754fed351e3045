#pragma once

#include "engine/game.h"
#include "games/monuments/describe.h"
#include "games/monuments/notation.h"
#include "games/monuments/rules.h"
#include "games/monuments/view.h"

namespace stele::monuments {

// Monuments: Wonders of Antiquity, behind the contract of engine/game.h.
struct Monuments {
  using State = monuments::State;
  using Setup = monuments::Setup;
  using Catalogue = monuments::Catalogue;
  using Option = monuments::Option;
  using Options = monuments::Options;
  using Event = monuments::Event;
  using View = monuments::View;

  static const GameInfo& info();
  static const Catalogue& catalogue();
  static Result<Catalogue> read_catalogue(const std::vector<CardFile>& files) {
    return monuments::read_catalogue(files.front().text, files.front().name);
  }
  static std::vector<CardText> cards(const Catalogue& cat) { return describe_cards(cat); }
  static std::uint64_t cards_version(const Catalogue& cat) { return cat.version; }
  static Result<Setup> read_setup(const Catalogue&, const SetupRequest&);
  static SetupRequest request_of(const Catalogue&, const Setup&);

  static Result<State> begin(const Catalogue& cat, const Setup& setup) { return monuments::begin(cat, setup); }
  static Decision decision(const Catalogue&, const State& s) { return monuments::decision(s); }
  static Options options(const Catalogue& cat, const State& s) { return monuments::options(cat, s); }
  static Reason why_not(const Catalogue& cat, const State& s, Option o) { return monuments::why_not(cat, s, o); }
  static void apply(const Catalogue& cat, State& s, Option o, const Log& log) { monuments::apply(cat, s, o, log); }
  static Standing standing(const Catalogue& cat, const State& s) { return monuments::standing(cat, s.board); }
  static std::string broken_invariant(const Catalogue& cat, const State& s) { return stele::to_text(broken_invariants(cat, s)); }

  static View view(const Catalogue&, const State& s, PlayerId p) { return monuments::view(s, p); }
  static State determinize(const Catalogue& cat, const View& v, Rng& rng) { return monuments::determinize(cat, v, rng); }
  static std::optional<Event> seen_by(const Event& e, PlayerId p) { return monuments::seen_by(e, p); }
  static bool reveals(const Event& e) { return monuments::reveals(e); }

  static std::string to_text(const Catalogue& cat, Option o) { return monuments::to_text(cat, o); }
  static Result<Option> read_option(const Catalogue& cat, std::string_view text) { return monuments::read_option(cat, text); }
  static std::vector<Option> every_option(const Catalogue& cat) { return monuments::every_option(cat); }
  static Json to_json(const Catalogue& cat, const State& s) { return monuments::to_json(cat, s); }
  static Json view_to_json(const Catalogue& cat, const View& v) { return monuments::view_to_json(cat, v); }
  static Result<State> read_state(const Catalogue& cat, const Setup& setup, const Json& json) {
    return monuments::read_state(cat, setup, json);
  }
  static Text describe(const Catalogue& cat, const State& s, Option o) { return monuments::describe(cat, s, o); }
  static Text describe(const Catalogue& cat, const State&, const Event& e, PlayerId to) { return monuments::describe(cat, e, to); }
  static Json shown(const Catalogue& cat, const State&, Option o) { return monuments::shown(cat, o); }
  static Text question(const Catalogue& cat, const State& s) { return monuments::question(cat, s); }
  static bool in_automa_turn(const State&) { return false; }
  static bool begins_automa_turn(const Event&) { return false; }
  static std::optional<std::pair<int, int>> gained(const Event& e) {
    if (e.kind != EventKind::Scored) return std::nullopt;
    return std::pair{static_cast<int>(e.colour.value), static_cast<int>(e.amount)};
  }
};
static_assert(Game<Monuments>);

}  // namespace stele::monuments
