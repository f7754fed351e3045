#pragma once

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/embedded.h"
#include "engine/game.h"

// The cards a game plays with: those built into the program, or some files of a player's own in their place. They are chosen once,
// before the first table is opened.
namespace stele {

// The built-in card files of a game, each replaced by the one of `own` with the same file name.
inline std::vector<CardFile> card_files(const GameInfo& game, const std::vector<CardFile>& own) {
  const auto last_part = [](std::string_view path) { return path.substr(path.rfind('/') + 1); };
  std::vector<CardFile> out;
  for (const std::string_view path : game.card_files) {
    CardFile file{std::string{path}, std::string{embedded_file(path)}};
    for (const CardFile& mine : own)
      if (last_part(mine.name) == last_part(path) || game.card_files.size() == 1) file = mine;
    out.push_back(std::move(file));
  }
  return out;
}

template <class G>
class CardCabinet {
 public:
  static const typename G::Catalogue& cards() {
    if (!current()) {
      const Errors errors = replace({});
      if (!errors.empty()) {  // a mistake of ours in a built-in file; a test reads them first
        std::fputs(to_text(errors).c_str(), stderr);
        std::abort();
      }
    }
    return *current();
  }
  // Uses these files in place of the built-in ones of the same name. With mistakes in them nothing changes.
  static Errors replace(const std::vector<CardFile>& own) {
    auto read = G::read_catalogue(card_files(G::info(), own));
    if (!read) return read.errors();
    current() = std::make_unique<typename G::Catalogue>(std::move(read).value());
    return {};
  }

 private:
  static std::unique_ptr<typename G::Catalogue>& current() {
    static std::unique_ptr<typename G::Catalogue> cat;
    return cat;
  }
};

}  // namespace stele
