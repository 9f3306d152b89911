#pragma once

#include "core/piece.h"
#include "game/entries.h"

namespace feerie {

/// Does the rule concern this unit? Some rules exist twice: as a condition for all units, and as an
/// attribute of single units.
inline bool concerned(const Piece& unit, const Arguments& arguments) {
  return arguments.trait == 0 || unit.has(arguments.trait);
}

}  // namespace feerie
