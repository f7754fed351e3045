// The rules by id, from docs/rules, with the places where each is carried out and tested.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "clients/cli/commands.h"
#include "engine/embedded.h"

namespace stele::cli {
namespace {

struct Rule {
  std::string id;
  std::string game;  // the file's name: "monuments"
  std::string heading;
  std::string text;
};

// A rule begins with "- **W-TURN-1** " and goes on to the next rule, heading or empty line.
std::vector<Rule> load() {
  std::vector<Rule> out;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with("docs/rules/") || file.path.ends_with("README.md")) continue;
    std::string game{file.path.substr(11, file.path.size() - 14)};
    std::string heading;
    bool inside = false;
    for (std::string_view line : lines_of(file.content)) {
      if (line.starts_with("#")) {
        heading = line.substr(line.find_first_not_of("# "));
        inside = false;
      } else if (line.starts_with("- **")) {
        const std::size_t end = line.find("**", 4);
        inside = end != std::string_view::npos &&
                 line.substr(4, end - 4).find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == std::string_view::npos;
        if (inside)
          out.push_back({std::string{line.substr(4, end - 4)}, game, heading, std::string{line.substr(std::min(end + 3, line.size()))}});
      } else if (line.empty()) {
        inside = false;
      } else if (inside) {
        const std::size_t first = line.find_first_not_of(' ');
        out.back().text += " " + std::string{line.substr(first == std::string_view::npos ? 0 : first)};
      }
    }
  }
  return out;
}

std::vector<std::string> places(const std::string& id, std::string_view kind) {
  std::vector<std::string> out;
  const std::string start = fmt::format("{} {} ", id, kind);
  for (const std::string_view line : lines_of(embedded_file("rule_index.txt")))
    if (line.starts_with(start)) out.emplace_back(line.substr(start.size()));
  return out;
}

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

std::string rule_text(const std::string& id, int columns) {
  std::string out;
  for (const Rule& r : load())
    if (is_meant(id, r)) out += wrapped(fmt::format("{} {}", r.id, plain(r.text)), columns, 4) + "\n";
  return out;
}

int rules(const std::string& id, const std::string& game, bool json) {
  const std::vector<Rule> all = load();
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
      out.push_back({{"id", r.id},
                     {"game", r.game},
                     {"heading", r.heading},
                     {"text", r.text},
                     {"ruling", r.text.find("[R]") != std::string::npos},
                     {"code", places(r.id, "code")},
                     {"tests", places(r.id, "test")}});
      continue;
    }
    if (heading != r.heading) fmt::print("{}{}\n", heading.empty() ? "" : "\n", heading = r.heading);
    fmt::print("  {}\n", wrapped(fmt::format("{} {}", r.id, plain(r.text)), terminal_width(1) - 2, 6));
    if (id.empty()) continue;
    for (const std::string_view kind : {"code", "test"})
      if (const auto found_in = places(r.id, kind); !found_in.empty())
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
