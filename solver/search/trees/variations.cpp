#include <algorithm>
#include <iterator>

#include "search/trees/tree_writer.h"

/// Variations: what is shown behind an attacking move.
namespace feerie {

void TreeWriter::show_attack(int node, Span span, solution::TreeMove& shown) {
  const Plan::Node& branch = plan_[node];
  const Letter letter = branch.attacker();
  shown.reached = reached_goals(node, letter);
  if (!shown.reached.empty() || !shows_variations_) return;
  if (prover_.ending(node, letter, span, true) == Ending::reached) {
    shown.replies = endings(node, letter);
    return;
  }
  show_quiet_attack(node, span, shown, false);
}

/// Threats and defences, play not having ended.
void TreeWriter::show_quiet_attack(int node, Span span, solution::TreeMove& shown, bool post_key) {
  const Threats threats = find_threats(node, span.next(), shown);
  show_defences(node, span, threats, shown.replies, post_key);
}

void TreeWriter::show_defences(int node, Span span, const Threats& threats,
                               std::vector<solution::TreeMove>& shown, bool post_key) {
  const Plan::Node& branch = plan_[node];
  const Letter letter = branch.defender();
  const Plan::Behind& behind = branch.after(letter);
  if (span.left < branch.needed_by(letter)) return;
  std::vector<solution::TreeMove> ended;
  bool all_ended = true;
  const Span rest = span.next();
  visits_.each(behind, {}, [&](const Move& move, bool legal) {
    solution::TreeMove defence;
    defence.move = move;
    defence.reached = reached_goals(node, letter);
    if (!legal && defence.reached.empty()) return true;
    if (prover_.ending(node, letter, rest, legal) == Ending::reached) {
      defence.replies = endings(node, letter);
      ended.push_back(std::move(defence));
      return true;
    }
    all_ended = false;
    const int length = defence.reached.empty() ? prover_.shortest_attack(node, rest) : 0;
    // A move is a defence only if it holds out as long as the threat, counted in moves of the
    // attack, and stops one of the threats.
    if (!threats.moves.empty() && length > 0 &&
        ((length + 1) / 2 < (threats.length + 1) / 2 || all_still_work(node, threats))) {
      return true;
    }
    if (length == 0) {
      defence.unanswered = true;
      if (post_key) shown.push_back(std::move(defence));
      return !watch_.over();
    }
    const bool full = length > rest.left - branch.step;
    if (!manner_.short_variations && !full) return true;
    defence.replies = continuations(node, {length, rest.minimum});
    if (keeps_) shown.push_back(std::move(defence));
    return !watch_.over();
  });
  // Where longer play is possible, defences that end it at once are not worth showing.
  const bool only_ended =
      (all_ended && !post_key) || rest.left < branch.needed_by(branch.attacker());
  if (only_ended || manner_.mates_in_1) std::ranges::move(ended, std::back_inserter(shown));
}

std::vector<solution::TreeMove> TreeWriter::continuations(int node, Span span) {
  std::vector<solution::TreeMove> shown;
  const Letter letter = plan_[node].attacker();
  visits_.each(plan_[node].after(letter), {}, [&](const Move& move, bool legal) {
    if (!prover_.solves(node, span.next(), legal)) return !watch_.over();
    solution::TreeMove continuation;
    continuation.move = move;
    show_attack(node, span.next(), continuation);
    shown.push_back(std::move(continuation));
    return !watch_.over();
  });
  return shown;
}

}  // namespace feerie
