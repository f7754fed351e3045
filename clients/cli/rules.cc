// The rules by id, from docs/rules, with the places where each is carried out and tested.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "engine/rule_book.h"

namespace stele::cli {
namespace {

// The first three; --json has them all.
std::string few(const std::vector<std::string>& places) {
  constexpr std::size_t kShown = 3;
  std::string out, file;
  for (std::size_t i = 0; i < std::min(kShown, places.size()); ++i) {
    const std::string place = places[i].substr(0, places[i].find(' ')), name = place.substr(0, place.find(':'));
    out += name == file ? "," + place.substr(name.size() + 1) : (i == 0 ? "" : ", ") + place;
    file = name;
  }
  return places.size() > kShown ? fmt::format("{} and {} more", out, places.size() - kShown) : out;
}

// A terminal shows no bold: "**[R]**" reads "[R]".
std::string plain(std::string text) {
  for (const std::string_view mark : {"**", "`"})
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) text.erase(at, mark.size());
  return text;
}

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

// An id may be the beginning of one: W-BUILD is all of building.
bool is_meant(const std::string& id, const Rule& r) { return r.id == upper(id) || r.id.starts_with(upper(id) + "-"); }

}  // namespace

std::string rule_text(const std::string& id, int columns, Language language) {
  std::string out;
  for (const Rule& r : all_rules())
    if (is_meant(id, r)) out += wrapped(fmt::format("{} {}", r.id, plain(r.text.in(language))), columns, 4) + "\n";
  return out;
}

int rules(const std::string& id, const std::string& game, bool json, Language language) {
  const std::vector<Rule> all = all_rules();
  std::vector<std::string> games, ids;
  for (const Rule& r : all) {
    if (games.empty() || games.back() != r.game) games.push_back(r.game);
    ids.push_back(r.id);
  }
  if (!game.empty() && std::find(games.begin(), games.end(), game) == games.end())
    return fail("--game", fmt::format("there are no rules for {}: expected {}", in_quotes(game), fmt::join(games, ", ")));
  Json out = Json::array();
  std::string heading, where;
  bool found = false;
  for (const Rule& r : all) {
    if ((!id.empty() && !is_meant(id, r)) || (!game.empty() && r.game != game)) continue;
    found = true;
    if (json) {
      out.push_back(about_rule(r));
      continue;
    }
    if (heading != r.heading.in(language)) fmt::print("{}{}\n", heading.empty() ? "" : "\n", heading = r.heading.in(language));
    fmt::print("  {}\n", wrapped(fmt::format("{} {}", r.id, plain(r.text.in(language))), terminal_width(1) - 2, 6));
    if (id.empty()) continue;
    for (const std::string_view kind : {"code", "test"})
      if (const auto found_in = places_of(r, kind); !found_in.empty())
        where += hanging(fmt::format("  {} {} in ", r.id, kind), few(found_in), terminal_width(1)) + "\n";
  }
  if (!found) {
    const auto meant = closest(upper(id), ids);
    return fail("rules", fmt::format("there is no rule {}{}", in_quotes(id), meant ? "; did you mean " + *meant + "?" : ""));
  }
  if (json) fmt::print("{}\n", out.dump(2));
  if (!where.empty()) fmt::print("\n{}", where);  // behind what a player looks for
  return kFine;
}

}  // namespace stele::cli
