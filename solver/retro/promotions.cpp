#include "retro/promotions.h"

#include <algorithm>
#include <array>

namespace feerie::retro {
namespace {

constexpr std::array<Kind, 3> others{queen, rook, knight};

/// How many of the units can be units of the array, at most one for each origin of their kind.
int from_array(Bitboard units, Kind kind, const std::array<Origin, 8>& origins) {
  Bitboard first = 0;
  Bitboard second = 0;
  for (const Origin& origin : origins) {
    if (origin.kind != kind) continue;
    (first == 0 ? first : second) |= units & origin.reach;
  }
  return std::min({count_of(first | second), (first != 0 ? 1 : 0) + (second != 0 ? 1 : 0), 2});
}

/// In an array that is not known: so many of each kind, and one bishop of each colour.
int most_in_array(Kind kind) {
  return kind == rook || kind == knight ? 2 : 1;
}

/// Squares of the last rank from where a unit of the kind can have come to one of the units.
Bitboard squares_of_promotion(const PromotedUnits& group, Side side, const Cages& cages,
                              const PastFacts& past) {
  const Bitboard last_rank = rank_set(side == Side::white ? 7 : 0);
  const Bitboard colour = (group.units & light_squares) != 0 ? light_squares : ~light_squares;
  Bitboard squares = last_rank & ~cages.still;
  if (group.kind == bishop) squares &= colour;
  if (past.shuffled || group.kind == king) return squares;
  Bitboard found = 0;
  for (Bitboard left = squares; left != 0;) {
    const Bitboard from = bit(take_first(left));
    if ((spread(side, group.kind, from, cages.terrain) & group.units) != 0) found |= from;
  }
  return found;
}

}  // namespace

std::vector<PromotedUnits> promoted_units(const Position& position, Side side, const Cages& cages,
                                          const PastFacts& past) {
  std::vector<PromotedUnits> found;
  const auto add = [&](Kind kind, Bitboard units, int from_game_array) {
    const int promoted = count_of(units) - from_game_array;
    if (promoted > 0) found.push_back({kind, units, promoted});
  };
  add(king, position.of(side, king), 1);
  const auto& origins = cages.origins[index(side)];
  const auto first = [&](Kind kind, Bitboard units) {
    return past.shuffled ? most_in_array(kind) : from_array(units, kind, origins);
  };
  const Bitboard bishops = position.of(side, bishop);
  for (const Bitboard units : {bishops & light_squares, bishops & ~light_squares}) {
    add(bishop, units, first(bishop, units));
  }
  for (const Kind kind : others) {
    const Bitboard units = position.of(side, kind);
    add(kind, units, first(kind, units));
  }
  return found;
}

std::vector<Destiny> destinies(const Position& position, Side side, const Cages& cages,
                               const PastFacts& past) {
  std::vector<Destiny> found;
  for (Bitboard pawns = position.of(side, pawn); pawns != 0;) {
    found.push_back({bit(take_first(pawns)), false});
  }
  for (const PromotedUnits& group : promoted_units(position, side, cages, past)) {
    const Destiny destiny{squares_of_promotion(group, side, cages, past), true};
    found.insert(found.end(), static_cast<std::size_t>(group.promoted), destiny);
  }
  return found;
}

}  // namespace feerie::retro
