#pragma once

#include "collections/collection.h"

namespace feerie::collections {

/// A position from a line of EPD (four fields of a FEN, then operations: `dm 3`, `bm Qg7`, `bm #3`,
/// `id "name"`) or from a FEN. `dm` tells the stipulation. Throws Trouble.
///
/// Source of EPD: S. J. Edwards, Portable Game Notation Specification, section 16.2.
Entry entry_from_line(std::string_view line, int number, std::string_view stipulation);

}  // namespace feerie::collections
