#include "retro/census.h"

#include <algorithm>
#include <array>
#include <span>

#include "retro/homes.h"

namespace feerie::retro {
namespace {

constexpr int units_of_a_side = 16;
constexpr int pawns_of_a_side = 8;
constexpr std::array<Kind, 4> officers{queen, rook, bishop, knight};

int above(int number, int most) {
  return std::max(0, number - most);
}

/// How many of the units can be units of the array, at most one for each origin of their kind.
int from_array(Bitboard units, Kind kind, std::span<const Origin> origins) {
  Bitboard first = 0;
  Bitboard second = 0;
  for (const Origin& origin : origins) {
    if (origin.kind != kind) continue;
    (first == 0 ? first : second) = units & origin.reach;
  }
  const int all = count_of(first | second);
  return std::min({all, (first != 0 ? 1 : 0) + (second != 0 ? 1 : 0), 2});
}

int promoted_by_cages(const Position& position, Side side, const Cages& cages) {
  int promoted = 0;
  for (const Kind kind : officers) {
    const Bitboard units = position.of(side, kind);
    promoted += count_of(units) - from_array(units, kind, cages.origins[index(side)]);
  }
  return promoted;
}

/// In an array that is not known: so many of each kind, and one bishop of each colour.
int promoted_by_kinds(const Position& position, Side side) {
  const Bitboard bishops = position.of(side, bishop);
  return above(count_of(position.of(side, queen)), 1) +
         above(count_of(position.of(side, rook)), 2) +
         above(count_of(position.of(side, knight)), 2) +
         above(count_of(bishops & light_squares), 1) + above(count_of(bishops & ~light_squares), 1);
}

/// Can a pawn of the other side never have captured on this square of the base line?
bool safe_from_pawns(Square home, Side side, Bitboard still) {
  const int rank = side == Side::white ? 1 : 6;
  for (const int file : {file_of(home) - 1, file_of(home) + 1}) {
    if (on_board(file, rank) && !contains(still, make_square(file, rank))) return false;
  }
  return true;
}

int captured_at_home(const Position& position, Side side, const Cages& cages) {
  int captured = 0;
  for (const Origin& origin : cages.origins[index(side)]) {
    const Piece& unit = position.at(origin.home);
    const bool there = unit.kind == origin.kind && unit.sides == only(side);
    const bool never_left = origin.reach == bit(origin.home);
    if (never_left && !there && safe_from_pawns(origin.home, side, cages.still)) ++captured;
  }
  return captured;
}

}  // namespace

Party count(const Position& position, Side side, const Cages& cages, const PastFacts& past) {
  Party party;
  party.units = count_of(position.of(side));
  party.pawns = count_of(position.of(side, pawn));
  party.promoted = above(count_of(position.of(side, king)), 1);
  if (past.shuffled) {
    party.promoted += promoted_by_kinds(position, side);
  } else {
    party.promoted += promoted_by_cages(position, side, cages);
    party.captured_at_home = captured_at_home(position, side, cages);
  }
  return party;
}

Refutation refute_by_numbers(const Position& position, Side side, const Party& party) {
  const Bitboard astray = position.of(side, pawn) & (rank_set(0) | rank_set(7));
  if (astray != 0)
    return messages::pawn_on_base_line.in_all(to_string(first_of(astray))).of(astray);
  if (party.units > units_of_a_side) return messages::too_many_units.in_all(name_of(side));
  if (party.pawns > pawns_of_a_side) return messages::too_many_pawns.in_all(name_of(side));
  const int missing = pawns_of_a_side - party.pawns;
  if (party.promoted <= missing) return std::nullopt;
  return messages::too_many_promoted.in_all(name_of(side), party.promoted, missing);
}

Refutation refute_by_cages(const Position& position, Side side, const Cages& cages) {
  const auto& origins = cages.origins[index(side)];
  const Bitboard kings = position.of(side, king);
  const auto* const royal = std::ranges::find(origins, king, &Origin::kind);
  if (count_of(kings) == 1 && (kings & royal->reach) == 0) {
    return messages::king_shut_in.in_all(to_string(first_of(kings))).of(kings);
  }
  const Bitboard promotions = rank_set(side == Side::white ? 7 : 0) & ~cages.still;
  for (const Kind kind : officers) {
    Bitboard strangers = position.of(side, kind);
    for (const Origin& origin : origins) {
      if (origin.kind == kind) strangers &= ~origin.reach;
    }
    if (strangers != 0) strangers &= ~spread(side, kind, promotions, cages.terrain);
    if (strangers != 0) {
      return messages::unit_shut_out.in_all(to_string(first_of(strangers))).of(strangers);
    }
  }
  return std::nullopt;
}

}  // namespace feerie::retro
