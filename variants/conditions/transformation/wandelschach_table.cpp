#include "conditions/transformation/wandelschach_table.h"

#include <cctype>

namespace feerie::wandelschach {
namespace {

Kind kind_of(char letter) {
  switch (std::tolower(static_cast<unsigned char>(letter))) {
    case 'k':
      return king;
    case 'q':
      return queen;
    case 'r':
      return rook;
    case 'b':
      return bishop;
    case 'n':
    case 's':
      return knight;
    default:
      return pawn;
  }
}

}  // namespace

Units read_units(std::string_view letters) {
  Units units{};
  int file = 0;
  int rank = 7;
  for (const char letter : letters) {
    if (letter == '/') continue;
    if (rank < 0) break;
    const auto unsigned_letter = static_cast<unsigned char>(letter);
    const bool run = std::isdigit(unsigned_letter) != 0;
    if (!run && letter != '.') {
      Piece& unit = units[make_square(file, rank)];
      unit.kind = kind_of(letter);
      unit.sides = std::isupper(unsigned_letter) != 0 ? Sides::white : Sides::black;
      if (unit.kind == king) unit.traits = royal_bit;
    }
    file += run ? letter - '0' : 1;
    rank -= file / 8;
    file %= 8;
  }
  return units;
}

}  // namespace feerie::wandelschach
