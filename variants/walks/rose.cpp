#include "walks/family.h"

/// These pieces move on the circles of the rose: knight's leaps that turn by 45 degrees each time,
/// always to the same side. A circle has eight squares; the last step, back to the square of
/// departure, is not made.
namespace feerie::walks {
namespace {

using geometry::knight_leaps;
using geometry::next;

/// This is a way along a circle: the number of its first leap and that of its last leap. The
/// numbers also tell to which side the circle turns.
struct Way {
  std::size_t start;
  std::size_t end;
};

/// Follows the sixteen circles out of a square. `visit(square, way)` returns false to leave a
/// circle.
template <class Visitor>
void each_circle(Square from, Visitor make_visitor) {
  for (std::size_t start = 0; start < knight_leaps.size(); ++start) {
    for (const std::size_t turn : {1U, 7U}) {
      auto visit = make_visitor();
      std::size_t now = start;
      for (Square here = next(from, knight_leaps[now]); here != no_square && here != from;
           here = next(here, knight_leaps[now])) {
        const std::size_t sense = turn == 1 ? 0 : 8;
        if (!visit(here, Way{start + sense, now + sense})) break;
        now = (now + turn) % knight_leaps.size();
      }
    }
  }
}

Bitboard span_of_circles(const Pattern&, Square from, Side) {
  Bitboard span = 0;
  each_circle(from, [&] {
    return [&](Square square, Way) {
      span |= bit(square);
      return true;
    };
  });
  return span;
}

/// Finds the squares on the circles behind a number of hurdles, up to the next occupied square. If
/// the piece can capture units there, the ways to them are noted.
Bitboard circles_beyond(const Scene& scene, int hurdles, Reach* capturing) {
  Bitboard seen = 0;
  each_circle(scene.from, [&] {
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

void circle_lion(const Scene& scene, const Pattern& pattern, Reach& reach) {
  arrive(scene, circles_beyond(scene, pattern.parameter, &reach), reach);
}
constexpr Family circle_lions{circle_lion, span_of_circles};

void circle_chinese(const Scene& scene, const Pattern&, Reach& reach) {
  reach.quiet |= circles_beyond(scene, 0, nullptr) & ~scene.occupied;
  reach.hits |= circles_beyond(scene, 1, &reach) & scene.units;
}
constexpr Family circle_chinese_rider{circle_chinese, span_of_circles};

/// Calls `land(hurdle, to, way)` for the first unit on each circle and the square right behind it.
template <class Landing>
void each_hop(const Scene& scene, Landing land) {
  each_circle(scene.from, [&] {
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

void circle_hop(const Scene& scene, const Pattern&, Reach& reach) {
  each_hop(scene, [&](Square, Square to, Way way) {
    arrive(scene, bit(to), reach);
    reach.note_way(bit(to) & scene.units, way.start, way.end);
  });
}
constexpr Family circle_hopper{circle_hop, span_of_circles};

void circle_locust(const Scene& scene, const Pattern&, Reach& reach) {
  each_hop(scene, [&](Square victim, Square to, Way way) {
    if (scene.is_occupied(to)) return;
    reach.add({to, victim, no_square, MoveType::normal});
    reach.note_way(bit(victim), way.start, way.end);
  });
}
constexpr Family circle_locusts{circle_locust, span_of_circles};

const Catalogue<Walk>::Entry rows[] = {
    row<circle_lions>(
        {10,
         {"RO", "RO", "RO"},
         {"rose", "Rose", "rose"},
         {"repeats knight's leaps along a circle", "wiederholt Springersprünge auf einem Kreis",
          "répète des sauts de cavalier le long d'un cercle"}},
        knight_leaps, 0),
    row<circle_lions>({78,
                       {"RN", "RN", "RL"},
                       {"rose lion", "Rosenlion", "rose-lion"},
                       {"lion on the circles of the rose", "Lion auf den Kreisen der Rose",
                        "lion sur les cercles de la rose"}},
                      knight_leaps, 1),
    row<circle_hopper>(
        {79,
         {"RP", "RH", "RS"},
         {"rose hopper", "Rosenhüpfer", "rose sauteuse"},
         {"grasshopper on the circles of the rose", "Grashüpfer auf den Kreisen der Rose",
          "sauterelle sur les cercles de la rose"}},
        knight_leaps),
    row<circle_chinese_rider>(
        {107,
         {"RA", "RA", "RA"},
         {"rao", "Rao", "rao"},
         {"moves as rose; captures on its circles the first unit behind a hurdle",
          "zieht wie Rose; schlägt auf deren Kreisen den ersten Stein hinter einem Bock",
          "joue comme rose ; prend sur ses cercles la première pièce derrière un sautoir"}},
        knight_leaps),
    row<circle_locusts>(
        {127,
         {"LS", "LR", "LR"},
         {"rose locust", "Rosenheuschrecke", "rose-locuste"},
         {"locust on the circles of the rose", "Heuschrecke auf den Kreisen der Rose",
          "locuste sur les cercles de la rose"}},
        knight_leaps),
};

}  // namespace
}  // namespace feerie::walks
