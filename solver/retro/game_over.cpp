#include "retro/game_over.h"

#include "game/castling.h"
#include "retro/worlds.h"

namespace feerie::retro {
namespace {

bool is_over(Game& game, const Position& position) {
  game.begin_from(position);
  return game.over();
}

bool over_with_all_rights(Game& game, Position position) {
  position.set_fresh(position.state().fresh |
                     castling::by_convention(position, game.rules().castling()));
  if (!is_over(game, position)) return false;
  if (position.state().ep_squares != 0) return true;
  for (Bitboard victims = capturable_pawns(position); victims != 0;) {
    const Square victim = take_first(victims);
    position.set_en_passant(bit(passed_on_the_way_to(victim)), victim);
    if (!is_over(game, position)) return false;
  }
  return true;
}

}  // namespace

bool was_over(Game& game, const Position& position) {
  const CompiledRules& rules = game.rules();
  if (rules.decisions().empty() && rules.draws().empty()) return false;
  if (!is_over(game, position)) return false;
  // What rules decide, they decide by the units alone.
  const bool over = rules.draws().empty() || over_with_all_rights(game, position);
  game.begin_from(position);
  return over;
}

}  // namespace feerie::retro
