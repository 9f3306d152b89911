#pragma once

#include "walks/family.h"

/// Families that move along straight lines of equal steps, and leapers.
namespace feerie::walks {

/// The squares on the line that follow after a number of hurdles, up to and including the first
/// occupied one; 0 hurdles: what a rider sees.
Bitboard beyond(const Scene& scene, Vector v, int hurdles);

/// The first unit on the line, `no_square` if there is none or a hole comes before it.
Square first_unit(const Scene& scene, Vector v);

/// All squares of the lines along the vectors.
Bitboard span_of_lines(const Pattern& pattern, Square from, Side side);
/// All squares that one step of the vectors leads to.
Bitboard span_of_leaps(const Pattern& pattern, Square from, Side side);
/// Every square but its own, for walks that cannot be confined.
Bitboard span_anywhere(const Pattern& pattern, Square from, Side side);

/// For walks that care for nothing between.
Bitboard sight_of_nothing(const Pattern& pattern, Square from, Square target);

void leap(const Scene& scene, const Pattern& pattern, Reach& reach);
void ride(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Moves any distance behind the `parameter`-th hurdle.
void lion(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Rides without capture; captures the first unit behind a hurdle.
void chinese(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Moves as a lion without capture; captures as a rider.
void argentinian(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Hops over the first unit and lands `parameter` steps behind it, the squares before it being
/// free.
void hop(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Captures the first unit, of the other side, by hopping to the empty square behind it.
void locust(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Rides without capture; captures as a locust.
void marine(const Scene& scene, const Pattern& pattern, Reach& reach);

inline constexpr Family leaper{leap, span_of_leaps, false, nullptr, sight_of_nothing};
inline constexpr Family rider{ride, span_of_lines, true};
inline constexpr Family lions{lion, span_of_lines, true};
inline constexpr Family chinese_rider{chinese, span_of_lines, true};
inline constexpr Family argentinian_rider{argentinian, span_of_lines, true};
inline constexpr Family hopper{hop, span_of_lines, true};
inline constexpr Family locusts{locust, span_of_lines, true};
inline constexpr Family marine_rider{marine, span_of_lines, true};

}  // namespace feerie::walks
