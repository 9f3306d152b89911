#pragma once

#include <array>

#include "search/prove/lean/checks.h"
#include "search/prove/lean/customs.h"
#include "search/prove/lean/guards.h"

namespace feerie::lean {

/// Where the first of two moves in a row must go so that the second one may mate, the other side
/// standing still. Asked in parry play (`pser-#`), where a side moves only in answer to a check.
///
/// Why nothing is lost: let the first move give no check, capture nothing, be no promotion and no
/// castling, and let the second one mate. Then each square next to the king is filled by a unit of
/// its own side, or attacked by whoever made the second move, by whoever made the first one, or by
/// a third unit. No unit of the king's side leaves its square but one that is captured, on which a
/// captor stands then: so all of them block lines as they do now, and it is enough to let units of
/// the attacker's own side block nothing. What a third unit attacks like this is known at once. The
/// second move is tried for each unit and square. What is left then has to be attacked by whoever
/// moves first, and so tells where it must go; where nothing is left, it may go anywhere. A unit
/// may also make both moves: from its first square it must reach one from which it attacks all that
/// the others leave.
///
/// The second move checks as it attacks the king, or as it leaves the line of a rider. Of such a
/// rider it is asked whether it stands on the line already, or whether the first move can bring it
/// there. A unit that leaves no such line checks alone. If another unit can capture it, or go in
/// between, and shares no line with its king, so that it is never pinned, then the first move has
/// to stand in the way of that unit.
///
/// First moves of other kinds are always taken to prepare a mate.
class Preparations {
 public:
  /// The attacker is on move. The other side must have a king.
  Preparations(const Board& board, const Customs& customs);
  [[nodiscard]] const Aims& aims() const { return aims_; }

 private:
  /// A line to the king that a unit opens by leaving its square, if nobody else stands in the way.
  struct Opening {
    bool on_line = false;
    /// Is there a rider on it?
    bool opens = false;
    /// Where riders see the king then, and of which kind they are besides queens.
    Bitboard beyond = 0;
    Kind rider = rook;
  };

  void look_around();
  [[nodiscard]] Bitboard needed_behind(const Mover& mover) const;
  [[nodiscard]] Bitboard shelter(Square from, Square checker) const;
  [[nodiscard]] Opening opening_of(const Mover& mover) const;
  void second_moves(const Mover& mover);
  void second_moves_as(const Mover& mover, Kind kind, const Opening& opening);
  void allow_covering(Bitboard flights, Bitboard within);
  void both_moves(const Mover& mover);
  [[nodiscard]] Bitboard pawn_arrivals(Square from) const;
  [[nodiscard]] Bitboard squares_attacking(Kind kind, Bitboard squares) const;
  [[nodiscard]] Bitboard attacks(Kind kind, Square from) const {
    if (kind == pawn) return rays::tables.pawn[index(us_)][from];
    return rays::officer_attacks(kind, from, walls_);
  }
  /// Squares from which a unit of the kind attacks the square.
  [[nodiscard]] Bitboard attackers(Kind kind, Square of) const {
    if (kind == pawn) return rays::tables.pawn[index(them_)][of];
    return rays::officer_attacks(kind, of, walls_);
  }

  const Board& board_;
  const Customs& customs_;
  Side us_;
  Side them_;
  Square target_;
  /// What blocks units that go, and units that attack squares to which the king could go.
  Bitboard solid_;
  Bitboard walls_;
  /// Squares next to the king that its own side does not fill.
  Bitboard flights_;
  /// Squares that see the king if nobody but its own side stands in the way.
  Bitboard straight_ = 0;
  Bitboard diagonal_ = 0;
  /// By kind, of the attacker's units: the squares from which they attack the king then.
  std::array<Bitboard, first_fairy_kind> checking_{};
  /// Where riders of the attacker could go.
  Bitboard straight_moves_ = 0;
  Bitboard diagonal_moves_ = 0;
  Guards guards_;
  Aims aims_;
};

}  // namespace feerie::lean
