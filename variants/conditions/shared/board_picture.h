#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "position/position.h"

/// This draws boards in letters, for explanations of rules.
namespace feerie {

/// Draws a board of 64 squares. `square(at)` returns the text of a square; all these texts are
/// equally wide. The ranks are named at the left, and the files below the board, where the lines of
/// the legend follow, which are texts of the catalogue.
template <class SquareText>
std::string board_picture(SquareText&& square, std::initializer_list<std::string_view> legend) {
  std::string text;
  std::size_t width = 1;
  for (int rank = 7; rank >= 0; --rank) {
    text += "    " + std::to_string(rank + 1);
    for (int file = 0; file < 8; ++file) {
      const std::string at = square(make_square(file, rank));
      width = at.size();
      text += "  " + at;
    }
    text += '\n';
  }
  text += "     ";
  for (char file = 'a'; file <= 'h'; ++file) {
    text += "  " + std::string(1, file) + std::string(width - 1, ' ');
  }
  text.erase(text.find_last_not_of(' ') + 1);
  text += '\n';
  for (const std::string_view line : legend) text += "    " + std::string(line) + '\n';
  return text;
}

}  // namespace feerie
