#pragma once

#include <optional>

#include "core/message.h"
#include "core/square.h"
#include "retro/messages.h"

namespace feerie::retro {

/// Why a position cannot have come about, by which proof; nothing if that is not shown.
using Refutation = std::optional<Reason>;

inline Texts name_of(Side side) {
  return side == Side::white ? messages::white.in_all() : messages::black.in_all();
}

}  // namespace feerie::retro
