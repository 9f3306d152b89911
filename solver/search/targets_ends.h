#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/plan.h"

/// How play can end, read off the plan.
namespace feerie::targets {

/// What is known to be so when play has ended in a way that targets can foresee.
enum class Finale : std::uint8_t { mate, stalemate };
inline constexpr std::size_t finale_count = 2;

/// A side is mated or stalemated: a number below `end_count`.
struct End {
  Finale finale;
  Side loser;
  [[nodiscard]] std::size_t number() const {
    return 2 * static_cast<std::size_t>(finale) + index(loser);
  }
};
inline constexpr std::size_t end_count = 2 * finale_count;
/// A set of ends, all of which have to come about: a bit for each.
using EndSet = std::uint8_t;

/// What play of a branch may lead to.
struct Ends {
  /// Play may also end in ways that are not foreseen.
  bool open = false;
  /// Each way needs one of these sets.
  std::vector<EndSet> ways;
  /// The ends in any of them.
  EndSet all = 0;
  [[nodiscard]] bool in_any_way(std::size_t end) const { return (all >> end & 1U) != 0; }
  /// For each end in any of them the most moves that the sides still have until then.
  std::array<std::array<int, 2>, end_count> moves{};

  /// The two ends that must both come about, as in reciprocal help play; none otherwise.
  [[nodiscard]] std::optional<std::array<std::size_t, 2>> pair() const;
};

/// The ends of a branch of help or series play with exactly `length` half-moves (series: moves) to
/// come, `turn` being on move.
Ends ends_of(const Plan& plan, int node, Side turn, int length);

}  // namespace feerie::targets
