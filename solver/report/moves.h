#pragma once

#include "game/game.h"
#include "output/play_text.h"
#include "report/result.h"

namespace feerie::report {

/// Turns moves into data that can be read without the rules, by playing them again.
class MoveTeller {
 public:
  /// The game stands in the position from which the play starts and is left there after each call.
  /// `placements`: the units behind each move are told too.
  MoveTeller(Game& game, const Lettering& lettering, bool placements)
      : game_(game), lettering_(lettering), text_(game, lettering), placements_(placements) {}

  ShownTree tree(const solution::TreeMove& shown);
  ShownLine line(const solution::Line& line);

 private:
  [[nodiscard]] ShownMove last_move(const std::vector<const Goal*>& reached) const;
  std::vector<ShownTree> all(const std::vector<solution::TreeMove>& moves);
  void add_behind(const solution::TreeMove& shown, ShownTree& told);
  void add_plies(const solution::Line& line, std::size_t next, ShownLine& told);

  Game& game_;
  Lettering lettering_;
  PlayText text_;
  bool placements_;
};

}  // namespace feerie::report
