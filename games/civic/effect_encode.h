#pragma once

#include <array>
#include <cstdint>

#include "games/civic/effect.h"

// What a card can do as numbers, for bots that learn or weigh cards. Everything is in hundredths, nothing names a card.
namespace stele::civic {

namespace feature {

// From where on a card something comes. `use` and `activated` are one.
enum class Source : std::uint8_t { Use, Trigger, Bonus, Reward, Attack };  // Attack: what a Monster's does to each player
inline constexpr int kSources = 5;

// Where each block of numbers begins.
enum Block : std::uint16_t {
  kProduces = 0,                            // by resource
  kGained = kProduces + kResources,         // by source and resource
  kPaid = kGained + kSources * kResources,  // by source and resource
  kTimes = kPaid + kSources * kResources,   // by source and verb: how often, or how many cards, Units or tiles
  kSaved = kTimes + kSources * kVerbs,      // by source: what purchases cost less
  kStanding = kSaved + kSources,            // by modifier: its number, or 1
  kEnd = kStanding + kModifiers,
};

// The place of one number.
constexpr std::size_t at(Block b, int i) { return std::size_t{b} + static_cast<std::size_t>(i); }
constexpr std::size_t produced(Resource r) { return at(kProduces, static_cast<int>(r)); }
constexpr std::size_t gained(Source s, Resource r) { return at(kGained, static_cast<int>(s) * kResources + static_cast<int>(r)); }
constexpr std::size_t paid(Source s, Resource r) { return at(kPaid, static_cast<int>(s) * kResources + static_cast<int>(r)); }
constexpr std::size_t times(Source s, Verb v) { return at(kTimes, static_cast<int>(s) * kVerbs + static_cast<int>(v)); }
constexpr std::size_t saved(Source s) { return at(kSaved, static_cast<int>(s)); }
constexpr std::size_t standing(Modifier::Of m) { return at(kStanding, static_cast<int>(m)); }

// What cannot be known from the card alone is taken as typical.
inline constexpr int kTypicalCount = 2;      // `per ...` and `regain all bonuses`
inline constexpr int kTypicalSection = 5;    // Production that a free section of a Wonder saves
inline constexpr int kTypicalActivated = 4;  // `activate all`: nine spaces without a row and a column

}  // namespace feature

inline constexpr int kFeatures = feature::kEnd;
using Features = std::array<std::int16_t, kFeatures>;

// A choice counts the largest of its alternatives number by number; what stands under a condition, and Military for one kind of
// conquest only, counts half; base resources of one's choice are split evenly. Numbers too large for 16 bits stay at the largest.
Features encode(const Effects&);

}  // namespace stele::civic
