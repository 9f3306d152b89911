#pragma once

#include <cstdint>
#include <functional>

namespace feerie {

/// How far solving a problem is. What is not known (yet) is 0.
struct SearchProgress {
  /// Half-moves (of series: moves) of the play that is looked for now.
  int depth = 0;
  /// Which of how many first moves is being examined, illegal ones included.
  int first_move = 0;
  int first_moves = 0;
  /// Solutions found in all positions and phases of the problem so far.
  int solutions = 0;
  /// Positions looked at since the problem was begun: those to which moves led, also moves made for
  /// the sake of a question of the rules, and sketches of final positions.
  std::uint64_t positions = 0;
};

/// Is told from time to time how far solving is. Called in the midst of a search: must not throw.
using ProgressReport = std::function<void(const SearchProgress&)>;

}  // namespace feerie
