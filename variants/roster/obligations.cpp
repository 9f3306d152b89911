// This file lists conditions that choose among the moves of a side, and are known by name only. Who
// writes the rule of a condition takes its row out here, and puts the names and parameters into the
// file of the rule.
#include "roster/row.h"

namespace feerie {
namespace {

const Row rows[] = {
    known(105, {"PatienceChess", "PatienceSchach", "EchecsPatience"},
          {"squares that units have left cannot be entered again",
           "Felder, die Steine verlassen haben, können nicht mehr betreten werden",
           "les cases que des pièces ont quittées ne peuvent plus être occupées"},
          {}, "Fairy Definitions, docslib.org/doc/6966855"),
};

}  // namespace
}  // namespace feerie
