#include "problem/setup.h"

#include <algorithm>
#include <utility>

#include "game/order_of_rules.h"
#include "game/rulebook.h"
#include "problem/diagrams.h"
#include "problem/rights.h"
#include "problem/setup_checks.h"

namespace feerie {
namespace {

/// Lets the options that are rules enter them.
void enrol_options(const Problem& problem, Rulebook& rules) {
  const auto& wanted = problem.options.others;
  for (const GameOption* option : rule_order::all<GameOption>()) {
    const auto found = std::ranges::find(wanted, option->names.english, &Options::OfGame::name);
    if (found == wanted.end() || option->enrol == nullptr) continue;
    Arguments arguments;
    arguments.numbers = found->numbers;
    if (arguments.numbers.empty() && option->usual_number != 0) {
      arguments.numbers.push_back(option->usual_number);
    }
    rules.enrol(*option, arguments);
  }
}

void enrol_conditions(const Problem& problem, Rulebook& rules) {
  std::vector<std::string_view> options;
  for (const Options::OfGame& option : problem.options.others) options.push_back(option.name);
  rules.set_options(std::move(options));
  for (const ConditionUse& use : conditions_in_order(problem)) {
    if (is_supported(*use.condition)) rules.enrol(*use.condition, use.arguments);
  }
  enrol_options(problem, rules);
}

void enrol_traits(const std::vector<Placement>& units, Rulebook& rules) {
  for (const Trait* trait : traits_of(units)) {
    if (is_supported(*trait)) rules.enrol(*trait);
  }
}

void enter_walks(const std::vector<Placement>& units, Rulebook& rules) {
  for (const Placement& unit : units) {
    if (is_supported(unit.walk)) rules.kinds().enter_from_diagram(unit.walk);
  }
}

/// Rules with the walks that the problem defines, to which they point.
struct RulesAndWalks {
  Rulebook rules;
  std::vector<std::shared_ptr<const DefinedWalk>> walks;
};

/// The rules of the problem, as far as they are supported; not compiled yet.
std::shared_ptr<Rulebook> rulebook_of(const Problem& problem, const std::vector<Placement>& diagram,
                                      const std::vector<Placement>& all, Side defender) {
  const auto both = std::make_shared<RulesAndWalks>();
  both->walks = problem.walks;
  std::shared_ptr<Rulebook> rules(both, &both->rules);
  rules->set_defender(defender);
  enter_walks(diagram, *rules);
  enrol_conditions(problem, *rules);
  enrol_traits(all, *rules);
  rules->castling().exclusive = problem.options.castling_mutually_exclusive;
  return rules;
}

/// Lets the conditions change the diagram; `to_reach`: it is the position that play is to reach.
void prepare(const Problem& problem, const CompiledRules& rules, bool to_reach,
             Position& position) {
  for (const auto& rule : rules.preparations()) {
    Arguments arguments = *rule.arguments;
    for (const ConditionUse& use : problem.conditions) {
      const bool own = use.condition->names.english == rule.owner;
      if (to_reach && own && use.condition->of_position) arguments.squares = use.squares_to_reach;
    }
    rule.function(position, arguments);
  }
}

/// The units of the diagrams, and those that are not on the board, but may come there.
std::vector<Placement> with_units_told_of(const Problem& problem, std::vector<Placement> units) {
  for (const ConditionUse& use : problem.conditions) {
    const Arguments& arguments = use.arguments;
    if (!use.condition->parameters.unit) continue;
    units.push_back({arguments.squares.front(), arguments.walks.front(), arguments.sides,
                     arguments.traits, use.place});
  }
  return units;
}

Piece piece_of(const Placement& unit, const CompiledRules& rules, std::uint16_t id) {
  Piece piece{rules.kinds().find(unit.walk), unit.sides, id, 0};
  for (const Trait* trait : unit.traits) piece.traits |= bit_of(*trait);
  if (rules.kinds()[piece.kind].traits.royal) piece.traits |= royal_bit;
  return piece;
}

Position place_units(const std::vector<Placement>& units, const CompiledRules& rules) {
  Position position;
  position.provide_memory(rules.memory_slots());
  for (const Placement& unit : units) {
    // A unit put on an occupied square sends the other one below, on top of those already there.
    if (!position.at(unit.square).empty()) {
      position.keep({position.take(unit.square), unit.square}, false);
    }
    position.put(unit.square, piece_of(unit, rules, position.new_number()));
  }
  return position;
}

}  // namespace

// First everything is checked that the words of the problem tell, then the rules are built and
// checked, then the positions.
std::variant<Setup, std::vector<Diagnostic>> set_up(const Problem& problem, Side turn,
                                                    Side defender) {
  const Diagrams diagrams = diagrams_of(problem);
  const std::vector<Placement> diagram = diagrams.all_units();
  const std::vector<Placement> all = with_units_told_of(problem, diagram);
  Diagnostics diagnostics;
  check_supported(problem, diagram, all, diagnostics);
  check_exclusions(problem, diagnostics);
  check_traits(problem, all, diagnostics);

  const auto rules = rulebook_of(problem, diagram, all, defender);
  check_objections(problem, *rules, diagnostics);
  check_goals(problem, *rules, diagnostics);
  check_kinds(problem, *rules, diagnostics);
  if (!diagnostics.empty()) return diagnostics;

  rules->compile();
  const auto position_of = [&](const std::vector<Placement>& units, bool to_reach) {
    Position position = place_units(units, *rules);
    position.set_turn(turn);
    prepare(problem, *rules, to_reach, position);
    check_kings(problem, units, *rules, position, diagnostics);
    check_squares(problem, units, position, diagnostics);
    return position;
  };
  Position position = position_of(diagrams.start, false);
  check_named_units(problem, position, diagnostics);
  const bool follows = std::ranges::any_of(all_goals(problem.stipulation),
                                           [](const Goal* goal) { return goal->follows_units; });
  if (follows || rules->facts().follows_units) position.tell_units_apart();
  if (diagrams.aim) rules->aim_at(position_of(*diagrams.aim, true));
  set_rights(problem, *rules, position, diagnostics);
  if (!diagnostics.empty()) return diagnostics;
  Diagnostics notes = missing_kings(problem, *rules, position);
  return Setup{rules, std::move(position), std::move(notes)};
}

}  // namespace feerie
