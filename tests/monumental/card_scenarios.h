#pragma once

#include "tests/kit/monumental_play.h"

// How a card, a policy, a Wonder or a token comes into play in the scenarios of starting_cards_test, development_cards_test and
// tokens_test: one for every effect that no other card has.
namespace stele::kit {

// Player 1 leads this civilization.
inline MonumentalTable of(const std::string& civ) { return MonumentalTable({.civs = {civ, civ == "egypt" ? "japan" : "egypt"}}); }
// The card is activated on b2, with nothing else in the City; "fort+alchemy" for a Knowledge.
inline MonumentalTable with(const char* card, const std::string& civ = "japan") {
  MonumentalTable t = of(civ);
  t.space(1, "b2", card).activated({"b2"}).deck(1, {}).discard(1, {}).archived(1, {});
  return t;
}
// The policy is the only one developed.
inline MonumentalTable under(const char* policy, const std::string& civ) {
  MonumentalTable t = of(civ);
  t.policies(1, {policy}).deck(1, {}).discard(1, {}).archived(1, {});
  return t;
}
// The Wonder has been begun and can just be completed: "complete".
inline MonumentalTable finishing(const char* wonder, int second_section, const std::string& civ = "japan") {
  MonumentalTable t = of(civ);
  t.begun(1, wonder).have(1, second_section, "production").deck(1, {}).discard(1, {}).archived(1, {});
  return t;
}

// Player 1 conquers the Barbarian on the plains of tile 11; its reward is to be chosen.
inline void raid(MonumentalTable& t, const char* token, int value) {
  t.token(11, token).have(1, value, "military").play("conquer 11");
  for (int i = 0; i < value; ++i) t.play("soldier 7");
}
struct Price {
  int production, science, military, gold;  // one Military more than the token shows
};
// Player 1 conquers the Free Town in the forest of tile 3; its reward is to be chosen.
inline void win_over(MonumentalTable& t, const char* town, Price price) {
  t.token(3, town).have(1, price.production, "production").have(1, price.science, "science");
  t.have(1, price.military, "military").have(1, price.gold, "gold").play({"conquer 3", "soldier 7"});
}

inline std::string supply(const MonumentalTable& t) {
  std::string text;
  for (const char* resource : {"production", "science", "military", "gold", "culture"}) text += std::to_string(t.has(1, resource)) + " ";
  return text;
}

}  // namespace stele::kit
