#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/decision.h"
#include "engine/result.h"
#include "engine/rng.h"

// The contract every game fulfils. Search, self-play, tests and tools are templates on it; the command
// line and the server reach the same games through the type-erased Table (engine/table.h).
namespace stele {

using Json = nlohmann::ordered_json;

struct ModuleInfo {
  std::string_view id;  // the text is "<game>.module.<id>"
};

// A card file and the name it goes by.
struct CardFile {
  std::string name;
  std::string text;
};

// A card as people read it.
struct CardText {
  std::string id;        // unique, never used again
  std::string notation;  // as players write it
  Text name, text;
  std::string origin, note;
  Text effect;  // the part of the text that `shown` does not tell; may be empty
  Json shown;   // what a client needs to draw it: "kind" and what belongs to that kind
};

struct GameInfo {
  std::string_view id;  // the title is the text "<game>.title"
  int min_players = 0;
  int max_players = 0;
  int default_players = 0;
  int rules_version = 0;  // grows when the same answers could lead to another game
  int max_answers = 0;    // no game is longer
  std::vector<ModuleInfo> modules;
  int automa_levels = -1;                    // difficulties above 0 that its Automa has; -1: there is no Automa
  int max_monsters = 0;                      // 0: there are none
  bool civilizations = false;                // players have one each
  bool maps = false;                         // there are several
  std::string_view generated_map;            // the word that asks for a map made by the seed; empty: there is none
  std::vector<std::string_view> card_files;  // built into the program, from the project's root
};

// What a wish for a table has that the game has none of: each game's `read_setup` begins with it.
Errors setup_mistakes(const GameInfo&, const SetupRequest&);

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && std::has_unique_object_representations_v<typename G::State> &&
    requires(const typename G::Catalogue& cat, const typename G::State& s, typename G::State& m, const typename G::Setup& setup,
             const SetupRequest& request, typename G::Option o, PlayerId p, const typename G::View& v, Rng& rng, const typename G::Event& e,
             const EventSink<typename G::Event>& log, std::string_view text, const std::vector<CardFile>& files, const Json& json) {
      requires std::equality_comparable<typename G::State> && std::equality_comparable<typename G::View> &&
                   std::totally_ordered<typename G::Option> && std::equality_comparable<typename G::Event>;

      // the rules
      { G::begin(cat, setup) } -> std::same_as<Result<typename G::State>>;  // bad setups are refused with a reason
      { G::decision(cat, s) } -> std::same_as<Decision>;
      { G::options(cat, s) } -> std::same_as<typename G::Options>;  // every legal option, distinct, in a fixed order
      { G::why_not(cat, s, o) } -> std::same_as<Reason>;            // for any well-formed option
      { G::apply(cat, m, o, log) };                                 // o must be legal
      { G::standing(cat, s) } -> std::same_as<Standing>;
      { G::broken_invariant(cat, s) } -> std::same_as<std::string>;  // empty, or what is wrong with the state

      // what a player may know
      { G::view(cat, s, p) } -> std::same_as<typename G::View>;
      { G::determinize(cat, v, rng) } -> std::same_as<typename G::State>;
      { G::seen_by(e, p) } -> std::same_as<std::optional<typename G::Event>>;  // the event as p may see it
      { G::reveals(e) } -> std::same_as<bool>;                                 // whoever sees it so learned something, or chance spoke

      // notation, files and words
      { G::info() } -> std::same_as<const GameInfo&>;
      { G::catalogue() } -> std::same_as<const typename G::Catalogue&>;  // the cards in use: engine/card_cabinet.h
      { G::cards_version(cat) } -> std::same_as<std::uint64_t>;
      { G::read_setup(cat, request) } -> std::same_as<Result<typename G::Setup>>;
      { G::request_of(cat, setup) } -> std::same_as<SetupRequest>;
      { G::to_text(cat, o) } -> std::same_as<std::string>;
      { G::read_option(cat, text) } -> std::same_as<Result<typename G::Option>>;
      { G::every_option(cat) } -> std::same_as<std::vector<typename G::Option>>;  // all well-formed ones
      { G::to_json(cat, s) } -> std::same_as<Json>;
      { G::read_state(cat, setup, json) } -> std::same_as<Result<typename G::State>>;  // errors by JSON path
      { G::view_to_json(cat, v) } -> std::same_as<Json>;
      { G::describe(cat, s, o) } -> std::same_as<Text>;
      { G::describe(cat, s, e, p) } -> std::same_as<Text>;  // to p, who may see it; s: of the same game
      { G::shown(cat, s, o) } -> std::same_as<Json>;        // which card, tile, seat, cost: what a client needs to draw the option
      { G::question(cat, s) } -> std::same_as<Text>;        // what the decision at hand asks
      { G::cards(cat) } -> std::same_as<std::vector<CardText>>;
      { G::read_catalogue(files) } -> std::same_as<Result<typename G::Catalogue>>;
      { G::gained(e) } -> std::same_as<std::optional<std::pair<int, int>>>;  // row of the standing, points
      { G::in_automa_turn(s) } -> std::same_as<bool>;                        // whose questions somebody else answers
      { G::begins_automa_turn(e) } -> std::same_as<bool>;  // which needs no answer to begin: it is told within the one before
    };

}  // namespace stele
