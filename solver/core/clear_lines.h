#pragma once

#include "core/rays.h"

namespace feerie::rays {

/// Those of the squares, each on a line with the target, between which and the target nobody
/// stands. With few squares that is sooner found than the ends of all lines.
inline Bitboard unblocked(Bitboard squares, Square target, Bitboard occupied) {
  Bitboard found = 0;
  while (squares != 0) {
    const Square from = take_first(squares);
    if ((between(from, target) & occupied) == 0) found |= bit(from);
  }
  return found;
}

}  // namespace feerie::rays
