#include "walks/lines.h"

/// These are knights that walk to their square instead of leaping: the mao makes one step straight
/// and then one diagonally, the moa first diagonally and then straight. The square between is the
/// leg.
namespace feerie::walks {
namespace {

using geometry::knight_leaps;
using geometry::next;

/// Which part of a knight's leap comes first? This is the parameter of these families.
enum Leg { straight_first, diagonal_first };

Vector leg_of(Vector knight_leap, int leg) {
  return leg == straight_first ? geometry::straight_leg(knight_leap)
                               : geometry::diagonal_leg(knight_leap);
}

/// Finds the squares of knight's leaps whose leg, straight or diagonal, is empty.
Bitboard over_empty_leg(const Scene& scene, Leg leg) {
  Bitboard reached = 0;
  for (const Vector& v : knight_leaps) {
    const Square to = next(scene.from, v);
    if (to != no_square && !scene.is_occupied(next(scene.from, leg_of(v, leg)))) reached |= bit(to);
  }
  return reached;
}

/// Finds the squares of knight's leaps whose leg, straight or diagonal, holds a unit.
Bitboard over_hurdle(const Scene& scene, Leg leg) {
  Bitboard reached = 0;
  for (const Vector& v : knight_leaps) {
    const Square to = next(scene.from, v);
    if (to != no_square && scene.is_unit(next(scene.from, leg_of(v, leg)))) reached |= bit(to);
  }
  return reached;
}

Bitboard span_of_knight(const Pattern&, Square from, Side) {
  constexpr geometry::Leaps table = geometry::leap_table(knight_leaps);
  return table[from];
}

void walk_over_leg(const Scene& scene, const Pattern& pattern, Reach& reach) {
  arrive(scene, over_empty_leg(scene, static_cast<Leg>(pattern.parameter)), reach);
}
/// Finds the leg on the way to the target.
Bitboard sight_of_leg(const Pattern& pattern, Square from, Square target) {
  Bitboard legs = 0;
  for (const Vector& v : knight_leaps) {
    if (next(from, v) == target) legs |= bit(next(from, leg_of(v, pattern.parameter)));
  }
  return legs;
}
constexpr Family leg_walker =
    as_it_captures({walk_over_leg, span_of_knight, false, nullptr, sight_of_leg, goes_straight});

void hop_over_leg(const Scene& scene, const Pattern& pattern, Reach& reach) {
  arrive(scene, over_hurdle(scene, static_cast<Leg>(pattern.parameter)), reach);
}
constexpr Family leg_hopper = hitting_on_arrival(
    as_it_captures({hop_over_leg, span_of_knight, false, nullptr, sight_of_leg}));

/// Moves over a unit on either leg; captures if one of the legs is empty.
void argentinian_knight(const Scene& scene, const Pattern&, Reach& reach) {
  reach.quiet |=
      (over_hurdle(scene, straight_first) | over_hurdle(scene, diagonal_first)) & ~scene.occupied;
  reach.hits |=
      (over_empty_leg(scene, straight_first) | over_empty_leg(scene, diagonal_first)) & scene.units;
}
constexpr Family saltadors =
    hitting_on_arrival(as_it_captures({argentinian_knight, span_of_knight}));

/// Repeats such walks in one direction. If hurdles are asked for, it moves behind exactly so many
/// units, which it meets on the legs and on the squares between the walks.
void ride_over_legs(const Scene& scene, Leg leg, int hurdles, Reach& reach) {
  for (const Vector& v : knight_leaps) {
    Square here = scene.from;
    int met = 0;
    while (met <= hurdles) {
      const Square to = next(here, v);
      if (to == no_square) break;
      const Square passed = next(here, leg_of(v, leg));
      if (scene.is_occupied(passed) && (!scene.is_unit(passed) || ++met > hurdles)) break;
      if (met == hurdles) arrive(scene, bit(to), reach);
      if (scene.is_occupied(to) && (!scene.is_unit(to) || ++met > hurdles)) break;
      here = to;
    }
  }
}

Bitboard span_of_nightrider(const Pattern&, Square from, Side side) {
  return span_of_lines({.vectors = knight_leaps}, from, side);
}

void leg_ride(const Scene& scene, const Pattern& pattern, Reach& reach) {
  ride_over_legs(scene, static_cast<Leg>(pattern.parameter), 0, reach);
}
constexpr Family leg_rider = hitting_on_arrival(as_it_captures({leg_ride, span_of_nightrider}));

void leg_lion(const Scene& scene, const Pattern& pattern, Reach& reach) {
  ride_over_legs(scene, static_cast<Leg>(pattern.parameter), 1, reach);
}
constexpr Family leg_lions = hitting_on_arrival(as_it_captures({leg_lion, span_of_nightrider}));

/// Moves to empty squares only, and captures a unit on the leg on the way.
void capture_on_leg(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : knight_leaps) {
    const Square to = next(scene.from, v);
    if (to == no_square || scene.is_occupied(to)) continue;
    const Square leg = next(scene.from, leg_of(v, pattern.parameter));
    if (!scene.is_occupied(leg)) {
      reach.quiet |= bit(to);
    } else if (scene.is_unit(leg)) {
      reach.add({to, leg, no_square, MoveType::normal});
    }
  }
}
Bitboard span_of_legs(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (const Vector& v : knight_leaps) span |= bit_if(next(from, leg_of(v, pattern.parameter)));
  return span;
}
constexpr Family leg_catcher = going({capture_on_leg, span_of_legs}, span_of_knight);

const Catalogue<Walk>::Entry rows[] = {
    row<leg_walker>({7,
                     {"MA", "MA", "MA"},
                     {"mao", "Mao", "mao"},
                     {"moves as knight over the straight leg, which must be empty",
                      "zieht wie Springer über das Feld der geraden Richtung, das leer sein muss",
                      "joue comme cavalier par la case en ligne droite, qui doit être vide"}},
                    knight_leaps, straight_first),
    row<leg_walker>({65,
                     {"MO", "MO", "MO"},
                     {"moa", "Moa", "moa"},
                     {"moves as knight over the diagonal leg, which must be empty",
                      "zieht wie Springer über das Feld der schrägen Richtung, das leer sein muss",
                      "joue comme cavalier par la case en diagonale, qui doit être vide"}},
                    knight_leaps, diagonal_first),
    row<leg_rider>(
        {68,
         {"AO", "AO", "AO"},
         {"maorider", "Maoreiter", "maorider"},
         {"repeats moves of a mao in one direction", "wiederholt Mao-Züge in einer Richtung",
          "répète des coups de mao dans une direction"}},
        knight_leaps, straight_first),
    row<leg_rider>(
        {69,
         {"OA", "OA", "OA"},
         {"moarider", "Moareiter", "moarider"},
         {"repeats moves of a moa in one direction", "wiederholt Moa-Züge in einer Richtung",
          "répète des coups de moa dans une direction"}},
        knight_leaps, diagonal_first),
    row<leg_catcher>(
        {75,
         {"SK", "SK", "SK"},
         {"skylla", "Skylla", "skylla"},
         {"moves as mao without capture; captures what stands on the leg",
          "zieht ohne Schlag wie Mao; schlägt, was auf dem Zwischenfeld steht",
          "joue sans prendre comme mao ; prend ce qui se trouve sur la case intermédiaire"}},
        {}, straight_first),
    row<leg_catcher>(
        {76,
         {"CY", "CY", "CY"},
         {"charybdis", "Charybdis", "charybde"},
         {"moves as moa without capture; captures what stands on the leg",
          "zieht ohne Schlag wie Moa; schlägt, was auf dem Zwischenfeld steht",
          "joue sans prendre comme moa ; prend ce qui se trouve sur la case intermédiaire"}},
        {}, diagonal_first),
    row<leg_lions>(
        {112,
         {"ML", "ML", "ML"},
         {"maorider lion", "Maoreiterlion", "maorider-lion"},
         {"lion on lines of a maorider; the hurdle may stand on a leg",
          "Lion auf den Linien des Maoreiters; der Bock kann auf einem Zwischenfeld stehen",
          "lion sur les lignes du maorider ; le sautoir peut être sur une case intermédiaire"}},
        knight_leaps, straight_first),
    row<leg_lions>(
        {113,
         {"MM", "MM", "MM"},
         {"moarider lion", "Moareiterlion", "moarider-lion"},
         {"lion on lines of a moarider; the hurdle may stand on a leg",
          "Lion auf den Linien des Moareiters; der Bock kann auf einem Zwischenfeld stehen",
          "lion sur les lignes du moarider ; le sautoir peut être sur une case intermédiaire"}},
        knight_leaps, diagonal_first),
    row<saltadors>({155,
                    {"SA", "SA", "SL"},
                    {"saltador", "Saltador", "saltador"},
                    {"moves as mao hopper or moa hopper; captures as mao or moa",
                     "zieht wie Mao- oder Moahüpfer; schlägt wie Mao oder Moa",
                     "joue comme mao sauteur ou moa sauteur ; prend comme mao ou moa"}},
                   knight_leaps),
    row<leg_hopper>({156,
                     {"AH", "AH", "AS"},
                     {"mao hopper", "Maohüpfer", "mao sauteur"},
                     {"moves as knight over a hurdle on the straight leg",
                      "zieht wie Springer über einen Bock auf dem Feld der geraden Richtung",
                      "joue comme cavalier par-dessus un sautoir sur la case en ligne droite"}},
                    knight_leaps, straight_first),
    row<leg_hopper>({157,
                     {"OH", "OH", "OS"},
                     {"moa hopper", "Moahüpfer", "moa sauteur"},
                     {"moves as knight over a hurdle on the diagonal leg",
                      "zieht wie Springer über einen Bock auf dem Feld der schrägen Richtung",
                      "joue comme cavalier par-dessus un sautoir sur la case en diagonale"}},
                    knight_leaps, diagonal_first),
};

}  // namespace
}  // namespace feerie::walks
