#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include "engine/fixed_vector.h"
#include "games/civic/state.h"

namespace stele::civic {

enum class OptionKind : std::uint8_t {
  Capital,  // tile a
  Row,      // a
  Column,   // a
  // of a turn
  Acquire,    // card a
  Complete,   // the Wonder under construction
  Develop,    // policy a
  Use,        // Source a: a City space, the Knowledge under one, or the active policy
  Progress,   //
  Conquer,    // tile a
  Manoeuvre,  // from tile a
  Outpost,    // on tile a
  Step,       // Explorer a to tile b
  Explore,    // Explorer a takes b: a Market token or the Production token
  Defeat,     // Explorer a defeats Monster b
  SpendProduction,
  SpendToken,  // token a
  End,
  // inside one of them
  Soldier,  // from tile a
  Warlord,  // from tile a
  Hero,     // from tile a
  To,       // tile a
  Place,    // on tile a
  Pay,      // with resource a
  Spare,    // resource a: the discount is taken there
  Gain,     // resource a
  Choose,   // alternative a
  Yes,
  No,
  Done,
  First,     // pending effect a
  Space,     // of the City: Source a
  Copy,      // of player a: Source b
  Card,      // a: of the track, a pile, the discard, the drawn ones
  Policy,    // a
  Token,     // a
  Section,   // complete the begun Wonder
  Explorer,  // a
  // Duel
  ConquerTop,  // [D-CON-1] the uppermost Province of the opponent
  Advantage,   // [D-ADV-1] with resource a
  Amount,      // a, from 1
  Negotiate,   // [D-AMB-1] by the Ambassador
  Expedition,  // [D-EXPL-2] by the Ambassador
  Spy,         // [D-SPY-2] by the Ambassador
  Intrigue,    // [D-SPY-3] card a
  Mark,        // [D-CIV-AZTEC] Province a with type b
  Block,       // of player a: Source b
  Pass,        // [D-PASS-1]
};
inline constexpr int kOptionKinds = 47;

// One answer. It makes sense without the state: it is what is logged, sent, stored and typed.
struct alignas(4) Option {  // copied in one go
  OptionKind kind{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  auto operator<=>(const Option&) const = default;
};
static_assert(sizeof(Option) == 4);

// The longest list: a turn with everything open.
using Options = OptionList<Option, 320>;

// What the numbers of an option mean, which fixes its notation and its well-formed values.
enum class About : std::uint8_t {
  None,
  Tile,
  Line,
  Card,
  Policy,
  Source,
  ExplorerTile,
  ExplorerTake,
  ExplorerMonster,
  Explorer,
  Token,
  Resource,
  Number,
  SeatSource,
  CardType
};
struct OptionInfo {
  std::string_view word;
  About about;
};
const OptionInfo& info(OptionKind);

inline constexpr std::uint8_t kTakeMarket = 0, kTakeProduction = 1;

}  // namespace stele::civic
