// Transmission Menace: a unit observed by enemy units walks also as each of these, besides its own
// walk. A unit observes by its own walk; what it borrows itself does not count for that.
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Returns the kinds of the units of a side that observe the square by their own walk, as far as
/// other rules let them.
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
