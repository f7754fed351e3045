#pragma once

#include "clients/cli/city_sheet.h"
#include "games/monumental/game.h"

// What the modules of Monumental add to the picture: Heroes, Monsters and the Automa.
namespace stele::cli {

using namespace monumental;
using monumental::Catalogue, monumental::State;  // not those of civic that they extend

inline constexpr std::string_view kHero = "▲", kMonster = "§";

class Modules : protected CitySheet<monumental::Monumental> {
 protected:
  using CitySheet::CitySheet;

  bool is_automa(PlayerId p) const { return b_.is_automa(p); }
  static std::string tile_number(std::size_t t) { return std::to_string(t + 1); }
  std::string in_full(TokenId t) const { return named(name(t), effect(cat_.thing_of(t))); }

  Pieces modules_in_play() const;
  std::string monsters_on(TileId) const;  // "§Kr"; several: "§2"
  Pieces module_signs() const;            // those on the map, for its legend
  std::size_t with_hero(PlayerId) const;  // the Explorer whom the Hero goes along with

  void heroes_above_track();
  void monster_clock();

  void hero_of(PlayerId);
  void monsters_defeated_by(PlayerId);
  void automa_lines(PlayerId);
  void automa_cards();      // which ones are in its deck and its discard
  void automa_deck();       // in its order, for whoever may see it
  void automa_under_way();  // the cards that it has revealed

 private:
  void gained_cards(const Player&);
  int ends_of_turn_to_attack(const Monster&) const;
  bool moved_in_this_turn() const;
  std::string next_attack(const Monster&) const;
  std::string place_on_clock(const Monster&) const;
  std::string sign(const Monster&) const;
  std::string painted_sign(std::string_view) const;
  Piece clock_place(std::size_t place) const;
};

}  // namespace stele::cli
