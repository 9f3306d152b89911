#pragma once

#include <vector>

#include "search/mates/feats.h"
#include "search/mates/open_board.h"

/// What the side that mates or stalemates has to do around the king.
namespace feerie::mates {

/// How a unit that stands somewhere acts on the king.
enum class Aim : std::uint8_t {
  none,
  line,   ///< along a line with at least one square between
  touch,  ///< directly, so that nothing can come between
};

/// What a unit can do for so many moves.
struct Duty {
  Ring ring;  ///< neighbours of the king that it guards
  Aim aim;
  std::uint8_t moves;
};

/// The sets of neighbours of a king's square that a party can guard within a number of moves, its
/// units going where they like on a board without others.
class Guard {
 public:
  /// The units of `side` guard.
  Guard(OpenBoard& board, Side side) : board_(board), side_(side) {}

  /// All guarded sets with a check to the king on `centre`; every larger number of lines aimed at
  /// the king includes the smaller.
  RingSet mating(const Party& party, Square centre, int moves);
  /// Without a check. Number n of the result: at least n lines are aimed at the king, on each of
  /// which a unit may be pinned.
  static constexpr int most_lines = 4;
  std::array<RingSet, most_lines + 1> stalemating(const Party& party, Square centre, int moves);

 private:
  const std::vector<Duty>& duties(const Unit& unit, Square centre);
  std::vector<Duty> found_duties(const Unit& unit, Square centre);
  /// The counts of feats are phases: `next(phase, aim)` is the phase after a duty, or -1 if that is
  /// impossible.
  template <class Next, class Outdoes>
  void spread(const Party& party, Square centre, int moves, Next next, Outdoes outdoes);

  OpenBoard& board_;
  Side side_;
  std::vector<std::vector<Duty>> known_;
  std::vector<int> places_;
  Feats feats_;
};

}  // namespace feerie::mates
