#pragma once

#include <algorithm>

#include "search/prove/engine_prover.h"

/// Options that bound the search: what else must be so for an attack to succeed or for play to go
/// on.
namespace feerie {

/// Option Threat: unless the defender is in check, the attack must go on by a threat that is no
/// longer than wanted. Where too few moves are left for one of that length nothing is wanted.
template <Engine E>
bool EngineProver<E>::threatened(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const Span rest = span.next();
  if (rest.left < branch.needed_by(branch.attacker())) return true;
  if (engine_.in_check(engine_.turn())) return true;
  const int longest = branch.half_moves_of(*manner_.threat);
  if (rest.left < longest) return true;
  return visits_.after_pass([&] { return attack(node, {longest, rest.minimum}); }, Pass::imagined);
}

/// Option MaxFlightsquares: unless the attack needs only one more move, the defending king has no
/// more squares to go to than wanted.
template <Engine E>
bool EngineProver<E>::confined(int node, Span span) {
  if (!manner_.flights) return true;
  const Plan::Node& branch = plan_[node];
  if (span.next().left <= branch.half_moves_of(1)) return true;
  BorrowedList listed(lists_);
  Candidates& moves = *listed;
  engine_.generate(moves);
  const Bitboard royals = engine_.position().royals(engine_.turn());
  int flights = 0;
  for (const Candidate& move : moves) {
    if (move.from == no_square || (royals & bit(move.from)) == 0) continue;
    const auto count = [&flights](const Move&) {
      ++flights;
      return false;
    };
    engine_.outcomes(move, count, false);
    if (flights > *manner_.flights) return false;
  }
  return true;
}

/// Option NonTrivial: of the defences after which the attack does not succeed within the wanted
/// number of moves one is free, each further one is taken from what may be granted. In direct play
/// the attack may take one move more, so that 0 stands for the shortest play that there is.
template <Engine E>
bool EngineProver<E>::grants_enough(int node, Span span) {
  const Span rest = span.next();
  const Plan::Node& branch = plan_[node];
  const int length = branch.half_moves_of(manner_.non_trivial->second);
  const int trivial = length % 2 == 0 ? length : length + 2;
  if (rest.left <= trivial) return true;
  int most = course_.grants + 1;
  if (must_check(node, {trivial + 1, 0}) && engine_.moves_avoiding_check(most + 1) > most) {
    // Each of these moves goes on, and is too many.
    return false;
  }
  visits_.each(branch.after(branch.defender()), {}, [&](const Move&, bool legal) {
    if (!answered(node, {trivial, rest.minimum}, legal)) --most;
    return most >= 0 && !watch_.over();
  });
  course_.grants = std::min(course_.grants, most);
  return most >= 0;
}

/// Does the attack keep to the options about flights and threats?
template <Engine E>
bool EngineProver<E>::confines(int node, Span span) {
  if (manner_.threat && !threatened(node, span)) return false;
  return confined(node, span);
}

/// Does the attacking move just made keep to all these options? What NonTrivial grants is taken.
template <Engine E>
bool EngineProver<E>::keeps_bounds(int node, Span span) {
  return confines(node, span) && leaves_little(node, span);
}

/// KeepMatingPiece: has each side that could reach the goal nothing but kings?
template <Engine E>
bool EngineProver<E>::without_maters() {
  const Position& position = engine_.position();
  return !manner_.maters.empty() && std::ranges::all_of(manner_.maters, [&position](Side side) {
    return (position.of(side) & ~position.of(king)) == 0;
  });
}

}  // namespace feerie
