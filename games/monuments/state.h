#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/fixed_vector.h"
#include "engine/ids.h"
#include "engine/rng.h"
#include "games/monuments/cards.h"

// A table of Monuments as a flat value. What everybody may see is `Board`; `State` adds what is hidden.
namespace stele::monuments {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kDisplay = 3;      // [W-SET-5] face-up cards
inline constexpr int kHandAtStart = 5;  // [W-SET-5]
inline constexpr int kActions = 3;      // [W-TURN-1]
inline constexpr int kMaxStories = 9;   // [W-SET-2] three players with three historians each

// One player's cards of one monument, bottom first, as their values; back() is the top card. Never empties again.
using Build = FixedVector<std::uint8_t, kValues>;

struct Story {
  Colour author;
  std::uint8_t pages = 0;
  bool operator==(const Story&) const = default;
};

enum class Module : std::uint8_t { Powers = 1, PowersAsSymbols = 2 };

// What has happened in the turn so far. A turn that has begun is a monument turn; a story is told before.
struct Turn {
  std::uint8_t actions_left = 0;
  std::uint8_t acted = 0;    // 1: an action was taken [W-TURN-1]
  std::uint8_t begun = 0;    // 1: an action or something free of action was done: no story any more
  std::uint8_t bought = 0;   // 1: the fourth action was bought [W-TURN-2]
  std::uint8_t swapped = 0;  // 1: the Sailor was used [W-POW-SAILOR]
  std::uint8_t drawn = 0;    // 1: the Hero was used [W-POW-HERO]
  bool operator==(const Turn&) const = default;
};

// What lies on the table for all to see. [W-COMP-2] The monument tracks, the score track and the story ladder, which has no upper end.
struct Board {
  CardSet removed;                           // spent for points or for a fourth action
  CardSet pages;                             // taken by stories [W-STORY-6]
  std::array<CardSet, kMaxPlayers> shown{};  // in that player's hand, but taken face up: everybody knows them
  std::array<std::array<Build, kColours>, kMonuments> builds{};
  std::array<std::int16_t, kColours> points{};      // on the score track
  std::uint16_t in_play = 0;                        // bit m: monument m is in the game
  std::uint16_t turn_number = 0;                    // 1 is the first turn
  std::array<std::uint8_t, kMonuments> markers{};   // space of each monument track, 0 is leftmost
  std::array<std::uint8_t, kColours> historians{};  // not yet used
  FixedVector<Story, kMaxStories> stories;          // oldest first, so on one rung the lower comes first
  std::array<CardId, kDisplay> display{};
  std::array<Colour, kPowers> power_owner{};  // none: in the bank
  Turn turn;
  std::uint8_t modules = 0;  // bits of Module
  std::uint8_t players = 0;
  PlayerId active;
  std::uint8_t over = 0;    // 1: the game has ended
  std::uint8_t unused = 0;  // Ours: fills up the last word, always 0

  bool has(Module m) const { return (modules & static_cast<std::uint8_t>(m)) != 0; }
  bool plays(Monument m) const { return (in_play >> m.value & 1) != 0; }
  Build& build(Colour c, Monument m) { return builds[m.value][c.value]; }
  const Build& build(Colour c, Monument m) const { return builds[m.value][c.value]; }
  bool operator==(const Board&) const = default;
};

// What the game waits for. The top of State::stack is next; a Turn is always at the bottom.
enum class FrameKind : std::uint8_t {
  None,
  Turn,              // which action, or end the turn
  Lay,               // which card next, for a build or an improvement; the cards so far are State::chosen
  Reorder,           // [W-POW-SCRIBE] which card next, from the bottom up; the cards so far are State::chosen
  DiscardForPoints,  // which of two cards with a symbol; State::chosen
  DiscardForAction,  // the same, for the fourth action
  Give,              // [W-POW-SAILOR] which hand card for the chosen face-up card
  FreeDraw,          // [W-POW-HERO] which card
};

struct Frame {
  FrameKind kind = FrameKind::None;
  Colour colour;           // for whom
  std::uint8_t what = 0;   // monument, symbol or card, by kind
  std::uint8_t least = 0;  // Lay: cards needed at least
  bool operator==(const Frame&) const = default;
};

struct State {
  Rng rng;
  Board board;
  std::array<CardSet, kMaxPlayers> hands{};  // hidden: known to its player, and Board::shown to all
  FixedVector<Frame, 2> stack;               // frames above the Turn are hidden: they become public when complete
  FixedVector<CardId, kCards> pile;          // hidden: back() is the top
  FixedVector<CardId, kValues> chosen;       // hidden: chosen so far for the frame on top

  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);              // clone = memcpy
static_assert(std::has_unique_object_representations_v<State>);  // no padding: hash = its bytes
static_assert(sizeof(State) == 840);                             // grows only on purpose

// [W-TWO-1] With two players each runs two colours: 0 and 1, 2 and 3. Otherwise a seat is a colour.
constexpr int colours_per_player(const Board& b) { return b.players == 2 ? 2 : 1; }
constexpr int colours_in_play(const Board& b) { return b.players * colours_per_player(b); }
constexpr PlayerId player_of(const Board& b, Colour c) { return PlayerId{static_cast<std::uint8_t>(c.value / colours_per_player(b))}; }
constexpr Colour first_colour_of(const Board& b, PlayerId p) { return colour(p.value * colours_per_player(b)); }

// [W-SET-2] Three historians each with three players, otherwise two. [W-SET-4] With two players two of each colour.
constexpr int historians_at_start(const Board& b) { return b.players == 3 ? 3 : 2; }

// The cards that this game began with [W-SET-3] [W-SET-4].
CardSet cards_in_game(const Catalogue&, const Board&);

// How many colours have built it; its availability card follows from this [W-BUILD-1].
inline int builders(const Board& b, Monument m) {
  int n = 0;
  for (const Build& build : b.builds[m.value]) n += build.empty() ? 0 : 1;
  return n;
}

// Cards of the exhibition with the symbol, covered or not.
int symbols_exhibited(const Catalogue&, const Board&, Colour, Symbol);

}  // namespace stele::monuments
