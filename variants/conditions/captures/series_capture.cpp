// Series Capture: a unit that has captured can go on in the same move. It can capture again and
// again; a part of the move that captures nothing is the last one. All consequences of a capture
// happen before the next part, and each part must be legal by itself. The move ends with a part
// that gives check, or after which the unit does not belong to the side any more.
//
// Source: T. Wakashima, Sake Tourney 2023; as solved by Popeye 4.104.
#include <algorithm>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

void go_on(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (!play.captures() || at == no_square || !play.mover().of(play.side())) return;
  const bool checks = play.game().playing_out() && play.captured().royal();
  if (checks || play.leaves_check() || play.gives_check()) return;
  Game::Listed listed = play.list_of_moves();
  Candidates& parts = *listed;
  play.moves_of(at, parts);
  Bitboard ends = 0;
  for (const Candidate& part : parts) ends |= bit(part.to);
  if (ends == 0) return;
  const Square to = play.choose_square_or_none(ends);
  if (to == no_square) return;
  play.go_on(*std::ranges::find(parts, to, &Candidate::to));
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.moves_others = true});
  book.during(Step::account, go_on, {.captures_only = true},
              late("a part is complete, and legal by itself, before the next one is made"));
}

const Catalogue<Condition>::Entry series_capture{{
    .names = {"SeriesCapture", "SerienSchlag", "SerieCapture"},
    .summary = {"a unit that has captured can go on in the same move",
                "ein Stein, der geschlagen hat, kann im selben Zug weiterziehen",
                "une pièce qui a pris peut rejouer dans le même coup"},
    .source = "T. Wakashima, Sake Tourney 2023",
    .place = 220,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
