#include "problem/setup_checks.h"

#include <algorithm>
#include <utility>

#include "game/rulebook.h"
#include "problem/diagrams.h"

namespace feerie {

Diagnostic complaint(const Problem& problem, std::string message) {
  Diagnostic diagnostic;
  diagnostic.file = problem.file;
  diagnostic.line = problem.line;
  diagnostic.message = std::move(message);
  return diagnostic;
}

Diagnostic unsupported(const Problem& problem, std::string_view what, std::string_view name) {
  std::string message{"not supported yet: "};
  message += what;
  message += ' ';
  message += name;
  return complaint(problem, std::move(message));
}

void check_exclusions(const Problem& problem, Diagnostics& diagnostics) {
  for (const ConditionUse& use : problem.conditions) {
    for (const ConditionUse& other : problem.conditions) {
      const auto& excludes = use.condition->excludes;
      const bool named =
          std::ranges::find(excludes, other.condition->names.english) != excludes.end();
      if (!named && (!use.condition->alone || &use == &other)) continue;
      std::string message{use.condition->names.in(problem.language)};
      message += " and ";
      message += other.condition->names.in(problem.language);
      message += " exclude each other";
      diagnostics.push_back(complaint(problem, std::move(message)));
    }
  }
}

void check_traits(const Problem& problem, const std::vector<Placement>& units,
                  Diagnostics& diagnostics) {
  for (const Placement& unit : units) {
    for (const Trait* trait : unit.traits) {
      if (trait->fits == nullptr || trait->fits(unit.walk)) continue;
      std::string message{"no "};
      message += letters_of(unit.walk, problem.language);
      message += " can be ";
      message += trait->names.in(problem.language);
      diagnostics.push_back(complaint(problem, std::move(message)));
    }
  }
}

void check_goals(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics) {
  const std::vector<const Goal*> goals = all_goals(problem.stipulation);
  for (const auto& refused : rules.refused_goals()) {
    const bool found = std::ranges::any_of(
        goals, [&](const Goal* goal) { return goal->symbol == refused.symbol; });
    if (!found) continue;
    std::string message{"no goal "};
    message += refused.symbol;
    message += " with ";
    message += refused.owner;
    diagnostics.push_back(complaint(problem, std::move(message)));
    diagnostics.back().token = refused.symbol;
    diagnostics.back().hint = refused.advice;
  }
}

void check_kinds(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics) {
  for (const auto* units : {&problem.units, &problem.start_units}) {
    for (const Placement& unit : *units) {
      const Kind kind = rules.kinds().find(unit.walk);
      for (const Rulebook::Barred& barred : rules.barred()) {
        if (kind == max_kinds || (barred.kinds >> kind & 1) == 0) continue;
        std::string message = "there are no units such as ";
        message += letters_of(unit.walk, problem.language) + to_string(unit.square);
        message += " with ";
        message += barred.owner;
        diagnostics.push_back(complaint(problem, std::move(message)));
      }
    }
  }
}

void check_kings(const Problem& problem, const CompiledRules& rules, const Position& position,
                 Diagnostics& diagnostics) {
  if (rules.facts().several_kings) return;
  for (const Side side : {Side::white, Side::black}) {
    if (count_of(position.royals(side)) > 1) {
      diagnostics.push_back(complaint(problem, "only one king allowed"));
      return;
    }
  }
}

void check_squares(const Problem& problem, const std::vector<Placement>& units,
                   const Position& position, Diagnostics& diagnostics) {
  for (const Placement& unit : units) {
    if (!contains(position.holes(), unit.square)) continue;
    std::string message = "a unit stands on " + to_string(unit.square);
    message += ", which is no square of the board";
    diagnostics.push_back(complaint(problem, std::move(message)));
  }
}

void check_named_units(const Problem& problem, const Position& position, Diagnostics& diagnostics) {
  for (const ConditionUse& use : problem.conditions) {
    if (use.condition->parameters.squares != Parameters::Squares::two_units) continue;
    for (const Square square : use.arguments.squares) {
      if (!position.at(square).empty()) continue;
      std::string message = "no unit stands on " + to_string(square);
      message += ", of which ";
      message += use.condition->names.in(problem.language);
      message += " speaks";
      diagnostics.push_back(complaint(problem, std::move(message)));
    }
  }
}

}  // namespace feerie
