// ProteanChess: a capturing unit takes over the walk of the captured one; from a pawn it learns to
// walk as a pawn that goes the way of the captured one. Kings change their walk too and stay royal,
// unless RexExclusive is written.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "conditions/protean_walks.h"
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason learnt{"protean", Style::walk};

void learn(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (!play.captures() || at == no_square) return;
  if (play.mover().royal() && arguments.has("RexExclusive")) return;
  const Kind kind = protean::taken_over(play.captured().kind, arguments.as<protean::Pawns>());
  if (kind != play.mover().kind) play.transform(at, kind, learnt);
}

constexpr std::string_view words[] = {"RexExclusive"};

const Catalogue<Condition>::Entry protean_chess{{
    .names = {"ProteanChess", "ProteischesSchach", "EchecsProtee"},
    .summary = "capturing units take over the walk of the captured ones",
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 164,
    .parameters = {.words = words},
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          arguments.derived = protean::enter_pawns(book);
          book.declare({.transforms = true});
          book.during(Step::change, learn);
        },
}};

}  // namespace
}  // namespace feerie
