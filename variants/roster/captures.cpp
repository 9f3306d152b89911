// This file lists conditions about captures and sides that are known by name only. Who writes the
// rule of a condition takes its row out here, and puts the names and parameters into the file of
// the rule.
#include "roster/row.h"

namespace feerie {
namespace {

const Row rows[] = {
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
