// The readers of card files: whatever they accept can be described and played. The first byte says which built-in file is replaced.
#include <cstdlib>
#include <string_view>

#include "engine/card_cabinet.h"
#include "games/games.h"

namespace {

template <stele::Game G>
void try_file(std::size_t which, std::string_view text) {
  using namespace stele;
  std::vector<CardFile> files = card_files(G::info(), {});
  CardFile& file = files[which % files.size()];
  file.text = text;
  const auto cat = G::read_catalogue(files);
  if (!cat) {
    if (cat.errors().empty()) std::abort();
    return;
  }
  G::cards(cat.value());
  const int players = std::min(3, G::info().max_players);
  const auto begun = G::begin(cat.value(), G::read_setup(cat.value(), {players, 1, {}, {}, {}}).value());
  if (!begun) return;
  auto s = begun.value();
  Rng rng{1};
  for (int k = 0; k < 300 && !G::decision(cat.value(), s).nothing(); ++k) {
    const auto options = G::options(cat.value(), s);
    if (options.empty()) std::abort();
    G::apply(cat.value(), s, options[rng.below(static_cast<std::uint32_t>(options.size()))], {});
  }
  G::standing(cat.value(), s);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text{reinterpret_cast<const char*>(data + 1), size - 1};
  const int file = data[0] % 10;
  if (file == 4)
    try_file<stele::monuments::Monuments>(0, text);
  else if (file < 4)
    try_file<stele::monumental::Monumental>(static_cast<std::size_t>(file), text);
  else
    try_file<stele::duel::Duel>(static_cast<std::size_t>(file - 5), text);
  return 0;
}
