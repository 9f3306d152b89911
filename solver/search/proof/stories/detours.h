#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/square.h"
#include "search/proof/journeys.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// Squares that units can come by on their way, found for all squares at once.
///
/// For each square and number of moves the squares are known to which the unit gets, and those
/// from which it gets there. A square lies on a way of so many moves if it is in one set of either
/// sort, the numbers of which add up to the moves.
class Detours {
 public:
  explicit Detours(const Journeys& journeys);

  /// Squares that are so many files away at most.
  [[nodiscard]] static Bitboard near(Square at, int files);
  /// Squares to which a unit gets with so many moves; a pawn also where it needs too many captures.
  [[nodiscard]] Bitboard within(Side side, Kind kind, Square from, int moves) const;
  /// Squares on which it can capture before it is at the next stop, with so many moves in all;
  /// `next` is null if it need not go anywhere. Prices are those of `Pricing::leg`.
  [[nodiscard]] Bitboard captures(Side side, Kind kind, Square from, const Stop* next,
                                  int moves) const;
  /// Of a pawn: the squares among which those are. Each has to be priced, as captures are counted
  /// only roughly; `captures`: those of the pawn that may need victims.
  [[nodiscard]] Bitboard captures_of_pawn(Side side, Square from, const Stop* next, int moves,
                                          int captures) const;

 private:
  /// Longer ways are taken to be as long as this: what they cost is found when they are chosen.
  static constexpr int longest = 15;
  /// By number of moves.
  using Levels = std::array<Bitboard, longest + 1>;
  /// By side, kind and square.
  using Map = std::vector<Levels>;

  [[nodiscard]] static std::size_t place(Side side, Kind kind, Square square) {
    return (std::size_t{index(side)} * first_fairy_kind + kind) * square_count + square;
  }
  [[nodiscard]] static Bitboard up_to(const Levels& levels, int moves) {
    return moves < 0 ? 0 : levels[static_cast<std::size_t>(std::min(moves, longest))];
  }
  [[nodiscard]] bool is_on_the_way(Square at, Side side, Kind kind, Square from, const Stop* next,
                                   int moves) const;

  const Journeys& journeys_;
  Map from_;
  Map to_;
};

}  // namespace feerie::stories
