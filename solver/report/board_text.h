#pragma once

#include <string>

#include "output/unit_text.h"

namespace feerie::report {

/// The units on the board in a short form for programs, by square: `a1wK b2nG c3bN:r d4i`. Behind
/// the square stand the colour (`w`, `b`, `n`), the English letters of the walk (of a hunter `R/N`)
/// and, behind a colon, the letters of attributes in the language of the lettering; `i` stands for
/// an imitator.
std::string board_text(const Position& position, const Kinds& kinds, const Lettering& lettering);

}  // namespace feerie::report
