#include "search/targets_hold.h"

namespace feerie::targets {

RingSet Hold::mated(const Party& party, Square centre, int moves) {
  spread(party, centre, moves, 0);
  return rest(0);
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
  const int way = approach(party, centre);
  feats_.clear();
  if (way > moves) return;
  feats_.start({0, 0, static_cast<std::uint8_t>(way)});
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    const Unit& unit = party.units[static_cast<std::size_t>(number)];
    const Distances& distances = journeys_.any(side_, unit);
    const int resting = parked > 0 ? moves_to_rest(unit, party.count - 1) : never;
    std::array<int, rays::direction_count> to{};
    int nearest = resting;
    for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
      const Square square = neighbour(centre, direction);
      to[direction] = square == no_square ? never : distances[square];
      nearest = std::min(nearest, to[direction]);
    }
    if (way + nearest > moves) continue;
    for (const Feat& feat : feats_.all()) {
      const auto spend = [&](Ring ring, int level, int cost) {
        const int sum = feat.moves + cost;
        if (sum > moves) return;
        feats_.add({static_cast<std::uint8_t>(std::min(level, parked)),
                    static_cast<Ring>(feat.ring | ring), static_cast<std::uint8_t>(sum)});
      };
      spend(0, feat.count, 0);
      spend(0, feat.count + 1, resting);
      for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
        spend(static_cast<Ring>(1U << direction), feat.count + 1, to[direction]);
      }
    }
    feats_.step([](int one, int other) { return one >= other; });
  }
}

RingSet Hold::rest(int parked) const {
  RingSet filled;
  for (const Feat& feat : feats_.all()) {
    if (feat.count >= parked) filled.insert(feat.ring);
  }
  filled.add_parts();
  return filled.complements();
}

}  // namespace feerie::targets
