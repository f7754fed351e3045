#include "games/duel/game.h"

#include <algorithm>

#include "engine/card_cabinet.h"

namespace stele::duel {
namespace {

struct ModuleName {
  std::string_view id;
  Module module;
};
constexpr std::array<ModuleName, 3> kModules = {
    {{"exploration", Module::Exploration}, {"espionage", Module::Espionage}, {"mixed-deck", Module::MixedDeck}}};

Error mistake(std::string_view id, std::initializer_list<TextArg> args) { return error_of("civ", say("setup." + std::string{id}, args)); }

}  // namespace

const GameInfo& Duel::info() {
  static const GameInfo info{
      .id = "duel",
      .min_players = kMaxPlayers,
      .max_players = kMaxPlayers,
      .default_players = kMaxPlayers,
      .rules_version = 1,
      // Every round draws three Development cards at least, so there are at most ten. Every action of a round pays something, uses a
      // card or passes, and a card asks for a few answers.
      .max_answers = 20000,
      .modules = {{kModules[0].id}, {kModules[1].id}, {kModules[2].id}},
      .civilizations = true,
      .card_files = {"data/duel/starting.toml", "data/duel/development.toml", "data/duel/cities.toml", "data/duel/exploration.toml",
                     "data/duel/espionage.toml"},
  };
  return info;
}

const Catalogue& Duel::catalogue() { return CardCabinet<Duel>::cards(); }

Result<Catalogue> Duel::read_catalogue(const std::vector<CardFile>& files) {
  auto read = duel::read_catalogue(files);
  if (read) read.value().rules = &kRules;
  return read;
}

Result<Setup> Duel::read_setup(const Catalogue& cat, const SetupRequest& r) {
  Errors errors = setup_mistakes(info(), r);
  Setup out;
  out.seed = r.seed;
  for (const std::string& m : r.modules)
    for (const ModuleName& known : kModules)
      if (known.id == m) out.modules = static_cast<std::uint8_t>(out.modules | static_cast<std::uint8_t>(known.module));
  std::vector<std::string> civs;
  for (const Civilization& c : cat.civilizations) civs.push_back(c.id);
  if (r.civilizations.size() > kMaxPlayers)
    errors.push_back(mistake("many-civs", {{"number", number(r.civilizations.size())}, {"players", number(kMaxPlayers)}}));
  for (std::size_t p = 0; p < r.civilizations.size() && p < kMaxPlayers; ++p) {
    const std::string& name = r.civilizations[p];
    if (name.empty()) continue;
    const auto it = std::find(civs.begin(), civs.end(), name);
    if (it == civs.end()) {
      errors.push_back(mistake("unknown-civ", {{"word", same_in_all(in_quotes(name))}, {"meant", instead_of(name, civs)}}));
      continue;
    }
    const CivId c{static_cast<std::uint8_t>(it - civs.begin())};
    if (std::find(out.civs.begin(), out.civs.end(), c) != out.civs.end())  // [D-SET-4] [R]
      errors.push_back(mistake("civ-twice", {{"civilization", cat.of(c).name}, {"rule", same_in_all("D-SET-4")}}));
    out.civs[p] = c;
  }
  if (!errors.empty()) return errors;
  return out;
}

SetupRequest Duel::request_of(const Catalogue& cat, const Setup& setup) {
  SetupRequest r;
  r.players = kMaxPlayers;
  r.seed = setup.seed;
  for (const ModuleName& m : kModules)
    if (setup.modules & static_cast<std::uint8_t>(m.module)) r.modules.emplace_back(m.id);
  for (const CivId c : setup.civs) r.civilizations.push_back(c.is_none() ? "" : cat.of(c).id);
  while (!r.civilizations.empty() && r.civilizations.back().empty()) r.civilizations.pop_back();
  return r;
}

}  // namespace stele::duel
