#pragma once

#include <array>

#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {

/// A set of squares that a rule remembers with the position, in four memory slots of its own for
/// two ranks each.
class SquaresInMemory {
 public:
  explicit SquaresInMemory(Rulebook& book) {
    for (int& slot : slots_) slot = book.reserve();
  }
  [[nodiscard]] Bitboard in(const Position& position) const {
    Bitboard squares = 0;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      squares |= Bitboard{position.memory(slots_[i])} << (squares_a_slot * i);
    }
    return squares;
  }
  /// For the step `account`.
  void remember(Play& play, Bitboard squares) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      play.remember(slots_[i], static_cast<std::uint16_t>(squares >> (squares_a_slot * i)));
    }
  }

  void set(Position& position, Bitboard squares) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      position.set_memory(slots_[i], static_cast<std::uint16_t>(squares >> (squares_a_slot * i)));
    }
  }

 private:
  static constexpr std::size_t squares_a_slot = 16;
  std::array<int, 4> slots_{};
};

}  // namespace feerie
