// Conditions under which units borrow walks from the units that observe them:
//
//   TransmissionMenace  a unit observed by enemy units walks as these too, besides its own walk
//   CentralChess        a unit moves, captures and checks only while it is linked to its king: the
//                       king observes it, or a unit of its side that is linked observes it
//
// In Transmission Menace observation goes by the plain walks of units, not by what they borrow.
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include "conditions/shared/observing_kinds.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// The kinds of the units of a side that observe the square by their own walk, as far as other
/// rules let them.
KindSet kinds_of_observers(Game& game, Square square, Side by) {
  KindSet kinds = 0;
  const Position& position = game.position();
  Bitboard units = position.of(by) & ~bit(square);
  while (units != 0) {
    const Square from = take_first(units);
    const bool seen = !contains(game.unseen_by(from, by), square);
    if (seen && game.attacks(from, by, square) && game.may_look(from, by, square))
      kinds |= KindSet{1} << position.at(from).kind;
  }
  return kinds;
}

void borrow_from_enemies(Game& game, Square from, Side side, KindSet& kinds,
                         const Arguments& /*arguments*/) {
  kinds |= kinds_of_observers(game, from, opposite(side));
}

/// All units linked to the kings of the side, the kings included.
Bitboard linked(Game& game, Side side) {
  const Position& position = game.position();
  Bitboard found = position.royals(side);
  Bitboard fresh = found;
  while (fresh != 0) {
    const Square from = take_first(fresh);
    Bitboard others = position.of(side) & ~found;
    while (others != 0) {
      const Square to = take_first(others);
      if (!looks_at(game, from, side, to)) continue;
      found |= bit(to);
      fresh |= bit(to);
    }
  }
  return found;
}

bool is_linked(Game& game, Square from, Side side, const Arguments& /*arguments*/) {
  return contains(linked(game, side), from);
}

const Catalogue<Condition>::Entry central{{
    .names = {"CentralChess", "ZentralSchach", "EchecsCentral"},
    .summary =
        {"only units linked to their king by observation move, capture and check",
         "nur Steine, die durch Beobachtung mit ihrem König verbunden sind, ziehen, schlagen und "
         "bieten Schach",
         "seules les pièces reliées à leur roi par observation jouent, prennent et donnent échec"},
    .source = sources::not_found,
    .place = 108,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_piece(is_linked, moves_and_checks);
        },
}};

const Catalogue<Condition>::Entry transmission{{
    .names = {"TransmissionMenace", "TransmissionMenace", "TransmissionMenace"},
    .summary = {"a unit walks also as the enemy units that observe it",
                "ein Stein zieht auch wie die feindlichen Steine, die ihn beobachten",
                "une pièce joue aussi comme les pièces adverses qui l'observent"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 227,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.alters_walks = true});
          book.walks_as(borrow_from_enemies);
        },
}};

}  // namespace
}  // namespace feerie
