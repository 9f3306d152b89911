// Conditions that select among the moves of a side. Known by name only: whoever implements a
// condition takes its row out here and puts the same names and parameters into the file of its
// rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Squares = Parameters::Squares;

const Row rows[] = {
    known(105, {"PatienceChess", "PatienceSchach", "EchecsPatience"}),
    known(216, {"BlackMaxDister", "SchwarzerMaxDister", "NoirMaxDister"},
          {.squares = Squares::two}),
    known(217, {"BlackMinDister", "SchwarzerMinDister", "NoirMinDister"},
          {.squares = Squares::two}),
    known(218, {"WhiteMaxDister", "WeisserMaxDister", "BlancMaxDister"}, {.squares = Squares::two}),
    known(219, {"WhiteMinDister", "WeisserMinDister", "BlancMinDister"}, {.squares = Squares::two}),
};

}  // namespace
}  // namespace feerie
