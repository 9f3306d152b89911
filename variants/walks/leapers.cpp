#include "walks/lines.h"

/// Leapers go straight to squares at fixed distances, whatever stands on the way.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::joined;
using geometry::knight_leaps;
using geometry::orthogonals;

constexpr auto dabbaba = geometry::leap<0, 2>();
constexpr auto alfil = geometry::leap<2, 2>();
constexpr auto camel = geometry::leap<1, 3>();
constexpr auto zebra = geometry::leap<2, 3>();
constexpr auto giraffe = geometry::leap<1, 4>();
constexpr auto leap_24 = geometry::leap<2, 4>();
constexpr auto antelope = geometry::leap<3, 4>();
constexpr auto ibis = geometry::leap<1, 5>();
constexpr auto corsair = geometry::leap<2, 5>();
constexpr auto leap_35 = geometry::leap<3, 5>();
constexpr auto flamingo = geometry::leap<1, 6>();
constexpr auto leap_36 = geometry::leap<3, 6>();
constexpr auto leap_37 = geometry::leap<3, 7>();
constexpr auto root_25 = joined(geometry::leap<0, 5>(), antelope);
constexpr auto root_50 = joined(geometry::leap<5, 5>(), geometry::leap<1, 7>());
constexpr auto squirrel = joined(knight_leaps, dabbaba, alfil);
constexpr auto gnu = joined(knight_leaps, camel);
constexpr auto okapi = joined(knight_leaps, zebra);
constexpr auto bison = joined(camel, zebra);
constexpr auto zebu = joined(camel, giraffe);

