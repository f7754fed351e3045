#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/card_file.h"
#include "games/civic/cards.h"

// What Duel adds to the City cards: Provinces, Barricades, Free Cities, Lands and Intrigues, as data/duel/*.toml say.
namespace stele::duel {

using namespace civic;  // a game of the civic family speaks its words

inline constexpr int kBasics = 4;          // [D-COMP-1] piles of Basic Buildings, the Barricades among them
inline constexpr int kFaceUp = 3;          // [D-SET-2] Free Cities, [D-EXPL-1] Lands
inline constexpr int kMaxModuleDeck = 12;  // Free Cities, Lands, Intrigues: ten each in the boxes
inline constexpr int kTypes = 3;           // [D-TERM-CTRL] of Provinces
inline constexpr int kMaxProvincePile = 20;
inline constexpr int kMaxCivilizations = 16;
inline constexpr std::array<std::string_view, kTypes> kTypeWords = {"mountain", "coastal", "agricultural"};

// [D-COMP-2] The types of Development cards, and how many of each belong into a mixed deck.
enum class DevelopmentType : std::uint8_t { Knowledge, Wonder, Province, Building };
inline constexpr int kDevelopmentTypes = 4;
inline constexpr std::array<Era, 3> kEraOrder = {Era::I, Era::II, Era::III};
inline constexpr std::array<std::array<std::uint8_t, 3>, kDevelopmentTypes> kMixedDeck = {{{3, 3, 2}, {3, 3, 2}, {3, 3, 2}, {3, 3, 0}}};
inline DevelopmentType development_type(const CardInfo& c) {
  return c.is_knowledge()  ? DevelopmentType::Knowledge
         : c.is_wonder()   ? DevelopmentType::Wonder
         : c.is_province() ? DevelopmentType::Province
                           : DevelopmentType::Building;
}

enum class Box : std::uint8_t { Trade, Exploration, Espionage };

struct Catalogue : civic::Catalogue {
  CardId barricade;
  std::vector<CardId> cities, lands, intrigues;  // in the order of the files
  // The Development cards by era, as in kEraOrder, and by type.
  std::array<std::array<std::vector<CardId>, kDevelopmentTypes>, kEraOrder.size()> by_era;
  std::array<std::uint8_t, 256> price_in{};  // by the value of a CardId: the base resource of its price

  using civic::Catalogue::of;
};

Result<Catalogue> read_catalogue(const std::vector<CardFile>&);

}  // namespace stele::duel
