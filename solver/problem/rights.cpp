#include "problem/rights.h"

#include <cctype>

#include "game/castling.h"
#include "game/pawns.h"
#include "problem/complaint.h"
#include "problem/messages.h"

namespace feerie {
namespace {

/// Where an option was given; unknown if it was not.
Passage place_of(const Options& options, std::string_view english) {
  for (const auto& [name, place] : options.places) {
    if (name == english) return place;
  }
  return {};
}

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

Bitboard from_field(const Problem& problem, const Position& position, const CastlingRules& rules,
                    Diagnostics& diagnostics) {
  const std::string& field = *problem.fen.castling;
  Bitboard fresh = 0;
  if (field == "-") return fresh;
  for (const char letter : field) {
    const Bitboard pair = named_by(letter, position, rules);
    if (pair == 0) {
      diagnostics.push_back(complaint(problem, problem.fen.castling_place,
                                      messages::no_castling_pair, std::string(1, letter)));
    }
    fresh |= pair;
  }
  return fresh;
}

/// Option Castling: exactly these have not moved; where only rooks are named, their kings too.
Bitboard from_squares(const Problem& problem, const Position& position, Diagnostics& diagnostics) {
  Bitboard fresh = 0;
  for (const Square square : problem.options.castling) {
    const Piece& piece = position.at(square);
    if (piece.empty()) {
      diagnostics.push_back(complaint(problem, place_of(problem.options, "Castling"),
                                      messages::nobody_to_castle, to_string(square)));
    }
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
                       Diagnostics& diagnostics) {
  Bitboard fresh = 0;
  if (problem.options.castling_given) {
    fresh = from_squares(problem, position, diagnostics);
  } else if (problem.fen.castling) {
    fresh = from_field(problem, position, rules, diagnostics);
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

void set_en_passant(const Problem& problem, const std::vector<Square>& squares,
                    const Passage& place, const CompiledRules& rules, Position& position,
                    Diagnostics& diagnostics) {
  if (squares.empty()) return;
  const DoubleStep step = double_step(squares);
  const std::string where = to_string(squares[squares.size() / 2]);
  if (!has_arrived(step, squares.size() == 1, rules, position)) {
    diagnostics.push_back(complaint(problem, place, messages::no_double_step, where));
    return;
  }
  const Square occupied = occupied_on_the_way(step, rules, position);
  if (occupied == no_square) {
    Bitboard passed = 0;
    for (const Square square : step.passed) passed |= bit(square);
    position.set_en_passant(passed, step.to);
  } else if (occupied == step.from) {
    diagnostics.push_back(complaint(problem, place, messages::pawn_did_not_come, where,
                                    to_string(step.to), to_string(occupied)));
  } else {
    diagnostics.push_back(complaint(problem, place, messages::pawn_did_not_pass, where,
                                    to_string(step.to), to_string(occupied)));
  }
}

}  // namespace

void set_rights(const Problem& problem, const CompiledRules& rules, Position& position,
                Diagnostics& diagnostics) {
  position.set_fresh(fresh_squares(problem, rules.castling(), position, diagnostics));
  std::vector<Square> en_passant = problem.options.en_passant;
  Passage place = place_of(problem.options, "EnPassant");
  const bool by_field = en_passant.empty() && problem.fen.en_passant;
  if (by_field && *problem.fen.en_passant != no_square) {
    en_passant = {*problem.fen.en_passant};
    place = problem.fen.en_passant_place;
    const Square to = straight_over(en_passant.front()).to;
    const Sides sides = to == no_square ? Sides::none : position.at(to).sides;
    if (!rules.facts().recolours && problem.fen.side && sides == only(*problem.fen.side)) {
      diagnostics.push_back(complaint(problem, place, messages::double_step_of_other_side,
                                      to_string(en_passant.front()), to_string(to)));
      return;
    }
  }
  set_en_passant(problem, en_passant, place, rules, position, diagnostics);
}

}  // namespace feerie
