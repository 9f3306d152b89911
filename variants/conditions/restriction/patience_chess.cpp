// Patience Chess: a square that a unit has left cannot be entered any more, neither by that unit
// nor by another. Of a castling the squares of king and rook count. A capture en passant is
// possible, because the pawn has only passed the square.
//
// Source: Fairy Definitions, docslib.org/doc/6966855. Popeye 4.104 accepts the name and plays as
// without it.
#include <memory>

#include "conditions/shared/squares_in_memory.h"
#include "conditions/shared/whole_moves.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

bool enters_new_square(Game& game, const Candidate& move, Side /*side*/,
                       const Arguments& arguments) {
  const Bitboard left = arguments.as<SquaresInMemory>().in(game.position());
  if (move.to != no_square && contains(left, move.end())) return false;
  return !move.castles() || !contains(left, move.via_to);
}

void note_left(Play& play, const Arguments& arguments) {
  Bitboard left = 0;
  for (const Effect& effect : play.effects()) {
    if (effect.op == Effect::Op::move) left |= bit(effect.from);
  }
  const auto& memory = arguments.as<SquaresInMemory>();
  memory.remember(play, left | memory.in(play.position()));
}

void note_plainly(Position& position, const Candidate& move, const Arguments& arguments) {
  const auto& memory = arguments.as<SquaresInMemory>();
  memory.set(position, memory.in(position) | bit(move.from));
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const SquaresInMemory>(book);
  book.declare({.restricts_moves = true, .restricts_observation = true});
  see_whole_moves(book);
  book.restrict_move(enters_new_square, moves_and_checks);
  book.during(Step::account, note_left, {.remembers = note_plainly, .units = Extent::Units::none});
}

const Catalogue<Condition>::Entry patience{{
    .names = {"PatienceChess", "PatienceSchach", "EchecsPatience"},
    .summary = {"squares that units have left cannot be entered again",
                "Felder, die Steine verlassen haben, können nicht mehr betreten werden",
                "les cases que des pièces ont quittées ne peuvent plus être occupées"},
    .source = "Fairy Definitions, docslib.org/doc/6966855",
    .place = 105,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
