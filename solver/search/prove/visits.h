#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <vector>

#include "game/move_lists.h"
#include "search/manner.h"
#include "search/plan.h"
#include "search/prove/course.h"
#include "search/prove/engine.h"
#include "search/prove/visit_order.h"
#include "search/watch.h"

/// Visits the moves of a side one by one, all or those that matter, in the order wanted. A side may
/// hand its move over too.
///
/// Nothing is lost: a move is left out only if it is illegal, if it cannot be the last move of the
/// play that is looked for (what `Plan::Behind` says of last moves), if an outlook has excluded it
/// (search/outlook.h), or if it leads to a position that is known to lead nowhere, as the kernel
/// answers for the move (game/plain_moves.h).
namespace feerie {

template <Engine E>
class MoveVisits {
 public:
  MoveVisits(E& engine, const Manner& manner, Watch& watch, Course& course)
      : engine_(engine), manner_(manner), watch_(watch), course_(course) {}

  /// Visits the moves behind which a branch of the plan asks what `behind` says:
  /// `visit(const Move&, bool legal)` with the move played; false stops. Returns false if stopped.
  /// `legal` is false if the mover has left its own king attacked, which some goals allow.
  template <class Visit>
  bool each(const Plan::Behind& behind, const VisitOrder& order, Visit&& visit);
  /// Is there certainly a legal move that captures nothing?
  bool can_avoid_capture();
  /// Hands the move over without one, asks `then`, and takes it back. False without asking if the
  /// side that would have moved is in check.
  template <class Then>
  bool after_pass(Then&& then, Pass how = Pass::omitted);
  template <class Then>
  bool in_series(Then&& then) {
    return after_pass(then, Pass::in_series);
  }
  /// As `in_series`, where it is known that the side that would have moved is not in check.
  template <class Then>
  bool pass_on(Then&& then, Pass how = Pass::in_series);
  /// Plays a move known from before and asks `then`; false if the move does not exist here. It may
  /// capture now where it did not, or not capture any more.
  template <class Then>
  bool replay(const Move& move, Then&& then);

 private:
  bool drop_known(const VisitOrder& order, Candidates& moves);
  std::optional<Candidates> add_exposing(Candidates& moves);
  template <class Visit>
  bool pass_move(const VisitOrder& order, int number, Visit&& visit);
  template <class Visit>
  bool visit_first(Candidate favourite, bool checks, Visit&& visit);
  template <class Visit>
  bool visit_known(const Defences& known, Candidates& moves, bool known_legal, Visit&& visit);
  template <class Visit>
  bool each_check(std::span<const Candidate> moves, Visit&& visit);

