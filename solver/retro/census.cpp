#include "retro/census.h"

#include <algorithm>
#include <array>

#include "retro/promotions.h"

namespace feerie::retro {
namespace {

constexpr int units_of_a_side = 16;
constexpr int pawns_of_a_side = 8;
constexpr std::array<Kind, 4> officers{queen, rook, bishop, knight};

/// Can a pawn of the other side never have captured on this square of the base line?
bool safe_from_pawns(Square home, Side side, Bitboard still) {
  const int rank = side == Side::white ? 1 : 6;
  for (const int file : {file_of(home) - 1, file_of(home) + 1}) {
    if (on_board(file, rank) && !contains(still, make_square(file, rank))) return false;
  }
  return true;
}

}  // namespace

bool captured_at_home(const Position& position, Side side, const Origin& origin,
                      const Cages& cages) {
  const Piece& unit = position.at(origin.home);
  const bool there = unit.kind == origin.kind && unit.sides == only(side);
  const bool never_left = origin.reach == bit(origin.home);
  return never_left && !there && safe_from_pawns(origin.home, side, cages.still);
}

Party count(const Position& position, Side side, const Cages& cages, const PastFacts& past) {
  Party party;
  party.units = count_of(position.of(side));
  party.pawns = count_of(position.of(side, pawn));
  for (const PromotedUnits& group : promoted_units(position, side, cages, past)) {
    party.promoted += group.promoted;
  }
  if (past.shuffled) return party;
  for (const Origin& origin : cages.origins[index(side)]) {
    if (captured_at_home(position, side, origin, cages)) ++party.captured_at_home;
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
