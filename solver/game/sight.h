#pragma once

#include "core/rays.h"
#include "game/walk.h"
#include "position/position.h"

/// From where units look at a square, and what decides whether they attack it.
namespace feerie {

/// A superset, over all positions, of the squares whose contents decide whether a unit of the kind
/// on `from` attacks the target.
inline Bitboard sight_of(const KindInfo& kind, Square from, Square target) {
  if (kind.number < first_fairy_kind) return rays::between(from, target);
  return kind.sight == nullptr ? ~bit(target) : kind.sight(kind, from, target);
}

/// The orthodox riders of both sides on lines of the target, and the fairy units that could attack
/// it from where they stand if they are of the side: all to which other squares may matter.
inline Bitboard distant_units(const Position& position, const Kinds& kinds, Side side,
                              Square target) {
  const Position& p = position;
  Bitboard units = ((p.of(rook) | p.of(queen)) & rays::rook_lines(target)) |
                   ((p.of(bishop) | p.of(queen)) & rays::bishop_lines(target));
  for (int number = first_fairy_kind; number < kinds.count(); ++number) {
    const auto kind = static_cast<Kind>(number);
    units |= p.of(kind) & kinds[kind].observers[index(side)][target];
  }
  return units;
}

}  // namespace feerie
