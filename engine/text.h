#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ids.h"
#include "engine/result.h"

namespace stele {

// A sentence in every language of the interface.
struct Text {
  std::string en;
  std::string fr;
  const std::string& in(Language l) const { return l == Language::French ? fr : en; }
  bool operator==(const Text&) const = default;
};
inline Text same_in_all(std::string word) { return {word, word}; }
inline Text number(std::integral auto n) { return same_in_all(std::to_string(n)); }
Text operator+(Text a, const Text& b);
Text join(const std::vector<Text>& parts, std::string_view between);

struct TextArg {
  std::string_view name;
  Text value;
};

// The sentence `id` of data/text/{en,fr}.toml with `{name}` replaced by the arguments.
// Games of a family share sentences: where the text `monumental.family` is "civic" and there is no `monumental.event.paid`, it is
// `civic.event.paid`. An unknown id is shown as itself in brackets; a test keeps ids, languages and placeholders in step.
Text say(std::string_view id, std::initializer_list<TextArg> args = {});
Text say(std::string_view id, std::span<const TextArg> args);
Text fill(const Text& pattern, std::span<const TextArg> args);  // the same for a sentence that is at hand
bool has_text(std::string_view id);                             // `say` finds it

// "1 card", "2 cards"; « 0 carte », « 2 cartes »: the noun `id` with a number in front.
Text count(std::string_view id, int n);

// What data/text holds, for the test that compares the languages.
struct Lexeme {
  std::string id;
  Text text;
};
const std::vector<Lexeme>& all_texts();

Text player_name(PlayerId);  // "Player 1" is seat 0

// A word that somebody wrote, as it may be shown: in quotes, short, and without anything a terminal would obey.
std::string in_quotes(std::string_view word);
std::string listed(const std::vector<std::string>& words);      // "a, b, c"
std::vector<std::string_view> words_of(std::string_view line);  // split at blanks
std::vector<std::string_view> lines_of(std::string_view text);  // without their ends

// A mistake of a player, in every language.
inline Error error_of(std::string where, const Text& what) { return {std::move(where), what.en, what.fr}; }
inline Text what_of(const Error& e) { return {e.what, e.what_fr.empty() ? e.what : e.what_fr}; }

// The line, from 1, of the first byte that plain UTF-8 text cannot hold (a control character, a broken sequence); 0 if there is none.
std::size_t first_bad_line(std::string_view text);

// Characters of UTF-8 text, which is what a terminal column counts (our texts use no wide ones).
std::size_t width(std::string_view utf8);

// `word`, or the one of `known` that it was probably meant to be: for "did you mean".
std::optional<std::string> closest(std::string_view word, const std::vector<std::string>& known);
Text instead_of(std::string_view word, const std::vector<std::string>& known);  // "; did you mean 'greedy'?", or what there is

}  // namespace stele
