#pragma once

#include "clients/cli/sheet.h"

// What the modules of Monumental add to the picture: Heroes, Monsters and the Automa.
namespace stele::cli {

inline constexpr std::string_view kHero = "▲", kMonster = "§";

class Modules : protected Sheet {
 protected:
  using Sheet::Sheet;

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
