#pragma once

#include "core/rays.h"
#include "game/move.h"
#include "position/position.h"

namespace feerie {

/// What geometry alone says about the moves of one side: who is pinned, which moves are legal,
/// which of them give check. Nothing is played to find it out.
///
/// Only for positions of orthodox units, not more than one of a side royal and that a king, under
/// rules that say nothing about play (see Game::orthodox). The side need not be on move.
class Glance {
 public:
  Glance(const Position& position, Side side);

  /// Is the king of the side attacked?
  [[nodiscard]] bool in_check() const { return checkers_ != 0; }
  /// Is the king of the other side attacked already? Then nothing is said about giving check.
  [[nodiscard]] bool enemy_in_check() const { return enemy_in_check_; }

  /// Adds all legal moves but castlings, in the order in which `Game::generate` lists them.
  void add_legal(Candidates& out) const;
  /// Adds those among them that give check; all promotions, as it is not known yet into what. The
  /// enemy must not be in check. With `mating` only those that leave the king no flight.
  void add_checking(Candidates& out, bool mating) const;
  /// How many moves `add_legal` would add.
  [[nodiscard]] int count_legal() const;
  /// Is there a legal move (castling aside)?
  [[nodiscard]] bool any_legal() const;
  /// Has the king of the side at least this many squares to go to, castling aside? The side must
  /// have a king.
  [[nodiscard]] static bool has_flights(const Position& position, Side side, int needed);
  /// The squares to which the king of the side can go, castling aside. The side must have a king.
  [[nodiscard]] static Bitboard flights(const Position& position, Side side);
  /// The units of the side that alone keep a rider of the other side from attacking one of these
  /// squares, if the king of the side were not there.
  [[nodiscard]] static Bitboard screens(const Position& position, Side side, Bitboard squares);
  /// There are certainly so many legal moves that give no check, `enough` standing for that number
  /// and more.
  [[nodiscard]] int moves_avoiding_check(int enough) const;

 private:
  /// The units of a side, by how they attack.
  struct Units {
    Bitboard knights;
    Bitboard kings;
    Bitboard pawns;     ///< those that can move: none on its own base line
    Bitboard straight;  ///< rooks and queens
    Bitboard diagonal;  ///< bishops and queens
  };
  /// Where a unit can go, legal moves only.
  struct Targets {
    Bitboard captures = 0;
    Bitboard quiet = 0;
    Square double_step = no_square;
    /// Where the pawn arrives: the user may name several squares that were passed.
    Bitboard en_passant = 0;
    [[nodiscard]] bool any() const {
      return (captures | quiet | en_passant) != 0 || double_step != no_square;
    }
    [[nodiscard]] int count() const;
  };
  /// Squares from which the enemy king is attacked directly.
  struct Aims {
    Bitboard knights;
    Bitboard pawns;
    Bitboard straight;
    Bitboard diagonal;
    [[nodiscard]] Bitboard of(Kind kind) const;
  };

  [[nodiscard]] static Units units_of(const Position& position, Side side);
  [[nodiscard]] static bool attacked(Square target, const Units& by, Side side, Bitboard occupied);
  [[nodiscard]] static Bitboard lined_up(Square target, const Units& units);
  [[nodiscard]] Bitboard reach(Kind kind, Square from) const;
  [[nodiscard]] Bitboard allowed(Square from) const;
  [[nodiscard]] Bitboard safe_steps(Bitboard steps) const;
  [[nodiscard]] Targets targets(Square from, Kind kind, Bitboard wanted) const;
  [[nodiscard]] Targets pawn_targets(Square from) const;
  [[nodiscard]] bool legal_en_passant(Square from, Square to) const;
  [[nodiscard]] int count_pawns(Bitboard pawns) const;
  void add(Square from, const Targets& targets, Candidates& out) const;
  [[nodiscard]] Aims aims() const;
  [[nodiscard]] Bitboard checking_from(Square from, Kind kind, const Aims& aims) const;
  void add_checking_pawn(Square from, Bitboard wanted, Candidates& out) const;
  [[nodiscard]] bool leaves_flight(const Candidate& move) const;

  const Position& position_;
  Side side_;
  Square king_ = no_square;
  Square enemy_king_ = no_square;
  Bitboard occupied_;
  Bitboard own_;
  Bitboard enemies_;
  Units ours_;
  Units theirs_;
  Bitboard checkers_ = 0;
  Bitboard pinned_ = 0;
  /// Squares to which a unit other than the king must go because of a check.
  Bitboard answers_ = all_squares;
  /// Our units that alone stand between one of our riders and the enemy king.
  Bitboard masks_ = 0;
  bool enemy_in_check_ = false;
};

}  // namespace feerie
