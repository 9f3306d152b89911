#include "farm/solve_part.h"

#include <variant>

#include "farm/part_division.h"
#include "problem/complaint.h"
#include "search/solve.h"
#include "texts/told.h"

namespace feerie::farm {
namespace {

/// Refuses a problem without solving anything of it.
bool refuse(const Problem& problem, Listener& listener, const texts::Told& reason) {
  listener.begin_problem(problem);
  listener.begin_version({.problem = &problem, .before = &problem});
  listener.refuse(complaint(problem, problem.part->place, reason.in(problem.language)));
  listener.end_problem(solution::End::finished);
  return false;
}

}  // namespace

bool solve_part(const Problem& problem, SolveSettings settings, const ListenerOf& listener_of) {
  const auto read = part_from(problem.part->text);
  if (const auto* wrong = std::get_if<Misunderstood>(&read)) {
    return refuse(problem, listener_of({}, nullptr),
                  texts::told("the text of the part is not understood: \"{}\"", wrong->line));
  }
  const Part& part = std::get<Part>(read);
  PartDivision division(part);
  settings.retro_analysis = true;
  settings.division = &division;
  const bool solved = solve(problem, settings, listener_of(part, &division));
  return solved && division.all_begun();
}

}  // namespace feerie::farm
