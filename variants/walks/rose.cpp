#include "walks/rose.h"

#include <vector>

#include "walks/circles.h"

namespace feerie::walks {

using geometry::knight_leaps;
using geometry::next;

namespace {

/// A way along a circle to another square: the squares that are passed, and the last of them.
struct Arc {
  Bitboard between = 0;
  Bitboard last = 0;
};

/// All arcs between each two squares.
class Arcs {
 public:
  Arcs() {
    for (Square from = 0; from < square_count; ++from) {
      circles::each(from, next, [&] {
        return [&, arc = Arc{}](Square square, circles::Way) mutable {
          from_to_[from][square].push_back(arc);
          arc = {arc.between | bit(square), bit(square)};
          return true;
        };
      });
    }
  }
  [[nodiscard]] const std::vector<Arc>& operator()(Square from, Square to) const {
    return from_to_[from][to];
  }

 private:
  std::array<std::array<std::vector<Arc>, square_count>, square_count> from_to_;
};

/// They are listed when the first piece of these families asks.
const std::vector<Arc>& arcs(Square from, Square to) {
  static const Arcs all;
  return all(from, to);
}

/// Are so many units between, and no holes?
bool holds_units(const Scene& scene, const Arc& arc, int number) {
  const Bitboard met = arc.between & scene.occupied;
  return count_of(met) == number && (met & ~scene.units) == 0;
}

}  // namespace

Bitboard span_of_circles(const Pattern&, Square from, Side) {
  return circles::span(from, next);
}

void circle_lion(const Scene& scene, const Pattern& pattern, Reach& reach) {
  circles::lion(scene, pattern.parameter, reach, next);
}

bool lion_attacks(const Scene& scene, const Pattern& pattern, Square target) {
  return scene.is_unit(target) &&
         std::ranges::any_of(arcs(scene.from, target), [&](const Arc& arc) {
           return holds_units(scene, arc, pattern.parameter);
         });
}

bool chinese_attacks(const Scene& scene, const Pattern&, Square target) {
  return lion_attacks(scene, {.parameter = 1}, target);
}

bool hop_attacks(const Scene& scene, const Pattern&, Square target) {
  return scene.is_unit(target) &&
         std::ranges::any_of(arcs(scene.from, target), [&](const Arc& arc) {
           return arc.last != 0 && (arc.between & scene.occupied) == arc.last &&
                  (arc.last & scene.units) != 0;
         });
}

Bitboard sight_along_circles(const Pattern&, Square from, Square target) {
  Bitboard squares = 0;
  for (const Arc& arc : arcs(from, target)) squares |= arc.between;
  return squares;
}

void circle_chinese(const Scene& scene, const Pattern&, Reach& reach) {
  circles::chinese(scene, reach, next);
}

void circle_hop(const Scene& scene, const Pattern&, Reach& reach) {
  circles::hop(scene, reach, next);
}

void circle_locust(const Scene& scene, const Pattern&, Reach& reach) {
  circles::locust(scene, reach, next);
}

namespace {

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
