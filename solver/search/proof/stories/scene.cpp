#include "search/proof/stories/scene.h"

#include "core/rays.h"
#include "position/hash.h"

namespace feerie::stories {
namespace {

std::uint64_t unit_key(Side side, Kind kind, Square at) {
  const unsigned colour = index(side) + 1;
  return hash::units[(std::size_t{kind} * hash::colours + colour) * square_count + at];
}

std::uint64_t place_key(int unit, int stop, Square at) {
  return hash::mix(static_cast<std::uint64_t>(unit) << 16U |
                   static_cast<std::uint64_t>(stop) << 8U | at);
}

}  // namespace

std::uint64_t placement_key(const Position& position) {
  std::uint64_t key = 0;
  for (const Side side : {Side::white, Side::black}) {
    for (Bitboard units = position.of(side); units != 0;) {
      const Square at = take_first(units);
      key ^= unit_key(side, position.at(at).kind, at);
    }
  }
  return key;
}

void Scene::put(int unit, Side side, Kind kind, Square square) {
  at[static_cast<std::size_t>(unit)] = square;
  kinds[index(side)][kind] |= bit(square);
  sides[index(side)] |= bit(square);
  keys[index(side)] ^= place_key(unit, stop(unit), square);
  placement ^= unit_key(side, kind, square);
}

void Scene::lift(int unit, Side side, Kind kind) {
  const Square from = square(unit);
  kinds[index(side)][kind] &= ~bit(from);
  sides[index(side)] &= ~bit(from);
  keys[index(side)] ^= place_key(unit, stop(unit), from);
  placement ^= unit_key(side, kind, from);
}

bool Scene::attacked(Square square, Side by) const {
  const auto& those = kinds[index(by)];
  if ((rays::tables.knight[square] & those[knight]) != 0) return true;
  if ((rays::tables.king[square] & those[king]) != 0) return true;
  if ((rays::tables.pawn[index(opposite(by))][square] & those[pawn]) != 0) return true;
  const Bitboard straight = those[rook] | those[queen];
  if ((rays::rook_lines(square) & straight) != 0 &&
      (rays::rook_attacks(square, units()) & straight) != 0) {
    return true;
  }
  const Bitboard diagonal = those[bishop] | those[queen];
  return (rays::bishop_lines(square) & diagonal) != 0 &&
         (rays::bishop_attacks(square, units()) & diagonal) != 0;
}

}  // namespace feerie::stories
