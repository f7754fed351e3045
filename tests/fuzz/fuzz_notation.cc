// The notation reader, and whatever it accepts at a table in the middle of a game: offered, or refused by a rule.
#include <cstdlib>
#include <string_view>

#include "games/games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stele;
  using G = monuments::Monuments;
  // The first byte says how far a game has come; the rest is what somebody types.
  if (size == 0) return 0;
  static const auto positions = [] {
    std::vector<std::unique_ptr<Table>> out;
    auto t = all_games()[0]->open({2, 3, {"powers"}}).value();
    Rng rng{1};
    for (int i = 0; i < 256 && !t->decision().nothing(); ++i) {
      out.push_back(t->clone());
      const auto options = t->options();
      t->apply(options[rng.below(static_cast<std::uint32_t>(options.size()))].notation);
    }
    return out;
  }();
  const auto table = positions[data[0] % positions.size()]->clone();
  const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
  const auto o = G::read_option(G::catalogue(), text);
  if (!o) {
    if (o.errors().empty()) std::abort();
    return 0;
  }
  const auto again = G::read_option(G::catalogue(), G::to_text(G::catalogue(), o.value()));
  if (!again || again.value() != o.value()) std::abort();
  const auto reason = table->why_not(text);
  if (!reason) std::abort();
  if (!reason->empty()) return 0;
  if (!table->apply(text).taken()) std::abort();
  return 0;
}
