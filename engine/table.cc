#include "engine/table.h"

namespace stele {

const AnyGame* find_game(GameList games, std::string_view id) {
  for (const AnyGame* g : games)
    if (g->info().id == id) return g;
  return nullptr;
}

Error unknown_game(GameList games, std::string_view id) {
  std::vector<std::string> known;
  for (const AnyGame* g : games) known.emplace_back(g->info().id);
  const auto meant = closest(id, known);
  return {"game", "unknown game " + in_quotes(id) + (meant ? "; did you mean '" + *meant + "'?" : ": there is " + listed(known))};
}

Table::Undo Table::undo_for(PlayerId seat) const {
  std::size_t k = answers();
  while (k > 0 && answered_by(k - 1) != seat) --k;
  if (k == 0) return {};
  Undo out{k - 1, {}};
  for (std::size_t i = k - 1; i < answers() && !out.fence; ++i)
    if (revealed(i) || answered_by(i) != seat) out.fence = i;
  return out;
}

Text title(const GameInfo& info) { return say(std::string{info.id} + ".title"); }

}  // namespace stele
