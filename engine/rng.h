#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace stele {

// SplitMix64. It lives in the state: same seed and same options give the same game, on every
// compiler (std::shuffle and the std:: distributions may differ between libraries).
struct Rng {
  std::uint64_t state = 0;

  constexpr std::uint64_t next() {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  // Uniform in [0, n), n > 0, without the bias of a plain modulo: a product is kept unless it falls
  // into the first 2^32 mod n values, which would be hit once too often.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) product = unbiased(product, n);
    return static_cast<std::uint32_t>(product >> 32);
  }

  template <class Vector>
  constexpr void shuffle(Vector& v) {
    for (std::size_t i = v.size(); i > 1; --i) std::swap(v[i - 1], v[below(static_cast<std::uint32_t>(i))]);
  }

  bool operator==(const Rng&) const = default;

 private:
  // Rarely needed: it divides.
  [[gnu::cold, gnu::noinline]] constexpr std::uint64_t unbiased(std::uint64_t product, std::uint32_t n) {
    while (static_cast<std::uint32_t>(product) < (0u - n) % n) product = (next() >> 32) * n;
    return product;
  }
};

// A generator of its own for each purpose: `stream` 1, 2, 3 ... of one seed do not overlap in practice.
constexpr Rng rng_stream(std::uint64_t seed, std::uint64_t stream) {
  Rng r{seed ^ (stream * 0xD1B54A32D192ED03u)};
  r.next();
  return Rng{r.next()};
}

}  // namespace stele
