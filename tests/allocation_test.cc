// The engine allocates nothing while playing.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "games/games.h"

namespace {
std::size_t allocations = 0;
}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc{};
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size);
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

namespace stele {
namespace {

template <Game G>
void play_without_allocating() {
  const auto& cat = G::catalogue();
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SetupRequest request{G::info().default_players, seed, {}};
    for (const ModuleInfo& m : G::info().modules) request.modules.emplace_back(m.id);
    if (G::info().automa_levels >= 0 && seed % 2 == 0) request.automa = request.players - 1;
    const auto setup = G::read_setup(cat, request).value();
    Rng rng{seed};
    auto s = G::begin(cat, setup).value();
    const std::size_t before = allocations;
    while (!G::decision(cat, s).nothing()) {
      const auto options = G::options(cat, s);
      G::apply(cat, s, options[rng.below(static_cast<std::uint32_t>(options.size()))], {});
      const auto view = G::view(cat, s, PlayerId{0});
      const auto guess = G::determinize(cat, view, rng);
      ASSERT_EQ(G::view(cat, guess, PlayerId{0}), view);
    }
    const Standing standing = G::standing(cat, s);
    ASSERT_TRUE(standing.over);
    ASSERT_EQ(allocations, before) << G::info().id << " seed " << seed;
  }
}

TEST(Allocation, PlayingAllocatesNothing) {
  for (const AnyGame* game : all_games()) visit_game(game->info().id, []<class G>() { play_without_allocating<G>(); });
}

}  // namespace
}  // namespace stele
