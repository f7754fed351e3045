#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "games/civic/state.h"

// How the frames of a table are written in JSON: the word for each kind, and what its numbers and its thing may be.
namespace stele::civic {

// What a number of a frame stands for, which bounds it.
enum class Means : std::uint8_t {
  Free,
  Flag,
  Few,  // up to 3
  Space,
  NextSpace,  // kCity: past the last
  Spaces,     // bits
  Packed,     // a Source and flags
  Instruction,
  Pending,
  Drawn,
  Option,
  // bounded by the game: StateReaderOf::most_in_game
  Tile,
  Explorer,
  Units,    // of a tile
  Numbers,  // as in effects
  Extreme,  // of three words
  BaseResource
};
enum class Holds : std::uint8_t {
  Anything,
  Card,
  Knowledge,
  Wonder,
  Hero,
  // any thing of which the game says so: StateReaderOf::fits_in_game
  Monster,
  FreeCity
};

struct FrameShape {
  FrameKind kind = FrameKind::None;
  std::string_view word;
  Means a = Means::Free, b = Means::Free, pc = Means::Instruction;
  Holds thing = Holds::Anything;
};

// The kinds whose rules are in games/civic.
inline constexpr FrameShape kCivicFrames[] = {
    {FrameKind::Row, "row"},
    {FrameKind::Column, "column"},
    {FrameKind::Verb, "verb", Means::Free, Means::Packed},
    {FrameKind::Offer, "offer", Means::Free, Means::Packed},
    {FrameKind::Branch, "branch", Means::Free, Means::Packed},
    {FrameKind::Order, "order", Means::Pending},
    {FrameKind::Pay, "pay"},
    {FrameKind::Drawn, "drawn", Means::Drawn},
    {FrameKind::UseDrawn, "use-drawn", Means::Flag, Means::Packed, Means::Instruction, Holds::Card},
    {FrameKind::KeepWonder, "keep-wonder", Means::Free, Means::Free, Means::Instruction, Holds::Wonder},
    {FrameKind::KeepKnowledge, "keep-knowledge", Means::Space, Means::Free, Means::Instruction, Holds::Knowledge},
    {FrameKind::Run, "run", Means::Free, Means::Packed},
    {FrameKind::FinishDrawn, "finish-drawn", Means::Flag, Means::Free, Means::Instruction, Holds::Card},
    {FrameKind::FillCity, "fill-city", Means::NextSpace, Means::Flag, Means::Spaces},
    {FrameKind::FinishWonder, "finish-wonder", Means::Free, Means::Free, Means::Instruction, Holds::Wonder},
    {FrameKind::Paid, "paid", Means::Option, Means::Free, Means::Free},
};

// The frames of a game: those of the family and its own, in the order of FrameKind.
template <std::size_t N>
constexpr auto with_civic_frames(const FrameShape (&own)[N]) {
  std::array<FrameShape, N + std::size(kCivicFrames)> out;
  std::copy(std::begin(own), std::end(own), std::copy(std::begin(kCivicFrames), std::end(kCivicFrames), out.begin()));
  std::sort(out.begin(), out.end(), [](const FrameShape& a, const FrameShape& b) { return a.kind < b.kind; });
  return out;
}

}  // namespace stele::civic
