#pragma once

#include "game/game.h"

/// Here it is decided whether an imitator can go the way of the unit that moves.
namespace feerie {

/// This is the distance between two squares. It is zero for moves of rules that put no unit
/// elsewhere.
struct Shift {
  int files = 0;
  int ranks = 0;

  void add(Square from, Square to) {
    files += file_of(to) - file_of(from);
    ranks += rank_of(to) - rank_of(from);
  }
};

/// Returns how far the move takes its unit. For a castling the ways of king and rook are added.
Shift shift_of(const Candidate& move);

/// Could an imitator on the square go the way of the unit that makes the move for the side? A step
/// that a capturing unit adds to its move is left out.
bool can_follow(Game& game, Square at, const Candidate& move, Side side);

/// This is the way of a unit: of its move, or of a step that it adds to its move.
struct Way {
  Kind kind;  ///< the unit walks as this kind
  Side side;  ///< a unit that walks as a pawn goes in the direction of this side
  Square from;
  Square to;
  Square left;  ///< here stands the unit itself, which is not in the way
};
/// Could an imitator on the square go that way? `quiet` are the squares to which a unit of this
/// kind could move from the square without capturing; only fairy walks need it.
bool can_go(Game& game, Square at, const Way& way, Bitboard quiet);

/// Is it known how imitators go the way of units of this walk?
bool can_be_followed(const WalkId& walk);

}  // namespace feerie
