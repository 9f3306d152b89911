#pragma once

#include <string>
#include <vector>

#include "game/game.h"
#include "output/unit_text.h"
#include "problem/solution.h"

namespace feerie {

/// Shows play by playing it again on a game: moves with their signs, trees and lines.
class PlayText {
 public:
  /// The game stands in the position from which the play starts and is left there after each call.
  PlayText(Game& game, const Lettering& lettering) : game_(game), lettering_(lettering) {}

  /// The move just played with check and goal signs: `Qg1-g7 #`.
  [[nodiscard]] std::string last_move(const std::vector<const Goal*>& reached) const;

  /// A move of battle play and all that is shown behind it, each line after a line feed. Depth 0 is
  /// the first move of the solver, 1 the defence to it. A tree without a move (type `null`) stands
  /// for the position itself: only what comes behind it is shown.
  std::string tree(const solution::TreeMove& shown, int depth);

  /// A line of help or series play, after a line feed.
  std::string line(const solution::Line& line);

  /// `  1  (Ka3-b2 + TIME)`, after a line feed.
  std::string move_number(const std::vector<int>& numbers, const Move& move,
                          const std::string& time);

 private:
  void add_move(const solution::TreeMove& shown, int depth, bool refutation);
  void add_opening(const solution::TreeMove& shown, int depth);
  void add_behind(const solution::TreeMove& shown, int depth);
  void add_aim(solution::Aim aim);
  void add_plies(const solution::Line& line, std::size_t next);

  Game& game_;
  Lettering lettering_;
  std::string text_;
};

}  // namespace feerie
