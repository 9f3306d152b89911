#include "game/hunter.h"

#include "game/game.h"
#include "game/walk.h"

namespace feerie {

Bitboard ranks_beyond(Square from, Side side, bool ahead) {
  const int rank = rank_of(from);
  const bool upwards = (side == Side::white) == ahead;
  const Bitboard above = rank == 7 ? 0 : all_squares << (8 * (rank + 1));
  const Bitboard below = rank == 0 ? 0 : all_squares >> (8 * (8 - rank));
  return upwards ? above : below;
}

namespace {

void add_part(Game& game, Kind part, Square from, Side side, Bitboard allowed, Reach& reach) {
  const KindInfo& info = game.rules().kinds()[part];
  Reach whole;
  whole.watched = reach.watched;
  info.reach(game, info, from, side, whole);
  reach.quiet |= whole.quiet & allowed;
  reach.hits |= whole.hits & allowed;
  if (reach.watched != no_square && contains(allowed, reach.watched)) {
    reach.ways |= whole.ways;
    reach.endings |= whole.endings;
  }
  for (const Reach::Special& special : whole.all_specials()) {
    if (contains(allowed, special.to)) reach.add(special);
  }
}

}  // namespace

void hunter_reach(Game& game, const KindInfo& kind, Square from, Side side, Reach& reach) {
  add_part(game, kind.away, from, side, ranks_beyond(from, side, true), reach);
  add_part(game, kind.home, from, side, ranks_beyond(from, side, false), reach);
}

}  // namespace feerie
