#include "problem/rights.h"

#include <cctype>

#include <fmt/format.h>

#include "game/castling.h"
#include "game/pawns.h"

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

/// A double step of a pawn, as far as it is known from which squares it can be captured.
struct DoubleStep {
  Square from = no_square;
  std::vector<Square> passed;
  Square to = no_square;
};

/// Where only the square that was passed is given, the pawn went straight on.
DoubleStep straight_over(Square passed) {
  const int rank = rank_of(passed);
  if (rank != 2 && rank != 5) return {no_square, {passed}, no_square};
  const int ahead = rank == 2 ? 1 : -1;
  const int file = file_of(passed);
  return {make_square(file, rank - ahead), {passed}, make_square(file, rank + ahead)};
}

/// Departure, the squares passed, arrival; or one square that was passed.
DoubleStep double_step(const std::vector<Square>& squares) {
  if (squares.size() == 1) return straight_over(squares.front());
  return {squares.front(), {squares.begin() + 1, squares.end() - 1}, squares.back()};
}

/// Has a pawn come to the square by the double step? Rules may have made something else of it.
bool has_arrived(const DoubleStep& step, bool straight, const CompiledRules& rules,
                 const Position& position) {
  if (step.to == no_square || step.passed.empty()) return false;
  const Piece& unit = position.at(step.to);
  if (unit.empty()) return false;
  const Side owner = rank_of(step.to) == 3 ? Side::white : Side::black;
  if (straight && !rules.facts().recolours && !unit.of(owner)) return false;
  return rules.facts().transforms || is_pawn(unit, rules);
}

/// The first square of the double step on which a unit stands, although the pawn has just left or
/// passed it; `no_square` if all are empty, or if rules can have brought a unit there since.
Square occupied_on_the_way(const DoubleStep& step, const CompiledRules& rules,
                           const Position& position) {
  const Facts& facts = rules.facts();
  if (facts.adds_units || facts.moves_others || facts.returns_others) return no_square;
  if (!position.at(step.from).empty()) return step.from;
  for (const Square square : step.passed) {
    if (contains(position.occupied(), square)) return square;
  }
  return no_square;
}

void set_en_passant(const std::vector<Square>& squares, const CompiledRules& rules,
                    Position& position, Complaints& complaints) {
  if (squares.empty()) return;
  const DoubleStep step = double_step(squares);
  const std::string what = "en passant on " + to_string(squares[squares.size() / 2]) + ": ";
  if (!has_arrived(step, squares.size() == 1, rules, position)) {
    complaints.push_back(what + "no pawn that can have made a double step there");
    return;
  }
  const Square occupied = occupied_on_the_way(step, rules, position);
  if (occupied == no_square) {
    Bitboard passed = 0;
    for (const Square square : step.passed) passed |= bit(square);
    position.set_en_passant(passed, step.to);
  } else if (occupied == step.from) {
    complaints.push_back(what + "the pawn on " + to_string(step.to) + " cannot have come from " +
                         to_string(occupied) + ", where a unit stands");
  } else {
    complaints.push_back(what + "the pawn on " + to_string(step.to) + " cannot have passed " +
                         to_string(occupied) + ", which is not empty");
  }
}

}  // namespace

std::vector<std::string> set_rights(const Problem& problem, const CompiledRules& rules,
                                    Position& position) {
  Complaints complaints;
  position.set_fresh(fresh_squares(problem, rules.castling(), position, complaints));
  std::vector<Square> en_passant = problem.options.en_passant;
  const bool by_field = en_passant.empty() && problem.fen.en_passant;
  if (by_field && *problem.fen.en_passant != no_square) {
    en_passant = {*problem.fen.en_passant};
    const Square to = straight_over(en_passant.front()).to;
    const Sides sides = to == no_square ? Sides::none : position.at(to).sides;
    if (!rules.facts().recolours && problem.fen.side && sides == only(*problem.fen.side)) {
      complaints.push_back("en passant on " + to_string(en_passant.front()) +
                           ": the side of the pawn on " + to_string(to) + " is on move");
      return complaints;
    }
  }
  set_en_passant(en_passant, rules, position, complaints);
  return complaints;
}

}  // namespace feerie