  E& engine_;
  const Manner& manner_;
  Watch& watch_;
  Course& course_;
  MoveLists lists_;
  /// What the table will be asked behind the moves that are looked through.
  std::vector<std::uint64_t> places_;
};

template <Engine E>
template <class Visit>
bool MoveVisits<E>::each(const Plan::Behind& behind, const VisitOrder& order, Visit&& visit) {
  const bool hooked = order.hook != nullptr;
  const bool self_check = behind.self_check && !(order.goes_on && engine_.takes_short_cuts());
  const bool lenient = self_check || hooked;
  const bool checks = order.last && only_checks(behind.wanted);
  const bool begins = (checks || order.rather_unlisted) && order.favourite != nullptr && !lenient &&
                      (!order.captures_only || order.favourite->captures()) &&
                      !manner_.null_moves && engine_.could_be_listed(*order.favourite);
  if (begins && !visit_first(*order.favourite, checks, visit)) return false;
  BorrowedList listed(lists_);
  Candidates& moves = *listed;
  const bool judged_late = order.last && only_checks(behind.wanted) && engine_.checks_are_seen();
  bool known_legal = false;
  std::optional<decltype(engine_.own_danger())> danger;
  std::optional<Candidates> selected;
  if (lenient) {
    engine_.generate(moves);
    if (self_check) selected = add_exposing(moves);
  } else {
    const Wanted wanted = order.captures_only ? Wanted::mates_by_capture : behind.wanted;
    known_legal = engine_.generate_legal(moves, order.last ? wanted : Wanted::all);
    // Most lists of last moves are empty.
    if (moves.empty() && order.arranger == nullptr && !manner_.null_moves) return true;
    if (!known_legal && !judged_late && !moves.empty()) {
      danger = engine_.own_danger();
      engine_.drop_unanswered(moves, *danger);
      if (order.forces && !manner_.null_moves) engine_.drop_unforcing(moves);
    }
  }
  const bool may_pass = manner_.null_moves && !course_.passed && !engine_.in_check(engine_.turn());
  const Deeper deeper(course_);
  if (order.last && behind.captures_only && !hooked) {
    std::erase_if(moves, [](const Candidate& move) { return !move.captures(); });
  }
  if (order.last && behind.castlings_only && !hooked && engine_.takes_short_cuts()) {
    std::erase_if(moves, [](const Candidate& move) { return move.type != MoveType::castling; });
  }
  course_.other_end.arrange(moves, course_.depth);
  if (order.known != nullptr && !lenient && !visit_known(*order.known, moves, known_legal, visit)) {
    return false;
  }
  if (order.arranger != nullptr && !hooked) order.arranger->arrange(moves, known_legal);
  if (order.favourite != nullptr) {
    const auto found = std::ranges::find(moves, *order.favourite);
    if (found != moves.end() && begins) {
      moves.erase(found);
    } else if (found != moves.end()) {
      std::rotate(moves.begin(), found, found + 1);
    }
  }
  int number = 0;
  if (may_pass && !pass_move(order, ++number, visit)) return false;
  if (!lenient && !known_legal && judged_late) return each_check(moves, visit);
  // The hook tells by itself which first move is being examined.
  const bool tells = course_.depth == 1 && !hooked;
  const auto tell = [&](const Candidate& candidate) {
    const auto place = static_cast<int>(&candidate - moves.data());
    watch_.examine(place + 1, static_cast<int>(moves.size()));
  };
  if (!lenient) {
    const auto visit_legal = [&](const Move& move) { return visit(move, true); };
    const bool fetches = order.foreknowledge == nullptr || !drop_known(order, moves);
    if (fetches && !moves.empty()) order.fetching.before(engine_, moves.front());
    for (const Candidate& candidate : moves) {
      if (tells) tell(candidate);
      if (fetches && &candidate != &moves.back()) {
        order.fetching.before(engine_, *(&candidate + 1));
      }
      const bool sure =
          danger ? engine_.surely_safe(*danger, candidate) : is_legal_if_listed(candidate);
      if (!engine_.outcomes(candidate, visit_legal, sure)) return false;
    }
    return true;
  }
  const Side mover = engine_.turn();
  if (order.last && behind.own_mates_only && !hooked && engine_.takes_short_cuts()) {
    danger = engine_.own_danger();
  }
  const typename E::Judging leniently(engine_, Legality::self_check);
  for (const Candidate& candidate : moves) {
    if (tells) tell(candidate);
    if (danger && engine_.surely_safe(*danger, candidate)) continue;
    const bool go_on = engine_.outcomes(
        candidate,
        [&](const Move& move) {
          const typename E::Judging strict(engine_, Legality::full);
          const bool legal =
              engine_.legal(mover) &&
              (!selected || std::ranges::find(*selected, candidate) != selected->end());
          const bool counts = legal || self_check;
          if (hooked && !(*order.hook)({move, order.level, ++number, counts}))
            return !watch_.over() && !watch_.satisfied();
          return !counts || visit(move, legal);
        },
        false);
    if (!go_on) return false;
  }
  return true;
}

/// Leaves out moves to positions of which it is known that they lead nowhere. False if nothing is
/// fetched: then nobody will ask the table there.
template <Engine E>
bool MoveVisits<E>::drop_known(const VisitOrder& order, Candidates& moves) {
  if (!order.fetching.before_each(engine_, moves, places_)) return false;
  auto place = places_.begin();
  std::erase_if(moves, [&](const Candidate& move) {
    const std::uint64_t behind = *place++;
    const bool known = order.foreknowledge->leads_nowhere(behind) && leads_plainly(engine_, move);
    if (known) order.foreknowledge->left_out();
    return known;
  });
  return true;
}

/// Visits the favourite before the other moves are even listed: where it ends play, as it did in
/// another position, they need not be. `checks`: it matters only if it gives check.
template <Engine E>
template <class Visit>
bool MoveVisits<E>::visit_first(Candidate favourite, bool checks, Visit&& visit) {
  const Deeper deeper(course_);
  if (checks && engine_.checks_are_seen()) return each_check(std::span(&favourite, 1), visit);
  return engine_.outcomes(
      favourite, [&](const Move& move) { return visit(move, true); }, false);
}

/// Visits the defence that held out last, if it is among the moves, and takes it out.
template <Engine E>
template <class Visit>
bool MoveVisits<E>::visit_known(const Defences& known, Candidates& moves, bool known_legal,
                                Visit&& visit) {
  const auto found = known.refutation(moves);
  if (found == moves.end()) return true;
  const Candidate first = *found;
  moves.erase(found);
  return engine_.outcomes(
      first, [&](const Move& move) { return visit(move, true); },
      known_legal && is_legal_if_listed(first));
}

/// A goal may allow the own king to be left attacked. Then rules that choose among legal moves have
/// to choose among more: what they choose so is added. Returns what can be played apart from the
/// goal, if that is not all.
template <Engine E>
std::optional<Candidates> MoveVisits<E>::add_exposing(Candidates& moves) {
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

template <Engine E>
bool MoveVisits<E>::can_avoid_capture() {
  BorrowedList listed(lists_);
  Candidates& moves = *listed;
  return engine_.generate_legal(moves, Wanted::all) &&
         std::ranges::any_of(moves, [](const Candidate& move) {
           return !move.captures() && is_legal_if_listed(move);
         });
}

/// Option NullMoves: the move that leaves everything where it is.
template <Engine E>
template <class Visit>
bool MoveVisits<E>::pass_move(const VisitOrder& order, int number, Visit&& visit) {
  Move move;
  move.candidate.type = MoveType::null;
  engine_.pass(Pass::omitted);
  course_.passed = true;
  const bool asked = order.hook == nullptr || (*order.hook)({move, order.level, number, true});
  const bool go_on = asked ? visit(move, true) : !watch_.over() && !watch_.satisfied();
  course_.passed = false;
  engine_.undo();
  return go_on;
}

/// Visits those of the moves that give check and are legal. Few do the former, most the latter: so
/// it is asked first.
template <Engine E>
template <class Visit>
bool MoveVisits<E>::each_check(std::span<const Candidate> moves, Visit&& visit) {
  const Side mover = engine_.turn();
  const typename E::Judging leniently(engine_, Legality::self_check);
  const auto visit_check = [&](const Move& move) {
    const typename E::Judging strictly(engine_, Legality::full);
    return !engine_.has_given_check() || !engine_.legal(mover) || visit(move, true);
  };
  return std::ranges::all_of(
      moves, [&](const Candidate& move) { return engine_.outcomes(move, visit_check, false); });
}

template <Engine E>
template <class Then>
bool MoveVisits<E>::after_pass(Then&& then, Pass how) {
  return !engine_.in_check(engine_.turn()) && pass_on(then, how);
}

template <Engine E>
template <class Then>
bool MoveVisits<E>::pass_on(Then&& then, Pass how) {
  engine_.pass(how);
  const bool result = then();
  engine_.undo();
  return result;
}

template <Engine E>
template <class Then>
bool MoveVisits<E>::replay(const Move& move, Then&& then) {
  const Deeper deeper(course_);
  BorrowedList listed(lists_);
  Candidates& moves = *listed;
  engine_.generate(moves);
  const Candidate& wanted = move.candidate;
  const auto found = std::ranges::find_if(moves, [&wanted](const Candidate& other) {
    return other.from == wanted.from && other.to == wanted.to && other.type == wanted.type &&
           other.via == wanted.via && other.via_to == wanted.via_to && other.extra == wanted.extra;
  });
  if (found == moves.end()) return false;
  // Where it captures now, or not any more, what is forced behind the capture is no part of it.
  const bool otherwise = found->captures() != wanted.captures();
  bool result = false;
  int ways = 0;
  engine_.outcomes(
      *found,
      [&](const Move& played) {
        const bool same = played.choices == move.choices;
        if (same || otherwise) result = (same || ++ways == 1) && then();
        return !same && ways < 2;
      },
      false);
  return result;
}

}  // namespace feerie
