#include "engine/rule_book.h"

#include <algorithm>
#include <cassert>
#include <map>

#include "engine/embedded.h"
#include "engine/toml.h"

namespace stele {
namespace {

constexpr std::string_view kRules = "docs/rules/", kFrenchRules = "docs/rules/fr/", kGlossary = "data/glossary/";

struct Paragraph {
  std::string id, heading, text;
};

// A rule begins with "- **W-TURN-1** " and goes on to the next rule, heading or empty line.
std::vector<Paragraph> read_paragraphs(std::string_view content) {
  std::vector<Paragraph> out;
  std::string heading;
  bool inside = false;
  for (std::string_view line : lines_of(content)) {
    if (line.starts_with("#")) {
      heading = line.substr(line.find_first_not_of("# "));
      inside = false;
    } else if (line.starts_with("- **")) {
      const std::size_t end = line.find("**", 4);
      inside = end != std::string_view::npos &&
               line.substr(4, end - 4).find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == std::string_view::npos;
      if (inside) out.push_back({std::string{line.substr(4, end - 4)}, heading, std::string{line.substr(std::min(end + 3, line.size()))}});
    } else if (line.empty()) {
      inside = false;
    } else if (inside) {
      const std::size_t first = line.find_first_not_of(' ');
      out.back().text += " " + std::string{line.substr(first == std::string_view::npos ? 0 : first)};
    }
  }
  return out;
}

std::string name_in(std::string_view path, std::string_view folder, std::string_view ending) {
  return std::string{path.substr(folder.size(), path.size() - folder.size() - ending.size())};
}

std::vector<Rule> read_rules() {
  std::vector<Rule> out;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(kRules) || file.path.starts_with(kFrenchRules) || file.path.ends_with("README.md")) continue;
    for (Paragraph& p : read_paragraphs(file.content))
      out.push_back({std::move(p.id), name_in(file.path, kRules, ".md"), same_in_all(p.heading), same_in_all(p.text)});
  }
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(kFrenchRules)) continue;
    for (Paragraph& p : read_paragraphs(file.content)) {
      const auto rule = std::find_if(out.begin(), out.end(), [&](const Rule& r) { return r.id == p.id; });
      if (rule == out.end()) continue;
      rule->heading.fr = std::move(p.heading);
      rule->text.fr = std::move(p.text);
    }
  }
  return out;
}

std::map<std::string, std::vector<Term>, std::less<>> read_glossaries() {
  std::map<std::string, std::vector<Term>, std::less<>> out;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(kGlossary)) continue;
    const auto table = parse_toml(file.content, file.path);
    assert(table);
    auto& terms = out[name_in(file.path, kGlossary, ".toml")];
    const auto word = [](const toml::table& t, std::string_view key) { return t[key].value_or(std::string{}); };
    if (const auto* list = table.value()["term"].as_array())
      for (const toml::node& node : *list)
        if (const auto* t = node.as_table())
          terms.push_back({{word(*t, "en"), word(*t, "fr")}, {word(*t, "text_en"), word(*t, "text_fr")}, word(*t, "rule")});
  }
  return out;
}

Json in_all(const Text& t) { return {{"en", t.en}, {"fr", t.fr}}; }

}  // namespace

const std::vector<Rule>& all_rules() {
  static const std::vector<Rule> rules = read_rules();
  return rules;
}

const std::vector<Term>& glossary(std::string_view game) {
  static const auto all = read_glossaries();
  static const std::vector<Term> none;
  const auto it = all.find(game);
  return it == all.end() ? none : it->second;
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
          {"heading", r.heading.en},
          {"text", r.text.en},
          {"fr", {{"heading", r.heading.fr}, {"text", r.text.fr}}},
          {"ruling", r.text.en.find("[R]") != std::string::npos},
          {"code", places_of(r, "code")},
          {"tests", places_of(r, "test")}};
}

Json about_term(const Term& t) { return {{"word", in_all(t.word)}, {"text", in_all(t.text)}, {"rule", t.rule}}; }

}  // namespace stele
