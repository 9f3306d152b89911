#pragma once

#include "collections/collection.h"

namespace feerie::collections {

/// A position from a line of EPD (four fields of a FEN, then operations: `dm 3`, `bm Qg7`, `bm #3`,
/// `id "name"`) or from a FEN. `dm` tells the stipulation. Throws Trouble.
///
/// Source of EPD: S. J. Edwards, Portable Game Notation Specification, section 16.2.
Entry entry_from_line(std::string_view line, int number, std::string_view stipulation);

/// The command `fen` for the first fields of a FEN or EPD: the placement alone, or the placement
/// and the three fields behind it, missing ones as `-`. Others are left out.
std::string fen_command(std::string_view fields);

}  // namespace feerie::collections
