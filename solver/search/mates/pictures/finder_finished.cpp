#include "core/rays.h"
#include "core/reach.h"
#include "position/hash.h"
#include "search/mates/pictures/finder.h"

/// What is asked of a picture in which nothing is needed any more.
namespace feerie::mates {

/// May all lines from the winner's units to the king be closed?
bool Finder::quiet(const Sketch& sketch) const {
  for (Members rest = sketch.picture.placed & crew_.alive[index(winner_)]; rest != 0;) {
    const auto place = sketch.picture.places[static_cast<std::size_t>(take_member(rest))];
    if (!contains(board_.attacks(place.kind, winner_, place.at), centre_)) continue;
    const Bitboard way = rays::between(place.at, centre_);
    if ((way & sketch.taken()) != 0) continue;
    if (theirs(sketch) == 0 || (way & ~sketch.empty) == 0) return false;
  }
  return true;
}

/// Is there nothing that pawns of the loser can capture, unless they may be pinned?
bool Finder::stuck(const Sketch& sketch) const {
  for (Members rest = sketch.picture.placed & crew_.alive[index(loser_)]; rest != 0;) {
    const auto place = sketch.picture.places[static_cast<std::size_t>(take_member(rest))];
    if (place.kind != pawn) continue;
    const Bitboard prey = board_.attacks(pawn, loser_, place.at) & sketch.units[index(winner_)];
    if (prey == 0) continue;
    const bool in_line =
        contains(rays::rook_lines(centre_) | rays::bishop_lines(centre_), place.at) &&
        (rays::between(centre_, place.at) & sketch.taken()) == 0;
    if (!in_line) return false;
  }
  return true;
}

/// Nobody must be able to capture the checking unit or to come between, unless another unit may
/// check too, or pin.
bool Finder::decisive(const Sketch& sketch) {
  const Members winners = crew_.alive[index(winner_)];
  for (Members rest = winners & (sketch.picture.placed | sketch.open); rest != 0;) {
    const int member = take_member(rest);
    if (helps(sketch, member)) return true;
  }
  for (Members rest = sketch.picture.placed & crew_.alive[index(loser_)]; rest != 0;) {
    if (parries(sketch, sketch.picture.places[static_cast<std::size_t>(take_member(rest))])) {
      return false;
    }
  }
  return true;
}

/// May the unit be aiming at the king although it is not the one known to check?
bool Finder::helps(const Sketch& sketch, int member) {
  if ((sketch.open & only(member)) == 0) {
    const auto place = sketch.picture.places[static_cast<std::size_t>(member)];
    return place.at != sketch.checker &&
           contains(board_.attacks(place.kind, winner_, place.at), centre_);
  }
  const auto left = static_cast<std::size_t>(sketch.left[index(winner_)]);
  for (const Route& route : routes_[static_cast<std::size_t>(member)]) {
    if (route.kind == king) continue;
    if ((route.within[left] & board_.attackers(route.kind, winner_, centre_)) != 0) return true;
  }
  return false;
}

bool Finder::parries(const Sketch& sketch, const Picture::Place& place) const {
  if (place.kind == king) return false;
  // Knights and pawns check from squares that share no line with the king, or stand next to it.
  const Bitboard line = rays::between(sketch.checker, centre_);
  const Bitboard stops = bit(sketch.checker) | line;
  if (place.kind == pawn) {
    const auto front = static_cast<Square>(loser_ == Side::white ? place.at + 8 : place.at - 8);
    const int rank = relative_rank(place.at, loser_);
    if (rank == 0 || rank == 7) return false;
    return contains(board_.attacks(pawn, loser_, place.at), sketch.checker) ||
           contains(line, front);
  }
  for (Bitboard rest = board_.attacks(place.kind, loser_, place.at) & stops; rest != 0;) {
    const Square to = take_first(rest);
    if (!rays::rides(place.kind) || (rays::between(place.at, to) & ~sketch.empty) == 0) return true;
  }
  return false;
}

void Finder::finish(const Sketch& sketch) {
  if (mate_ ? !decisive(sketch) : !quiet(sketch) || !stuck(sketch)) return;
  std::uint64_t key = sketch.picture.captured;
  for (Members rest = sketch.picture.placed; rest != 0;) {
    const int member = take_member(rest);
    const auto place = sketch.picture.places[static_cast<std::size_t>(member)];
    const int where = (member * max_kinds + place.kind) * square_count + place.at;
    key ^= hash::mix(static_cast<std::uint64_t>(where) << 32U);
  }
  if (!known_.insert(hash::mix(key)).second) return;
  pictures_.push_back(sketch.picture);
  if (pictures_.size() > most_pictures_) work_ = 0;
}

}  // namespace feerie::mates
