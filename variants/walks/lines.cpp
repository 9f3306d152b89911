#include "walks/lines.h"

namespace feerie::walks {

using geometry::line;
using geometry::next;
using geometry::sight;

Bitboard beyond(const Scene& scene, Vector v, int hurdles) {
  Square at = scene.from;
  for (; hurdles > 0; --hurdles) {
    at = geometry::first_met(at, v, scene.occupied);
    if (at == no_square || !scene.is_unit(at)) return 0;
  }
  return sight(at, v, scene.occupied);
}

Square first_unit(const Scene& scene, Vector v) {
  const Square met = geometry::first_met(scene.from, v, scene.occupied);
  return met != no_square && scene.is_unit(met) ? met : no_square;
}

Bitboard span_of_lines(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (const Vector& v : pattern.vectors) span |= line(from, v);
  return span;
}

Bitboard span_behind(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (const Vector& v : pattern.vectors) {
    Square at = from;
    for (int more = pattern.parameter; more > 0 && at != no_square; --more) at = next(at, v);
    if (at != no_square) span |= line(at, v);
  }
  return span;
}

Bitboard span_of_leaps(const Pattern& pattern, Square from, Side) {
  return (*pattern.leaps)[from];
}

Bitboard span_anywhere(const Pattern&, Square from, Side) {
  return ~bit(from);
}

Bitboard sight_of_nothing(const Pattern&, Square, Square) {
  return 0;
}

void leap(const Scene& scene, const Pattern& pattern, Reach& reach) {
  arrive(scene, (*pattern.leaps)[scene.from], reach);
}

void ride(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard seen = 0;
  for (const Vector& v : pattern.vectors) seen |= sight(scene.from, v, scene.occupied);
  arrive(scene, seen, reach);
}

void lion(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard seen = 0;
  for (const Vector& v : pattern.vectors) seen |= beyond(scene, v, pattern.parameter);
  arrive(scene, seen, reach);
}

void chinese(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    reach.quiet |= beyond(scene, v, 0) & ~scene.occupied;
    reach.hits |= beyond(scene, v, 1) & scene.units;
  }
}

void argentinian(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    reach.quiet |= beyond(scene, v, 1) & ~scene.occupied;
    reach.hits |= beyond(scene, v, 0) & scene.units;
  }
}

void hop(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard landings = 0;
  for (const Vector& v : pattern.vectors) {
    const Bitboard squares = line(scene.from, v);
    const Bitboard hurdle = geometry::nearest(squares & scene.occupied, v) & scene.units;
    Bitboard landing = geometry::moved(hurdle, v) & squares;
    for (int more = pattern.parameter - 1; more > 0; --more) {
      landing = geometry::moved(landing & ~scene.occupied, v) & squares;
    }
    landings |= landing;
  }
  arrive(scene, landings, reach);
}

void locust(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    const Square victim = first_unit(scene, v);
    if (victim == no_square) continue;
    const Square to = next(victim, v);
    if (to != no_square && !scene.is_occupied(to)) {
      reach.add({to, victim, no_square, MoveType::normal});
    }
  }
}

void marine(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) reach.quiet |= beyond(scene, v, 0) & ~scene.occupied;
  locust(scene, pattern, reach);
}

}  // namespace feerie::walks
