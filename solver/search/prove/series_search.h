#pragma once

#include <algorithm>
#include <utility>

#include "search/prove/engine_prover.h"
#include "search/prove/series_levels.h"

/// Series play without a line that is shorter: positions are followed on only where they are
/// reached first.
///
/// Idea: lengths are looked at one after the other. While there is no line, the positions behind so
/// many moves need not be found again for each length: those behind one move more are found from
/// them (breadth-first search). Each position is followed on once, and asked once whether the next
/// move can be the last one. In long play on thin boards the same few thousand positions were
/// followed on for each length anew.
///
/// Nothing is lost: let there be no line of fewer than n moves, and let a line of n moves pass
/// through a position behind k of them which can also be reached by j < k moves. These and the rest
/// of the line would be a line of n - k + j moves, as what can follow depends on the position alone
/// (that is what the table assumes, too); but there is none. So a line of n moves passes through
/// each position behind the fewest moves that lead there, and the last but one position of each
/// line is among those which are first reached by n - 1 moves. The lines themselves are listed as
/// elsewhere, only that positions through which none passes are left out. Once there are lines,
/// longer ones may pass through a position at any time: then nothing is left out any more.
namespace feerie {

/// Finds out which positions lines of exactly this length pass through; false if it is certain that
/// there is none.
template <Engine E>
bool EngineProver<E>::series_may_reach(int node, int length) {
  // Series behind other play have to be searched in many positions.
  if (course_.depth > 0) return true;
  const std::uint64_t root = table_key(node, Letter::first, 0);
  if (!levels_.begins_with(root)) begin_levels(node, root);
  levels_.guide(false);
  if (levels_.spent()) return true;
  // Who is asked about first moves is asked about all of them, whether they lead anywhere or not.
  const bool hooked = level_of(node, length) >= 0;
  LineHearer* const before = std::exchange(hearer_, nullptr);
  bool found = levels_.deepest() == 0 && levels_[0].leads;
  while (levels_.deepest() < length - 1 && !found && !levels_.spent()) {
    found = add_level(node, levels_.deepest() + 1);
  }
  hearer_ = before;
  if (watch_.over()) return false;
  if (levels_.spent()) return true;
  const bool of_this_length = levels_.deepest() == length - 1;
  if (of_this_length && !found && !hooked) return false;
  if (found) levels_.give_up();
  if (of_this_length) levels_.mark_lines();
  levels_.guide(of_this_length);
  return true;
}

template <Engine E>
void EngineProver<E>::begin_levels(int node, std::uint64_t root) {
  levels_.begin(root);
  // Others who search the same begin at other ends, and share what is in the table only.
  const bool apart = course_.other_end.number > 0;
  if (apart || outlook_ != nullptr || !manner_.tables || manner_.null_moves ||
      !engine_.takes_short_cuts() || table_.capacity() == 0) {
    levels_.give_up();
    return;
  }
  table_.store(root, 1, plan_[node].maximum + 1);
  LineHearer* const before = std::exchange(hearer_, nullptr);
  levels_[0].leads = series(node, 1);
  hearer_ = before;
}

/// Enters the positions behind one move more; is there one from which the next move can be the
/// last?
template <Engine E>
bool EngineProver<E>::add_level(int node, int level) {
  levels_.begin_level();
  level_finds_ = false;
  follow_levels(node, 0, level);
  return level_finds_;
}

/// Goes on from a position to the deepest ones that have been entered first from it, and follows
/// these on. `moves`: as many lead from here to the new level.
template <Engine E>
void EngineProver<E>::follow_levels(int node, std::uint32_t number, int moves) {
  if (watch_.over() || levels_.spent()) return;
  if (moves == 1) {
    meet_children(node, number);
    return;
  }
  const Deeper deeper(course_);
  bool open = false;
  const std::uint32_t first = levels_[number].first_child;
  for (std::uint32_t child = first; child < first + levels_[number].children; ++child) {
    if (!levels_[child].open) continue;
    const Candidate move = levels_[child].move;
    const auto follow = [&](const Move& /*played*/) {
      return !visits_.in_series([&] {
        if (table_key(node, Letter::first, 0) != levels_[child].key) return false;
        follow_levels(node, child, moves - 1);
        return true;
      });
    };
    // It is found again, as the position is that in which it was played before.
    if (engine_.outcomes(move, follow, true)) levels_.give_up();
    open |= levels_[child].open;
  }
  levels_[number].open = open;
}

/// Follows on a position of the deepest level but one.
template <Engine E>
void EngineProver<E>::meet_children(int node, std::uint32_t number) {
  levels_[number].first_child = static_cast<std::uint32_t>(levels_.size());
  const Plan::Behind& behind = plan_[node].after(Letter::first);
  Meeting meeting{node, course_.depth + 1, number};
  const Meeting* const before = std::exchange(meeting_, &meeting);
  VisitOrder order{.last = false, .goes_on = true};
  order.fetching = fetching(node, Letter::first, 0, engine_.turn());
  visits_.each(behind, order, [&](const Move& move, bool legal) {
    meeting.move = move.candidate;
    step_lines(node, Letter::first, 2, legal);
    return !watch_.over() && !levels_.spent();
  });
  meeting_ = before;
  levels_[number].children =
      static_cast<std::uint32_t>(levels_.size()) - levels_[number].first_child;
  levels_[number].open = levels_[number].children > 0;
}

/// A position behind a move of the one that is being followed on.
template <Engine E>
void EngineProver<E>::meet(int node) {
  const Meeting& meeting = *std::exchange(meeting_, nullptr);
  const std::uint64_t place = table_key(node, Letter::first, 0);
  if (const auto known = number_in_levels(place)) {
    levels_.reach_again(*known, meeting.parent);
  } else {
    const std::uint32_t child = levels_.enter(place, meeting.parent, meeting.move);
    table_.store(place, child + 1, plan_[node].maximum - levels_.deepest() + 1);
    const bool leads = series(node, 1);
    levels_[child].leads = leads;
    level_finds_ |= leads;
    // Where so many positions are reached, most of them are new at each length, and finding them
    // from the others costs more than it spares. Other threads wait for work, too.
    constexpr std::size_t most = 50'000;
    if (levels_.size() > most) levels_.give_up();
  }
  meeting_ = &meeting;
}

/// Is it known that no line passes through the position, with so many moves left?
template <Engine E>
bool EngineProver<E>::off_all_lines(int node, int length) {
  if (!levels_.guides()) return false;
  const auto known = number_in_levels(table_key(node, Letter::first, 0));
  return known && !levels_.leads(*known, levels_.deepest() + 1 - length);
}

/// The number of a position; none if it has not been reached, or if the table has lost it: it is
/// entered once more then.
template <Engine E>
std::optional<std::uint32_t> EngineProver<E>::number_in_levels(std::uint64_t place) {
  const auto stored = table_.find(place);
  if (!stored || *stored > levels_.size() || levels_[*stored - 1].key != place) return std::nullopt;
  return *stored - 1;
}

}  // namespace feerie
