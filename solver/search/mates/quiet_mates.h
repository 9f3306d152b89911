#pragma once

#include <array>

#include "core/rays.h"
#include "position/position.h"

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
  /// A unit of the side on move: what it attacks, and the empty squares to which it could go.
  struct Mover {
    Square from;
    Kind kind;
    Bitboard guards;
    Bitboard steps;
  };
  /// Squares from which a unit of each kind would do something.
  using ByKind = std::array<Bitboard, first_fairy_kind>;

  void find_movers();
  void add(Square from, Kind kind, Bitboard guards, Bitboard steps);
  void find_checks();
  /// Finds out from where one unit could attack or fill all squares that nobody attacks.
  void find_covers();
  [[nodiscard]] Bitboard opened_by(Square from) const;
  [[nodiscard]] bool may_mate(const Mover& mover, const ArrivesAs& arrives_as);
  [[nodiscard]] bool closes_all(const Mover& mover, Kind arriving, Bitboard squares);
  [[nodiscard]] Bitboard checks_of(const Mover& mover, Kind arriving) const;

  const Position& position_;
  Side us_;
  Square king_at_;
  Bitboard occupied_;
  /// The empty squares next to the king.
  Bitboard empty_;
  std::array<Mover, square_count> movers_;
  std::size_t count_ = 0;
  /// Squares that one unit attacks at least, two, and a rider.
  Bitboard guarded_ = 0;
  Bitboard guarded_twice_ = 0;
  Bitboard guarded_by_riders_ = 0;
  /// Squares from which the king is attacked: the board being as it is, and with all lines open.
  ByKind checking_{};
  ByKind checking_past_units_{};
  /// Units that alone stand between one of their side and the king, and all that see the king.
  Bitboard masks_ = 0;
  Bitboard seeing_ = 0;
  ByKind covers_;
  bool knows_covers_ = false;
  bool none_ = false;
};

}  // namespace feerie::mates
