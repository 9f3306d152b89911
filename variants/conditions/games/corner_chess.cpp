// Corner chess: both kings start in the lower right corner of their player, the other officers of
// White on the squares of the base line that are left, in any order with bishops on squares of both
// colours, and the black ones on the squares opposite to them through the middle of the board.
// There is no castling. All else is as in orthodox chess. The diagram of a problem may be any.
//
// Fortress chess is the same game with three more pawns in front of each king.
//
// Source: lookintochess.com, "Corner Chess" and "Fortress Chess" (both BrainKing.com).
#include "game/rulebook.h"

namespace feerie {
namespace {

const Catalogue<Condition>::Entry corner_chess{{
    .names = {"CornerChess", "Eckschach", "EchecsDuCoin"},
    .summary = {"there is no castling; in the game the kings start in the corner",
                "es gibt keine Rochade; in der Partie beginnen die Könige in der Ecke",
                "il n'y a pas de roque ; dans le jeu, les rois partent du coin"},
    .source = "lookintochess.com, Corner Chess (BrainKing.com)",
    .place = 1097,
    .enrol = [](Rulebook& book, Arguments& /*arguments*/) { book.castling().exists = false; },
    .secondary = true,
}};

const Catalogue<Condition>::Entry fortress_chess{{
    .names = {"FortressChess", "Festungsschach", "EchecsForteresse"},
    .place = 1097,
    .stands_for = "CornerChess",
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
