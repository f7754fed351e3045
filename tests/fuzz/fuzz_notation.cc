// The notation readers, and whatever they accept at a table in the middle of a game: offered, or refused by a rule.
#include <cstdlib>
#include <string_view>

#include "games/games.h"

namespace {

using namespace stele;

std::vector<std::unique_ptr<Table>> positions_of(const AnyGame& game, int players) {
  std::vector<std::unique_ptr<Table>> out;
  SetupRequest setup;
  setup.players = players;
  setup.seed = 3;
  for (const ModuleInfo& m : game.info().modules) setup.modules.emplace_back(m.id);
  auto t = game.open(setup).value();
  Rng rng{1};
  for (int i = 0; i < 128 && !t->decision().nothing(); ++i) {
    out.push_back(t->clone());
    const auto options = t->options();
    t->apply(options[rng.below(static_cast<std::uint32_t>(options.size()))].notation);
  }
  return out;
}

template <Game G>
void read_back(std::string_view text) {
  const auto o = G::read_option(G::catalogue(), text);
  if (!o) {
    if (o.errors().empty()) std::abort();
    return;
  }
  const auto again = G::read_option(G::catalogue(), G::to_text(G::catalogue(), o.value()));
  if (!again || again.value() != o.value()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // The first byte says which game, the second how far it has come; the rest is what somebody types.
  if (size < 2) return 0;
  static const auto games = [] {
    std::vector<std::vector<std::unique_ptr<Table>>> out;
    for (const AnyGame* game : all_games()) out.push_back(positions_of(*game, 2));
    return out;
  }();
  const auto& positions = games[data[0] % games.size()];
  const auto table = positions[data[1] % positions.size()]->clone();
  const std::string_view text{reinterpret_cast<const char*>(data) + 2, size - 2};
  visit_game(table->info().id, [&]<class G>() { read_back<G>(text); });
  const auto reason = table->why_not(text);
  if (!reason || !reason->empty()) return 0;
  if (!table->apply(text).taken()) std::abort();
  return 0;
}
