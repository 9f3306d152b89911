// Conditions about squares of the board. Known by name only: whoever implements a condition
// takes its row out here and puts the same names and parameters into the file of its rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Squares = Parameters::Squares;

const Row rows[] = {
    known(75, {"WhiteForcedSquare", "WeissesZwangsfeld", "BlancCaseForce"},
          {"White must move to one of the squares if he can",
           "Weiß muss auf eines der Felder ziehen, wenn er kann",
           "les Blancs doivent jouer sur une des cases s'ils le peuvent"},
          {.squares = Squares::list}),
    known(76,
          {"WhiteConsequentForcedSquare", "WeissesKonsequentesZwangsfeld",
           "BlancCaseForceConsequent"},
          {"White must move to one of the squares if he can, and then attacks the king with no "
           "other move",
           "Weiß muss auf eines der Felder ziehen, wenn er kann, und greift dann den König mit "
           "keinem anderen Zug an",
           "les Blancs doivent jouer sur une des cases s'ils le peuvent, et n'attaquent alors le "
           "roi par aucun autre coup"},
          {.squares = Squares::list}),
    known(77, {"BlackForcedSquare", "SchwarzesZwangsfeld", "NoirCaseForce"},
          {"Black must move to one of the squares if he can",
           "Schwarz muss auf eines der Felder ziehen, wenn er kann",
           "les Noirs doivent jouer sur une des cases s'ils le peuvent"},
          {.squares = Squares::list}),
    known(78,
          {"BlackConsequentForcedSquare", "SchwarzesKonsequentesZwangsfeld",
           "NoirCaseForceConsequent"},
          {"Black must move to one of the squares if he can, and then attacks the king with no "
           "other move",
           "Schwarz muss auf eines der Felder ziehen, wenn er kann, und greift dann den König mit "
           "keinem anderen Zug an",
           "les Noirs doivent jouer sur une des cases s'ils le peuvent, et n'attaquent alors le "
           "roi par aucun autre coup"},
          {.squares = Squares::list}),
};

}  // namespace
}  // namespace feerie
