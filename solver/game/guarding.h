#pragma once

#include "game/steps.h"

namespace feerie {

/// A fourth purpose: does a unit guard what stands on a square, as rules of patrol and guards ask?
/// A paralysed unit looks (it paralyses its like), but does not guard.
inline constexpr auto guarding = static_cast<Purpose>(8);
/// What a paralysed unit cannot do: move, check, guard.
inline constexpr Purposes powers = moves_and_checks | static_cast<Purposes>(guarding);
/// For rules of where units can go at all: they hold whatever is asked.
inline constexpr Purposes whatever_for = all_purposes | static_cast<Purposes>(guarding);

}  // namespace feerie
