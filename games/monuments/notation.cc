#include "games/monuments/notation.h"

#include <algorithm>
#include <array>

namespace stele::monuments {
namespace {

// In the order of OptionKind.
constexpr std::array<OptionInfo, kOptionKinds> kOptions = {{
    {"story", About::None, true},
    {"draw", About::None, false},
    {"take", About::OneCard, false},
    {"build", About::OneMonument, true},
    {"improve", About::OneMonument, true},
    {"score", About::OneSymbol, true},
    {"extra", About::OneSymbol, false},
    {"acquire", About::OnePower, true},
    {"swap", About::OneCard, false},
    {"pay", About::None, false},
    {"end", About::None, false},
    {"lay", About::OneCard, false},
    {"done", About::None, false},
    {"discard", About::OneCard, false},
    {"give", About::OneCard, false},
    {"place", About::OneCard, false},
    {"keep", About::None, false},
}};
constexpr std::array<std::string_view, kSymbols> kSymbolWords = {"scroll", "ship", "helmet"};
constexpr std::array<std::string_view, kColours> kColourWords = {"red", "blue", "green", "yellow"};

int how_many(About about) {
  switch (about) {
    case About::None: return 1;
    case About::OneCard: return kCards;
    case About::OneMonument: return kMonuments;
    case About::OneSymbol: return kSymbols;
    case About::OnePower: return kPowers;
  }
  return 0;
}

std::string thing(const Catalogue& cat, About about, std::uint16_t what) {
  switch (about) {
    case About::None: return "";
    case About::OneCard: return notation(cat, CardId{static_cast<std::uint8_t>(what)});
    case About::OneMonument: return cat.monuments[what].abbr;
    case About::OneSymbol: return std::string{kSymbolWords[what]};
    case About::OnePower: return cat.powers[what].word;
  }
  return "";
}

// What may follow the word: "a card, a monument and a value such as AK7".
Text expected(About about) {
  constexpr std::array<std::string_view, 5> kIds = {"nothing", "card", "monument", "symbol", "power"};
  return say("monuments.notation." + std::string{kIds[static_cast<std::size_t>(about)]});
}

Error mistake(std::string_view id, std::initializer_list<TextArg> args = {}) {
  return error_of("option", say("monuments.notation." + std::string{id}, args));
}

bool same_word(std::string_view a, std::string_view b) {  // ASCII, whatever the case
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

const OptionInfo& info(OptionKind kind) { return kOptions[static_cast<std::size_t>(kind)]; }

std::string_view word(Symbol s) { return kSymbolWords[static_cast<std::size_t>(s)]; }
std::string_view word(Colour c) { return kColourWords[c.value]; }

std::string notation(const Catalogue& cat, CardId c) { return cat.of(monument_of(c)).abbr + std::to_string(value_of(c)); }

CardId card_from(const Catalogue& cat, std::string_view text) {
  if (text.empty() || text.back() < '1' || text.back() > '9') return {};
  for (int m = 0; m < kMonuments; ++m)
    if (same_word(cat.of(monument(m)).abbr, text.substr(0, text.size() - 1))) return card_of(monument(m), text.back() - '0');
  return {};
}

std::string to_text(const Catalogue& cat, Option o) {
  const OptionInfo& i = info(o.kind);
  std::string out{i.word};
  if (i.about != About::None) out += " " + thing(cat, i.about, o.what);
  if (!o.colour.is_none()) out += " for " + std::string{word(o.colour)};  // [W-TWO-1]
  return out;
}

Result<Option> read_option(const Catalogue& cat, std::string_view text) {
  const std::vector<std::string_view> in = words_of(text);
  if (in.empty()) return mistake("empty");
  const auto word_in = [&](std::size_t i) { return same_in_all(in_quotes(in[i])); };

  const auto kind = std::find_if(kOptions.begin(), kOptions.end(), [&](const OptionInfo& i) { return same_word(i.word, in[0]); });
  if (kind == kOptions.end()) {
    std::vector<std::string> known;
    for (const OptionInfo& i : kOptions) known.emplace_back(i.word);
    if (const auto meant = closest(in[0], known)) return mistake("unknown-close", {{"word", word_in(0)}, {"meant", same_in_all(*meant)}});
    return mistake("unknown", {{"word", word_in(0)}, {"all", same_in_all(listed(known))}});
  }

  Option o{static_cast<OptionKind>(kind - kOptions.begin()), {}, 0};
  const Text option_word = same_in_all(std::string{kind->word});
  std::size_t next = 1;
  if (kind->about != About::None) {
    if (in.size() < 2) return mistake("needs", {{"word", option_word}, {"expected", expected(kind->about)}});
    int found = -1;
    if (kind->about == About::OneCard) {
      const CardId c = card_from(cat, in[1]);
      if (!c.is_none()) found = c.value;
    } else {
      for (int w = 0; w < how_many(kind->about) && found < 0; ++w)
        if (same_word(thing(cat, kind->about, static_cast<std::uint16_t>(w)), in[1])) found = w;
    }
    if (found < 0) return mistake("wrong", {{"word", option_word}, {"found", word_in(1)}, {"expected", expected(kind->about)}});
    o.what = static_cast<std::uint16_t>(found);
    next = 2;
  }
  if (next < in.size() && kind->for_colour && same_word(in[next], "for")) {
    if (next + 1 >= in.size()) return mistake("for-needs");
    for (int c = 0; c < kColours; ++c)
      if (same_word(kColourWords[static_cast<std::size_t>(c)], in[next + 1])) o.colour = colour(c);
    if (o.colour.is_none()) return mistake("no-colour", {{"word", word_in(next + 1)}});
    next += 2;
  }
  if (next < in.size()) return mistake("too-much", {{"word", word_in(next)}});
  return o;
}

std::vector<Option> every_option(const Catalogue&) {
  std::vector<Option> out;
  for (int k = 0; k < kOptionKinds; ++k) {
    const OptionInfo& i = kOptions[static_cast<std::size_t>(k)];
    for (int w = 0; w < how_many(i.about); ++w) {
      out.push_back({static_cast<OptionKind>(k), {}, static_cast<std::uint16_t>(w)});
      for (int c = 0; i.for_colour && c < kColours; ++c)
        out.push_back({static_cast<OptionKind>(k), colour(c), static_cast<std::uint16_t>(w)});
    }
  }
  return out;
}

}  // namespace stele::monuments
