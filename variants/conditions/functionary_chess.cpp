// FunctionaryChess: a unit, kings too, moves, captures and checks only while an enemy unit observes
// it. To observe is to be able to capture on the square by walk.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"

namespace feerie {
namespace {

bool called_on(Game& game, Square from, Side side, const Arguments& /*arguments*/) {
  return game.observed(from, opposite(side), Purpose::observing);
}

const Catalogue<Condition>::Entry functionary_chess{{
    .names = {"FunctionaryChess", "BeamtenSchach", "EchecsFonctionnaire"},
    .summary = "units move and check only while an enemy unit observes them",
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 80,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_piece(called_on, moves_and_checks);
        },
}};

}  // namespace
}  // namespace feerie
