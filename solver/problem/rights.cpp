#include "problem/rights.h"

#include <cctype>

#include <fmt/format.h>

#include "game/castling.h"

namespace feerie {
namespace {

using Complaints = std::vector<std::string>;

/// King and rook meant by a letter of the castling field: K, Q the outermost rook of the king's
/// side or queen's side (X-FEN), A-H the rook of that file (Shredder-FEN).
Bitboard named_by(char letter, const Position& position, const CastlingRules& rules) {
  const bool white = std::isupper(static_cast<unsigned char>(letter)) != 0;
  const Side side = white ? Side::white : Side::black;
  const Bitboard base = rank_set(white ? 0 : 7);
  const char name = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  Bitboard kings = position.of(side, king) & base;
  // Chess960: a king on the edge cannot have stood between two rooks at the start.
  kings &= rules.any_files ? ~(file_set(0) | file_set(7)) : file_set(4);
  if (kings == 0) return 0;
  const Square king_at = first_of(kings);
  Bitboard rooks = position.of(side) & base;
  const Bitboard left = bit(king_at) - 1;
  if (name == 'k') {
    rooks &= ~(left | bit(king_at));
  } else if (name == 'q') {
    rooks &= left;
  } else {
    rooks &= file_set(name - 'a');
  }
  if (!rules.any_files) rooks &= file_set(0) | file_set(7);
  Bitboard partners = 0;
  while (rooks != 0) {
    const Square at = take_first(rooks);
    if ((rules.partners >> position.at(at).kind & 1) == 0) continue;
    if (name != 'q' || partners == 0) partners = bit(at);
  }
  return partners == 0 ? 0 : partners | bit(king_at);
}

Bitboard from_field(const std::string& field, const Position& position, const CastlingRules& rules,
                    Complaints& complaints) {
  Bitboard fresh = 0;
  if (field == "-") return fresh;
  for (const char letter : field) {
    const Bitboard pair = named_by(letter, position, rules);
    if (pair == 0) {
      complaints.push_back(
          fmt::format("castling right {} without a king and rook that could castle", letter));
    }
    fresh |= pair;
  }
  return fresh;
}

/// Option Castling: exactly these have not moved; where only rooks are named, their kings too.
Bitboard from_squares(const std::vector<Square>& squares, const Position& position,
                      Complaints& complaints) {
  Bitboard fresh = 0;
  for (const Square square : squares) {
    const Piece& piece = position.at(square);
    if (piece.empty()) complaints.push_back(to_string(square) + ": no unit that could castle");
    fresh |= bit(square);
  }
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard own = fresh & position.of(side);
    if (own != 0 && (own & position.of(king)) == 0) {
      fresh |= position.of(side, king) & rank_set(side == Side::white ? 0 : 7);
    }
  }
  return fresh;
}

Bitboard fresh_squares(const Problem& problem, const CastlingRules& rules, const Position& position,
                       Complaints& complaints) {
  Bitboard fresh = 0;
  if (problem.options.castling_given) {
    fresh = from_squares(problem.options.castling, position, complaints);
  } else if (problem.fen.castling) {
    fresh = from_field(*problem.fen.castling, position, rules, complaints);
  } else {
    fresh = castling::by_convention(position, rules);
  }
  for (const Square square : problem.options.no_castling) fresh &= ~bit(square);
  return fresh;
}

/// The square of the unit that made a double step over `passed`, or `no_square`.
Square stepped_over(Square passed, const Position& position) {
  const int rank = rank_of(passed) == 2 ? 3 : rank_of(passed) == 5 ? 4 : -1;
  if (rank < 0) return no_square;
  const Square victim = make_square(file_of(passed), rank);
  const Side owner = rank == 3 ? Side::white : Side::black;
  return position.at(victim).of(owner) ? victim : no_square;
}

void set_en_passant(const std::vector<Square>& squares, Position& position,
                    Complaints& complaints) {
  if (squares.empty()) return;
  Bitboard passed = 0;
  Square victim = no_square;
  if (squares.size() == 1) {
    passed = bit(squares.front());
    victim = stepped_over(squares.front(), position);
  } else {
    // Departure, the squares passed, arrival.
    for (std::size_t i = 1; i + 1 < squares.size(); ++i) passed |= bit(squares[i]);
    victim = squares.back();
  }
  if (victim == no_square || position.at(victim).empty() || passed == 0) {
    complaints.push_back("en passant on " + to_string(squares[squares.size() / 2]) +
                         ": no pawn that can have made a double step there");
    return;
  }
  position.set_en_passant(passed, victim);
}

}  // namespace

std::vector<std::string> set_rights(const Problem& problem, const CompiledRules& rules,
                                    Position& position) {
  Complaints complaints;
  position.set_fresh(fresh_squares(problem, rules.castling(), position, complaints));
  std::vector<Square> en_passant = problem.options.en_passant;
  if (en_passant.empty() && problem.fen.en_passant && *problem.fen.en_passant != no_square) {
    en_passant = {*problem.fen.en_passant};
  }
  set_en_passant(en_passant, position, complaints);
  return complaints;
}

}  // namespace feerie
