#include "walks/hops.h"
#include "walks/lines.h"

/// These are hoppers that turn at the hurdle, and the marguerite, which moves as any of them.
namespace feerie::walks {
namespace {

using geometry::compass;
using geometry::diagonals;
using geometry::orthogonals;

// The last step of these hoppers turns by so many eighths of a full turn.
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
                       {"grasshopper that turns by 45 degrees at the hurdle",
                        "Grashüpfer, der am Bock um 45 Grad abbiegt",
                        "sauterelle qui tourne de 45 degrés au sautoir"}},
                      compass, moose),
    row<angle_hopper>({39,
                       {"EA", "AD", "AI"},
                       {"eagle", "Adler", "aigle"},
                       {"grasshopper that turns by 90 degrees at the hurdle",
                        "Grashüpfer, der am Bock um 90 Grad abbiegt",
                        "sauterelle qui tourne de 90 degrés au sautoir"}},
                      compass, eagle),
    row<angle_hopper>({40,
                       {"SW", "SP", "M"},
                       {"sparrow", "Spatz", "moineau"},
                       {"grasshopper that turns by 135 degrees at the hurdle",
                        "Grashüpfer, der am Bock um 135 Grad abbiegt",
                        "sauterelle qui tourne de 135 degrés au sautoir"}},
                      compass, sparrow),
    row<angle_hopper>({101,
                       {"RM", "TC", "ET"},
                       {"rook moose", "Turmelch", "élan-tour"},
                       {"moose on ranks and files", "Elch auf Reihen und Linien",
                        "élan sur les rangées et les colonnes"}},
                      orthogonals, moose),
    row<angle_hopper>({102,
                       {"RE", "TA", "AT"},
                       {"rook eagle", "Turmadler", "aigle-tour"},
                       {"eagle on ranks and files", "Adler auf Reihen und Linien",
                        "aigle sur les rangées et les colonnes"}},
                      orthogonals, eagle),
    row<angle_hopper>({103,
                       {"RW", "TS", "MT"},
                       {"rook sparrow", "Turmspatz", "moineau-tour"},
                       {"sparrow on ranks and files", "Spatz auf Reihen und Linien",
                        "moineau sur les rangées et les colonnes"}},
                      orthogonals, sparrow),
    row<angle_hopper>({104,
                       {"BM", "LC", "EF"},
                       {"bishop moose", "Läuferelch", "élan-fou"},
                       {"moose on diagonals", "Elch auf Diagonalen", "élan sur les diagonales"}},
                      diagonals, moose),
    row<angle_hopper>({105,
                       {"BE", "LA", "AF"},
                       {"bishop eagle", "Läuferadler", "aigle-fou"},
                       {"eagle on diagonals", "Adler auf Diagonalen", "aigle sur les diagonales"}},
                      diagonals, eagle),
    row<angle_hopper>(
        {106,
         {"BW", "LS", "MF"},
         {"bishop sparrow", "Läuferspatz", "moineau-fou"},
         {"sparrow on diagonals", "Spatz auf Diagonalen", "moineau sur les diagonales"}},
        diagonals, sparrow),
    sum_row<marguerite>({109,
                         {"MG", "MG", "MG"},
                         {"marguerite", "Marguerite", "marguerite"},
                         {"moves as grasshopper, moose, eagle, sparrow or hamster",
                          "zieht wie Grashüpfer, Elch, Adler, Spatz oder Hamster",
                          "joue comme sauterelle, élan, aigle, moineau ou hamster"}}),
};

}  // namespace
}  // namespace feerie::walks
