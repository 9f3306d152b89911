// This file lists conditions about captures and sides that are known by name only. Who writes the
// rule of a condition takes its row out here, and puts the names and parameters into the file of
// the rule.
#include "roster/row.h"

namespace feerie {
namespace {

constexpr std::string_view inverse[] = {"Inverse"};

const Row rows[] = {
    known(
        197, {"LostPieces", "VerloreneSteine", "PiecesPerdues"},
        {"after a move, enemy units whose capture no move could prevent vanish",
         "nach einem Zug verschwinden feindliche Steine, deren Schlag kein Zug verhindern könnte",
         "après un coup, les pièces adverses dont aucun coup n'empêcherait la prise disparaissent"},
        {}, "example: J. Kuhlmann, Andernach 2017"),
    known(221, {"DarkSide", "DarkSide", "DarkSide"},
          {"units but kings that move to the enemy half of the board change sides",
           "Steine außer Königen, die in die gegnerische Bretthälfte ziehen, wechseln die Farbe",
           "les pièces sauf les rois qui jouent dans la moitié adverse de l'échiquier changent de "
           "couleur"},
          {}, "O. Comay, P. Einat, M. Witztum, tourney of e4-e5 2020"),
    known(
        223, {"Pepo", "Pepo", "Pepo"},
        {"an attacked king cannot move, and is in check only if at least two units attack it",
         "ein angegriffener König kann nicht ziehen und steht nur im Schach, wenn mindestens zwei "
         "Steine ihn angreifen",
         "un roi attaqué ne peut jouer, et n'est en échec que si deux pièces au moins l'attaquent"},
        {}, "P. A. Petkov, feenschach 2019; kobulchess.com"),
    known(224, {"CASTChess", "CASTSchach", "CASTEchecs"},
          {"a unit can capture only while it attacks just one enemy unit; Inverse: only while it "
           "attacks several",
           "ein Stein kann nur schlagen, solange er nur einen feindlichen Stein angreift; Invers: "
           "nur, solange er mehrere angreift",
           "une pièce ne peut prendre que si elle n'attaque qu'une pièce adverse ; Inverse : que "
           "si elle en attaque plusieurs"},
          {.words = inverse}, "P. A. Petkov, ANDA Fairy Planet 2 (2020)"),
    known(225, {"Bicaptures", "Bicaptures", "Bicaptures"},
          {"units can capture units of their own side too, but not the king",
           "Steine können auch Steine der eigenen Partei schlagen, aber nicht den König",
           "les pièces peuvent prendre aussi celles de leur propre camp, mais pas le roi"},
          {}, "example: G. Bakcsi, Magyar Sakkélet 1971"),
    known(234, {"HalfInChess", "HalfInChess", "HalfInChess"},
          {"a side moves the units of the other side", "jede Partei zieht die Steine der anderen",
           "chaque camp joue les pièces de l'autre"},
          {}, "The Problemist, May 2024"),
    known(235, {"AllInChess", "AllInChess", "AllInChess"},
          {"a side may move units of either side, but not straight back",
           "eine Partei darf Steine beider Parteien ziehen, aber nicht unmittelbar zurück",
           "un camp peut jouer les pièces des deux camps, mais pas en revenant aussitôt"},
          {}, "example: S. N. Ravi Shankar, The Problemist 1989"),
    known(236, {"MainlyInChess", "MainlyInChess", "MainlyInChess"},
          {"a side may move units of either side, but not the one that has just moved",
           "eine Partei darf Steine beider Parteien ziehen, aber nicht den zuletzt gezogenen",
           "un camp peut jouer les pièces des deux camps, sauf celle qui vient de jouer"},
          {}, "The Problemist, May 2024"),
};

}  // namespace
}  // namespace feerie
