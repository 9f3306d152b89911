#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "search/prove/engine_prover.h"

/// Series play level by level (series_search.h), by several threads.
///
/// Idea: the positions of a level are independent of each other. They are followed on in parts, by
/// whoever is free, and what is met behind them is noted down (`SeriesFinds`). When all parts are
/// done, one thread takes the notes over into the levels, part by part, as if it had met all this
/// itself. That takes a small part of the time.
///
/// Nothing changes: a position is entered on the level on which it is reached first, with all its
/// parents there, whoever has met it. If two threads have met it at the same time, the second note
/// is one of another parent. Which of the parents it is entered behind, and its number, say nothing
/// of lines: these are listed by the searching thread alone, in its own order, and through which
/// positions they pass depends on all parents alike.
///
/// A position that is met for the first time is noted in the table at once, so that other threads
/// mostly know it. It is noted under a key of this job, so that nobody finds the number there that
/// it had for the time being when it has got one for good.
namespace feerie {

/// Follows on the positions of the deepest level but one.
template <Engine E>
void EngineProver<E>::follow_level(int node, int length) {
  // So few are followed on before others have been called.
  constexpr std::uint32_t few = 64;
  const auto [first, end] = levels_.level(levels_.deepest() - 1);
  const int helpers = crew_ == nullptr || end - first < few ? 0 : crew_->helpers();
  if (helpers == 0) return follow_levels(node, 0, levels_.deepest());
  // The lower bits do not tell where an entry of the table lies.
  const std::uint64_t salt = ++jobs_ << 48U | 0x5aU;
  auto parts = parts_of_level(helpers + 1);
  const std::size_t count = parts.size();
  const std::shared_ptr<SeriesJob> job(new SeriesJob{levels_, node, length, salt, std::move(parts),
                                                     std::vector<SeriesFinds>(count)});
  const bool complete = crew_->share(job, *this, watch_);
  // Otherwise somebody may still look at the levels.
  if (watch_.over()) return;
  if (!complete) return levels_.give_up();
  take_over(*job);
}

/// The positions to be followed on, in several parts for each thread.
template <Engine E>
std::vector<SeriesPart> EngineProver<E>::parts_of_level(int threads) const {
  constexpr std::uint32_t most = 256;
  const int level = levels_.deepest() - 1;
  const auto [first, end] = levels_.level(level);
  const std::uint32_t size =
      std::clamp((end - first) / (8 * static_cast<std::uint32_t>(threads)), 1U, most);
  std::vector<SeriesPart> parts;
  for (std::uint32_t begin = first; begin < end; begin += size) {
    SeriesPart& part = parts.emplace_back(static_cast<std::size_t>(level) + 1);
    std::pair<std::uint32_t, std::uint32_t> range{begin, std::min(begin + size, end) - 1};
    for (auto at = part.rbegin(); at != part.rend(); ++at) {
      *at = range;
      range = {levels_[range.first].parent, levels_[range.second].parent};
    }
  }
  return parts;
}

template <Engine E>
void EngineProver<E>::follow_part(const SeriesJob& job, const SeriesPart& part, int number,
                                  SeriesFinds& finds) {
  const bool found_before = last_moves_find_;
  job_ = &job;
  finds_ = &finds;
  follows_to_end_ = may_follow_to_end(job.node);
  level_finds_ = last_moves_find_ = lost_way_ = false;
  if (outlook_ != nullptr) outlook_->look_for(job.node, job.length);
  if (std::exchange(numbered_for_, job.salt) != job.salt) numbered_ = 0;
  finds.begin(number, numbered_);
  follow_levels(job.node, 0, job.levels.deepest(), &part);
  numbered_ += static_cast<std::uint32_t>(finds.news().size());
  finds.level_finds = level_finds_;
  finds.last_moves_find = last_moves_find_;
  finds.complete = !watch_.over() && !lost_way_ && numbered_ < SeriesFinds::Number::most;
  job_ = nullptr;
  finds_ = nullptr;
  last_moves_find_ = found_before;
}

/// Enters what all have noted down into the levels.
template <Engine E>
void EngineProver<E>::take_over(const SeriesJob& job) {
  // By worker, the numbers of new positions in the order in which it has met them.
  std::vector<std::vector<std::uint32_t>> numbers;
  for (const SeriesFinds& finds : job.finds) {
    const auto worker = static_cast<std::size_t>(finds.worker());
    if (worker >= numbers.size()) numbers.resize(worker + 1);
    take_over_families(job.node, finds, numbers[worker]);
    for (const std::uint32_t leading : finds.leading()) levels_[leading].leads = true;
    level_finds_ |= finds.level_finds;
    last_moves_find_ |= finds.last_moves_find;
  }
  for (const SeriesFinds& finds : job.finds) {
    for (const auto [child, parent] : finds.edges()) {
      const auto of = SeriesFinds::Number::of(child);
      const bool is_new = SeriesFinds::Number::is_one(child);
      levels_.reach_again(is_new ? numbers[static_cast<std::size_t>(of.worker)][of.count] : child,
                          parent);
    }
  }
  levels_.look_for_open();
  limit_levels();
}

/// Enters new positions, and notes their numbers.
template <Engine E>
void EngineProver<E>::take_over_families(int node, const SeriesFinds& finds,
                                         std::vector<std::uint32_t>& numbers) {
  for (const SeriesFinds::Family& family : finds.families()) {
    const auto first = static_cast<std::uint32_t>(levels_.size());
    for (std::size_t i = family.first; i < family.last; ++i) {
      const SeriesFinds::New& met = finds.news()[i];
      auto known = number_in_levels(met.key);
      if (known) {
        // Another thread has met it at the same time.
        levels_.reach_again(*known, family.parent);
        if (met.answered) levels_.answer(*known, met.leads);
      } else {
        known = levels_.enter(met.key, family.parent, met.move, met.leads);
        levels_[*known].answered = met.answered;
        note_in_levels(node, met.key, *known);
      }
      numbers.push_back(*known);
    }
    levels_.set_children(family.parent, first);
  }
}

/// Notes that the position has been reached from another parent.
template <Engine E>
void EngineProver<E>::reach_again(std::uint32_t number, std::uint32_t parent) {
  if (finds_ == nullptr) {
    levels_.reach_again(number, parent);
  } else if (number == SeriesLevels::unplaced(true)) {
    finds_->lead(parent);
  } else if (SeriesFinds::Number::is_one(number)) {
    finds_->reach_again(number, parent);
  }
}

/// Play can end behind a move of the position, or of one that is met behind it.
template <Engine E>
void EngineProver<E>::lead(std::uint32_t number) {
  if (finds_ == nullptr) {
    levels_[number].leads = true;
  } else {
    finds_->lead(number);
  }
}

/// It has been found out of a new position whether play ends behind the move that leads there.
template <Engine E>
void EngineProver<E>::answer(const Meeting& meeting, bool leads) {
  if (finds_ == nullptr) return levels_.answer(meeting.number, leads);
  auto number = SeriesFinds::Number::of(meeting.number);
  finds_->answer(number, leads);
  number.answered = true;
  note_in_levels(meeting.node, meeting.place ^ job_->salt, number.data());
}

/// Is it known whether play ends behind a usual move to the position?
template <Engine E>
bool EngineProver<E>::is_answered(std::uint32_t number) const {
  if (SeriesFinds::Number::is_one(number)) return SeriesFinds::Number::of(number).answered;
  return known_levels().answered(number);
}

}  // namespace feerie
