#pragma once

#include <vector>

#include "search/targets_journeys.h"
#include "search/targets_ring.h"

/// What the side that is to be mated or stalemated has to do.
namespace feerie::targets {

/// The sets of neighbours of its king's square that a party can fill with units of its own within
/// a number of moves, and what is left over for the other side: each set of the result is the rest
/// of the ring, which must be guarded.
class Hold {
 public:
  /// The king of `side` is to be mated.
  Hold(Journeys& journeys, Side side) : journeys_(journeys), side_(side) {}

  /// The king standing on `centre` in the end.
  RingSet mated(const Party& party, Square centre, int moves);
  /// The same where besides at most `idle` units may be captured or pinned; every other unit must
  /// have no move although it is free. Number n of the result is for `idle + n`.
  template <std::size_t count>
  std::array<RingSet, count> stalemated(const Party& party, Square centre, int moves, int idle) {
    std::array<RingSet, count> found;
    const int parked = party.count - 1 - idle;
    spread(party, centre, moves, std::max(parked, 0));
    for (std::size_t n = 0; n < count; ++n) {
      found[n] = rest(std::max(parked - static_cast<int>(n), 0), moves);
    }
    return found;
  }
  /// Fewest moves of the king to the square.
  int approach(const Party& party, Square centre) {
    return journeys_.any(side_, party.units[static_cast<std::size_t>(party.royal)])[centre];
  }

 private:
  void spread(const Party& party, Square centre, int moves, int parked);
  [[nodiscard]] RingSet rest(int parked, int moves) const;
  /// Fewest moves to a square on which the unit can be without a move, `company` units of its side
  /// standing around it; `never` if there is none.
  [[nodiscard]] int moves_to_rest(const Unit& unit, int company);

  Journeys& journeys_;
  Side side_;
  /// By the number of units at rest.
  std::vector<RingMoves> filled_;
  std::vector<RingMoves> more_filled_;
};

}  // namespace feerie::targets
