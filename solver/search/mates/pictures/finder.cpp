#include "search/mates/pictures/finder.h"

#include <algorithm>
#include <bit>

#include "core/rays.h"
#include "core/reach.h"

namespace feerie::mates {

Finder::Finder(OpenBoard& board, const Crew& crew, End end, const std::array<int, 2>& moves,
               std::size_t most_pictures, Work& waited_for)
    : board_(board),
      crew_(crew),
      loser_(end.loser),
      winner_(end.winner()),
      mate_(end.is_mate()),
      moves_(moves),
      arrivals_(static_cast<std::size_t>(std::max(moves[0], moves[1])) + 1),
      most_pictures_(most_pictures),
      waited_for_(waited_for) {
  for (Members rest = crew_.all_alive(); rest != 0;) note_routes(take_member(rest));
}

/// Lists where the unit can be with each number of moves, so that no square beyond is looked at.
void Finder::note_routes(int member) {
  const Side side = crew_.side_of(member);
  const auto most = static_cast<std::size_t>(moves_[index(side)]);
  board_.each_kind(side, unit(member), [&](Kind kind, const Distances& moves) {
    Route route{kind, &moves, std::vector<Bitboard>(most + 1)};
    for (Square at = 0; at < square_count; ++at) {
      for (std::size_t n = moves[at]; n <= most; ++n) {
        route.within[n] |= bit(at);
        arrivals_[n][at] |= only(member);
      }
    }
    if (route.within[most] != 0) {
      routes_[static_cast<std::size_t>(member)].push_back(std::move(route));
    }
  });
}

bool Finder::find(Square centre, const Neighbours& neighbours, int& work) {
  centre_ = centre;
  guardable_ = neighbours.guardable;
  must_guard_ = neighbours.must_guard;
  work_ = work;
  Sketch sketch;
  sketch.open = crew_.all_alive();
  sketch.left = moves_;
  sketch.ring = rays::tables.king[centre] & ~board_.holes();
  sketch.check = mate_;
  sketch.picture.centre = centre;
  begin(sketch);
  work = work_;
  return work_ > 0;
}

/// Puts the king on its square.
void Finder::begin(const Sketch& sketch) {
  Members kings = mine(sketch);
  while (OpenBoard::kind_of(unit(std::countr_zero(kings)).role) != king) take_member(kings);
  const int member = std::countr_zero(kings);
  Sketch begun = sketch;
  const int moves = board_.moves(loser_, unit(member), king, centre_);
  if (moves > sketch.left[index(loser_)]) return;
  if (put(begun, member, centre_, king, moves)) go_on(begun);
}

/// Squares that a unit cannot be put on.
Bitboard Finder::closed_to(const Sketch& sketch, Side side, Kind kind) const {
  const Bitboard closed = sketch.taken() | sketch.empty;
  if (side == loser_) return closed | sketch.foreign;
  return closed | sketch.walls | (kind == king ? rays::tables.king[centre_] : 0);
}

/// Puts a unit on a square that is free for it (`each_route`), which takes so many of the moves
/// left. False if it stalemates nobody from there.
bool Finder::put(Sketch& sketch, int member, Square at, Kind kind, int moves) {
  --work_;
  waited_for_.step();
  const Side side = crew_.side_of(member);
  const Bitboard square = bit(at);
  sketch.left[index(side)] -= moves;
  sketch.units[index(side)] |= square;
  sketch.open &= ~only(member);
  sketch.picture.placed |= only(member);
  sketch.picture.places[static_cast<std::size_t>(member)] = {at, kind};
  sketch.walls &= ~square;
  sketch.blocks &= ~square;
  if (side == loser_) {
    sketch.ring &= ~square;
  } else {
    const Bitboard attacks = board_.attacks(kind, side, at);
    sketch.aimed |= attacks;
    if (!mate_ && contains(attacks, centre_)) {
      // Nothing can come between.
      return rays::rides(kind) && !contains(rays::tables.king[centre_], at);
    }
  }
  return true;
}

/// Sees to the next need.
void Finder::go_on(const Sketch& sketch) {
  if (work_ <= 0) return;
  if (mate_) return go_on_to_mate(sketch);
  if (sketch.walls != 0) return fill(sketch, first_of(sketch.walls));
  if (sketch.blocks != 0) return block(sketch, first_of(sketch.blocks));
  if (sketch.pinned != 0) return pin(sketch, std::countr_zero(sketch.pinned));
  if (sketch.ring != 0) return fill_or_guard(sketch, first_of(sketch.ring));
  if (mine(sketch) != 0) return decide(sketch, std::countr_zero(mine(sketch)));
  for (Bitboard rest = sketch.guards; rest != 0;) {
    const Square at = take_first(rest);
    if (!is_guarded(sketch, at)) return guard(sketch, at);
  }
  finish(sketch);
}

void Finder::fill(const Sketch& sketch, Square at) {
  for (Members rest = who_gets_to(at, mine(sketch), loser_, sketch); rest != 0;) {
    const int member = take_member(rest);
    each_way(sketch, member, at, [&](const Sketch& next) { settle(next, member); });
  }
}

void Finder::block(const Sketch& sketch, Square at) {
  fill(sketch, at);
  for (Members rest = who_gets_to(at, theirs(sketch), winner_, sketch); rest != 0;) {
    each_way(sketch, take_member(rest), at, [&](const Sketch& next) { go_on(next); });
  }
}

void Finder::fill_or_guard(const Sketch& sketch, Square at) {
  if (mate_) {
    leave_to_fill(sketch, at);
  } else if (!contains(sketch.units[index(winner_)] | sketch.empty, at)) {
    fill(sketch, at);
  }
  Sketch guarded = sketch;
  guarded.ring &= ~bit(at);
  guarded.guards |= bit(at);
  guarded.foreign |= bit(at);
  if (guards_possible(guarded)) go_on(guarded);
}

bool Finder::guards_possible(const Sketch& sketch) const {
  return guardable_.contains(ring_of(centre_, sketch.guards));
}

/// Decides about a unit of the loser in a stalemate: it is captured, or stands somewhere without a
/// move.
void Finder::decide(const Sketch& sketch, int member) {
  if (std::popcount(sketch.picture.captured) < moves_[index(winner_)]) {
    Sketch next = sketch;
    next.picture.captured |= only(member);
    next.open &= ~only(member);
    go_on(next);
  }
  each_route(sketch, member, [&](Kind kind, Bitboard squares, const Distances& moves) {
    while (squares != 0) {
      const Square at = take_first(squares);
      Sketch next = sketch;
      if (put(next, member, at, kind, moves[at])) settle(next, member);
    }
  });
}

void Finder::pin(const Sketch& sketch, int member) {
  Sketch pinned = sketch;
  pinned.pinned &= ~only(member);
  const Square at = sketch.picture.places[static_cast<std::size_t>(member)].at;
  const bool diagonal = contains(rays::bishop_lines(centre_), at);
  const Bitboard beyond =
      rays::through(centre_, at) & ~rays::between(centre_, at) & ~bit(at) & ~board_.holes();
  const auto fits = [diagonal](Kind kind) {
    return kind == queen || kind == (diagonal ? bishop : rook);
  };
  const auto try_line = [&](Sketch& next, Square pinner) {
    const Bitboard way = rays::between(at, pinner);
    if ((way & (next.taken() | next.walls | board_.holes())) != 0) return;
    next.empty |= way;
    go_on(next);
  };
  for (Members rest = sketch.picture.placed & crew_.alive[index(winner_)]; rest != 0;) {
    const auto place = sketch.picture.places[static_cast<std::size_t>(take_member(rest))];
    if (!contains(beyond, place.at) || !fits(place.kind)) continue;
    Sketch next = pinned;
    try_line(next, place.at);
  }
  for (Members rest = theirs(sketch); rest != 0;) {
    const int other = take_member(rest);
    each_route(sketch, other, [&](Kind kind, Bitboard squares, const Distances& moves) {
      if (!fits(kind)) return;
      for (squares &= beyond; squares != 0;) {
        const Square from = take_first(squares);
        Sketch next = pinned;
        if (put(next, other, from, kind, moves[from])) try_line(next, from);
      }
    });
  }
}

}  // namespace feerie::mates
