#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/plan.h"

/// How play can end, read off the plan.
namespace feerie::mates {

/// What is known to be so when play has ended in a way that can be foreseen.
enum class Finale : std::uint8_t { mate, stalemate };

/// A side is mated or stalemated.
struct End {
  Finale finale;
  Side loser;
  [[nodiscard]] constexpr Side winner() const { return opposite(loser); }
  [[nodiscard]] constexpr bool is_mate() const { return finale == Finale::mate; }
  bool operator==(const End&) const = default;
};
inline constexpr std::array<End, 4> all_ends{{{Finale::mate, Side::white},
                                              {Finale::mate, Side::black},
                                              {Finale::stalemate, Side::white},
                                              {Finale::stalemate, Side::black}}};

/// Something for each end.
template <class T>
class PerEnd {
 public:
  PerEnd() = default;
  explicit PerEnd(const T& value) { values_.fill(value); }
  T& operator[](End end) { return values_[number_of(end)]; }
  const T& operator[](End end) const { return values_[number_of(end)]; }
  [[nodiscard]] auto begin() const { return values_.begin(); }
  [[nodiscard]] auto end() const { return values_.end(); }

 private:
  static constexpr std::size_t number_of(End end) {
    return 2 * static_cast<std::size_t>(end.finale) + index(end.loser);
  }
  std::array<T, all_ends.size()> values_{};
};

/// A set of ends.
class EndSet {
 public:
  void insert(End end) { bits_ |= bit_of(end); }
  void erase(End end) { bits_ &= ~bit_of(end); }
  [[nodiscard]] bool contains(End end) const { return (bits_ & bit_of(end)) != 0; }
  [[nodiscard]] bool contains(EndSet all) const { return (all.bits_ & ~bits_) == 0; }
  [[nodiscard]] bool empty() const { return bits_ == 0; }
  /// The end in the set if it is the only one.
  [[nodiscard]] std::optional<End> only() const {
    if (!std::has_single_bit(bits_)) return std::nullopt;
    return all_ends[static_cast<std::size_t>(std::countr_zero(bits_))];
  }
  [[nodiscard]] EndSet with(EndSet others) const {
    EndSet both = *this;
    both.bits_ |= others.bits_;
    return both;
  }
  bool operator==(const EndSet&) const = default;

 private:
  static constexpr unsigned bit_of(End end) {
    return 1U << (2 * static_cast<unsigned>(end.finale) + index(end.loser));
  }
  unsigned bits_ = 0;
};

/// Moves that the sides still have, by side.
using MovesLeft = std::array<int, 2>;

/// What play of a branch may lead to.
struct Ends {
  /// Play may also end in ways that are not foreseen.
  bool open = false;
  /// Each way of ending needs all ends of one of these sets.
  std::vector<EndSet> ways;
  /// The ends in any of them.
  EndSet all;
  /// For each end in any of them the most moves that the sides still have until then.
  PerEnd<MovesLeft> moves;

  /// The two ends that must both come about, as in reciprocal help play; none otherwise.
  std::optional<std::array<End, 2>> pair;

  /// The end that play must reach, if there is only one.
  [[nodiscard]] std::optional<End> only_end() const {
    return ways.size() == 1 ? all.only() : std::nullopt;
  }
  /// From now on it is not asked whether ends of this sort can come about.
  void ignore(Finale finale);
};

/// The ends of a branch of help or series play with exactly `length` half-moves (series: moves) to
/// come, `turn` being on move.
Ends ends_of(const Plan& plan, int node, Side turn, int length);

}  // namespace feerie::mates
