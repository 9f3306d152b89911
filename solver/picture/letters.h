#pragma once

#include <string>

#include "picture/drawing.h"

namespace feerie::picture {

/// How diagrams are written as text.
struct LettersStyle {
  /// Orthodox units by chess symbols (Unicode), fairy units by their letters.
  bool symbols = false;
  /// Names of files and ranks at the edge.
  bool coordinates = true;
  /// Names, stipulation, conditions above and below the board, as in the output of solutions.
  bool caption = false;
};

/// The board in letters or chess symbols, with the attributes of units below it.
std::string letters_of(const Drawing& drawing, const LettersStyle& style);

}  // namespace feerie::picture
