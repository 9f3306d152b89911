// Pepo: a king is in check only if two or more units of the other side attack it. A king that is
// attacked by one unit or more has no power: it can neither move nor castle, and observes nothing.
// Units that other rules keep from checking attack it too.
// Kings do not attack one another, but two kings next to each other have no power either.
// A king that is attacked by a single unit cannot be captured.
//
// Source: P. A. Petkov, feenschach 2019; kobulchess.com.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Finds the units of the other side, kings excepted, that attack the square.
Bitboard attackers(Game& game, Square at, Side side, Purpose purpose) {
  const Side other = opposite(side);
  return game.observers(at, other, purpose) & ~game.position().royals(other) & ~bit(at);
}

bool has_power(Game& game, Square from, Side side, const Arguments& /*arguments*/) {
  const Position& position = game.position();
  if (!contains(position.royals(side), from)) return true;
  const Side other = opposite(side);
  const Bitboard kings = position.royals(other) & ~bit(from);
  if ((game.observers(from, other, Purpose::paralysing) & kings) != 0) return false;
  return attackers(game, from, side, Purpose::observing) == 0;
}

bool twice_attacked(Game& game, Side side, bool /*ordinary*/, const Arguments& /*arguments*/) {
  const Bitboard squares = game.position().royals(side) | game.rules().royal_squares(side);
  for (Bitboard royals = squares; royals != 0;) {
    if (count_of(attackers(game, take_first(royals), side, Purpose::checking)) > 1) return true;
  }
  return false;
}

bool spares_king(Game& game, const Candidate& move, Side side, const Arguments& /*arguments*/) {
  if (!move.captures() || !contains(game.position().royals(opposite(side)), move.capture)) {
    return true;
  }
  return count_of(attackers(game, move.capture, opposite(side), Purpose::checking)) > 1;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true,
                .restricts_observation = true,
                .own_check = true,
                .may_keep_check = true});
  book.restrict_piece(has_power, all_but_paralysis, Restricting::royals);
  book.restrict_move(spares_king, moves_only, Forbidding::of_royals);
  book.define_check(twice_attacked, LooksAt::attacks);
}

const Catalogue<Condition>::Entry pepo{{
    .names = {"Pepo", "Pepo", "Pepo"},
    .summary = {"an attacked king cannot move, and is in check only if at least two units attack "
                "it",
                "ein angegriffener König kann nicht ziehen und steht nur im Schach, wenn "
                "mindestens zwei Steine ihn angreifen",
                "un roi attaqué ne peut jouer, et n'est en échec que si deux pièces au moins "
                "l'attaquent"},
    .source = "P. A. Petkov, feenschach 2019; kobulchess.com",
    .place = 223,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
