#pragma once

#include "core/piece.h"
#include "game/entries.h"

namespace feerie {

/// Some rules exist twice: as an attribute of single units and as a condition for all units. Does
/// the rule concern this unit?
inline bool concerned(const Piece& unit, const Arguments& arguments) {
  return arguments.trait == 0 || unit.has(arguments.trait);
}

}  // namespace feerie
