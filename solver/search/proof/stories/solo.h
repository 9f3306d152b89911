#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/proof/stories/effort.h"
#include "search/proof/stories/outlays.h"
#include "search/proof/stories/scene.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// How many moves a side needs at least if the other one does not disturb it: its own units stand
/// in each other's way.
///
/// Why nothing is lost: the side plays alone, on a board on which none of the enemy's units stand
/// but those that never move. It makes moves in succession, gives no thought to checks, finds each
/// unit that it captures where it is captured, and its own units are gone as soon as they have come
/// to where they are captured. Every real game is such play of each side, in which the moves of
/// units that wait to be captured are left out.
class Solo {
 public:
  Solo(Side side, Outlays& outlays, Effort& effort);

  /// `fixed`: units of both sides that stay in their places all the time.
  void begin(const Story& story, Bitboard fixed);
  /// Can the side get along with so many moves?
  bool within(const Scene& scene, int moves);

 private:
  struct Entry {
    std::uint64_t key = 0;
    /// It needs so many moves at least, and at most.
    std::uint8_t least = 0;
    std::uint8_t most = Legs::never;
  };

  /// Moves that the side has, and those of them which its units do not need.
  struct Purse {
    int moves;
    int spare;
  };

  [[nodiscard]] int first() const { return side_ == Side::white ? 0 : story_->first_black; }
  [[nodiscard]] int end() const {
    return side_ == Side::white ? story_->first_black : story_->units;
  }
  [[nodiscard]] bool waits(const Scene& scene, int unit) const;
  [[nodiscard]] const Outlay* settle(const Scene& scene, int moves, int& need);
  Entry& entry_of(std::uint64_t key);
  bool search(const Scene& scene, int moves);
  bool try_moves(const Scene& scene, const Outlay& outlay, int unit, const Purse& purse);
  bool try_move(const Scene& scene, int unit, Square to, bool arrives, int moves);
  bool try_castling(const Scene& scene, int unit, int moves);

  Side side_;
  Outlays& outlays_;
  Effort& effort_;
  const Story* story_ = nullptr;
  Bitboard fixed_ = 0;
  Bitboard fixed_enemies_ = 0;
  std::uint64_t number_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace feerie::stories
