#pragma once

#include <string_view>
#include <vector>

#include "engine/text.h"
#include "games/civic/effect.h"

// What a card prints, made from its tree, so that it cannot say one thing and do another. The words are in data/text under
// `effect.`; each kind of terrain that a card names needs one there too.
namespace stele::civic {

// Full sentences. Where words alone would leave open what belongs together, square brackets group.
Text print(const Step&, Span = Span::Turn);
Text print(const Modifier&);
Text print(const Trigger&, Span = Span::Turn);
Text print(const Effects&);  // all but `produces`; empty if there is nothing else

Text produces(const Amounts&);  // "2 Science and 1 Gold", no sentence; empty if nothing is produced

// One symbol of a card's line of icons; n = 0 where no number belongs.
//
//   resources   production science military gold culture base same-base different-base; by themselves: gain them
//   verbs       kVerbWords without gain and gain-for; with n where the language has a number
//   after them  kKindWords, kWhichWords, common and a resource (which cards); kFoeWords behind `for`; use all free no-gold
//               opponent track from-basic, and with n: less at-most
//   counts      per, kCountWords, up-to
//   conditions  if, not, kConditionWords with what they ask for (a terrain by its id), colon
//   forms       and arrow or then may open close; each-player owner neighbours, colon
//   fields      activated always bonus; each and first, kOccasionWords, kTargetWords, kFindWords, warlord, this, colon; break between two
//   modules     attack defeat reward, leave use end-of-turn, kSpecialityWords; kExtremeWords, general-twice special-counts, here beside-it
//   modifiers   kModifierWords
struct Icon {
  std::string_view name;  // of a terrain: only as long as the effects live
  int n = 0;
  bool operator==(const Icon&) const = default;
};
std::vector<Icon> icons(const Effects&);

}  // namespace stele::civic
