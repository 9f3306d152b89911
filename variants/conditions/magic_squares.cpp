// MagicSquares: a unit, kings excepted, that moves to one of the squares changes sides.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>
#include <string>
#include <vector>

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

/// The type, unless it is the usual one, and the squares from a1 to h8.
std::string caption(const Arguments& arguments, Language language) {
  std::string text;
  if (arguments.has("Type2")) {
    text += ' ';
    text += Catalogue<Word>::named("Type2")->names.in(language);
  }
  std::vector<Square> squares = arguments.squares;
  std::ranges::sort(squares);
  for (const Square square : squares) text += ' ' + to_string(square);
  return text;
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
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
