#pragma once

#include "games/monuments/rules.h"

namespace stele::monuments {

// What a colour would score at the end for what lies on the table now.
struct FinalPoints {
  std::int16_t monuments = 0, historians = 0, stories = 0, bonus = 0, powers = 0;
};
std::array<FinalPoints, kColours> final_points(const Catalogue&, const Board&);

int highest_card(const Build&);

// The colour that would be main builder of the monument [W-END-2]; none if nobody built it.
Colour main_builder(const Board&, Monument);

const ScoreLabel& label(PointsFor);

}  // namespace stele::monuments
