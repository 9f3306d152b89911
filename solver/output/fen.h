#pragma once

#include <string>

#include "game/walk.h"
#include "position/position.h"

/// Positions in Forsyth-Edwards notation.
namespace feerie::fen {

/// The units from a8 to h1: `N` for knights, fairy walks by their English letters, two of them as
/// `.gr`; hunters as `.r/n`; `=` in front of neutral units. Holes and attributes are not written.
std::string placement(const Position& position, const Kinds& kinds);

/// "KQkq" for kings and rooks that have not moved; the file of a rook that is not the outermost one
/// (X-FEN); "-" for none.
std::string castling(const Position& position);

/// All six fields; the counters are always `0 1`.
std::string whole(const Position& position, const Kinds& kinds);

}  // namespace feerie::fen
