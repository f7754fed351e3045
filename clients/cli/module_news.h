#pragma once

#include <array>
#include <optional>
#include <vector>

#include "clients/cli/news.h"
#include "games/monumental/describe.h"

// What the Automa and the Monsters have done, told in short.
namespace stele::cli {

// "5 (from you)": a conquered tile, and whom it was taken from.
Text conquest(const monumental::Catalogue&, const monumental::State& before, int tile, PlayerId viewer);

// A turn of the Automa: each card with what it says and what came of it.
class AutomaStory {
 public:
  AutomaStory(const monumental::Catalogue& cat, PlayerId viewer) : cat_(&cat), viewer_(viewer) {}
  void add(const monumental::State& before, const civic::Event&);
  void tell(const monumental::State& now, std::vector<NewsLine>& out) const;

 private:
  // What one card, or its part for a speciality, told the Automa to do.
  struct Act {
    civic::ThingId card;
    bool special = false;
    bool again = false;      // the same actions for the second time
    std::vector<Text> came;  // of it
  };
  void begin(const civic::Event&);
  void came(Text what);
  void stepped(int explorer, int tile);
  void found(const Text& there);
  void discarded(civic::ThingId card);
  void gained(const civic::Event&);
  void close_lists();
  Text words(const Act&) const;

  const monumental::Catalogue* cat_;
  PlayerId viewer_;
  std::vector<civic::ThingId> revealed_;
  std::vector<Act> acts_;
  bool told_already_ = false;  // where the next Gold comes from
  std::vector<Text> unused_;   // cards discarded one after the other
  std::vector<Text> way_;      // the tiles of the steps just made
  int walking_ = -1;           // the Explorer who made them
};

// Attacks of Monsters: each with what it did to whom.
class MonsterAttacks {
 public:
  MonsterAttacks(const monumental::Catalogue& cat, PlayerId viewer) : cat_(&cat), viewer_(viewer) {}
  enum class Known : bool { No, Yes };  // the viewer has read it as it happened
  void begin(civic::ThingId monster, Known);
  bool under_way() const { return !attacks_.empty(); }
  void add(const civic::Event&);  // that happens in the last one
  void tell(const monumental::State& now, std::vector<NewsLine>& out) const;

 private:
  struct Harm {
    std::vector<Text> discarded, archived, lost, tiles;
    std::optional<Text> hero;
    int units = 0;
    bool explorers = false;
    std::vector<Text> parts() const;
  };
  struct Attack {
    civic::ThingId monster;
    bool known = false;
    std::array<Harm, monumental::kMaxPlayers> harm;
  };
  const monumental::Catalogue* cat_;
  PlayerId viewer_;
  std::vector<Attack> attacks_;
};

}  // namespace stele::cli
