#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_set>

#include "position/position.h"
#include "search/proof/stories/effort.h"
#include "search/proof/stories/outlays.h"
#include "search/proof/stories/scene.h"
#include "search/proof/stories/solo.h"
#include "search/proof/stories/story.h"
#include "search/table_memory.h"

namespace feerie::stories {

/// The positions from which the end can be reached, by placement and half-moves left.
using Alive = std::unordered_set<std::uint64_t>;
constexpr std::uint64_t alive_key(std::uint64_t placement, int half_moves) {
  return placement + 0x9e3779b97f4a7c15U * static_cast<std::uint64_t>(half_moves + 1);
}

/// Brings the moves of a story into an order.
///
/// Cuts, each of which can be switched off, and why nothing is lost:
/// - `budget`: a side does not begin what it has not the moves for. A unit needs the moves to its
///   next stop, and those from there to all further ones; the needs of the units of a side add up,
///   as each move is made by one unit (castling by the king).
/// - `staying`: a unit at its last stop stays there if its side cannot spare the two moves which
///   going away and coming back takes; a pawn at its last stop stays in any case. So it is in the
///   way of all others for good, and a king never enters what it guards: no unit can stand between
///   neighbours, and pawns, knights and kings need no open lines.
/// - `facing`: of two pawns that stand against each other on a file one has to leave the file
///   first, by a capture, by promoting or by being captured, unless both stay on it, still facing
///   each other. Who leaves has to come to the rank from which he does so, with the other one still
///   before him, who at best waits where he stands now.
/// - `solo`: what a side needs if it plays alone must fit into its moves (solo.h).
class Player {
 public:
  struct Cuts {
    bool budget = true;
    bool staying = true;
    bool facing = true;
    bool solo = true;
  };

  Player(const Position& start, const Position& aim, const std::array<int, 2>& moves,
         Effort& effort, Alive& alive, const Cuts& cuts);

  /// Plays the story in all orders, and enters the positions on the way to the end. False if there
  /// is no order.
  bool play(const Story& story);

 private:
  struct Moment : Scene {
    std::array<int, 2> left{};
    std::array<int, 2> need{};
    const Outlay* outlay = nullptr;
    /// By side, the squares of the units that have arrived.
    std::array<Bitboard, 2> home{};

    [[nodiscard]] int spare(Side side) const { return left[index(side)] - need[index(side)]; }
    [[nodiscard]] int length() const { return left[0] + left[1]; }
  };

  [[nodiscard]] const Stop& stop_of(const Moment& moment, int unit) const {
    return story_->of(unit).stops[static_cast<std::size_t>(moment.stop(unit))];
  }
  [[nodiscard]] Kind kind_of(const Moment& moment, int unit) const {
    return story_->of(unit).kind_to(moment.stop(unit));
  }
  [[nodiscard]] int first_of(Side side) const {
    return side == Side::white ? 0 : story_->first_black;
  }
  [[nodiscard]] int end_of(Side side) const {
    return side == Side::white ? story_->first_black : story_->units;
  }
  /// Does the unit stand where it is in the end, all other stops being behind it?
  [[nodiscard]] bool arrived(const Moment& moment, int unit) const;
  [[nodiscard]] int need_of(const Moment& moment, int unit) const {
    return outlays_.need(*moment.outlay, moment, unit);
  }
  [[nodiscard]] bool affordable(const Moment& moment) const;
  void note_arrival(Moment& moment, int unit) const;
  [[nodiscard]] Bitboard staying(const Moment& moment) const;
  bool settle(Moment& moment);
  [[nodiscard]] bool pawn_blocked(const Moment& moment, int unit) const;
  [[nodiscard]] bool pawns_blocked(const Moment& moment) const;
  [[nodiscard]] bool blocked(const Moment& moment, int white, int black) const;
  bool within_solo(const Moment& moment, Side side);
  bool go_on(Moment& moment, int mover, bool settled);
  bool search(const Moment& moment);

  // player_moves.cpp
  bool try_moves(const Moment& moment, int unit);
  bool try_castling(const Moment& moment, int unit);
  bool try_move(const Moment& moment, int unit, Square to, bool captures);
  [[nodiscard]] bool victim_waits(const Moment& moment, const Stop& stop) const;

  Side turn_;
  std::array<int, 2> moves_;
  Effort& effort_;
  Alive& alive_;
  Cuts cuts_;
  Outlays outlays_;
  std::array<Solo, 2> solos_;
  const Story* story_ = nullptr;
  /// Tells the entries of one story from those of others.
  std::uint64_t number_ = 0;
  /// Keys of moments; the last bit tells whether the end can be reached. Its memory is taken where
  /// it is used, as mostly few of the moments that may be looked at ever are.
  TableMemory memory_;
  std::span<std::uint64_t> table_;
};

}  // namespace feerie::stories
