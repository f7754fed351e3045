#include "engine/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "engine/hash.h"

namespace stele {
namespace {

// The published test vector of SplitMix64 for seed 1234567.
TEST(Rng, IsSplitMix64) {
  Rng rng{1234567};
  EXPECT_EQ(rng.next(), 6457827717110365317u);
  EXPECT_EQ(rng.next(), 3203168211198807973u);
  EXPECT_EQ(rng.next(), 9817491932198370423u);
}

TEST(Rng, BelowIsUniform) {
  Rng rng{42};
  std::array<int, 7> hits{};
  for (int i = 0; i < 70000; ++i) ++hits[rng.below(7)];
  for (const int h : hits) EXPECT_NEAR(h, 10000, 400);  // four standard deviations
  for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0u);
}

TEST(Rng, ShufflePutsEveryCardEverywhere) {
  std::array<std::array<int, 4>, 4> at{};
  for (std::uint64_t seed = 0; seed < 24000; ++seed) {
    std::vector<int> cards = {0, 1, 2, 3};
    Rng rng{seed};
    rng.shuffle(cards);
    for (std::size_t i = 0; i < 4; ++i) ++at[static_cast<std::size_t>(cards[i])][i];
  }
  for (const auto& row : at)
    for (const int n : row) EXPECT_NEAR(n, 6000, 300);
}

TEST(Rng, StreamsOfOneSeedDiffer) {
  EXPECT_NE(rng_stream(1, 1).state, rng_stream(1, 2).state);
  EXPECT_EQ(rng_stream(1, 1).state, rng_stream(1, 1).state);
}

TEST(Hash, TellsBytesAndLengthsApart) {
  EXPECT_NE(hash_of_text("a"), hash_of_text("b"));
  EXPECT_NE(hash_of_text(std::string_view{"\0", 1}), hash_of_text(""));
  EXPECT_NE(hash_of_text("12345678"), hash_of_text("123456781"));
}

TEST(Hash, ReadsBackFromText) {
  std::uint64_t out = 0;
  EXPECT_TRUE(hash_from_text(hash_to_text(0xdeadbeef01u), out));
  EXPECT_EQ(out, 0xdeadbeef01u);
  for (const char* bad : {"", "deadbeef", "000000deadbeefXX", "DEADBEEF00000000", "0000000000000000f"})
    EXPECT_FALSE(hash_from_text(bad, out)) << bad;
}

}  // namespace
}  // namespace stele
