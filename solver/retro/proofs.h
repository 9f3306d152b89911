#pragma once

#include "position/position.h"
#include "retro/knowledge.h"
#include "retro/reason.h"

namespace feerie::retro {

/// Is the position illegal by what is seen on the board, without taking moves back? The proofs are
/// tried from cheap to dear.
Refutation refute_as_it_stands(const Knowledge& knowledge, const Position& position);

}  // namespace feerie::retro
