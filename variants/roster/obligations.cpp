// Conditions that select among the moves of a side. Known by name only: whoever implements a
// condition takes its row out here and puts the same names and parameters into the file of its
// rule.
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
