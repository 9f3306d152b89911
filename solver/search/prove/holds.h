#pragma once

#include <algorithm>

#include "position/hash.h"
#include "search/prove/engine_prover.h"

/// Expressions: goals, negations, conjunctions, branches and so on, each answered by its parts. And
/// what is asked behind a move: constraints, and whether play has ended there.
namespace feerie {

/// Numbers what the table is asked about a position.
template <Engine E>
std::uint64_t EngineProver<E>::question(bool passed, int node, Letter letter, int extra) {
  const auto salt = static_cast<std::uint64_t>(passed) << 63U |
                    static_cast<std::uint64_t>(node) << 40U |
                    static_cast<std::uint64_t>(letter) << 32U | static_cast<std::uint32_t>(extra);
  // Most positions that follow one another are asked one question, so that its number is kept.
  AskedLast& last = asked_last_[static_cast<std::size_t>(letter)];
  if (last.salt != salt) last = {salt, hash::question(salt)};
  return last.question;
}
template <Engine E>
std::uint64_t EngineProver<E>::table_key(int node, Letter letter, int extra) {
  return hash::mix(engine_.key() ^ question(course_.passed, node, letter, extra));
}

/// What the table will be asked behind a move of the side on move.
template <Engine E>
Fetching EngineProver<E>::fetching(int node, Letter letter, int extra, Side next) {
  return {table_, question(false, node, letter, extra), next};
}

template <Engine E>
bool EngineProver<E>::holds(int node) {
  const Plan::Node& asked = plan_[node];
  switch (asked.type) {
    case Plan::Type::goal:
      return goal_reached(asked);
    case Plan::Type::negation:
      return !holds(asked.left);
    case Plan::Type::conjunction:
      return holds(asked.left) && holds(asked.right);
    case Plan::Type::disjunction:
      return holds(asked.left) || holds(asked.right);
    case Plan::Type::inversion:
      return visits_.after_pass([&] { return holds(asked.left); });
    case Plan::Type::branch:
      break;
  }
  if (asked.play == Plan::Play::attack) return attack(node, {asked.maximum, asked.minimum});
  if (asked.play == Plan::Play::defence) {
    return allowed(node, asked.attacker()) && defence_fails(node);
  }
  return any_line(node);
}

template <Engine E>
bool EngineProver<E>::allowed(int node, Letter letter) {
  const Plan::Behind& behind = plan_[node].after(letter);
  return !behind.is_bound() || keeps_constraints(node, behind);
}

template <Engine E>
bool EngineProver<E>::keeps_constraints(int node, const Plan::Behind& behind) {
  const auto so = [this](int constraint) { return holds(constraint); };
  // In the diagram no move has reached anything, and in series play the other side has moved last.
  const bool moved = course_.depth > 0 && plan_[node].play != Plan::Play::series;
  return std::ranges::all_of(behind.constraints, so) &&
         (!moved || std::ranges::all_of(behind.move_constraints, so));
}

template <Engine E>
Ending EngineProver<E>::ending(int node, Letter letter, Span span, bool legal) {
  const Plan::Behind& behind = plan_[node].after(letter);
  for (const Plan::Link& leaf : behind.leaves) {
    if (goal_reached(plan_[leaf.node])) {
      return span.minimum <= 0 ? Ending::reached : Ending::too_early;
    }
  }
  if (!legal) return Ending::too_early;
  for (const int constraint : behind.move_constraints) {
    if (!holds(constraint)) return Ending::too_early;
  }
  for (const Plan::Link& fork : behind.forks) {
    if (span.minimum > 0 && !fork.forced) continue;
    if (holds(fork.node)) return span.minimum <= 0 ? Ending::reached : Ending::too_early;
  }
  return Ending::none;
}

}  // namespace feerie
