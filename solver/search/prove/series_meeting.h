#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "search/prove/engine_prover.h"

/// Series play level by level (series_search.h): what is met behind the moves of a position.
namespace feerie {

/// Moves to positions that have been entered are not played.
template <Engine E>
class EngineProver<E>::KnownPlaces final : public Foreknowledge {
 public:
  KnownPlaces(EngineProver& prover, std::uint32_t parent) : prover_(prover), parent_(parent) {}
  bool leads_nowhere(std::uint64_t place) override {
    known_ = prover_.number_in_levels(place);
    return known_ && prover_.is_answered(*known_);
  }
  void left_out() override {
    if (known_) prover_.reach_again(*known_, parent_);
  }

 private:
  EngineProver& prover_;
  std::uint32_t parent_;
  /// The number of the position of which it has been asked last.
  std::optional<std::uint32_t> known_;
};

/// The outlook knows behind which moves nothing can follow, not which moves end play themselves:
/// among those that it leaves out, all that may give check are kept.
template <Engine E>
class EngineProver<E>::EndsOrGoesOn final : public Arranger {
 public:
  EndsOrGoesOn(EngineProver& prover, Sifting& sifting) : prover_(prover), sifting_(sifting) {}
  void arrange(Candidates& moves, bool known_legal) override {
    BorrowedList listed(prover_.lists_);
    Candidates& ends = *listed;
    ends = moves;
    sifting_.arrange(moves, known_legal);
    // What is left stands in the order in which it was.
    auto left = moves.begin();
    std::erase_if(ends, [&](const Candidate& move) {
      const bool goes_on = left != moves.end() && *left == move;
      if (goes_on) ++left;
      return goes_on;
    });
    if (ends.empty()) return;
    prover_.engine_.keep_checks(ends);
    moves.insert(moves.end(), ends.begin(), ends.end());
  }

