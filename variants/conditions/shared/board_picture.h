#pragma once

#include <string>
#include <string_view>

#include "position/position.h"

/// Boards in letters, for explanations.
namespace feerie {

/// Draws a board of 64 squares: `square(at)` is the text of a square, all of one width. The files
/// are named below, the ranks at the left; `legend` follows.
template <class SquareText>
std::string board_picture(SquareText&& square, std::string_view legend) {
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
  return text + '\n' + std::string(legend);
}

}  // namespace feerie
