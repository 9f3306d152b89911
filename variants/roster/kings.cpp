// Conditions about kings, check and mate. Known by name only: whoever implements a condition
// takes its row out here and puts the same names and parameters into the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Numbers = Parameters::Numbers;

constexpr std::string_view types_a_to_c[] = {"TypeA", "TypeB", "TypeC"};
constexpr std::span<const std::string_view> one_of[] = {types_a_to_c};

const Row rows[] = {
    known(49, {"Bicolores", "Bicolores", "Bicolores"}),
    known(134, {"MAFF", "MAFF", "MAFF"}),
    known(135, {"OWU", "OWU", "OWU"}),
    known(136, {"WhiteOscillatingKings", "WeisseOszillierendeKoenige", "BlancRoisOscillant"},
          {.words = types_a_to_c, .contradictions = one_of}),
    known(137, {"BlackOscillatingKings", "SchwarzeOszillierendeKoenige", "NoirRoisOscillant"},
          {.words = types_a_to_c, .contradictions = one_of}),
    known(179, {"ExchangeCastling", "PlatzwechselRochade", "EchangeRoque"}),
    known(215, {"RoleExchange", "Rollentausch", "EchangeRole"}, {.numbers = Numbers::optional}),
    known(241, {"#C", "#C", "#C"}),
};

}  // namespace
}  // namespace feerie
