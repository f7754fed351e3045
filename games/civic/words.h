#pragma once

#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/civic/cards.h"
#include "games/civic/effect_print.h"
#include "games/civic/state_json.h"

// The words that sentences about options, events and cards are made of.
namespace stele::civic {

using stele::say;
// In the words of the game whose cards these are: the text "<game>.<id>", or that of its family.
inline Text say(const Catalogue& cat, std::string_view id, std::span<const TextArg> args) {
  return say(std::string{cat.game} + "." + std::string{id}, args);
}
inline Text say(const Catalogue& cat, std::string_view id, std::initializer_list<TextArg> args = {}) {
  return say(cat, id, std::span(args.begin(), args.size()));
}
inline Text word(std::string_view id) { return say("civic." + std::string{id}); }

inline Text resource_name(std::uint8_t r) { return say("effect.resource." + std::string{kResourceWords[r]}); }
inline Text amount(int n, std::uint8_t r) { return number(n) + same_in_all(" ") + resource_name(r); }
inline Text amount(int n, Resource r) { return amount(n, static_cast<std::uint8_t>(r)); }
inline Text era_name(std::size_t era) { return say("civic.era." + std::string{kEraWords[era]}); }
// [M-CON-1] Military that is good for some conquests only.
inline Text earmarked(int n, std::uint8_t foe) {
  return say("civic.earmarked", {{"what", amount(n, Resource::Military)}, {"foe", say("effect.foe." + std::string{kFoeWords[foe]})}});
}

inline bool is_sold(const CardInfo& c) { return c.group == Group::Development || c.group == Group::Basic; }

inline Text kind_name(const Catalogue& cat, const CardInfo& c) {
  switch (c.kind) {
    case CardKind::Wonder: return say("noun.wonder.one");
    case CardKind::Knowledge: return say("noun.knowledge.one");
    case CardKind::Basic:
    case CardKind::Barricade: return say("noun.basic.one");
    case CardKind::Hero: return say(cat, "cards.hero");
    case CardKind::Province: return say(cat, "cards.province");
    case CardKind::FreeCity: return say(cat, "cards.free-city");
    case CardKind::Land: return say(cat, "cards.land");
    case CardKind::Intrigue: return say(cat, "cards.intrigue");
    case CardKind::Building: return c.group == Group::Starting ? word("cards.starting") : say("noun.building.one");
  }
  return {};
}

inline Text name_of_thing(const Catalogue& cat, ThingId t) { return t.is_none() ? word("unseen") : cat.of(t).name; }
inline Text names_of_things(const Catalogue& cat, std::span<const ThingId> things) {
  std::vector<Text> out;
  for (const ThingId t : things) out.push_back(cat.of(t).name);
  return join(out, ", ");
}

inline Text text_of(const Effects& e) {
  std::vector<Text> out;
  if (e.produces != Amounts{}) out.push_back(say("civic.cards.produces", {{"what", produces(e.produces)}}));
  if (const Text rest = print(e); !rest.en.empty()) out.push_back(rest);
  return join(out, " ");
}

inline Text in_brackets(const std::vector<Text>& facts) {
  return facts.empty() ? Text{} : same_in_all(" (") + join(facts, ", ") + same_in_all(")");
}
inline Text saying(const Text& text) { return text.en.empty() ? Text{} : say("civic.saying", {{"text", text}}); }

}  // namespace stele::civic
