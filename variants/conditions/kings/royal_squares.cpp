// WhiteRoyalSquare, BlackRoyalSquare: the side is in check when the enemy attacks the square given,
// whether a unit stands there or not. The side needs no king.
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

template <Side side>
bool square_attacked(Game& game, Side asked, bool ordinary, const Arguments& arguments) {
  if (asked != side || ordinary) return ordinary;
  return game.observed(arguments.squares.front(), opposite(side), Purpose::checking);
}

template <Side side>
void enrol(Rulebook& book, Arguments& arguments) {
  book.declare({.kingless = true, .own_check = true});
  book.make_royal(arguments.squares.front(), side);
  book.judge_check(square_attacked<side>, LooksAt::units);
}

const Catalogue<Condition>::Entry black{{
    .names = {"BlackRoyalSquare", "SchwarzesKoeniglichesFeld", "NoirCaseRoyal"},
    .summary = {"Black is in check when the square is attacked",
                "Schwarz steht im Schach, wenn das Feld angegriffen ist",
                "les Noirs sont en échec quand la case est attaquée"},
    .source = sources::not_found,
    .place = 100,
    .parameters = {.squares = Parameters::Squares::one},
    .enrol = enrol<Side::black>,
}};

const Catalogue<Condition>::Entry white{{
    .names = {"WhiteRoyalSquare", "WeissesKoeniglichesFeld", "BlancCaseRoyal"},
    .summary = {"White is in check when the square is attacked",
                "Weiß steht im Schach, wenn das Feld angegriffen ist",
                "les Blancs sont en échec quand la case est attaquée"},
    .source = sources::not_found,
    .place = 101,
    .parameters = {.squares = Parameters::Squares::one},
    .enrol = enrol<Side::white>,
}};

}  // namespace
}  // namespace feerie
