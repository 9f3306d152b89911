#include "core/square.h"

namespace feerie {

std::string to_string(Square square) {
  if (square >= no_square) return "-";
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

Square parse_square(std::string_view text) {
  if (text.size() != 2) return no_square;
  // Letters differ from their lower case by one bit; other characters cannot fall into a-h by it.
  const int file = (text[0] | 0x20) - 'a';
  const int rank = text[1] - '1';
  return on_board(file, rank) ? make_square(file, rank) : no_square;
}

}  // namespace feerie
