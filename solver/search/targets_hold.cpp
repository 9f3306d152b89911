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
                              : kind == pawn
                                  ? 0
                                  : journeys_.attacks(kind, side_, at) & rays::tables.king[at];
      if (count_of(around) <= company) least = distances[at];
    }
  });
  return least;
}

void Hold::spread(const Party& party, Square centre, int moves, int parked) {
  const int way = approach(party, centre);
  filled_.assign(static_cast<std::size_t>(parked) + 1, RingMoves{never});
  if (way > moves) return;
  filled_[0][0] = static_cast<std::uint8_t>(way);
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    const Unit& unit = party.units[static_cast<std::size_t>(number)];
    const Distances& distances = journeys_.any(side_, unit);
    const int resting = parked > 0 ? moves_to_rest(unit, party.count - 1) : never;
    int nearest = resting;
    for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
      const Square square = neighbour(centre, direction);
      if (square != no_square) nearest = std::min<int>(nearest, distances[square]);
    }
    if (way + nearest > moves) continue;
    more_filled_ = filled_;
    for (std::size_t level = 0; level < filled_.size(); ++level) {
      RingMoves& into = more_filled_[std::min(level + 1, filled_.size() - 1)];
      if (way + resting <= moves) into.take(filled_[level], static_cast<std::uint8_t>(resting));
      for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
        const Square square = neighbour(centre, direction);
        if (square == no_square || way + distances[square] > moves) continue;
        into.take(filled_[level], direction, distances[square]);
      }
    }
    filled_.swap(more_filled_);
  }
}

RingSet Hold::rest(int parked, int moves) const {
  RingSet found;
  for (std::size_t level = static_cast<std::size_t>(parked); level < filled_.size(); ++level) {
    for (std::size_t ring = 0; ring < ring_count; ++ring) {
      if (filled_[level][ring] <= moves) found.insert(static_cast<Ring>(ring));
    }
  }
  found.add_parts();
  return found.complements();
}

}  // namespace feerie::targets
