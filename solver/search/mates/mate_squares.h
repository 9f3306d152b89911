#pragma once

#include <vector>

#include "search/mates/ends.h"
#include "search/mates/guard.h"
#include "search/mates/hold.h"

namespace feerie::mates {

/// On which squares can a king still be mated or stalemated?
///
/// Idea: each neighbour of the king's square must be guarded by the winning side or filled by a
/// unit of the losing side. `Guard` knows the sets of neighbours that the one side can guard with
/// the moves it has left, `Hold` those that the other can fill with its own. If no such set and
/// such another one make up the whole ring, the king is not mated there.
///
/// Both sets depend on one party alone, so they are found once for each placement of a party and
/// remembered.
class MateSquares {
 public:
  explicit MateSquares(OpenBoard& board);

  /// From now on questions are about the units of this position.
  void look_at(const Position& position);
  /// The units of a side. Who changes them asks about the changed position, and puts them back.
  Party& party(Side side) { return parties_[index(side)]; }
  [[nodiscard]] const std::array<Party, 2>& parties() const { return parties_; }

  /// Those of the squares on which the king of the loser may stand in the end.
  Bitboard possible_among(End end, const MovesLeft& moves, Bitboard among);
  bool possible(End end, const MovesLeft& moves, Square centre);
  /// The sets of neighbours of a square that the winner can guard with so many moves.
  RingSet guardable(End end, Square centre, int moves);

 private:
  /// What has been found out for a party, a square of the king and a number of moves.
  template <std::size_t count>
  struct Slot {
    std::uint64_t key = 0;
    std::array<RingSet, count> sets;
  };
  /// Remembers what was found last in each of its slots.
  template <std::size_t count>
  class Memory {
   public:
    template <class Find>
    const std::array<RingSet, count>& get(std::uint64_t key, Find&& find) {
      if (slots_.empty()) slots_.resize(size);
      Slot<count>& slot = slots_[key & (size - 1)];
      if (slot.key != key) {
        slot.sets = find();
        slot.key = key;
      }
      return slot.sets;
    }

   private:
    static constexpr std::size_t size = 1U << 14U;
    std::vector<Slot<count>> slots_;
  };
  static constexpr std::size_t line_counts = Guard::most_lines + 1;

  [[nodiscard]] std::uint64_t key(Side side, Square centre, const MovesLeft& moves, int more) const;
  bool mate_possible(Side loser, Square centre, const MovesLeft& moves);
  bool stalemate_possible(Side loser, Square centre, const MovesLeft& moves);

  std::array<Guard, 2> guards_;
  std::array<Hold, 2> holds_;
  std::array<Party, 2> parties_;
  Memory<1> guarded_mates_;
  Memory<1> held_mates_;
  Memory<line_counts> guarded_stalemates_;
  Memory<line_counts> held_stalemates_;
};

}  // namespace feerie::mates
