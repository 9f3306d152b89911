#include "problem/setup_checks.h"

#include <algorithm>
#include <set>

#include "game/catalogue.h"
#include "game/order_of_rules.h"
#include "game/rulebook.h"
#include "problem/diagrams.h"
#include "problem/messages.h"

namespace feerie {

namespace {

/// Names of the rule that is entered under this English name.
Names names_of(std::string_view english) {
  if (const Condition* condition = Catalogue<Condition>::named(english)) return condition->names;
  if (const Trait* trait = Catalogue<Trait>::named(english)) return trait->names;
  if (const GameOption* option = Catalogue<GameOption>::named(english)) return option->names;
  return {english, english, english};
}

/// Where the condition, option or attribute of this English name was given.
Passage place_of_rule(const Problem& problem, std::string_view english) {
  for (const ConditionUse& use : problem.conditions) {
    if (use.condition->names.english == english) return use.place;
  }
  for (const auto& [option, place] : problem.options.places) {
    if (option == english) return place;
  }
  for (const Placement& unit : problem.units) {
    for (const Trait* trait : unit.traits) {
      if (trait->names.english == english) return unit.place;
    }
  }
  return {};
}

bool given(const std::vector<ConditionUse>& uses, std::string_view english) {
  return std::ranges::any_of(
      uses, [english](const auto& use) { return use.condition->names.english == english; });
}

/// Where the first unit of the side is given, or the first of all if it has none. Unknown in a twin
/// that leaves the unit as it is: what is said of it is said of the twin.
Passage place_of_units(const Problem& problem, Side side) {
  if (problem.units.empty()) return {};
  const auto found = std::ranges::find_if(
      problem.units, [side](const Placement& unit) { return unit.sides == only(side); });
  const Passage& place = (found == problem.units.end() ? problem.units.begin() : found)->place;
  return place.line < problem.place.line ? Passage{} : place;
}

}  // namespace

std::vector<ConditionUse> conditions_in_order(const Problem& problem) {
  std::vector<ConditionUse> uses = problem.conditions;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    for (const std::string_view implied : uses[i].condition->implies) {
      if (given(uses, implied)) continue;
      uses.push_back({Catalogue<Condition>::named(implied), {}});
      uses.back().arguments.implied = true;
    }
  }
  std::ranges::stable_sort(
      uses, {}, [](const ConditionUse& use) { return rule_order::number_of(*use.condition); });
  return uses;
}

bool is_supported(const Condition& condition) {
  return condition.enrol != nullptr;
}

bool is_supported(const Trait& trait) {
  return trait.enrol != nullptr;
}

bool is_supported(const WalkId& walk) {
  return walk.away->reach != nullptr && (!walk.hunter() || walk.home->reach != nullptr);
}

std::vector<const Trait*> traits_of(const std::vector<Placement>& units) {
  std::set<const Trait*> used;
  for (const Placement& unit : units) used.insert(unit.traits.begin(), unit.traits.end());
  std::vector<const Trait*> traits;
  if (used.empty()) return traits;
  for (const Trait* trait : rule_order::all<Trait>()) {
    // To be royal needs no rule.
    if (used.contains(trait) && bit_of(*trait) != royal_bit) traits.push_back(trait);
  }
  return traits;
}

void check_supported(const Problem& problem, const std::vector<Placement>& diagram,
                     const std::vector<Placement>& all, Diagnostics& diagnostics) {
  for (const Placement& unit : diagram) {
    if (is_supported(unit.walk)) continue;
    diagnostics.push_back(unsupported(problem, unit.place, messages::unsupported_walk,
                                      letters_of(unit.walk, problem.language)));
  }
  for (const ConditionUse& use : conditions_in_order(problem)) {
    if (is_supported(*use.condition)) continue;
    diagnostics.push_back(
        unsupported(problem, use.place, messages::unsupported_condition, use.condition->names));
  }
  for (const Trait* trait : traits_of(all)) {
    if (is_supported(*trait)) continue;
    diagnostics.push_back(unsupported(problem, place_of_rule(problem, trait->names.english),
                                      messages::unsupported_attribute, trait->names));
  }
  if (problem.invisibles > 0) {
    diagnostics.push_back(unsupported(problem, {}, messages::unsupported_units, "TotalInvisible"));
  }
}

void check_objections(const Problem& problem, const CompiledRules& rules,
                      Diagnostics& diagnostics) {
  for (const auto& objection : rules.objections()) {
    diagnostics.push_back(complaint(problem, place_of_rule(problem, objection.owner),
                                    objection.message.in(problem.language)));
  }
}

