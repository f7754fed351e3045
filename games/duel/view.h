#pragma once

#include <optional>

#include "games/civic/event.h"
#include "games/duel/rules.h"

namespace stele::duel {

// All that `viewer` may know (none: a spectator). A type of its own, so that code handed a View cannot leak a State.
struct View {
  PlayerId viewer;
  Board board;
  std::array<Side, kMaxPlayers> sides{};
  Middle middle;
  // Which cards are in each City deck is known, for all of them were seen; their order is not. Sorted.
  std::array<FixedVector<CardId, Limits::kDeck>, kMaxPlayers> decks{};
  std::array<FixedVector<CardId, Limits::kDeck>, kMaxPlayers> tops{};  // the cards on top that everybody saw go there; back() is the top
  // How many Development cards of each type and era are in the deck; which ones follows from those that were seen.
  std::array<std::array<std::uint8_t, 3>, kDevelopmentTypes> development{};
  std::uint8_t cities = 0, lands = 0;             // in their piles
  FixedVector<CardId, kMaxModuleDeck> intrigues;  // the pile from the bottom: those that the viewer knows, else none
  FixedVector<CardId, kHand + 1> hand;            // the viewer's own
  std::array<std::uint8_t, kMaxPlayers> hand_sizes{};
  FixedVector<CardId, 2> looked;  // [D-SPY-2] by the viewer, who is asked
  std::uint8_t looked_at = 0;     // how many, by whomever
  bool operator==(const View&) const = default;
};

View view(const Catalogue&, const State&, PlayerId viewer);
State determinize(const Catalogue&, const View&, Rng&);
std::optional<Event> seen_by(const Event&, PlayerId viewer);
bool reveals(const Event&);
// The Development cards that may still be in the deck, sorted by era: more than there are if it was mixed [D-COMP-2].
FixedVector<CardId, kMaxCards> unseen_development(const Catalogue&, const View&);

}  // namespace stele::duel
