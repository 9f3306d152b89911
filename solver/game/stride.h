#pragma once

#include <array>

#include "game/walk.h"

/// How far units get in one move, for those who ask how soon somebody can be somewhere.
namespace feerie {

/// For a side and the square of a unit, a superset of the squares on which its next move can end.
using Strides = std::array<std::array<Bitboard, square_count>, 2>;

/// The strides of all units of a kind, in any position, as long as rules change nothing of how
/// units move; castling aside. All squares where nothing is known.
Strides strides_of(const Kinds& kinds, Kind kind);

}  // namespace feerie
