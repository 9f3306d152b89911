#pragma once

#include "position/position.h"
#include "retro/cages.h"
#include "retro/pawn_captures.h"

/// Idea: a bishop is captured on a square of its own colour. Where the pawns of a side have
/// captured on light squares, no dark-squared bishop can have been the victim: if that bishop is
/// missing, one unit less was there for these captures.
namespace feerie::retro {

/// `play`: that of the pawns which have captured the missing units of the other side.
Refutation refute_by_colours(const Position& position, const PawnPlay& play, const Cages& cages,
                             const PastFacts& past);

}  // namespace feerie::retro
