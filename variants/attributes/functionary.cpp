// Functionary: a unit with this attribute moves, captures and checks only while an enemy unit
// observes it. To observe is to be able to capture on the square by walk.
//
// Source: BCPS Glossary of Fairy Chess Definitions (Functionary Chess, for single units).
#include "game/game.h"

namespace feerie {
namespace {

bool called_on(Game& game, Square from, Side side, const Arguments& arguments) {
  return !game.position().at(from).has(arguments.trait) ||
         game.observed(from, opposite(side), Purpose::observing);
}

const Catalogue<Trait>::Entry functionary{{
    .names = {"Functionary", "Beamtet", "Fonctionnaire"},
    .summary = "moves only while an enemy unit observes it",
    .place = 6,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_piece(called_on, moves_and_checks);
        },
}};

}  // namespace
}  // namespace feerie
