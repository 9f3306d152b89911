#pragma once

#include <cstdint>
#include <vector>

#include "core/message.h"
#include "core/square.h"

namespace feerie {

/// What is known of that for which a square of the diagram stands: the castling with the rook on
/// it, the capture en passant that arrives on it, the unit on it.
enum class Proved : std::uint8_t {
  impossible,   ///< it cannot be
  certain,      ///< everything else cannot be
  conditional,  ///< it depends on other rights, or the play has to prove it
};

/// A square that is marked in the diagram.
struct MarkedSquare {
  Square square = no_square;
  Proved proved = Proved::impossible;
  friend bool operator==(const MarkedSquare&, const MarkedSquare&) = default;
};
using Marks = std::vector<MarkedSquare>;

/// What retro analysis says of the diagram of a phase, told before the phase.
struct Deduction {
  enum class Kind : std::uint8_t {
    illegal,       ///< the diagram cannot have come about; it is solved by the plain convention
    side_to_move,  ///< the side that is meant to move cannot be on move
    castling,      ///< a castling right does not exist, or excludes another one
    en_passant,    ///< a capture en passant is possible, or is not although it was asked for
    earlier_play,  ///< something is certain of the play before the diagram that counts
    part,          ///< heads the play in one of several possible pasts
  };
  Kind kind = Kind::illegal;
  Texts text;
  /// The squares of which it speaks.
  Marks marks = {};
};

}  // namespace feerie
