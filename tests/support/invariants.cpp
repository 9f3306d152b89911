#include "support/invariants.h"

#include <stdexcept>
#include <string>

#include "support/scene.h"

namespace feerie::test {
namespace {

void demand(bool holds, const std::string& what) {
  if (!holds) throw std::logic_error(what);
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
