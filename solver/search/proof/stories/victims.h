#pragma once

#include <functional>
#include <vector>

#include "search/proof/stories/casting.h"
#include "search/proof/stories/detours.h"
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

  /// A place in an itinerary at which the unit can capture.
  struct Place {
    int capturer;
    /// Of the stop before which it captures.
    int number;
    /// What it is then.
    Kind kind;
    /// Where it can capture, going on to that stop then.
    Bitboard squares = 0;
    /// The stop itself, if it can promote there with a capture.
    Square promotes_on = no_square;
  };
  /// A capture en passant.
  struct Passing {
    Square ends_on = no_square;
    Square captured_on = no_square;
  };

  bool enlist(Side side, const Cast& cast);
  [[nodiscard]] int spare(Side side) const;
  [[nodiscard]] int to_spare(Side side) const;
  void settle();
  void find_places();
  [[nodiscard]] Place place_of(const Itinerary& own, int unit, int number) const;
  [[nodiscard]] Bitboard deaths_of(int victim) const;
  [[nodiscard]] Passing passing_of(int victim) const;
  [[nodiscard]] int count_ways(int victim) const;
  [[nodiscard]] std::vector<Way> ways_of(int victim) const;
  [[nodiscard]] Price leg_to(const Itinerary& way, int place, const Stop& stop) const;
  [[nodiscard]] bool affordable(Side side, const Price& before, const Price& after) const;
  void take(int victim, const Way& way);
  [[nodiscard]] bool in_some_order() const;

  const Position& start_;
  Pricing pricing_;
  Detours detours_;
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
  /// Of the units of each side, as long as a victim is being chosen.
  std::array<std::vector<Place>, 2> places_;
  /// Where a side can be about to capture then, and where each victim can be captured.
  std::array<Bitboard, 2> targets_{};
  std::array<Bitboard, most_units> deaths_{};
};

}  // namespace feerie::stories
