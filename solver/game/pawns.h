#pragma once

#include "core/piece.h"
#include "game/compiled_rules.h"

namespace feerie {

/// Is the unit a pawn, or a hunter that goes as one? Only such a unit can be captured en passant,
/// not what walks as a pawn for other reasons.
inline bool is_pawn(const Piece& piece, const CompiledRules& rules) {
  if (piece.empty()) return false;
  const KindInfo& info = rules.kinds()[piece.kind];
  if (!info.walk.hunter()) return info.traits.pawn;
  return rules.kinds()[info.away].traits.pawn;
}

}  // namespace feerie
