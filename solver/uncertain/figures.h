#pragma once

#include <array>

#include "core/clear_lines.h"
#include "core/piece.h"
#include "core/reach.h"
#include "core/square.h"

namespace feerie::uncertain {

/// Orthodox units on the board, as sets: copied and looked through many times in each half-move.
/// Neutral ones are of both sides.
struct Figures {
  static constexpr int kind_count = 6;

  std::array<Bitboard, 2> of{};
  std::array<Bitboard, kind_count> kinds{};

  [[nodiscard]] Bitboard all() const { return of[0] | of[1]; }
  [[nodiscard]] Bitboard units(Side side, Kind kind) const { return of[index(side)] & kinds[kind]; }
  [[nodiscard]] bool stands(Square square, Side side, Kind kind) const {
    return contains(units(side, kind), square);
  }
  /// The kind of the unit on a square that is not empty.
  [[nodiscard]] Kind kind_at(Square square) const {
    Kind kind = king;
    while (!contains(kinds[kind], square)) ++kind;
    return kind;
  }
  [[nodiscard]] Bitboard neutral() const { return of[0] & of[1]; }
  void put(Square square, Side side, Kind kind) {
    of[index(side)] |= bit(square);
    kinds[kind] |= bit(square);
  }
  void take(Square square) {
    for (Bitboard& set : of) set &= ~bit(square);
    for (Bitboard& set : kinds) set &= ~bit(square);
  }
};

/// The squares on which an officer moves and captures; on which a pawn captures.
inline Bitboard reach(Kind kind, Side side, Square from, Bitboard occupied) {
  return kind == pawn ? rays::tables.pawn[index(side)][from]
                      : rays::officer_attacks(kind, from, occupied);
}

/// The units of a side that attack a square.
inline Bitboard attackers(const Figures& figures, Square target, Side by, Bitboard occupied) {
  const Bitboard side = figures.of[index(by)];
  Bitboard found = rays::tables.king[target] & figures.kinds[king];
  found |= rays::tables.knight[target] & figures.kinds[knight];
  found |= rays::tables.pawn[index(opposite(by))][target] & figures.kinds[pawn];
  found &= side;
  const Bitboard straight = figures.kinds[rook] | figures.kinds[queen];
  const Bitboard slanting = figures.kinds[bishop] | figures.kinds[queen];
  const Bitboard riders =
      ((straight & rays::rook_lines(target)) | (slanting & rays::bishop_lines(target))) & side;
  return found | rays::unblocked(riders, target, occupied);
}

}  // namespace feerie::uncertain
