#include "walks/lines.h"

/// These pieces move around a unit, or around themselves at the distance of a unit. A distance is
/// that between the centres of two squares, so that (5,0) and (4,3) are equally far.
namespace feerie::walks {
namespace {

/// The squares at equal distances from a square are a ring. There is a ring for the square of each
/// distance up to 98, the one between opposite corners.
constexpr std::size_t ring_count = 99;

constexpr std::size_t squared_distance(Square a, Square b) {
  const Vector v = geometry::between(a, b);
  return static_cast<std::size_t>(v.file * v.file + v.rank * v.rank);
}

struct Rings {
  std::array<geometry::Leaps, ring_count> at{};
  /// These are the squares of all distances that occur on the board.
  std::vector<std::size_t> distances;
};

Rings all_rings() {
  Rings rings;
  for (Square from = 0; from < square_count; ++from) {
    for (Square to = 0; to < square_count; ++to) {
      if (to != from) rings.at[squared_distance(from, to)][from] |= bit(to);
    }
  }
  for (std::size_t distance = 1; distance < ring_count; ++distance) {
    if (rings.at[distance] != geometry::Leaps{}) rings.distances.push_back(distance);
  }
  return rings;
}

/// They are made when the first unit of these families moves, as hardly any problem has one.
const Rings& rings() {
  static const Rings made = all_rings();
  return made;
}

/// Which squares around a unit count? This is the parameter of these families.
enum Lines { all_lines, queen_lines };

Bitboard squares_from(Square square, const Pattern& pattern) {
  if (pattern.parameter == all_lines) return all_squares;
  return span_of_lines({.vectors = geometry::compass}, square, Side::white);
}

/// Moves around one of the centres to squares that are as far from it as the unit's own square.
void move_around(const Scene& scene, const Pattern& pattern, Bitboard centres, Reach& reach) {
  Bitboard seen = 0;
  centres &= squares_from(scene.from, pattern) & ~bit(scene.from);
  while (centres != 0) {
    const Square centre = take_first(centres);
    seen |=
        rings().at[squared_distance(scene.from, centre)][centre] & squares_from(centre, pattern);
  }
  arrive(scene, seen & ~bit(scene.from), reach);
}

void move_around_unit(const Scene& scene, const Pattern& pattern, Reach& reach) {
  move_around(scene, pattern, scene.units, reach);
}
constexpr Family treehopper = hitting_on_arrival(as_it_captures({move_around_unit, span_anywhere}));

void move_around_enemy(const Scene& scene, const Pattern& pattern, Reach& reach) {
  move_around(scene, pattern, scene.game.position().of(opposite(scene.side)), reach);
}
constexpr Family radial_leaper =
    hitting_on_arrival(as_it_captures({move_around_enemy, span_anywhere}));

/// Moves to squares that are as far from its own square as some other unit.
void move_at_distance_of_unit(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard seen = 0;
  const Bitboard squares = squares_from(scene.from, pattern);
  for (const std::size_t distance : rings().distances) {
    const Bitboard ring = rings().at[distance][scene.from] & squares;
    const Bitboard hurdles = ring & scene.units;
    if (hurdles == 0) continue;
    // A unit cannot be both the hurdle and the unit that is captured.
    seen |= count_of(hurdles) == 1 ? ring & ~hurdles : ring;
  }
  arrive(scene, seen, reach);
}
constexpr Family leafhopper =
    hitting_on_arrival(as_it_captures({move_at_distance_of_unit, span_anywhere}));

const Catalogue<Walk>::Entry rows[] = {
    row<radial_leaper>(
        {125,
         {"RK", "RP", "CL"},
         {"radial leaper", "Radialspringer", "cavalier radial"},
         {"moves around a unit of the other side to a square as far from it as its own",
          "zieht um einen Stein der Gegenseite auf ein Feld, das von ihm gleich weit entfernt ist "
          "wie sein eigenes",
          "tourne autour d'une pièce adverse vers une case à la même distance d'elle que la "
          "sienne"}},
        {}, all_lines),
    row<treehopper>(
        {138,
         {"TH", "UH", "SB"},
         {"treehopper", "Baumhüpfer", "treehopper"},
         {"moves around a unit on a queen line to a square as far from it on such a line",
          "zieht um einen Stein auf einer Damelinie auf ein Feld, das auf einer solchen gleich "
          "weit von ihm entfernt ist",
          "tourne autour d'une pièce sur une ligne de dame vers une case aussi distante d'elle sur "
          "une telle ligne"}},
        {}, queen_lines),
    row<leafhopper>(
        {139,
         {"LH", "BH", "SE"},
         {"leafhopper", "Blatthüpfer", "leafhopper"},
         {"moves on queen lines as far as another unit is away on such a line",
          "zieht auf Damelinien so weit, wie ein anderer Stein auf einer solchen entfernt ist",
          "va sur les lignes de dame aussi loin qu'une autre pièce l'est sur une telle ligne"}},
        {}, queen_lines),
    row<treehopper>(
        {140,
         {"GE", "GU", "SM"},
         {"greater treehopper", "Großer Baumhüpfer", "grand treehopper"},
         {"moves around any unit to a square as far from it as its own",
          "zieht um einen beliebigen Stein auf ein Feld, das von ihm gleich weit entfernt ist wie "
          "sein eigenes",
          "tourne autour de toute pièce vers une case à la même distance d'elle que la sienne"}},
        {}, all_lines),
    row<leafhopper>({141,
                     {"GF", "GB", "SU"},
                     {"greater leafhopper", "Großer Blatthüpfer", "grand leafhopper"},
                     {"moves as far as any other unit is away",
                      "zieht so weit, wie irgendein anderer Stein entfernt ist",
                      "va aussi loin qu'une autre pièce quelconque est éloignée"}},
                    {}, all_lines),
};

}  // namespace
}  // namespace feerie::walks
