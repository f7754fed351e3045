#pragma once

#include <vector>

#include "engine/card_file.h"
#include "games/civic/cards.h"

namespace stele::civic {

// A card file in the middle of being read.
struct OpenFile {
  CardReader reader;
  toml::table root;
};

// Opens the files; a file that is no TOML, or holds anything but `lists`, is a mistake of its own: `errors`.
std::vector<OpenFile> open_files(const std::vector<CardFile>&, std::string_view game, std::initializer_list<std::string_view> lists,
                                 Errors& errors);

// [[card]] of the kinds building, basic, knowledge, wonder, hero, policy and warlord, and [[civilization]]. `others`: the kinds that the
// game reads itself.
void read_city_cards(std::vector<OpenFile>&, std::initializer_list<std::string_view> others, Catalogue&);

// The fields that every card, token and tile may have, and its effects. `fields`: what this kind of card may say besides.
Thing read_thing(CardReader&, const toml::table&, std::string_view kind, std::initializer_list<std::string_view> fields);
Amounts read_amounts(CardReader&, const toml::table&, std::string_view card, std::string_view field);
void compile_effects(CardReader&, const toml::table&, Catalogue&, Thing&);

// After everything is read and compiled: which cards each selection picks out.
void fill_selections(Catalogue&);

// Calls f(table) for every [[key]] of the file; anything else there is a mistake.
template <class F>
void for_each_entry(OpenFile& file, std::string_view key, F f) {
  const toml::node* node = file.root[key].node();
  if (!node) return;
  const auto* list = node->as_array();
  if (!list) return file.reader.mistake(node, "[[" + std::string{key} + "]]: expected a list of tables");
  for (const toml::node& entry : *list)
    if (const auto* t = entry.as_table())
      f(*t);
    else
      file.reader.mistake(&entry, "[[" + std::string{key} + "]]: expected a table");
}

}  // namespace stele::civic
