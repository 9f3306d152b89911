#pragma once

#include <array>

#include "game/walk.h"

namespace feerie {

/// The walks of orthodox chess, by kind: king, queen, rook, bishop, knight, pawn. They are entries
/// of the catalogue like all others, but the kernel knows them.
const std::array<const Walk*, first_fairy_kind>& orthodox_walks();

/// The reach of an orthodox pawn: single and double step, captures, en passant. On its own base
/// line a pawn cannot move.
void pawn_reach(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach);

}  // namespace feerie
