// The notation reader, and whatever it accepts at a table in the middle of a game: offered, or refused by a rule.
#include <cstdlib>
#include <string_view>

#include "games/games.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stele;
  using G = monuments::Monuments;
  static auto table = all_games()[0]->open({2, 3, {"powers"}}).value();
  const std::string_view text{reinterpret_cast<const char*>(data), size};
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
  if (table->decision().nothing()) table = all_games()[0]->open({2, 3, {"powers"}}).value();
  return 0;
}
