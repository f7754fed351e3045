#include "engine/table.h"

#include <algorithm>

namespace stele {

const AnyGame* find_game(GameList games, std::string_view id) {
  for (const AnyGame* g : games)
    if (g->info().id == id) return g;
  return nullptr;
}

Error unknown_game(GameList games, std::string_view id) {
  std::vector<std::string> known;
  for (const AnyGame* g : games) known.emplace_back(g->info().id);
  return error_of("game", say("setup.unknown-game", {{"word", same_in_all(in_quotes(id))}, {"meant", instead_of(id, known)}}));
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

Errors setup_mistakes(const GameInfo& info, const SetupRequest& request) {
  Errors out;
  const auto mistake = [&](std::string where, std::string_view id, std::initializer_list<TextArg> args) {
    out.push_back(error_of(std::move(where), say("setup." + std::string{id}, args)));
  };
  if (request.players < info.min_players || request.players > info.max_players)
    mistake("players", "players",
            {{"game", title(info)},
             {"least", number(info.min_players)},
             {"most", number(info.max_players)},
             {"number", number(request.players)}});
  if (request.seed > kMaxSeed) mistake("seed", "seed", {{"most", number(kMaxSeed)}});
  std::vector<std::string> modules;
  for (const ModuleInfo& m : info.modules) modules.emplace_back(m.id);
  for (const std::string& m : request.modules)
    if (std::find(modules.begin(), modules.end(), m) == modules.end())
      mistake("modules", "unknown-module", {{"word", same_in_all(in_quotes(m))}, {"meant", instead_of(m, modules)}});
  if (!info.civilizations && !request.civilizations.empty()) mistake("civ", "no-civilizations", {{"game", title(info)}});
  if (!info.maps && !request.map.empty()) mistake("map", "no-maps", {{"game", title(info)}});
  if (request.automa && info.automa_levels < 0) mistake("automa", "no-automa", {});
  if (request.automa_level > 0 && info.automa_levels < 0) mistake("automa-level", "no-automa", {});
  if (request.monsters > 0 && info.max_monsters == 0) mistake("monsters", "no-monsters", {});
  return out;
}

Text title(const GameInfo& info) { return say(std::string{info.id} + ".title"); }

}  // namespace stele
