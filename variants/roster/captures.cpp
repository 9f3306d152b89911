// Conditions about captures and about colours, coming and going of units. Known by name only:
// whoever implements a condition takes its row out here and puts the same names and parameters into
// the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

constexpr std::string_view inverse[] = {"Inverse"};

const Row rows[] = {
    known(124, {"CURRENTLYUNUSED", "ZURZEITUNVERWENDET", "NONUTILISEACTUELLEMENT"}),
    known(197, {"LostPieces", "VerloreneSteine", "PiecesPerdues"}),
    known(221, {"DarkSide", "DarkSide", "DarkSide"}),
    known(223, {"Pepo", "Pepo", "Pepo"}),
    known(224, {"CASTChess", "CASTSchach", "CASTEchecs"}, {.words = inverse}),
    known(225, {"Bicaptures", "Bicaptures", "Bicaptures"}),
    known(234, {"HalfInChess", "HalfInChess", "HalfInChess"}),
    known(235, {"AllInChess", "AllInChess", "AllInChess"}),
    known(236, {"MainlyInChess", "MainlyInChess", "MainlyInChess"}),
};

}  // namespace
}  // namespace feerie
