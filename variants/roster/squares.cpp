// This file lists conditions about squares of the board that are known by name only. Who writes the
// rule of a condition takes its row out here, and puts the names and parameters into the file of
// the rule.
#include "roster/row.h"

namespace feerie {
namespace {

using Squares = Parameters::Squares;

const Row rows[] = {
    known(75, {"WhiteForcedSquare", "WeissesZwangsfeld", "BlancCaseForce"},
          {"White must move to one of the squares if he can",
           "Weiß muss auf eines der Felder ziehen, wenn er kann",
           "les Blancs doivent jouer sur une des cases s'ils le peuvent"},
          {.squares = Squares::list}, sources::not_found),
    known(76,
          {"WhiteConsequentForcedSquare", "WeissesKonsequentesZwangsfeld",
           "BlancCaseForceConsequent"},
          {"as WhiteForcedSquare, and White checks only by moves that this allows",
           "wie WeissesZwangsfeld, und Weiß bietet nur mit Zügen Schach, die das erlaubt",
           "comme BlancCaseForce, et les Blancs ne font échec que par des coups que cela permet"},
          {.squares = Squares::list}, sources::not_found),
    known(77, {"BlackForcedSquare", "SchwarzesZwangsfeld", "NoirCaseForce"},
          {"Black must move to one of the squares if he can",
           "Schwarz muss auf eines der Felder ziehen, wenn er kann",
           "les Noirs doivent jouer sur une des cases s'ils le peuvent"},
          {.squares = Squares::list}, sources::not_found),
    known(78,
          {"BlackConsequentForcedSquare", "SchwarzesKonsequentesZwangsfeld",
           "NoirCaseForceConsequent"},
          {"as BlackForcedSquare, and Black checks only by moves that this allows",
           "wie SchwarzesZwangsfeld, und Schwarz bietet nur mit Zügen Schach, die das erlaubt",
           "comme NoirCaseForce, et les Noirs ne font échec que par des coups que cela permet"},
          {.squares = Squares::list}, sources::not_found),
};

}  // namespace
}  // namespace feerie
