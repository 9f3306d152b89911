#pragma once

#include "core/piece.h"
#include "core/square.h"

namespace feerie::stories {

/// Squares on which a unit can arrive without capturing, and those on which it can capture.
struct Reach {
  Bitboard quiet = 0;
  Bitboard captures = 0;
};

/// `units`: all units on the board.
Reach reach_of(Kind kind, Side side, Square from, Bitboard units);

}  // namespace feerie::stories
