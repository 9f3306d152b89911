#pragma once

#include <array>

#include "position/position.h"
#include "search/prove/lean/checks.h"
#include "search/prove/lean/guards.h"

namespace feerie::mates {

/// As what units of a side may arrive by moves without capture: by their kind, and pawns on the
/// squares where they promote besides.
struct ArrivesAs {
  std::array<KindSet, first_fairy_kind> kinds{};
  KindSet promoted = 0;
  Bitboard promotion_squares = 0;
};

/// Whether the side on move may mate by a move without capture, as far as sets of squares tell,
/// where units and such moves are orthodox, but that the mover may become another orthodox unit.
/// Castlings are not asked about, and the side must have no pawn on its base line.
///
/// Idea: first it is found out who attacks the empty squares next to the king: none, one unit or
/// several. Behind a move that mates, each must be attacked: by a unit that has not moved, along a
/// line that the mover has opened, or by the mover itself from where it gives check. So there is a
/// set of squares from which a unit of each kind attacks all that nobody attacks now; most often
/// no move that checks leads there.
///
/// Nothing is lost: a king goes to an empty square unless it is attacked there. Nothing is asked of
/// squares with units, nor whether anybody could capture the checking unit or step in between. A
/// line that the mover opens counts as open to its end, one that it closes counts as open, too, and
/// the mover is taken to attack what it would attack on an empty board. A unit that stands on a
/// line to the king is taken to check from anywhere on that line, as it may become another one.
class QuietMates {
 public:
  /// Both kings are on the board and the only royal units. `arrives_as`: of the side on move.
  QuietMates(const Position& position, const ArrivesAs& arrives_as);

  /// Is it certain that there is no such mate? Not if the king is attacked already.
  [[nodiscard]] bool none() const { return none_; }

 private:
  void find_movers();
  /// Finds out from where one unit could attack or fill all squares that nobody attacks.
  void find_covers();
  [[nodiscard]] bool may_mate(const lean::Mover& mover, const ArrivesAs& arrives_as);
  [[nodiscard]] bool closes_all(const lean::Mover& mover, Kind arriving, Bitboard squares);
  [[nodiscard]] Bitboard checks_of(const lean::Mover& mover, Kind arriving) const;
  /// On a board without others.
  [[nodiscard]] Bitboard attacks(Side side, Kind kind, Square from) const;

  const lean::Board board_;
  Side us_;
  lean::Checks checks_;
  Square king_at_;
  Bitboard occupied_;
  /// The empty squares next to the king.
  Bitboard empty_;
  lean::Guards guards_;
  lean::Covers covers_;
  bool knows_covers_ = false;
  bool none_ = false;
};

}  // namespace feerie::mates
