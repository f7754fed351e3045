#include "engine/table.h"

namespace stele {

const AnyGame* find_game(GameList games, std::string_view id) {
  for (const AnyGame* g : games)
    if (g->info().id == id) return g;
  return nullptr;
}

Error unknown_game(GameList games, std::string_view id) {
  std::vector<std::string> known;
  std::string all;
  for (const AnyGame* g : games) {
    known.emplace_back(g->info().id);
    all += (all.empty() ? "" : ", ") + known.back();
  }
  const auto meant = closest(id, known);
  return {"game", "unknown game '" + std::string{id.substr(0, 40)} + "'" + (meant ? "; did you mean '" + *meant + "'?" : ": there is " + all)};
}

Text title(const GameInfo& info) { return say(std::string{info.id} + ".title"); }

}  // namespace stele
