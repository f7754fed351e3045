// The cards of a game with their text and origin, and a check of card files.
#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "games/games.h"

namespace stele::cli {
namespace {

struct CardText {
  std::string id, notation;
  Text name, text;
  std::string origin, note;
};

std::vector<CardText> cards_of(const monuments::Catalogue& cat) {
  using namespace monuments;
  std::vector<CardText> out;
  for (int i = 0; i < kCards; ++i) {
    const CardId c = monuments::card(i);
    const Catalogue::MonumentInfo& m = cat.of(monument_of(c));
    Text text = m.place;
    if (value_of(c) == m.struck) text = text + say("cli.card.struck");
    if (m.leaves_with_3_players) text = text + say("cli.card.leaves");
    out.push_back({fmt::format("{}-{}", m.id, value_of(c)), notation(cat, c), name(cat, c), text,
                   m.card_origin[static_cast<std::size_t>(value_of(c) - 1)], m.note});
  }
  for (const Catalogue::Power& p : cat.powers) {
    constexpr std::array<std::string_view, 3> kAbilities = {"reorder", "swap", "pay-and-draw"};
    const Text text = say("cli.card.power", {{"symbol", cat.symbol_name[static_cast<std::size_t>(p.symbol)]},
                                             {"acquire", count("point", p.acquire)},
                                             {"end", count("point", p.end)},
                                             {"ability", say(fmt::format("cli.card.{}", kAbilities[static_cast<std::size_t>(p.ability)]))}});
    out.push_back({p.id, p.word, p.name, text, p.origin, p.note});
  }
  return out;
}

}  // namespace

int cards(const std::string& game, const std::string& id, const std::string& origin, bool json, Language language) {
  if (!game.empty() && !find_game(all_games(), game)) return fail(unknown_game(all_games(), game));
  if (!origin.empty() && origin != "seed" && origin != "official" && origin != "secondary" && origin != "house")
    return fail("--origin", "expected seed, official, secondary or house");
  const std::vector<CardText> all = cards_of(monuments::Monuments::catalogue());
  Json out = Json::array();
  std::size_t found = 0;
  std::vector<std::string> ids;
  for (const CardText& c : all) {
    ids.push_back(c.id);
    if ((!id.empty() && c.id != id && c.notation != id) || (!origin.empty() && c.origin != origin)) continue;
    ++found;
    if (json) {
      out.push_back({{"id", c.id}, {"notation", c.notation}, {"game", "monuments"}, {"name", {{"en", c.name.en}, {"fr", c.name.fr}}},
                     {"text", {{"en", c.text.en}, {"fr", c.text.fr}}}, {"origin", c.origin}, {"note", c.note}});
    } else if (id.empty()) {
      fmt::print("{} {} {} {}\n", pad(c.id, 20), pad(c.name.in(language), 28), pad(c.text.in(language), 44), c.origin);
    } else {
      fmt::print("{}  ({})\n  en  {}. {}\n  fr  {}. {}\n  {}  {}\n  {}  {}\n", c.id, c.notation, c.name.en, c.text.en, c.name.fr, c.text.fr,
                 say("cli.card.origin").in(language), say("cli.card.origin-" + c.origin).in(language), say("cli.card.note").in(language), c.note);
    }
  }
  if (found == 0 && !id.empty()) {
    const auto meant = closest(id, ids);
    return fail("--id", fmt::format("there is no card '{}'{}", id.substr(0, 40), meant ? "; did you mean " + *meant + "?" : ""));
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
    const auto cat = monuments::read_catalogue(text.value(), file);
    if (!cat)
      code = fail(cat.errors());
    else
      fmt::print("{}: {}\n", file, "fine");
  }
  return code;
}

}  // namespace stele::cli
