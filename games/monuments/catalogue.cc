// Reads the card file. Every mistake is answered with file, line, card, field and what was expected, all in one run.
#include <algorithm>
#include <set>

#include "engine/card_file.h"
#include "engine/hash.h"
#include "games/monuments/cards.h"

namespace stele::monuments {
namespace {

// What only Monuments' files hold.
class Reader : public CardReader {
 public:
  using CardReader::CardReader;

  Symbol symbol(const toml::table& t, std::string_view card) {
    const std::string found = string(t, card, "symbol");
    for (const Symbol s : kAllSymbols)
      if (found == word(s)) return s;
    if (!found.empty()) mistake(t, card, "symbol", "unknown symbol '" + found + "': expected scroll, ship or helmet");
    return Symbol::Scroll;
  }
  void shade(const toml::table& t, std::string_view card, std::string_view field) {  // "#295f4b"
    const std::string found = t[field].value_or(std::string{});
    const bool ok = found.size() == 7 && found[0] == '#' && found.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
    if (!ok) mistake(t, card, field, "expected a colour such as \"#295f4b\"");
  }
};

void read_monument(Reader& r, const toml::table& t, std::size_t index, Catalogue& cat) {
  Catalogue::MonumentInfo& m = cat.monuments[index];
  m.id = r.string(t, "monument", "id");
  m.name = r.text(t, m.id, "name");
  m.place = r.text(t, m.id, "place");
  m.abbr = r.string(t, m.id, "abbr");
  m.colour = r.string(t, m.id, "colour");
  m.ink = r.string(t, m.id, "ink");
  m.origin = r.origin(t, m.id);
  m.note = t["note"].value_or(std::string{});
  r.shade(t, m.id, "colour");
  r.shade(t, m.id, "ink");
  m.leaves_with_3_players = r.flag(t, m.id, "leaves_with_3_players");
  if (!m.leaves_with_3_players) m.struck = r.number(t, m.id, "struck", 1, kValues);
  const bool letters = m.abbr.size() == 2 && std::all_of(m.abbr.begin(), m.abbr.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!letters && !m.abbr.empty()) r.mistake(t["abbr"].node(), Reader::name(m.id, "abbr") + "expected two capital letters");
  for (std::size_t other = 0; other < index; ++other) {
    if (cat.monuments[other].id == m.id) r.mistake(t["id"].node(), Reader::name(m.id, "id") + "this id is used twice");
    if (cat.monuments[other].abbr == m.abbr)
      r.mistake(t["abbr"].node(), Reader::name(m.id, "abbr") + "also used by " + cat.monuments[other].id);
  }
  const auto* cards = t["cards"].as_array();
  if (!cards || cards->size() != kValues) {
    r.mistake(cards ? t["cards"].node() : &t, Reader::name(m.id, "cards") + "expected 9 cards");  // [W-COMP-1]
    return;
  }
  std::set<int> values;
  for (const toml::node& node : *cards) {
    const auto* card = node.as_table();
    if (!card) {
      r.mistake(&node, Reader::name(m.id, "cards") + "expected { value = 1, symbol = \"ship\", origin = \"house\" }");
      continue;
    }
    const int value = r.number(*card, m.id, "value", 1, kValues);
    if (!values.insert(value).second)
      r.mistake(&node, Reader::name(m.id, "value") + "the value " + std::to_string(value) + " stands twice");
    const CardId id = card_of(monument(static_cast<int>(index)), value);
    cat.symbol[id.value] = r.symbol(*card, m.id + "-" + std::to_string(value));
    cat.with_symbol[static_cast<std::size_t>(cat.symbol[id.value])].add(id);
    m.card_origin[static_cast<std::size_t>(value - 1)] = r.origin(*card, m.id + "-" + std::to_string(value));
  }
}

// The three abilities in the words of the card file.
void read_ability(Reader& r, const toml::table& t, Catalogue::Power& p) {
  const std::string each = t["each"]["do"].value_or(std::string{});
  const std::string on = t["each"]["on"].value_or(std::string{});
  const std::string use = t["use"].value_or(std::string{});
  if (on == "improve monument" && each == "may reorder monument" && use.empty())
    p.ability = Ability::Reorder;
  else if (use == "swap hand display" && each.empty())
    p.ability = Ability::Swap;
  else if (use == "pay 1 point -> draw monument card" && each.empty())
    p.ability = Ability::PayAndDraw;
  else
    r.mistake(&t, Reader::name(p.id, "use") +
                      "expected use = \"swap hand display\", use = \"pay 1 point -> draw monument card\" or "
                      "each = { on = \"improve monument\", do = \"may reorder monument\" }");
}

template <class F>
void read_list(Reader& r, const toml::table& root, std::string_view key, std::size_t expected, F read) {
  const auto* list = root[key].as_array();
  if (!list || list->size() != expected) {
    r.mistake(list ? root[key].node() : nullptr, "[[" + std::string{key} + "]]: expected " + std::to_string(expected) + " of them, found " +
                                                     std::to_string(list ? list->size() : 0));
    return;
  }
  for (std::size_t i = 0; i < expected; ++i) {
    if (const auto* t = (*list)[i].as_table())
      read(*t, i);
    else
      r.mistake(&(*list)[i], "[[" + std::string{key} + "]]: expected a table");
  }
}

}  // namespace

Result<Catalogue> read_catalogue(std::string_view text, std::string_view file) {
  const auto parsed = parse_toml(text, file);
  if (!parsed) return parsed.errors();
  const toml::table& root = parsed.value();
  Reader r{std::string{file}};
  Catalogue cat;
  cat.version = hash_of_text(text);

  read_list(r, root, "symbol", kSymbols, [&](const toml::table& t, std::size_t) {
    cat.symbol_name[static_cast<std::size_t>(r.symbol(t, "symbol"))] = r.text(t, "symbol", "name");
  });
  read_list(r, root, "monument", kMonuments, [&](const toml::table& t, std::size_t i) { read_monument(r, t, i, cat); });
  read_list(r, root, "power", kPowers, [&](const toml::table& t, std::size_t i) {
    Catalogue::Power& p = cat.powers[i];
    p.id = r.string(t, "power", "id");
    p.word = p.id.starts_with("w-") ? p.id.substr(2) : p.id;
    p.name = r.text(t, p.id, "name");
    p.symbol = r.symbol(t, p.id);
    p.acquire = r.number(t, p.id, "acquire", 0, 99);
    p.end = r.number(t, p.id, "end", 0, 99);
    p.origin = r.origin(t, p.id);
    p.note = t["note"].value_or(std::string{});
    read_ability(r, t, p);
  });
  const toml::table nothing;
  const auto section = [&](std::string_view key) -> const toml::table& {
    if (const auto* t = root[key].as_table()) return *t;
    r.mistake(nullptr, "[" + std::string{key} + "]: is missing");
    return nothing;
  };
  // [W-COMP-4] Each space: the value for a lone builder, and for the main and the second builder of two.
  const toml::table& track = section("track");
  if (const auto* spaces = track["spaces"].as_array(); spaces && !spaces->empty() && spaces->size() <= 99) {
    for (const toml::node& node : *spaces) {
      const toml::table& t = node.as_table() ? *node.as_table() : nothing;
      cat.track.push_back({static_cast<std::int16_t>(r.number(t, "track", "alone", 0, 999)),
                           static_cast<std::int16_t>(r.number(t, "track", "main", 0, 999)),
                           static_cast<std::int16_t>(r.number(t, "track", "second", 0, 999))});
    }
  } else {
    r.mistake(&track, "track.spaces: expected a list of spaces");
  }
  if (const auto* past = track["past_the_end"].as_table()) {
    cat.past_the_end_highest = r.number(*past, "track.past_the_end", "highest", 0, 99);
    cat.past_the_end_other = r.number(*past, "track.past_the_end", "other", 0, 99);
  } else {
    r.mistake(&track, "track.past_the_end: expected { highest = 2, other = 1 }");
  }
  const toml::table& stories = section("stories");
  if (const auto* bonus = stories["bonus"].as_array())
    for (const toml::node& node : *bonus) {
      const auto points = node.value_exact<std::int64_t>();
      if (!points || *points < 0 || *points > 99) r.mistake(&node, "stories.bonus: expected whole numbers from 0 to 99");
      cat.story_bonus.push_back(static_cast<int>(points.value_or(0) % 100));
    }
  else
    r.mistake(&stories, "stories.bonus: expected a list of points");
  cat.unused_historian = r.number(stories, "stories", "unused_historian", -99, 0);
  const toml::table& availability = section("availability");
  cat.first_builder_cards = r.number(availability, "availability", "first_builder_cards", 1, kValues);
  cat.second_builder_cards = r.number(availability, "availability", "second_builder_cards", 1, kValues);
  const auto leaving = std::count_if(cat.monuments.begin(), cat.monuments.end(), [](const auto& m) { return m.leaves_with_3_players; });
  if (leaving != 1)
    r.mistake(nullptr, "leaves_with_3_players: expected at exactly one monument, found at " + std::to_string(leaving));  // [W-SET-3]
  for (const Ability ability : {Ability::Reorder, Ability::Swap, Ability::PayAndDraw})
    if (std::count_if(cat.powers.begin(), cat.powers.end(), [&](const auto& p) { return p.ability == ability; }) != 1 && r.errors.empty())
      r.mistake(nullptr, "[[power]]: expected each of the three abilities once");
  if (!r.errors.empty()) return r.errors;
  return cat;
}

}  // namespace stele::monuments
