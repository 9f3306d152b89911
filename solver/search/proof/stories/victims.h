#pragma once

#include <functional>
#include <vector>

#include "search/proof/stories/casting.h"
#include "search/proof/stories/effort.h"
#include "search/proof/stories/pricing.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// Completes stories: who captures whom, on which square, and in which order.
///
/// The captured unit with the fewest ways to be captured is settled first. A way is a square that
/// it can reach with the moves that its side can spare, and a place among the stops of a unit of
/// the other side for which that side has the moves to spare. A pawn that has to change files needs
/// victims; there must be enough left.
class Victims {
 public:
  using Hearer = std::function<void(const Story&)>;

  Victims(const Position& start, const Journeys& journeys, const std::array<int, 2>& moves,
          Effort& effort, Hearer hearer);

  /// Tells the hearer of all stories with these casts.
  void complete(const Cast& white, const Cast& black);

 private:
  /// A way for a unit to be captured.
  struct Way {
    Stop end;
    int capturer;
    /// The place of the new stop in the itinerary of the capturer, or that of the promotion with
    /// which it captures.
    int place;
    Stop stop;
    bool at_promotion;
  };

  bool enlist(Side side, const Cast& cast);
  [[nodiscard]] int spare(Side side) const;
  void settle();
  [[nodiscard]] bool ways_of(int victim, std::size_t most, std::vector<Way>& ways) const;
  void add_capturer(int victim, const Stop& end, Square at, int capturer,
                    std::vector<Way>& ways) const;
  [[nodiscard]] bool affordable(int unit, const Itinerary& changed, Side victims, int death) const;
  void take(int victim, const Way& way);
  [[nodiscard]] bool in_some_order() const;

  const Position& start_;
  Pricing pricing_;
  std::array<int, 2> moves_;
  Effort& effort_;
  Hearer hearer_;
  Story story_;
  std::array<Price, most_units> prices_{};
  std::array<int, 2> spent_{};
  /// Captures that pawns of the side need and have no victims for.
  std::array<int, 2> needed_{};
  /// Units of the side whose capture is not settled.
  std::array<std::vector<int>, 2> open_;
};

}  // namespace feerie::stories
