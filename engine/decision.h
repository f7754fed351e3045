#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fixed_vector.h"
#include "engine/ids.h"
#include "engine/text.h"

// The small values that rules speak in: who must choose what, why not, how it stands, what happened.
namespace stele {

inline constexpr int kMaxSeats = 5;

// One kind of choice that a game can ask for; the rows live in the game, as constants.
struct DecisionKind {
  std::string_view name;  // "lay"; the prompt is the text "<game>.ask.<name>"
  std::string_view rule;  // the id of the rule that asks for it
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
    std::int16_t scored = 0;  // so far, as events told; the same as `points` when the game is over
  };
  bool over = false;
  FixedVector<Row, 8> rows;
  FixedVector<ScoreLine, 160> lines;
  std::array<std::int16_t, kMaxSeats> points{};  // by seat: what decides
  std::uint32_t winners = 0;                     // bit i: seat i is (or shares) first, by all tie-breaks
  ScoreLabel decided;                            // by what: the text is "<game>.decided.<name>"
};

// Where events go: into a vector for the server and the tests, nowhere for the search.
template <class Event>
class EventSink {
 public:
  EventSink() = default;
  explicit EventSink(std::vector<Event>& out) : out_(&out) {}
  bool listens() const { return out_ != nullptr; }
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
  std::vector<std::string> civilizations;  // by seat; an empty one is drawn
  std::string map;                         // empty: any
  std::optional<int> automa;               // the seat that a deck of cards plays
  int automa_level = 0;
  int monsters = 0;  // how many; 0: as the game advises
  bool operator==(const SetupRequest&) const = default;
};
inline constexpr std::uint64_t kMaxSeed = (std::uint64_t{1} << 53) - 1;  // exact in every JSON reader

}  // namespace stele
