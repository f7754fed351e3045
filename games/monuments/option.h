#pragma once

#include <compare>
#include <cstdint>

#include "engine/fixed_vector.h"
#include "games/monuments/cards.h"

namespace stele::monuments {

enum class OptionKind : std::uint8_t {
  // of a turn
  Story,    // tell a story
  Draw,     // the top card of the pile
  Take,     // card `what` of the display
  Build,    // monument `what`
  Improve,  // monument `what`
  Score,    // symbol `what`
  Extra,    // buy the fourth action with two cards of symbol `what`
  Acquire,  // power card `what`
  Swap,     // Sailor: card `what` of the display
  Pay,      // Hero: a point for a card
  End,      // of the turn
  // inside one of them
  Lay,      // card `what`
  Done,     // enough cards laid
  Discard,  // card `what`
  Give,     // card `what`
  Place,    // Scribe: card `what`, from the bottom up
  Keep,     // Scribe: leave the order as it is
};
inline constexpr int kOptionKinds = 17;

// One answer. It makes sense without the state: it is what is logged, sent, stored and typed.
struct Option {
  OptionKind kind{};
  Colour colour;           // [W-TWO-1] for which of two colours; none where a player has only one
  std::uint16_t what = 0;  // by kind, else 0

  Monument monument() const { return Monument{static_cast<std::uint8_t>(what)}; }
  CardId card() const { return CardId{static_cast<std::uint8_t>(what)}; }
  Symbol symbol() const { return static_cast<Symbol>(what); }
  PowerId power() const { return PowerId{static_cast<std::uint8_t>(what)}; }
  auto operator<=>(const Option&) const = default;
};
static_assert(sizeof(Option) == 4);

// The longest list is a hand to give from.
using Options = OptionList<Option, kCards + 1>;

// What an option kind is about, which fixes its notation and its well-formed values.
enum class About : std::uint8_t { None, OneCard, OneMonument, OneSymbol, OnePower };
struct OptionInfo {
  std::string_view word;
  About about;
  bool for_colour;  // names a colour when two players play
};
const OptionInfo& info(OptionKind);

}  // namespace stele::monuments
