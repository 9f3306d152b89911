#pragma once

#include <array>

#include "game/walk.h"

/// How far units get in one move, for those who ask how soon somebody can be somewhere.
namespace feerie {

/// How far the units of a walk get in one move. Of walks that have no such entry nothing is known.
struct Stride {
  /// Those of the walk.
  Names names;
  const Walk* walk = nullptr;
  /// A superset, over all positions, of the squares on which a move of a unit can end; null where
  /// nothing is known.
  SpanFunction squares = nullptr;
  /// In any one position a unit attacks one square at most of the line along each vector of the
  /// walk, and nothing else. Which one, is decided by the units that stand on the line before it.
  bool lands_once = false;
  /// Position in lists; nobody prints any.
  int place = 0;
};

/// For a side and the square of a unit, a superset of the squares on which its next move can end.
using Strides = std::array<std::array<Bitboard, square_count>, 2>;

/// The entry of the walk; null if nothing is known of it.
const Stride* stride_of(const Walk& walk);

/// The strides of all units of a kind, in any position, as long as rules change nothing of how
/// units move; castling aside. All squares where nothing is known.
Strides strides_of(const Kinds& kinds, Kind kind);

}  // namespace feerie