void check_exclusions(const Problem& problem, Diagnostics& diagnostics) {
  const auto excludes = [](const Condition& one, const Condition& other) {
    return one.alone || std::ranges::find(one.excludes, other.names.english) != one.excludes.end();
  };
  for (auto later = problem.conditions.begin(); later != problem.conditions.end(); ++later) {
    for (auto use = problem.conditions.begin(); use != later; ++use) {
      const Condition& one = *use->condition;
      const Condition& other = *later->condition;
      if (!excludes(one, other) && !excludes(other, one)) continue;
      diagnostics.push_back(
          complaint(problem, later->place, messages::exclude_each_other, one.names, other.names));
    }
  }
}

void check_traits(const Problem& problem, const std::vector<Placement>& units,
                  Diagnostics& diagnostics) {
  for (const Placement& unit : units) {
    for (const Trait* trait : unit.traits) {
      if (trait->fits == nullptr || trait->fits(unit.walk)) continue;
      diagnostics.push_back(complaint(problem, unit.place, messages::trait_does_not_fit,
                                      letters_of(unit.walk, problem.language), trait->names));
    }
  }
}

void check_goals(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics) {
  const std::vector<const Goal*> goals = all_goals(problem.stipulation);
  for (const auto& refused : rules.refused_goals()) {
    const bool found = std::ranges::any_of(
        goals, [&](const Goal* goal) { return goal->symbol == refused.symbol; });
    if (!found) continue;
    diagnostics.push_back(complaint(problem, problem.stipulation_place, messages::goal_refused,
                                    refused.symbol, names_of(refused.owner)));
    diagnostics.back().hint = refused.advice.in(problem.language);
  }
}

void check_kinds(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics) {
  for (const auto* units : {&problem.units, &problem.start_units}) {
    for (const Placement& unit : *units) {
      const Kind kind = rules.kinds().find(unit.walk);
      for (const Rulebook::Barred& barred : rules.barred()) {
        if (kind == max_kinds || (barred.kinds >> kind & 1) == 0) continue;
        diagnostics.push_back(
            complaint(problem, unit.place, messages::unit_barred,
                      letters_of(unit.walk, problem.language) + to_string(unit.square),
                      names_of(barred.owner)));
      }
    }
  }
}

void check_kings(const Problem& problem, const std::vector<Placement>& units,
                 const CompiledRules& rules, const Position& position, Diagnostics& diagnostics) {
  if (rules.facts().several_kings) return;
  for (const Side side : {Side::white, Side::black}) {
    if (count_of(position.royals(side)) < 2) continue;
    // The one that was placed last is one too many.
    Passage place;
    for (const Placement& unit : units) {
      if (contains(position.royals(side), unit.square)) place = unit.place;
    }
    diagnostics.push_back(complaint(problem, place, messages::one_king));
  }
}

Diagnostics missing_kings(const Problem& problem, const CompiledRules& rules,
                          const Position& position) {
  Diagnostics notes;
  // Where a side may have several kings they need not be royal, as in a dynasty.
  if (rules.facts().kingless || rules.facts().several_kings) return notes;
  const auto look = [&](Side side, bool needs_none, const Message<>& message) {
    if (needs_none || position.royals(side) != 0) return;
    notes.push_back(complaint(problem, place_of_units(problem, side), message));
    notes.back().severity = Diagnostic::Severity::note;
  };
  look(Side::white, problem.options.no_white_king, messages::white_without_king);
  look(Side::black, problem.options.no_black_king, messages::black_without_king);
  return notes;
}

void check_squares(const Problem& problem, const std::vector<Placement>& units,
                   const Position& position, Diagnostics& diagnostics) {
  for (const Placement& unit : units) {
    if (!contains(position.holes(), unit.square)) continue;
    diagnostics.push_back(
        complaint(problem, unit.place, messages::off_the_board, to_string(unit.square)));
  }
}

void check_named_units(const Problem& problem, const Position& position, Diagnostics& diagnostics) {
  for (const ConditionUse& use : problem.conditions) {
    if (use.condition->parameters.squares != Parameters::Squares::two_units) continue;
    for (const Square square : use.arguments.squares) {
      if (!position.at(square).empty()) continue;
      diagnostics.push_back(complaint(problem, use.place, messages::no_unit_named,
                                      to_string(square), use.condition->names));
    }
  }
}

}  // namespace feerie
