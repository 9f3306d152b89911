#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.h"
#include "problem/solution.h"
#include "search/solve.h"
#include "support/random_play.h"

/// Solves problems for tests.
namespace feerie::test {

/// What solving a problem gave.
struct Solved {
  /// The text of the solutions, without diagram and end line.
  std::string text;
  std::vector<std::string> complaints;
  /// Remarks that do not keep the problem from being solved, such as on a missing king.
  std::vector<std::string> notes;
  solution::End end = solution::End::finished;
  bool ok = false;
  /// The first half-moves of all lines and the keys of all trees, in the order they were found.
  int solutions = 0;
};

/// The problem given by the lines of an input, without begin and end words. Throws
/// std::runtime_error if the input is not understood.
Problem problem_of(const std::vector<std::string>& lines);

/// Solves a problem given by the lines of an input.
/// `memory`: bytes for tables; `short_cuts`: see SolveSettings.
Solved solve_problem(const std::vector<std::string>& lines, std::size_t memory = 1U << 22U,
                     bool short_cuts = true);

/// Solves a problem given by the lines of an input, after `change` has been made to it.
Solved solve_problem(const std::vector<std::string>& lines,
                     const std::function<void(Problem&)>& change);

/// Solves a problem given by the lines of an input as these settings say, after `change` has been
/// made to it.
Solved solve_problem(const std::vector<std::string>& lines, const SolveSettings& settings,
                     const std::function<void(Problem&)>& change = {});

/// The text of the solutions, each line without trailing blanks, empty lines left out. Expects that
/// the problem is accepted and that nothing is complained of: a problem that is not solved has no
/// solutions either, which must not pass for an answer.
std::vector<std::string> solution_lines(const std::vector<std::string>& lines,
                                        std::size_t memory = 1U << 22U);

/// Solves the problem with all short cuts and without any and without tables; expects the same.
/// Returns the number of solutions.
int compare_short_cuts(const std::vector<std::string>& lines);

/// Solves random problems with the setting, of up to `units` units besides the kings, with all
/// short cuts and without any and without tables; expects the same. Returns the number of
/// solutions.
int compare_short_cuts(const std::vector<std::string>& setting, int positions, int units,
                       Dice& dice);

/// A random placement in Forsyth notation in which about half of the officers have the walk of
/// these letters, and `neutral` per cent of the others are neutral.
std::string placement_with(std::string_view letters, int neutral, Dice& dice);
/// A placement of that sort with so many units besides the kings.
std::string placement_with(std::string_view letters, int neutral, int units, Dice& dice);

}  // namespace feerie::test
