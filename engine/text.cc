#include "engine/text.h"

#include <algorithm>

#include "engine/embedded.h"
#include "engine/toml.h"

namespace stele {
namespace {

// Flattens [option] take = "..." to "option.take".
void flatten(const toml::table& table, const std::string& prefix, Language language, std::vector<Lexeme>& out) {
  for (const auto& [key, node] : table) {
    const std::string id = prefix.empty() ? std::string{key.str()} : prefix + "." + std::string{key.str()};
    if (const auto* inner = node.as_table()) {
      flatten(*inner, id, language, out);
    } else if (const auto* value = node.as_string()) {
      auto it = std::find_if(out.begin(), out.end(), [&](const Lexeme& l) { return l.id == id; });
      if (it == out.end()) it = out.insert(out.end(), {id, {}});
      (language == Language::French ? it->text.fr : it->text.en) = value->get();
    }
  }
}

std::vector<Lexeme> load() {
  std::vector<Lexeme> out;
  // data/text/en.toml, data/text/effects.en.toml, ...: the language stands before the ending.
  for (const EmbeddedFile& file : embedded_files()) {
    const bool french = file.path.ends_with("fr.toml");
    if (!file.path.starts_with("data/text/") || (!french && !file.path.ends_with("en.toml"))) continue;
    if (const auto table = parse_toml(file.content, file.path))
      flatten(table.value(), "", french ? Language::French : Language::English, out);
  }
  std::sort(out.begin(), out.end(), [](const Lexeme& a, const Lexeme& b) { return a.id < b.id; });
  return out;
}

const Text* find_itself(std::string_view id) {
  const std::vector<Lexeme>& all = all_texts();
  const auto it = std::lower_bound(all.begin(), all.end(), id, [](const Lexeme& l, std::string_view wanted) { return l.id < wanted; });
  return it != all.end() && it->id == id ? &it->text : nullptr;
}

// The text, or the one that the family of the game has in its place.
const Text* find(std::string_view id) {
  if (const Text* found = find_itself(id)) return found;
  const std::size_t dot = std::min(id.find('.'), id.size());
  const Text* family = find_itself(std::string{id.substr(0, dot)} + ".family");
  return family ? find_itself(family->en + std::string{id.substr(dot)}) : nullptr;
}

std::string fill(const std::string& pattern, std::span<const TextArg> args, Language language) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size();) {
    const std::size_t close = pattern[i] == '{' ? pattern.find('}', i) : std::string::npos;
    if (close == std::string::npos) {
      out += pattern[i++];
      continue;
    }
    const std::string_view name = std::string_view{pattern}.substr(i + 1, close - i - 1);
    for (const TextArg& arg : args)
      if (arg.name == name) out += arg.value.in(language);
    i = close + 1;
  }
  return out;
}

// Letters to change, add, leave out or swap with their neighbour.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before = std::move(above);
    above = std::move(row);
    row.assign(b.size() + 1, i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

// All letters of `word` stand in `in` in this order: something was left out.
bool is_part_of(std::string_view word, std::string_view in) {
  std::size_t at = 0;
  for (const char c : in) at += at < word.size() && word[at] == c ? 1 : 0;
  return at == word.size();
}

// The bytes of the character at the front of the text that a terminal may show; 0 if it must not.
std::size_t showable(std::string_view text) {
  const auto c = static_cast<unsigned char>(text[0]);
  if (c < 0x80) return c >= ' ' && c != 0x7F ? 1 : 0;
  const std::size_t size = (c & 0xE0) == 0xC0 ? 2 : (c & 0xF0) == 0xE0 ? 3 : (c & 0xF8) == 0xF0 ? 4 : 0;
  if (size == 0 || size > text.size() || first_bad_line(text.substr(0, size)) != 0) return 0;
  // Neither the second set of control characters nor those that turn the direction of writing.
  const std::string_view character = text.substr(0, size);
  if (size == 2 && character < "\u00a0") return 0;
  return character >= "\u200b" && character <= "\u206f" ? 0 : size;
}

}  // namespace

const std::vector<Lexeme>& all_texts() {
  static const std::vector<Lexeme> texts = load();
  return texts;
}

Text operator+(Text a, const Text& b) {
  a.en += b.en;
  a.fr += b.fr;
  return a;
}

