// Looking at games and tables: games, show, options.
#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "games/games.h"

namespace stele::cli {
namespace {

std::string text_id(const GameInfo& g, std::string_view what, std::string_view id) { return fmt::format("{}.{}.{}", g.id, what, id); }

}  // namespace

int games(Language language, bool json) {
  Json out = Json::array();
  for (const AnyGame* game : all_games()) {
    const GameInfo& g = game->info();
    if (!json) {
      fmt::print("{:<12} {}, {}-{} {}\n", g.id, title(g).in(language), g.min_players, g.max_players, say("cli.players").in(language));
      for (const ModuleInfo& m : g.modules)
        fmt::print("{:<12} --module {:<18} {}\n", "", m.id, say(text_id(g, "module", m.id)).in(language));
      continue;
    }
    Json modules = Json::array();
    for (const ModuleInfo& m : g.modules) {
      const Text text = say(text_id(g, "module", m.id));
      modules.push_back({{"id", m.id}, {"en", text.en}, {"fr", text.fr}});
    }
    out.push_back({{"id", g.id},
                   {"name", {{"en", title(g).en}, {"fr", title(g).fr}}},
                   {"players", {{"min", g.min_players}, {"max", g.max_players}}},
                   {"rules", g.rules_version},
                   {"modules", modules}});
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
  fmt::print(stderr, "{}: {} [{}]\n",
             say("cli.seat", {{"number", same_in_all(std::to_string(d.seat.value))}, {"player", player_name(d.seat)}}).in(language),
             t.question().in(language), d.kind->rule);
  for (const OptionText& o : t.options()) fmt::print("{}\n", o.notation);
  return kFine;
}

}  // namespace stele::cli
