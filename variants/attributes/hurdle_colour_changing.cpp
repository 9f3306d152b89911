// HurdleColourChanging: a hopper with this attribute changes the side of the unit over which it
// hops. Neutral units and kings, royal or not, stay what they are.
//
// Source: as solved by Popeye 4.104.
#include "attributes/hurdles.h"
#include "game/game.h"
#include "game/idle.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason coloured{"hurdle changes sides", Style::side};

void colour(Play& play, const Arguments& arguments) {
  const Square hurdle = hurdles::noted(play, arguments);
  if (hurdle == no_square) return;
  const Piece& unit = play.position().at(hurdle);
  if (unit.empty() || unit.neutral() || unit.royal() || unit.kind == king) return;
  play.recolour(hurdle, swapped(unit.sides), coloured);
}

const Catalogue<Trait>::Entry hurdle_colour_changing{{
    .names = {"HurdleColourChanging", "SprungbockFarbeWechselnd", "CouleurEchangeantSautoir"},
    .summary = {"changes the side of the unit over which it hops",
                "lässt den Stein, über den er hüpft, die Farbe wechseln",
                "fait changer de couleur la pièce par-dessus laquelle elle saute"},
    .source = sources::not_found,
    .place = 8,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.recolours = true});
          book.during(Step::capture, hurdles::note, {.idle = hurdles::unless_meant});
          book.during(Step::promotion, hurdles::promote_mover, {.idle = idle::unless_promotes});
          book.during(Step::mover_rebirth, hurdles::promote_reborn, {.follows_others = true});
          book.during(Step::victim_rebirth, hurdles::promote_reborn, {.follows_others = true});
          book.during(Step::reaction, colour, {.idle = hurdles::unless_meant});
        },
    .fits = hurdles::has_one_hurdle,
}};

}  // namespace
}  // namespace feerie
