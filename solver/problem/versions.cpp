#include "problem/versions.h"

#include <utility>

#include "problem/complaint.h"
#include "problem/messages.h"
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

void each_version(const Problem& problem, const std::function<bool(const Version&)>& visit) {
  Problem diagram = problem;
  diagram.twins.clear();
  int number = 0;
  if (begins_with_diagram(problem) && !visit({number++, nullptr, diagram, diagram, {}})) return;
  Problem before = diagram;
  bool sound = true;
  for (const Twin& twin : problem.twins) {
    const Problem& from = twin.continued ? before : diagram;
    Diagnostics faults;
    if (twin.continued && !sound) {
      faults.push_back(complaint(from, twin.place, messages::continues_nothing));
    }
    Problem after = apply(from, twin, faults);
    sound = faults.empty();
    if (!visit({number++, &twin, from, after, faults})) return;
    before = std::move(after);
  }
}

std::optional<Problem> version_of(const Problem& problem, int number, Diagnostics& diagnostics) {
  std::optional<Problem> wanted;
  each_version(problem, [&](const Version& version) {
    if (version.number != number) return true;
    if (version.faults.empty()) {
      wanted = version.problem;
    } else {
      diagnostics.insert(diagnostics.end(), version.faults.begin(), version.faults.end());
    }
    return false;
  });
  return wanted;
}

}  // namespace feerie
