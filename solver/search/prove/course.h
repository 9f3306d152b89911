#pragma once

#include <algorithm>

#include "game/move.h"

/// What the moves that led to a position leave behind besides the position itself.
namespace feerie {

/// Where the moves of a position are begun with, and in which direction they are visited, if not as
/// they are generated: several threads that search the same begin at different ends.
struct OtherEnd {
  /// Number of the thread, from 1; 0: moves are visited as they are generated.
  int number = 0;
  /// How many threads there are.
  int of = 1;

  /// Only so many moves deep is anything visited from another end: what is behind these moves takes
  /// long enough for two threads, and is found in the table by the one that comes later.
  int deepest = 0;

  void arrange(Candidates& moves, int depth) const {
    if (number == 0 || depth > deepest) return;
    // Every second thread goes backwards, so that neighbours meet.
    const auto size = static_cast<std::ptrdiff_t>(moves.size());
    const std::ptrdiff_t even = number - number % 2;
    const auto start = moves.begin() + size * even / of;
    std::rotate(moves.begin(), start, moves.end());
    if (number % 2 == 1) std::reverse(moves.begin(), moves.end());
  }
};

/// Shared by all who play on in one line of play: prover, lister of lines, writer of trees.
struct Course {
  /// Moves made since the diagram.
  int depth = 0;
  /// Option NullMoves: the move made last was none, so that the next one must be one.
  bool passed = false;
  /// Option NonTrivial: further moves that may still be granted to the defender.
  int grants = 0;
  /// In which order the first moves are visited.
  OtherEnd other_end = {};
};

/// While this object lives the moves of a position are visited. They are one move deeper, and none
/// of them is a pass of option NullMoves yet. Its end restores both.
class Deeper {
 public:
  explicit Deeper(Course& course) : course_(course), passed_before_(course.passed) {
    course_.passed = false;
    ++course_.depth;
  }
  ~Deeper() {
    course_.passed = passed_before_;
    --course_.depth;
  }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;

 private:
  Course& course_;
  bool passed_before_;
};

/// Restores at the end of its life what option NonTrivial still grants.
class Granting {
 public:
  explicit Granting(Course& course) : course_(course), grants_before_(course.grants) {}
  ~Granting() { course_.grants = grants_before_; }
  Granting(const Granting&) = delete;
  Granting& operator=(const Granting&) = delete;

 private:
  Course& course_;
  int grants_before_;
};

}  // namespace feerie
