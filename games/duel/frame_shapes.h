#pragma once

#include "games/civic/frame_shape.h"

namespace stele::duel {

using namespace civic;  // a game of the civic family speaks its words

inline constexpr auto kFrameShapes = with_civic_frames({
    {FrameKind::Turn, "turn"},
    {FrameKind::FinishTurn, "finish-turn"},
    {FrameKind::Amount, "amount", Means::BaseResource},
    {FrameKind::KeepIntrigue, "keep-intrigue"},
    {FrameKind::DropIntrigue, "drop-intrigue"},
    {FrameKind::FinishNegotiation, "finish-negotiation", Means::Free, Means::Free, Means::Instruction, Holds::FreeCity},
    {FrameKind::FinishRound, "finish-round", Means::Few},
});

}  // namespace stele::duel
