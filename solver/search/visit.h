#pragma once

#include <algorithm>
#include <iterator>
#include <optional>

#include "search/searcher.h"

/// Visits the moves of a side one by one, all or those that matter, in the order wanted. A side may
/// hand its move over too.
namespace feerie {

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
  // The hook tells by itself which first move is being examined.
  const bool tells = depth_ == 1 && !hooked;
  const auto tell = [&](const Candidate& candidate) {
    const auto place = static_cast<int>(&candidate - moves.data());
    watch_.examine(place + 1, static_cast<int>(moves.size()));
  };
  if (!lenient) {
    const auto visit_legal = [&](const Move& move) { return visit(move, true); };
    const auto danger = known_legal ? Vantage{} : engine_.own_danger();
    for (const Candidate& candidate : moves) {
      if (tells) tell(candidate);
      const bool sure = known_legal ? candidate.type != MoveType::castling
                                    : engine_.surely_safe(danger, candidate);
      if (!engine_.outcomes(candidate, visit_legal, sure)) return false;
    }
    return true;
  }
  const Side mover = engine_.turn();
  const typename E::Judging leniently(engine_, Legality::self_check);
  for (const Candidate& candidate : moves) {
    if (tells) tell(candidate);
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

}  // namespace feerie
