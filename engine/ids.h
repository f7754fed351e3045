#pragma once

#include <compare>
#include <cstdint>
#include <limits>

namespace stele {

// An index that cannot be mixed up with another kind of index.
template <class Tag, class Rep = std::uint8_t>
struct Id {
  Rep value = std::numeric_limits<Rep>::max();  // "none"
  constexpr bool is_none() const { return value == std::numeric_limits<Rep>::max(); }
  auto operator<=>(const Id&) const = default;
};

// A seat at the table, counted from 0. As a viewer, none means a spectator.
using PlayerId = Id<struct PlayerTag>;

}  // namespace stele