const Catalogue<Walk>::Entry rows[] = {
    row<leaper>({13,
                 {"Z", "Z", "Z"},
                 {"zebra", "Zebra", "zèbre"},
                 {"leaps (2,3)", "springt (2,3)", "saute (2,3)"}},
                zebra),
    row<leaper>({14,
                 {"CA", "CA", "CH"},
                 {"camel", "Kamel", "chameau"},
                 {"leaps (1,3)", "springt (1,3)", "saute (1,3)"}},
                camel),
    row<leaper>({15,
                 {"GI", "GI", "GI"},
                 {"giraffe", "Giraffe", "girafe"},
                 {"leaps (1,4)", "springt (1,4)", "saute (1,4)"}},
                giraffe),
    row<leaper>({16,
                 {"RF", "WF", "CC"},
                 {"root-50-leaper", "Wurzel-50-Springer", "cavalier racine de 50"},
                 {"leaps over the square root of 50: (5,5) or (1,7)",
                  "springt die Wurzel aus 50 weit: (5,5) oder (1,7)",
                  "saute de racine de 50 : (5,5) ou (1,7)"}},
                root_50),
    row<leaper>({17,
                 {"BU", "BU", "BU"},
                 {"bucephalus", "Bucephalus", "bucéphale"},
                 {"leaps over the square root of 25: (0,5) or (3,4)",
                  "springt die Wurzel aus 25 weit: (0,5) oder (3,4)",
                  "saute de racine de 25 : (0,5) ou (3,4)"}},
                root_25),
    row<leaper>({18,
                 {"WE", "WE", "VI"},
                 {"wazir", "Wesir", "vizir"},
                 {"one step along a rank or file", "ein Schritt auf einer Reihe oder Linie",
                  "un pas sur une rangée ou une colonne"}},
                orthogonals),
    row<leaper>({19,
                 {"AL", "AL", "AL"},
                 {"alfil", "Alfil", "alfil"},
                 {"leaps (2,2)", "springt (2,2)", "saute (2,2)"}},
                alfil),
    row<leaper>({20,
                 {"FE", "FE", "FE"},
                 {"fers", "Fers", "fers"},
                 {"one step along a diagonal", "ein Schritt auf einer Diagonalen",
                  "un pas sur une diagonale"}},
                diagonals),
    row<leaper>({21,
                 {"DA", "DA", "DA"},
                 {"dabbaba", "Dabbaba", "dabbaba"},
                 {"leaps (0,2)", "springt (0,2)", "saute (0,2)"}},
                dabbaba),
    row<leaper>({29,
                 {"GN", "GN", "G"},
                 {"gnu", "Gnu", "gnou"},
                 {"leaps (1,2) or (1,3)", "springt (1,2) oder (1,3)", "saute (1,2) ou (1,3)"}},
                gnu),
    row<leaper>({30,
                 {"AN", "AN", "AN"},
                 {"antelope", "Antilope", "antilope"},
                 {"leaps (3,4)", "springt (3,4)", "saute (3,4)"}},
                antelope),
    row<leaper>({31,
                 {"SQ", "EI", "EC"},
                 {"squirrel", "Eichhörnchen", "écureuil"},
                 {"leaps two squares away: (0,2), (1,2) or (2,2)",
                  "springt zwei Felder weit: (0,2), (1,2) oder (2,2)",
                  "saute à deux cases : (0,2), (1,2) ou (2,2)"}},
                squirrel),
    row<leaper>({72,
                 {"EK", "EK", "RE"},
                 {"erlking", "Erlkönig", "roi des elfes"},
                 {"one step in any direction, without being royal",
                  "ein Schritt in beliebiger Richtung, ohne königlich zu sein",
                  "un pas dans toute direction, sans être royal"}},
                compass),
    row<leaper>({80,
                 {"OK", "OK", "OK"},
                 {"okapi", "Okapi", "okapi"},
                 {"leaps (1,2) or (2,3)", "springt (1,2) oder (2,3)", "saute (1,2) ou (2,3)"}},
                okapi),
    row<leaper>({81,
                 {"37", "37", "37"},
                 {"(3,7)-leaper", "(3,7)-Springer", "cavalier (3,7)"},
                 {"leaps (3,7)", "springt (3,7)", "saute (3,7)"}},
                leap_37),
    row<leaper>({84,
                 {"16", "16", "16"},
                 {"flamingo", "Flamingo", "flamant"},
                 {"leaps (1,6)", "springt (1,6)", "saute (1,6)"}},
                flamingo),
    row<leaper>({85,
                 {"24", "24", "24"},
                 {"(2,4)-leaper", "Hase", "cavalier (2,4)"},
                 {"leaps (2,4)", "springt (2,4)", "saute (2,4)"}},
                leap_24),
    row<leaper>({86,
                 {"35", "35", "35"},
                 {"(3,5)-leaper", "(3,5)-Springer", "cavalier (3,5)"},
                 {"leaps (3,5)", "springt (3,5)", "saute (3,5)"}},
                leap_35),
    row<leaper>({90,
                 {"15", "15", "15"},
                 {"ibis", "Ibis", "ibis"},
                 {"leaps (1,5)", "springt (1,5)", "saute (1,5)"}},
                ibis),
    row<leaper>({91,
                 {"25", "25", "25"},
                 {"corsair", "Korsar", "corsaire"},
                 {"leaps (2,5)", "springt (2,5)", "saute (2,5)"}},
                corsair),
    row<leaper>({98,
                 {"BI", "BI", "BI"},
                 {"bison", "Bison", "bison"},
                 {"leaps (1,3) or (2,3)", "springt (1,3) oder (2,3)", "saute (1,3) ou (2,3)"}},
                bison),
    row<leaper>({110,
                 {"36", "36", "36"},
                 {"(3,6)-leaper", "(3,6)-Springer", "cavalier (3,6)"},
                 {"leaps (3,6)", "springt (3,6)", "saute (3,6)"}},
                leap_36),
    row<leaper>({128,
                 {"ZE", "ZE", "ZE"},
                 {"zebu", "Zebu", "zébu"},
                 {"leaps (1,3) or (1,4)", "springt (1,3) oder (1,4)", "saute (1,3) ou (1,4)"}},
                zebu),
};

}  // namespace
}  // namespace feerie::walks
