#pragma once

#include "walks/family.h"

/// The circles of the rose: knight's leaps that turn by 45 degrees each time, always to the same
/// side. A circle has eight squares; the last step, back to the square of departure, is not made.
/// How a leap leads from a square to the next one (`step`) is given from outside, for boards whose
/// edges are joined.
namespace feerie::walks::circles {

/// This is a way along a circle: the number of its first leap and that of its last leap. The
/// numbers also tell to which side the circle turns.
struct Way {
  std::size_t start;
  std::size_t end;
};

/// Follows the sixteen circles out of a square. `visit(square, way)`, which `make_visitor` makes
/// anew for each circle, returns false to leave it.
template <class Step, class MakeVisitor>
void each(Square from, Step step, MakeVisitor make_visitor) {
  using geometry::knight_leaps;
  for (std::size_t start = 0; start < knight_leaps.size(); ++start) {
    for (const std::size_t turn : {1U, 7U}) {
      auto visit = make_visitor();
      std::size_t now = start;
      for (Square here = step(from, knight_leaps[now]); here != no_square && here != from;
           here = step(here, knight_leaps[now])) {
        const std::size_t sense = turn == 1 ? 0 : 8;
        if (!visit(here, Way{start + sense, now + sense})) break;
        now = (now + turn) % knight_leaps.size();
      }
    }
  }
}

template <class Step>
Bitboard span(Square from, Step step) {
  Bitboard squares = 0;
  each(from, step, [&] {
    return [&](Square square, Way) {
      squares |= bit(square);
      return true;
    };
  });
  return squares;
}

/// Finds the squares on the circles behind a number of hurdles, up to the next occupied square. If
/// the piece can capture units there, the ways to them are noted.
template <class Step>
Bitboard beyond(const Scene& scene, int hurdles, Reach* capturing, Step step) {
  Bitboard seen = 0;
  each(scene.from, step, [&] {
    return [&, left = hurdles](Square square, Way way) mutable {
      if (left == 0) {
        seen |= bit(square);
        if (capturing != nullptr) {
          capturing->note_way(bit(square) & scene.units, way.start, way.end);
        }
        return !scene.is_occupied(square);
      }
      if (scene.is_unit(square)) --left;
      return scene.is_unit(square) || !scene.is_occupied(square);
    };
  });
  return seen;
}

/// Calls `land(hurdle, to, way)` for the first unit on each circle and the square right behind it.
template <class Step, class Landing>
void each_hop(const Scene& scene, Step step, Landing land) {
  each(scene.from, step, [&] {
    return [&, hurdle = no_square](Square square, Way way) mutable {
      if (hurdle != no_square) {
        land(hurdle, square, way);
        return false;
      }
      if (scene.is_unit(square)) hurdle = square;
      return scene.is_unit(square) || !scene.is_occupied(square);
    };
  });
}

/// Moves and captures behind so many hurdles.
template <class Step>
void lion(const Scene& scene, int hurdles, Reach& reach, Step step) {
  arrive(scene, beyond(scene, hurdles, &reach, step), reach);
}
/// Moves in front of the first unit, captures the first one behind it.
template <class Step>
void chinese(const Scene& scene, Reach& reach, Step step) {
  reach.quiet |= beyond(scene, 0, nullptr, step) & ~scene.occupied;
  reach.hits |= beyond(scene, 1, &reach, step) & scene.units;
}
/// Arrives right behind the first unit.
template <class Step>
void hop(const Scene& scene, Reach& reach, Step step) {
  each_hop(scene, step, [&](Square, Square to, Way way) {
    arrive(scene, bit(to), reach);
    reach.note_way(bit(to) & scene.units, way.start, way.end);
  });
}
/// Captures the first unit and arrives on the empty square right behind it.
template <class Step>
void locust(const Scene& scene, Reach& reach, Step step) {
  each_hop(scene, step, [&](Square victim, Square to, Way way) {
    if (scene.is_occupied(to)) return;
    reach.add({to, victim, no_square, MoveType::normal});
    reach.note_way(bit(victim), way.start, way.end);
  });
}

}  // namespace feerie::walks::circles
