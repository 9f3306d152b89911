// Swapping kings: a move that gives check makes the kings change places.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason swapped_kings{"swapping kings", Style::swap};

void swap_kings(Play& play, const Arguments& /*arguments*/) {
  const Bitboard black = play.position().royals(Side::black);
  const Bitboard white = play.position().royals(Side::white);
  if (black == 0 || white == 0 || black == white || !play.gives_check()) return;
  play.swap(first_of(black), first_of(white), swapped_kings);
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.moves_others = true});
  book.during(Step::reaction, swap_kings);
}

const Catalogue<Condition>::Entry swapping_kings{{
    .names = {"SwappingKings", "TauschKoenige", "RoisEchanges"},
    .summary = {"a move that gives check makes the kings change places",
                "ein Schach lässt die Könige die Plätze tauschen",
                "un échec fait échanger leurs places aux rois"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 146,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
