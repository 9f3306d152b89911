// MagicSquares: a unit, kings excepted, that moves to one of the squares listed changes sides. So
// does a rook that arrives on one of them by castling. Where a rule puts capturing units back
// elsewhere, as Anticirce does, the types differ: under type 1, the usual one, only the square on
// which the unit ends counts; under type 2 a unit that captures on a magic square changes sides
// before it is put back.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>
#include <string>
#include <vector>

#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason enchanted{"magic square", Style::side};

/// Is it one of the squares, and a unit that changes sides there?
bool enchants(Square at, const Piece& unit, const Arguments& arguments) {
  return !unit.royal() && !unit.neutral() &&
         std::ranges::find(arguments.squares, at) != arguments.squares.end();
}

void change_on(Play& play, Square at, const Arguments& arguments) {
  const Piece& unit = play.position().at(at);
  if (enchants(at, unit, arguments)) play.recolour(at, swapped(unit.sides), enchanted);
}

void change_sides(Play& play, const Arguments& arguments) {
  if (play.mover_at() != no_square) change_on(play, play.mover_at(), arguments);
  const Candidate& move = play.candidate();
  if (move.castles()) change_on(play, move.via_to, arguments);
}

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& arguments) {
  Piece unit = arrived.mover;
  if (enchants(arrived.at, unit, arguments)) unit.sides = swapped(unit.sides);
  return unit;
}

bool unless_on_one(const Game& /*game*/, const Candidate& move, const Arguments& arguments) {
  return std::ranges::find(arguments.squares, move.to) == arguments.squares.end();
}

/// Names the type, unless it is the usual one, and then the squares from a1 to h8.
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
constexpr std::span<const std::string_view> one_of[] = {types};

const Catalogue<Condition>::Entry magic_squares{{
    .names = {"MagicSquares", "MagischeFelder", "CaseMagique"},
    .summary = {"units but kings that move to one of the squares change sides",
                "Steine außer Königen, die auf eines der Felder ziehen, wechseln die Farbe",
                "les pièces, sauf les rois, qui jouent sur une des cases changent de couleur"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 31,
    .parameters = {.squares = Parameters::Squares::list, .words = types, .contradictions = one_of},
    .enrol =
        [](Rulebook& book, Arguments& arguments) {
          book.declare({.recolours = true});
          book.during(arguments.has("Type2") ? Step::exchange : Step::recolour, change_sides,
                      {.idle = unless_on_one,
                       .foretells = mover_after::foretell<on_arrival>,
                       .in_place = true,
                       .units = Extent::Units::mover,
                       .lets_pass = true},
                      late("the square acts on the unit as the move has brought it there"));
        },
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
