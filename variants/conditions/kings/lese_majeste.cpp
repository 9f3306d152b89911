// Lèse majesté: a king is never captured. In the diagram the king of the side that is not on move
// may stand in check, and nothing follows from it.
//
// Source: E. Bartel, Jugendschach 1985.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool spares_kings(Game& game, const Candidate& move, Side /*side*/,
                  const Arguments& /*arguments*/) {
  return !move.captures() || !game.position().at(move.capture).royal();
}

const Catalogue<Condition>::Entry lese_majeste{{
    .names = {"LeseMajeste", "LeseMajeste", "LeseMajeste"},
    .summary = {"kings are never captured, not even in the diagram",
                "Könige werden nie geschlagen, auch nicht im Diagramm",
                "les rois ne sont jamais pris, pas même dans le diagramme"},
    .source = "E. Bartel, Jugendschach 1985",
    .place = 205,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .may_keep_check = true});
          book.restrict_move(spares_kings, moves_only);
        },
}};

}  // namespace
}  // namespace feerie
