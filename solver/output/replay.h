#pragma once

#include <cstdint>
#include <stdexcept>

#include "game/game.h"
#include "problem/solution.h"

/// Solutions are shown by playing their moves again.
namespace feerie {

/// Plays the move, calls `then()` with it on the board, and takes it back. Throws std::logic_error
/// if the rules do not know the move: then search and kernel disagree.
template <class Then>
void during(Game& game, const Move& move, Then&& then) {
  {
    // Goals may allow moves that leave the own king attacked: whoever found the move has judged it.
    const Game::Judging judging(game, Legality::any);
    if (!game.play(move)) throw std::logic_error("a move of the solution cannot be played");
  }
  then();
  game.undo();
}

/// Is this no move, but what the position itself shows, its first move having been made before the
/// diagram? A pass that is played instead of a move is one.
inline bool nobody_moves(const solution::TreeMove& shown) {
  constexpr auto imagined = static_cast<std::uint16_t>(Pass::imagined);
  return shown.move.candidate == Candidate{.type = MoveType::null, .extra = imagined};
}

/// Hands the right to move over, calls `then()`, and takes the right back.
template <class Then>
void during_pass(Game& game, Pass how, Then&& then) {
  game.pass(how);
  then();
  game.undo();
}

/// The side that makes the move of a line.
inline Side side_of(const Game& game, const solution::Ply& ply) {
  if (ply.side) return *ply.side;
  const Square from = ply.move.candidate.from;
  const bool other = from != no_square && !game.position().at(from).of(game.turn());
  return other ? opposite(game.turn()) : game.turn();
}

/// Plays a move of a line, which may be by the side that has just moved.
template <class Then>
void during_ply(Game& game, const solution::Ply& ply, Then&& then) {
  if (side_of(game, ply) != game.turn()) {
    during_pass(game, Pass::omitted, [&] { during(game, ply.move, then); });
  } else {
    during(game, ply.move, then);
  }
}

}  // namespace feerie
