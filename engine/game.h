#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/fixed_vector.h"
#include "engine/ids.h"
#include "engine/result.h"
#include "engine/rng.h"
#include "engine/text.h"

// The contract every game fulfils. Search, self-play, tests and tools are templates on it; the command
// line and the server reach the same games through the type-erased Table (engine/table.h).
namespace stele {

using Json = nlohmann::ordered_json;

inline constexpr int kMaxSeats = 5;

// One kind of choice that a game can ask for; the rows live in the game, as constants.
struct DecisionKind {
  std::string_view name;  // "lay"; the prompt is the text "<game>.ask.<name>"
  std::string_view rule;  // "W-BUILD-3"
};

// Who must choose, and what. A finished game asks nobody.
struct Decision {
  PlayerId seat;
  const DecisionKind* kind = nullptr;
  bool nothing() const { return kind == nullptr; }
};

// Why an option is not offered: the rule that forbids it and what is missing, with what that follows from.
struct Reason {
  std::string_view rule;  // empty: nothing speaks against it
  Text text;
  std::vector<Reason> because;
  bool empty() const { return rule.empty(); }
};

// One kind of points in a breakdown; the rows live in the game, as constants.
struct ScoreLabel {
  std::string_view name;  // "story-bonus"; the text is "<game>.points.<name>"
  std::string_view rule;
};

struct ScoreLine {
  std::uint8_t row = 0;  // index into Standing::rows
  const ScoreLabel* label = nullptr;
  std::int16_t points = 0;
};

// The scores, as if the game ended now. A row is what points are counted for: a player, or one of a player's colours.
struct Standing {
  struct Row {
    PlayerId seat;
    std::string_view name;  // "red"; the text is "<game>.row.<name>"
    std::int16_t points = 0;
  };
  bool over = false;
  FixedVector<Row, 8> rows;
  FixedVector<ScoreLine, 160> lines;
  std::array<std::int16_t, kMaxSeats> points{};  // by seat: what decides
  std::uint32_t winners = 0;                     // bit i: seat i is (or shares) first, by all tie-breaks
};

// Where events go: into a vector for the server and the tests, nowhere for the search.
template <class Event>
class EventSink {
 public:
  EventSink() = default;
  explicit EventSink(std::vector<Event>& out) : out_(&out) {}
  void emit(const Event& e) const {
    if (out_) out_->push_back(e);
  }

 private:
  std::vector<Event>* out_ = nullptr;
};

// What a person asks for when a table is opened, before a game has judged it.
struct SetupRequest {
  int players = 0;
  std::uint64_t seed = 0;
  std::vector<std::string> modules;
  bool operator==(const SetupRequest&) const = default;
};
inline constexpr std::uint64_t kMaxSeed = (std::uint64_t{1} << 53) - 1;  // exact in every JSON reader

struct ModuleInfo {
  std::string_view id;  // the text is "<game>.module.<id>"
};

struct GameInfo {
  std::string_view id;  // the title is the text "<game>.title"
  int min_players = 0;
  int max_players = 0;
  int default_players = 0;
  int rules_version = 0;  // grows when the same answers could lead to another game
  int max_answers = 0;    // no game is longer
  std::vector<ModuleInfo> modules;
};

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> && std::has_unique_object_representations_v<typename G::State> &&
    requires(const typename G::Catalogue& cat, const typename G::State& s, typename G::State& m,
             const typename G::Setup& setup, const SetupRequest& request, typename G::Option o, PlayerId p,
             const typename G::View& v, Rng& rng, const typename G::Event& e, const EventSink<typename G::Event>& log,
             std::string_view text, const Json& json) {
      requires std::equality_comparable<typename G::State> && std::equality_comparable<typename G::View> &&
                   std::equality_comparable<typename G::Option> && std::equality_comparable<typename G::Event>;

      // the rules
      { G::begin(cat, setup) } -> std::same_as<Result<typename G::State>>;  // bad setups are refused with a reason
      { G::decision(s) } -> std::same_as<Decision>;
      { G::options(cat, s) } -> std::same_as<typename G::Options>;  // every legal option, distinct, in a fixed order
      { G::why_not(cat, s, o) } -> std::same_as<Reason>;            // for any well-formed option
      { G::apply(cat, m, o, log) };                                 // o must be legal
      { G::standing(cat, s) } -> std::same_as<Standing>;
      { G::broken_invariant(cat, s) } -> std::same_as<std::string>;  // empty, or what is wrong with the state

      // what a player may know
      { G::view(s, p) } -> std::same_as<typename G::View>;
      { G::determinize(cat, v, rng) } -> std::same_as<typename G::State>;
      { G::seen_by(e, p) } -> std::same_as<std::optional<typename G::Event>>;  // the event as p may see it
      { G::reveals(e) } -> std::same_as<bool>;  // somebody learned something by it, or chance spoke: undo stops here

      // notation, files and words
      { G::info() } -> std::same_as<const GameInfo&>;
      { G::catalogue() } -> std::same_as<const typename G::Catalogue&>;  // the cards built into the program
      { G::cards_version(cat) } -> std::same_as<std::uint64_t>;
      { G::read_setup(request) } -> std::same_as<Result<typename G::Setup>>;
      { G::request_of(setup) } -> std::same_as<SetupRequest>;
      { G::to_text(cat, o) } -> std::same_as<std::string>;
      { G::read_option(cat, text) } -> std::same_as<Result<typename G::Option>>;
      { G::every_option(cat) } -> std::same_as<std::vector<typename G::Option>>;  // all well-formed ones
      { G::to_json(cat, s) } -> std::same_as<Json>;
      { G::read_state(cat, setup, json) } -> std::same_as<Result<typename G::State>>;  // errors by JSON path
      { G::view_to_json(cat, v) } -> std::same_as<Json>;
      { G::describe(cat, s, o) } -> std::same_as<Text>;
      { G::describe(cat, e) } -> std::same_as<Text>;
      { G::gained(e) } -> std::same_as<std::optional<std::pair<int, int>>>;  // row of the standing, points
    };

}  // namespace stele
