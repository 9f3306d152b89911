#pragma once

#include <string>

#include "picture/drawing.h"

namespace feerie::picture {

/// The diagram for the LaTeX package `diagram` (chess-problem-diagrams): its environment, for a
/// document that uses the package. Fairy units are turned orthodox units as far as the package has
/// them, explained by `\piecedefs`; all others are circles, explained with their squares by
/// `\remark`. Symbols given by `LaTeXPieces` go before.
std::string latex_of(const Drawing& drawing);

/// A text with everything escaped that means something to LaTeX.
std::string latex_text(std::string_view text);

}  // namespace feerie::picture
