#pragma once

#include "game/compiled_rules.h"
#include "position/position.h"

namespace feerie::retro {

/// Squares from which a unit can have come to the one on which it stands.
struct Origins {
  Bitboard quiet = 0;
  Bitboard captures = 0;
};

/// Guesses from where the unit on the square has come for the side: too many squares rather than
/// too few. Orthodox units are followed backwards along their lines, where rules leave walks alone;
/// for all others every empty square is guessed. A captured unit may be left out of `position`.
Origins origins(const CompiledRules& rules, const Position& position, Square to, Side side);

/// Do units walk as they are, and from where they stand?
bool walks_are_plain(const CompiledRules& rules);

}  // namespace feerie::retro
