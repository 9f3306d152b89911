#include "position/hash.h"
#include "search/targets.h"

/// Can a king still be mated or stalemated on a square? What can guard its neighbours and what can
/// fill them is found once for each placement of a party.
namespace feerie::targets {

bool Targets::mate_possible(Side loser, Square centre, const std::array<int, 2>& moves) {
  const Side winner = opposite(loser);
  const auto key = [&](Side side) {
    const auto budget = static_cast<std::uint64_t>(moves[index(side)]);
    return hash::mix(parties_[index(side)].key ^
                     (budget << 8U | std::uint64_t{centre} << 1U | index(side)));
  };
  const auto& held = held_mates_.get(key(loser), [&] {
    return std::array{
        holds_[index(loser)].mated(parties_[index(loser)], centre, moves[index(loser)])};
  });
  if (held[0].empty()) return false;
  const auto& guarded = guarded_mates_.get(key(winner), [&] {
    return std::array{
        guards_[index(winner)].mating(parties_[index(winner)], centre, moves[index(winner)])};
  });
  return held[0].meets(guarded[0]);
}

bool Targets::stalemate_possible(Side loser, Square centre, const std::array<int, 2>& moves) {
  const Side winner = opposite(loser);
  const int captures = moves[index(winner)];
  const auto key = [&](Side side, int more) {
    const auto budget =
        static_cast<std::uint64_t>(moves[index(side)]) << 8U | static_cast<std::uint64_t>(more);
    return hash::mix(parties_[index(side)].key ^
                     (budget << 8U | std::uint64_t{centre} << 1U | index(side)));
  };
  const auto& held = held_stalemates_.get(key(loser, captures), [&] {
    return holds_[index(loser)].stalemated<line_counts>(parties_[index(loser)], centre,
                                                        moves[index(loser)], captures);
  });
  if (held[line_counts - 1].empty()) return false;
  const auto& guarded = guarded_stalemates_.get(key(winner, 0), [&] {
    return guards_[index(winner)].stalemating(parties_[index(winner)], centre,
                                              moves[index(winner)]);
  });
  for (std::size_t lines = 0; lines < line_counts; ++lines) {
    if (held[lines].meets(guarded[lines])) return true;
  }
  return false;
}

}  // namespace feerie::targets
