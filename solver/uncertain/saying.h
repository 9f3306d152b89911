#pragma once

#include <cstdint>

#include "core/piece.h"
#include "core/square.h"

namespace feerie::uncertain {

/// No promotion.
inline constexpr Kind no_kind = max_kinds;

/// A half-move as it is announced: what everybody sees of it.
struct Saying {
  enum class Type : std::uint8_t {
    visible,  ///< a visible unit moves or captures; on an empty square it may meet a hidden one
    takes_hidden,    ///< a visible pawn captures a hidden unit
    castling,        ///< the rook may have been hidden
    hidden_move,     ///< some hidden unit of the side moves to an empty square
    hidden_capture,  ///< some hidden unit of the side captures a visible one
    pass,            ///< nobody moves: only imagined, to see what is threatened
  };

  Type type = Type::visible;
  Side side = Side::white;
  /// Departure and arrival of a visible unit, of a castling those of the king. `to` alone: where a
  /// hidden unit captures.
  Square from = no_square;
  Square to = no_square;
  /// The walk of a visible unit.
  Kind kind = king;
  Kind promoted = no_kind;
  bool en_passant = false;

  [[nodiscard]] bool hidden() const {
    return type == Type::hidden_move || type == Type::hidden_capture;
  }
  friend bool operator==(const Saying&, const Saying&) = default;
};

}  // namespace feerie::uncertain
