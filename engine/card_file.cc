#include "engine/card_file.h"

#include <algorithm>

namespace stele {

void CardReader::mistake(const toml::node* at, const std::string& what) {
  // The file as a whole begins in its first line.
  errors.push_back({file_ + (at ? ":" + std::to_string(std::max<std::uint32_t>(1, at->source().begin.line)) : ""), what});
}

void CardReader::mistake(const toml::table& t, std::string_view card, std::string_view field, const std::string& what) {
  mistake(t[field].node() ? t[field].node() : &t, name(card, field) + what);
}

std::string CardReader::string(const toml::table& t, std::string_view card, std::string_view field) {
  if (const auto* s = t[field].as_string()) return s->get();
  mistake(t, card, field, "expected a text");
  return "";
}

Text CardReader::text(const toml::table& t, std::string_view card, std::string_view field) {
  const auto en = t[field]["en"].value<std::string>();
  const auto fr = t[field]["fr"].value<std::string>();
  if (en && fr && !en->empty() && !fr->empty()) return {*en, *fr};
  mistake(t, card, field, "expected { en = \"...\", fr = \"...\" }");
  return {};
}

int CardReader::number(const toml::table& t, std::string_view card, std::string_view field, int min, int max) {
  const auto n = t[field].value_exact<std::int64_t>();
  if (n && *n >= min && *n <= max) return static_cast<int>(*n);
  mistake(t, card, field, "expected a whole number from " + std::to_string(min) + " to " + std::to_string(max));
  return min;
}

bool CardReader::flag(const toml::table& t, std::string_view card, std::string_view field) {
  const toml::node* found = t[field].node();
  if (found && !found->is_boolean()) mistake(found, name(card, field) + "expected true or false");
  return found && found->value_or(false);
}

std::string CardReader::origin(const toml::table& t, std::string_view card) {
  const std::string found = string(t, card, "origin");
  for (const char* known : {"seed", "official", "secondary", "house"})
    if (found == known) return found;
  if (!found.empty()) mistake(t, card, "origin", "unknown origin " + in_quotes(found) + ": expected seed, official, secondary or house");
  return "house";
}

void CardReader::only(const toml::table& t, std::string_view card, std::span<const std::string_view> fields) {
  for (const auto& [key, value] : t)
    if (std::find(fields.begin(), fields.end(), key.str()) == fields.end()) {
      std::vector<std::string> known{fields.begin(), fields.end()};
      const auto meant = closest(key.str(), known);
      mistake(&value, name(card, key.str()) + "unknown field" + (meant ? "; did you mean " + *meant + "?" : "; expected " + listed(known)));
    }
}

}  // namespace stele
