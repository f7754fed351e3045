#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/decision.h"
#include "games/civic/event.h"
#include "games/monumental/state.h"

namespace stele::monumental {

// What points are scored for; the rows of the breakdown. [M-SCORE-1], from MostProvinces on [M-SCORE-2], and what modules add.
enum class PointsFor : std::uint8_t {
  Provinces,
  Knowledge,
  Wonders,
  Policies,
  MostProvinces,
  MostKnowledge,
  MostWonders,
  MostPolicies,
  Monsters,   // [M-MON-7]
  AutomaGold  // [M-AUT-11]
};
inline constexpr int kPointsFor = 10;
inline constexpr std::array<std::string_view, kPointsFor> kPointsForWords = {
    "provinces",      "knowledge",    "wonders",       "policies", "most-provinces",
    "most-knowledge", "most-wonders", "most-policies", "monsters", "automa-gold"};
constexpr std::string_view word(PointsFor p) { return kPointsForWords[static_cast<std::size_t>(p)]; }

Standing standing(const Catalogue&, const State&);
std::array<int, kMaxPlayers> points_now(const Catalogue&, const State&);  // the standing's totals alone
void log_final_points(const Catalogue&, const State&, const Log&);

}  // namespace stele::monumental
