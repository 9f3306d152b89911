#pragma once

#include <array>

#include "game/compiled_rules.h"
#include "position/position.h"

namespace feerie::mates {

/// Where moves may end under rules that forbid single moves by their squares (game/by_squares.h).
class Bars {
 public:
  Bars(const CompiledRules& rules, const Position& diagram);

  /// Squares on which moves of the side from the square may end.
  [[nodiscard]] Bitboard ends(Side side, Square from) const { return ends_[index(side)][from]; }

 private:
  std::array<std::array<Bitboard, square_count>, 2> ends_;
};

}  // namespace feerie::mates
