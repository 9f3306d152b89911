#include "conditions/board/imitator_ways.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/rays.h"

namespace feerie {
namespace {

/// In how many steps does the unit go there? A leap is one step.
int steps_of(const Game& game, const Way& way, const Shift& shift) {
  const int most = std::max(1, std::gcd(shift.files, shift.ranks));
  const auto& leaps = game.rules().kinds()[way.kind].leaps[way.from];
  for (int steps = 1; steps <= most; ++steps) {
    if (most % steps != 0) continue;
    const int file = file_of(way.from) + shift.files / steps;
    const int rank = rank_of(way.from) + shift.ranks / steps;
    if (on_board(file, rank) && contains(leaps, make_square(file, rank))) return steps;
  }
  return most;
}

bool can_go(Bitboard occupied, Square at, const Shift& shift, int steps) {
  for (int step = 1; step <= steps; ++step) {
    const int file = file_of(at) + shift.files / steps * step;
    const int rank = rank_of(at) + shift.ranks / steps * step;
    if (!on_board(file, rank)) return false;
    if (contains(occupied, make_square(file, rank))) return false;
  }
  return true;
}

/// Could the imitator go the way of the king, and then that of its partner past the king?
bool can_follow_castling(const Game& game, Square at, const Candidate& move) {
  const auto steps = [](const Shift& shift) {
    return std::max({1, std::abs(shift.files), std::abs(shift.ranks)});
  };
  Shift by_king;
  by_king.add(move.from, move.to);
  Shift by_partner;
  by_partner.add(move.via, move.via_to);
  const Bitboard others = game.position().occupied() & ~bit(move.from);
  if (!can_go(others, at, by_king, steps(by_king))) return false;
  const Square half_way = make_square(file_of(at) + by_king.files, rank_of(at) + by_king.ranks);
  const Bitboard then = (others & ~bit(move.via)) | bit(move.to);
  return can_go(then, half_way, by_partner, steps(by_partner));
}

/// How the units of a fairy kind come from square to square. An imitator cannot go the way of a
/// hunter, whose walk depends on the direction.
Track track_of(const WalkId& walk) {
  return walk.hunter() ? Track::other : walk.away->traits.track;
}

/// Returns the ways in which the unit could turn off its line to get to the square `to`, if it
/// stood on the square `from`.
Bitboard ways(Game& game, Kind kind, Square from, Side side, Square to) {
  const KindInfo& info = game.rules().kinds()[kind];
  Reach reach;
  reach.watched = to;
  info.reach(game, info, from, side, reach);
  return reach.ways;
}

/// The way of a fairy unit follows from its walk. Where the unit hops, the imitator needs a hurdle
/// too, and where the unit turns, the imitator must be able to turn in the same way.
bool can_go_by_walk(Game& game, Square at, const Way& way, const Shift& shift, Bitboard quiet) {
  const int file = file_of(at) + shift.files;
  const int rank = rank_of(at) + shift.ranks;
  if (!on_board(file, rank)) return false;
  const Square to = make_square(file, rank);
  const Bitboard others = game.position().occupied() & ~bit(way.left);
  const Track track = track_of(game.rules().kinds()[way.kind].walk);
  if (track == Track::balanced) return !contains(others, to);
  if (track == Track::turning) {
    return !contains(others, to) && (ways(game, way.kind, at, way.side, to) &
                                     ways(game, way.kind, way.from, way.side, way.to)) != 0;
  }
  return contains(quiet, to);
}

}  // namespace

Shift shift_of(const Candidate& move) {
  Shift shift;
  if (move.from == no_square || move.to == no_square) return shift;
  shift.add(move.from, move.to);
  if (move.castles()) shift.add(move.via, move.via_to);
  return shift;
}

bool can_follow(Game& game, Square at, const Candidate& move, Side side) {
  if (move.castles()) return can_follow_castling(game, at, move);
  const Kind kind = game.position().at(move.from).kind;
  const Way way{kind, side, move.from, move.to, move.from};
  const bool fairy = kind >= first_fairy_kind;
  return can_go(game, at, way, fairy ? game.quiet_reach(kind, at, side, move.from) : 0);
}

bool can_go(Game& game, Square at, const Way& way, Bitboard quiet) {
  Shift shift;
  shift.add(way.from, way.to);
  if (way.kind >= first_fairy_kind) return can_go_by_walk(game, at, way, shift, quiet);
  const Bitboard others = game.position().occupied() & ~bit(way.left);
  if (shift.files != 0 && shift.ranks != 0 && std::abs(shift.files) != std::abs(shift.ranks)) {
    return can_go(others, at, shift, steps_of(game, way, shift));
  }
  // Along a line orthodox units leap over nothing.
  const int file = file_of(at) + shift.files;
  const int rank = rank_of(at) + shift.ranks;
  if (!on_board(file, rank)) return false;
  const Square to = make_square(file, rank);
  return (others & (rays::between(at, to) | bit(to))) == 0;
}

bool can_be_followed(const WalkId& walk) {
  return track_of(walk) != Track::other;
}

}  // namespace feerie
