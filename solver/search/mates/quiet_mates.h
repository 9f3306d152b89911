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
/// Idea: first it is found out which of these moves give check, mostly few or none. Behind one that
/// mates, each empty square next to the king must be attacked: by a unit that has not moved, along
/// a line that the mover has opened, or by the mover itself.
///
/// Nothing is lost: a king goes to an empty square unless it is attacked there. Nothing is asked of
/// squares with units, nor whether anybody could capture the checking unit or step in between; and
/// the mover is taken to attack what it would attack on an empty board.
class QuietMates {
 public:
  /// Both kings are on the board and the only royal units. `arrives_as`: of the side on move.
  QuietMates(const Position& position, const ArrivesAs& arrives_as);

  /// Is it certain that there is no such mate? Not if the king is attacked already.
  [[nodiscard]] bool none() const { return none_; }

 private:
  /// Who attacks a square, and which units of the side on move alone keep others from it.
  struct Guards {
    Bitboard by = 0;
    Bitboard openers = 0;
  };
  /// Squares from which a unit checks after going there.
  struct Checks {
    Square from;
    Kind kind;
    Bitboard squares;
  };

  [[nodiscard]] Guards guards_of(Square target) const;
  void find_checks(const ArrivesAs& arrives_as);
  void add(Square from, Kind kind, Bitboard squares, const ArrivesAs& arrives_as);
  [[nodiscard]] bool closes_all(const Checks& checks) const;
  /// On a board without others.
  [[nodiscard]] Bitboard attacks(Kind kind, Square from) const;

  const Position& position_;
  Side us_;
  Square king_at_;
  Bitboard occupied_;
  /// Of the king, and of the empty squares next to it by their order.
  Guards checks_;
  std::array<Guards, rays::direction_count> guards_;
  Bitboard empty_;
  /// Squares from which a unit of each kind attacks the king on a board without others.
  std::array<Bitboard, first_fairy_kind> checking_{};
  /// A unit is listed once for each kind as which it checks.
  std::array<Checks, std::size_t{first_fairy_kind} * square_count> movers_;
  std::size_t count_ = 0;
  bool none_ = false;
};

}  // namespace feerie::mates
