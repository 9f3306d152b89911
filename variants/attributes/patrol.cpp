// Patrol: a unit with this attribute captures and checks only while a unit of its own side observes
// it. A unit observes a square if its walk lets it capture there.
//
// Source: F. Galvin 1975 (Patrol Chess, for single units).
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool patrols(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  if (!move.captures() || move.from == no_square) return true;
  return !game.position().at(move.from).has(arguments.trait) ||
         game.observed(move.from, side, Purpose::observing);
}

const Catalogue<Trait>::Entry patrol{{
    .names = {"Patrol", "Patrouille", "Patrouille"},
    .summary = {"captures and checks only while its own side observes it",
                "schlägt und bietet Schach nur, solange die eigene Partei ihn beobachtet",
                "ne prend et ne donne échec que si son propre camp l'observe"},
    .source = "F. Galvin 1975 (Patrol Chess, for single units)",
    .place = 12,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_move(patrols, moves_and_checks);
        },
}};

}  // namespace
}  // namespace feerie
