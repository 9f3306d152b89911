#pragma once

#include <array>
#include <cstdint>

#include "position/position.h"

/// The units of a side as travellers: all that counts for how soon they can get somewhere.
namespace feerie::mates {

/// What a unit is to a journey: its walk, the rights to castle that it has, and the captures that a
/// pawn may still make.
using Role = std::uint8_t;
inline constexpr Role motionless_role = 5;
inline constexpr Role castling_rook = 6;
/// King that may castle: to the right, to the left, to both sides.
inline constexpr Role castling_king = 7;
inline constexpr Role pawn_role = 10;
/// A pawn that may make so many captures may make all that it likes.
inline constexpr int most_captures = 5;
/// A unit of the first fairy kind, if units of this kind move; the roles of the others follow.
inline constexpr Role first_fairy_role = pawn_role + most_captures + 1;
inline constexpr int most_roles = first_fairy_role + max_kinds - first_fairy_kind;
/// The roles of units by their kinds, as far as these tell them.
using Roles = std::array<Role, max_kinds>;

struct Unit {
  Role role;
  Square at;
};

/// The units of a side as travellers.
struct Party {
  std::array<Unit, square_count> units;
  int count = 0;
  /// Which of the units is the king; -1 if there is none.
  int royal = -1;
  /// Captures that its pawns may make, up to `most_captures`.
  int captures = 0;
  /// Tells parties apart: all `key_of` its units together.
  std::uint64_t key = 0;
};
std::uint64_t key_of(const Unit& unit);
/// `come_back`: units that have been captured or have moved may do so, so that pawns find enough to
/// capture, and kings and rooks that have not moved may castle whoever has moved so far.
Party party_of(const Position& position, Side side, const Roles& roles, bool come_back = false);

}  // namespace feerie::mates
