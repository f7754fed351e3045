#pragma once

#include <array>
#include <cstdint>
#include <string_view>

// Base resources: Production, Science, Military. Others: Gold and Culture.
namespace stele::civic {

enum class Resource : std::uint8_t { Production, Science, Military, Gold, Culture };
inline constexpr int kResources = 5;
inline constexpr int kBase = 3;
inline constexpr std::array<std::string_view, kResources> kResourceWords = {"production", "science", "military", "gold", "culture"};

using Amounts = std::array<std::uint8_t, kResources>;
constexpr bool nothing(const Amounts& a) { return (a[0] | a[1] | a[2] | a[3] | a[4]) == 0; }

constexpr std::string_view word(Resource r) { return kResourceWords[static_cast<std::size_t>(r)]; }
constexpr Resource resource(int i) { return static_cast<Resource>(i); }

}  // namespace stele::civic
