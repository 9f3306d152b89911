#include <algorithm>

#include "search/targets_finder.h"

/// Pictures beside another one: how `Finder` begins there, and what it heeds.
namespace feerie::targets {

bool Finder::find(Square centre, const RingSet& guardable, const Beside& beside, int& work) {
  beside_ = &beside;
  const bool found = find(centre, guardable, work);
  beside_ = nullptr;
  return found;
}

/// Puts the king on its square, and beside another picture most of what stands in that.
void Finder::begin(const Sketch& sketch) {
  Members kings = mine(sketch);
  while (Journeys::kind_of(unit(std::countr_zero(kings)).role) != king) take_member(kings);
  const int member = std::countr_zero(kings);
  Sketch begun = sketch;
  if (beside_ != nullptr) prepare(begun);
  const int moves = journeys_.moves(loser_, unit(member), king, centre_);
  if (!put(begun, member, centre_, king, moves)) return;
  if (beside_ == nullptr) return go_on(begun);
  const Members others = beside_->picture.placed;
  const Members whites = others & crew_.alive[0];
  const Members blacks = others & crew_.alive[1];
  const auto most = [](Members all, int number) { return std::min(std::popcount(all), number); };
  // Every choice of the units that may be elsewhere, the empty set last.
  for (Members movers = others;; movers = (movers - 1) & others) {
    if (std::popcount(movers & whites) == most(whites, beside_->elsewhere[0]) &&
        std::popcount(movers & blacks) == most(blacks, beside_->elsewhere[1])) {
      Sketch next = begun;
      if (keep(next, others & ~movers)) go_on(next);
    }
    if (movers == 0) return;
  }
}

/// What the units of the other picture need is spent.
void Finder::prepare(Sketch& sketch) const {
  sketch.apart = beside_->apart;
  sketch.for_both = beside_->moves;
  for (Members rest = beside_->picture.placed; rest != 0;) {
    const int member = take_member(rest);
    const Side side = crew_.side_of(member);
    const auto place = beside_->picture.places[static_cast<std::size_t>(member)];
    sketch.for_both[index(side)] -= journeys_.moves(side, unit(member), place.kind, place.at);
  }
}

/// These units stand where they do in the other picture.
bool Finder::keep(Sketch& sketch, Members staying) {
  while (staying != 0) {
    const int member = take_member(staying);
    const auto place = beside_->picture.places[static_cast<std::size_t>(member)];
    if ((sketch.open & only(member)) == 0) {
      if (place.at != centre_) return false;
      continue;
    }
    const int moves = journeys_.moves(crew_.side_of(member), unit(member), place.kind, place.at);
    if (!put(sketch, member, place.at, place.kind, moves)) return false;
  }
  return true;
}

/// Is there time for the unit to come to its place here and to that in the other picture?
bool Finder::fits_beside(Sketch& sketch, int member, Side side, int moves) const {
  int& left = sketch.for_both[index(side)];
  if ((beside_->picture.placed & only(member)) == 0) {
    left -= moves;
    return left >= 0;
  }
  const auto place = sketch.picture.places[static_cast<std::size_t>(member)];
  const auto other = beside_->picture.places[static_cast<std::size_t>(member)];
  const int known = journeys_.moves(side, unit(member), other.kind, other.at);
  left -= std::max(moves - known, 0);
  if (place.at != other.at || place.kind != other.kind) {
    const bool officer = unit(member).role < pawn_role;
    int& apart = sketch.apart[index(side)];
    apart -= officer ? journeys_.moves(side, {place.kind, place.at}, other.kind, other.at) : 1;
    if (apart < 0) return false;
  }
  return left >= 0;
}

}  // namespace feerie::targets
