#include "walks/lines.h"

/// Locusts capture by hopping over the victim; marine pieces do so too, but move as others.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::knight_leaps;
using geometry::next;
using geometry::orthogonals;

/// Leaps without capture; captures a unit one leap away by going on as far behind it.
void leap_as_marine(const Scene& scene, const Pattern& pattern, Reach& reach) {
  reach.quiet |= (*pattern.leaps)[scene.from] & ~scene.occupied;
  for (const Vector& v : pattern.vectors) {
    const Square victim = next(scene.from, v);
    if (victim == no_square || !scene.is_unit(victim)) continue;
    const Square to = next(victim, v);
    if (to != no_square && !scene.is_occupied(to)) {
      reach.add({to, victim, no_square, MoveType::normal});
    }
  }
}
bool captures_by_leap(const Scene& scene, const Pattern& pattern, Square target) {
  if (!contains((*pattern.leaps)[scene.from], target) || !scene.is_unit(target)) return false;
  const int file = 2 * file_of(target) - file_of(scene.from);
  const int rank = 2 * rank_of(target) - rank_of(scene.from);
  return on_board(file, rank) && !scene.is_occupied(make_square(file, rank));
}
constexpr Family marine_leaper{leap_as_marine, span_of_leaps, false, captures_by_leap};

const Catalogue<Walk>::Entry rows[] = {
    row<locusts>(
        {24,
         {"L", "H", "L"},
         {"locust", "Heuschrecke", "locuste"},
         "moves only by capturing the first unit on a queen line and landing right behind it"},
        compass),
    row<marine_rider>({60,
                       {"SI", "SI", "SI"},
                       {"siren", "Sirene", "sirène"},
                       "moves as queen; captures as locust"},
                      compass),
    row<marine_rider>({61,
                       {"TR", "TR", "TR"},
                       {"triton", "Triton", "triton"},
                       "moves as rook; captures as rook locust"},
                      orthogonals),
    row<marine_rider>({62,
                       {"ND", "ND", "NE"},
                       {"nereid", "Nereide", "néréide"},
                       "moves as bishop; captures as bishop locust"},
                      diagonals),
    row<locusts>({93,
                  {"LR", "HT", "LT"},
                  {"rook locust", "Turmheuschrecke", "tour-locuste"},
                  "locust on ranks and files"},
                 orthogonals),
    row<locusts>({94,
                  {"LB", "HL", "LF"},
                  {"bishop locust", "Läuferheuschrecke", "fou-locuste"},
                  "locust on diagonals"},
                 diagonals),
    row<locusts>({95,
                  {"LN", "HN", "LN"},
                  {"nightrider locust", "Nachtreiterheuschrecke", "noctambule-locuste"},
                  "locust on lines of knight's leaps"},
                 knight_leaps),
    row<marine_leaper>(
        {147,
         {"MS", "MS", "CM"},
         {"marine knight", "mariner Springer", "cavalier marin"},
         "leaps as knight; captures the unit a knight's leap away and lands as far behind it"},
        knight_leaps),
    row<marine_leaper>(
        {148,
         {"PO", "PO", "PO"},
         {"poseidon", "Poseidon", "poséidon"},
         "moves as king; captures an adjacent unit and lands right behind it; royal"},
        compass, 0, {.royal = true, .promotable = false}),
};

}  // namespace
}  // namespace feerie::walks
