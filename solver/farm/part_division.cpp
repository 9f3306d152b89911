#include "farm/part_division.h"

#include <algorithm>

#include <fmt/format.h>

#include "farm/naming.h"
#include "texts/texts.h"

namespace feerie::farm {

int PartDivision::begin_phase(const Phase& phase) {
  const PhaseName name{version_, phase.phase, phase.second_side};
  const auto found = std::ranges::find(part_.plays, name, &Play::phase);
  if (found == part_.plays.end()) return -1;
  play_ = &*found;
  begun_[static_cast<std::size_t>(found - part_.plays.begin())] = true;
  met_.assign(play_->ways.size(), false);
  present_.clear();
  int depth = 0;
  for (const Way& way : play_->ways) {
    depth = std::max(depth, static_cast<int>(way.moves.size()) + (way.ends ? 1 : 0));
  }
  too_deep_ = depth > phase.levels;
  return std::min(depth, phase.levels);
}

bool PartDivision::wants(const FirstMove& first, Game& before) {
  if (too_deep_) return false;
  const std::string name = farm::name_of(first.move, before, *problem_);
  const auto level = static_cast<std::size_t>(first.level);
  const std::vector<Way>& ways = play_->ways;
  if (level == 0) {
    present_.clear();
    for (std::size_t i = 0; i < ways.size(); ++i) {
      if (ways[i].moves.empty() || ways[i].moves.front() != name) continue;
      present_.push_back(i);
      if (ways[i].moves.size() == 1) meet(i, first);
    }
    return !present_.empty();
  }
  bool wanted = false;
  for (const std::size_t i : present_) {
    const Way& way = ways[i];
    if (way.moves.size() == 1) {
      wanted |= !way.ends;
    } else if (way.moves[1] == name) {
      wanted = meet(i, first);
    }
  }
  return wanted;
}

/// Of moves that are illegal only the names can be the same.
bool PartDivision::meet(std::size_t number, const FirstMove& first) {
  if (first.counts) met_[number] = true;
  return true;
}

bool PartDivision::wants_solution() const {
  if (too_deep_) return false;
  if (play_->ways.empty()) return true;
  const std::vector<Way>& ways = play_->ways;
  if (way().empty()) {
    return std::ranges::any_of(ways, [](const Way& way) { return way.moves.empty(); });
  }
  if (way().size() > 1) return true;
  return std::ranges::any_of(present_, [&](std::size_t i) { return ways[i].moves.size() == 1; });
}

std::string PartDivision::end_phase(bool whole) {
  if (too_deep_)
    return std::string(
        texts::translate(problem_->language, "the part cuts play that cannot be cut so deep"));
  if (!whole) return {};
  for (std::size_t i = 0; i < met_.size(); ++i) {
    const Way& way = play_->ways[i];
    if (met_[i] || way.moves.empty()) continue;
    return texts::form(problem_->language, "the part begins with moves that there are not: {}",
                       text_of(way));
  }
  return {};
}

bool PartDivision::all_begun() const {
  return std::ranges::all_of(begun_, [](bool begun) { return begun; });
}

}  // namespace feerie::farm
