#pragma once

#include "position/position.h"
#include "retro/reason.h"

/// Idea: the side on move may be in check, the other one not. A move gives check with the unit that
/// moves and with those whose line it opens, so that of two units that check one at least acts
/// along a line; a third one there is never. (Castling and captures en passant are no exception:
/// the rook or the pawn checks, or lines are opened.)
namespace feerie::retro {

Refutation refute_by_checks(const Position& position);

/// The units of the side that attack the square.
Bitboard attackers(const Position& position, Square target, Side by);

}  // namespace feerie::retro
