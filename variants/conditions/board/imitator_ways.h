#pragma once

#include "game/game.h"

/// How imitators go the way of the unit that moves.
namespace feerie {

/// A displacement; none for moves of rules that put no unit elsewhere.
struct Shift {
  int files = 0;
  int ranks = 0;

  void add(Square from, Square to) {
    files += file_of(to) - file_of(from);
    ranks += rank_of(to) - rank_of(from);
  }
};

/// How far the move takes its unit, a castling both of its units together.
Shift shift_of(const Candidate& move);

/// Could an imitator on the square go as the unit does that makes the move for the side? What a
/// unit that has captured adds to its move is not asked for.
bool can_follow(Game& game, Square at, const Candidate& move, Side side);

/// The way of a unit, a step that it adds to its move among them.
struct Way {
  Kind kind;  ///< as which it goes
  Side side;  ///< in the direction of this side, if it goes as a pawn
  Square from;
  Square to;
  Square left;  ///< the square of the unit on the board, which does not stand in the way
};
/// Could an imitator on the square go that way? `quiet` are the squares to which a unit that goes
/// so could move from there without capturing; for fairy walks only.
bool can_go(const Game& game, Square at, const Way& way, Bitboard quiet);

/// Is it known how imitators go the way of units of this walk?
bool can_be_followed(const WalkId& walk);

}  // namespace feerie
