#pragma once

#include <algorithm>
#include <bit>
#include <limits>

#include "position/hash.h"
#include "search/bounds.h"
#include "search/searcher.h"

/// Proofs: what holds in a position. Truth does not depend on the order of moves, so moves that
/// succeeded before are tried first, and results are remembered.
namespace feerie {

/// The move that last succeeded for the letter with so much play left; tried first next time.
template <Engine E>
Candidate& Searcher<E>::favourite_of(int node, int letter, int left) {
  const int number = (2 * node + letter) * 64 + (left & 63);
  const auto slot = static_cast<std::size_t>(number);
  if (slot >= favourites_.size()) favourites_.resize(slot + 1);
  return favourites_[slot];
}

template <Engine E>
std::uint64_t Searcher<E>::key(int node, int letter, int extra) {
  const auto salt = static_cast<std::uint64_t>(passed_) << 63U |
                    static_cast<std::uint64_t>(node) << 40U |
                    static_cast<std::uint64_t>(letter) << 32U | static_cast<std::uint32_t>(extra);
  return hash::mix(engine_.key() ^ hash::question(salt));
}

template <Engine E>
template <class Visit>
bool Searcher<E>::each(const Plan::Behind& behind, const Order& order, Visit&& visit) {
  Listed listed(lists_);
  Candidates& moves = *listed;
  const bool hooked = order.level >= 0 && root_hook_;
  const bool lenient = behind.self_check || hooked;
  bool known_legal = false;
  std::optional<Candidates> selected;
  if (lenient) {
    engine_.generate(moves);
    if (behind.self_check) selected = add_exposing(moves);
  } else {
    known_legal = engine_.generate_legal(moves, order.last ? behind.wanted : Wanted::all);
  }
  const bool may_pass = manner_.null_moves && !passed_ && !engine_.in_check(engine_.turn());
  const Visiting visiting(passed_, depth_);
  if (order.last && behind.captures_only && !hooked) {
    std::erase_if(moves, [](const Candidate& move) { return !move.captures(); });
  }
  if (order.outlook != nullptr && !hooked) {
    const std::size_t before = moves.size();
    order.outlook->sift(moves);
    if (order.trust != nullptr && before > 0) {
      order.trust->note(1 - static_cast<double>(moves.size()) / static_cast<double>(before));
    }
  }
  if (order.rest != nullptr) sort_defences(order.node, *order.rest, moves);
  if (order.favourite != nullptr) {
    const auto found = std::ranges::find(moves, *order.favourite);
    if (found != moves.end()) std::rotate(moves.begin(), found, found + 1);
  }
  int number = 0;
  if (may_pass && !pass_move(order, ++number, visit)) return false;
  if (!lenient && !known_legal && order.last && behind.wanted != Wanted::all &&
      engine_.checks_are_seen()) {
    return each_check(moves, visit);
  }
  if (!lenient) {
    const auto visit_legal = [&](const Move& move) { return visit(move, true); };
    const auto danger = known_legal ? Vantage{} : engine_.own_danger();
    for (const Candidate& candidate : moves) {
      const bool sure = known_legal ? candidate.type != MoveType::castling
                                    : engine_.surely_safe(danger, candidate);
      if (!engine_.outcomes(candidate, visit_legal, sure)) return false;
    }
    return true;
  }
  const Side mover = engine_.turn();
  const typename E::Judging leniently(engine_, Legality::self_check);
  for (const Candidate& candidate : moves) {
    const bool go_on = engine_.outcomes(candidate, [&](const Move& move) {
      const typename E::Judging strict(engine_, Legality::full);
      const bool legal = engine_.legal(mover) &&
                         (!selected || std::ranges::find(*selected, candidate) != selected->end());
      if (hooked && !root_hook_(move, order.level, ++number))
        return !watch_.over() && !watch_.satisfied();
      return (!legal && !behind.self_check) || visit(move, legal);
    });
    if (!go_on) return false;
  }
  return true;
}

/// A goal may allow the own king to be left attacked. Then rules that choose among legal moves have
/// to choose among more: what they choose so is added. Returns what can be played apart from the
/// goal, if that is not all.
template <Engine E>
std::optional<Candidates> Searcher<E>::add_exposing(Candidates& moves) {
  Candidates chosen;
  {
    const typename E::Judging leniently(engine_, Legality::self_check);
    engine_.generate(chosen);
  }
  if (chosen == moves) return std::nullopt;
  Candidates before = moves;
  std::ranges::copy_if(chosen, std::back_inserter(moves), [&](const Candidate& move) {
    return std::ranges::find(before, move) == before.end();
  });
  return before;
}

/// Option NullMoves: the move that leaves everything where it is.
template <Engine E>
template <class Visit>
bool Searcher<E>::pass_move(const Order& order, int number, Visit&& visit) {
  Move move;
  move.candidate.type = MoveType::null;
  engine_.pass();
  passed_ = true;
  const bool asked = order.level < 0 || !root_hook_ || root_hook_(move, order.level, number);
  const bool go_on = asked ? visit(move, true) : !watch_.over() && !watch_.satisfied();
  passed_ = false;
  engine_.undo();
  return go_on;
}

/// Visits those of the moves that give check and are legal. Few do the former, most the latter: so
/// it is asked first.
template <Engine E>
template <class Visit>
bool Searcher<E>::each_check(const Candidates& moves, Visit&& visit) {
  const Side mover = engine_.turn();
  const typename E::Judging leniently(engine_, Legality::self_check);
  const auto visit_check = [&](const Move& move) {
    const typename E::Judging strictly(engine_, Legality::full);
    return !engine_.in_check(engine_.turn()) || !engine_.legal(mover) || visit(move, true);
  };
  return std::ranges::all_of(
      moves, [&](const Candidate& move) { return engine_.outcomes(move, visit_check); });
}

template <Engine E>
template <class Then>
bool Searcher<E>::after_pass(Then&& then, Pass how) {
  if (engine_.in_check(engine_.turn())) return false;
  engine_.pass(how);
  const bool result = then();
  engine_.undo();
  return result;
}

template <Engine E>
bool Searcher<E>::holds(int node) {
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
      return after_pass([&] { return holds(asked.left); });
    case Plan::Type::branch:
      break;
  }
  if (asked.play == Plan::Play::attack) return attack(node, {asked.maximum, asked.minimum});
  if (asked.play == Plan::Play::defence) {
    return allowed(node, asked.attacker()) && defence_fails(node);
  }
  LineSink sink;
  std::swap(sink, sink_);
  const bool result = branch_lines(node);
  std::swap(sink, sink_);
  return result;
}

