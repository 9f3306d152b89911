// Breton: when a side captures, one of its units vanishes that walks as the captured unit did. The
// player chooses which; if there is none, nothing vanishes. The capturing unit itself can be the
// one that vanishes; a pawn does so before it promotes. Kings and neutral units do not vanish.
//
//   Adverse    a unit of the other side vanishes instead
//   Chromatic  the unit does not vanish, but changes sides
//   PY         the unit vanishes after promotion, and neutral units may vanish as well
//
// Source: P. Tritten, B. Stucker: problems in FIDE Olympic Tourney 2018 and Phenix 2018-2022; as
// solved by Popeye 4.104.
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason vanishes{"breton", Style::vanish};
constexpr Reason changes_sides{"breton chromatic", Style::side_apart};

void pay(Play& play, const Arguments& arguments) {
  if (!play.captures()) return;
  const Side side = arguments.has("Adverse") ? opposite(play.side()) : play.side();
  Bitboard units = play.position().of(side, play.captured().kind) & ~play.position().royals(side);
  if (!arguments.has("PY")) units &= ~play.position().of(opposite(side));
  if (units == 0) return;
  const Square at = play.choose_square(units);
  if (at == no_square) return;
  if (arguments.has("Chromatic")) {
    play.recolour(at, only(opposite(side)), changes_sides);
  } else {
    play.remove(at, vanishes);
  }
}

void enrol(Rulebook& book, Arguments& arguments) {
  const bool chromatic = arguments.has("Chromatic");
  book.declare({.recolours = chromatic, .removes_others = !chromatic});
  const bool promoted = arguments.has("PY");
  const Extent extent{.captures_only = true, .in_place = chromatic};
  if (promoted) return book.during(Step::promotion, pay, extent);
  book.during(Step::change, pay, extent, late("units pay as what they have become"));
}

constexpr std::string_view words[] = {"Adverse", "Chromatic", "PY"};

const Catalogue<Condition>::Entry breton{{
    .names = {"Breton", "Breton", "Breton"},
    .summary =
        {"with a capture a unit of the capturer's side and the captured unit's walk vanishes",
         "mit einem Schlag verschwindet ein Stein der schlagenden Partei mit der Gangart des "
         "geschlagenen",
         "à chaque prise disparaît une pièce du camp qui prend, de même marche que la pièce prise"},
    .source = "C. Poisson, WinChloe",
    .place = 207,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
