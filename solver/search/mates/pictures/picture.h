#pragma once

#include <array>

#include "search/mates/pictures/crew.h"

namespace feerie::mates {

/// What a mate or stalemate looks like: units on certain squares, and units that have been
/// captured. Others may be anywhere, or gone.
struct Picture {
  struct Place {
    Square at;
    Kind kind;
  };
  /// Where the king of the losing side stands.
  Square centre = no_square;
  std::array<Place, most_members> places;
  Members placed = 0;
  Members captured = 0;
};

}  // namespace feerie::mates
