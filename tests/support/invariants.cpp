#include "support/invariants.h"

#include <stdexcept>
#include <string>

#include "support/scene.h"

namespace feerie::test {
namespace {

void demand(bool holds, const std::string& what) {
  if (!holds) throw std::logic_error(what);
}

/// Does the move change no more squares than the rules declare? Castlings and moves that rules
/// offer are another matter, and captures elsewhere than on the square of arrival empty one more.
void check_squares(const Game& game, const Candidate& move, const Position& before,
                   const Position& after) {
  if (move.type > MoveType::en_passant || !game.rules().offers().empty()) return;
  const Changes::Squares& most = game.rules().changes(move.captures()).squares;
  Bitboard changed = 0;
  for (Square square = 0; square < square_count; ++square) {
    const Piece& one = before.at(square);
    const Piece& other = after.at(square);
    if (one.kind != other.kind || one.sides != other.sides) changed |= bit(square);
  }
  const int elsewhere = move.captures() && move.capture != move.to ? 1 : 0;
  const std::string text = to_string(move.from) + to_string(move.to) + ": ";
  demand(count_of(after.units() & ~before.units()) <= most.filled, text + "squares are filled");
  demand(count_of(before.units() & ~after.units()) <= most.emptied + elsewhere,
         text + "squares are emptied");
  demand(count_of(changed & after.units()) <= most.changed, text + "squares get other units");
}

void check(Game& game, const Move& move, const Position& before) {
  const std::string text = to_string(move.candidate.from) + to_string(move.candidate.to) + ": ";
  const int ply = game.ply();
  demand(game.play(move), text + "a legal move can be played again");
  const Position after = game.position();
  demand(game.ply() == ply + 1, text + "a move is one half-move");
  demand(game.key() == after.computed_key(), text + "the key follows the position");
  demand(game.turn() == opposite(before.turn()), text + "the turn changes");
  const bool passes = move.candidate.type == MoveType::null;
  demand(passes || !game.last_effects().empty(), text + "a move has an effect");
  if (!passes) check_squares(game, move.candidate, before, after);
  game.undo();
  demand(game.position() == before, text + "undoing restores the position");
  demand(game.ply() == ply, text + "undoing takes one half-move back");
  demand(game.play(move), text + "a move taken back can be played again");
  demand(game.position() == after, text + "the same move leads to the same position");
  game.undo();
}

}  // namespace

void check_every_move(Game& game) {
  const Position before = game.position();
  const std::vector<Move> moves = legal_moves(game);
  demand(game.position() == before, "generating moves changes nothing");
  demand(moves.empty() == game.immobile(), "immobile means without legal move");
  demand(game.position() == before, "asking for mobility changes nothing");
  for (const Move& move : moves) check(game, move, before);
}

}  // namespace feerie::test
