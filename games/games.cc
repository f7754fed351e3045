#include "games/games.h"

namespace stele {
namespace {

template <class... G>
GameList list_of(GameTypes<G...>) {
  static const std::tuple<GameOf<G>...> games;
  static const std::array<const AnyGame*, sizeof...(G)> list =
      std::apply([](const auto&... g) { return std::array<const AnyGame*, sizeof...(G)>{&g...}; }, games);
  return list;
}

}  // namespace

GameList all_games() { return list_of(AllGames{}); }

}  // namespace stele
