#pragma once

#include "games/civic/frame_shape.h"

namespace stele::monumental {

using namespace civic;  // a game of the civic family speaks its words

inline constexpr auto kFrameShapes = with_civic_frames({
    {FrameKind::PickCapital, "pick-capital"},
    {FrameKind::Turn, "turn"},
    {FrameKind::Spare, "spare"},
    {FrameKind::PlaceWonder, "place-wonder", Means::Free, Means::Free, Means::Instruction, Holds::Wonder},
    {FrameKind::Units, "units"},
    {FrameKind::Manoeuvre, "manoeuvre", Means::Tile, Means::Few},
    {FrameKind::UnitsReturn, "units-return", Means::Tile, Means::Units, Means::Flag},
    {FrameKind::MarketToken, "market-token", Means::Explorer},
    {FrameKind::PlaceHero, "place-hero", Means::Free, Means::Free, Means::Instruction, Holds::Hero},
    {FrameKind::PlaceMonster, "place-monster", Means::Tile, Means::Free, Means::Instruction, Holds::Monster},
    {FrameKind::AutomaConquest, "automa-conquest", Means::Numbers, Means::Extreme},
    {FrameKind::AutomaSteps, "automa-steps", Means::Explorer, Means::Numbers},
    {FrameKind::FinishTurn, "finish-turn", Means::Flag},
    {FrameKind::LeaveHero, "leave-hero", Means::Free, Means::Free, Means::Instruction, Holds::Hero},
    {FrameKind::RevealMonster, "reveal-monster", Means::Tile, Means::Free, Means::Instruction, Holds::Monster},
    {FrameKind::MonsterAttack, "monster-attack", Means::Free, Means::Free, Means::Instruction, Holds::Monster},
    {FrameKind::AutomaTurn, "automa-turn", Means::Extreme, Means::Extreme},
});

}  // namespace stele::monumental
