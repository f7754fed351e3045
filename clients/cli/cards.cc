// The cards of a game with their text and origin, and a check of card files.
#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "games/games.h"

namespace stele::cli {

int cards(const std::string& game, const std::string& id, const std::string& origin, bool json, Language language) {
  if (!game.empty() && !find_game(all_games(), game)) return fail(unknown_game(all_games(), game));
  if (!origin.empty() && origin != "seed" && origin != "official" && origin != "secondary" && origin != "house")
    return fail("--origin", "expected seed, official, secondary or house");
  Json out = Json::array();
  std::size_t found = 0;
  std::vector<std::string> ids;
  for (const AnyGame* g : all_games()) {
    if (!game.empty() && g->info().id != game) continue;
    for (const CardText& c : g->cards()) {
      ids.push_back(c.id);
      if ((!id.empty() && c.id != id && c.notation != id) || (!origin.empty() && c.origin != origin)) continue;
      ++found;
      if (json) {
        out.push_back({{"id", c.id},
                       {"notation", c.notation},
                       {"game", g->info().id},
                       {"name", {{"en", c.name.en}, {"fr", c.name.fr}}},
                       {"text", {{"en", c.text.en}, {"fr", c.text.fr}}},
                       {"origin", c.origin},
                       {"note", c.note}});
      } else if (id.empty()) {
        fmt::print("{} {} {} {}\n", pad(c.id, 20), pad(c.name.in(language), 28), pad(c.text.in(language), 44), c.origin);
      } else {
        fmt::print("{}  ({})\n  en  {}. {}\n  fr  {}. {}\n  {}  {}\n  {}  {}\n", c.id, c.notation, c.name.en, c.text.en, c.name.fr,
                   c.text.fr, say("cli.card.origin").in(language), say("cli.card.origin-" + c.origin).in(language),
                   say("cli.card.note").in(language), c.note);
      }
    }
  }
  if (found == 0 && !id.empty()) {
    const auto meant = closest(id, ids);
    return fail("--id", fmt::format("there is no card {}{}", in_quotes(id), meant ? "; did you mean " + *meant + "?" : ""));
  }
  if (json) fmt::print("{}\n", out.dump(2));
  return kFine;
}

int check_cards(const std::vector<std::string>& files) {
  int code = kFine;
  for (const std::string& file : files) {
    const auto text = read_input(file);
    if (!text) {
      code = fail(text.errors());
      continue;
    }
    // The file says which game it is for; one that does not is judged as the first.
    const AnyGame* game = all_games()[0];
    for (const AnyGame* g : all_games())
      if (text->find(fmt::format("game = \"{}\"", g->info().id)) != std::string::npos) game = g;
    const Errors errors = game->check_cards(text.value(), file);
    if (!errors.empty())
      code = fail(errors);
    else
      fmt::print("{}: {}\n", file, say("cli.fine").en);
  }
  return code;
}

}  // namespace stele::cli
