#pragma once

#include <cstdint>

#include "core/message.h"

namespace feerie {

/// What retro analysis says of the diagram of a phase, told before the phase.
struct Deduction {
  enum class Kind : std::uint8_t {
    illegal,       ///< the diagram cannot have come about; it is solved by the plain convention
    side_to_move,  ///< the side that is meant to move cannot be on move
    castling,      ///< a castling right does not exist, or excludes another one
    en_passant,    ///< a capture en passant is possible, or is not although it was asked for
    part,          ///< heads the play in one of several possible pasts
  };
  Kind kind = Kind::illegal;
  Texts text;
};

}  // namespace feerie
