#pragma once

#include <array>
#include <vector>

#include "position/position.h"

/// Idea: a pawn on its second rank has never moved, and so it has shut in what stands behind it
/// ever since. From such pawns, and from kings and rooks that are said not to have moved, it
/// follows which further units of the base lines have never moved, and to which squares each unit
/// of the game array can have come at all. A square on which a unit has never moved has never been
/// entered by anybody else.
namespace feerie::retro {

/// A unit of the base line in the game array, and the squares to which it can have come.
struct Origin {
  Kind kind = king;
  Square home = no_square;
  Bitboard reach = 0;
};

struct Cages {
  /// Units that have never moved. Nobody has ever stood on their squares or passed them.
  Bitboard still = 0;
  /// By side: the eight units of the base line.
  std::array<std::array<Origin, 8>, 2> origins{};
};

/// The position's `fresh` units are taken as units that have never moved. For the orthodox array.
/// `safe_kings`: kings have never stood where they were attacked.
Cages cages_of(const Position& position, bool safe_kings);

/// The squares to which a unit of the kind can have come from a square of `from`, without entering
/// `barred` squares.
Bitboard spread(Kind kind, Bitboard from, Bitboard barred);

/// Squares that a king of the side can never have entered: those that unmoved units of the other
/// side have attacked all the time.
Bitboard attacked_ever_since(const Position& position, Side side, Bitboard still);

}  // namespace feerie::retro
