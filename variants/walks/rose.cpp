#include "walks/family.h"

/// Pieces on the circles of the rose: knight's leaps that turn by 45 degrees each time, always the
/// same way. A circle has eight squares; the last step back to its own square is not made.
namespace feerie::walks {
namespace {

using geometry::knight_leaps;
using geometry::next;

/// Follows the sixteen half circles out of a square; `visit(square)` returns false to leave one.
template <class Visitor>
void each_circle(Square from, Visitor make_visitor) {
  for (std::size_t start = 0; start < knight_leaps.size(); ++start) {
    for (const std::size_t turn : {1U, 7U}) {
      auto visit = make_visitor();
      std::size_t now = start;
      for (Square here = next(from, knight_leaps[now]); here != no_square && here != from;
           here = next(here, knight_leaps[now])) {
        if (!visit(here)) break;
        now = (now + turn) % knight_leaps.size();
      }
    }
  }
}

Bitboard span_of_circles(const Pattern&, Square from, Side) {
  Bitboard span = 0;
  each_circle(from, [&] {
    return [&](Square square) {
      span |= bit(square);
      return true;
    };
  });
  return span;
}

/// What lies on the circles behind a number of hurdles, up to the first occupied square.
Bitboard circles_beyond(const Scene& scene, int hurdles) {
  Bitboard seen = 0;
  each_circle(scene.from, [&] {
    return [&, left = hurdles](Square square) mutable {
      if (left == 0) {
        seen |= bit(square);
        return !scene.is_occupied(square);
      }
      if (scene.is_unit(square)) --left;
      return scene.is_unit(square) || !scene.is_occupied(square);
    };
  });
  return seen;
}

void circle_lion(const Scene& scene, const Pattern& pattern, Reach& reach) {
  arrive(scene, circles_beyond(scene, pattern.parameter), reach);
}
constexpr Family circle_lions{circle_lion, span_of_circles};

void circle_chinese(const Scene& scene, const Pattern&, Reach& reach) {
  reach.quiet |= circles_beyond(scene, 0) & ~scene.occupied;
  reach.hits |= circles_beyond(scene, 1) & scene.units;
}
constexpr Family circle_chinese_rider{circle_chinese, span_of_circles};

/// Calls `land(hurdle, to)` for the first unit on each circle and the square right behind it.
template <class Landing>
void each_hop(const Scene& scene, Landing land) {
  each_circle(scene.from, [&] {
    return [&, hurdle = no_square](Square square) mutable {
      if (hurdle != no_square) {
        land(hurdle, square);
        return false;
      }
      if (scene.is_unit(square)) hurdle = square;
      return scene.is_unit(square) || !scene.is_occupied(square);
    };
  });
}

void circle_hop(const Scene& scene, const Pattern&, Reach& reach) {
  each_hop(scene, [&](Square, Square to) { arrive(scene, bit(to), reach); });
}
constexpr Family circle_hopper{circle_hop, span_of_circles};

void circle_locust(const Scene& scene, const Pattern&, Reach& reach) {
  each_hop(scene, [&](Square victim, Square to) {
    if (!scene.is_occupied(to)) reach.add({to, victim, no_square, MoveType::normal});
  });
}
constexpr Family circle_locusts{circle_locust, span_of_circles};

const Catalogue<Walk>::Entry rows[] = {
    row<circle_lions>(
        {10, {"RO", "RO", "RO"}, {"rose", "Rose", "rose"}, "repeats knight's leaps along a circle"},
        knight_leaps, 0),
    row<circle_lions>({78,
                       {"RN", "RN", "RL"},
                       {"rose lion", "Rosenlion", "rose-lion"},
                       "lion on the circles of the rose"},
                      knight_leaps, 1),
    row<circle_hopper>({79,
                        {"RP", "RH", "RS"},
                        {"rose hopper", "Rosenhüpfer", "rose sauteuse"},
                        "grasshopper on the circles of the rose"},
                       knight_leaps),
    row<circle_chinese_rider>(
        {107,
         {"RA", "RA", "RA"},
         {"rao", "Rao", "rao"},
         "moves as rose; captures on its circles the first unit behind a hurdle"},
        knight_leaps),
    row<circle_locusts>({127,
                         {"LS", "LR", "LR"},
                         {"rose locust", "Rosenheuschrecke", "rose-locuste"},
                         "locust on the circles of the rose"},
                        knight_leaps),
};

}  // namespace
}  // namespace feerie::walks
