#pragma once

#include "walks/family.h"

/// Families that need a hurdle and are more than a hop straight over it.
namespace feerie::walks {

/// Hops over the first unit; the last step turns aside from it by `parameter` eighths of a full
/// turn, to either side.
void hop_aside(const Scene& scene, const Pattern& pattern, Reach& reach);
Bitboard span_of_hops_aside(const Pattern& pattern, Square from, Side side);
/// Runs up to the first unit and stops in front of it.
void stop_before(const Scene& scene, const Pattern& pattern, Reach& reach);
Bitboard span_of_nothing(const Pattern& pattern, Square from, Side side);
/// Lands right behind the `parameter`-th unit.
void hop_over_several(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Hops over a unit one step away to the square as far behind it.
void hop_over_neighbour(const Scene& scene, const Pattern& pattern, Reach& reach);
Bitboard span_of_double_steps(const Pattern& pattern, Square from, Side side);

inline constexpr Family angle_hopper{hop_aside, span_of_hops_aside};
inline constexpr Family hamsters{stop_before, span_of_nothing};

}  // namespace feerie::walks
