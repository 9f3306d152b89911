#include "input/conditions.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/catalogue.h"
#include "input/parameters.h"

namespace feerie {

namespace {

constexpr std::size_t most_conditions = 200;

/// The condition that a traditional name stands for, or itself.
const Condition& meant_by(const Condition& named) {
  if (named.stands_for.empty()) return named;
  const Condition* meant = Catalogue<Condition>::named(named.stands_for);
  return meant == nullptr ? named : *meant;
}

}  // namespace

std::vector<ConditionUse> read_conditions(Context& context) {
  std::vector<ConditionUse> uses;
  const Token first = context.scanner.peek();
  while (true) {
    const Token token = context.scanner.peek();
    const auto index = context.list_entry(context.words.conditions, "condition");
    if (!index) break;
    if (uses.size() == most_conditions) Context::fail(token.place(), "too many conditions");
    const Condition& named = *Catalogue<Condition>::all()[*index];
    ConditionUse use;
    use.condition = &meant_by(named);
    use.arguments = read_parameters(context, named, *use.condition, token);
    uses.push_back(std::move(use));
  }
  if (uses.empty()) Context::fail(first.place(), "a condition is expected");
  return uses;
}

}  // namespace feerie
