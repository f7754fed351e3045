#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/decision.h"
#include "games/civic/event.h"
#include "games/duel/state.h"

namespace stele::duel {

// What points are scored for; the rows of the breakdown. [D-SCORE-1], from MostProvinces on [D-SCORE-2], and what modules add.
enum class PointsFor : std::uint8_t {
  Provinces,
  Knowledge,
  Wonders,
  Policies,
  MostProvinces,
  MostKnowledge,
  MostWonders,
  MostPolicies,
  FreeCities,
  Lands,     // [D-EXPL-5]
  Intrigues  // [D-SPY-5]
};
inline constexpr int kPointsFor = 11;
inline constexpr std::array<std::string_view, kPointsFor> kPointsForWords = {
    "provinces",    "knowledge",     "wonders",     "policies", "most-provinces", "most-knowledge",
    "most-wonders", "most-policies", "free-cities", "lands",    "intrigues"};
constexpr std::string_view word(PointsFor p) { return kPointsForWords[static_cast<std::size_t>(p)]; }

Standing standing(const Catalogue&, const State&);
std::array<int, kMaxPlayers> points_now(const Catalogue&, const State&);  // the standing's totals alone
void log_final_points(const Catalogue&, const State&, const Log&);

}  // namespace stele::duel
