// Transferable: a unit with this attribute changes sides to and fro. After each move of White a
// white one becomes black, after each move of Black a black one becomes white; the one that has
// moved too. Neutral units stay neutral. Kings are safe if they are so when all units have changed.
//
// Source: echekk.fr, "Les échecs à pièces transférables".
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason transferred{"transferable", Style::side};

void change(Play& play, Square at, const Arguments& arguments) {
  const Piece& unit = play.position().at(at);
  if (unit.sides != only(play.side()) || !unit.has(arguments.trait)) return;
  play.recolour(at, only(opposite(play.side())), transferred);
}

void change_sides(Play& play, const Arguments& arguments) {
  // The mover is told first.
  if (play.mover_at() != no_square) change(play, play.mover_at(), arguments);
  for (Bitboard units = play.position().of(play.side()); units != 0;) {
    change(play, take_first(units), arguments);
  }
}

const Catalogue<Trait>::Entry transferable{{
    .names = {"Transferable", "Uebertragbar", "Transferable"},
    .summary = {"goes over to the other side with each move of its own side",
                "geht mit jedem Zug der eigenen Partei zur anderen über",
                "passe dans l'autre camp à chaque coup de son propre camp"},
    .source = "echekk.fr, Les échecs à pièces transférables",
    .place = 16,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.recolours = true});
          book.during(Step::board, change_sides);
        },
}};

}  // namespace
}  // namespace feerie
