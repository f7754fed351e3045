#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace stele {

// A 64-bit fingerprint, the same on every compiler: of a state's bytes, of a card file, of a run of games.
// It guards against mistakes, not against malice.
class Hash {
 public:
  void add(std::uint64_t word) {
    h_ = (h_ ^ word) * 0x9E3779B97F4A7C15u;
    h_ ^= h_ >> 32;
  }
  void add_bytes(const void* data, std::size_t size) {
    static_assert(std::endian::native == std::endian::little, "fingerprints are defined on little-endian words");
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (; size >= 8; bytes += 8, size -= 8) {
      std::uint64_t word;
      std::memcpy(&word, bytes, 8);
      add(word);
    }
    std::uint64_t tail = 0;
    if (size > 0) std::memcpy(&tail, bytes, size);
    add(tail ^ (std::uint64_t{size} << 56));
  }
  std::uint64_t value() const { return h_; }

 private:
  std::uint64_t h_ = 0x243F6A8885A308D3u;
};

template <class State>
std::uint64_t hash_of(const State& s) {
  static_assert(std::has_unique_object_representations_v<State>, "padding bytes would be hashed too");
  Hash h;
  h.add_bytes(&s, sizeof s);
  return h.value();
}

// Another one of the same state, four words at a time: for what a search has seen, never stored.
template <class State>
std::uint64_t quick_hash_of(const State& s) {
  static_assert(std::has_unique_object_representations_v<State>, "padding bytes would be hashed too");
  const auto* bytes = reinterpret_cast<const unsigned char*>(&s);
  constexpr std::size_t kQuarter = sizeof s / 32 * 8;
  std::array<Hash, 4> quarters;
  for (std::size_t at = 0; at < kQuarter; at += 8)
    for (std::size_t q = 0; q < 4; ++q) {
      std::uint64_t word;
      std::memcpy(&word, bytes + q * kQuarter + at, 8);
      quarters[q].add(word);
    }
  Hash h;
  for (const Hash& q : quarters) h.add(q.value());
  h.add_bytes(bytes + 4 * kQuarter, sizeof s - 4 * kQuarter);
  return h.value();
}

inline std::uint64_t hash_of_text(std::string_view text) {
  Hash h;
  h.add_bytes(text.data(), text.size());
  return h.value();
}

inline std::string hash_to_text(std::uint64_t hash) {  // 16 hex digits
  std::string out(16, '0');
  for (int i = 15; i >= 0; --i, hash >>= 4) out[static_cast<std::size_t>(i)] = "0123456789abcdef"[hash & 15];
  return out;
}

// 16 hex digits back to the number; false for anything else.
inline bool hash_from_text(std::string_view text, std::uint64_t& out) {
  if (text.size() != 16) return false;
  out = 0;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && !(c >= 'a' && c <= 'f')) return false;
    out = out << 4 | static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
  }
  return true;
}

}  // namespace stele
