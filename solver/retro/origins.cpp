#include "retro/origins.h"

#include "core/rays.h"

namespace feerie::retro {
namespace {

/// Up to so many squares a pawn goes forward in one move, by rules that let it leave its base line
/// too.
constexpr int longest_advance = 3;

/// The squares behind a pawn from which it can have gone straight on.
Bitboard behind(Square to, Side side, Bitboard empty) {
  const int back = side == Side::white ? -1 : 1;
  Bitboard squares = 0;
  for (int steps = 1; steps <= longest_advance; ++steps) {
    const int rank = rank_of(to) + steps * back;
    if (rank < 0 || rank > 7) break;
    const Square from = make_square(file_of(to), rank);
    if (!contains(empty, from)) break;
    squares |= bit(from);
  }
  return squares;
}

}  // namespace

bool walks_are_plain(const CompiledRules& rules) {
  return rules.walk_changes().empty() && rules.departures().empty() && rules.worlds().empty();
}

Origins origins(const CompiledRules& rules, const Position& position, Square to, Side side) {
  const Bitboard empty = position.empty_squares() & ~bit(to);
  const Kind kind = position.at(to).kind;
  if (!walks_are_plain(rules) || kind >= first_fairy_kind) return {empty, empty};
  Bitboard from = 0;
  switch (kind) {
    case king:
      from = rays::tables.king[to];
      break;
    case knight:
      from = rays::tables.knight[to];
      break;
    case rook:
      from = rays::rook_attacks(to, position.occupied());
      break;
    case bishop:
      from = rays::bishop_attacks(to, position.occupied());
      break;
    case queen:
      from = rays::queen_attacks(to, position.occupied());
      break;
    default:
      return {behind(to, side, empty), rays::tables.pawn[index(opposite(side))][to] & empty};
  }
  return {from & empty, from & empty};
}

}  // namespace feerie::retro
