#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "search/mates/by_unit.h"
#include "search/mates/open_board.h"
#include "search/mates/ring_moves.h"
#include "search/mates/shelter.h"

/// What the side that is to be mated or stalemated has to do.
///
/// All sets of neighbours of its king's square that it can fill with units of its own, the moves of
/// its king subtracted. For stalemate each other unit must be captured (at most one for a move of
/// the winning side), pinned (at most one on a line) or at rest: an officer comes to rest only
/// where its own side can fill all squares next to it with the moves left; pawns rest anywhere.
namespace feerie::mates {

/// The sets of neighbours of its king's square that a party can fill with units of its own within
/// a number of moves, and what is left over for the other side: each set of the result is the rest
/// of the ring, which must be guarded.
class Hold {
 public:
  /// The king of `side` is to be mated. `reborn`: the board on which its units are captured and
  /// appear elsewhere; null if they do not.
  Hold(OpenBoard& board, OpenBoard* reborn, Side side)
      : board_(board), reborn_(reborn), side_(side) {}

  /// For a mate of the king on `centre`, if the other side captures at most so many units.
  RingSet mated(const Party& party, Square centre, int moves, int captures);
  /// How the king on `centre` stands, its side having no move left. It must be on the board.
  void look_at(Shelter& shelter, const Party& party, Square centre);
  /// For a stalemate with the king on `centre`: at most `idle` units of the side may be captured or
  /// pinned, and every other one must have no move although it is free. Number n of the result is
  /// for `idle + n` such units, the last one for any number of units that are pinned.
  template <std::size_t count>
  std::array<RingSet, count> stalemated(const Party& party, Square centre, int moves, int idle) {
    std::array<RingSet, count> found;
    const int parked = std::max(party.count - 1 - idle, 0);
    spread(party, centre, moves, parked);
    RingSet filled;
    int level = parked + 1;
    for (std::size_t n = 0; n < count; ++n) {
      const int pinned = n + 1 == count ? parked : std::min(static_cast<int>(n), parked);
      while (level > parked - pinned) add_filled(--level, moves, filled);
      found[n] = left_by(filled);
    }
    return found;
  }
  /// Fewest moves of the king to the square.
  int approach(const Party& party, Square centre) {
    const int moves = board_.any(side_, party.units[static_cast<std::size_t>(party.royal)])[centre];
    // A capture may take it anywhere.
    return board_.freedoms().carries ? std::min(moves, 1) : moves;
  }

 private:
  /// Fewest moves of a unit to a square on which it can be without a move, and to the neighbours of
  /// the king's square: to be without a move there, or however it be.
  struct Ways {
    std::uint8_t rest = never;
    std::array<std::uint8_t, rays::direction_count> rest_near;
    std::array<std::uint8_t, rays::direction_count> near;
    [[nodiscard]] std::uint8_t least() const;
  };
  const Ways& ways_of(const Unit& unit, Square centre);
  [[nodiscard]] Ways found_ways(const Unit& unit, Square centre) const;
  void find_rests(Ways& ways, const Unit& unit, Square centre, Bitboard own, int moves,
                  int fills) const;
  void spread(const Party& party, Square centre, int moves, int parked);
  /// Moves to the neighbours of the king's square, without being captured and with it.
  struct Fills {
    std::array<std::uint8_t, rays::direction_count> plain;
    std::array<std::uint8_t, rays::direction_count> captured;
  };
  [[nodiscard]] Fills fills_of(const Unit& unit, Square centre);
  /// The neighbours of the king's square to which a unit gets without a move of its side: without
  /// being captured, and with it.
  struct AtOnce {
    Ring plain = 0;
    Ring captured = 0;
  };
  RingSet mated_at_once(const Party& party, Square centre, int captures);
  const AtOnce& at_once(const Unit& unit, Square centre);
  void add_filled(int parked, int moves, RingSet& filled) const;
  [[nodiscard]] static RingSet left_by(RingSet filled);

  OpenBoard& board_;
  OpenBoard* reborn_;
  Side side_;
  /// For each number of units at rest, the rings that can be filled.
  std::vector<RingMoves> filled_;
  std::vector<RingMoves> more_filled_;
  ByUnit<Ways> ways_;
  ByUnit<AtOnce> at_once_;
};

}  // namespace feerie::mates
