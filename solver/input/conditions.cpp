#include "input/conditions.h"

#include <algorithm>

#include "game/catalogue.h"
#include "input/parameters.h"

namespace feerie {

namespace {

/// The condition that a traditional name stands for, or itself.
const Condition& meant_by(const Condition& named) {
  if (named.stands_for.empty()) return named;
  const Condition* meant = Catalogue<Condition>::named(named.stands_for);
  return meant == nullptr ? named : *meant;
}

}  // namespace

void read_conditions(Context& context, std::vector<ConditionUse>& uses) {
  const Token first = context.scanner.peek();
  bool some = false;
  while (true) {
    const Token token = context.scanner.peek();
    const auto index = context.list_entry(context.words.conditions, "condition");
    if (!index) break;
    some = true;
    const Condition& named = *Catalogue<Condition>::all()[*index];
    const Condition& meant = meant_by(named);
    const auto before = std::ranges::find(uses, &meant, &ConditionUse::condition);
    if (before != uses.end()) {
      before->arguments =
          read_parameters(context, named, meant, token, std::move(before->arguments));
      continue;
    }
    uses.push_back({&meant,
                    read_parameters(context, named, meant, token, {}),
                    {},
                    context.passage(token.place())});
  }
  if (!some) Context::fail(first.place(), "a condition is expected");
}

}  // namespace feerie
