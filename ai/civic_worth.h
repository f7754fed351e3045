#pragma once

#include <algorithm>
#include <array>

#include "games/civic/effect_encode.h"

// What a card is worth to a bot that knows no card: by its effects alone, for the games of the civic family.
namespace stele::civic {

// Weights in hundredths of a point, set by hand and checked by play. What a resource is worth when a card brings it.
inline constexpr std::array<int, kResources> kProduced = {20, 21, 22, 24, 55};
inline constexpr int kByEffect = 60;   // percent of that for what a `use` gains, which costs an action's conditions
inline constexpr int kByTrigger = 30;  // percent: it does not always happen
inline constexpr int kPerUse = 6;      // any verb that does something
inline constexpr int kStandingRule = 8;

// What having the card in the City is worth each time it is activated, from its effects alone.
inline int card_worth(const Effects& effects) {
  const Features f = encode(effects);
  int v = 0;
  for (int r = 0; r < kResources; ++r) {
    const Resource res = resource(r);
    const int each = kProduced[static_cast<std::size_t>(r)];
    v += f[feature::produced(res)] * each;
    v += (f[feature::gained(feature::Source::Use, res)] - f[feature::paid(feature::Source::Use, res)] * 8 / 10) * each * kByEffect / 100;
    v += (f[feature::gained(feature::Source::Trigger, res)] - f[feature::paid(feature::Source::Trigger, res)]) * each * kByTrigger / 100;
  }
  for (int verb = 0; verb < kVerbs; ++verb) {
    const auto kind = static_cast<Verb>(verb);
    if (kind == Verb::Gain || kind == Verb::GainFor || kind == Verb::Pay) continue;
    v += std::min<int>(f[feature::times(feature::Source::Use, kind)], 300) * kPerUse;
  }
  v += f[feature::saved(feature::Source::Use)] * 10;
  for (int m = 0; m < kModifiers; ++m) v += f[feature::standing(static_cast<Modifier::Of>(m))] * kStandingRule;
  return std::max(0, v / 100);
}

}  // namespace stele::civic
