// AMU (attack once, mate ultimately): a move mates only if the unit that makes it was attacked by
// exactly one unit of the other side before it moved.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool mating_unit_was_attacked_once(Game& game, const Goal& goal, const Arguments& /*arguments*/) {
  if (!goal.requires_check || !goal.requires_immobility || game.ply() == 0) return true;
  const Square from = game.last_move().from;
  if (from == no_square) return false;
  return game.before_last([&] {
    const Side other = opposite(game.turn());
    return count_of(game.observers(from, other, Purpose::observing)) == 1;
  });
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.guard_goal(mating_unit_was_attacked_once);
}

const Catalogue<Condition>::Entry amu{{
    .names = {"AMU", "AMU", "AMU"},
    .summary = {"only a unit that was attacked exactly once before it moved can mate",
                "nur ein Stein, der vor seinem Zug genau einmal angegriffen war, kann mattsetzen",
                "seule une pièce attaquée exactement une fois avant son coup peut mater"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 132,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
