#pragma once

#include <array>
#include <vector>

#include "position/position.h"

/// Idea: a pawn on its second rank has never moved, and so it has shut in what stands behind it
/// ever since. From such pawns, and from kings and rooks that are said not to have moved, it
/// follows which further units of the base lines have never moved, and to which squares each unit
/// of the game array can have come at all. A square on which a unit has never moved has never been
/// entered by anybody else. Other units are shut in by checks that they cannot have survived, and
/// by pawns that have made a single step: what stands behind such a pawn has not passed it.
namespace feerie::retro {

/// A direction, one square far.
struct Way {
  int files = 0;
  int ranks = 0;
};

/// What has always been in the way of units.
struct Terrain {
  /// Squares that nobody can have entered.
  Bitboard barred = 0;
  /// By side and kind: squares that such a unit cannot have left, although it may have passed them.
  /// From there it checks a king that has never moved, and nothing can step in between, so that it
  /// was captured at once, or it has given check as the last move.
  std::array<std::array<Bitboard, first_fairy_kind>, 2> ends{};
  /// By side: pawns on their third rank that have come there by a single step straight on. Such a
  /// pawn has always stood on one of two squares, so that no unit has gone from one to the other.
  std::array<Bitboard, 2> doors{};

  /// One step in the direction from all squares, where no door is shut and the board goes on.
  [[nodiscard]] Bitboard step(Bitboard from, const Way& way) const;
};

/// A unit of the base line in the game array, and the squares to which it can have come.
struct Origin {
  Kind kind = king;
  Square home = no_square;
  Bitboard reach = 0;
};

struct Cages {
  /// Units that have never moved. Nobody has ever stood on their squares or passed them.
  Bitboard still = 0;
  Terrain terrain;
  /// By side: the eight units of the base line.
  std::array<std::array<Origin, 8>, 2> origins{};
};

/// The position's `fresh` units are taken as units that have never moved. For the orthodox array.
/// `safe_kings`: kings have never stood where they were attacked.
Cages cages_of(const Position& position, bool safe_kings);

/// The squares to which a unit of the side and kind can have come from a square of `from`.
Bitboard spread(Side side, Kind kind, Bitboard from, const Terrain& terrain);

/// Squares that a king of the side can never have entered: those that unmoved units of the other
/// side have attacked all the time.
Bitboard attacked_ever_since(const Position& position, Side side, Bitboard still);

}  // namespace feerie::retro
