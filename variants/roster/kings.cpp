// Conditions about kings, check and mate. Known by name only: whoever implements a condition
// takes its row out here and puts the same names and parameters into the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Numbers = Parameters::Numbers;

constexpr std::string_view types_a_to_c[] = {"TypeA", "TypeB", "TypeC"};
constexpr std::span<const std::string_view> one_of[] = {types_a_to_c};

const Row rows[] = {
    known(49, {"Bicolores", "Bicolores", "Bicolores"},
          {"kings are in check from units of either side",
           "Könige stehen auch durch Steine der eigenen Partei im Schach",
           "les rois sont aussi en échec par les pièces de leur propre camp"}),
    known(134, {"MAFF", "MAFF", "MAFF"},
          {"mate means a check that leaves the king exactly one flight",
           "Matt heißt: ein Schach, das dem König genau ein Fluchtfeld lässt",
           "le mat est un échec qui laisse au roi exactement une case de fuite"}),
    known(135, {"OWU", "OWU", "OWU"},
          {"mate is mate only if exactly one white unit stands next to the king",
           "Matt ist nur, wenn genau ein weißer Stein neben dem König steht",
           "il n'y a mat que si une seule pièce blanche se trouve à côté du roi"}),
    known(136, {"WhiteOscillatingKings", "WeisseOszillierendeKoenige", "BlancRoisOscillant"},
          {"after each white move the kings change places",
           "nach jedem weißen Zug tauschen die Könige die Plätze",
           "après chaque coup blanc, les rois échangent leurs places"},
          {.words = types_a_to_c, .contradictions = one_of}),
    known(137, {"BlackOscillatingKings", "SchwarzeOszillierendeKoenige", "NoirRoisOscillant"},
          {"after each black move the kings change places",
           "nach jedem schwarzen Zug tauschen die Könige die Plätze",
           "après chaque coup noir, les rois échangent leurs places"},
          {.words = types_a_to_c, .contradictions = one_of}),
    known(179, {"ExchangeCastling", "PlatzwechselRochade", "EchangeRoque"},
          {"once in the game a side may let its king change places with one of its officers",
           "einmal in der Partie darf eine Seite ihren König mit einem eigenen Offizier die Plätze "
           "tauschen lassen",
           "une fois par partie, le roi peut échanger sa place avec une figure de son camp"}),
    known(215, {"RoleExchange", "Rollentausch", "EchangeRole"},
          {"the sides can exchange their roles in the stipulation, at most so many times",
           "die Parteien können ihre Rollen in der Forderung tauschen, höchstens so oft",
           "les camps peuvent échanger leurs rôles dans l'énoncé, au plus ce nombre de fois"},
          {.numbers = Numbers::optional}),
    known(241, {"#C", "#C", "#C"},
          {"a unit that gives mate changes sides, unless its own king would be in check then",
           "ein Stein, der mattsetzt, wechselt die Farbe, wenn der eigene König dadurch nicht im "
           "Schach steht",
           "une pièce qui donne mat change de camp, si son propre roi n'est pas alors en échec"}),
};

}  // namespace
}  // namespace feerie
