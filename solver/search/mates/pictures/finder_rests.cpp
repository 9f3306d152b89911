#include <bit>

#include "core/rays.h"
#include "search/mates/pictures/finder.h"

/// What a unit of the loser needs on its place so that it has no move in a stalemate: to be stopped
/// or walled in, or to hang in a pin.
namespace feerie::mates {

/// A unit of the loser has got its place. In a stalemate it must have no move.
void Finder::settle(const Sketch& sketch, int member) {
  if (mate_) return go_on(sketch);
  const auto [at, kind] = sketch.picture.places[static_cast<std::size_t>(member)];
  Sketch resting = sketch;
  if (kind == pawn ? stop(resting, at) : wall_in(resting, at, kind)) go_on(resting);
  Sketch hanging = sketch;
  if (hang(hanging, member, at, kind)) go_on(hanging);
}

bool Finder::stop(Sketch& sketch, Square at) const {
  const int rank = relative_rank(at, loser_);
  if (rank == 0 || rank == 7) return true;
  const auto front = static_cast<Square>(loser_ == Side::white ? at + 8 : at - 8);
  if (contains(board_.holes() | sketch.taken(), front)) return true;
  if (contains(sketch.empty, front)) return false;
  sketch.blocks |= bit(front);
  return true;
}

bool Finder::wall_in(Sketch& sketch, Square at, Kind kind) const {
  Bitboard steps = board_.attacks(kind, loser_, at);
  if (kind != knight) steps &= rays::tables.king[at];
  steps &= ~sketch.units[index(loser_)];
  if ((steps & (sketch.units[index(winner_)] | sketch.empty | sketch.foreign)) != 0) return false;
  sketch.walls |= steps;
  return count_of(sketch.walls) <= std::popcount(mine(sketch));
}

/// Can the unit be pinned so that it has no move along the line?
bool Finder::hang(Sketch& sketch, int member, Square at, Kind kind) const {
  const bool diagonal = contains(rays::bishop_lines(centre_), at);
  const bool straight = contains(rays::rook_lines(centre_), at);
  if (!diagonal && !straight) return false;
  if (kind == queen || (kind == rook && straight) || (kind == bishop && diagonal)) return false;
  // A pin along its file does not keep a pawn from moving on.
  if (kind == pawn && file_of(at) == file_of(centre_)) return false;
  const Bitboard way = rays::between(at, centre_);
  if ((way & sketch.taken()) != 0) return false;
  sketch.empty |= way;
  sketch.pinned |= only(member);
  return (sketch.empty & sketch.walls) == 0;
}

}  // namespace feerie::mates
