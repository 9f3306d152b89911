#pragma once

#include <vector>

#include "game/game.h"
#include "problem/announcement.h"
#include "problem/listener.h"
#include "problem/problem.h"
#include "search/settings.h"
#include "search/watch.h"

namespace feerie {

/// Numbers the moves at the beginning of lines and trees, for the options MoveNumbers,
/// StartMoveNumber and UpToMoveNumber and for telling how far the search has come. First moves are
/// numbered through all phases of a side, later ones in each position anew.
class MoveNumbers {
 public:
  MoveNumbers(const Options& options, const SolveSettings& settings, Watch& watch,
              Listener& listener)
      : options_(options), settings_(settings), watch_(watch), listener_(listener) {}

  /// Does anybody want to know the numbers?
  [[nodiscard]] bool wanted() const { return options_.move_numbers || settings_.progress; }
  /// The number of the first move that was examined last; 0 before all.
  [[nodiscard]] int last_first_move() const { return first_moves_; }
  /// Does option StartMoveNumber leave out all first moves that there were?
  [[nodiscard]] bool starts_behind_last() const;
  /// How many moves deep they are numbered.
  [[nodiscard]] int levels() const;
  /// Counts the first moves that there may be. The game stands where the phase begins.
  void begin_phase(Game& game);
  /// A phase begins with so many first moves.
  void begin_phase(int moves) { total_ = first_moves_ + moves; }
  /// Counts a move that has just been played in `searched` and tells about it; `shown` stands where
  /// the phase begins. False if the options leave the move out.
  bool examine(const Move& move, int level, int number, const Game& searched, Game& shown);
  /// Counts a half-move of play with hidden units and tells about it, as above.
  bool examine(const solution::Announcement& move, int level, int number);

 private:
  bool count(int level, int number);
  [[nodiscard]] int order(const std::vector<int>& other) const;
  void tell(const Move& move, const Game& searched, Game& shown);

  const Options& options_;
  const SolveSettings& settings_;
  Watch& watch_;
  Listener& listener_;
  int first_moves_ = 0;
  /// Number of the last first move, as far as it is known: moves may turn out in several ways.
  int total_ = 0;
  /// Those of the moves that led to the one being examined, and its own.
  std::vector<int> numbers_;
};

}  // namespace feerie
