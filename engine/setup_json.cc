#include "engine/setup_json.h"

#include <algorithm>

namespace stele {

namespace {
constexpr int kAnyNumber = 99;
}  // namespace

Json setup_to_json(const SetupRequest& setup) {
  Json out = {{"players", setup.players}, {"seed", setup.seed}, {"modules", setup.modules}};
  if (!setup.civilizations.empty()) out["civilizations"] = setup.civilizations;
  if (!setup.map.empty()) out["map"] = setup.map;
  if (setup.monsters > 0) out["monsters"] = setup.monsters;
  if (setup.automa) out["automa"] = {{"seat", *setup.automa}, {"level", setup.automa_level}};
  return out;
}

SetupRequest read_setup(const JsonReader::Node& n, const AnyGame* game) {
  SetupRequest out;
  if (!n.object({"players", "seed", "modules", "civilizations", "map", "automa", "monsters"})) return out;
  out.players = static_cast<int>(n["players"].integer(game ? game->info().min_players : 1, game ? game->info().max_players : kMaxSeats));
  out.seed = static_cast<std::uint64_t>(n["seed"].integer(0, static_cast<std::int64_t>(kMaxSeed)));
  if (const auto modules = n.optional("modules"); modules.present())
    for (std::size_t i = 0, size = modules.array_size(0, 20); i < size; ++i) out.modules.push_back(modules[i].string());
  if (const auto civs = n.optional("civilizations"); civs.present())
    for (std::size_t i = 0, size = civs.array_size(0, kMaxSeats); i < size; ++i) out.civilizations.push_back(civs[i].string());
  if (const auto map = n.optional("map"); map.present()) out.map = map.string();
  if (const auto monsters = n.optional("monsters"); monsters.present())
    out.monsters = static_cast<int>(monsters.integer(1, game ? std::max(1, game->info().max_monsters) : kAnyNumber));
  if (const auto automa = n.optional("automa"); automa.present() && automa.object({"seat", "level"})) {
    out.automa = static_cast<int>(automa["seat"].integer(0, std::max(0, out.players - 1)));
    if (const auto level = automa.optional("level"); level.present())
      out.automa_level = static_cast<int>(level.integer(0, game ? std::max(0, game->info().automa_levels) : kAnyNumber));
  }
  return out;
}

}  // namespace stele
