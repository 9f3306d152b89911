// Conditions about captures and about colours, coming and going of units. Known by name only:
// whoever implements a condition takes its row out here and puts the same names and parameters into
// the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

constexpr std::string_view inverse[] = {"Inverse"};

const Row rows[] = {
    known(197, {"LostPieces", "VerloreneSteine", "PiecesPerdues"}, {}),
    known(221, {"DarkSide", "DarkSide", "DarkSide"}, {}),
    known(223, {"Pepo", "Pepo", "Pepo"}, {}),
    known(224, {"CASTChess", "CASTSchach", "CASTEchecs"}, {}, {.words = inverse}),
    known(225, {"Bicaptures", "Bicaptures", "Bicaptures"}, {}),
    known(234, {"HalfInChess", "HalfInChess", "HalfInChess"},
          {"a side moves the units of the other side", "jede Partei zieht die Steine der anderen",
           "chaque camp joue les pièces de l'autre"}),
    known(235, {"AllInChess", "AllInChess", "AllInChess"},
          {"a side may move units of either side, but not straight back",
           "eine Partei darf Steine beider Parteien ziehen, aber nicht unmittelbar zurück",
           "un camp peut jouer les pièces des deux camps, mais pas en revenant aussitôt"}),
    known(236, {"MainlyInChess", "MainlyInChess", "MainlyInChess"},
          {"a side may move units of either side, but not the one that has just moved",
           "eine Partei darf Steine beider Parteien ziehen, aber nicht den zuletzt gezogenen",
           "un camp peut jouer les pièces des deux camps, sauf celle qui vient de jouer"}),
};

}  // namespace
}  // namespace feerie
