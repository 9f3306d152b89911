#include "search/trees/tree_writer.h"

/// Play that is shown without a first move: set play, play behind a key that was made before, and
/// the moves which show that a constraint is violated.
namespace feerie {

/// What is left of a branch when its first attacking move has not been made.
Span TreeWriter::span_behind_key(int node) const {
  const Plan::Node& branch = plan_[node];
  const Span span{branch.maximum, branch.minimum};
  return branch.play == Plan::Play::attack ? span.next() : span;
}

std::vector<solution::TreeMove> TreeWriter::set_play(int node) {
  // Variations are shown even if nobody has asked for those of the solutions, but no threats.
  shows_variations_ = true;
  shows_threats_ = manner_.variations && manner_.threats;
  auto shown = endings(node, plan_[node].attacker());
  const Span span = span_behind_key(node);
  // NonTrivial asks what an attacking move has left to the defender; none has been made here.
  if (shown.empty() && prover_.confines(node, span)) show_defences(node, span, {}, shown, false);
  shows_variations_ = manner_.variations;
  shows_threats_ = manner_.threats;
  return shown;
}

solution::TreeMove TreeWriter::post_key_play(int node) {
  solution::TreeMove key;
  key.move.candidate.type = MoveType::null;
  key.move.candidate.extra = static_cast<std::uint16_t>(Pass::imagined);
  key.replies = endings(node, plan_[node].attacker());
  const Span span = span_behind_key(node);
  // The key has been made: what it threatens is shown, however long it takes.
  const bool flees = !prover_.confined(node, span);
  if (key.replies.empty() && !flees) show_quiet_attack(node, span, key, true);
  return key;
}

std::vector<solution::TreeMove> TreeWriter::violations(int node) {
  const Plan::Node& branch = plan_[node];
  std::vector<solution::TreeMove> shown;
  const Letter letter = branch.battle()                     ? branch.defender()
                        : branch.play == Plan::Play::series ? Letter::first
                                                            : Letter::second;
  for (const int constraint : branch.after(letter).constraints) {
    const Plan::Node& asked = plan_[constraint];
    if (asked.type != Plan::Type::negation || prover_.holds(constraint)) continue;
    const Plan::Node& inner = plan_[asked.left];
    if (inner.type != Plan::Type::branch || inner.play != Plan::Play::attack) continue;
    for (auto& move : continuations(asked.left, {inner.maximum, inner.minimum})) {
      move.mark = solution::Mark::violation;
      shown.push_back(std::move(move));
    }
  }
  return shown;
}

}  // namespace feerie
