#pragma once

#include <cstdlib>
#include <numeric>

#include "game/defined_walk.h"
#include "position/position.h"

namespace feerie {

/// The walk as one that a problem defines; null if it is none.
const DefinedWalk* as_defined(const Walk& walk);

}  // namespace feerie

/// How units with a walk of the problem's own move. How a step leads from a square to the next one
/// (`step`, which returns `no_square` beyond the edge) is given from outside, for boards whose
/// edges are joined.
namespace feerie::defined_ways {

/// The vector as it leads the side: those of definitions are White's.
inline Vector seen_from(const betza::Way& way, Side side) {
  Vector v = way.vector;
  if (side == Side::black) v.rank = static_cast<std::int8_t>(-v.rank);
  return v;
}

/// The squares that divide a leap into equal steps.
template <class Step>
Bitboard passed(Square from, Vector v, Step step) {
  const int parts = std::gcd(int{v.file}, int{v.rank});
  const Vector part{static_cast<std::int8_t>(v.file / parts),
                    static_cast<std::int8_t>(v.rank / parts)};
  Bitboard squares = 0;
  for (int i = 1; i < parts; ++i) {
    from = step(from, part);
    squares |= bit(from);
  }
  return squares;
}

/// May a step pass what stands between its squares?
template <class Step>
bool passes(const Position& position, Square from, Vector v, betza::Way::Passing how, Step step) {
  if (how == betza::Way::Passing::free) return true;
  const Bitboard between = passed(from, v, step);
  const bool vacant = (between & position.occupied()) == 0;
  return how == betza::Way::Passing::lame ? vacant : (between & position.units()) != 0;
}

/// Enters what a unit reaches in one way. It does not come back to its own square.
template <class Step>
void go(const Position& position, Square from, Vector v, const betza::Way& way, Step step,
        Reach& reach) {
  using Manner = betza::Way::Manner;
  int hurdles = way.manner == Manner::leap ? 0 : 1;
  Square before = from;
  for (int steps = 0; steps < way.most_steps; ++steps) {
    const Square at = step(before, v);
    if (at == no_square || at == from || !passes(position, before, v, way.passing, step)) return;
    before = at;
    const bool unit = contains(position.units(), at);
    const bool met = contains(position.occupied(), at);
    if (hurdles == 0 && way.moves) reach.quiet |= bit(at) & ~position.occupied();
    if (hurdles == 0 && way.captures) reach.hits |= bit(at) & position.units();
    if (hurdles > 0 && unit) {
      --hurdles;
    } else if (met || (hurdles == 0 && way.manner == Manner::hop)) {
      return;
    }
  }
}

/// Enters all that a unit reaches.
template <class Step>
void reach_all(const DefinedWalk& walk, const Position& position, Square from, Side side, Step step,
               Reach& reach) {
  for (const betza::Way& way : walk.ways) {
    go(position, from, seen_from(way, side), way, step, reach);
  }
}

/// All squares to which a unit could go in some position.
template <class Step>
Bitboard span_of_all(const DefinedWalk& walk, Square from, Side side, Step step) {
  Bitboard span = 0;
  for (const betza::Way& way : walk.ways) {
    const Vector v = seen_from(way, side);
    Square at = step(from, v);
    for (int steps = 0; steps < way.most_steps && at != no_square && at != from; ++steps) {
      span |= bit(at);
      at = step(at, v);
    }
  }
  return span;
}

}  // namespace feerie::defined_ways
