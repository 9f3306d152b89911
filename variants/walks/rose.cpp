#include "walks/rose.h"

#include "walks/circles.h"

namespace feerie::walks {

using geometry::knight_leaps;
using geometry::next;

Bitboard span_of_circles(const Pattern&, Square from, Side) {
  return circles::span(from, next);
}

void circle_lion(const Scene& scene, const Pattern& pattern, Reach& reach) {
  circles::lion(scene, pattern.parameter, reach, next);
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
