// Conditions that apply to the defending side, whichever that is. Known by name only, as in the
// other files of this folder.
#include "roster/row.h"

namespace feerie {
namespace {

constexpr std::string_view mummer_words[] = {"exact", "ultra"};

// Printed in front of all others.
const Row rows[] = {
    secondary(-1, {"Maximummer", "Laengstzueger", "Maximum"}, {.words = mummer_words}),
    secondary(0, {"UltraSchachZwang", "UltraSchachZwang", "UltraSchachZwang"}),
};

}  // namespace
}  // namespace feerie
