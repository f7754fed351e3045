#pragma once

#include <utility>

#include "tests/kit/monumental_play.h"

// Tests of the effect language put a card of their own, "own", on the middle space of the City.
namespace stele::kit {

// A City card of ours that is no Development card.
inline std::string building(const std::string& id, const std::string& fields) {
  return "[[card]]\nid = \"" + id + "\"\nname = { en = \"" + id + "\", fr = \"" + id + "\" }\nkind = \"building\"\ngroup = \"special\"\n" +
         fields + "\norigin = \"house\"\n\n";
}
inline std::string use(const std::string& text) { return "use = \"" + text + "\""; }

// A table where "own" can be used so, and "twin" too.
inline MonumentalTable given(const std::string& effect, const std::string& civ = "japan") {
  return MonumentalTable(
      {.civs = {civ, "egypt", "greece", "denmark"}, .cards = building("own", use(effect)) + building("twin", use(effect))});
}
// The same with "own" alone in the City, activated on b2.
inline MonumentalTable alone(const std::string& effect, const std::string& civ = "japan") {
  MonumentalTable t = given(effect, civ);
  t.space(1, "b2", "own").activated({"b2"}).deck(1, {}).discard(1, {});
  return t;
}

inline bool can_stop(const MonumentalTable& t) { return t.offers("done") || t.offers("no"); }
inline void stop(MonumentalTable& t) { one_of(t, {"done", "no"}); }
inline void agree(MonumentalTable& t) {
  for (int i = 0; i < 3 && t.offers("yes"); ++i) t.play("yes");
}

}  // namespace stele::kit
