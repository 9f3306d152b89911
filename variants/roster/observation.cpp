// Conditions that depend on who observes whom. Known by name only: whoever implements a condition
// takes its row out here and puts the same names and parameters into the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Walks = Parameters::Walks;

constexpr std::string_view pad_words[] = {"Strict", "RexExclusive", "RexInclusive"};
constexpr std::string_view rex_inclusive[] = {"RexInclusive"};

const Row rows[] = {
    known(228, {"PowerTransfer", "KraftTransfer", "TransfertPouvoir"},
          {"a unit moves as the unit that stands on its rebirth square",
           "ein Stein zieht wie der Stein, der auf seinem Repulsfeld steht",
           "une pièce joue comme celle qui se trouve sur sa case de renaissance"},
          {.words = rex_inclusive}),
    known(238, {"Immobilio", "Immobilio", "Immobilio"},
          {"a unit whose rebirth square is occupied cannot move",
           "ein Stein, dessen Repulsfeld besetzt ist, kann nicht ziehen",
           "une pièce dont la case de renaissance est occupée ne peut jouer"},
          {.walks = Walks::optional}),
    known(239, {"PADChess", "PADSchach", "PADechecs"},
          {"a unit vanishes with its second capture",
           "ein Stein verschwindet mit seinem zweiten Schlag",
           "une pièce disparaît à sa deuxième capture"},
          {.words = pad_words}),
};

}  // namespace
}  // namespace feerie
