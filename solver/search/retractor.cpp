#include "search/retractor.h"

#include <utility>
#include <variant>

#include "problem/complaint.h"
#include "problem/messages.h"
#include "problem/setup.h"
#include "problem/stipulation_words.h"
#include "retro/unmove.h"
#include "search/phases.h"
#include "search/reached.h"
#include "search/ways_back.h"

namespace feerie {

bool Retractor::refuse(const Diagnostics& reasons) {
  for (const Diagnostic& reason : reasons) listener_.refuse(reason);
  return false;
}

Side Retractor::starting_side() const {
  return tasks_ == nullptr ? problem_.stipulation.starts : turn_of(tasks_->actual);
}

Diagnostics Retractor::faults(const std::vector<Side>& sides, Side starts) const {
  const auto& retraction = *problem_.stipulation.retraction;
  const Passage& place = problem_.stipulation_place;
  Diagnostics found;
  if (!stipulation::fits(retraction, starts)) {
    found.push_back(complaint(problem_, place, messages::retraction_does_not_fit,
                              stipulation::name_of(sides.back(), problem_.language),
                              stipulation::name_of(starts, problem_.language)));
  }
  const Options& options = problem_.options;
  for (const auto& [name, given] :
       {std::pair{"Duplex", options.duplex}, std::pair{"HalfDuplex", options.half_duplex},
        std::pair{"PostKeyPlay", options.post_key_play}}) {
    if (given) found.push_back(unsupported(problem_, place, messages::retraction_not_with, name));
  }
  if (settings_.division != nullptr) {
    found.push_back(unsupported(problem_, place, messages::retraction_not_with, "split"));
  }
  if (problem_.fen.side && *problem_.fen.side == sides.front()) {
    found.push_back(
        complaint(problem_, problem_.fen.side_place, messages::retraction_of_other_side));
  }
  return found;
}

bool Retractor::run() {
  const Side starts = starting_side();
  const std::vector<Side> sides = stipulation::sides_of(*problem_.stipulation.retraction, starts);
  Diagnostics reasons = faults(sides, starts);
  const Side turn = opposite(sides.front());
  const auto result = set_up(problem_, turn, tasks_ == nullptr ? turn : tasks_->defender);
  if (const auto* more = std::get_if<Diagnostics>(&result)) {
    reasons.insert(reasons.end(), more->begin(), more->end());
  }
  if (!reasons.empty()) return refuse(reasons);
  const Setup& setup = std::get<Setup>(result);
  for (const std::string_view owner : setup.rules->not_taken_back()) {
    reasons.push_back(unsupported(problem_, problem_.place, messages::not_taken_back, owner));
  }
  if (!reasons.empty()) return refuse(reasons);

  WaysBack ways(problem_, setup, sides, watch_);
  if (const auto& illegal = ways.illegal_diagram()) listener_.deduced(problem_, *illegal);
  if (tasks_ == nullptr) {
    Phases phases(problem_, settings_, watch_, listener_, false, false);
    return phases.list_within(turn, [&] {
      ways.each([&](const WayBack& way) {
        if (!ways.admits(way)) return !watch_.over();
        listener_.retracted(problem_, way);
        watch_.count_solution();
        return !watch_.over() && !watch_.satisfied();
      });
    });
  }
  Reached reached(problem_, *tasks_, setup, settings_, watch_, listener_);
  ways.each([&](const WayBack& way) {
    if (reached.solves(way) && ways.admits(way)) reached.show(way);
    return !watch_.over();
  });
  if (!reached.anything_shown()) reached.show_nothing(turn);
  return true;
}

}  // namespace feerie
