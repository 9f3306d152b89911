#pragma once

#include <algorithm>

#include "search/prove/engine_prover.h"

/// Battle play: can the attacker force the end of play, or the defender hold out?
///
/// Lengths are tried from the shortest up (iterative deepening; J. Slate and L. Atkin, "Chess 4.5",
/// 1977), and an entry of the table holds the shortest length known to succeed and the longest
/// known to fail. Truth does not depend on the order of moves, so a move that settled the question
/// in another position is tried first (killer heuristic, told there too). Where two half-moves or
/// more are left behind a defence, the defences are sorted instead (defence_order.h).
///
/// A single move that ends play by itself is looked for without the table where that is sooner done
/// than the table asked, and so is the defence in front of it (search/trust.h). For the last move
/// only those moves are visited that can be it: moves that give check if the goal requires one, and
/// for mates those that leave the king no flight. In self play, a defender who has to reach such a
/// goal with this move, and certainly has a move that gives no check, is not cornered.
namespace feerie {

/// One in so many positions before the last move of the attacker has to come about again for them
/// to be remembered, as mostly the move that ended play elsewhere does so again; and of those
/// before the defence to it.
constexpr unsigned worth_of_attacks = 3;
constexpr unsigned worth_of_defences = 8;

/// The move that last succeeded for the letter with so much play left; tried first next time.
template <Engine E>
Candidate& EngineProver<E>::favourite_of(int node, Letter letter, int left) {
  constexpr int lengths = 64;
  const int number = (2 * node + static_cast<int>(letter)) * lengths + (left & (lengths - 1));
  // None of them ever moves, as others are referred to meanwhile.
  if (favourites_.empty())
    favourites_.resize(std::size_t{2} * lengths * static_cast<std::size_t>(plan_.size()));
  return favourites_[static_cast<std::size_t>(number)];
}

/// Attacks of all lengths on a position share an entry of the table, unless play must last.
template <Engine E>
std::uint64_t EngineProver<E>::attack_key(int node, Span span) {
  return table_key(node, plan_[node].attacker(), extra_of_attack(span));
}
template <Engine E>
int EngineProver<E>::extra_of_attack(Span span) const {
  const int extra = span.minimum > 0 ? span.left << 16 | span.minimum : 0;
  // What option NonTrivial still grants decides as well.
  return extra ^ course_.grants << 8;
}

/// Of what is behind an attacking move an entry is kept as well, likewise for all lengths. `rest`:
/// what is left behind a defence.
template <Engine E>
std::uint64_t EngineProver<E>::defence_key(int node, Span rest) {
  constexpr int defences = 1 << 30;
  return table_key(node, plan_[node].defender(), extra_of_attack(rest) ^ defences);
}

/// What the table will be asked behind the moves of the defender.
template <Engine E>
Fetching EngineProver<E>::fetching_of_attack(int node, Span span) {
  return fetching(node, plan_[node].attacker(), extra_of_attack(span), opposite(engine_.turn()));
}

template <Engine E>
bool EngineProver<E>::attack(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const Letter attacker = branch.attacker();
  const int needed = branch.needed_by(attacker);
  if (span.left < needed || watch_.over() || without_maters()) return false;
  if (forced_ && span.minimum <= 0) {
    if (const auto judged = forced_->attack(node, span.left)) return *judged;
  }
  if (!allowed(node, branch.defender())) return false;
  // One move that ends play by itself is mostly found sooner than the table could be asked.
  const bool at_once = span.left < 2 && !branch.after(attacker).asks_further();
  Recurrence& recurrence = experiences_.of(node, 1).recurrence;
  if (!manner_.tables || (at_once && !recurrence.remembers(worth_of_attacks))) {
    return attack_once(node, span);
  }

  const bool exact = span.minimum > 0;
  const std::uint64_t place = attack_key(node, span);
  const std::uint32_t known = table_.find(place).value_or(0);
  // Low half: shortest length known to succeed (0: none); high half: longest known to fail.
  auto solved = static_cast<int>(known & 0xffffU);
  auto failed = static_cast<int>(known >> 16U);
  if (at_once && known != 0) recurrence.note_known();
  if (solved != 0 && solved <= span.left) return true;
  if (failed >= span.left) return false;
  const int shortest = needed + (span.left - needed) % branch.step;
  int length = exact ? span.left : failed == 0 ? shortest : failed + branch.step;
  for (; length <= span.left; length += branch.step) {
    const bool shorter = length == 1 && span.left > 1;
    const auto judged = forced_ && shorter && !exact ? forced_->attack(node, 1) : std::nullopt;
    const bool success = judged ? *judged : attack_once(node, {length, span.minimum});
    if (watch_.interrupted()) return false;
    (success ? solved : failed) = length;
    if (success) break;
  }
  table_.store(place,
               static_cast<std::uint32_t>(failed) << 16U | static_cast<std::uint32_t>(solved),
               span.left);
  return solved != 0 && solved <= span.left;
}

template <Engine E>
bool EngineProver<E>::attack_once(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.after(branch.attacker());
  const bool last = span.left < 2 + (branch.after(branch.defender()).may_end() ? 0 : 1);
  Candidate& favourite = favourite_of(node, branch.attacker(), span.left);
  bool found = false;
  const bool captures_only = last && span.left == 1 && captures_end(node, branch.attacker());
  const bool forces = behind.leaves.empty() && behind.forks.empty() && !passes(branch) &&
                      must_check(node, span.next());
  const VisitOrder order{
      .last = last, .captures_only = captures_only, .forces = forces, .favourite = &favourite};
  visits_.each(behind, order, [&](const Move& move, bool legal) {
    found = solves(node, span.next(), legal);
    if (found) favourite = move.candidate;
    return !found && !watch_.interrupted();
  });
  return found && !watch_.interrupted();
}

template <Engine E>
bool EngineProver<E>::solves(int node, Span span, bool legal) {
  const Plan::Node& branch = plan_[node];
  switch (ending(node, branch.attacker(), span, legal)) {
    case Ending::reached:
      return true;
    case Ending::too_early:
      return false;
    case Ending::none:
      break;
  }
  if (span.left < branch.needed_by(branch.defender())) return false;
  if (!allowed(node, branch.attacker())) return false;
  if (passes(branch)) {
    return visits_.in_series([&] { return attack(node, span.next()); });
  }
  return cornered(node, span);
}

template <Engine E>
bool EngineProver<E>::answered(int node, Span span, bool legal) {
  const Plan::Node& branch = plan_[node];
  switch (ending(node, branch.defender(), span, legal)) {
    case Ending::reached:
      return true;
    case Ending::too_early:
      return !legal;
    case Ending::none:
      break;
  }
  return attack(node, span);
}

template <Engine E>
bool EngineProver<E>::cornered(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  if (span.left < branch.needed_by(branch.defender())) return false;
  if (without_maters()) return false;
  const Granting granting(course_);
  const bool bounded = manner_.threat || manner_.flights;
  return (!bounded || confines(node, span)) && each_answered(node, span);
}

/// Does the defence of the whole branch fail? Remembered, as lines come to a position in many ways.
template <Engine E>
bool EngineProver<E>::defence_fails(int node) {
  const Plan::Node& branch = plan_[node];
  const Span span{branch.maximum, branch.minimum};
  // What ends with this move is judged sooner than the table could be asked.
  if (must_end(node, span) && forced_ && span.minimum <= 1) {
    if (const auto judged = forced_->each_answered(node, span.left)) return *judged;
  }
  if (escapes_at_a_glance(node, span)) return false;
  if (!manner_.tables) return cornered(node, span);
  constexpr std::uint32_t holds_out = 1;
  constexpr std::uint32_t fails = 2;
  const std::uint64_t place =
      table_key(node, branch.defender(), static_cast<int>(course_.grants << 8));
  if (const auto known = table_.find(place)) return *known == fails;
  const bool result = cornered(node, span);
  if (!watch_.over()) table_.store(place, result ? fails : holds_out, span.left);
  return result;
}

/// Is every defence answered, and is there one?
template <Engine E>
bool EngineProver<E>::each_answered(int node, Span span) {
  if (forced_ && span.minimum <= 1) {
    if (const auto judged = forced_->each_answered(node, span.left)) return *judged;
  }
  if (escapes_at_a_glance(node, span)) return false;
  const Span rest = span.next();
  const bool last = rest.left < 2;
  DefenceOrder sorter(*this);
  Candidate& favourite = favourite_of(node, plan_[node].defender(), span.left);
  VisitOrder order{.favourite = last ? &favourite : nullptr,
                   .rather_unlisted = true,
                   .arranger = last ? nullptr : &sorter};
  Recurrence& recurrence = experiences_.of(node, 2).recurrence;
  if (!manner_.tables || !Defences::fits(span.left) ||
      (last && !recurrence.remembers(worth_of_defences))) {
    return leaves_little(node, span) && search_defences(node, span, order, favourite);
  }
  const std::uint64_t place = defence_key(node, rest);
  Defences known(table_.find(place).value_or(0));
  const bool answered = known.all_answered(span.left);
  if (answered || known.one_holds_out(span.left)) {
    if (last) recurrence.note_known();
    return answered;
  }
  if (!last) order.known = &known;
  // What holds out here is not what is best looked at first where more play is left.
  Candidate refutation;
  const bool result = leaves_little(node, span) &&
                      search_defences(node, span, order, last ? favourite : refutation);
  if (watch_.interrupted()) return false;
  known.enter(result, span.left, refutation);
  table_.store(place, known.data(), span.left);
  return result;
}

/// `refutation`: the defence that holds out, if there is one.
template <Engine E>
bool EngineProver<E>::search_defences(int node, Span span, VisitOrder order,
                                      Candidate& refutation) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.after(branch.defender());
  bool any = false;
  bool escape = false;
  const Span rest = span.next();
  if (manner_.tables && (rest.left >= 2 || remembers_last_moves(node, branch.attacker()))) {
    order.fetching = fetching_of_attack(node, rest);
  }
  visits_.each(behind, order, [&](const Move& move, bool legal) {
    // A move that leaves the own king attacked exists only if it reaches its goal.
    any |= legal || ending(node, branch.defender(), span.next(), false) == Ending::reached;
    escape = !answered(node, span.next(), legal);
    if (escape) refutation = move.candidate;
    return !escape && !watch_.interrupted();
  });
  return any && !escape && !watch_.interrupted();
}

