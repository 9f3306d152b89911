#include "retro/checks.h"

#include "core/rays.h"

namespace feerie::retro {

Bitboard attackers(const Position& position, Square target, Side by) {
  const Bitboard all = position.occupied();
  const Bitboard queens = position.of(queen);
  const Bitboard units = (rays::rook_attacks(target, all) & (position.of(rook) | queens)) |
                         (rays::bishop_attacks(target, all) & (position.of(bishop) | queens)) |
                         (rays::tables.knight[target] & position.of(knight)) |
                         (rays::tables.king[target] & position.of(king)) |
                         (rays::tables.pawn[index(opposite(by))][target] & position.of(pawn));
  return units & position.of(by);
}

Refutation refute_by_checks(const Position& position) {
  const Side turn = position.turn();
  const Side last = opposite(turn);
  const Bitboard own_king = position.of(turn, king);
  const Bitboard other_king = position.of(last, king);
  if (count_of(own_king) != 1 || count_of(other_king) != 1) return std::nullopt;
  const Square at = first_of(own_king);
  if (contains(rays::tables.king[at], first_of(other_king))) {
    return messages::kings_touch.in_all().of(own_king | other_king);
  }
  if (attackers(position, first_of(other_king), turn) != 0) {
    return messages::other_side_in_check.in_all(name_of(last)).of(other_king);
  }
  const Bitboard checking = attackers(position, at, last);
  const Bitboard along_lines =
      checking & (position.of(queen) | position.of(rook) | position.of(bishop));
  const int units = count_of(checking);
  if (units <= 1 || (units == 2 && along_lines != 0)) return std::nullopt;
  return messages::impossible_check.in_all(to_string(at), units).of(own_king | checking);
}

}  // namespace feerie::retro
