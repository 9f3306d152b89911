#include "search/proof/stories/pricing.h"

#include <cstdlib>

namespace feerie::stories {

Price Pricing::leg(Side side, Kind kind, Square from, const Stop& stop) const {
  if (stop.castling) return {kind == king ? 1 : 0, 0};
  const bool captures = stop.victim >= 0;
  if (kind != pawn) {
    // Who captures where it stands has to leave and to come back.
    if (captures && from == stop.square) return {2, 0};
    return {journeys_.officer(side, kind, from)[stop.square], 0};
  }
  if (captures && from == stop.square) return {Journeys::never, 0};
  const int moves = journeys_.pawn(side, Journeys::most_captures, from)[stop.square];
  const int files = std::abs(file_of(from) - file_of(stop.square));
  // A capture that ends on the file where the way began needs another one before it.
  const int before = files == 0 ? 1 : files - 1;
  return {moves, captures ? before : files};
}

Price Pricing::of(const Itinerary& way) const {
  Price all;
  for (int number = 0; number < way.count; ++number) {
    const Stop& stop = way.stops[static_cast<std::size_t>(number)];
    const Price one = leg(way.side, way.kind_to(number), way.from(number), stop);
    all.moves += one.moves;
    all.captures += one.captures;
  }
  return all;
}

}  // namespace feerie::stories
