#include "problem/versions.h"

#include <utility>

#include "problem/setup.h"

namespace feerie {
namespace {

bool begins_with_diagram(const Problem& problem) {
  return !problem.zero_position || problem.twins.empty();
}

}  // namespace

int version_count(const Problem& problem) {
  return static_cast<int>(problem.twins.size()) + (begins_with_diagram(problem) ? 1 : 0);
}

std::optional<Problem> version_of(const Problem& problem, int number, Diagnostics& diagnostics) {
  Problem diagram = problem;
  diagram.twins.clear();
  int current = 0;
  if (begins_with_diagram(problem) && number == current++) return diagram;
  Problem before = diagram;
  for (const Twin& twin : problem.twins) {
    Diagnostics faults;
    before = apply(twin.continued ? before : diagram, twin, faults);
    if (current++ != number) continue;
    if (faults.empty()) return before;
    diagnostics.insert(diagnostics.end(), faults.begin(), faults.end());
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace feerie
