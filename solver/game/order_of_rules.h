#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {

/// The order in which the rules of a problem enter what they say: first conditions, then options,
/// then attributes, by their English names. There is one such list; rules that can be known only by
/// name are not in it.
struct OrderOfRules {
  Names names;
  int place = 0;
  std::span<const std::string_view> conditions;
  std::span<const std::string_view> options;
  std::span<const std::string_view> attributes;
};

namespace rule_order {

inline std::span<const std::string_view> list_of(const Condition* /*sort*/) {
  return Catalogue<OrderOfRules>::all().front()->conditions;
}
inline std::span<const std::string_view> list_of(const GameOption* /*sort*/) {
  return Catalogue<OrderOfRules>::all().front()->options;
}
inline std::span<const std::string_view> list_of(const Trait* /*sort*/) {
  return Catalogue<OrderOfRules>::all().front()->attributes;
}

/// How many rules of its sort enter before this one.
template <class Rule>
std::size_t number_of(const Rule& rule) {
  const auto list = list_of(&rule);
  return static_cast<std::size_t>(std::ranges::find(list, rule.names.english) - list.begin());
}

/// All rules of a sort in their order, those known by name only behind the others.
template <class Rule>
std::vector<const Rule*> all() {
  std::vector<const Rule*> rules = Catalogue<Rule>::all();
  std::ranges::stable_sort(rules, {}, [](const Rule* rule) { return number_of(*rule); });
  return rules;
}

}  // namespace rule_order
}  // namespace feerie
