// Conditions that no other program has. Known by name only, as in the other files of this folder.
#include "roster/row.h"

namespace feerie {
namespace {

using Text = Parameters::Text;

constexpr std::string_view check[] = {"Check"};

const Row rows[] = {
    secondary(1020, {"Chess960", "Schach960", "Echecs960"}),
    secondary(1021, {"Atomic", "Atomschach", "EchecsAtomiques"}, {.words = check}),
    secondary(1022, {"ChessMutation", "Schachmutation", "EchecsMutation"},
              {.text = Text::optional_board}),
};

}  // namespace
}  // namespace feerie
