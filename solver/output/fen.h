#pragma once

#include <string>

#include "game/game.h"

/// Positions in Forsyth-Edwards notation.
namespace feerie::fen {

/// The units from a8 to h1: `N` for knights, fairy walks by their English letters, two of them as
/// `.gr`; hunters as `.r/n`; `=` in front of neutral units. Holes and attributes are not written.
std::string placement(const Position& position, const Kinds& kinds);

/// "KQkq" for kings and rooks that have not moved; the file of a rook that is not the outermost one
/// (X-FEN); "-" for none.
std::string castling(const Position& position);

/// All six fields of the position in the game; the counters are always `0 1`. A square of capture
/// en passant is named only if a unit can go there, legal or not (X-FEN).
std::string whole(Game& game);

}  // namespace feerie::fen
