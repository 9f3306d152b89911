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

inline constexpr Family circle_lions = as_it_captures({circle_lion, span_of_circles});
inline constexpr Family circle_chinese_rider = as_it_captures({circle_chinese, span_of_circles});
inline constexpr Family circle_hopper = as_it_captures({circle_hop, span_of_circles});
inline constexpr Family circle_locusts = as_it_captures({circle_locust, span_of_circles});

}  // namespace feerie::walks
