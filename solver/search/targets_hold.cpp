#include "search/targets_hold.h"

namespace feerie::targets {

RingSet Hold::mated(const Party& party, Square centre, int moves) {
  spread(party, centre, moves, 0);
  return rest(0, moves);
}

int Hold::moves_to_rest(const Unit& unit, int company) {
  int least = never;
  journeys_.each_kind(side_, unit, [&](Kind kind, const Distances& distances) {
    for (Square at = 0; at < square_count; ++at) {
      if (distances[at] >= least) continue;
      // An officer has a move unless units of its own stand on all squares next to it.
      const Bitboard around = kind == knight ? journeys_.attacks(knight, side_, at)
                              : kind == pawn ? 0
                                             : journeys_.attacks(kind, side_, at) &
                                                   rays::tables.king[at];
      if (count_of(around) <= company) least = distances[at];
    }
  });
  return least;
}

void Hold::spread(const Party& party, Square centre, int moves, int parked) {
  const auto levels = static_cast<std::size_t>(parked) + 1;
  costs_.resize(levels);
  states_.clear();
  const int left = moves - approach(party, centre);
  const auto approached = static_cast<std::uint8_t>(moves - left);
  for (RingCosts& costs : costs_) costs.of.fill(never);
  if (left < 0) return;
  states_.push_back({0, 0, approached});
  costs_[0].of[0] = approached;
  const auto spend = [&](const State& state, Ring ring, int level, int cost) {
    const int sum = state.moves + cost;
    if (sum > moves) return;
    std::uint8_t& known =
        costs_[static_cast<std::size_t>(std::min(level, parked))].of[state.ring | ring];
    known = std::min(known, static_cast<std::uint8_t>(sum));
  };
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    const Unit& unit = party.units[static_cast<std::size_t>(number)];
    const Distances& distances = journeys_.any(side_, unit);
    const int resting = parked > 0 ? moves_to_rest(unit, party.count - 1) : never;
    for (RingCosts& costs : costs_) costs.of.fill(never);
    for (const State& state : states_) {
      spend(state, 0, state.parked, 0);
      if (resting < never) spend(state, 0, state.parked + 1, resting);
      for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
        const Square square = neighbour(centre, direction);
        if (square == no_square || distances[square] > left) continue;
        spend(state, static_cast<Ring>(1U << direction), state.parked + 1, distances[square]);
      }
    }
    states_.clear();
    for (std::size_t level = 0; level < levels; ++level) {
      RingCosts& costs = costs_[level];
      costs.close();
      for (std::size_t ring = 0; ring < ring_count; ++ring) {
        if (costs.of[ring] > moves || !costs.extreme(ring)) continue;
        states_.push_back({static_cast<std::uint8_t>(level), static_cast<Ring>(ring),
                           costs.of[ring]});
      }
    }
  }
}

RingSet Hold::rest(int parked, int moves) const {
  RingSet found;
  for (std::size_t ring = 0; ring < ring_count; ++ring) {
    for (std::size_t level = static_cast<std::size_t>(parked); level < costs_.size(); ++level) {
      if (costs_[level].of[ring] <= moves) {
        found.insert(static_cast<Ring>(~ring));
        break;
      }
    }
  }
  return found;
}

}  // namespace feerie::targets