/// The defender being on move: has play failed unless the next move ends it?
template <Engine E>
bool EngineProver<E>::must_end(int node, Span span) const {
  const Plan::Node& branch = plan_[node];
  return span.next().left < branch.needed_by(branch.attacker());
}

/// In addition only a move that gives check can end it.
template <Engine E>
bool EngineProver<E>::must_check(int node, Span span) const {
  return must_end(node, span) && only_checks(plan_[node].after(plan_[node].defender()).wanted);
}

/// The defender being on move: is it certain, without playing anything, that play goes on and has
/// failed then? The next move must end play, only a check or only a capture can do so, and there is
/// a legal move that is none. That is seen sooner than the table could be asked.
template <Engine E>
bool EngineProver<E>::escapes_at_a_glance(int node, Span span) {
  if (!must_end(node, span)) return false;
  const Plan::Behind& behind = plan_[node].after(plan_[node].defender());
  return (only_checks(behind.wanted) && engine_.can_avoid_check()) ||
         (behind.captures_only && visits_.can_avoid_capture());
}

template <Engine E>
int EngineProver<E>::shortest_attack(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const int needed = branch.needed_by(branch.attacker());
  if (span.left < needed) return 0;
  if (span.minimum > 0) return attack(node, span) ? span.left : 0;
  for (int length = needed + (span.left - needed) % branch.step; length <= span.left;
       length += branch.step) {
    if (!attack(node, {length, span.minimum})) continue;
    // Where either side may reach the goal, the attack may take the reply to its last move too.
    return branch.step == 1 ? std::min(length + length % 2, span.left) : length;
  }
  return 0;
}

}  // namespace feerie
