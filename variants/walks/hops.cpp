#include "walks/hops.h"

#include "core/clear_lines.h"
#include "core/rays.h"
#include "walks/lines.h"

namespace feerie::walks {

using geometry::next;
using geometry::turned;

namespace {

/// For each two squares the hurdles on queen lines from the first one at which a turn by so many
/// eighths of a full turn, to either side, leads to the second one.
using Turns = std::array<std::array<Bitboard, square_count>, square_count>;

Turns turns_by(int eighths) {
  Turns hurdles{};
  for (Square from = 0; from < square_count; ++from) {
    for (const Vector& v : geometry::compass) {
      for (Square hurdle = next(from, v); hurdle != no_square; hurdle = next(hurdle, v)) {
        for (const int turn : {eighths, -eighths}) {
          const Square landing = next(hurdle, turned(v, turn));
          if (landing != no_square) hurdles[from][landing] |= bit(hurdle);
        }
      }
    }
  }
  return hurdles;
}

/// The hurdles at which a piece of this pattern turns to the target.
Bitboard hurdles_before(const Pattern& pattern, Square from, Square target) {
  // The tables are made when the first such piece asks.
  static const std::array<Turns, 3> tables{turns_by(1), turns_by(2), turns_by(3)};
  const Bitboard all = tables[static_cast<std::size_t>(pattern.parameter - 1)][from][target];
  const bool queen_lines = pattern.vectors.size() == geometry::compass.size();
  return queen_lines || all == 0 ? all : all & span_of_lines(pattern, from, Side::white);
}

/// By eighths of a full turn less one, rank and file of the direction, and hurdle: the squares to
/// which a turn to either side leads.
using Landings = std::array<std::array<std::array<Bitboard, square_count>, 9>, 3>;

constexpr Landings landings_behind = [] {
  Landings table{};
  for (int eighths = 1; eighths <= 3; ++eighths) {
    for (const Vector& v : geometry::compass) {
      for (Square hurdle = 0; hurdle < square_count; ++hurdle) {
        table[static_cast<std::size_t>(eighths - 1)][place_of(v)][hurdle] =
            bit_if(next(hurdle, turned(v, eighths))) | bit_if(next(hurdle, turned(v, -eighths)));
      }
    }
  }
  return table;
}();

}  // namespace

void hop_aside(const Scene& scene, const Pattern& pattern, Reach& reach) {
  const auto& table = landings_behind[static_cast<std::size_t>(pattern.parameter - 1)];
  Bitboard landings = 0;
  for (std::size_t i = 0; i < pattern.vectors.size(); ++i) {
    const Vector v = pattern.vectors[i];
    const Bitboard met = geometry::nearest(geometry::line(scene.from, v) & scene.occupied, v);
    if ((met & scene.units) == 0) continue;
    const Square hurdle = first_of(met);
    landings |= table[place_of(v)][hurdle];
    if (reach.watched == no_square) continue;
    const std::size_t left = 2 * i;
    reach.note_way(bit_if(next(hurdle, turned(v, pattern.parameter))), left, left);
    reach.note_way(bit_if(next(hurdle, turned(v, -pattern.parameter))), left + 1, left + 1);
  }
  arrive(scene, landings, reach);
}

bool attacks_by_hop_aside(const Scene& scene, const Pattern& pattern, Square target) {
  if (!scene.is_unit(target)) return false;
  const Bitboard hurdles = hurdles_before(pattern, scene.from, target) & scene.units;
  return rays::unblocked(hurdles, scene.from, scene.occupied) != 0;
}

Bitboard sight_of_hop_aside(const Pattern& pattern, Square from, Square target) {
  return lines_up_to(hurdles_before(pattern, from, target), from) & ~bit(target);
}

Bitboard lines_up_to(Bitboard hurdles, Square from) {
  Bitboard squares = hurdles;
  while (hurdles != 0) squares |= rays::between(from, take_first(hurdles));
  return squares;
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
