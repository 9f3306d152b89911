#include "walks/hops.h"
#include "walks/lines.h"

/// Hoppers that turn at the hurdle, and the marguerite, which moves as any of them.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::orthogonals;

// Turns of the last step in eighths of a full turn.
constexpr int moose = 1;
constexpr int eagle = 2;
constexpr int sparrow = 3;

constexpr Part marguerite[] = {{&hopper, {.vectors = compass, .parameter = 1}},
                               {&angle_hopper, {.vectors = compass, .parameter = moose}},
                               {&angle_hopper, {.vectors = compass, .parameter = eagle}},
                               {&angle_hopper, {.vectors = compass, .parameter = sparrow}},
                               {&hamsters, {.vectors = compass}}};

const Catalogue<Walk>::Entry rows[] = {
    row<angle_hopper>({38,
                       {"M", "EL", "E"},
                       {"moose", "Elch", "élan"},
                       "grasshopper that turns by 45 degrees at the hurdle"},
                      compass, moose),
    row<angle_hopper>({39,
                       {"EA", "AD", "AI"},
                       {"eagle", "Adler", "aigle"},
                       "grasshopper that turns by 90 degrees at the hurdle"},
                      compass, eagle),
    row<angle_hopper>({40,
                       {"SW", "SP", "M"},
                       {"sparrow", "Spatz", "moineau"},
                       "grasshopper that turns by 135 degrees at the hurdle"},
                      compass, sparrow),
    row<angle_hopper>({101,
                       {"RM", "TC", "ET"},
                       {"rook moose", "Turmelch", "élan-tour"},
                       "moose on ranks and files"},
                      orthogonals, moose),
    row<angle_hopper>({102,
                       {"RE", "TA", "AT"},
                       {"rook eagle", "Turmadler", "aigle-tour"},
                       "eagle on ranks and files"},
                      orthogonals, eagle),
    row<angle_hopper>({103,
                       {"RW", "TS", "MT"},
                       {"rook sparrow", "Turmspatz", "moineau-tour"},
                       "sparrow on ranks and files"},
                      orthogonals, sparrow),
    row<angle_hopper>(
        {104, {"BM", "LC", "EF"}, {"bishop moose", "Läuferelch", "élan-fou"}, "moose on diagonals"},
        diagonals, moose),
    row<angle_hopper>({105,
                       {"BE", "LA", "AF"},
                       {"bishop eagle", "Läuferadler", "aigle-fou"},
                       "eagle on diagonals"},
                      diagonals, eagle),
    row<angle_hopper>({106,
                       {"BW", "LS", "MF"},
                       {"bishop sparrow", "Läuferspatz", "moineau-fou"},
                       "sparrow on diagonals"},
                      diagonals, sparrow),
    sum_row<marguerite>({109,
                         {"MG", "MG", "MG"},
                         {"marguerite", "Marguerite", "marguerite"},
                         "moves as grasshopper, moose, eagle, sparrow or hamster"}),
};

}  // namespace
}  // namespace feerie::walks
