// CAST chess (capture after single target): a unit can capture only while it attacks exactly one
// unit of the other side. The king is a target too, so that a unit which attacks a king and another
// unit gives no check. Attacks count by the walk of the unit, whether or not rules would let it
// capture.
//
// Inverse: a unit can capture only while it attacks at least two units of the other side.
//
// Source: P. A. Petkov, ANDA Fairy Planet 2 (2020).
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Counts the units of the other side that the unit attacks, but not beyond two.
int targets(Game& game, Square from, Side side) {
  int count = 0;
  for (Bitboard units = game.position().of(opposite(side)) & ~bit(from); units != 0 && count < 2;) {
    if (game.attacks(from, side, take_first(units))) ++count;
  }
  return count;
}

bool may_capture(Game& game, const Candidate& move, Side side, const Arguments& arguments) {
  if (!move.captures()) return true;
  const bool several = targets(game, move.from, side) > 1;
  return several == arguments.has("Inverse");
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(may_capture, moves_and_checks);
}

constexpr std::string_view words[] = {"Inverse"};

const Catalogue<Condition>::Entry cast_chess{{
    .names = {"CASTChess", "CASTSchach", "CASTEchecs"},
    .summary = {"a unit can capture only while it attacks just one enemy unit; Inverse: only while "
                "it attacks several",
                "ein Stein kann nur schlagen, solange er nur einen feindlichen Stein angreift; "
                "Invers: nur, solange er mehrere angreift",
                "une pièce ne peut prendre que si elle n'attaque qu'une pièce adverse ; Inverse : "
                "que si elle en attaque plusieurs"},
    .source = "P. A. Petkov, ANDA Fairy Planet 2 (2020)",
    .place = 224,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
