#include "walks/lines.h"

/// These are pieces that go on from the edge of the board, and others that leap more than once in a
/// move.
namespace feerie::walks {
namespace {

using geometry::diagonals;
using geometry::edge;
using geometry::knight_leaps;
using geometry::next;

constexpr geometry::Leaps knight_table = geometry::leap_table(knight_leaps);

/// Returns the direction in which the edge throws the piece back when the next step would leave the
/// board.
constexpr Vector thrown_back(Square at, Vector v) {
  const int file = file_of(at) + v.file;
  const int rank = rank_of(at) + v.rank;
  const bool flip_file = file < 0 || file > 7;
  const bool flip_rank = rank < 0 || rank > 7;
  return {static_cast<std::int8_t>(flip_file ? -v.file : v.file),
          static_cast<std::int8_t>(flip_rank ? -v.rank : v.rank)};
}

/// Calls `visit(line)` for each straight part of the way on which the piece goes from the unit's
/// square, starting in the direction with this number, until something stands in its way; true
/// stops. It comes to no end of a way that leads back to where it stands. Returns whether it was
/// stopped.
template <class Visit>
bool each_reflected_line(const Scene& scene, const Pattern& pattern, std::size_t start,
                         Visit&& visit) {
  const Bitboard blocked = scene.occupied | bit(scene.from);
  Vector v = pattern.vectors[start];
  Square here = scene.from;
  for (int left = pattern.parameter; left >= 0; --left) {
    const Bitboard line = geometry::sight(here, v, blocked);
    if (line == 0) break;
    if (visit(line & ~bit(scene.from))) return true;
    if ((line & blocked) != 0) break;
    here = geometry::first_along(line, geometry::reversed(v));
    v = thrown_back(here, v);
  }
  return false;
}

/// Rides, and goes on in the reflected direction from squares of the edge, `parameter` times at
/// most.
void ride_reflected(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (std::size_t start = 0; start < pattern.vectors.size(); ++start) {
    each_reflected_line(scene, pattern, start, [&](Bitboard line) {
      arrive(scene, line, reach, start);
      return false;
    });
  }
}

/// The squares of an empty board on the way of a bishop that starts in each of its directions, in
/// the order of `diagonals`, and is reflected as often as it likes.
constexpr auto ways_of_bishops = [] {
  // Farther on it only repeats its way.
  constexpr int most_reflections = 8;
  std::array<std::array<Bitboard, 4>, square_count> ways{};
  for (Square from = 0; from < square_count; ++from) {
    for (std::size_t start = 0; start < diagonals.size(); ++start) {
      Vector v = diagonals[start];
      Square here = from;
      for (int left = most_reflections; left >= 0; --left) {
        for (Square at = next(here, v); at != no_square; at = next(here, v)) {
          ways[from][start] |= bit(at);
          here = at;
        }
        v = thrown_back(here, v);
      }
    }
  }
  return ways;
}();

/// Only the directions are looked at in which the target can lie.
bool attacks_reflected(const Scene& scene, const Pattern& pattern, Square target) {
  for (std::size_t start = 0; start < pattern.vectors.size(); ++start) {
    if (!contains(ways_of_bishops[scene.from][start], target)) continue;
    const auto sees = [target](Bitboard line) { return contains(line, target); };
    if (each_reflected_line(scene, pattern, start, sees)) return true;
  }
  return false;
}

/// Finds the squares of the colour of the unit's own: no reflection on a square changes it.
Bitboard span_of_colour(const Pattern&, Square from, Side) {
  return (contains(light_squares, from) ? light_squares : ~light_squares) & ~bit(from);
}
constexpr Family reflected_rider =
    hitting_on_arrival(as_it_captures({ride_reflected, span_of_colour, false, attacks_reflected}));

/// Rides, and is thrown back once as a billiard ball by the line that borders the board. The ball
/// comes back on the neighbouring square of the edge.
void ride_as_billiard_ball(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (std::size_t start = 0; start < pattern.vectors.size(); ++start) {
    const Vector v = pattern.vectors[start];
    const Bitboard straight = geometry::sight(scene.from, v, scene.occupied);
    arrive(scene, straight, reach, start);
    if ((straight & scene.occupied) != 0) continue;
    const Square last =
        straight == 0 ? scene.from : geometry::first_along(straight, geometry::reversed(v));
    const Vector back = thrown_back(last, v);
    // The piece slides along the edge by this part of its step. In a corner there is none, because
    // the piece would go back the way it came.
    const Vector slide{static_cast<std::int8_t>(back.file == v.file ? v.file : 0),
                       static_cast<std::int8_t>(back.rank == v.rank ? v.rank : 0)};
    if (slide.file == 0 && slide.rank == 0) continue;
    const Square beside = next(last, slide);
    arrive(scene, bit(beside), reach, start);
    if (!scene.is_occupied(beside)) {
      arrive(scene, geometry::sight(beside, back, scene.occupied), reach, start);
    }
  }
}
constexpr Family billiard_rider =
    hitting_on_arrival(as_it_captures({ride_as_billiard_ball, span_anywhere}));

/// Finds all squares to which a knight could leap from any of the squares.
Bitboard knights_from(Bitboard squares) {
  Bitboard reached = 0;
  while (squares != 0) reached |= knight_table[take_first(squares)];
  return reached;
}

/// Leaps as a knight. From an empty square of the edge it may leap on, `parameter` times at most.
void leap_on_from_edge(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard seen = knight_table[scene.from];
  Bitboard latest = seen;
  for (int more = pattern.parameter; more > 0; --more) {
    latest = knights_from(latest & edge & ~scene.occupied);
    seen |= latest;
  }
  arrive(scene, seen & ~bit(scene.from), reach);
}
constexpr Family edge_leaper =
    hitting_on_arrival(as_it_captures({leap_on_from_edge, span_anywhere}));

/// Rides, and may ride on from an empty square of the edge in any direction of the pattern.
void ride_on_from_edge(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard seen = 0;
  Bitboard starts = bit(scene.from);
  Bitboard started = 0;
  while (starts != 0) {
    const Square start = take_first(starts);
    started |= bit(start);
    for (const Vector& v : pattern.vectors) {
      const Bitboard line = geometry::sight(start, v, scene.occupied);
      seen |= line;
      reach.note_way(line & scene.units, start, start);
    }
    starts |= seen & edge & ~scene.occupied & ~started;
  }
  arrive(scene, seen & ~bit(scene.from), reach);
}
constexpr Family edge_rider =
    hitting_on_arrival(as_it_captures({ride_on_from_edge, span_anywhere}));

/// Makes any number of knight's leaps over empty squares; only the last one may capture.
void leap_again_and_again(const Scene& scene, const Pattern&, Reach& reach) {
  Bitboard seen = 0;
  Bitboard latest = bit(scene.from);
  while (latest != 0) {
    const Bitboard reached = knights_from(latest) & ~seen;
    seen |= reached;
    latest = reached & ~scene.occupied;
  }
  arrive(scene, seen & ~bit(scene.from), reach);
}
constexpr Family repeated_leaper =
    hitting_on_arrival(as_it_captures({leap_again_and_again, span_anywhere}));

/// Makes a knight's leap, and may go on by leaps (0,2) in the direction of its longer part.
void leap_and_ride(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) {
    const Square first = next(scene.from, v);
    if (first == no_square) continue;
    arrive(scene, bit(first), reach);
    if (scene.is_occupied(first)) continue;
    const Vector straight = geometry::straight_leg(v);
    const Vector on{static_cast<std::int8_t>(2 * straight.file),
                    static_cast<std::int8_t>(2 * straight.rank)};
    arrive(scene, geometry::sight(first, on, scene.occupied), reach);
  }
}
constexpr Family trojan_knight = hitting_on_arrival(as_it_captures({leap_and_ride, span_anywhere}));

constexpr int without_end = 64;

const Catalogue<Walk>::Entry rows[] = {
    row<reflected_rider>({41,
                          {"AR", "ER", "AR"},
                          {"archbishop", "Erzbischof", "archevêque"},
                          {"bishop that may be reflected once on a square of the edge",
                           "Läufer, der einmal auf einem Randfeld reflektiert werden kann",
                           "fou qui peut être réfléchi une fois sur une case du bord"}},
                         diagonals, 1),
    row<reflected_rider>({42,
                          {"RB", "RL", "FR"},
                          {"reflecting bishop", "Reflektierender Läufer", "fou rebondissant"},
                          {"bishop that is reflected on squares of the edge as often as it likes",
                           "Läufer, der beliebig oft auf Randfeldern reflektiert wird",
                           "fou qui est réfléchi sur les cases du bord autant de fois qu'il veut"}},
                         diagonals, without_end),
    row<billiard_rider>(
        {43,
         {"C", "KL", "CA"},
         {"cardinal", "Kardinal", "cardinal"},
         {"bishop that may bounce once off the line around the board and then changes colour",
          "Läufer, der einmal von der Randlinie des Brettes abprallen kann und dabei die "
          "Felderfarbe wechselt",
          "fou qui peut rebondir une fois sur la ligne du bord et change alors de couleur de "
          "cases"}},
        diagonals),
    row<edge_leaper>({53,
                      {"BK", "RS", "CR"},
                      {"bouncy knight", "Reflektierender Springer", "cavalier rebondissant"},
                      {"knight that may leap on from a square of the edge, up to twice",
                       "Springer, der von einem Randfeld aus weiterspringen kann, bis zu zweimal",
                       "cavalier qui peut rebondir depuis une case du bord, jusqu'à deux fois"}},
                     knight_leaps, 2),
    row<repeated_leaper>(
        {36,
         {"UU", "UU", "UU"},
         {"ubi-ubi", "Ubi-Ubi", "ubi-ubi"},
         {"makes any number of knight's leaps over empty squares in one move",
          "macht in einem Zug beliebig viele Springersprünge über leere Felder",
          "fait en un coup autant de sauts de cavalier qu'il veut par des cases vides"}},
        knight_leaps),
    row<trojan_knight>({55,
                        {"CT", "CT", "CT"},
                        {"CAT", "CAT", "CAT"},
                        {"knight that may go on outwards in leaps (0,2)",
                         "Springer, der mit Sprüngen (0,2) nach außen weiterziehen kann",
                         "cavalier qui peut continuer vers l'extérieur par des sauts (0,2)"}},
                       knight_leaps),
    row<edge_rider>(
        {129,
         {"BN", "NR", "NR"},
         {"bouncy nightrider", "Reflektierender Nachtreiter", "noctambule rebondissant"},
         {"nightrider that may ride on in any direction from squares of the edge",
          "Nachtreiter, der von Randfeldern aus in jeder Richtung weiterreiten kann",
          "noctambule qui peut repartir dans toute direction depuis les cases du bord"}},
        knight_leaps),
};

}  // namespace
}  // namespace feerie::walks
