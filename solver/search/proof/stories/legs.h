#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "position/position.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// Moves that units need to their next stops on a board on which some units stay for good.
class Legs {
 public:
  static constexpr std::uint8_t never = 200;
  /// By square on which the unit stands.
  using Row = std::array<std::uint8_t, square_count>;

  /// `aim`: tells what stands on squares where units stay.
  explicit Legs(const Position& aim) : aim_(aim) {}

  /// What the unit needs to come to the stop, `kind` being what it is on its way. Valid until
  /// `forget`.
  const Row& to(const Stop& stop, Side side, Kind kind, bool dies, Bitboard fixed);
  /// Forgets what was found out if it is too much.
  void forget();

 private:
  struct Key {
    Bitboard fixed = 0;
    Bitboard guarded = 0;
    std::uint32_t leg = 0;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };

  [[nodiscard]] Bitboard guarded_against(Side side, Bitboard fixed);
  static void walk(const Stop& stop, Kind kind, Bitboard fixed, Bitboard guarded, Row& row);
  static void advance(Square to, Side side, Bitboard fixed, int more, Row& row);
  static void castle(const Stop& stop, Side side, Kind kind, Bitboard fixed, Row& row);

  const Position& aim_;
  std::unordered_map<Key, std::unique_ptr<Row>, Hash> rows_;
  std::array<Bitboard, 2> guarded_for_{~Bitboard{0}, ~Bitboard{0}};
  std::array<Bitboard, 2> guarded_{};
};

}  // namespace feerie::stories
