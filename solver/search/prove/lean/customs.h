#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/piece.h"

namespace feerie {
class CompiledRules;
}

namespace feerie::lean {

/// What is agreed upon for a problem.
struct Customs {
  /// Into what pawns of a side promote; the pawn itself if it stays one.
  std::array<std::vector<Kind>, 2> promotions;
  bool castling = true;
  /// A unit that is captured may appear elsewhere, as one of its side. Asked by `Hope` only:
  /// wherever moves are made on a `Board`, it does not.
  bool rebirths = false;
};

/// The customs under these rules, rebirths aside; nothing if castling is unusual.
std::optional<Customs> customs_of(const CompiledRules& rules);

}  // namespace feerie::lean
