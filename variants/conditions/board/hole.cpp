// Hole: the squares listed are no part of the board. No unit stands on them, enters them or passes
// over them along a line. Leapers leap over them. A hopper cannot use them as hurdles.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

Bitboard holes_of(const Arguments& arguments) {
  Bitboard holes = 0;
  for (const Square square : arguments.squares) holes |= bit(square);
  return holes;
}

void cut(Position& position, const Arguments& arguments) {
  position.set_holes(position.holes() | holes_of(arguments));
  Bitboard lost = position.units() & holes_of(arguments);
  while (lost != 0) position.take(take_first(lost));
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.prepare(cut);
}

void paint(const Arguments& arguments, Overlay& overlay) {
  overlay.holes |= holes_of(arguments);
}

const Catalogue<Condition>::Entry hole{{
    .names = {"Hole", "Loch", "Trou"},
    .summary = {"the squares listed are no part of the board",
                "die angegebenen Felder gehören nicht zum Brett",
                "les cases indiquées ne font pas partie de l'échiquier"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 36,
    .parameters = {.squares = Parameters::Squares::list},
    .enrol = enrol,
    .paint = paint,
    .on_diagram = true,
    .captioned = false,
}};

}  // namespace
}  // namespace feerie
