#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/past_facts.h"
#include "position/position.h"
#include "retro/cages.h"

/// The ways of pawns: a pawn changes its file only by capturing, and it passes no unit that has
/// never moved.
namespace feerie::retro {

inline constexpr int files = 8;
/// More captures than there can be.
inline constexpr int never = 100;

/// Numbers of captures, some on light squares and some on dark ones: bit `light + 8 * dark` for
/// each pair that is possible. One pawn captures six times at most.
using CapturePairs = std::uint64_t;

/// Where the way of a pawn has ended that is still on the board: the square on which it stands, or
/// those on which it can have promoted.
struct Destiny {
  Bitboard squares = 0;
  bool promoted = false;
};

/// How many captures bring a pawn to a destiny, by whether it has captured at all.
struct Captures {
  /// 0 if it can have gone straight on, otherwise `never`.
  int straight = never;
  /// The least number if it has captured once or more often.
  int aside = never;

  [[nodiscard]] int least() const { return straight < aside ? straight : aside; }
};

class PawnWays {
 public:
  PawnWays(const Position& position, Side side, const Cages& cages, const PastFacts& past);

  /// By file on which the pawn has started. Captures on squares of `for_nothing` are not counted.
  using Table = std::array<std::array<Captures, square_count>, files>;
  [[nodiscard]] Table captures_by_square(Bitboard for_nothing = 0) const;

  /// All pairs of numbers that can bring a pawn of the file to each square.
  [[nodiscard]] std::array<CapturePairs, square_count> pairs(int file) const;

 private:
  void go_on(Square from, Bitboard for_nothing, std::array<Captures, square_count>& least) const;
  [[nodiscard]] Square on(int file, int rank) const;
  /// Can a pawn have gone on from this square, and can it have come to that one?
  [[nodiscard]] bool leads(Square from, Square to) const;

  Side side_;
  Bitboard still_;
  bool captures_;
  /// Squares from which a pawn cannot have gone on.
  Bitboard ends_ = 0;
};

/// The least numbers that bring a pawn to any square of the destiny.
Captures least_of(const std::array<Captures, square_count>& by_square, const Destiny& destiny);

/// The least sums when each destiny gets a file of its own, by the set of files that are used (bit
/// by file); `never` for sets of other sizes. `costs`: by destiny and file.
using Costs = std::vector<std::array<int, files>>;
std::array<int, std::size_t{1} << files> cheapest(const Costs& costs);

}  // namespace feerie::retro
