#pragma once

#include <array>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "games/civic/event.h"

namespace stele::cli {

// What a player of a civic game has done in a turn or a round, told in one line.
class Deeds {
 public:
  explicit Deeds(const civic::Catalogue& cat) : cat_(&cat) {}

  void answered(const std::string& answer);         // which rows and columns were activated
  void add(const civic::Event&);                    // what every game of the family tells alike; other events are left out
  void add(std::string_view deed, Text what = {});  // the text "cli.news.<deed>", with "-many" behind it if there is one for several
  Text name(const civic::Event&) const;             // of what it is about

  // "activated row a, column 2 · gained 3 Science · acquired Writing": the deeds in this order. Empty if there are none.
  Text told(std::initializer_list<std::string_view> order) const;

 private:
  const civic::Catalogue* cat_;
  std::vector<Text> lines_;
  std::array<int, civic::kResources> gained_{};
  std::map<std::string, std::vector<Text>, std::less<>> deeds_;
};

}  // namespace stele::cli
