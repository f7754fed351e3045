#include "games/about.h"

#include "games/games.h"
#include "games/monuments/describe.h"

namespace stele {

Choices choices_of(const GameInfo& g) {
  Choices out;
  visit_game(g.id, [&]<class G>() {
    if constexpr (requires { G::catalogue().civilizations; })
      for (const civic::Civilization& c : G::catalogue().civilizations) out.civilizations.push_back(c.id);
    if constexpr (requires { G::catalogue().maps; })
      for (const monumental::MapInfo& m : G::catalogue().maps) out.maps.push_back({m.id, m.players, m.name});
  });
  return out;
}

Json about_game(const AnyGame& game) {
  const GameInfo& g = game.info();
  Json modules = Json::array();
  for (const ModuleInfo& m : g.modules) {
    const Text text = say(std::string{g.id} + ".module." + std::string{m.id});
    modules.push_back({{"id", m.id}, {"en", text.en}, {"fr", text.fr}});
  }
  Json out = {{"id", g.id},
              {"name", {{"en", title(g).en}, {"fr", title(g).fr}}},
              {"players", {{"min", g.min_players}, {"max", g.max_players}}},
              {"rules", g.rules_version},
              {"modules", modules}};
  if (g.automa_levels >= 0) out["automa"] = {{"levels", g.automa_levels}};
  if (g.max_monsters > 0) out["monsters"] = {{"max", g.max_monsters}};
  const Choices choices = choices_of(g);
  Json maps = Json::array();
  for (const Choices::Map& m : choices.maps)
    maps.push_back({{"id", m.id}, {"players", m.players}, {"name", {{"en", m.name.en}, {"fr", m.name.fr}}}});
  if (g.id == monuments::Monuments::info().id) out["board"] = monuments::board_to_json(monuments::Monuments::catalogue());
  out["civilizations"] = choices.civilizations;
  out["maps"] = maps;
  return out;
}

Json about_card(const AnyGame& game, const CardText& c) {
  return {{"id", c.id},
          {"notation", c.notation},
          {"game", game.info().id},
          {"name", {{"en", c.name.en}, {"fr", c.name.fr}}},
          {"text", {{"en", c.text.en}, {"fr", c.text.fr}}},
          {"effect", {{"en", c.effect.en}, {"fr", c.effect.fr}}},
          {"shown", c.shown},
          {"origin", c.origin},
          {"note", c.note}};
}

}  // namespace stele
