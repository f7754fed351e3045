#pragma once

#include <array>
#include <cstdint>

#include "engine/ids.h"

namespace stele::civic {

inline constexpr int kMaxCards = 128;   // City card designs of all files together
using CardId = Id<struct CityCardTag>;  // a City card design: index into Catalogue::cards and ::things

constexpr CardId card(std::size_t i) { return CardId{static_cast<std::uint8_t>(i)}; }

// A set of City card designs.
class CardSet {
 public:
  void add(CardId c) { word(c) |= bit(c); }
  void remove(CardId c) { word(c) &= ~bit(c); }
  bool contains(CardId c) const { return c.value < kMaxCards && (words_[c.value / 64] & bit(c)) != 0; }
  bool empty() const { return (words_[0] | words_[1]) == 0; }
  bool operator==(const CardSet&) const = default;

 private:
  static std::uint64_t bit(CardId c) { return std::uint64_t{1} << (c.value % 64); }
  std::uint64_t& word(CardId c) { return words_[c.value / 64]; }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace stele::civic
