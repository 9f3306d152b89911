#pragma once

#include <algorithm>
#include <limits>

#include "game/game.h"

/// These functions serve conditions under which a side must choose among its legal moves.
namespace feerie {

/// Can the candidate be carried out legally in at least one way?
inline bool is_legal(Game& game, const Candidate& candidate) {
  return game.is_legal(candidate);
}

/// Has the side on move a legal move, if rules that choose among moves are left aside?
inline bool could_move(Game& game) {
  Game::Listed listed(game);
  Candidates& moves = *listed;
  game.generate_unselected(moves);
  return std::ranges::any_of(moves, [&](const Candidate& move) { return is_legal(game, move); });
}

/// Some rules choose moves before it is known whether these are legal. A side that is left without
/// a legal move by them is neither mated nor stalemated while it could move otherwise.
inline bool cannot_move_anyhow(Game& game, Side side, bool ordinary, const Arguments& arguments) {
  return ordinary && (side != arguments.side || !could_move(game));
}

/// Leaves only the moves that fulfil the test, if one of them is legal; otherwise leaves all moves.
template <class Test>
void prefer(Game& game, Candidates& moves, Test&& test) {
  const bool possible = std::ranges::any_of(
      moves, [&](const Candidate& move) { return test(move) && is_legal(game, move); });
  if (possible) std::erase_if(moves, [&](const Candidate& move) { return !test(move); });
}

/// Leaves only the moves whose measure is the greatest that any legal move has. Whether a move is
/// legal is asked from the greatest measure downwards, so that mostly a single one is asked about.
template <class Measure>
void prefer_greatest(Game& game, Candidates& moves, Measure&& measure) {
  constexpr int none = std::numeric_limits<int>::min();
  // A move that surely leaves the king safe is legal without being played, unless rules judge the
  // position after a move.
  const Vantage danger = game.rules().verdicts().empty() ? game.own_danger() : Vantage{};
  for (int bound = std::numeric_limits<int>::max();;) {
    int greatest = none;
    for (const Candidate& move : moves) {
      const int value = measure(move);
      if (value < bound) greatest = std::max(greatest, value);
    }
    if (greatest == none) return;
    const bool possible = std::ranges::any_of(moves, [&](const Candidate& move) {
      return measure(move) == greatest && (game.surely_safe(danger, move) || is_legal(game, move));
    });
    if (possible) {
      std::erase_if(moves, [&](const Candidate& move) { return measure(move) != greatest; });
      return;
    }
    bound = greatest;
  }
}

}  // namespace feerie
