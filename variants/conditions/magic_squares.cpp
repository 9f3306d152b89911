// MagicSquares: a unit, kings excepted, that moves to one of the squares changes sides.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>

#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason enchanted{"magic square", Style::side};

void change_sides(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || play.mover().royal() || play.mover().neutral()) return;
  if (std::ranges::find(arguments.squares, at) == arguments.squares.end()) return;
  play.recolour(at, swapped(play.mover().sides), enchanted);
}

constexpr std::string_view types[] = {"Type1", "Type2"};

const Catalogue<Condition>::Entry magic_squares{{
    .names = {"MagicSquares", "MagischeFelder", "CaseMagique"},
    .summary = "units that move to one of the squares change sides",
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 31,
    .parameters = {.squares = Parameters::Squares::list, .words = types},
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.recolours = true});
          book.during(Step::recolour, change_sides);
        },
}};

}  // namespace
}  // namespace feerie