 private:
  EngineProver& prover_;
  Sifting& sifting_;
};

/// Follows on a position of the deepest level but one.
template <Engine E>
void EngineProver<E>::meet_children(int node, std::uint32_t number) {
  const auto first = static_cast<std::uint32_t>(levels_.size());
  if (finds_ != nullptr) finds_->begin_family(number);
  Meeting meeting{node, course_.depth + 1, number};
  meeting.ends_with_play = ends_with_play(node);
  meeting.may_end = meeting.ends_with_play && !cannot_end(node, Letter::first, 1);
  if (!meeting.ends_with_play || meeting.may_end || known_levels().are_placed()) {
    visit_children(meeting);
  }
  if (finds_ == nullptr) levels_.set_children(number, first);
}

template <Engine E>
void EngineProver<E>::visit_children(Meeting& meeting) {
  const int node = meeting.node;
  const int left = plan_[node].maximum - known_levels().deepest() + 1;
  const auto [outlook, trust] = outlook_for_series(node, left);
  const Prospect prospect(outlook, engine_.position(), node, left);
  if (!prospect.open()) {
    if (trust != nullptr) trust->note(1);
    return;
  }
  VisitOrder order{.last = false, .goes_on = true};
  Sifting sifting(outlook, trust);
  // Positions with check are not entered. A goal such as a capture or a square that is reached
  // hangs on the move, wherever it leads.
  const bool ends_by_check = only_checks(plan_[node].after(Letter::first).wanted);
  EndsOrGoesOn ends_or_goes_on(*this, sifting);
  if (!follows_to_end_) {
    order.arranger = &sifting;
  } else if (ends_by_check && outlook != nullptr) {
    order.arranger = &ends_or_goes_on;
  }
  KnownPlaces known(*this, meeting.parent);
  if (!follows_to_end_ || ends_by_check) order.foreknowledge = &known;
  order.fetching = fetching(node, Letter::first, known_levels().question(), engine_.turn());
  visits_.each(plan_[node].after(Letter::first), order, [&](const Move& move, bool legal) {
    meeting.move = move.candidate;
    meeting.met = meeting.is_new = false;
    meeting.number = SeriesLevels::unplaced(false);
    meeting_ = &meeting;
    if (follows_to_end_) {
      meet_or_end(meeting);
    } else {
      step_lines(node, Letter::first, 2, legal);
    }
    meeting_ = nullptr;
    if (meeting.ends_with_play && legal) ask_ends(meeting);
    return !watch_.over() && !known_levels().spent();
  });
}

/// A position behind a move of the one that is being followed on.
template <Engine E>
void EngineProver<E>::meet(int node) {
  Meeting& meeting = *std::exchange(meeting_, nullptr);
  meeting.met = true;
  meeting.place = table_key(node, Letter::first, known_levels().question());
  if (const auto known = number_in_levels(meeting.place)) {
    meeting.number = *known;
    reach_again(*known, meeting.parent);
    return;
  }
  meeting.is_new = true;
  if (meeting.ends_with_play && !known_levels().are_placed()) return;
  // Positions that will be followed on need not be asked apart.
  const bool asked = follows_to_end_ ? known_levels().deepest() == plan_[node].maximum - 1
                                     : !meeting.ends_with_play;
  const bool leads = asked && series(node, 1);
  (follows_to_end_ ? last_moves_find_ : level_finds_) |= leads;
  enter_in_levels(meeting, leads);
}

/// Notes down the position, which nobody has reached before, as far as is known here.
template <Engine E>
void EngineProver<E>::enter_in_levels(Meeting& meeting, bool leads) {
  const bool answered = !meeting.ends_with_play;
  if (finds_ != nullptr && known_levels().are_placed()) {
    meeting.number = finds_->enter(meeting.place, meeting.move, leads, answered).data();
    note_in_levels(meeting.node, meeting.place ^ job_->salt, meeting.number);
    return;
  }
  if (finds_ != nullptr) {
    if (leads) finds_->lead(meeting.parent);
    meeting.number = SeriesLevels::unplaced(leads);
  } else {
    meeting.number = levels_.enter(meeting.place, meeting.parent, meeting.move, leads);
    if (!answered) levels_[meeting.number].answered = false;
    limit_levels();
  }
  note_in_levels(meeting.node, meeting.place, meeting.number);
}

/// They and the ways between them take some fifty bytes each besides the table.
template <Engine E>
void EngineProver<E>::limit_levels() {
  constexpr std::size_t most = 2'000'000;
  if (levels_.size() > most) levels_.give_up();
}

/// The move has been played: it ends play, or is followed by others, or neither. As in
/// `step_lines`, but whether it gives check is asked once only.
template <Engine E>
void EngineProver<E>::meet_or_end(const Meeting& meeting) {
  const Plan::Behind& behind = plan_[meeting.node].after(Letter::first);
  const bool checks = engine_.has_given_check();
  const auto reached = [this](const Plan::Link& leaf) { return goal_reached(plan_[leaf.node]); };
  if ((checks || !only_checks(behind.wanted)) && std::ranges::any_of(behind.leaves, reached)) {
    level_finds_ = true;
    lead(meeting.parent);
    return;
  }
  if (checks) return;
  for (const int constraint : behind.move_constraints) {
    if (!holds(constraint)) return;
  }
  visits_.pass_on([&] { return series(meeting.node, 1); });
}

/// Has play ended behind the move? It has, or has not, wherever the position is reached, but for
/// captures en passant that the move allows: these are lost to whoever goes on. So a position
/// behind such a move is another one, which is asked apart, as is one in which the series cannot go
/// on.
template <Engine E>
void EngineProver<E>::ask_ends(const Meeting& meeting) {
  const bool usual = meeting.met && engine_.position().state().ep_squares == 0;
  if (usual && !meeting.is_new && is_answered(meeting.number)) return;
  const auto ends = [&] {
    const auto& forks = plan_[meeting.node].after(Letter::first).forks;
    return meeting.may_end &&
           std::ranges::any_of(forks, [&](const Plan::Link& fork) { return holds(fork.node); });
  };
  if (usual && meeting.is_new && known_levels().are_placed()) {
    const bool leads = ends();
    answer(meeting, leads);
    level_finds_ |= leads;
    return;
  }
  const std::uint64_t place =
      usual && meeting.is_new ? meeting.place
                              : table_key(meeting.node, Letter::second, known_levels().question());
  auto known = number_in_levels(place);
  if (!known) {
    known = SeriesLevels::unplaced(ends());
    note_in_levels(meeting.node, place, *known);
  }
  level_finds_ |= known_levels().leads(*known);
  reach_again(*known, meeting.parent);
}

template <Engine E>
void EngineProver<E>::note_in_levels(int node, std::uint64_t place, std::uint32_t number) {
  table_.store(place, number + 1, plan_[node].maximum - known_levels().deepest() + 1);
}

}  // namespace feerie
