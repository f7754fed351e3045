// Looking at games and tables: games, show, options.
#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "games/about.h"
#include "games/games.h"

namespace stele::cli {
namespace {

std::string text_id(const GameInfo& g, std::string_view what, std::string_view id) { return fmt::format("{}.{}.{}", g.id, what, id); }

int columns() { return terminal_width(1); }

void list(const std::string& what, const std::vector<std::string>& words) {
  if (!words.empty()) fmt::print("{}\n", hanging(fmt::format("{:<12} {:<29} ", "", what), listed(words), columns()));
}

}  // namespace

int games(const std::string& only, Language language, bool json) {
  if (!only.empty() && !find_game(all_games(), only)) return fail(unknown_game(all_games(), only));
  Json out = Json::array();
  for (const AnyGame* game : all_games()) {
    const GameInfo& g = game->info();
    if (!only.empty() && g.id != only) continue;
    const Choices choices = choices_of(g);
    if (!json) {
      const std::string how_many =
          g.min_players == g.max_players ? std::to_string(g.max_players) : fmt::format("{}-{}", g.min_players, g.max_players);
      fmt::print("{:<12} {}, {} {}\n", g.id, title(g).in(language), how_many, say("cli.players").in(language));
      for (const ModuleInfo& m : g.modules)
        fmt::print("{}\n",
                   hanging(fmt::format("{:<12} --module {:<20} ", "", m.id), say(text_id(g, "module", m.id)).in(language), columns()));
      list("--civ", choices.civilizations);
      const auto one_line = [&](const std::string& option, std::string_view id, int most) {
        fmt::print("{}\n", hanging(fmt::format("{:<12} {:<29} ", "", option), say(id, {{"most", number(most)}}).in(language), columns()));
      };
      if (g.automa_levels >= 0) one_line("--seats human,automa", "cli.games.automa", g.automa_levels);
      if (g.max_monsters > 0) one_line("--monsters", "cli.games.monsters", g.max_monsters);
      if (has_decks(g)) one_line("--deck", "cli.games.deck", 0);
      for (int players = g.min_players; players <= g.max_players; ++players) {
        std::vector<std::string> maps;
        for (const Choices::Map& m : choices.maps)
          if (m.players == players) maps.push_back(m.id);
        if (maps.empty()) continue;
        if (!g.generated_map.empty()) maps.emplace_back(g.generated_map);
        list(fmt::format("--map ({} {})", players, say("cli.players").in(language)), maps);
      }
      if (const int ours = house_cards(*game); ours > 0)
        fmt::print("{}\n",
                   hanging(std::string(13, ' '),
                           say("cli.house", {{"ours", number(ours)}, {"all", number(game->cards().size())}}).in(language), columns()));
      continue;
    }
    out.push_back(about_game(*game));
  }
  if (json) fmt::print("{}\n", out.dump(2));
  return kFine;
}

int show(const std::string& file, std::optional<int> seat, Language language, bool json) {
  const auto table = load_table(file);
  if (!table) return fail(table.errors());
  const Table& t = *table.value();
  std::optional<PlayerId> viewer;
  if (seat) {
    if (*seat < 0 || *seat >= t.setup().players)
      return fail("--seat", fmt::format("this table has the seats 0 to {}, not {}", t.setup().players - 1, *seat));
    viewer = PlayerId{static_cast<std::uint8_t>(*seat)};
  }
  if (json)
    fmt::print("{}\n", (viewer ? t.view_to_json(*viewer) : t.state_to_json()).dump(2));
  else
    fmt::print("{}", draw(t, viewer, {language, Paint{detect_colours(1)}, terminal_width(1)}));
  return kFine;
}

int options(const std::string& file, bool json, Language language) {
  const auto table = load_table(file);
  if (!table) return fail(table.errors());
  const Table& t = *table.value();
  const Decision d = t.decision();
  if (json) {
    Json out;
    out["seat"] = d.nothing() ? Json{} : Json(d.seat.value);
    out["decision"] = d.nothing() ? Json{} : Json(d.kind->name);
    out["rule"] = d.nothing() ? Json{} : Json(d.kind->rule);
    out["options"] = Json::array();
    for (const OptionText& o : t.options()) out["options"].push_back({{"notation", o.notation}, {"en", o.text.en}, {"fr", o.text.fr}});
    fmt::print("{}\n", out.dump(2));
    return kFine;
  }
  if (d.nothing()) {
    fmt::print(stderr, "{}\n", t.question().in(language));
    return kFine;
  }
  // The options alone are on standard output, so that a script can take any line of it.
  fmt::print(stderr, "{}: {} [{}]\n", say("cli.seat", {{"number", number(d.seat.value)}, {"player", name_of(t, d.seat)}}).in(language),
             question_of(t).in(language), d.kind->rule);
  for (const OptionText& o : t.options()) fmt::print("{}\n", o.notation);
  return kFine;
}

}  // namespace stele::cli
