#include "problem/diagrams.h"

#include <algorithm>
#include <array>

#include "game/orthodox_walks.h"
#include "problem/stipulation_words.h"

namespace feerie {
namespace {

using stipulation::Expression;

/// All goals in a stipulation.
void collect_goals(const Expression* tree, std::vector<const Goal*>& goals) {
  if (tree == nullptr) return;
  if (tree->goal != nullptr) goals.push_back(tree->goal);
  collect_goals(tree->left.get(), goals);
  collect_goals(tree->right.get(), goals);
  for (const auto* clauses : {&tree->after_first, &tree->after_second}) {
    for (const auto& clause : *clauses) collect_goals(clause.expression.get(), goals);
  }
}

/// The game array.
std::vector<Placement> game_array() {
  constexpr std::array<Kind, 8> base{rook, knight, bishop, queen, king, bishop, knight, rook};
  std::vector<Placement> units;
  const auto place = [&units](Kind kind, int file, int rank) {
    const Sides sides = rank < 4 ? Sides::white : Sides::black;
    units.push_back({make_square(file, rank), {orthodox_walks()[kind], nullptr}, sides, {}});
  };
  for (int file = 0; file < 8; ++file) {
    place(base[static_cast<std::size_t>(file)], file, 0);
    place(pawn, file, 1);
    place(pawn, file, 6);
    place(base[static_cast<std::size_t>(file)], file, 7);
  }
  return units;
}

}  // namespace

std::vector<const Goal*> all_goals(const stipulation::Stipulation& asked) {
  std::vector<const Goal*> goals;
  for (const Goal* goal : {asked.goal.goal, asked.reciprocal_goal.goal}) {
    if (goal != nullptr) goals.push_back(goal);
  }
  collect_goals(asked.structure.get(), goals);
  return goals;
}

Diagrams diagrams_of(const Problem& problem) {
  const auto goals = all_goals(problem.stipulation);
  const auto asked = [&goals](bool (*which)(const Goal&)) {
    return std::ranges::any_of(goals, [which](const Goal* goal) { return which(*goal); });
  };
  if (asked(stipulation::is_a_to_b)) return {problem.start_units, problem.units};
  if (asked(stipulation::is_proof_game)) return {game_array(), problem.units};
  return {problem.units, std::nullopt};
}

std::vector<Placement> Diagrams::all_units() const {
  std::vector<Placement> units = start;
  if (aim) units.insert(units.end(), aim->begin(), aim->end());
  return units;
}

void bring_conditions(Problem& problem) {
  for (const auto* units : {&problem.units, &problem.start_units}) {
    for (const Placement& unit : *units) {
      for (const Trait* trait : unit.traits) {
        const Condition* brought =
            trait->brings.empty() ? nullptr : Catalogue<Condition>::named(trait->brings);
        const bool there = std::ranges::find(problem.conditions, brought,
                                             &ConditionUse::condition) != problem.conditions.end();
        if (brought != nullptr && !there) problem.conditions.push_back({brought, {}});
      }
    }
  }
}

}  // namespace feerie
