#pragma once

#include "position/position.h"
#include "retro/pawn_captures.h"

/// Idea: a missing pawn that has captured nothing has never left its file. If it cannot have
/// promoted there, because a unit that has never moved or the pawn of the other side stood in its
/// way, it was captured on that file: a pawn of the other side can have done that only by capturing
/// onto the file. So it is no victim for other captures.
///
/// Which missing pawns have captured nothing is found by counting: if the units that a side has
/// lost are all needed for the captures of those of its enemy's pawns that are still on the board,
/// nothing is left for the missing ones.
namespace feerie::retro {

/// `play`: that of the capturing pawns. `other`: that of the pawns of the other side, some of which
/// are missing.
Refutation refute_by_waylaid_pawns(const PawnPlay& play, const PawnPlay& other);

}  // namespace feerie::retro