template <Engine E>
bool Searcher<E>::allowed(int node, int letter) {
  const Plan::Behind& behind = plan_[node].behind[static_cast<std::size_t>(letter)];
  const auto so = [this](int constraint) { return holds(constraint); };
  // In the diagram no move has reached anything, and in series play the other side has moved last.
  const bool moved = depth_ > 0 && plan_[node].play != Plan::Play::series;
  return std::ranges::all_of(behind.constraints, so) &&
         (!moved || std::ranges::all_of(behind.move_constraints, so));
}

template <Engine E>
auto Searcher<E>::ending(int node, int letter, Span span, bool legal) -> Ending {
  const Plan::Behind& behind = plan_[node].behind[static_cast<std::size_t>(letter)];
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

/// Attacks of all lengths on a position share an entry of the table, unless play must last.
template <Engine E>
std::uint64_t Searcher<E>::attack_key(int node, Span span) {
  const bool exact = span.minimum > 0;
  const int extra = exact ? span.left << 16 | span.minimum : 0;
  // What option NonTrivial still grants decides as well.
  return key(node, plan_[node].attacker(), extra ^ grants_ << 8);
}

template <Engine E>
bool Searcher<E>::attack(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const auto attacker = static_cast<std::size_t>(branch.attacker());
  const int needed = branch.needed[attacker];
  if (span.left < needed || watch_.over() || without_maters()) return false;
  if (!allowed(node, branch.defender())) return false;
  // One move that ends play by itself is found sooner than the table could be asked.
  const bool at_once = span.left < 2 && !branch.behind[attacker].asks_further();
  if (at_once || !manner_.tables) return attack_once(node, span);

  const bool exact = span.minimum > 0;
  const std::uint64_t place = attack_key(node, span);
  const std::uint32_t known = table_.find(place).value_or(0);
  // Low half: shortest length known to succeed (0: none); high half: longest known to fail.
  auto solved = static_cast<int>(known & 0xffffU);
  auto failed = static_cast<int>(known >> 16U);
  if (solved != 0 && solved <= span.left) return true;
  if (failed >= span.left) return false;
  const int shortest = needed + (span.left - needed) % branch.step;
  int length = exact ? span.left : failed == 0 ? shortest : failed + branch.step;
  for (; length <= span.left; length += branch.step) {
    const bool success = attack_once(node, {length, span.minimum});
    if (watch_.over()) return false;
    (success ? solved : failed) = length;
    if (success) break;
  }
  table_.store(place,
               static_cast<std::uint32_t>(failed) << 16U | static_cast<std::uint32_t>(solved),
               span.left);
  return solved != 0 && solved <= span.left;
}

template <Engine E>
bool Searcher<E>::attack_once(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.behind[static_cast<std::size_t>(branch.attacker())];
  const bool last =
      span.left <
      2 + (branch.behind[static_cast<std::size_t>(branch.defender())].may_end() ? 0 : 1);
  Candidate& favourite = favourite_of(node, branch.attacker(), span.left);
  bool found = false;
  each(behind, {.last = last, .favourite = &favourite}, [&](const Move& move, bool legal) {
    found = solves(node, span.next(), legal);
    if (found) favourite = move.candidate;
    return !found && !watch_.over();
  });
  return found && !watch_.over();
}

template <Engine E>
bool Searcher<E>::solves(int node, Span span, bool legal) {
  const Plan::Node& branch = plan_[node];
  switch (ending(node, branch.attacker(), span, legal)) {
    case Ending::reached:
      return true;
    case Ending::too_early:
      return false;
    case Ending::none:
      break;
  }
  if (span.left < branch.needed[static_cast<std::size_t>(branch.defender())]) return false;
  if (!allowed(node, branch.attacker())) return false;
  if (passes(branch)) {
    return in_series([&] { return attack(node, span.next()); });
  }
  return cornered(node, span);
}

template <Engine E>
bool Searcher<E>::answered(int node, Span span, bool legal) {
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
bool Searcher<E>::cornered(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  if (span.left < branch.needed[static_cast<std::size_t>(branch.defender())]) return false;
  if (without_maters()) return false;
  const Granting granting(grants_);
  return keeps_bounds(node, span) && each_answered(node, span);
}

/// The same for all of the branch: lines come to the same positions in many ways.
template <Engine E>
bool Searcher<E>::defence_fails(int node) {
  const Plan::Node& branch = plan_[node];
  const Span span{branch.maximum, branch.minimum};
  if (!manner_.tables) return cornered(node, span);
  constexpr std::uint32_t holds_out = 1;
  constexpr std::uint32_t fails = 2;
  const std::uint64_t place = key(node, branch.defender(), static_cast<int>(grants_ << 8));
  if (const auto known = table_.find(place)) return *known == fails;
  const bool result = cornered(node, span);
  if (!watch_.over()) table_.store(place, result ? fails : holds_out, span.left);
  return result;
}

/// Is every defence answered, and is there one?
template <Engine E>
bool Searcher<E>::each_answered(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.behind[static_cast<std::size_t>(branch.defender())];
  if (must_end(node, span) && behind.wanted != Wanted::all && engine_.can_avoid_check()) {
    return false;
  }
  Candidate& favourite = favourite_of(node, branch.defender(), span.left);
  bool any = false;
  bool escape = false;
  const Span rest = span.next();
  const bool deep = rest.left >= 2;
  const Order order{
      .favourite = deep ? nullptr : &favourite, .rest = deep ? &rest : nullptr, .node = node};
  each(behind, order, [&](const Move& move, bool legal) {
    // A move that leaves the own king attacked exists only if it reaches its goal.
    any |= legal || ending(node, branch.defender(), span.next(), false) == Ending::reached;
    escape = !answered(node, span.next(), legal);
    if (escape) favourite = move.candidate;
    return !escape && !watch_.over();
  });
  return any && !escape && !watch_.over();
}

/// Moves that leave the attacker few replies come first: the fewer, the less there is to refute.
template <Engine E>
void Searcher<E>::sort_defences(int node, Span rest, Candidates& moves) {
  sorted_.clear();
  for (const Candidate& candidate : moves) {
    int least = std::numeric_limits<int>::max();
    engine_.outcomes(candidate, [&](const Move&) {
      least = std::min(least, work_behind(node, rest));
      return true;
    });
    sorted_.emplace_back(least, candidate);
  }
  std::ranges::stable_sort(sorted_, {}, [](const auto& move) { return move.first; });
  std::ranges::transform(sorted_, moves.begin(), [](const auto& move) { return move.second; });
}

template <Engine E>
int Searcher<E>::work_behind(int node, Span rest) {
  if (manner_.tables) {
    const std::uint32_t known = table_.find(attack_key(node, rest)).value_or(0);
    if (static_cast<int>(known >> 16U) >= rest.left) return -1;
  }
  Listed listed(lists_);
  engine_.generate_legal(*listed);
  return static_cast<int>((*listed).size());
}

/// The defender being on move: has play failed unless the next move ends it?
template <Engine E>
bool Searcher<E>::must_end(int node, Span span) const {
  const Plan::Node& branch = plan_[node];
  return span.next().left < branch.needed[static_cast<std::size_t>(branch.attacker())];
}

template <Engine E>
int Searcher<E>::shortest_attack(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const int needed = branch.needed[static_cast<std::size_t>(branch.attacker())];
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
