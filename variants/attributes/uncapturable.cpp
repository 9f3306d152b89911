// Uncapturable: a unit with this attribute cannot be captured, and a royal one is never in check.
// Where rules ask which units are observed, it is observed like any other unit.
//
// Source: as solved by Popeye 4.104.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool spares(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  if (!move.captures()) return true;
  const Piece& captured = game.position().at(move.capture);
  return !captured.has(arguments.trait) || !captured.of(opposite(side));
}

const Catalogue<Trait>::Entry uncapturable{{
    .names = {"Uncapturable", "Unschlagbar", "Imprenable"},
    .summary = {"cannot be captured", "kann nicht geschlagen werden", "ne peut pas être prise"},
    .source = sources::not_found,
    .place = 11,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_move(spares, moves_and_checks, Forbidding::of_marked);
        },
}};

}  // namespace
}  // namespace feerie
