#pragma once

#include <vector>

#include "clients/cli/deeds.h"
#include "clients/cli/news.h"
#include "games/duel/state.h"

namespace stele::cli {

// What has happened at a table of Duel while the viewer did not choose: a line for the rival's actions of each round, and what has come
// between the players.
class DuelStory {
 public:
  DuelStory(const duel::Catalogue& cat, PlayerId viewer) : cat_(&cat), viewer_(viewer) {}
  void answered(const duel::State& before, PlayerId by, const std::string& answer);
  void add(const duel::State& before, const civic::Event&);
  std::vector<NewsLine> told(const duel::State& now) const;

 private:
  struct Round {
    PlayerId who;
    int number;
    Deeds deeds;
    std::vector<Text> harm;  // to the viewer
  };
  Round& round_of(const duel::State&, PlayerId who);
  bool add_harm(const duel::State& before, const civic::Event&);
  void add_deed(const duel::State& before, const civic::Event&);

  const duel::Catalogue* cat_;
  PlayerId viewer_;
  std::vector<Round> rounds_;
  std::vector<civic::Event> revealed_, between_;
};

}  // namespace stele::cli
