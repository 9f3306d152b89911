// Functionary chess: a unit, kings too, moves, captures and checks only while an enemy unit
// observes it. A unit observes another one if its walk lets it capture on that square. The
// attribute Functionary makes the rule hold for single units.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "conditions/shared/condition_or_attribute.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool called_on(Game& game, Square from, Side side, const Arguments& arguments) {
  return !concerned(game.position().at(from), arguments) ||
         game.observed(from, opposite(side), Purpose::observing);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_piece(called_on, moves_and_checks);
}

const Catalogue<Condition>::Entry functionary_chess{{
    .names = {"FunctionaryChess", "BeamtenSchach", "EchecsFonctionnaire"},
    .summary = {"units move and check only while an enemy unit observes them",
                "Steine ziehen und bieten Schach nur, solange ein feindlicher Stein sie beobachtet",
                "les pièces ne jouent et ne donnent échec que si une pièce adverse les observe"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 80,
    .enrol = enrol,
}};

const Catalogue<Trait>::Entry functionary{{
    .names = {"Functionary", "Beamtet", "Fonctionnaire"},
    .summary = {"moves only while an enemy unit observes it",
                "zieht nur, solange ein feindlicher Stein ihn beobachtet",
                "ne joue que si une pièce adverse l'observe"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 6,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
