#pragma once

#include <functional>

#include "game/move.h"
#include "search/prove/defences.h"
#include "search/prove/fetching.h"
#include "search/prove/foreknowledge.h"

/// In which order the moves of a position are visited, and who is asked about first moves.
namespace feerie {

/// A move at the beginning of play that somebody is asked about. It has been played.
struct FirstMove {
  const Move& move;
  /// 0 for the first move, 1 for the moves behind it, and so on.
  int level;
  /// Counts the moves of a position from 1, illegal ones included.
  int number;
  /// False if it is illegal and no goal allows that: nothing will come of it.
  bool counts;
};
/// Asked about each first move after it has been played: false leaves the move out.
using FirstMoveHook = std::function<bool(const FirstMove&)>;

/// The first moves of a phase, if somebody asks about them.
struct FirstMoves {
  /// In help and series play the moves behind them are numbered too, so many levels deep.
  int levels = 0;
  /// The hook is asked about lines of all lengths, not only about those of full length.
  bool at_all_lengths = false;
  /// Empty if nobody asks.
  FirstMoveHook hook = {};
};

/// Is the move legal, being in a list of which the kernel knows that all of it but castlings are?
constexpr bool is_legal_if_listed(const Candidate& move) {
  return move.type != MoveType::castling;
}

/// Changes the list of moves before they are visited: leaves out or sorts.
class Arranger {
 public:
  /// `known_legal`: all of them but castlings are.
  virtual void arrange(Candidates& moves, bool known_legal) = 0;

 protected:
  ~Arranger() = default;
};

/// How the moves of a position are visited.
struct VisitOrder {
  /// Only moves that end play matter.
  bool last = false;
  /// Only captures end play, which ends with mate.
  bool captures_only = false;
  /// Only moves matter behind which each move of the other side gives check.
  bool forces = false;
  /// Only moves behind which play goes on matter, so that one that leaves the own king attacked
  /// does not, whatever goal it reaches.
  bool goes_on = false;
  /// A move to begin with; null: the order of generation, in which solutions are listed.
  const Candidate* favourite = nullptr;
  /// The favourite most often ends the search, so that it is visited before the moves are listed.
  bool rather_unlisted = false;
  /// Null: all moves are visited in their order.
  Arranger* arranger = nullptr;
  /// What is known of the defences, if anything: the one that held out last comes first, and only
  /// then the others are arranged.
  const Defences* known = nullptr;
  /// What the table will be asked behind the moves.
  Fetching fetching = {};
  /// Null: nothing is known of positions before a move has led there. Otherwise moves to such as
  /// lead nowhere are not even played; `fetching` tells what is asked about them.
  Foreknowledge* foreknowledge = nullptr;
  /// Null: nobody numbers the moves. Otherwise nothing is arranged, and `level` is as told there.
  const FirstMoveHook* hook = nullptr;
  int level = 0;
};

}  // namespace feerie
