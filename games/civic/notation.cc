#include "games/civic/notation.h"

#include <algorithm>
#include <array>

#include "games/civic/words.h"

namespace stele::civic {
namespace {

constexpr std::size_t kMostAlternatives = 8;
constexpr std::size_t kMostAtAdvantage = 60;
constexpr std::size_t kSourceWords = kHeroSource + 1;  // the spaces, the Knowledge under them, the active policy, the Hero

constexpr std::array<std::string_view, 17> kPartIds = {  // the text "notation.<id>" says what may stand there
    "tile",  "row",      "column",      "card",    "policy", "space",   "copied", "explorer", "take",
    "token", "resource", "alternative", "pending", "player", "monster", "amount", "type"};

std::vector<Part> parts_of(OptionKind kind) {
  switch (info(kind).about) {
    case About::None: return {};
    case About::Tile: return {Part::Tile};
    case About::Line: return {kind == OptionKind::Row ? Part::Row : Part::Column};
    case About::Card: return {Part::Card};
    case About::Policy: return {Part::Policy};
    case About::Source: return {Part::Source};
    case About::ExplorerTile: return {Part::Explorer, Part::Tile};
    case About::ExplorerTake: return {Part::Explorer, Part::Take};
    case About::ExplorerMonster: return {Part::Explorer, Part::Monster};
    case About::Explorer: return {Part::Explorer};
    case About::Token: return {Part::Token};
    case About::Resource: return {Part::Resource};
    case About::Number: return {kind == OptionKind::Choose ? Part::Alternative : kind == OptionKind::Amount ? Part::Amount : Part::Pending};
    case About::CardType: return {Part::Card, Part::Type};
    case About::SeatSource: return {Part::Player, Part::Copied};
  }
  return {};
}

struct Value {
  std::uint8_t value = 0;
  std::string word;
};
std::vector<Value> values_of(const Notation& n, const Catalogue& cat, Part part) {
  std::vector<Value> out;
  for (std::size_t v = 0; v < n.how_many(cat, part); ++v)
    if (n.is_well_formed(cat, part, v)) out.push_back({static_cast<std::uint8_t>(v), n.word_for(cat, part, v)});
  return out;
}

std::string lower(std::string_view text) {  // ASCII
  std::string out{text};
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  return out;
}

Error mistake(const Catalogue& cat, std::string_view id, std::initializer_list<TextArg> args = {}) {
  return error_of("option", say(cat, "notation." + std::string{id}, args));
}

Text expected(const Catalogue& cat, OptionKind kind, Part part) {
  const std::string_view id = kind == OptionKind::SpendToken ? "spendable" : kPartIds[static_cast<std::size_t>(part)];
  return say(cat, "notation." + std::string{id});
}

// A slip in a name can be guessed; every number is close to another one.
bool is_name(Part part) {
  return part == Part::Card || part == Part::Policy || part == Part::Token || part == Part::Resource || part == Part::Take ||
         part == Part::Monster || part == Part::Type;
}

bool begins_with(const std::vector<std::string_view>& in, const std::vector<std::string_view>& words) {
  return in.size() >= words.size() && std::equal(words.begin(), words.end(), in.begin());
}

std::vector<std::string> first_words(const Notation& n) {
  std::vector<std::string> out;
  for (const OptionKind k : n.kinds) {
    const std::string_view first = words_of(info(k).word).front();
    if (out.empty() || out.back() != first) out.emplace_back(first);
  }
  return out;
}

Error unknown_word(const Notation& n, const Catalogue& cat, std::string_view word, std::string_view shown) {
  const std::vector<std::string> known = first_words(n);
  const Text found = same_in_all(in_quotes(shown));
  if (const auto meant = closest(word, known)) return mistake(cat, "unknown-close", {{"word", found}, {"meant", same_in_all(*meant)}});
  return mistake(cat, "unknown", {{"word", found}, {"all", same_in_all(listed(known))}});
}

}  // namespace

std::string space_word(Source source) {
  if (source == kWarlordSource) return "warlord";
  if (source == kHeroSource) return "hero";
  if (source >= kElsewhere) return "elsewhere";
  if (source >= kPolicySource) return "policy";
  const int space = source % kCity;
  std::string out{static_cast<char>('a' + space / 3), static_cast<char>('1' + space % 3)};
  return source >= kUnder ? out + "k" : out;
}

std::size_t how_many(const Catalogue& cat, Part part) {
  switch (part) {
    case Part::Row:
    case Part::Column: return 3;
    case Part::Card: return cat.cards.size();
    case Part::Policy: return cat.policies;
    case Part::Source: return kSourceWords;
    case Part::Copied: return kWarlordSource;
    case Part::Resource: return kResources;
    case Part::Alternative: return kMostAlternatives;
    case Part::Pending: return kMaxPending;
    case Part::Amount: return kMostAtAdvantage;
    case Part::Type: return cat.terrain_words.size();
    default: return 0;
  }
}

std::string word_for(const Catalogue& cat, Part part, std::size_t value) {
  switch (part) {
    case Part::Row: return {static_cast<char>('a' + value)};
    case Part::Card: return cat.things[value].id;
    case Part::Policy: return cat.of(cat.policy(value)).id;
    case Part::Source: return space_word(static_cast<Source>(value));
    case Part::Copied:  // [M-COPY-1] covered policies too: policy-1 was developed first
      return value < kPolicySource ? space_word(static_cast<Source>(value)) : "policy-" + std::to_string(value - kPolicySource + 1);
    case Part::Resource: return std::string{kResourceWords[value]};
    case Part::Type: return cat.terrain_words[value];
    default: return std::to_string(value + 1);
  }
}

std::string to_text(const Notation& n, const Catalogue& cat, Option o) {
  std::string out{info(o.kind).word};
  std::uint8_t value = o.a;
  for (const Part part : parts_of(o.kind)) {
    out += " " + n.word_for(cat, part, value);
    value = o.b;
  }
  return out;
}

Result<Option> read_option(const Notation& n, const Catalogue& cat, std::string_view text) {
  const std::string lowered = lower(text);
  const std::vector<std::string_view> in = words_of(lowered), shown = words_of(text);
  if (in.empty()) return mistake(cat, "empty");

  const auto kind = std::find_if(n.kinds.begin(), n.kinds.end(), [&](OptionKind k) { return begins_with(in, words_of(info(k).word)); });
  if (kind == n.kinds.end()) return unknown_word(n, cat, in[0], shown[0]);

  Option o{*kind};
  std::string so_far{info(o.kind).word};
  std::size_t next = words_of(so_far).size();
  std::uint8_t* value = &o.a;
  for (const Part part : parts_of(o.kind)) {
    const Text before = same_in_all(so_far);
    if (next == in.size()) return mistake(cat, "needs", {{"word", before}, {"expected", expected(cat, o.kind, part)}});
    const std::vector<Value> all = values_of(n, cat, part);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Value& v) { return v.word == in[next]; });
    if (found == all.end()) {
      const Text wrong = same_in_all(in_quotes(shown[next]));
      std::vector<std::string> known;
      for (const Value& v : all) known.push_back(v.word);
      const auto meant = is_name(part) ? closest(in[next], known) : std::nullopt;
      return mistake(
          cat, meant ? "wrong-close" : "wrong",
          {{"word", before}, {"found", wrong}, {"expected", expected(cat, o.kind, part)}, {"meant", same_in_all(meant.value_or(""))}});
    }
    *value = found->value;
    so_far += " " + found->word;
    value = &o.b;
    ++next;
  }
  if (next < in.size()) return mistake(cat, "too-much", {{"word", same_in_all(in_quotes(shown[next]))}});
  return o;
}

std::vector<Option> every_option(const Notation& n, const Catalogue& cat) {
  std::vector<Option> out;
  for (const OptionKind kind : n.kinds) {
    const std::vector<Part> parts = parts_of(kind);
    if (parts.empty()) {
      out.push_back({kind});
      continue;
    }
    const std::vector<Value> none{{}};
    for (const Value& a : values_of(n, cat, parts[0]))
      for (const Value& b : parts.size() > 1 ? values_of(n, cat, parts[1]) : none) out.push_back({kind, a.value, b.value});
  }
  return out;
}

}  // namespace stele::civic
