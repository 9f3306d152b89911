#include "walks/lines.h"

/// Riders repeat a step in one direction until something stands in the way.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::joined;
using geometry::knight_leaps;
using geometry::orthogonals;

constexpr auto camel = geometry::leap<1, 3>();
constexpr auto zebra = geometry::leap<2, 3>();
constexpr auto gnu = joined(knight_leaps, camel);
constexpr auto waran = joined(orthogonals, knight_leaps);
constexpr auto elephant = joined(compass, knight_leaps);

constexpr geometry::Leaps knight_table = geometry::leap_table(knight_leaps);
constexpr Part knight_part{&leaper, {.vectors = knight_leaps, .leaps = &knight_table}};
constexpr Part amazon[] = {{&rider, {.vectors = compass}}, knight_part};
constexpr Part empress[] = {{&rider, {.vectors = orthogonals}}, knight_part};
constexpr Part princess[] = {{&rider, {.vectors = diagonals}}, knight_part};

/// Finds all squares of the edge for a square inside the board, and all squares inside for one of
/// the edge.
Bitboard other_zone(Square from) {
  return contains(geometry::edge, from) ? ~geometry::edge : geometry::edge;
}

/// Makes queen moves from the edge of the board to the inside, or from the inside to the edge.
void ride_to_or_from_edge(const Scene& scene, const Pattern& pattern, Reach& reach) {
  ride(scene, pattern, reach);
  reach.quiet &= other_zone(scene.from);
  reach.hits &= other_zone(scene.from);
}
Bitboard span_to_or_from_edge(const Pattern& pattern, Square from, Side side) {
  return span_of_lines(pattern, from, side) & other_zone(from);
}
bool rides_to_or_from_edge(const Scene& scene, const Pattern& pattern, Square target) {
  return contains(other_zone(scene.from), target) && rides_to(scene, pattern, target);
}
constexpr Family edge_rider = hitting_on_arrival(as_it_captures(
    {ride_to_or_from_edge, span_to_or_from_edge, true, rides_to_or_from_edge, sight_between}));

const Catalogue<Walk>::Entry rows[] = {
    row<rider>(
        {12,
         {"N", "N", "N"},
         {"nightrider", "Nachtreiter", "noctambule"},
         {"repeats knight's leaps in one direction", "wiederholt Springersprünge in einer Richtung",
          "répète des sauts de cavalier dans une direction"}},
        knight_leaps),
    row<rider>(
        {46,
         {"CR", "CR", "CN"},
         {"camelrider", "Kamelreiter", "chameau noctambule"},
         {"repeats (1,3) leaps in one direction", "wiederholt (1,3)-Sprünge in einer Richtung",
          "répète des sauts (1,3) dans une direction"}},
        camel),
    row<rider>(
        {47,
         {"ZR", "ZR", "ZN"},
         {"zebrarider", "Zebrareiter", "zèbre noctambule"},
         {"repeats (2,3) leaps in one direction", "wiederholt (2,3)-Sprünge in einer Richtung",
          "répète des sauts (2,3) dans une direction"}},
        zebra),
    row<rider>({48,
                {"GR", "GR", "GN"},
                {"gnurider", "Gnureiter", "gnou noctambule"},
                {"moves as nightrider or camelrider", "zieht wie Nachtreiter oder Kamelreiter",
                 "joue comme noctambule ou chameau noctambule"}},
               gnu),
    row<rider>({32,
                {"WA", "WA", "V"},
                {"waran", "Waran", "varan"},
                {"moves as rook or nightrider", "zieht wie Turm oder Nachtreiter",
                 "joue comme tour ou noctambule"}},
               waran),
    row<rider>({99,
                {"ET", "ET", "EL"},
                {"elephant", "Elefant", "éléphant"},
                {"moves as queen or nightrider", "zieht wie Dame oder Nachtreiter",
                 "joue comme dame ou noctambule"}},
               elephant),
    row<rider>({96,
                {"WR", "WR", "VS"},
                {"wazirrider", "Wesirreiter", "vizir rider"},
                {"moves as rook but is none: does not castle and is reborn elsewhere",
                 "zieht wie Turm, ist aber keiner: rochiert nicht und hat ein anderes Repulsfeld",
                 "joue comme tour sans en être une : ne roque pas et renaît ailleurs"}},
               orthogonals),
    row<rider>({97,
                {"FR", "FR", "FS"},
                {"fersrider", "Fersreiter", "fers rider"},
                {"moves as bishop but is none: is reborn elsewhere",
                 "zieht wie Läufer, ist aber keiner: hat ein anderes Repulsfeld",
                 "joue comme fou sans en être un : renaît ailleurs"}},
               diagonals),
    sum_row<amazon>({26,
                     {"AM", "AM", "AM"},
                     {"amazon", "Amazone", "amazone"},
                     {"moves as queen or knight", "zieht wie Dame oder Springer",
                      "joue comme dame ou cavalier"}},
                    goes_straight),
    sum_row<empress>({27,
                      {"EM", "KN", "IM"},
                      {"empress", "Kaiserin", "impératrice"},
                      {"moves as rook or knight", "zieht wie Turm oder Springer",
                       "joue comme tour ou cavalier"}},
                     goes_straight),
    sum_row<princess>({28,
                       {"PR", "PR", "PR"},
                       {"princess", "Prinzessin", "princesse"},
                       {"moves as bishop or knight", "zieht wie Läufer oder Springer",
                        "joue comme fou ou cavalier"}},
                      goes_straight),
    row<edge_rider>(
        {64,
         {"EH", "RD", "EH"},
         {"edgehog", "Randschwein", "edgehog"},
         {"moves as queen, but only between the edge of the board and the inside",
          "zieht wie Dame, aber nur zwischen dem Rand und dem Inneren des Brettes",
          "joue comme dame, mais seulement entre le bord et l'intérieur de l'échiquier"}},
        compass),
};

}  // namespace
}  // namespace feerie::walks
