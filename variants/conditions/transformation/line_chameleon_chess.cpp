// Line Chameleon Chess: a queen, rook, bishop or knight that moves turns into the officer that
// begins the game on the file to which it moves: into a rook on the a-file and the h-file, a knight
// on the b-file and the g-file, a bishop on the c-file and the f-file, a queen on the d-file. On
// the e-file nothing changes. A pawn that promotes takes the walk of the file after it has
// promoted. Pawns, royal units and fairy units do not change.
//
// Source: example: M. Olausson, springaren 2000; details as solved by Popeye 4.104.
#include <array>

#include "conditions/shared/army.h"
#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"line chameleon", Style::walk};
constexpr std::array<Kind, 8> officers = {rook, knight, bishop, queen, king, bishop, knight, rook};

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& /*arguments*/) {
  Piece unit = arrived.mover;
  const Kind place = army::place_of(arrived.rules, unit.kind);
  const bool is_officer = place >= queen && place <= knight;
  const Kind of_file = officers[static_cast<std::size_t>(file_of(arrived.at))];
  if (is_officer && of_file != king && !unit.royal()) {
    unit.kind = army::in_place_of(arrived.rules, of_file);
  }
  return unit;
}

KindSet walks_of_files(const CompiledRules& rules, Kind before, const Arguments& /*arguments*/) {
  KindSet kinds = KindSet{1} << before;
  for (const Kind kind : officers) {
    if (kind != king) kinds |= KindSet{1} << army::in_place_of(rules, kind);
  }
  return kinds;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.during(Step::exchange, mover_after::take_walk<on_arrival, changed>,
              {.idle = mover_after::idle<on_arrival>,
               .foretells = mover_after::foretell<on_arrival>,
               .in_place = true,
               .units = Extent::Units::mover,
               .becomes = walks_of_files,
               .lets_pass = true},
              early("a unit takes the walk of its file as soon as it has arrived"));
}

const Catalogue<Condition>::Entry line_chameleon{{
    .names = {"LineChameleonChess", "LinienChamaeleonSchach", "EchecsCameleonLigne"},
    .summary = {"officers turn into the officer of the file to which they move",
                "Offiziere werden zum Offizier der Linie, auf die sie ziehen",
                "les figures deviennent la figure de la colonne où elles arrivent"},
    .source = "example: M. Olausson, springaren 2000",
    .place = 125,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
