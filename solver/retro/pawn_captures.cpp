#include "retro/pawn_captures.h"

#include <algorithm>

#include "retro/promotions.h"

namespace feerie::retro {
namespace {

constexpr int units_of_a_side = 16;

}  // namespace

int PawnPlay::least() const {
  return *std::ranges::min_element(needed);
}

PawnPlay pawn_play(const Position& position, Side side, const Cages& cages, const Party& other,
                   const PastFacts& past) {
  PawnPlay play{.side = side,
                .ways = PawnWays(position, side, cages, past),
                .destinies = destinies(position, side, cages, past)};
  const PawnWays::Table table = play.ways.captures_by_square();
  Costs costs;
  for (const Destiny& destiny : play.destinies) {
    auto& cost = costs.emplace_back();
    for (std::size_t file = 0; file < files; ++file) {
      cost[file] = least_of(table[file], destiny).least();
    }
  }
  play.needed = cheapest(costs);
  play.possible = std::max(0, units_of_a_side - other.units - other.captured_at_home);
  return play;
}

Refutation refute_by_pawns(const PawnPlay& play) {
  const int needed = play.least();
  if (needed >= never) return messages::pawns_out_of_place.in_all(name_of(play.side));
  if (needed <= play.possible) return std::nullopt;
  return messages::too_many_captures.in_all(name_of(play.side), needed, play.possible);
}

}  // namespace feerie::retro
