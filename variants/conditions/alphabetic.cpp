// Alphabetic chess: the side must move the unit that stands first in the alphabetical order of the
// squares (a1, a2 ... a8, b1 ...) among those that can move legally. A castling is a move of the
// king. Attacks on kings are checks whichever unit gives them.
//
// WhiteAlphabeticChess, BlackAlphabeticChess: for one side only.
//
// Source: B. Majoros; BCPS Glossary of Fairy Chess Definitions.
#include "conditions/obligations.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// The greater, the earlier in the alphabet. Moves of no unit come last.
int earliness(const Candidate& move) {
  if (move.from == no_square) return -square_count;
  return -(8 * file_of(move.from) + rank_of(move.from));
}

void in_order(Game& game, Candidates& moves, const Arguments& /*arguments*/) {
  prefer_greatest(game, moves, earliness);
}

void side_in_order(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() == arguments.side) prefer_greatest(game, moves, earliness);
}

void enrol_both(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.selects_moves = true});
  book.prefer(in_order);
}

template <Side side>
void enrol(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  book.declare({.selects_moves = true});
  book.prefer(side_in_order);
}

constexpr std::string_view source = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"AlphabeticChess", "AlphabetischesSchach", "EchecsAlphabetiques"},
         .summary = {"of the units that can move, the one on the first square by alphabet must",
                     "der Stein auf dem alphabetisch ersten Feld muss ziehen",
                     "la pièce de la première case par ordre alphabétique doit jouer"},
         .source = source,
         .place = 129,
         .enrol = enrol_both}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteAlphabeticChess", "WeissesAlphabetischesSchach",
                   "BlancEchecsAlphabetiques"},
         .summary = {"White must move his unit first by alphabet",
                     "Weiß muss mit seinem alphabetisch ersten Stein ziehen",
                     "les Blancs doivent jouer leur première pièce par ordre alphabétique"},
         .source = source,
         .place = 180,
         .enrol = enrol<Side::white>}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackAlphabeticChess", "SchwarzesAlphabetischesSchach",
                   "NoirEchecsAlphabetiques"},
         .summary = {"Black must move his unit first by alphabet",
                     "Schwarz muss mit seinem alphabetisch ersten Stein ziehen",
                     "les Noirs doivent jouer leur première pièce par ordre alphabétique"},
         .source = source,
         .place = 181,
         .enrol = enrol<Side::black>}},
};

}  // namespace
}  // namespace feerie
