// Conditions that select among the moves of a side. Known by name only: whoever implements a
// condition takes its row out here and puts the same names and parameters into the file of its
// rule.
#include "roster/row.h"

namespace feerie {
namespace {

const Row rows[] = {
    known(105, {"PatienceChess", "PatienceSchach", "EchecsPatience"}, {}),
};

}  // namespace
}  // namespace feerie
