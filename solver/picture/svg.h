#pragma once

#include <string>

#include "picture/drawing.h"

namespace feerie::picture {

/// How pictures are made.
struct SvgStyle {
  /// Names of files and ranks at the edge.
  bool coordinates = true;
  /// Names, stipulation, conditions above and below the board.
  bool caption = false;
};

/// The diagram as a document of SVG. Attributes are letters in badges, with a legend below the
/// board; holes of the board are left out, imitators are small black discs.
std::string svg_of(const Drawing& drawing, const SvgStyle& style);

}  // namespace feerie::picture
