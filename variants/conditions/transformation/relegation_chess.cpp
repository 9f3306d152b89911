// RelegationChess (Degradierung): a queen, rook, bishop, knight or fairy unit that moves to the
// second rank of its own side turns into a pawn. A royal unit does not, even if another rule
// changes its walk with that move.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason relegated{"relegation", Style::walk};

void relegate(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square || relative_rank(at, play.side()) != 1) return;
  const Piece& unit = play.mover();
  if (unit.royal() || play.mover_before().royal()) return;
  if (play.game().rules().kinds()[unit.kind].traits.pawn) return;
  play.transform(at, pawn, relegated);
}

bool unless_there(const Game& game, const Candidate& move, const Arguments& /*arguments*/) {
  return relative_rank(move.to, game.turn()) != 1;
}

const Catalogue<Condition>::Entry relegation{{
    .names = {"RelegationChess", "Degradierung", "Degradierung"},
    .summary = {"officers that move to their own second rank turn into pawns",
                "Offiziere, die auf die zweite Reihe der eigenen Partei ziehen, werden zu Bauern",
                "les figures qui jouent sur la deuxième rangée de leur camp deviennent des pions"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 71,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.transforms = true});
          book.during(Step::exchange, relegate, {.idle = unless_there});
        },
}};

}  // namespace
}  // namespace feerie
