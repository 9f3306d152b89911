#include "report/board_text.h"

namespace feerie::report {

std::string board_text(const Position& position, const Kinds& kinds, const Lettering& lettering) {
  std::array<std::string, square_count> board;
  for (Bitboard units = position.units(); units != 0;) {
    const Square square = take_first(units);
    const Piece& piece = position.at(square);
    std::string& text = board[square];
    text = colour_letter(piece.sides, Language::english);
    text += letters_of(kinds[piece.kind].walk, Language::english);
    const TraitSet traits = telling_traits(piece, kinds, lettering);
    const std::string marks = attribute_letters(traits, lettering);
    if (!marks.empty()) text += ':' + marks;
  }
  // Imitators are kept off the board as units of nobody, whose squares are those on the board.
  for (const Kept& kept : position.kept_units()) {
    if (kept.piece.sides == Sides::none) board[kept.square] = "i";
  }
  std::string text;
  for (Square square = 0; square < square_count; ++square) {
    if (board[square].empty()) continue;
    if (!text.empty()) text += ' ';
    text += to_string(square) + board[square];
  }
  return text;
}

}  // namespace feerie::report
