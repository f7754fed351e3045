#include "engine/rule_book.h"

#include <algorithm>

#include "engine/embedded.h"

namespace stele {
namespace {

// A rule begins with "- **W-TURN-1** " and goes on to the next rule, heading or empty line.
std::vector<Rule> read_rules() {
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

}  // namespace

const std::vector<Rule>& all_rules() {
  static const std::vector<Rule> rules = read_rules();
  return rules;
}

std::vector<std::string> places_of(const Rule& rule, std::string_view kind) {
  std::vector<std::string> out;
  const std::string start = rule.id + " " + std::string{kind} + " ";
  for (const std::string_view line : lines_of(embedded_file("rule_index.txt")))
    if (line.starts_with(start)) out.emplace_back(line.substr(start.size()));
  return out;
}

Json about_rule(const Rule& r) {
  return {{"id", r.id},
          {"game", r.game},
          {"heading", r.heading},
          {"text", r.text},
          {"ruling", r.text.find("[R]") != std::string::npos},
          {"code", places_of(r, "code")},
          {"tests", places_of(r, "test")}};
}

}  // namespace stele
