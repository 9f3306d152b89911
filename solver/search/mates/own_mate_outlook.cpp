#include "search/mates/own_mate_outlook.h"

#include <algorithm>
#include <utility>

#include "search/mates/foreseeable.h"
#include "search/mates/plain_units.h"

namespace feerie::mates {
namespace {

/// Does all play of the branch end with the mate of the side that moves last?
bool ends_with_own_mate(const Plan::Node& branch) {
  if (!branch.help_or_series()) return false;
  const auto& behind = branch.behind;
  const auto ends_so = [](const Plan::Behind& ends) {
    return !ends.may_end() || ends.own_mates_only;
  };
  const bool any = std::ranges::any_of(behind, &Plan::Behind::own_mates_only);
  return any && std::ranges::all_of(behind, ends_so);
}

/// Any unit may give the check by any move.
OpenBoard::Extras any_check_counts() {
  OpenBoard::Extras extras;
  extras.freedoms.plays_checks = true;
  return extras;
}

}  // namespace

std::unique_ptr<OwnMateOutlook> OwnMateOutlook::make(const Plan& plan, const CompiledRules& rules,
                                                     const Position& start) {
  if (!orthodox(rules) || !has_plain_units(start)) return nullptr;
  std::vector<bool> foreseen;
  for (int node = 0; node < plan.size(); ++node) {
    foreseen.push_back(ends_with_own_mate(plan[node]));
  }
  if (std::ranges::find(foreseen, true) == foreseen.end()) return nullptr;
  const auto fairies = fairies_in_play(start, rules);
  if (!fairies || *fairies != 0) return nullptr;
  return std::unique_ptr<OwnMateOutlook>(
      new OwnMateOutlook(plan, rules, start, std::move(foreseen)));
}

OwnMateOutlook::OwnMateOutlook(const Plan& plan, const CompiledRules& rules, const Position& start,
                               std::vector<bool> foreseen)
    : plan_(plan),
      foreseen_(std::move(foreseen)),
      board_(rules, start.holes(), any_check_counts()),
      squares_(board_, nullptr) {}

bool OwnMateOutlook::enter(const Position& position, int node, int length) {
  const Side turn = position.turn();
  const bool series = plan_[node].play == Plan::Play::series;
  const Side loser = series || length % 2 == 1 ? turn : opposite(turn);
  Frame frame{node, loser, all_squares};
  if (foreseen_[static_cast<std::size_t>(node)]) {
    // Fewer moves are left than before, so that no square is added.
    if (!frames_.empty() && frames_.back().node == node && frames_.back().loser == loser) {
      frame.squares = frames_.back().squares;
    }
    MovesLeft moves{};
    moves[index(turn)] = series ? length : (length + 1) / 2;
    moves[index(opposite(turn))] = series ? 0 : length / 2;
    squares_.look_at(position);
    frame.squares = squares_.possible_among({Finale::mate, loser}, moves, frame.squares);
    if (frame.squares == 0) return false;
  }
  frames_.push_back(frame);
  return true;
}

}  // namespace feerie::mates
