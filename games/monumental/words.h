#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/civic/effect_print.h"
#include "games/monumental/cards.h"

// What the sentences of describe.cc and describe_cards.cc have in common.
namespace stele::monumental {

inline Text word(std::string_view id) { return say("monumental." + std::string{id}); }

inline Text resource_name(std::uint8_t r) { return say("effect.resource." + std::string{kResourceWords[r]}); }
inline Text amount(int n, std::uint8_t r) { return number(n) + same_in_all(" ") + resource_name(r); }

inline bool is_sold(const CardInfo& c) { return c.group == Group::Development || c.group == Group::Basic; }

inline Text kind_name(const CardInfo& c) {
  switch (c.kind) {
    case CardKind::Wonder: return say("noun.wonder.one");
    case CardKind::Knowledge: return say("noun.knowledge.one");
    case CardKind::Basic: return say("noun.basic.one");
    case CardKind::Hero: return word("cards.hero");
    case CardKind::Building: return c.group == Group::Starting ? word("cards.starting") : say("noun.building.one");
  }
  return {};
}

inline Text text_of(const Effects& e) {
  std::vector<Text> out;
  if (e.produces != Amounts{}) out.push_back(say("monumental.cards.produces", {{"what", produces(e.produces)}}));
  if (const Text rest = print(e); !rest.en.empty()) out.push_back(rest);
  return join(out, " ");
}

}  // namespace stele::monumental
