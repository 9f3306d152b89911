// Uncapturable: a unit with this attribute cannot be captured; a royal one is never in check.
//
// Source: as solved by Popeye 4.104.
#include "game/game.h"

namespace feerie {
namespace {

bool spares(Game& game, const Candidate& move, Side /*side*/, const Arguments& arguments) {
  return !move.captures() || !game.position().at(move.capture).has(arguments.trait);
}

const Catalogue<Trait>::Entry uncapturable{{
    .names = {"Uncapturable", "Unschlagbar", "Imprenable"},
    .summary = "cannot be captured",
    .place = 11,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_move(spares, moves_and_checks);
        },
}};

}  // namespace
}  // namespace feerie
