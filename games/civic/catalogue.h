#pragma once

#include <span>
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

// A kind of [[card]] and what it may say besides id, name, kind, origin, filled and note.
struct KindOfCard {
  std::string_view kind;
  std::vector<std::string_view> fields;
};
// What a game's card files hold.
struct Shelf {
  std::vector<KindOfCard> cards;                      // these get a CardId
  std::vector<KindOfCard> others;                     // policies, Warlords, Ambassadors
  std::vector<std::string_view> elsewhere;            // kinds that the game reads itself
  std::vector<std::string_view> civilization_fields;  // besides id, name, kind, city, policies, warlord, origin, filled and note
  bool comes_round = true;                            // within a turn the discard becomes the deck: no card may pay for itself
};
// [[card]] and [[civilization]].
void read_city_cards(std::vector<OpenFile>&, const Shelf&, Catalogue&);

// The fields that every card, token and tile may have, and its effects. `fields`: all that this kind of card may say.
Thing read_thing(CardReader&, const toml::table&, std::string_view kind, std::span<const std::string_view> fields);
inline Thing read_thing(CardReader& r, const toml::table& t, std::string_view kind, std::initializer_list<std::string_view> fields) {
  return read_thing(r, t, kind, std::span(fields.begin(), fields.size()));
}
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
