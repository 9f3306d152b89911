#include "conditions/shared/walk_cycle.h"

#include <algorithm>
#include <memory>

namespace feerie::walk_cycle {
namespace {

/// Changes nothing: by it other rules find what has been told.
void mark(Position& /*position*/, const Arguments& /*arguments*/) {}

}  // namespace

void tell(Rulebook& book, Arguments& arguments) {
  Cycle cycle;
  for (const WalkId& walk : arguments.walks) cycle.push_back(book.kinds().enter(walk));
  if (cycle.size() > 1 && cycle.back() == cycle.front()) cycle.pop_back();
  if (cycle.size() < 2) cycle.clear();
  const bool tells = !cycle.empty();
  arguments.derived = std::make_shared<const Cycle>(std::move(cycle));
  if (tells) book.prepare(mark);
}

const Cycle* told(const CompiledRules& rules) {
  for (const auto& rule : rules.preparations()) {
    if (rule.function == mark) return &rule.arguments->as<Cycle>();
  }
  return nullptr;
}

Kind next(const Cycle& cycle, Kind kind) {
  const auto found = std::ranges::find(cycle, kind);
  if (found == cycle.end()) return kind;
  return found + 1 == cycle.end() ? cycle.front() : found[1];
}

}  // namespace feerie::walk_cycle
