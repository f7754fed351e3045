// The reader of card files: whatever it accepts can be described and played.
#include <cstdlib>
#include <string_view>

#include "games/games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stele;
  using G = monuments::Monuments;
  const auto cat = G::read_catalogue({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
  if (!cat) {
    if (cat.errors().empty()) std::abort();
    return 0;
  }
  G::cards(cat.value());
  auto s = G::begin(cat.value(), G::read_setup({3, 1, {"powers"}}).value()).value();
  Rng rng{1};
  for (int k = 0; k < 300 && !G::decision(s).nothing(); ++k) {
    const auto options = G::options(cat.value(), s);
    if (options.empty()) std::abort();
    G::apply(cat.value(), s, options[rng.below(static_cast<std::uint32_t>(options.size()))], {});
  }
  G::standing(cat.value(), s);
  return 0;
}
