#include "problem/setup.h"

#include <algorithm>
#include <set>

#include "game/rulebook.h"
#include "problem/diagrams.h"
#include "problem/messages.h"
#include "problem/rights.h"
#include "problem/setup_checks.h"

namespace feerie {
namespace {

bool given(const std::vector<ConditionUse>& uses, std::string_view english) {
  return std::ranges::any_of(
      uses, [english](const auto& use) { return use.condition->names.english == english; });
}

/// The conditions with those that they imply, in the order of the catalogue: the order in which
/// they were typed means nothing.
std::vector<ConditionUse> in_order(const Problem& problem) {
  std::vector<ConditionUse> uses = problem.conditions;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    for (const std::string_view implied : uses[i].condition->implies) {
      if (given(uses, implied)) continue;
      uses.push_back({Catalogue<Condition>::named(implied), {}});
      uses.back().arguments.implied = true;
    }
  }
  std::ranges::stable_sort(
      uses, [](const auto& a, const auto& b) { return a.condition->place < b.condition->place; });
  return uses;
}

/// Lets the options that are rules enter them, in the order of the catalogue.
void enrol_options(const Problem& problem, Rulebook& rules) {
  const auto& wanted = problem.options.others;
  for (const GameOption* option : Catalogue<GameOption>::all()) {
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

void enrol_conditions(const Problem& problem, Rulebook& rules, Diagnostics& diagnostics) {
  std::vector<std::string_view> options;
  for (const Options::OfGame& option : problem.options.others) options.push_back(option.name);
  rules.set_options(std::move(options));
  for (const ConditionUse& use : in_order(problem)) {
    if (use.condition->enrol == nullptr) {
      diagnostics.push_back(
          unsupported(problem, use.place, messages::unsupported_condition, use.condition->names));
    } else {
      rules.enrol(*use.condition, use.arguments);
    }
  }
  enrol_options(problem, rules);
  check_exclusions(problem, diagnostics);
  for (const auto& objection : rules.objections()) {
    diagnostics.push_back(complaint(problem, place_of_rule(problem, objection.owner),
                                    objection.message.in(problem.language)));
  }
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

void enrol_traits(const Problem& problem, const std::vector<Placement>& units, Rulebook& rules,
                  Diagnostics& diagnostics) {
  std::set<const Trait*> used;
  for (const Placement& unit : units) used.insert(unit.traits.begin(), unit.traits.end());
  for (const Trait* trait : Catalogue<Trait>::all()) {
    if (!used.contains(trait) || bit_of(*trait) == royal_bit) continue;
    if (trait->enrol == nullptr) {
      const Passage place = place_of_rule(problem, trait->names.english);
      diagnostics.push_back(
          unsupported(problem, place, messages::unsupported_attribute, trait->names));
    } else {
      rules.enrol(*trait);
    }
  }
}

/// Units that are not on the board, but may come there.
void add_told_of(const Problem& problem, std::vector<Placement>& units) {
  for (const ConditionUse& use : problem.conditions) {
    const Arguments& arguments = use.arguments;
    if (!use.condition->parameters.unit) continue;
    units.push_back({arguments.squares.front(), arguments.walks.front(), arguments.sides,
                     arguments.traits, use.place});
  }
}

void enter_walks(const Problem& problem, const std::vector<Placement>& units, Rulebook& rules,
                 Diagnostics& diagnostics) {
  for (const Placement& unit : units) {
    const bool known = unit.walk.away->reach != nullptr &&
                       (!unit.walk.hunter() || unit.walk.home->reach != nullptr);
    if (known) {
      rules.kinds().enter_from_diagram(unit.walk);
    } else {
      diagnostics.push_back(unsupported(problem, unit.place, messages::unsupported_walk,
                                        letters_of(unit.walk, problem.language)));
    }
  }
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

std::variant<Setup, std::vector<Diagnostic>> set_up(const Problem& problem, Side turn,
                                                    Side defender) {
  Diagnostics diagnostics;
  auto rules = std::make_shared<Rulebook>();
  rules->set_defender(defender);
  const Diagrams diagrams = diagrams_of(problem);
  std::vector<Placement> units = diagrams.all_units();
  enter_walks(problem, units, *rules, diagnostics);
  enrol_conditions(problem, *rules, diagnostics);
  add_told_of(problem, units);
  enrol_traits(problem, units, *rules, diagnostics);
  check_traits(problem, units, diagnostics);
  check_goals(problem, *rules, diagnostics);
  check_kinds(problem, *rules, diagnostics);
  if (problem.invisibles > 0) {
    diagnostics.push_back(unsupported(problem, {}, messages::unsupported_units, "TotalInvisible"));
  }
  if (!diagnostics.empty()) return diagnostics;

  rules->castling().exclusive = problem.options.castling_mutually_exclusive;
  rules->compile();
  const auto prepared = [&](const std::vector<Placement>& diagram, bool to_reach) {
    Position position = place_units(diagram, *rules);
    position.set_turn(turn);
    prepare(problem, *rules, to_reach, position);
    check_kings(problem, diagram, *rules, position, diagnostics);
    check_squares(problem, diagram, position, diagnostics);
    return position;
  };
  Position position = prepared(diagrams.start, false);
  check_named_units(problem, position, diagnostics);
  const bool follows = std::ranges::any_of(all_goals(problem.stipulation),
                                           [](const Goal* goal) { return goal->follows_units; });
  if (follows || rules->facts().follows_units) position.tell_units_apart();
  if (diagrams.aim) rules->aim_at(prepared(*diagrams.aim, true));
  set_rights(problem, *rules, position, diagnostics);
  if (!diagnostics.empty()) return diagnostics;
  return Setup{std::move(rules), position, {}};
}

}  // namespace feerie
