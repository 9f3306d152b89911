#include "walks/pawn_steps.h"

namespace feerie::walks {

using geometry::next;

void capture_on(const Scene& scene, Square to, Reach& reach) {
  if (to == no_square) return;
  reach.hits |= bit(to) & scene.units;
  const State& state = scene.game.position().state();
  if (contains(state.ep_squares & ~scene.occupied, to) && state.ep_victim != scene.from) {
    reach.add({to, state.ep_victim, no_square, MoveType::en_passant});
  }
}

void step(const Scene& scene, const Outlook& look, Vector v, bool open_to_en_passant,
          Reach& reach) {
  const Square first = next(scene.from, v);
  if (first == no_square || scene.is_occupied(first)) return;
  reach.quiet |= bit(first);
  const Square second = next(first, v);
  if (!look.second || second == no_square || scene.is_occupied(second)) return;
  if (open_to_en_passant) {
    reach.add({second, no_square, first, MoveType::double_step});
  } else {
    reach.quiet |= bit(second);
  }
}

Bitboard stride_of_step(Square from, const Outlook& look, Vector v) {
  const Square first = next(from, v);
  if (first == no_square) return 0;
  return bit(first) | (look.second ? bit_if(next(first, v)) : 0);
}

Bitboard span_of_steps(Square from, const Outlook& look) {
  return bit_if(next(from, look.left())) | bit_if(next(from, look.right()));
}

bool stands_still(const Scene& scene, const Outlook& look) {
  return look.base && !contains(scene.game.rules().base_line_starts(), scene.from);
}

void capture_ahead(const Scene& scene, const Outlook& look, Reach& reach) {
  capture_on(scene, next(scene.from, look.left()), reach);
  capture_on(scene, next(scene.from, look.right()), reach);
}

}  // namespace feerie::walks
