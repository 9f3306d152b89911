#pragma once

#include <string_view>

#include "input/pieces.h"

namespace feerie {

/// Has the placement signs that only a Fairy FEN has?
bool looks_like_fairy_fen(std::string_view placement);

/// Reads the placement of a Fairy FEN: that of a FEN, and besides
///   -q       a neutral unit
///   *2Q      a unit turned by so many quarters, clockwise: an upside-down queen is a grasshopper
///   (!b2)    the same as YACPDB writes it: `!` neutral, the turn behind the letter
///   =q .gr   neutral units and walks as in other placements of this program
/// Figures that do not stand for one walk, markers, texts (`'A`) and boards of other sizes are
/// mistakes.
///
/// Source: J. de Heer's Fairy FEN (janko.at/Retros/d.htm), YACPDB's extended FEN.
PieceList read_fairy_placement(Context& context, const Token& token);

}  // namespace feerie
