// Forced squares: a side that can move legally to one of the squares given must do so. It chooses
// if there are several such moves. A castling is a move of the king: the square of the rook does
// not count. A capturing unit that goes on (Take & Make) moves to where it ends.
//
// Consequent: the side must move to one of the squares even if that leaves its king attacked, so
// that it has no legal move then, and is mated or stalemated. Its attack on a king is a check only
// if the capture of the king would fulfil the obligation: the king stands on one of the squares, or
// the side could move to none of them.
//
// Source: as solved by Popeye 4.104 (WhiteForcedSquare, WhiteConsequentForcedSquare).
#include "conditions/obligation/choosing_moves.h"
#include "conditions/obligation/obliged_checks.h"
#include "conditions/shared/whole_moves.h"
#include "game/catalogue.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

Bitboard squares_of(const Arguments& arguments) {
  Bitboard squares = 0;
  for (const Square square : arguments.squares) squares |= bit(square);
  return squares;
}

bool fulfils(const Candidate& move, Bitboard squares) {
  return move.to != no_square && contains(squares, move.end());
}

void oblige(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != arguments.side) return;
  const Bitboard squares = squares_of(arguments);
  prefer(game, moves, [squares](const Candidate& move) { return fulfils(move, squares); });
}

void oblige_anyhow(Game& game, Candidates& moves, const Arguments& arguments) {
  if (game.turn() != arguments.side) return;
  const Bitboard squares = squares_of(arguments);
  const auto misses = [squares](const Candidate& move) { return !fulfils(move, squares); };
  if (!std::ranges::all_of(moves, misses)) std::erase_if(moves, misses);
}

/// Is the capture of the king one of the moves that the side may play?
bool obliged_capture(Game& game, const Candidate& capture, Side side, const Arguments& arguments) {
  const Bitboard squares = squares_of(arguments);
  if (side != arguments.side || fulfils(capture, squares)) return true;
  return !is_obliged(game, side,
                     [squares](const Candidate& move) { return fulfils(move, squares); });
}

template <Side side>
void enrol(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  book.declare({.selects_moves = true});
  see_whole_moves(book);
  book.prefer(oblige, only(side));
}

template <Side side>
void enrol_consequent(Rulebook& book, Arguments& arguments) {
  arguments.side = side;
  book.declare({.restricts_observation = true, .selects_moves = true});
  see_whole_moves(book);
  book.select(oblige_anyhow, only(side));
  book.restrict_move(obliged_capture, checks_only);
}

constexpr std::string_view source = sources::not_found;
constexpr Parameters parameters{.squares = Parameters::Squares::list};

const Catalogue<Condition>::Entry entries[] = {
    Catalogue<Condition>::Entry{
        {.names = {"WhiteForcedSquare", "WeissesZwangsfeld", "BlancCaseForce"},
         .summary = {"White must move to one of the squares if he can",
                     "Weiß muss auf eines der Felder ziehen, wenn er kann",
                     "les Blancs doivent jouer sur une des cases s'ils le peuvent"},
         .source = source,
         .place = 75,
         .parameters = parameters,
         .enrol = enrol<Side::white>}},
    Catalogue<Condition>::Entry{
        {.names = {"WhiteConsequentForcedSquare", "WeissesKonsequentesZwangsfeld",
                   "BlancCaseForceConsequent"},
         .summary = {"as WhiteForcedSquare, and White checks only by moves that this allows",
                     "wie WeissesZwangsfeld, und Weiß bietet nur mit Zügen Schach, die das erlaubt",
                     "comme BlancCaseForce, et les Blancs ne font échec que par des coups que cela "
                     "permet"},
         .source = source,
         .place = 76,
         .parameters = parameters,
         .enrol = enrol_consequent<Side::white>}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackForcedSquare", "SchwarzesZwangsfeld", "NoirCaseForce"},
         .summary = {"Black must move to one of the squares if he can",
                     "Schwarz muss auf eines der Felder ziehen, wenn er kann",
                     "les Noirs doivent jouer sur une des cases s'ils le peuvent"},
         .source = source,
         .place = 77,
         .parameters = parameters,
         .enrol = enrol<Side::black>}},
    Catalogue<Condition>::Entry{
        {.names = {"BlackConsequentForcedSquare", "SchwarzesKonsequentesZwangsfeld",
                   "NoirCaseForceConsequent"},
         .summary = {"as BlackForcedSquare, and Black checks only by moves that this allows",
                     "wie SchwarzesZwangsfeld, und Schwarz bietet nur mit Zügen Schach, die das "
                     "erlaubt",
                     "comme NoirCaseForce, et les Noirs ne font échec que par des coups que cela "
                     "permet"},
         .source = source,
         .place = 78,
         .parameters = parameters,
         .enrol = enrol_consequent<Side::black>}},
};

}  // namespace
}  // namespace feerie
