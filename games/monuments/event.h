#pragma once

#include <cstdint>
#include <optional>

#include "engine/decision.h"
#include "games/monuments/cards.h"

namespace stele::monuments {

enum class EventKind : std::uint8_t {
  Drew,          // who drew card `what` from the pile; only they see which
  Took,          // who took card `what` from the display
  Built,         // colour built monument `what` with `amount` cards, which follow as Laid
  Improved,      // the same for an improvement
  Laid,          // colour laid card `what` on top
  Reordered,     // colour changed the order of monument `what`; the new order follows as Placed, bottom first
  Placed,        // card `what`
  Discarded,     // who removed card `what` from the game
  BoughtAction,  // who has a fourth action
  Acquired,      // colour acquired power `what` from `other` (none: the bank)
  Swapped,       // who swapped hand card `amount` for the face-up card `what`
  Told,          // colour told a story of `amount` pages
  PageTaken,     // the top card `what` of colour `other` became a page
  MarkerMoved,   // of monument `what` to space `amount`
  Scored,        // colour scored `amount` points; `what` is a PointsFor
  Refilled,      // card `what` came face up
  TurnEnded,     // of who
  GameEnded,     // the display could not be filled
};
inline constexpr int kEventKinds = 18;

// What points were scored for; the rows of the breakdown.
enum class PointsFor : std::uint8_t { Symbols, PastTheEnd, Acquiring, Paid, Monuments, Historians, Stories, Bonus, Powers };
inline constexpr int kPointsFor = 9;

struct Event {
  EventKind kind{};
  PlayerId who;
  Colour colour;
  Colour other;
  std::uint8_t what = 0;
  std::uint8_t hidden = 0;  // 1: `what` is not shown to this viewer
  std::int16_t amount = 0;
  bool operator==(const Event&) const = default;
};
static_assert(sizeof(Event) == 8);

using Log = EventSink<Event>;

}  // namespace stele::monuments
