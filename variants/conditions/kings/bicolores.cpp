// Bicolores: a king is in check from units of its own side as from those of the other side, so that
// it cannot move to a square that a unit of its own side observes either. No unit captures a king
// of its own side in fact.
//
// Source: example: E. Bartel, CfT 1970.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool checked_by_own_units(Game& game, Side side, bool ordinary, const Arguments& /*arguments*/) {
  if (ordinary) return true;
  const Bitboard squares = game.position().royals(side) | game.rules().royal_squares(side);
  for (Bitboard royals = squares; royals != 0;) {
    if (game.observed(take_first(royals), side, Purpose::checking)) return true;
  }
  return false;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.own_check = true});
  book.judge_check(checked_by_own_units, LooksAt::units);
}

const Catalogue<Condition>::Entry bicolores{{
    .names = {"Bicolores", "Bicolores", "Bicolores"},
    .summary = {"kings are in check from units of either side",
                "Könige stehen auch durch Steine der eigenen Partei im Schach",
                "les rois sont aussi en échec par les pièces de leur propre camp"},
    .source = "example: E. Bartel, CfT 1970",
    .place = 49,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
