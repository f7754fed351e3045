#include "games/monumental/game.h"

#include <algorithm>

#include "engine/card_cabinet.h"

namespace stele::monumental {
namespace {

struct ModuleName {
  std::string_view id;
  Module module;
};
constexpr std::array<ModuleName, 4> kModules = {{{"renaissance", Module::Renaissance},
                                                 {"alternative-wonders", Module::AlternativeWonders},
                                                 {"heroes", Module::Heroes},
                                                 {"monsters", Module::Monsters}}};
constexpr int kAdvisedMonsters = 3;  // [M-MON-1] more are not advised
constexpr std::string_view kGenerated = "generated";

Error mistake(std::string where, std::string_view id, std::initializer_list<TextArg> args = {}) {
  return error_of(std::move(where), say("setup." + std::string{id}, args));
}

}  // namespace

const GameInfo& Monumental::info() {
  static const GameInfo info{
      .id = "monumental",
      .min_players = 2,
      .max_players = kMaxPlayers,
      .default_players = 2,
      .rules_version = 3,
      // The Development deck loses a card at the end of every turn, so with four players and the Renaissance there are at most
      // 41 turns until it is empty and 7 after that. A turn is bounded as docs/decisions/0005 shows.
      .max_answers = 60000,
      .modules = {{kModules[0].id}, {kModules[1].id}, {kModules[2].id}, {kModules[3].id}},
      .automa_levels = kMaxAutomaLevel,
      .max_monsters = kMaxMonsters,
      .civilizations = true,
      .maps = true,
      .generated_map = kGenerated,
      .card_files = {"data/monumental/starting.toml", "data/monumental/development.toml", "data/monumental/modules.toml",
                     "data/monumental/tokens.toml", "data/monumental/maps.toml"},
  };
  return info;
}

const Catalogue& Monumental::catalogue() { return CardCabinet<Monumental>::cards(); }

Result<Catalogue> Monumental::read_catalogue(const std::vector<CardFile>& files) {
  auto read = monumental::read_catalogue(files);
  if (read) read.value().rules = &kRules;
  return read;
}

Result<Setup> Monumental::read_setup(const Catalogue& cat, const SetupRequest& r) {
  Errors errors = setup_mistakes(info(), r);
  Setup out;
  out.seed = r.seed;
  out.players = static_cast<std::uint8_t>(r.players);
  for (const std::string& m : r.modules)
    for (const ModuleName& known : kModules)
      if (known.id == m) out.modules = static_cast<std::uint8_t>(out.modules | static_cast<std::uint8_t>(known.module));
  std::vector<std::string> civs;
  for (const Civilization& c : cat.civilizations) civs.push_back(c.id);
  if (r.civilizations.size() > static_cast<std::size_t>(std::max(0, r.players)))
    errors.push_back(mistake("civ", "many-civs", {{"number", number(r.civilizations.size())}, {"players", number(r.players)}}));
  for (std::size_t p = 0; p < r.civilizations.size() && p < kMaxPlayers; ++p) {
    const std::string& name = r.civilizations[p];
    if (name.empty()) continue;
    const auto it = std::find(civs.begin(), civs.end(), name);
    if (it == civs.end()) {
      errors.push_back(mistake("civ", "unknown-civ", {{"word", same_in_all(in_quotes(name))}, {"meant", instead_of(name, civs)}}));
      continue;
    }
    const CivId c{static_cast<std::uint8_t>(it - civs.begin())};
    if (std::find(out.civs.begin(), out.civs.end(), c) != out.civs.end())  // [M-SET-6]
      errors.push_back(mistake("civ", "civ-twice", {{"civilization", cat.of(c).name}, {"rule", same_in_all("M-SET-6")}}));
    out.civs[p] = c;
  }
  if (r.automa && (*r.automa < 0 || *r.automa >= r.players))
    errors.push_back(mistake("automa", "no-seat", {{"seat", number(*r.automa + 1)}}));
  else if (r.automa)
    out.automa = PlayerId{static_cast<std::uint8_t>(*r.automa)};
  if (r.automa_level < 0 || r.automa_level > kMaxAutomaLevel)
    errors.push_back(mistake("automa-level", "automa-level", {{"most", number(kMaxAutomaLevel)}}));
  else if (r.automa_level > 0 && !r.automa)
    errors.push_back(mistake("automa-level", "automa-absent"));
  out.automa_level = static_cast<std::uint8_t>(r.automa_level);
  constexpr auto kWithMonsters = static_cast<std::uint8_t>(Module::Monsters);
  if (r.monsters < 0 || r.monsters > kMaxMonsters)
    errors.push_back(mistake("monsters", "monsters", {{"most", number(kMaxMonsters)}}));
  else if (r.monsters > 0 && !(out.modules & kWithMonsters))
    errors.push_back(mistake("monsters", "monsters-absent"));
  if (out.modules & kWithMonsters) out.monsters = static_cast<std::uint8_t>(r.monsters > 0 ? r.monsters : kAdvisedMonsters);
  if (r.map == kGenerated) {
    out.map = kGeneratedMap;
  } else if (!r.map.empty()) {
    std::vector<std::string> maps{std::string{kGenerated}};
    for (std::size_t i = 0; i < cat.maps.size(); ++i) {
      if (cat.maps[i].players != r.players) continue;
      maps.push_back(cat.maps[i].id);
      if (cat.maps[i].id == r.map) out.map = static_cast<std::uint8_t>(i);
    }
    if (out.map == kAnyMap)
      errors.push_back(
          mistake("map", "unknown-map",
                  {{"number", number(r.players)}, {"word", same_in_all(in_quotes(r.map))}, {"meant", instead_of(r.map, maps)}}));
  }
  if (!errors.empty()) return errors;
  return out;
}

SetupRequest Monumental::request_of(const Catalogue& cat, const Setup& setup) {
  SetupRequest r;
  r.players = setup.players;
  r.seed = setup.seed;
  for (const ModuleName& m : kModules)
    if (setup.modules & static_cast<std::uint8_t>(m.module)) r.modules.emplace_back(m.id);
  for (std::size_t p = 0; p < setup.players; ++p) r.civilizations.push_back(setup.civs[p].is_none() ? "" : cat.of(setup.civs[p]).id);
  while (!r.civilizations.empty() && r.civilizations.back().empty()) r.civilizations.pop_back();
  if (setup.map == kGeneratedMap) r.map = kGenerated;
  if (setup.map < cat.maps.size()) r.map = cat.maps[setup.map].id;
  r.monsters = setup.monsters;
  if (!setup.automa.is_none()) r.automa = setup.automa.value;
  r.automa_level = setup.automa_level;
  return r;
}

}  // namespace stele::monumental
