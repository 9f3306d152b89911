#include "walks/lines.h"

#include "core/rays.h"

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

namespace {

/// The lines along which the vectors lead from the square, if they are all those of a queen, a rook
/// or a bishop, as they mostly are; on these lines tables tell what is between. Otherwise none.
Bitboard lines_of_officer(const Pattern& pattern, Square from) {
  const auto are = [&pattern](const auto& vectors) {
    return pattern.vectors.data() == vectors.data() && pattern.vectors.size() == vectors.size();
  };
  if (are(geometry::compass)) return rays::rook_lines(from) | rays::bishop_lines(from);
  if (are(geometry::orthogonals)) return rays::rook_lines(from);
  return are(geometry::diagonals) ? rays::bishop_lines(from) : 0;
}

/// The step towards another square of a queen's line.
Vector step_towards(Square from, Square target) {
  const auto sign = [](int way) { return static_cast<std::int8_t>((way > 0) - (way < 0)); };
  return {sign(file_of(target) - file_of(from)), sign(rank_of(target) - rank_of(from))};
}

}  // namespace

Bitboard sight_of_nothing(const Pattern&, Square, Square) {
  return 0;
}

namespace {

/// Asks of each way from the unit to one on the target along one of the vectors whether what is
/// between lets it pass: `passes(between, vector)`.
template <class Passes>
bool passes_to(const Scene& scene, const Pattern& pattern, Square target, Passes passes) {
  if (!scene.is_unit(target)) return false;
  if (contains(lines_of_officer(pattern, scene.from), target)) {
    return passes(rays::between(scene.from, target), step_towards(scene.from, target));
  }
  return std::ranges::any_of(pattern.vectors, [&](const Vector& v) {
    const Bitboard squares = line(scene.from, v);
    return contains(squares, target) && passes(squares & ~line(target, v) & ~bit(target), v);
  });
}

/// Is so much between, and all of it units?
bool holds_units(const Scene& scene, Bitboard between, int number) {
  const Bitboard met = between & scene.occupied;
  return count_of(met) == number && (met & ~scene.units) == 0;
}

}  // namespace

bool rides_to(const Scene& scene, const Pattern& pattern, Square target) {
  return passes_to(scene, pattern, target, [&](Bitboard between, const Vector&) {
    return (between & scene.occupied) == 0;
  });
}

bool jumps_to(const Scene& scene, const Pattern& pattern, Square target) {
  return passes_to(scene, pattern, target, [&](Bitboard between, const Vector&) {
    return holds_units(scene, between, pattern.parameter);
  });
}

bool cannons_to(const Scene& scene, const Pattern& pattern, Square target) {
  return passes_to(scene, pattern, target,
                   [&](Bitboard between, const Vector&) { return holds_units(scene, between, 1); });
}

bool hops_to(const Scene& scene, const Pattern& pattern, Square target) {
  return passes_to(scene, pattern, target, [&](Bitboard between, const Vector& v) {
    if (count_of(between) < pattern.parameter) return false;
    Square hurdle = target;
    for (int more = pattern.parameter; more > 0; --more) {
      hurdle = next(hurdle, geometry::reversed(v));
    }
    return (between & scene.occupied) == bit(hurdle) && scene.is_unit(hurdle);
  });
}

Bitboard sight_between(const Pattern& pattern, Square from, Square target) {
  if (contains(lines_of_officer(pattern, from), target)) return rays::between(from, target);
  Bitboard found = 0;
  for (const Vector& v : pattern.vectors) {
    const Bitboard squares = line(from, v);
    if (contains(squares, target)) found |= squares & ~line(target, v) & ~bit(target);
  }
  return found;
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
    const Bitboard squares = line(scene.from, v);
    const Bitboard met = squares & scene.occupied;
    if (met == 0) {
      reach.quiet |= squares;
      continue;
    }
    const Square first = geometry::first_along(met, v);
    const Bitboard behind = line(first, v);
    reach.quiet |= squares & ~behind & ~bit(first);
    if (scene.is_unit(first)) {
      reach.hits |= geometry::nearest(behind & scene.occupied, v) & scene.units;
    }
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
