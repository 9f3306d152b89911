#pragma once

#include <cstdint>
#include <memory>
#include <memory_resource>
#include <mutex>
#include <unordered_map>

#include "game/compiled_rules.h"
#include "position/position.h"

namespace feerie {

/// Finds out whether an orthodox position is dead: whether no play, however bad, can lead to mate
/// of either side (FIDE Laws of Chess, 5.2.2).
///
/// A position is alive as soon as one line of play to mate is known. So all positions that can be
/// reached are visited, once each, those first that look most like a mate: with both sides helping,
/// nearly every position that is alive shows it soon. When none is left and there was no mate, all
/// of them are dead. Forced captures of the last unit and blocked pawns are seen alike, without any
/// rule about them. The number of positions is bounded; where the bound is met, nothing is proved,
/// and the position counts as alive.
///
/// What was found is kept, for each position on the way. Several threads may ask.
class Liveness {
 public:
  /// Numbers of positions that are looked at.
  struct Bounds {
    /// For one question: at first with each side as the winner, then to its end.
    int each_side = 5'000;
    int all = 500'000;
    /// For all questions together; from then on a hundredth of the others suffices.
    std::int64_t altogether = 10'000'000;
  };

  /// `rules`: orthodox ones, without the draws that are being judged.
  explicit Liveness(std::shared_ptr<const CompiledRules> rules) : Liveness(std::move(rules), {}) {}
  Liveness(std::shared_ptr<const CompiledRules> rules, const Bounds& bounds)
      : rules_(std::move(rules)), bounds_(bounds) {}

  /// Is it proved that no play can lead to mate? False where units are not orthodox.
  bool proved_dead(const Position& position);

 private:
  class Search;

  /// What is known of a position, by its key. `open`: the bounds did not suffice.
  enum class Known : std::uint8_t { alive, dead, open };

  void remember(std::uint64_t key, Known what);
  [[nodiscard]] int bound(int usual) const {
    constexpr int reduced = 100;
    return looked_at_ > bounds_.altogether ? usual / reduced : usual;
  }

  std::shared_ptr<const CompiledRules> rules_;
  Bounds bounds_;
  std::mutex mutex_;
  /// The memory of one question serves the next one.
  std::pmr::unsynchronized_pool_resource memory_;
  std::pmr::unordered_map<std::uint64_t, Known> known_{&memory_};
  std::int64_t looked_at_ = 0;
};

/// Do the units that are left suffice for no mate at all: two kings, and besides them one knight,
/// or bishops on squares of one colour?
bool too_few_to_mate(const Position& position);

}  // namespace feerie
