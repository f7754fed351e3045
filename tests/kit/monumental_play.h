#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/kit/monumental_table.h"

// What scenarios of Monumental do again and again.
namespace stele::kit {

using Names = std::vector<std::string>;

inline MonumentalTable table_of(const char* first, const char* second) {
  MonumentalTable::With with;
  with.civs = {first, second};
  return MonumentalTable(with);
}

inline std::set<std::string> words(const std::vector<std::string>& list) { return {list.begin(), list.end()}; }

// The least Military with which the active player may conquer the tile; -1 if even 12 are not enough. They have as much afterwards.
inline int price(MonumentalTable& t, int tile) {
  for (int military = 0; military <= 12; ++military) {
    t.have(t.active(), military, "military");
    if (t.offers("conquer " + std::to_string(tile))) return military;
  }
  return -1;
}

// The turn of the active player ends; the next one has activated a City and may act.
inline void end_turn(MonumentalTable& t) {
  t.play("end");
  for (int i = 0; i < 100 && !t.over() && t.asks() != "turn"; ++i) {
    const auto options = t.options();
    ASSERT_FALSE(options.empty());
    t.play(options.front().c_str());
  }
}

// Enough Development cards for some turns.
inline void with_cards(MonumentalTable& t) {
  t.track({"stonehenge", "pyramids", "great-wall", "hanging-gardens", "bronze-working", "warrior-priest-altar"});
  t.development({"shipyard", "market", "quarry", "academy", "navigation", "irrigation", "pharmacy", "mathematics", "alchemy", "compass",
                 "chivalry", "rib-vault"});
}

// For what is asked only where there is a choice, or answered by one of several words: the first one on offer is played.
inline void if_asked(MonumentalTable& t, std::initializer_list<const char*> answers) {
  for (const char* answer : answers)
    if (t.offers(answer)) {
      t.play(answer);
      return;
    }
}
inline void one_of(MonumentalTable& t, std::initializer_list<const char*> answers) {
  for (const char* answer : answers)
    if (t.offers(answer)) {
      t.play(answer);
      return;
    }
  std::string all;
  for (const std::string& option : t.options()) all += option + ", ";
  ADD_FAILURE() << "none of the answers is on offer: " << all;
}
inline void move_soldier(MonumentalTable& t, const char* from, const char* to) {
  const std::string tile = from;
  if_asked(t, {("manoeuvre " + tile).c_str(), ("from " + tile).c_str()});
  if_asked(t, {("soldier " + tile).c_str()});
  one_of(t, {("to " + std::string(to)).c_str()});
}

inline Names sorted(Names names) {
  std::sort(names.begin(), names.end());
  return names;
}
// The City spaces that can be picked: {"a1", "c3"}.
inline Names spaces(const MonumentalTable& t) {
  Names names;
  for (std::string option : t.options("space")) names.push_back(option.substr(6, 2));
  names = sorted(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace stele::kit
