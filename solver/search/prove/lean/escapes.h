#pragma once

#include "search/prove/lean/moves.h"

namespace feerie::lean {

/// A legal move of the side on move that gives no check, if one is seen at a glance; else
/// `no_move`, which tells nothing.
///
/// Where the defender has to mate with its next move, any such move refutes. Most positions have
/// one, so that its moves need not be listed.
///
/// Why the move gives no check: it is no promotion, no castling and no capture en passant, the unit
/// does not attack the king from where it arrives, the board being as it is, and it does not stand
/// alone between a rider of its side and that king. That the unit has left its square opens no line
/// for the unit itself: it would have attacked the king from there.
///
/// The king of the other side is not attacked, as it is never behind a legal move.
Move any_without_check(const Board& board);

}  // namespace feerie::lean
