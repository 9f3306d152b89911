#pragma once

#include <cstdint>
#include <vector>

namespace feerie {

/// What is certain of the play that led to the position in which a game object begins, for rules
/// that count positions or moves (`Facts::counts_earlier_play`). There may have been more of both.
struct PlayedBefore {
  /// Half-moves without capture and without move of a pawn, up to the position.
  int quiet_half_moves = 0;
  /// Keys of positions that were certainly on the board, by rules and units alone: nobody can
  /// castle in them, or capture en passant.
  std::vector<std::uint64_t> positions = {};
};

}  // namespace feerie