Text join(const std::vector<Text>& parts, std::string_view between) {
  Text out;
  for (const Text& part : parts) {
    if (&part != &parts.front()) out = out + same_in_all(std::string{between});
    out = out + part;
  }
  return out;
}

Text say(std::string_view id, std::initializer_list<TextArg> args) { return say(id, std::span(args.begin(), args.size())); }
Text say(std::string_view id, std::span<const TextArg> args) {
  const Text* pattern = find(id);
  if (!pattern) return same_in_all("[" + std::string{id} + "]");
  return fill(*pattern, args);
}
Text fill(const Text& pattern, std::span<const TextArg> args) {
  return {fill(pattern.en, args, Language::English), fill(pattern.fr, args, Language::French)};
}

bool has_text(std::string_view id) { return find(id) != nullptr; }

Text count(std::string_view id, int n) {
  const Text one = say("noun." + std::string{id} + ".one");
  const Text many = say("noun." + std::string{id} + ".many");
  const std::string number = std::to_string(n) + " ";
  const bool english_one = n == 1 || n == -1;
  const bool french_one = n > -2 && n < 2;  // « 0 carte »: French counts from two
  return {number + (english_one ? one.en : many.en), number + (french_one ? one.fr : many.fr)};
}

Text player_name(PlayerId p) { return say("player", {{"number", number(p.value + 1)}}); }

Text instead_of(std::string_view word, const std::vector<std::string>& known) {
  if (const auto meant = closest(word, known)) return say("setup.did-you-mean", {{"word", same_in_all(*meant)}});
  return say("setup.one-of", {{"words", same_in_all(listed(known))}});
}

std::string in_quotes(std::string_view word) {
  constexpr std::size_t kLongest = 40;
  std::string out = "'";
  std::size_t shown = 0, at = 0;
  for (; at < word.size() && shown < kLongest; ++shown) {
    const std::size_t size = showable(word.substr(at));
    out += size > 0 ? word.substr(at, size) : "?";
    at += std::max<std::size_t>(size, 1);
  }
  return out + (at < word.size() ? "...'" : "'");
}

std::string listed(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& w : words) out += (out.empty() ? "" : ", ") + w;
  return out;
}

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  std::vector<std::string_view> out;
  for (std::size_t at = line.find_first_not_of(kBlanks); at < line.size(); at = line.find_first_not_of(kBlanks, at)) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    out.push_back(line.substr(at, end - at));
    at = end;
  }
  return out;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::size_t first_bad_line(std::string_view text) {
  std::size_t line = 1;
  for (std::size_t i = 0; i < text.size();) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x80) {
      if ((c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0x7F) return line;
      line += c == '\n' ? 1 : 0;
      ++i;
      continue;
    }
    // A lead byte says how many bytes follow; overlong forms, surrogates and what lies beyond U+10FFFF are no text.
    const std::size_t more = c >= 0xC2 && c <= 0xDF ? 1 : (c & 0xF0) == 0xE0 ? 2 : c >= 0xF0 && c <= 0xF4 ? 3 : 0;
    if (more == 0 || i + more >= text.size()) return line;
    for (std::size_t k = 1; k <= more; ++k)
      if ((static_cast<unsigned char>(text[i + k]) & 0xC0) != 0x80) return line;
    const auto second = static_cast<unsigned char>(text[i + 1]);
    if ((c == 0xE0 && second < 0xA0) || (c == 0xED && second > 0x9F) || (c == 0xF0 && second < 0x90) || (c == 0xF4 && second > 0x8F))
      return line;
    i += more + 1;
  }
  return 0;
}

std::size_t width(std::string_view utf8) {
  return static_cast<std::size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::optional<std::string> closest(std::string_view word, const std::vector<std::string>& known) {
  if (word.empty() || word.size() > 40) return std::nullopt;
  // One slip in a short word, two in a longer one; or the beginning of it.
  const std::size_t most = word.size() < 6 ? 1 : 2;
  std::optional<std::string> best;
  std::size_t best_distance = 0;
  for (const std::string& candidate : known) {
    std::size_t distance = edit_distance(word, candidate);
    if (distance > most && word.size() >= 3 && candidate.starts_with(word)) distance = most;
    if (distance > most || (word.size() < 3 && candidate.size() < 3)) continue;
    distance = 2 * distance + (is_part_of(word, candidate) ? 0 : 1);
    if (best && distance >= best_distance) continue;
    best = candidate;
    best_distance = distance;
  }
  return best;
}

}  // namespace stele
