#pragma once

#include <deque>
#include <optional>

#include "game/defined_walk.h"
#include "game/walk.h"

/// Walks on boards whose edges are joined: who leaves the board at one edge comes back at the
/// opposite one.
namespace feerie::round_board {

/// Which edges are joined.
struct Edges {
  bool files = false;  ///< the a-file is a neighbour of the h-file
  bool ranks = false;  ///< the first rank is a neighbour of the eighth
};

/// A walk that goes round the board.
struct RoundWalk : Walk {
  Edges edges;
  /// The flat walk if the problem defines it, else null.
  const DefinedWalk* defined = nullptr;
};

/// The walk on the joined board that belongs to a walk on the flat one; nothing if it is not known
/// how its units would go there. Promotion and royalty belong to the unit, not to this walk.
std::optional<RoundWalk> bend(const Walk& flat, Edges edges);

}  // namespace feerie::round_board
