#include <algorithm>

#include "search/trees/tree_writer.h"

/// Threats: what the attacker would play if the defender passed, and whether a defence stops it.
namespace feerie {

/// Tells in `shown` what the attacking move just played threatens: the moves of the shortest attack
/// there is if the defender passes; none: zugzwang. `rest` is the play left behind a defence. No
/// threats are looked for if the defender is in check, or if the attack has no further move.
auto TreeWriter::find_threats(int node, Span rest, solution::TreeMove& shown) -> Threats {
  const Plan::Node& branch = plan_[node];
  Threats threats;
  const bool quiet =
      rest.left >= branch.needed_by(branch.attacker()) && !game_.in_check(game_.turn());
  if (!quiet || !shows_threats_) return threats;
  visits_.after_pass(
      [&] {
        threats.length = prover_.shortest_attack(node, rest);
        if (threats.length == 0) return true;
        shown.threats = continuations(node, {threats.length, rest.minimum});
        for (const solution::TreeMove& threat : shown.threats) {
          Square& end = threats.ends.emplace_back(threat.move.candidate.to);
          visits_.replay(threat.move, [&] {
            end = end_of_last_move();
            return true;
          });
        }
        return true;
      },
      Pass::imagined);
  shown.aim = shown.threats.empty() ? solution::Aim::zugzwang : solution::Aim::threat;
  threats.moves = shown.threats;
  return threats;
}

/// Where the move just played has taken the unit.
Square TreeWriter::end_of_last_move() const {
  return end_of_move(game_.last_effects(), game_.last_move().from);
}

/// Do all threats succeed although the defence has been played?
bool TreeWriter::all_still_work(int node, const Threats& threats) {
  if (!prover_.allowed(node, plan_[node].defender())) return false;
  auto end = threats.ends.begin();
  return std::ranges::all_of(threats.moves, [&](const solution::TreeMove& threat) {
    return visits_.replay(threat.move, [&, to = *end++] {
      return end_of_last_move() == to && prover_.solves(node, {threats.length - 1, 0}, true);
    });
  });
}

}  // namespace feerie
