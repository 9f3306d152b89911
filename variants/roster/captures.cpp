// Conditions about captures and about colours, coming and going of units. Known by name only:
// whoever implements a condition takes its row out here and puts the same names and parameters into
// the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

constexpr std::string_view inverse[] = {"Inverse"};

const Row rows[] = {
    known(197, {"LostPieces", "VerloreneSteine", "PiecesPerdues"},
          {"behind each move, attacked units of the other side that cannot move out of the attack "
           "vanish",
           "nach jedem Zug verschwinden angegriffene Steine der anderen Partei, die dem Angriff "
           "nicht entkommen können",
           "après chaque coup, les pièces adverses attaquées qui ne peuvent échapper à l'attaque "
           "disparaissent"}),
    known(221, {"DarkSide", "DarkSide", "DarkSide"},
          {"officers that move into the enemy half of the board change sides",
           "Offiziere, die in die gegnerische Bretthälfte ziehen, wechseln die Farbe",
           "les figures qui jouent dans la moitié adverse de l'échiquier changent de camp"}),
    known(
        223, {"Pepo", "Pepo", "Pepo"},
        {"an attacked king cannot move, and is in check only if at least two units attack it",
         "ein angegriffener König kann nicht ziehen und steht nur im Schach, wenn mindestens zwei "
         "Steine ihn angreifen",
         "un roi attaqué ne peut jouer, et n'est en échec que si deux pièces au moins l'attaquent"},
        {}, "P. A. Petkov, Feenschach 2019"),
    known(224, {"CASTChess", "CASTSchach", "CASTEchecs"},
          {"a unit can capture only if it attacks a single enemy unit",
           "ein Stein kann nur schlagen, wenn er einen einzigen gegnerischen Stein angreift",
           "une pièce ne peut capturer que si elle n'attaque qu'une seule pièce adverse"},
          {.words = inverse}),
    known(225, {"Bicaptures", "Bicaptures", "Bicaptures"},
          {"units can capture units of their own side too, but not the king",
           "Steine können auch Steine der eigenen Partei schlagen, außer dem König",
           "les pièces peuvent aussi capturer celles de leur camp, sauf le roi"}),
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
