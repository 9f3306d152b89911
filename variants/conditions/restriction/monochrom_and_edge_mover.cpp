// Conditions on the arrival squares of moves:
//
//   MonochromChess  units move only between squares of the same colour
//   BichromChess    units move only between squares of different colours
//   EdgeMover       units of the side move only to squares at the edge of the board
//
// A unit that cannot capture on a square by this rule does not attack that square either.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/geometry.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool light(Square square) {
  return contains(light_squares, square);
}

bool keeps_colour(Game& /*game*/, const Candidate& move, Side /*side*/,
                  const Arguments& /*arguments*/) {
  if (move.castles() && light(move.via) != light(move.via_to)) return false;
  return move.from == no_square || light(move.from) == light(move.end());
}

bool changes_colour(Game& /*game*/, const Candidate& move, Side /*side*/,
                    const Arguments& /*arguments*/) {
  return move.from == no_square || light(move.from) != light(move.end());
}

template <Side bound>
bool arrives_at_edge(Game& /*game*/, const Candidate& move, Side side,
                     const Arguments& /*arguments*/) {
  return side != bound || contains(geometry::edge, move.end());
}

template <Rulebook::RestrictMove rule>
void restrict_arrivals(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(rule, all_purposes, Forbidding::by_squares);
}

constexpr std::string_view glossary = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{{
        .names = {"BichromChess", "BichromesSchach", "Bichromatique"},
        .summary = {"units move only to squares of the other colour",
                    "Steine ziehen nur auf Felder der anderen Farbe",
                    "les pièces ne jouent que sur les cases de l'autre couleur"},
        .source = glossary,
        .place = 6,
        .enrol = restrict_arrivals<changes_colour>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"MonochromChess", "MonochromesSchach", "Monochromatique"},
        .summary = {"units move only to squares of the same colour",
                    "Steine ziehen nur auf Felder der gleichen Farbe",
                    "les pièces ne jouent que sur les cases de même couleur"},
        .source = glossary,
        .place = 7,
        .enrol = restrict_arrivals<keeps_colour>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"BlackEdgeMover", "SchwarzerRandzueger", "NoirBordCoup"},
        .summary = {"Black moves only to the edge of the board", "Schwarz zieht nur auf Randfelder",
                    "les Noirs ne jouent que sur les bords de l'échiquier"},
        .source = glossary,
        .place = 10,
        .enrol = restrict_arrivals<arrives_at_edge<Side::black>>,
    }},
    Catalogue<Condition>::Entry{{
        .names = {"WhiteEdgeMover", "WeisserRandzueger", "BlancBordCoup"},
        .summary = {"White moves only to the edge of the board", "Weiß zieht nur auf Randfelder",
                    "les Blancs ne jouent que sur les bords de l'échiquier"},
        .source = glossary,
        .place = 11,
        .enrol = restrict_arrivals<arrives_at_edge<Side::white>>,
    }},
};

}  // namespace
}  // namespace feerie
