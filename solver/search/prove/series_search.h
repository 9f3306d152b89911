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
///
/// Whether the next move can be the last one is mostly seen when the position is followed on, as
/// its moves are played then. Only positions behind all moves but one, which are not followed on,
/// are asked that apart (`may_follow_to_end`).
///
/// An outlook is asked about a position with all moves that can follow there in the longest lines.
/// If it says no to so many moves only where it says no to fewer (`Outlook::grows`), it closes no
/// position of a line, and none of the shortest ways to such a position either, which are parts of
/// lines as well. What the other side does behind a series is asked once of the position behind the
/// last move: whether it succeeds there hangs on that position. A table that is full may lose
/// positions; they are entered again then, so that two numbers may stand for one position, the
/// later one for as many moves or more.
namespace feerie {

/// Finds out which positions lines of exactly this length pass through; false if it is certain that
/// there is none.
template <Engine E>
bool EngineProver<E>::series_may_reach(int node, int length) {
  // Series behind other play have to be searched in many positions.
  if (course_.depth > 0) return true;
  const std::uint64_t root = table_key(node, Letter::first, 0);
  if (!levels_.begins_with(root)) begin_levels(node, root);
  levels_.guide(0);
  if (levels_.spent()) {
    leave_crew(length);
    return true;
  }
  // Who is asked about first moves is asked about all of them, whether they lead anywhere or not.
  const bool hooked = level_of(node, length) >= 0;
  LineHearer* const before = std::exchange(hearer_, nullptr);
  bool found = false;
  while (levels_.asked() < length && !found && !levels_.spent() && !watch_.over()) {
    found = add_level(node);
  }
  hearer_ = before;
  if (watch_.over()) return false;
  if (levels_.spent()) {
    leave_crew(length);
    return true;
  }
  const bool of_this_length = levels_.asked() == length;
  if (of_this_length && !found && !hooked) return false;
  if (found) {
    levels_.give_up();
    // The levels tell where lines of this length go.
    leave_crew(of_this_length ? length + 1 : length);
  }
  if (of_this_length) {
    levels_.mark_lines();
    levels_.guide(length);
  }
  return true;
}

template <Engine E>
void EngineProver<E>::begin_levels(int node, std::uint64_t root) {
  levels_.begin(root);
  follows_to_end_ = may_follow_to_end(node);
  last_moves_find_ = lost_way_ = false;
  // Others who search the same begin at other ends, and share what is in the table only.
  const bool apart = course_.other_end.number > 0;
  const bool foreseen = outlook_ != nullptr && !outlook_->grows();
  if (apart || foreseen || !manner_.tables || manner_.null_moves || !engine_.takes_short_cuts() ||
      table_.capacity() == 0) {
    levels_.give_up();
    return;
  }
  table_.store(table_key(node, Letter::first, levels_.question()), 1, plan_[node].maximum + 1);
  // Without a move there is no line; with some moves there may be one that ends where play began.
  levels_[0].answered = !ends_with_play(node);
}

/// Does play end behind the last move with other play, which hangs on the position alone?
template <Engine E>
bool EngineProver<E>::ends_with_play(int node) const {
  const Plan::Behind& behind = plan_[node].after(Letter::first);
  return behind.leaves.empty() && behind.move_constraints.empty() &&
         std::ranges::all_of(behind.forks, [this](const Plan::Link& fork) {
           return !fork.forced && hangs_on_position(fork.node);
         });
}

/// Goals and constraints may ask what the last move was.
template <Engine E>
bool EngineProver<E>::hangs_on_position(int node) const {
  const Plan::Node& asked = plan_[node];
  switch (asked.type) {
    case Plan::Type::goal:
      return false;
    case Plan::Type::negation:
    case Plan::Type::inversion:
      return hangs_on_position(asked.left);
    case Plan::Type::conjunction:
    case Plan::Type::disjunction:
      return hangs_on_position(asked.left) && hangs_on_position(asked.right);
    case Plan::Type::branch:
      break;
  }
  return std::ranges::all_of(asked.behind, [](const Plan::Behind& behind) {
    return behind.constraints.empty() && behind.move_constraints.empty();
  });
}

/// Looks for lines of one move more: enters the positions behind one move more, or where only the
/// last move itself can tell that play has ended, those behind one move less.
template <Engine E>
bool EngineProver<E>::add_level(int node) {
  const int length = levels_.ask_further();
  level_finds_ = false;
  if (follows_to_end_) return add_level_to_end(node, length);
  if (length == 1 && !ends_with_play(node)) {
    level_finds_ = levels_[0].leads = series(node, 1);
    return level_finds_;
  }
  // Behind the last level there is no other, so that its positions need not be gone to again.
  levels_.begin_level(length < plan_[node].maximum);
  follow_level(node, length);
  return level_finds_;
}

/// Is it seen whether a goal is reached while positions are followed on? Moves that give check are
/// played there anyway, though none can follow them. Others would have to be asked for stalemate
/// one by one, and orthodox mates are seen without playing.
template <Engine E>
bool EngineProver<E>::may_follow_to_end(int node) const {
  const Plan::Behind& behind = plan_[node].after(Letter::first);
  if (forced_ || plan_[node].maximum < 2 || behind.leaves.empty() || !behind.forks.empty() ||
      behind.self_check) {
    return false;
  }
  return only_checks(behind.wanted) ||
         std::ranges::none_of(behind.leaves, [this](const Plan::Link& leaf) {
           return plan_[leaf.node].goal->requires_immobility;
         });
}

/// Looks for lines of one move more by following on the positions behind one move less. Those
/// behind all moves but one are asked for the last move when they are entered, as they are not
/// followed on.
template <Engine E>
bool EngineProver<E>::add_level_to_end(int node, int length) {
  if (length == plan_[node].maximum) return last_moves_find_;
  levels_.begin_level(length < plan_[node].maximum - 1);
  follow_level(node, length);
  return level_finds_;
}

/// Goes on from a position to the deepest ones that have been entered first from it, and follows
/// these on. `moves`: as many lead from here to the new level. `part`: only these; null: all.
template <Engine E>
void EngineProver<E>::follow_levels(int node, std::uint32_t number, int moves,
                                    const SeriesPart* part) {
  const SeriesLevels& levels = known_levels();
  if (watch_.over() || levels.spent()) return;
  if (moves == 1) {
    meet_children(node, number);
    return;
  }
  const Deeper deeper(course_);
  bool open = false;
  std::uint32_t child = levels[number].first_child;
  std::uint32_t end = child + levels[number].children;
  if (part != nullptr) {
    const int level_of_children = levels.deepest() - moves + 1;
    const auto [first, last] = (*part)[static_cast<std::size_t>(level_of_children)];
    child = std::max(child, first);
    end = std::min(end, last + 1);
  }
  for (; child < end; ++child) {
    if (!levels[child].open) continue;
    const Candidate move = levels[child].move;
    const auto follow = [&](const Move& /*played*/) {
      return !visits_.pass_on([&] {
        const std::uint64_t place = table_key(node, Letter::first, levels.question());
        if (place != levels[child].key) return false;
        follow_levels(node, child, moves - 1, part);
        return true;
      });
    };
    // It is found again, as the position is that in which it was played before.
    if (engine_.outcomes(move, follow, true)) lost_way_ = true;
    open |= levels[child].open;
  }
  if (finds_ != nullptr) return;
  if (lost_way_) levels_.give_up();
  levels_[number].open = open;
}

/// Is it known that no line passes through the position, with so many moves left?
template <Engine E>
bool EngineProver<E>::off_all_lines(int node, int length) {
  if (levels_.guided() == 0) return false;
  const auto known = number_in_levels(table_key(node, Letter::first, levels_.question()));
  return known && !levels_.leads(*known, levels_.guided() - length);
}

/// The number of a position; none if it has not been reached, or if the table has lost it: it is
/// entered once more then.
template <Engine E>
std::optional<std::uint32_t> EngineProver<E>::number_in_levels(std::uint64_t place) {
  auto stored = table_.find(place);
  if (!stored && job_ != nullptr) stored = table_.find(place ^ job_->salt);
  if (!stored) return std::nullopt;
  return *stored - 1;
}

}  // namespace feerie
