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
  if (levels_.spent()) return true;
  // Who is asked about first moves is asked about all of them, whether they lead anywhere or not.
  const bool hooked = level_of(node, length) >= 0;
  LineHearer* const before = std::exchange(hearer_, nullptr);
  bool found = false;
  while (levels_.asked() < length && !found && !levels_.spent()) found = add_level(node);
  hearer_ = before;
  if (watch_.over()) return false;
  if (levels_.spent()) return true;
  const bool of_this_length = levels_.asked() == length;
  if (of_this_length && !found && !hooked) return false;
  if (found) levels_.give_up();
  if (of_this_length) {
    levels_.mark_lines();
    levels_.guide(length);
  }
  return true;
}

template <Engine E>
void EngineProver<E>::begin_levels(int node, std::uint64_t root) {
  levels_.begin(root);
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
  if (length == 1 && !ends_with_play(node)) {
    level_finds_ = levels_[0].leads = series(node, 1);
    return level_finds_;
  }
  // Behind the last level there is no other, so that its positions need not be gone to again.
  levels_.begin_level(length < plan_[node].maximum);
  follow_levels(node, 0, levels_.deepest());
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
        const std::uint64_t place = table_key(node, Letter::first, levels_.question());
        if (place != levels_[child].key) return false;
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

/// Moves to positions that have been entered are not played.
template <Engine E>
class EngineProver<E>::KnownPlaces final : public Foreknowledge {
 public:
  KnownPlaces(EngineProver& prover, std::uint32_t parent) : prover_(prover), parent_(parent) {}
  bool leads_nowhere(std::uint64_t place) override {
    const auto known = prover_.number_in_levels(place);
    return known && prover_.levels_.answered(*known);
  }
  void left_out(std::uint64_t place) override {
    const auto known = prover_.number_in_levels(place);
    if (known) prover_.levels_.reach_again(*known, parent_);
  }

 private:
  EngineProver& prover_;
  std::uint32_t parent_;
};

/// Follows on a position of the deepest level but one.
template <Engine E>
void EngineProver<E>::meet_children(int node, std::uint32_t number) {
  const auto first = static_cast<std::uint32_t>(levels_.size());
  levels_[number].first_child = first;
  Meeting meeting{node, course_.depth + 1, number};
  meeting.ends_with_play = ends_with_play(node);
  meeting.may_end = meeting.ends_with_play && !cannot_end(node, Letter::first, 1);
  if (!meeting.ends_with_play || meeting.may_end || levels_.are_placed()) visit_children(meeting);
  levels_[number].children = static_cast<std::uint32_t>(levels_.size()) - first;
  levels_[number].open = levels_[number].children > 0;
}

template <Engine E>
void EngineProver<E>::visit_children(Meeting& meeting) {
  const int node = meeting.node;
  const int left = plan_[node].maximum - levels_.deepest() + 1;
  const auto [outlook, trust] = outlook_for_series(node, left);
  const Prospect prospect(outlook, engine_.position(), node, left);
  if (!prospect.open()) {
    if (trust != nullptr) trust->note(1);
    return;
  }
  VisitOrder order{.last = false, .goes_on = true};
  Sifting sifting(outlook, trust);
  order.arranger = &sifting;
  KnownPlaces known(*this, meeting.parent);
  order.foreknowledge = &known;
  order.fetching = fetching(node, Letter::first, levels_.question(), engine_.turn());
  visits_.each(plan_[node].after(Letter::first), order, [&](const Move& move, bool legal) {
    meeting.move = move.candidate;
    meeting.met = meeting.is_new = false;
    meeting.number = SeriesLevels::unplaced(false);
    meeting_ = &meeting;
    step_lines(node, Letter::first, 2, legal);
    meeting_ = nullptr;
    if (meeting.ends_with_play && legal) ask_ends(meeting);
    return !watch_.over() && !levels_.spent();
  });
}

/// A position behind a move of the one that is being followed on.
template <Engine E>
void EngineProver<E>::meet(int node) {
  Meeting& meeting = *std::exchange(meeting_, nullptr);
  meeting.met = true;
  meeting.place = table_key(node, Letter::first, levels_.question());
  if (const auto known = number_in_levels(meeting.place)) {
    meeting.number = *known;
    levels_.reach_again(*known, meeting.parent);
    return;
  }
  meeting.is_new = true;
  if (meeting.ends_with_play && !levels_.are_placed()) return;
  const bool leads = !meeting.ends_with_play && series(node, 1);
  level_finds_ |= leads;
  meeting.number = levels_.enter(meeting.place, meeting.parent, meeting.move, leads);
  if (meeting.ends_with_play) levels_[meeting.number].answered = false;
  note_in_levels(node, meeting.place, meeting.number);
  // They and the ways between them take some fifty bytes each besides the table. Companions can
  // help with nothing of this, so that with them long play is searched as elsewhere.
  const std::size_t most = course_.other_end.of > 1 ? 300'000 : 2'000'000;
  if (levels_.size() > most) levels_.give_up();
}

/// Has play ended behind the move? It has, or has not, wherever the position is reached, but for
/// captures en passant that the move allows: these are lost to whoever goes on. So a position
/// behind such a move is another one, which is asked apart, as is one in which the series cannot go
/// on.
template <Engine E>
void EngineProver<E>::ask_ends(const Meeting& meeting) {
  const bool usual = meeting.met && engine_.position().state().ep_squares == 0;
  if (usual && !meeting.is_new && levels_.answered(meeting.number)) return;
  const auto ends = [&] {
    const auto& forks = plan_[meeting.node].after(Letter::first).forks;
    return meeting.may_end &&
           std::ranges::any_of(forks, [&](const Plan::Link& fork) { return holds(fork.node); });
  };
  if (usual && meeting.is_new && levels_.are_placed()) {
    const bool leads = ends();
    levels_.answer(meeting.number, leads);
    level_finds_ |= leads;
    return;
  }
  const std::uint64_t place = usual && meeting.is_new
                                  ? meeting.place
                                  : table_key(meeting.node, Letter::second, levels_.question());
  auto known = number_in_levels(place);
  if (!known) {
    known = SeriesLevels::unplaced(ends());
    note_in_levels(meeting.node, place, *known);
  }
  level_finds_ |= levels_.leads(*known);
  levels_.reach_again(*known, meeting.parent);
}

template <Engine E>
void EngineProver<E>::note_in_levels(int node, std::uint64_t place, std::uint32_t number) {
  table_.store(place, number + 1, plan_[node].maximum - levels_.deepest() + 1);
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
  const auto stored = table_.find(place);
  if (!stored) return std::nullopt;
  return *stored - 1;
}

}  // namespace feerie
