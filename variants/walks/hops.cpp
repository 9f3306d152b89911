#include "walks/hops.h"

#include "walks/lines.h"

namespace feerie::walks {

using geometry::next;
using geometry::turned;

void hop_aside(const Scene& scene, const Pattern& pattern, Reach& reach) {
  std::size_t way = 0;
  for (const Vector& v : pattern.vectors) {
    const Square hurdle = first_unit(scene, v);
    for (const int turn : {pattern.parameter, -pattern.parameter}) {
      ++way;
      if (hurdle != no_square) arrive(scene, bit_if(next(hurdle, turned(v, turn))), reach, way);
    }
  }
}

Bitboard span_of_hops_aside(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (const Vector& v : pattern.vectors) {
    for (Square hurdle = next(from, v); hurdle != no_square; hurdle = next(hurdle, v)) {
      span |= bit_if(next(hurdle, turned(v, pattern.parameter)));
      span |= bit_if(next(hurdle, turned(v, -pattern.parameter)));
    }
  }
  return span;
}

void stop_before(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    const Square hurdle = first_unit(scene, v);
    if (hurdle != no_square) reach.quiet |= bit(next(hurdle, geometry::reversed(v)));
  }
  // A hurdle beside the piece leaves it where it is, and that is no move.
  reach.quiet &= ~bit(scene.from);
}

Bitboard span_of_nothing(const Pattern&, Square, Side) {
  return 0;
}

void hop_over_several(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    const Bitboard seen = beyond(scene, v, pattern.parameter);
    if (seen != 0) arrive(scene, bit(geometry::first_along(seen, v)), reach);
  }
}

void hop_over_neighbour(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    const Square hurdle = next(scene.from, v);
    if (hurdle == no_square || !scene.is_unit(hurdle)) continue;
    arrive(scene, bit_if(next(hurdle, v)), reach);
  }
}

Bitboard span_of_double_steps(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (const Vector& v : pattern.vectors) {
    const Square middle = next(from, v);
    if (middle != no_square) span |= bit_if(next(middle, v));
  }
  return span;
}

void run_behind_neighbour(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    const Square hurdle = next(scene.from, v);
    if (hurdle == no_square || !scene.is_unit(hurdle)) continue;
    arrive(scene, geometry::sight(hurdle, v, scene.occupied), reach);
  }
}

void run_from_neighbour(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    const Square pusher = next(scene.from, geometry::reversed(v));
    if (pusher == no_square || !scene.is_unit(pusher)) continue;
    arrive(scene, geometry::sight(scene.from, v, scene.occupied), reach);
  }
}

}  // namespace feerie::walks
