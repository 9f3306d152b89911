#pragma once

#include "position/position.h"
#include "retro/reason.h"

/// Idea: in Chess960 Black's array mirrors White's, and the king starts between the rooks. Kings
/// and rooks of both sides that have not moved stand on the files of one array.
namespace feerie::retro {

Refutation refute_by_array(const Position& position);

}  // namespace feerie::retro
