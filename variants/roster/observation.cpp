// This file lists conditions that depend on which unit observes which, and are known by name only.
// Who writes the rule of a condition takes its row out here, and puts the names and parameters into
// the file of the rule.
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
          {.words = rex_inclusive}, "C. Pacurar, A. Storisteanu, Julia's Fairies 2020"),
    known(238, {"Immobilio", "Immobilio", "Immobilio"},
          {"a unit cannot move while its rebirth square is occupied",
           "ein Stein kann nicht ziehen, solange sein Repulsfeld besetzt ist",
           "une pièce ne peut pas jouer tant que sa case de renaissance est occupée"},
          {.walks = Walks::optional}, sources::not_found),
    known(239, {"PADChess", "PADSchach", "PADechecs"},
          {"a unit vanishes with its second capture; Strict: it can capture only once",
           "ein Stein verschwindet mit seinem zweiten Schlag; Strikt: er kann nur einmal schlagen",
           "une pièce disparaît à sa seconde prise ; Stricte : elle ne peut prendre qu'une fois"},
          {.words = pad_words}, "example: H. Maeshima, Problem Paradise 2025"),
};

}  // namespace
}  // namespace feerie
