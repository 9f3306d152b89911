#pragma once

#include <cstdint>
#include <vector>

#include "core/patience.h"
#include "search/mates/ends.h"
#include "search/mates/pictures/feasibility.h"

namespace feerie::mates {

/// All pictures that were sketched where play began, and for each position on the way to now the
/// list of those that can still come about: its shortlist.
class Album {
 public:
  /// `work` counts the pictures that are looked at.
  Album(OpenBoard& board, Work& work) : feasibility_(board), work_(work) {}

  /// A part of the numbers of pictures of one end.
  struct Shortlist {
    /// False: nothing is known of the pictures of the end.
    bool sketched = false;
    std::size_t begin = 0;
    std::size_t end = 0;
    /// Where the king of the losing side stands in them.
    Bitboard squares = 0;
    [[nodiscard]] bool empty() const { return begin == end; }
  };
  /// What decides whether a picture can come about.
  struct Situation {
    const Crew& crew;
    const MovesLeft& moves;
    /// The next move may be a capture en passant.
    bool en_passant;
  };

  /// Takes over the pictures of an end and lists those that can come about.
  Shortlist list_all(End end, std::vector<Picture> pictures, const Situation& now);
  /// Lists those of a longer list, made `before`, that can still come about.
  Shortlist shorten(End end, const Shortlist& longer, const Situation& before,
                    const Situation& now);
  /// Is any picture of the list within reach, at a first look?
  bool any_reachable(End end, const Shortlist& list, const Situation& now);

  /// Strikes out the moves of a side, whose turn it is, behind which a picture of the list is
  /// within reach at an even shorter look; see `Feasibility::strike_moves`.
  void strike_moves(End end, const Shortlist& list, const Situation& now, Side mover,
                    Destinations& moves);
  /// Is there anybody on the list who has to be captured?
  [[nodiscard]] bool any_victims(const Shortlist& list) const;

  /// Lists are forgotten in the reverse of the order in which they were made: `mark` tells where a
  /// list to be made begins.
  [[nodiscard]] std::size_t mark() const { return entries_.size(); }
  void forget_from(std::size_t mark) { entries_.resize(mark); }

 private:
  /// A picture on a list. Who belongs to it is noted here too, so that pictures can drop out
  /// without being looked at.
  struct Entry {
    std::uint32_t number;
    Members placed;
    Members captured;
    /// Moves of each side that the journeys of its units leave over.
    Feasibility::Moves slack;
    Feasibility::Detours detours;
  };
  /// What has happened since a longer list was made to the members of a picture on it.
  struct Passed {
    const Situation& before;
    const Situation& now;
    Members moved;
    /// What their journeys leave over now.
    const Feasibility::Moves& slack;
  };
  bool still_possible(Entry& entry, End end, const Passed& passed);
  void enter(End end, const Entry& entry, Shortlist& list);

  Feasibility feasibility_;
  Work& work_;
  PerEnd<std::vector<Picture>> pictures_;
  std::vector<Entry> entries_;
  /// Of the members that have changed since the list was made that is being shortened.
  Feasibility::Gains gains_;
};

}  // namespace feerie::mates
