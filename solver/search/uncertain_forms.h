#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "problem/translate.h"
#include "search/uncertain_battle.h"
#include "search/uncertain_lines.h"

/// The forms of play that are supported with hidden units, read off the trees of stipulations.
namespace feerie::uncertain_forms {

/// Help play or a series with one goal at its end.
struct Lines {
  using Ending = LineForm::Ending;

  bool series = false;
  int minimum = 1;
  int maximum = 0;
  /// Lengths are so far from each other.
  int step = 1;
  /// A series, then so many half-moves of the other side.
  int answers = 0;
  /// Help play, then a last half-move by which the other side reaches the goal.
  Ending ending = Ending::none;
  /// Play ends as soon as that side is forced to reach the goal.
  bool forced = false;
  uncertain::Aim aim = uncertain::Aim::mate;
  const Goal* goal = nullptr;

  /// Who makes the half-moves of a line of so many, `first` beginning; the last half-move of an
  /// ending is not among them.
  [[nodiscard]] std::vector<Side> movers(Side first, int length) const;
  /// Who makes the last half-move of an ending.
  [[nodiscard]] Side ender(Side first, int length) const {
    return length % 2 == 0 ? first : opposite(first);
  }
};

using Form = std::variant<Lines, BattleForm>;

/// The tree behind half-moves that are left out, of which there are `skipped`.
const stipulation::Expression& behind_inversions(const Task& task, int& skipped);

/// Nothing if it is of another form, or too long.
std::optional<Form> form_of(const Task& task);

}  // namespace feerie::uncertain_forms
