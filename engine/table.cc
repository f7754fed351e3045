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

Errors not_of_this_game(const GameInfo& info, const SetupRequest& request) {
  Errors out;
  if (request.automa && info.automa_levels < 0) out.push_back({"automa", "there is no Automa in this game"});
  if (request.automa_level > 0 && info.automa_levels < 0) out.push_back({"automa-level", "there is no Automa in this game"});
  if (request.monsters > 0 && info.max_monsters == 0) out.push_back({"monsters", "there are no Monsters in this game"});
  return out;
}

Text title(const GameInfo& info) { return say(std::string{info.id} + ".title"); }

}  // namespace stele
