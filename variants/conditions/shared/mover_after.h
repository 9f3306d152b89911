#pragma once

#include "game/idle.h"
#include "game/play.h"

/// Rules that change nothing but the unit that moves, where it has arrived: what it becomes is told
/// by the unit, the move and the unit captured. So these rules say it in one function, which the
/// act asks as the move is made, and the kernel before that (game/extent.h).
namespace feerie::mover_after {

/// A unit as a move has brought it to its square.
struct Arrival {
  const CompiledRules& rules;
  /// The side that makes the move.
  Side side;
  const Candidate& move;
  Square at;
  Piece mover;
  /// Empty if none was captured.
  Piece captured;
};

/// What becomes of the unit.
using After = Piece (*)(const Arrival&, const Arguments&);

/// The mover must be on the board.
inline Arrival arrival(const Play& play) {
  return {play.game().rules(), play.side(),  play.candidate(),
          play.mover_at(),     play.mover(), play.captures() ? play.captured() : Piece{}};
}

inline Arrival arrival(const Game& game, const Candidate& move) {
  const Position& position = game.position();
  return {game.rules(),
          game.turn(),
          move,
          move.to,
          position.at(move.from),
          move.captures() ? position.at(move.capture) : Piece{}};
}

/// An act: the mover changes sides, unless another rule has made it change sides in this move.
template <After after, const Reason& why>
void change_sides(Play& play, const Arguments& arguments) {
  if (play.mover_at() == no_square) return;
  const Sides sides = after(arrival(play), arguments).sides;
  if (sides == play.mover().sides || !play.claim_side()) return;
  play.recolour(play.mover_at(), sides, why);
}

/// An act: the mover walks otherwise from now on, and is royal if it was so before.
template <After after, const Reason& why>
void take_walk(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at != no_square) play.take_walk(at, after(arrival(play), arguments).kind, why);
}

/// For `Extent::idle`.
template <After after>
bool idle(const Game& game, const Candidate& move, const Arguments& arguments) {
  const Arrival arrived = arrival(game, move);
  return after(arrived, arguments) == arrived.mover && idle::unless_promotes(game, move, arguments);
}

/// For `Extent::foretells`.
template <After after>
bool foretell(const Game& game, const Candidate& move, const Arguments& arguments, Foretold& out) {
  const Arrival arrived = arrival(game, move);
  const Piece unit = after(arrived, arguments);
  if (unit != arrived.mover) out.put(move.to, unit);
  return true;
}

}  // namespace feerie::mover_after
