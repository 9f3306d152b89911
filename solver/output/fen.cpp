#include "output/fen.h"

#include <algorithm>

#include <fmt/format.h>

namespace feerie::fen {
namespace {

std::string lower(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

std::string symbol(const Piece& piece, const Kinds& kinds) {
  std::string letters =
      piece.kind == knight ? "N" : letters_of(kinds[piece.kind].walk, Language::english);
  // The letter that stands for knights is taken, so a walk called N is written like the long ones.
  const bool plain = letters.size() == 1 && (piece.kind == knight || letters != "N");
  const bool coloured = letters.front() >= 'A' && letters.front() <= 'Z';
  if (piece.sides == Sides::black) letters = lower(letters);
  std::string text;
  if (piece.neutral()) {
    text += '=';
  } else if (!coloured) {
    text += piece.sides == Sides::white ? '+' : '-';
  }
  if (!plain) text += '.';
  return text + letters;
}

/// The letter of a castling rook: K or Q for the outermost one, otherwise its file.
char rook_letter(const Position& position, Square square, Square king_at, Side side) {
  const bool right = file_of(square) > file_of(king_at);
  Bitboard beyond = position.of(side, position.at(square).kind) & rank_set(rank_of(square));
  beyond &= right ? ~(bit(square) | (bit(square) - 1)) : bit(square) - 1;
  const char letter = beyond != 0 ? static_cast<char>('A' + file_of(square)) : right ? 'K' : 'Q';
  return side == Side::white ? letter : static_cast<char>(letter - 'A' + 'a');
}

}  // namespace

std::string placement(const Position& position, const Kinds& kinds) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) text += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (int file = 0; file < 8; ++file) {
      const Piece& piece = position.at(make_square(file, rank));
      if (piece.empty()) {
        ++empty;
        continue;
      }
      flush();
      text += symbol(piece, kinds);
    }
    flush();
    if (rank > 0) text += '/';
  }
  return text;
}

std::string castling(const Position& position) {
  std::string text;
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard fresh = position.state().fresh & position.of(side);
    const Bitboard kings = fresh & position.of(king);
    if (kings == 0) continue;
    const Square king_at = first_of(kings);
    const Bitboard rooks = fresh & ~position.of(king) & rank_set(rank_of(king_at));
    for (int file = 7; file >= 0; --file) {
      const Square square = make_square(file, rank_of(king_at));
      if (contains(rooks, square)) text += rook_letter(position, square, king_at, side);
    }
  }
  return text.empty() ? "-" : text;
}

std::string whole(Game& game) {
  const Position& position = game.position();
  Candidates moves;
  if (position.state().ep_squares != 0) game.generate(moves);
  const auto passing = std::ranges::find(moves, MoveType::en_passant, &Candidate::type);
  return fmt::format("{} {} {} {} 0 1", placement(position, game.rules().kinds()),
                     position.turn() == Side::white ? 'w' : 'b', castling(position),
                     passing == moves.end() ? "-" : to_string(passing->to));
}

}  // namespace feerie::fen
