// Conditions that select among the moves of a side. Known by name only: whoever implements a
// condition takes its row out here and puts the same names and parameters into the file of its
// rule.
#include "roster/row.h"

namespace feerie {
namespace {

const Row rows[] = {
    known(105, {"PatienceChess", "PatienceSchach", "EchecsPatience"},
          {"a name that Popeye 4.104 reads, and then plays by the usual rules",
           "ein Name, den Popeye 4.104 liest, um dann nach den üblichen Regeln zu spielen",
           "un nom que Popeye 4.104 lit, pour jouer ensuite selon les règles usuelles"}),
};

}  // namespace
}  // namespace feerie
