#pragma once

#include <optional>

#include "games/monuments/event.h"
#include "games/monuments/state.h"

namespace stele::monuments {

// What `viewer` may know. A type of its own, so that code handed a View cannot leak a State: bots, clients and the wire
// see nothing else. Board is public by its type; all else is hidden until view() names it here.
struct View {
  PlayerId viewer;  // none: a spectator
  Board board;
  CardSet hand;  // the viewer's own
  std::array<std::uint8_t, kMaxPlayers> hand_sizes{};
  std::uint8_t pile_size = 0;
  FixedVector<Frame, 2> stack;          // to others than the decider, only that it is the player's turn
  FixedVector<CardId, kValues> chosen;  // the decider's own choice in progress
  bool operator==(const View&) const = default;
};

View view(const State&, PlayerId viewer);

// A full state that the viewer cannot tell from the real one: the cards they have not seen in a random order, a fresh
// rng. Search starts from these, so it can never peek.
State determinize(const Catalogue&, const View&, Rng&);

// The event as `viewer` may see it.
std::optional<Event> seen_by(const Event&, PlayerId viewer);

// Whether whoever sees this event learned something by it: a drawn card, a card from a hand, a refilled display.
bool reveals(const Event&);

}  // namespace stele::monuments
