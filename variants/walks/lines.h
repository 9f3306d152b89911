#pragma once

#include "walks/family.h"

/// These families move along straight lines of equal steps. Leapers, which make one such step, are
/// here too.
namespace feerie::walks {

/// Finds the squares on the line behind a number of hurdles, up to and including the next occupied
/// one. With 0 hurdles these are the squares that a rider sees.
Bitboard beyond(const Scene& scene, Vector v, int hurdles);

/// Returns the square of the first unit on the line; `no_square` if there is none, or if a hole
/// comes before it.
Square first_unit(const Scene& scene, Vector v);

/// Finds all squares on the lines along the vectors.
Bitboard span_of_lines(const Pattern& pattern, Square from, Side side);
/// Finds the squares on these lines that lie behind `parameter` others.
Bitboard span_behind(const Pattern& pattern, Square from, Side side);
/// Finds all squares to which one step of the vectors leads.
Bitboard span_of_leaps(const Pattern& pattern, Square from, Side side);
/// Finds every square but that of the unit itself, for walks that may lead anywhere.
Bitboard span_anywhere(const Pattern& pattern, Square from, Side side);

/// Finds no square, for walks to which the squares between make no difference.
Bitboard sight_of_nothing(const Pattern& pattern, Square from, Square target);

void leap(const Scene& scene, const Pattern& pattern, Reach& reach);
void ride(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Moves and captures any distance behind the `parameter`-th hurdle.
void lion(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Rides to empty squares; captures the first unit behind a hurdle.
void chinese(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Moves any distance behind a hurdle to empty squares; captures as a rider.
void argentinian(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Hops over the first unit and arrives `parameter` steps behind it. The squares between must be
/// empty.
void hop(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Captures the first unit on the line by hopping over it to the empty square behind it.
void locust(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Rides to empty squares; captures as a locust.
void marine(const Scene& scene, const Pattern& pattern, Reach& reach);

/// Does a rider see the unit on the target, the squares between being empty?
bool rides_to(const Scene& scene, const Pattern& pattern, Square target);
/// Are there `parameter` units between, and no holes?
bool jumps_to(const Scene& scene, const Pattern& pattern, Square target);
/// Is there one unit between, and no hole?
bool cannons_to(const Scene& scene, const Pattern& pattern, Square target);
/// Is the unit that stands `parameter` steps before the target all that is between?
bool hops_to(const Scene& scene, const Pattern& pattern, Square target);
/// Finds the squares between, on the straight way along one of the vectors.
Bitboard sight_between(const Pattern& pattern, Square from, Square target);

inline constexpr Family leaper =
    as_it_captures({leap, span_of_leaps, false, nullptr, sight_of_nothing, goes_straight});
inline constexpr Family rider =
    as_it_captures({ride, span_of_lines, true, rides_to, sight_between, goes_straight});
inline constexpr Family lions =
    as_it_captures({lion, span_behind, true, jumps_to, sight_between, {.hops_once = true}});
inline constexpr Family chinese_rider =
    as_it_captures({chinese, span_of_lines, true, cannons_to, sight_between, {.hops_once = true}});
inline constexpr Family argentinian_rider =
    hitting_on_arrival(as_it_captures({argentinian, span_of_lines, true, rides_to, sight_between}));
inline constexpr Family hopper =
    landing_once(as_it_captures({hop, span_behind, true, hops_to, sight_between, hops_straight}));
inline constexpr Family locusts = as_it_captures({locust, span_of_lines, true});
inline constexpr Family marine_rider = as_it_captures({marine, span_of_lines, true});

}  // namespace feerie::walks
