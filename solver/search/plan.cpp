#include "search/plan.h"

#include <algorithm>

#include "problem/stipulation_words.h"

namespace feerie {

Plan::Plan(const stipulation::Expression& tree) {
  enter(tree);
}

int Plan::enter(const stipulation::Expression& tree) {
  const int number = size();
  nodes_.emplace_back();
  nodes_.back().type = tree.type;
  switch (tree.type) {
    case Type::goal:
      nodes_.back().goal = tree.goal;
      nodes_.back().target = tree.target;
      break;
    case Type::branch:
      enter_branch(number, tree);
      break;
    case Type::negation:
    case Type::inversion:
    case Type::conjunction:
    case Type::disjunction: {
      const int left = enter(*tree.left);
      const int right = tree.right ? enter(*tree.right) : -1;
      nodes_[static_cast<std::size_t>(number)].left = left;
      nodes_[static_cast<std::size_t>(number)].right = right;
      break;
    }
  }
  return number;
}

void Plan::enter_branch(int number, const stipulation::Expression& tree) {
  Node node;
  node.type = Type::branch;
  node.play = tree.play;
  node.minimum = tree.minimum;
  node.maximum = tree.maximum;
  node.parry = tree.parry;
  const auto behind = [this](const std::vector<stipulation::Clause>& clauses) {
    Behind result;
    for (const auto& clause : clauses) {
      const int inner = enter(*clause.expression);
      if (clause.role == stipulation::Clause::Role::constraint) {
        (has_moves(inner) ? result.constraints : result.move_constraints).push_back(inner);
      } else {
        const bool leaf = (*this)[inner].type == Type::goal;
        (leaf ? result.leaves : result.forks).push_back({inner, clause.forced, clause.hidden});
      }
    }
    result.captures_only = result.forks.empty() && !result.leaves.empty();
    result.castlings_only = result.captures_only;
    result.own_mates_only = result.captures_only;
    bool checks = result.captures_only;
    bool blocks = result.captures_only;
    bool checkless = result.captures_only;
    for (const Link& leaf : result.leaves) {
      const Goal& goal = *(*this)[leaf.node].goal;
      result.self_check |= goal.allows_self_check;
      // A side that has no move can be passed over.
      result.ends_early |= !goal.requires_immobility;
      result.captures_only &= goal.requires_capture;
      result.own_mates_only &= stipulation::is_own_mate(goal);
      result.castlings_only &= stipulation::is_castling(goal);
      checks &= goal.requires_check;
      blocks &= goal.requires_immobility;
      checkless &= goal.excludes_check;
    }
    // Moves that are to block the other side and need not check must not do so (blocking.cpp).
    const Wanted without_check = blocks && checkless ? Wanted::blocks : Wanted::all;
    const Wanted with_check = blocks ? Wanted::mates : Wanted::checks;
    result.wanted = checks ? with_check : without_check;
    return result;
  };
  node.behind[0] = behind(tree.after_first);
  node.behind[1] = behind(tree.after_second);
  for (Behind& part : node.behind) {
    part.goes_straight_on = node.play == Play::help && !node.parry && !part.ends_early &&
                            part.move_constraints.empty() &&
                            std::ranges::none_of(part.forks, &Link::forced);
  }
  measure(node);
  nodes_[static_cast<std::size_t>(number)] = std::move(node);
}

/// Does it take moves to find out whether the node holds?
bool Plan::has_moves(int node) const {
  const Node& asked = (*this)[node];
  if (asked.type == Type::branch || asked.type == Type::inversion) return true;
  return (asked.left >= 0 && has_moves(asked.left)) || (asked.right >= 0 && has_moves(asked.right));
}

void Plan::measure(Node& node) const {
  const bool first = node.behind[0].may_end();
  const bool second = node.behind[1].may_end();
  node.needed = {first ? 1 : 2, second ? 1 : 2};
  node.step = node.play == Play::series || (first && second) ? 1 : 2;
}

}  // namespace feerie
