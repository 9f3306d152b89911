#pragma once

#include <cstddef>

#include "walks/lines.h"

/// These families need a hurdle, and do more than hop straight over it.
namespace feerie::walks {

/// Returns the place of a direction of the queen in tables of directions.
constexpr std::size_t place_of(Vector direction) {
  return static_cast<std::size_t>(3 * (direction.rank + 1) + direction.file + 1);
}
/// Returns the hurdles, which stand on lines of a queen, and the squares of the lines up to them.
Bitboard lines_up_to(Bitboard hurdles, Square from);

/// Hops over the first unit. The last step turns aside at the hurdle by `parameter` eighths of a
/// full turn, to either side.
void hop_aside(const Scene& scene, const Pattern& pattern, Reach& reach);
Bitboard span_of_hops_aside(const Pattern& pattern, Square from, Side side);
bool attacks_by_hop_aside(const Scene& scene, const Pattern& pattern, Square target);
/// Finds the hurdles at which it could turn to the target, and the lines up to them.
Bitboard sight_of_hop_aside(const Pattern& pattern, Square from, Square target);
/// Goes up to the first unit and stops in front of it.
void stop_before(const Scene& scene, const Pattern& pattern, Reach& reach);
Bitboard span_of_nothing(const Pattern& pattern, Square from, Side side);
/// Hops over units and arrives right behind the `parameter`-th of them.
void hop_over_several(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Hops over a unit one step away, and goes as far behind it.
void hop_over_neighbour(const Scene& scene, const Pattern& pattern, Reach& reach);
Bitboard span_of_double_steps(const Pattern& pattern, Square from, Side side);
/// Hops over an adjacent unit and goes any distance behind it.
void run_behind_neighbour(const Scene& scene, const Pattern& pattern, Reach& reach);
/// Goes any distance away from an adjacent unit.
void run_from_neighbour(const Scene& scene, const Pattern& pattern, Reach& reach);

inline constexpr Family angle_hopper =
    as_it_captures({hop_aside,
                    span_of_hops_aside,
                    false,
                    attacks_by_hop_aside,
                    sight_of_hop_aside,
                    {.hops_once = true, .track = Track::turning}});
inline constexpr Family hamsters = going({stop_before, span_of_nothing}, span_of_lines);

}  // namespace feerie::walks
