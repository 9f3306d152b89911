#pragma once

#include "walks/family.h"

/// These families move on the circles of the rose (walks/circles.h).
namespace feerie::walks {

Bitboard span_of_circles(const Pattern& pattern, Square from, Side side);
/// Moves and captures any distance behind the `parameter`-th hurdle.
void circle_lion(const Scene& scene, const Pattern& pattern, Reach& reach);
void circle_chinese(const Scene& scene, const Pattern& pattern, Reach& reach);
void circle_hop(const Scene& scene, const Pattern& pattern, Reach& reach);
void circle_locust(const Scene& scene, const Pattern& pattern, Reach& reach);

/// Are there `parameter` units between on one of the circles, and no holes?
bool lion_attacks(const Scene& scene, const Pattern& pattern, Square target);
/// Is there one unit between, and no hole?
bool chinese_attacks(const Scene& scene, const Pattern& pattern, Square target);
/// Is the unit right before the target all that is between?
bool hop_attacks(const Scene& scene, const Pattern& pattern, Square target);
/// Finds the squares between on all circles that lead to the target.
Bitboard sight_along_circles(const Pattern& pattern, Square from, Square target);

inline constexpr Family circle_lions = hitting_on_arrival(
    as_it_captures({circle_lion, span_of_circles, false, lion_attacks, sight_along_circles}));
inline constexpr Family circle_chinese_rider = hitting_on_arrival(
    as_it_captures({circle_chinese, span_of_circles, false, chinese_attacks, sight_along_circles}));
inline constexpr Family circle_hopper = hitting_on_arrival(
    as_it_captures({circle_hop, span_of_circles, false, hop_attacks, sight_along_circles}));
inline constexpr Family circle_locusts = as_it_captures({circle_locust, span_of_circles});

}  // namespace feerie::walks
