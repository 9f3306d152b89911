#include "core/rays.h"
#include "search/proof/stories/player.h"
#include "search/proof/stories/reach.h"

/// The moves that belong to a story.
namespace feerie::stories {
/// Has the unit that is captured at the stop come to the place where that happens?
bool Player::victim_waits(const Moment& moment, const Stop& stop) const {
  const Itinerary& way = story_->of(stop.victim);
  return moment.stop(stop.victim) + 1 == way.count &&
         moment.square(stop.victim) == stop_of(moment, stop.victim).square;
}

bool Player::try_moves(const Moment& moment, int unit) {
  const Stop& stop = stop_of(moment, unit);
  const Kind kind = kind_of(moment, unit);
  const bool at_once = moment.passing >= 0;
  if (at_once && stop.victim != moment.passing) return false;
  if (stop.castling) return kind == king && try_castling(moment, unit);
  const Square from = moment.square(unit);
  Reach reach = reach_of(kind, moment.turn, from, moment.units());
  bool found = false;
  if (stop.victim >= 0 && contains(reach.captures, stop.square) && stop.en_passant == at_once &&
      victim_waits(moment, stop)) {
    found = try_move(moment, unit, stop.square, true);
  }
  if (at_once) return found;
  // A pawn that comes to its last rank promotes there.
  const bool promotes = stop.kind != kind && stop.victim < 0;
  if (kind == pawn && !promotes) reach.quiet &= ~(rank_set(0) | rank_set(7));
  const Legs::Row& row = outlays_.row(*moment.outlay, moment, unit);
  const int most = cuts_.budget ? row[from] - 1 + moment.spare(moment.turn) : Legs::never - 1;
  while (reach.quiet != 0) {
    const Square to = take_first(reach.quiet);
    if (row[to] <= most) found |= try_move(moment, unit, to, false);
  }
  return found;
}

bool Player::try_move(const Moment& moment, int unit, Square to, bool captures) {
  const Stop& stop = stop_of(moment, unit);
  const Side side = moment.turn;
  const Side enemy = opposite(side);
  const Kind kind = kind_of(moment, unit);
  const bool promotes = kind == pawn && stop.kind != pawn && to == stop.square;
  Moment next = moment;
  next.passing = -1;
  next.lift(unit, side, kind);
  if (captures) {
    next.lift(stop.victim, enemy, kind_of(moment, stop.victim));
    next.gone |= 1U << static_cast<unsigned>(stop.victim);
  } else if (stop.victim < 0 && stop.en_passant && to == stop.square) {
    next.passing = unit;
  }
  if (captures || promotes) next.advance(unit);
  next.put(unit, side, captures || promotes ? stop.kind : kind, to);
  next.home[index(side)] &= ~bit(moment.square(unit));
  note_arrival(next, unit);
  next.turn = enemy;
  --next.left[index(side)];
  next.need[index(side)] += need_of(next, unit) - need_of(moment, unit);
  if (!affordable(next)) return false;
  if (next.attacked(feerie::first_of(next.kinds[index(side)][king]), enemy)) return false;
  const bool same = !captures && !promotes && !arrived(next, unit) && !arrived(moment, unit) &&
                    next.spare(side) == moment.spare(side);
  return within_solo(next, side) && go_on(next, unit, same);
}

bool Player::try_castling(const Moment& moment, int unit) {
  const Side side = moment.turn;
  const Side enemy = opposite(side);
  const Square home = moment.square(unit);
  const Square to = stop_of(moment, unit).square;
  const bool right = to > home;
  const auto corner = static_cast<Square>(right ? home + 3 : home - 4);
  const auto over = static_cast<Square>(right ? home + 1 : home - 1);
  if ((rays::between(home, corner) & moment.units()) != 0) return false;
  if (moment.attacked(home, enemy) || moment.attacked(over, enemy)) return false;
  int partner = first_of(side);
  while (!moment.there(partner) || moment.square(partner) != corner) ++partner;
  Moment next = moment;
  next.passing = -1;
  next.turn = enemy;
  --next.left[index(side)];
  for (const int mover : {unit, partner}) {
    const Kind kind = mover == unit ? king : rook;
    next.need[index(side)] -= need_of(moment, mover);
    next.lift(mover, side, kind);
    next.advance(mover);
    next.put(mover, side, kind, mover == unit ? to : over);
    next.home[index(side)] &= ~bit(moment.square(mover));
    note_arrival(next, mover);
    next.need[index(side)] += need_of(next, mover);
  }
  if (!affordable(next) || next.attacked(to, enemy)) return false;
  return within_solo(next, side) && go_on(next, unit, false);
}

}  // namespace feerie::stories
