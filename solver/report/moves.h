#pragma once

#include <cstdint>
#include <vector>

#include "game/game.h"
#include "output/unit_text.h"
#include "problem/announcement.h"
#include "problem/retraction.h"
#include "report/result.h"

namespace feerie::report {

/// Turns moves into data that can be read without the rules, by playing them again.
class MoveTeller {
 public:
  /// The game stands in the position from which the play starts and is left there after each call.
  /// `placements`, `boards`: the units behind each move are told too, in either form.
  MoveTeller(Game& game, const Lettering& lettering, bool placements, bool boards = false)
      : game_(game), lettering_(lettering), placements_(placements), boards_(boards) {}

  /// A move of battle play with all that is shown behind it.
  ShownTree tree(const solution::TreeMove& shown);
  /// What it returns holds until the next line is told.
  const ShownLine& line(const solution::Line& line);
  /// A line with units that nobody sees. Nothing is told of the units behind its moves.
  [[nodiscard]] ShownLine announced(const solution::AnnouncedLine& line) const;
  [[nodiscard]] ShownTree announced(const solution::AnnouncedMove& shown) const;
  [[nodiscard]] ShownMove announced(const solution::Announcement& move) const;
  /// A move that is legal in the position.
  ShownMove move(const Move& move);
  /// The move just played on the game; `reached`: the goals to be signed.
  [[nodiscard]] ShownMove last_move(const std::vector<const Goal*>& reached) const;

 private:
  std::vector<ShownTree> all(const std::vector<solution::TreeMove>& moves);
  void add_behind(const solution::TreeMove& shown, ShownTree& told);
  [[nodiscard]] std::vector<ShownTree> announced(
      const std::vector<solution::AnnouncedMove>& moves) const;
  void add_plies(const solution::Line& line, std::size_t next);
  [[nodiscard]] std::size_t told_before(const solution::Line& line) const;

  Game& game_;
  Lettering lettering_;
  bool placements_;
  bool boards_;

  /// The line told last; its half-moves but for the last one, and the key of the position where it
  /// begins. Most lines begin as the one before, and how a half-move is shown hangs on that
  /// position and on those before it alone, unless it is the last one, whose goals are signed.
  ShownLine told_;
  std::vector<solution::Ply> plies_;
  std::uint64_t start_ = 0;
};

/// Moves that have been taken back, in the letters of the language.
ShownWayBack told(const WayBack& way, const Lettering& lettering);

}  // namespace feerie::report
