#pragma once

#include <string_view>

#include "engine/table.h"
#include "games/duel/game.h"
#include "games/monumental/game.h"
#include "games/monuments/game.h"

// The games there are. A new one joins here, by one word.
namespace stele {

template <class... G>
struct GameTypes {};
using AllGames = GameTypes<monuments::Monuments, monumental::Monumental, duel::Duel>;

GameList all_games();

// Calls f with the game type of this id: f.template operator()<G>(). False if there is none.
template <class F, class... G>
bool visit_game(std::string_view id, F&& f, GameTypes<G...>) {
  return ((G::info().id == id ? (f.template operator()<G>(), true) : false) || ...);
}
template <class F>
bool visit_game(std::string_view id, F&& f) {
  return visit_game(id, std::forward<F>(f), AllGames{});
}

}  // namespace stele
