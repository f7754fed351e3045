#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ids.h"
#include "engine/result.h"
#include "engine/text.h"

// The cards of Monuments: what they are (ids, sets of cards) and what the card file says about them.
namespace stele::monuments {

inline constexpr int kMonuments = 12;
inline constexpr int kValues = 9;  // [W-COMP-1] nine cards a monument, each value once
inline constexpr int kCards = kMonuments * kValues;
inline constexpr int kSymbols = 3;
inline constexpr int kPowers = 3;
inline constexpr int kColours = 4;  // [W-COMP-3]

using Monument = Id<struct MonumentTag>;
using CardId = Id<struct MonumentCardTag>;  // monument * 9 + value - 1
using PowerId = Id<struct PowerTag>;
using Colour = Id<struct ColourTag>;

enum class Symbol : std::uint8_t { Scroll, Ship, Helmet };
inline constexpr std::array<Symbol, kSymbols> kAllSymbols = {Symbol::Scroll, Symbol::Ship, Symbol::Helmet};

constexpr CardId card_of(Monument m, int value) { return CardId{static_cast<std::uint8_t>(m.value * kValues + value - 1)}; }
constexpr Monument monument_of(CardId c) { return Monument{static_cast<std::uint8_t>(c.value / kValues)}; }
constexpr int value_of(CardId c) { return c.value % kValues + 1; }
constexpr Monument monument(int i) { return Monument{static_cast<std::uint8_t>(i)}; }
constexpr Colour colour(int i) { return Colour{static_cast<std::uint8_t>(i)}; }
constexpr CardId card(int i) { return CardId{static_cast<std::uint8_t>(i)}; }

// A set of cards: a hand, the removed cards. Seven monuments in the low word and five in the high one,
// so that the nine cards of a monument never straddle the two.
//
//   low   bit  0 ..  8  cards of monument 0      high  bit  0 ..  8  cards of monument 7
//         bit 54 .. 62  cards of monument 6            bit 36 .. 44  cards of monument 11
class CardSet {
  static constexpr int kSplit = 7 * kValues;  // the first card of the high word

 public:
  void add(CardId c) { word(c) |= bit(c); }
  void remove(CardId c) { word(c) &= ~bit(c); }
  bool contains(CardId c) const { return ((c.value < kSplit ? low_ : high_) & bit(c)) != 0; }
  bool empty() const { return (low_ | high_) == 0; }
  int size() const { return std::popcount(low_) + std::popcount(high_); }

  // bit v - 1: the card of value v
  unsigned values_of(Monument m) const {
    const int first = m.value * kValues;
    const std::uint64_t word = first < kSplit ? low_ >> first : high_ >> (first - kSplit);
    return static_cast<unsigned>(word) & ((1u << kValues) - 1);
  }
  // Whether at least two cards are in it.
  bool has_two() const { return (low_ & (low_ - 1)) != 0 || (high_ & (high_ - 1)) != 0 || (low_ != 0 && high_ != 0); }

  template <class F>  // in the order of the card ids
  void for_each(F f) const {
    for (std::uint64_t w = low_; w != 0; w &= w - 1) f(card(std::countr_zero(w)));
    for (std::uint64_t w = high_; w != 0; w &= w - 1) f(card(std::countr_zero(w) + kSplit));
  }

  friend CardSet operator&(CardSet a, CardSet b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
  friend CardSet operator|(CardSet a, CardSet b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
  friend CardSet operator-(CardSet a, CardSet b) { return {a.low_ & ~b.low_, a.high_ & ~b.high_}; }
  bool operator==(const CardSet&) const = default;

  CardSet() = default;

 private:
  CardSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  static std::uint64_t bit(CardId c) { return std::uint64_t{1} << (c.value < kSplit ? c.value : c.value - kSplit); }
  std::uint64_t& word(CardId c) { return c.value < kSplit ? low_ : high_; }
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

// What the owner of a power card may do; named in the card file by its effect.
enum class Ability : std::uint8_t { Reorder, Swap, PayAndDraw };

// What data/monuments/monuments.toml says: loaded once, never changed, shared by every table.
struct Catalogue {
  struct MonumentInfo {
    std::string id;  // "w-akropolis"
    Text name;
    Text place;
    std::string abbr;  // "AK": the notation
    std::string colour, ink;
    std::string origin, note;
    int struck = 0;  // [W-SET-3] the value marked with a struck-out III; 0: none
    bool leaves_with_3_players = false;
    std::array<std::string, kValues> card_origin;
  };
  struct Power {
    std::string id;    // "w-scribe"
    std::string word;  // "scribe": the notation
    Text name;
    Symbol symbol{};
    Ability ability{};
    int acquire = 0;  // points when acquired
    int end = 0;      // points for the owner at the end
    std::string origin, note;
  };
  struct Space {
    std::int16_t alone = 0, main = 0, second = 0;
  };

  std::array<Symbol, kCards> symbol{};
  std::array<CardSet, kSymbols> with_symbol;             // the cards that bear it
  std::vector<Space> track;                              // [W-COMP-4]
  int past_the_end_highest = 0, past_the_end_other = 0;  // [W-STORY-5]
  std::vector<int> story_bonus;                          // [W-END-5]
  int unused_historian = 0;                              // [W-END-3] negative
  int first_builder_cards = 0, second_builder_cards = 0;
  std::array<MonumentInfo, kMonuments> monuments;
  std::array<Power, kPowers> powers;
  std::array<Text, kSymbols> symbol_name;
  std::uint64_t version = 0;  // a fingerprint of the card file's text

  const MonumentInfo& of(Monument m) const { return monuments[m.value]; }
  const Power& of(PowerId p) const { return powers[p.value]; }
  Symbol symbol_of(CardId c) const { return symbol[c.value]; }
};

std::string_view word(Symbol);                                  // "scroll", as in notation and card files
std::string_view word(Colour);                                  // "red"
std::string notation(const Catalogue&, CardId);                 // "AK7"
CardId card_from(const Catalogue&, std::string_view notation);  // none if it is not the notation of a card
Text name(const Catalogue&, CardId);                            // "Akropolis 7 (ship)"

// Reads a card file; every mistake in it comes back with its line, card and field.
Result<Catalogue> read_catalogue(std::string_view toml, std::string_view file_name);

}  // namespace stele::monuments
