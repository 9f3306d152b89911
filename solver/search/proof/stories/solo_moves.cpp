#include "core/rays.h"
#include "search/proof/stories/reach.h"
#include "search/proof/stories/solo.h"

/// Moves of a side that plays alone.
namespace feerie::stories {

bool Solo::try_moves(const Scene& scene, const Outlay& outlay, int unit, const Purse& purse) {
  const int number = scene.stop(unit);
  const Itinerary& way = story_->of(unit);
  const Stop& stop = way.stops[static_cast<std::size_t>(number)];
  const Kind kind = way.kind_to(number);
  if (stop.castling) return kind == king && try_castling(scene, unit, purse.moves);
  const Square from = scene.square(unit);
  const Bitboard own = scene.sides[index(side_)];
  Reach reach = reach_of(kind, side_, from, own | fixed_enemies_);
  const bool captures = stop.victim >= 0;
  const bool free = !contains(own | fixed_enemies_, stop.square);
  if (captures && free && contains(reach.captures, stop.square) &&
      try_move(scene, unit, stop.square, true, purse.moves)) {
    return true;
  }
  const bool promotes = stop.kind != kind && !captures;
  if (kind == pawn && !promotes) reach.quiet &= ~(rank_set(0) | rank_set(7));
  const Legs::Row& row = outlays_.row(outlay, scene, unit);
  const int most = row[from] - 1 + purse.spare;
  while (reach.quiet != 0) {
    const Square to = take_first(reach.quiet);
    if (row[to] > most) continue;
    const bool arrives = promotes && to == stop.square;
    if (try_move(scene, unit, to, arrives, purse.moves)) return true;
  }
  return false;
}

/// `arrives`: the unit goes on to its next stop.
bool Solo::try_move(const Scene& scene, int unit, Square to, bool arrives, int moves) {
  const Itinerary& way = story_->of(unit);
  Scene next = scene;
  next.lift(unit, side_, way.kind_to(scene.stop(unit)));
  if (arrives) next.advance(unit);
  const Kind kind = way.kind_to(next.stop(unit));
  next.put(unit, side_, kind, to);
  if (waits(next, unit)) {
    next.lift(unit, side_, kind);
    next.gone |= 1U << static_cast<unsigned>(unit);
  }
  return search(next, moves - 1);
}

bool Solo::try_castling(const Scene& scene, int unit, int moves) {
  const Square home = scene.square(unit);
  const Square to = story_->of(unit).stops[static_cast<std::size_t>(scene.stop(unit))].square;
  const bool right = to > home;
  const auto corner = static_cast<Square>(right ? home + 3 : home - 4);
  const auto over = static_cast<Square>(right ? home + 1 : home - 1);
  const Bitboard units = scene.sides[index(side_)] | fixed_enemies_;
  if ((rays::between(home, corner) & units) != 0) return false;
  int partner = first();
  while (!scene.there(partner) || scene.square(partner) != corner) ++partner;
  Scene next = scene;
  for (const int mover : {unit, partner}) {
    const Kind kind = mover == unit ? king : rook;
    next.lift(mover, side_, kind);
    next.advance(mover);
    next.put(mover, side_, kind, mover == unit ? to : over);
    if (!waits(next, mover)) continue;
    next.lift(mover, side_, kind);
    next.gone |= 1U << static_cast<unsigned>(mover);
  }
  return search(next, moves - 1);
}

}  // namespace feerie::stories
