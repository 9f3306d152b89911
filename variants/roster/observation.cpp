// Conditions that depend on who observes whom. Known by name only: whoever implements a condition
// takes its row out here and puts the same names and parameters into the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Walks = Parameters::Walks;

constexpr std::string_view pad_words[] = {"Strict", "RexExclusive", "RexInclusive"};
constexpr std::string_view rex_inclusive[] = {"RexInclusive"};

const Row rows[] = {
    known(228, {"PowerTransfer", "KraftTransfer", "TransfertPouvoir"}, {},
          {.words = rex_inclusive}),
    known(238, {"Immobilio", "Immobilio", "Immobilio"}, {}, {.walks = Walks::optional}),
    known(239, {"PADChess", "PADSchach", "PADechecs"}, {}, {.words = pad_words}),
};

}  // namespace
}  // namespace feerie
