#include "retro/homes.h"

#include "core/rays.h"

namespace feerie::retro {

bool is_game_array(const Position& position) {
  constexpr int all = 32;
  if (position.turn() != Side::white || count_of(position.units()) != all) return false;
  for (const Side side : {Side::white, Side::black}) {
    if (count_of(unmoved_pawns(position, side)) != static_cast<int>(homes.size())) return false;
    for (const Home& home : homes) {
      const Piece& unit = position.at(home_square(home, side));
      if (unit.kind != home.kind || unit.sides != only(side)) return false;
    }
  }
  return true;
}

Bitboard steps_of(Kind kind, Square from) {
  const Bitboard around = rays::tables.king[from];
  switch (kind) {
    case king:
    case queen:
      return around;
    case rook:
      return around & rays::rook_lines(from);
    case bishop:
      return around & rays::bishop_lines(from);
    case knight:
      return rays::tables.knight[from];
    default:
      return 0;
  }
}

}  // namespace feerie::retro
