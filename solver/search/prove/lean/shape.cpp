#include "search/prove/lean/shape.h"

#include <algorithm>

#include "game/catalogue.h"
#include "position/hash.h"

namespace feerie::lean {
namespace {

bool is_mate(const Plan::Node& node) {
  return node.type == Plan::Type::goal && node.goal == Catalogue<Goal>::named("mate");
}

/// Does nothing but a mate end play there, or nothing at all?
bool knows_mates_only(const Plan& plan, const Plan::Behind& behind) {
  return behind.move_constraints.empty() &&
         std::ranges::all_of(behind.leaves,
                             [&plan](const Plan::Link& leaf) { return is_mate(plan[leaf.node]); });
}

bool asks_nothing(const Plan::Behind& behind) {
  return !behind.may_end() && behind.constraints.empty() && behind.move_constraints.empty();
}

/// A branch of one half-move, the first, that mates: `1a[#]d` or `1d[#]a`.
bool mates_at_once(const Plan& plan, const Plan::Node& node, Plan::Play play) {
  const Plan::Behind& first = node.behind[0];
  return node.type == Plan::Type::branch && node.play == play && node.maximum == 1 &&
         node.minimum <= 1 && !node.parry && first.leaves.size() == 1 && first.forks.empty() &&
         first.constraints.empty() && knows_mates_only(plan, first) && asks_nothing(node.behind[1]);
}

std::optional<Fork> fork_of(const Plan& plan, const Plan::Behind& behind) {
  if (behind.forks.empty()) return Fork::none;
  if (behind.forks.size() > 1) return std::nullopt;
  const Plan::Node& node = plan[behind.forks.front().node];
  if (mates_at_once(plan, node, Plan::Play::attack)) return Fork::defender_can_mate;
  if (mates_at_once(plan, node, Plan::Play::defence)) return Fork::defender_must_mate;
  return std::nullopt;
}

/// `{!1a[#]d}`
bool forbids_mates(const Plan& plan, int constraint) {
  const Plan::Node& node = plan[constraint];
  return node.type == Plan::Type::negation &&
         mates_at_once(plan, plan[node.left], Plan::Play::attack);
}

}  // namespace

Ending ending_of(const Plan& plan, const Plan::Node& branch, Letter letter) {
  if (!branch.help_or_series()) return Ending::unknown;
  const Plan::Behind& behind = branch.after(letter);
  if (!knows_mates_only(plan, behind)) return Ending::unknown;
  if (behind.forks.empty()) return behind.leaves.empty() ? Ending::unknown : Ending::mate;
  if (!behind.leaves.empty() || behind.forks.size() > 1) return Ending::unknown;
  const Plan::Node& fork = plan[behind.forks.front().node];
  if (mates_at_once(plan, fork, Plan::Play::defence)) return Ending::forced_mate;
  const bool helped = mates_at_once(plan, fork, Plan::Play::help);
  return helped ? Ending::helped_mate : Ending::unknown;
}

std::optional<Shape> shape_of(const Plan& plan, int node) {
  const Plan::Node& branch = plan[node];
  if (!branch.battle()) return std::nullopt;
  const Plan::Behind& attacked = branch.after(branch.attacker());
  const Plan::Behind& defended = branch.after(branch.defender());
  const auto fork = fork_of(plan, attacked);
  if (!fork || !attacked.constraints.empty() || !defended.forks.empty()) return std::nullopt;
  if (!knows_mates_only(plan, attacked) || !knows_mates_only(plan, defended)) return std::nullopt;
  Shape shape;
  for (const int constraint : defended.constraints) {
    if (!forbids_mates(plan, constraint)) return std::nullopt;
    shape.attacker_may_not_mate = true;
  }
  shape.attacker_mates = !attacked.leaves.empty();
  shape.defender_mates = !defended.leaves.empty();
  shape.fork = *fork;
  shape.parry = branch.parry;
  shape.needed_by_attacker = branch.needed_by(branch.attacker());
  shape.needed_by_defender = branch.needed_by(branch.defender());
  shape.step = branch.step;
  const auto question = [node](Letter letter, bool listed) {
    return hash::question(static_cast<std::uint64_t>(node) << 40U |
                          static_cast<std::uint64_t>(letter) << 32U |
                          static_cast<std::uint64_t>(listed) << 31U);
  };
  shape.on_attack = question(branch.attacker(), false);
  // Entries of the general prover for a defence mean something else.
  shape.on_defence = question(branch.defender(), true);
  return shape;
}

bool attacker_mates_alone(const Plan& plan, int node) {
  const auto shape = shape_of(plan, node);
  return shape && shape->attacker_mates && !shape->defender_mates && !shape->parry &&
         shape->fork == Fork::none;
}

}  // namespace feerie::lean
