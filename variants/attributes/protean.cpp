// Protean: a unit with this attribute takes over the walk of the unit that it captures; from a pawn
// it learns to walk as a pawn in reverse, which goes the way of the captured one. It keeps its side
// and its attributes.
//
// Source: BCPS Glossary of Fairy Chess Definitions (Protean Chess).
#include "conditions/protean_walks.h"
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason learnt{"protean", Style::walk};

void learn(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (!play.captures() || at == no_square || !play.mover().has(arguments.trait)) return;
  const Kind kind = protean::taken_over(play.captured().kind, arguments.as<protean::Pawns>());
  if (kind != play.mover().kind) play.transform(at, kind, learnt);
}

const Catalogue<Trait>::Entry protean_unit{{
    .names = {"Protean", "Proteisch", "Protee"},
    .summary = "takes over the walk of the unit that it captures",
    .place = 9,
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          arguments.derived = protean::enter_pawns(book);
          book.declare({.transforms = true});
          book.during(Step::change, learn);
        },
}};

}  // namespace
}  // namespace feerie
