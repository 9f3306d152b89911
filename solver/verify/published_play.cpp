#include "verify/published_play.h"

#include <algorithm>
#include <variant>

#include "problem/diagrams.h"

namespace feerie::verify {
namespace {

/// The count of moves begins again within a line behind the parts of a structured stipulation and
/// behind introductory moves.
bool counts_anew(const stipulation::Stipulation& stipulation) {
  return stipulation.form == stipulation::Form::structured || !stipulation.intro.empty();
}

/// May a side pass? The goal that any move reaches is reached by a pass, too.
bool passes_are_moves(const Problem& problem) {
  const Goal* goal = problem.stipulation.goal.goal;
  return problem.options.null_moves || (goal != nullptr && goal->symbol == "~");
}

/// Does this hold of the stipulation of the problem or of one of its twins?
template <class Holds>
bool any_stipulation(const Problem& problem, const Holds& holds) {
  if (holds(problem.stipulation)) return true;
  for (const Twin& twin : problem.twins) {
    for (const twin::Edit& edit : twin.edits) {
      const auto* change = std::get_if<twin::Stipulate>(&edit);
      if (change != nullptr && holds(change->stipulation)) return true;
    }
  }
  return false;
}

}  // namespace

bool goals_allow_self_check(const Problem& problem) {
  return any_stipulation(problem, [](const stipulation::Stipulation& asked) {
    const auto goals = all_goals(asked);
    return std::ranges::any_of(goals, [](const Goal* goal) { return goal->allows_self_check; });
  });
}

bool any_hidden(const Problem& problem) {
  return problem.invisibles > 0 || std::ranges::any_of(problem.twins, [](const Twin& twin) {
           return std::ranges::any_of(twin.edits, [](const twin::Edit& edit) {
             const auto* change = std::get_if<twin::Add>(&edit);
             return change != nullptr && change->invisibles.value_or(0) > 0;
           });
         });
}

bool takes_back(const Problem& problem) {
  return any_stipulation(
      problem, [](const stipulation::Stipulation& asked) { return asked.retraction.has_value(); });
}

published::Reading reading_of(const Problem& problem, int first_line) {
  return {.first_line = first_line,
          .counts_anew = counts_anew(problem.stipulation),
          .passes_are_moves = passes_are_moves(problem)};
}

std::size_t ends_of(const published::ScoreMove& move) {
  std::size_t count = move.replies.empty() ? 1 : 0;
  for (const published::ScoreMove& reply : move.replies) count += ends_of(reply);
  return count;
}

}  // namespace feerie::verify
