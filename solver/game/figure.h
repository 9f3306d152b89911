#pragma once

#include "core/language.h"
#include "core/piece.h"

namespace feerie {

/// How the units of a walk are drawn in pictures: as an orthodox unit, turned. Walks without a
/// figure are drawn as a disc with their letters, so that no two walks look alike.
struct Figure {
  /// The name of the walk; only the English one is given.
  Names names;
  /// The orthodox unit.
  Kind shape = king;
  /// Degrees clockwise, a multiple of 45.
  int turn = 0;
  /// Position in lists; nobody prints any.
  int place = 0;
};

}  // namespace feerie
