#pragma once

#include "core/piece.h"
#include "core/rays.h"

namespace feerie::rays {

/// Does an orthodox unit go along lines as far as it likes?
constexpr bool rides(Kind kind) {
  return kind == queen || kind == rook || kind == bishop;
}

/// The squares that an orthodox officer or king attacks, whoever stands on them. `officer` is king,
/// queen, rook, bishop or knight.
inline Bitboard officer_attacks(Kind officer, Square from, Bitboard occupied) {
  switch (officer) {
    case king:
      return tables.king[from];
    case knight:
      return tables.knight[from];
    case rook:
      return rook_attacks(from, occupied);
    case bishop:
      return bishop_attacks(from, occupied);
    default:
      return queen_attacks(from, occupied);
  }
}

/// Is the other square one of them?
inline bool officer_sees(Kind officer, Square from, Square to, Bitboard occupied) {
  if (!rides(officer)) return contains(officer_attacks(officer, from, occupied), to);
  const bool straight = contains(rook_lines(from), to);
  const bool diagonal = contains(bishop_lines(from), to);
  const bool on_line = (straight && officer != bishop) || (diagonal && officer != rook);
  return on_line && (between(from, to) & occupied) == 0;
}

}  // namespace feerie::rays
