#pragma once

#include "search/proof/journeys.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// What an itinerary needs at least.
struct Price {
  int moves = 0;
  /// Captures of a pawn that have no victim yet.
  int captures = 0;
};

/// Prices itineraries that may still get more stops between those they have.
class Pricing {
 public:
  explicit Pricing(const Journeys& journeys) : journeys_(journeys) {}

  [[nodiscard]] Price of(const Itinerary& way) const;
  /// Of the way from a square to the next stop; `kind`: what the unit is on the way.
  [[nodiscard]] Price leg(Side side, Kind kind, Square from, const Stop& stop) const;

 private:
  const Journeys& journeys_;
};

}  // namespace feerie::stories
