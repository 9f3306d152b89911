#pragma once

#include <array>

#include "game/game.h"
#include "game/play.h"

namespace feerie {

/// Units in hand, to be dropped on the board instead of a move: how many of each orthodox kind but
/// the king each side has. They are counted in the memory of the position (five bits a kind), so
/// that they are hashed and taken back by themselves. Units of other kinds cannot be in hand.
class Reserve {
 public:
  explicit Reserve(Rulebook& book);

  [[nodiscard]] int count(const Position& position, Side side, Kind kind) const;
  /// Puts a unit into the hand of a side during a move; nothing happens for a king or a fairy unit.
  void gain(Play& play, Side side, Kind kind) const;
  void lose(Play& play, Side side, Kind kind) const;
  /// Fills the hands before play from what stands behind ReserveWhite and ReserveBlack.
  void fill(Position& position, const Arguments& arguments) const;
  /// All drops of the side on move: pawns not on the first and last rank.
  void offer_drops(const Game& game, Candidates& moves) const;
  /// Carries a drop out, if the move is one.
  void drop(Play& play) const;

 private:
  struct Place {
    int slot;
    int shift;
  };
  [[nodiscard]] Place place_of(Side side, Kind kind) const;

  /// For each side one slot for queen, rook and bishop and one for knight and pawn.
  std::array<std::array<int, 2>, 2> slots_{};
};

/// The words behind a condition that fill the hands.
inline constexpr std::string_view reserve_words[] = {"ReserveWhite", "ReserveBlack"};

}  // namespace feerie
