#pragma once

#include <array>

#include "game/game.h"
#include "game/play.h"

namespace feerie {

/// Units in hand can be dropped on the board instead of a move. This class counts for each side how
/// many units of each orthodox kind but the king it has in hand; units of other kinds cannot be in
/// hand. The numbers stand in the memory of the position, five bits for a kind, so that they are
/// hashed and taken back without further code.
class Reserve {
 public:
  explicit Reserve(Rulebook& book);

  [[nodiscard]] int count(const Position& position, Side side, Kind kind) const;
  /// Puts a unit into the hand of a side during a move. A king or a fairy unit does not go there.
  void gain(Play& play, Side side, Kind kind) const;
  void lose(Play& play, Side side, Kind kind) const;
  /// Fills the hands before play with the units written behind ReserveWhite and ReserveBlack.
  void fill(Position& position, const Arguments& arguments) const;
  /// Adds all drops of the side on move. Pawns are not dropped on the first and the last rank.
  void offer_drops(const Game& game, Candidates& moves) const;
  /// Puts the unit on the board if the move is a drop; does nothing otherwise.
  void drop(Play& play) const;

 private:
  struct Place {
    int slot;
    int shift;
  };
  [[nodiscard]] Place place_of(Side side, Kind kind) const;

  /// Each side has one slot for queens, rooks and bishops, and one for knights and pawns.
  std::array<std::array<int, 2>, 2> slots_{};
};

/// Behind these words of a condition stand the units that are in hand at the start.
inline constexpr std::string_view reserve_words[] = {"ReserveWhite", "ReserveBlack"};

}  // namespace feerie
