#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/games.h"

// What random games must have used at least once: every card, token, verb, kind of answer and kind of event.
namespace stele::kit {

class Coverage {
 public:
  template <class G>
  void expect_all(const typename G::Catalogue& cat) {
    for (const std::string& name : must_use(cat)) count_[name];
  }
  template <class G>
  void used(const typename G::Catalogue& cat, const typename G::State& s, typename G::Option o) {
    note(cat, s, o);
  }
  template <class G>
  void used(const typename G::Catalogue& cat, const typename G::Event& e) {
    note(cat, e);
  }
  const std::map<std::string, std::uint64_t>& counts() const { return count_; }

 private:
  std::vector<std::string> must_use(const monuments::Catalogue&);
  void note(const monuments::Catalogue&, const monuments::State&, monuments::Option);
  void note(const monuments::Catalogue&, const monuments::Event&);
  std::vector<std::string> must_use(const monumental::Catalogue&);
  void note(const monumental::Catalogue&, const monumental::State&, civic::Option);
  void note(const monumental::Catalogue&, const civic::Event&);
  std::vector<std::string> must_use(const duel::Catalogue&);
  void note(const duel::Catalogue&, const duel::State&, civic::Option);
  void note(const duel::Catalogue&, const civic::Event&);
  std::map<std::string, std::uint64_t> count_;
};

}  // namespace stele::kit
