#pragma once

#include <array>

#include "search/mates/ring.h"

namespace feerie::mates {

/// What stands around the king before the last move, where captured units appear elsewhere at once.
struct Shelter {
  /// Neighbours of its square that no unit of its side fills.
  Ring open = 0;
  /// The units of its side that can be captured.
  Bitboard victims = 0;
  /// Of each of these, the neighbours on which it may appear.
  std::array<Ring, square_count> appears;
};

}  // namespace feerie::mates
