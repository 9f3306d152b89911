#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "problem/translate.h"
#include "search/uncertain_battle.h"

/// The forms of play that are supported with hidden units, read off the trees of stipulations.
namespace feerie::uncertain_forms {

/// Help play or a series with one goal at its end.
struct Lines {
  bool series = false;
  int minimum = 1;
  int maximum = 0;
  /// Lengths are so far from each other.
  int step = 1;
  /// A series, then so many half-moves of the other side.
  int answers = 0;
  uncertain::Aim aim = uncertain::Aim::mate;
  const Goal* goal = nullptr;

  /// Who makes the half-moves of a line of so many, `first` beginning.
  [[nodiscard]] std::vector<Side> movers(Side first, int length) const;
};

using Form = std::variant<Lines, BattleForm>;

/// The tree behind half-moves that are left out, of which there are `skipped`.
const stipulation::Expression& behind_inversions(const Task& task, int& skipped);

/// Nothing if it is of another form, or too long.
std::optional<Form> form_of(const Task& task);

}  // namespace feerie::uncertain_forms
