#pragma once

#include "search/plan.h"

namespace feerie {

/// Tells of last moves that some of them cannot end play, so that they need not even be listed.
class LastMoves {
 public:
  LastMoves() = default;
  LastMoves(const LastMoves&) = delete;
  LastMoves& operator=(const LastMoves&) = delete;
  virtual ~LastMoves() = default;

  /// The side of the letter is on move in the position of the game and has one move left in the
  /// branch: is it certain that only a capture ends play?
  virtual bool captures_only(int node, Letter letter) = 0;
};

}  // namespace feerie
