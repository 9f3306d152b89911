#pragma once

#include <memory>
#include <optional>

#include "game/game.h"
#include "search/manner.h"
#include "search/plan.h"
#include "search/table.h"
#include "search/watch.h"

namespace feerie {

/// Answers questions about battle play on a board of its own, faster than by playing on a `Game`.
class ForcedPlay {
 public:
  ForcedPlay() = default;
  ForcedPlay(const ForcedPlay&) = delete;
  ForcedPlay& operator=(const ForcedPlay&) = delete;
  virtual ~ForcedPlay() = default;

  /// The attacker of the branch is on move in the position of the game, and play may end at once:
  /// does an attack of at most so many half-moves succeed? Nothing if somebody else has to find it
  /// out.
  virtual std::optional<bool> attack(int node, int left) = 0;
  /// The defender is on move: is each defence answered with the half-moves left, and is there one?
  virtual std::optional<bool> each_answered(int node, int left) = 0;
  /// The side of the letter is on move in help or series play, with so many half-moves left
  /// (series: moves), one or two: could play end behind the last of them? Yes may be wrong. If two
  /// are left, its king is mated on one of the squares or not at all.
  virtual std::optional<bool> can_end(int node, Letter letter, int length, Bitboard squares) = 0;
};

/// For mates by orthodox units (prove/lean/forced_mates.h); null if the rules or the options are
/// such that it could never answer. All that is handed over must outlive it.
std::unique_ptr<ForcedPlay> make_forced_mates(const Plan& plan, const Game& game,
                                              const Manner& manner, Table& table, Watch& watch);

}  // namespace feerie
