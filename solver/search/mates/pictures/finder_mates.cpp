#include "core/rays.h"
#include "core/reach.h"
#include "search/mates/pictures/finder.h"

/// What a mate needs: neighbours of the king that are filled or guarded, and a check.
namespace feerie::mates {

/// In a mate it is settled first which neighbours are filled and which are guarded, then who checks
/// and guards, and who fills comes last: most fillings exist where the winner's units come too
/// late.
void Finder::go_on_to_mate(const Sketch& sketch) {
  if (sketch.ring != 0) return fill_or_guard(sketch, first_of(sketch.ring));
  if (sketch.check) return check(sketch);
  for (Bitboard rest = sketch.guards; rest != 0;) {
    const Square at = take_first(rest);
    if (!is_guarded(sketch, at)) return guard(sketch, at);
  }
  if (sketch.walls == 0) return finish(sketch);
  // Who fills changes nothing about lines, as it is known where somebody will stand: nobody has to
  // be asked again whether everything is guarded.
  Sketch guarded = sketch;
  guarded.guards = 0;
  fill(guarded, first_of(sketch.walls));
}

/// Goes on with a neighbour that the loser fills, if there is time for all of them.
void Finder::leave_to_fill(const Sketch& sketch, Square at) {
  Sketch filled = sketch;
  filled.ring &= ~bit(at);
  filled.walls |= bit(at);
  const auto not_filled = static_cast<Ring>(~ring_of(centre_, filled.walls));
  if (must_guard_.contains(not_filled)) go_on(filled);
}

void Finder::check(const Sketch& sketch) {
  const auto checking = [this](Kind kind) {
    return kind == king ? 0 : board_.attackers(kind, winner_, centre_);
  };
  for (Members rest = theirs(sketch); rest != 0;) {
    const int member = take_member(rest);
    each_route(sketch, member, checking, [&](Kind kind, Bitboard squares, const Distances& moves) {
      while (squares != 0) {
        const Square at = take_first(squares);
        const bool touches = !rays::rides(kind) || contains(rays::tables.king[centre_], at);
        int needed = moves[at];
        // A touching unit has come by the last move.
        if (touches && at == unit(member).at) needed = kind == pawn ? never : 2;
        const Bitboard way = rays::between(at, centre_);
        if (needed > sketch.left[index(winner_)] || (way & sketch.filled()) != 0) continue;
        Sketch next = sketch;
        if (!put(next, member, at, kind, needed)) continue;
        next.check = false;
        next.checker = at;
        next.empty |= way;
        go_on(next);
      }
    });
  }
}

bool Finder::is_guarded(const Sketch& sketch, Square at) const {
  if (!contains(sketch.aimed, at)) return false;
  const Bitboard blockers = sketch.filled() & ~bit(centre_);
  for (Members rest = sketch.picture.placed & crew_.alive[index(winner_)]; rest != 0;) {
    const auto place = sketch.picture.places[static_cast<std::size_t>(take_member(rest))];
    if (contains(board_.attacks(place.kind, winner_, place.at), at) &&
        (!rays::rides(place.kind) || (rays::between(place.at, at) & blockers) == 0)) {
      return true;
    }
  }
  return false;
}

void Finder::guard(const Sketch& sketch, Square at) {
  const Bitboard blockers = sketch.filled() & ~bit(centre_);
  const auto guarding = [this, at](Kind kind) { return board_.attackers(kind, winner_, at); };
  for (Members rest = theirs(sketch); rest != 0;) {
    const int member = take_member(rest);
    each_route(sketch, member, guarding, [&](Kind kind, Bitboard squares, const Distances& moves) {
      while (squares != 0) {
        const Square from = take_first(squares);
        const Bitboard way = rays::rides(kind) ? rays::between(from, at) & ~bit(centre_) : 0;
        if ((way & blockers) != 0) continue;
        Sketch next = sketch;
        if (!put(next, member, from, kind, moves[from])) continue;
        next.empty |= way;
        go_on(next);
      }
    });
  }
}

}  // namespace feerie::mates
