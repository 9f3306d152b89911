// Alphabetic chess: of the units that can move legally, a side must move the one whose square comes
// first in the alphabet (a1, a2 ... a8, b1 ...). A castling is a move of the king. Any attack on a
// king is a check, even if the attacking unit could not be moved now.
//
// WhiteAlphabeticChess, BlackAlphabeticChess: the rule holds for one side only.
//
// Source: B. Majoros; BCPS Glossary of Fairy Chess Definitions.
#include "conditions/obligation/choosing_moves.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Returns a number that is the greater, the earlier in the alphabet the move starts. Moves of no
/// unit come last.
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
  book.prefer(side_in_order, only(side));
}

constexpr std::string_view source = "BCPS Glossary of Fairy Chess Definitions";

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"AlphabeticChess", "AlphabetischesSchach", "EchecsAlphabetiques"},
         .summary = {"of the units that can move, the one on the first square by alphabet must",
                     "von den zugfähigen Steinen muss der auf dem alphabetisch ersten Feld ziehen",
                     "la pièce mobile de la première case par ordre alphabétique doit jouer"},
         .source = source,
         .place = 129,
         .enrol = enrol_both}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteAlphabeticChess", "WeissesAlphabetischesSchach",
                   "BlancEchecsAlphabetiques"},
         .summary =
             {"of his units that can move, White must move the one on the first square by alphabet",
              "Weiß muss von seinen zugfähigen Steinen den auf dem alphabetisch ersten Feld ziehen",
              "les Blancs doivent jouer leur pièce mobile de la première case par ordre "
              "alphabétique"},
         .source = source,
         .place = 180,
         .enrol = enrol<Side::white>}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackAlphabeticChess", "SchwarzesAlphabetischesSchach",
                   "NoirEchecsAlphabetiques"},
         .summary =
             {"of his units that can move, Black must move the one on the first square by alphabet",
              "Schwarz muss von seinen zugfähigen Steinen den auf dem alphabetisch ersten Feld "
              "ziehen",
              "les Noirs doivent jouer leur pièce mobile de la première case par ordre "
              "alphabétique"},
         .source = source,
         .place = 181,
         .enrol = enrol<Side::black>}},
};

}  // namespace
}  // namespace feerie
