#pragma once

#include <optional>

#include "games/civic/event.h"
#include "games/monumental/state.h"

namespace stele::monumental {

// All that `viewer` may know (none: a spectator). A type of its own, so that code handed a View cannot leak a State.
struct View {
  PlayerId viewer;
  Board board;
  Map map;
  std::array<Forces, kMaxPlayers> forces{};
  std::array<FixedVector<PlayerId, kMaxPlayers>, kMaxMarkets> takers{};
  std::array<std::uint8_t, kMaxMarkets> gone{};
  Campaign campaign;
  Monsters monsters;
  Automa automa;
  std::uint8_t map_source = 255;
  // Which cards are in each deck is known, for all of them were seen; their order is not. Sorted.
  std::array<FixedVector<CardId, kMaxDeck>, kMaxPlayers> decks{};
  std::array<FixedVector<CardId, kMaxDeck>, kMaxPlayers> tops{};  // the cards on top that everybody saw go there; back() is the top
  FixedVector<CardId, kMaxDevelopment> development;               // sorted by era, without Heroes
  std::array<std::uint8_t, kEras> hidden_heroes{};                // how many are in the deck; nobody knows which
  FixedVector<AutomaId, kMaxAutomaDeck> automa_deck;              // which cards is known; sorted
  std::array<TokenId, kMaxMarkets> kept{};                        // the viewer's own unspent Market tokens
  // [M-EXP-2] By Market: the tokens that the viewer saw and left there, also if others have taken some since. Sorted.
  std::array<FixedVector<TokenId, kMarketTokens>, kMaxMarkets> seen{};
  std::array<std::uint8_t, kMaxMarkets> pile_sizes{};
  bool operator==(const View&) const = default;
};

View view(const Catalogue&, const State&, PlayerId viewer);
State determinize(const Catalogue&, const View&, Rng&);
std::optional<Event> seen_by(const Event&, PlayerId viewer);
bool reveals(const Event&);

}  // namespace stele::monumental
