// Traitor chess: a black unit that ends its move in White's half of the board, on the ranks 1 to 4,
// becomes white. Kings and neutral units stay what they are. Units that do not move stay black.
//
// Source: as solved by Popeye 4.104 (TraitorChess).
#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"traitor", Style::silent};

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& /*arguments*/) {
  Piece unit = arrived.mover;
  const bool concerned = unit.sides == Sides::black && !unit.royal();
  if (concerned && rank_of(arrived.at) < 4) unit.sides = Sides::white;
  return unit;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::recolour, mover_after::change_sides<on_arrival, changed>,
              {.idle = mover_after::idle<on_arrival>,
               .foretells = mover_after::foretell<on_arrival>,
               .in_place = true,
               .units = Extent::Units::mover});
}

const Catalogue<Condition>::Entry traitor{{
    .names = {"TraitorChess", "TraitorChess", "EchecsTraitor"},
    .summary = {"black units that arrive on the ranks 1 to 4 become white",
                "schwarze Steine, die auf den Reihen 1 bis 4 ankommen, werden weiß",
                "les pièces noires qui arrivent sur les rangées 1 à 4 deviennent blanches"},
    .source = sources::not_found,
    .place = 73,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
