#include <cstdlib>
#include <numeric>

#include "walks/lines.h"

/// Equihoppers and equistoppers move by another unit. Their own square, the other unit and the
/// square of arrival stand at equal distances; an equihopper goes over that unit, an equistopper
/// stops half way to it. Stoppable pieces need free squares between; the others leap over
/// everything.
namespace feerie::walks {
namespace {

using geometry::between;
using geometry::next;

/// A row of these families chooses among these properties.
enum Choice : unsigned { stoppable = 1, queen_lines = 2 };

bool chosen(const Pattern& pattern, Choice choice) {
  return (static_cast<unsigned>(pattern.parameter) & choice) != 0;
}

bool on_queen_line(Vector v) {
  return v.file == 0 || v.rank == 0 || v.file == v.rank || v.file == -v.rank;
}

/// Is the way between the two squares free of units and holes?
bool free_between(const Scene& scene, Square a, Square b) {
  return (geometry::passed(a, b) & scene.occupied) == 0;
}

void equihop(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard hurdles = scene.units & ~bit(scene.from);
  while (hurdles != 0) {
    const Square hurdle = take_first(hurdles);
    const Vector v = between(scene.from, hurdle);
    const Square to = next(hurdle, v);
    if (to == no_square) continue;
    if (chosen(pattern, queen_lines) && !on_queen_line(v)) continue;
    if (chosen(pattern, stoppable) &&
        !(free_between(scene, scene.from, hurdle) && free_between(scene, hurdle, to))) {
      continue;
    }
    arrive(scene, bit(to), reach);
  }
}
Bitboard span_of_equihopper(const Pattern& pattern, Square from, Side) {
  Bitboard span = 0;
  for (Square hurdle = 0; hurdle < square_count; ++hurdle) {
    const Vector v = between(from, hurdle);
    if (hurdle == from || (chosen(pattern, queen_lines) && !on_queen_line(v))) continue;
    span |= bit_if(next(hurdle, v));
  }
  return span;
}
/// Can the piece go to the target? It can go there over one square only, the one half way.
bool equihops_to(const Scene& scene, const Pattern& pattern, Square target) {
  const Vector way = between(scene.from, target);
  if (way.file % 2 != 0 || way.rank % 2 != 0 || target == scene.from) return false;
  const Vector v{static_cast<std::int8_t>(way.file / 2), static_cast<std::int8_t>(way.rank / 2)};
  const Square hurdle = next(scene.from, v);
  if (!scene.is_unit(hurdle) || !scene.is_unit(target)) return false;
  if (chosen(pattern, queen_lines) && !on_queen_line(v)) return false;
  return !chosen(pattern, stoppable) ||
         (free_between(scene, scene.from, hurdle) && free_between(scene, hurdle, target));
}
Bitboard sight_of_equihopper(const Pattern&, Square from, Square target) {
  return geometry::passed(from, target);
}
constexpr Family equihopper = as_it_captures(
    {equihop, span_of_equihopper, false, equihops_to, sight_of_equihopper, hops_straight});

/// Can an eagle equihopper turn at a hurdle at this distance? The hurdle may stand on a queen line.
/// Otherwise it stands where other equihoppers can have theirs: (1,2), (1,3) or (2,3) away, and for
/// the non-stop piece also a multiple of that.
bool can_turn_at(const Pattern& pattern, Vector v) {
  if (on_queen_line(v)) return true;
  const int steps = std::gcd(int{v.file}, int{v.rank});
  if (chosen(pattern, stoppable) && steps > 1) return false;
  return std::abs(v.file / steps) <= 3 && std::abs(v.rank / steps) <= 3;
}

/// Moves as an equihopper that turns by a right angle at the hurdle.
void equihop_aside(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard hurdles = scene.units & ~bit(scene.from);
  while (hurdles != 0) {
    const Square hurdle = take_first(hurdles);
    const Vector v = between(scene.from, hurdle);
    if (!can_turn_at(pattern, v)) continue;
    if (chosen(pattern, stoppable) && !free_between(scene, scene.from, hurdle)) continue;
    for (const Vector& on : {geometry::turned_left(v), geometry::turned_right(v)}) {
      const Square to = next(hurdle, on);
      if (to == no_square) continue;
      if (chosen(pattern, stoppable) && !free_between(scene, hurdle, to)) continue;
      arrive(scene, bit(to), reach);
    }
  }
}
constexpr Family eagle_equihopper =
    hitting_on_arrival(as_it_captures({equihop_aside, span_anywhere}));

/// Moves to the square half way to a unit.
void equistop(const Scene& scene, const Pattern& pattern, Reach& reach) {
  Bitboard goals = scene.units & ~bit(scene.from);
  while (goals != 0) {
    const Square goal = take_first(goals);
    const Vector v = between(scene.from, goal);
    if (v.file % 2 != 0 || v.rank % 2 != 0) continue;
    const Square middle = next(
        scene.from, {static_cast<std::int8_t>(v.file / 2), static_cast<std::int8_t>(v.rank / 2)});
    if (chosen(pattern, stoppable) &&
        (geometry::passed(scene.from, goal) & scene.occupied & ~bit(middle)) != 0) {
      continue;
    }
    arrive(scene, bit(middle), reach);
  }
}
constexpr Family equistopper = as_it_captures({equistop,
                                               span_anywhere,
                                               false,
                                               nullptr,
                                               nullptr,
                                               {.hops_once = true, .track = Track::balanced}});

/// Returns the square on which the piece bounces off what it meets along the vector: as far away in
/// the other direction. It is `no_square` if the way there is not free, or leads off the board.
Square bounced_to(const Scene& scene, Vector v) {
  const Bitboard seen = geometry::sight(scene.from, v, scene.occupied);
  const bool to_border = (seen & scene.occupied) == 0;
  const int distance = count_of(seen) + (to_border ? 1 : 0);
  Square to = scene.from;
  for (int steps = distance; steps > 0 && to != no_square; --steps) {
    to = next(to, geometry::reversed(v));
    if (to != no_square && steps > 1 && scene.is_occupied(to)) to = no_square;
  }
  return to;
}

/// Moves away from the nearest unit, hole or border of the board on a line. It goes as far as that
/// is away, over empty squares.
void bounce(const Scene& scene, const Pattern& pattern, Reach& reach) {
  for (const Vector& v : pattern.vectors) arrive(scene, bit_if(bounced_to(scene, v)), reach);
}
bool bounces_to(const Scene& scene, const Pattern& pattern, Square target) {
  if (!scene.is_unit(target)) return false;
  for (const Vector& v : pattern.vectors) {
    const bool behind = contains(geometry::line(scene.from, geometry::reversed(v)), target);
    if (behind && bounced_to(scene, v) == target) return true;
  }
  return false;
}
/// Finds the squares of the lines through the piece on which the target lies, to both sides.
Bitboard sight_of_bouncer(const Pattern& pattern, Square from, Square target) {
  Bitboard squares = 0;
  for (const Vector& v : pattern.vectors) {
    const Bitboard line = geometry::line(from, v);
    if (contains(line, target)) squares |= line | geometry::line(from, geometry::reversed(v));
  }
  return squares & ~bit(target);
}
constexpr Family bouncer = hitting_on_arrival(
    as_it_captures({bounce, span_of_lines, false, bounces_to, sight_of_bouncer}));

const Catalogue<Walk>::Entry rows[] = {
    row<equihopper>(
        {23,
         {"NE", "NE", "EQ"},
         {"non-stop equihopper", "Non-stop-Equihopper", "équisauteur non-stop"},
         {"hops over any unit to the square as far behind it, whatever stands between",
          "hüpft über einen beliebigen Stein auf das Feld, das gleich weit hinter ihm liegt, was "
          "auch dazwischen steht",
          "saute par-dessus toute pièce sur la case symétrique, quoi qu'il y ait entre les deux"}},
        {}, 0),
    row<equihopper>(
        {54,
         {"EQ", "EQ", "EA"},
         {"equihopper", "Equihopper", "équisauteur anglais"},
         {"hops over a unit to the square as far behind it; what stands between stops it",
          "hüpft über einen Stein auf das Feld, das gleich weit hinter ihm liegt; was dazwischen "
          "steht, hält ihn auf",
          "saute par-dessus une pièce sur la case symétrique ; ce qui est entre les deux "
          "l'arrête"}},
        {}, stoppable),
    row<equihopper>({89,
                     {"OR", "OR", "OR"},
                     {"orix", "Orix", "orix"},
                     {"equihopper on queen lines", "Equihopper auf Damelinien",
                      "équisauteur anglais sur les lignes de dame"}},
                    {}, stoppable | queen_lines),
    row<equistopper>({118,
                      {"QE", "QE", "QA"},
                      {"equistopper", "Equistopper", "équistoppeur"},
                      {"moves half way to a unit; what stands between stops it",
                       "zieht den halben Weg zu einem Stein; was dazwischen steht, hält ihn auf",
                       "va à mi-chemin d'une pièce ; ce qui est entre les deux l'arrête"}},
                     {}, stoppable),
    row<equistopper>({119,
                      {"QF", "QF", "QF"},
                      {"non-stop equistopper", "Non-stop-Equistopper", "équistoppeur non-stop"},
                      {"moves half way to any unit, whatever stands between",
                       "zieht den halben Weg zu einem beliebigen Stein, was auch dazwischen steht",
                       "va à mi-chemin de toute pièce, quoi qu'il y ait entre les deux"}},
                     {}, 0),
    row<bouncer>(
        {121,
         {"B1", "B1", "B1"},
         {"bouncer", "Bouncer", "bouncer"},
         {"on a queen line runs as far from the nearest unit or border as it is away from it",
          "läuft auf einer Damelinie so weit vom nächsten Stein oder Rand weg, wie er von ihm "
          "entfernt ist",
          "s'éloigne, sur une ligne de dame, de la pièce ou du bord le plus proche d'autant qu'il "
          "en est distant"}},
        geometry::compass),
    row<bouncer>({122,
                  {"B2", "B2", "B2"},
                  {"rook bouncer", "Turmbouncer", "tour-bouncer"},
                  {"bouncer on ranks and files", "Bouncer auf Reihen und Linien",
                   "bouncer sur les rangées et les colonnes"}},
                 geometry::orthogonals),
    row<bouncer>({123,
                  {"B3", "B3", "B3"},
                  {"bishop bouncer", "Läuferbouncer", "fou-bouncer"},
                  {"bouncer on diagonals", "Bouncer auf Diagonalen", "bouncer sur les diagonales"}},
                 geometry::diagonals),
    row<equihopper>({137,
                     {"NO", "NO", "NO"},
                     {"non-stop orix", "Non-stop-Orix", "orix non-stop"},
                     {"non-stop equihopper on queen lines", "Non-stop-Equihopper auf Damelinien",
                      "équisauteur non-stop sur les lignes de dame"}},
                    {}, queen_lines),
    row<eagle_equihopper>({159,
                           {"EE", "AE", "AE"},
                           {"eagle equihopper", "Adler-Equihopper", "aigle-équisauteur"},
                           {"equihopper that turns by 90 degrees at the hurdle",
                            "Equihopper, der am Bock um 90 Grad abbiegt",
                            "équisauteur anglais qui tourne de 90 degrés au sautoir"}},
                          {}, stoppable),
    row<eagle_equihopper>(
        {160,
         {"EN", "AQ", "AQ"},
         {"non-stop eagle equihopper", "Non-stop-Adler-Equihopper", "aigle-équisauteur non-stop"},
         {"non-stop equihopper that turns by 90 degrees at the hurdle",
          "Non-stop-Equihopper, der am Bock um 90 Grad abbiegt",
          "équisauteur non-stop qui tourne de 90 degrés au sautoir"}},
        {}, 0),
};

}  // namespace
}  // namespace feerie::walks
