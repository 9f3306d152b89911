#pragma once

#include <array>

#include "game/compiled_rules.h"
#include "game/game.h"
#include "game/vantage.h"

namespace feerie {

/// Do rules leave a king each move of its walk to a square on which nobody attacks it, but for
/// those that they forbid by the squares of departure and of arrival, and do they say nothing of
/// what a mate is? What happens in moves is another matter.
[[nodiscard]] bool flights_are_legal(const CompiledRules& rules);

/// Where each unit of the side on move has to go so that it may mate.
///
/// Nothing is told of kings that walk otherwise than as kings.
///
/// Idea: a king that is mated has nowhere to go. Most squares beside it are not attacked, and a
/// single move changes little of that: it takes one unit elsewhere. So each square to which the
/// king can go leaves few squares to each unit, and several of them together mostly leave none.
///
/// Nothing is lost: let there be a square beside the king to which it can go, and nobody attack it
/// there. Behind a move in which no rule acts it can do so again, unless
/// - the mover attacks that square from where it has arrived, as what it has become;
/// - or a square has changed that keeps another unit from attacking it there. The mover has left
///   one square and filled another one; whoever captures elsewhere than it arrives has emptied a
///   third one, on which a unit of the king's side stood;
/// - or the mover stands on the square itself, and the king cannot capture it.
/// If one unit attacks the square, the king can go there behind moves of this unit only. As nobody
/// attacks it there, it goes there legally, and is not mated: `flights_are_legal`, no rule acts in
/// moves, and nobody is in check who is not attacked by the walk of a unit. (Where rules act with
/// captures only, nearly always some capture has to be listed, so that little would be spared.)
/// Where rules forbid moves by the squares of departure and of arrival (by_squares.h), only such
/// flights are looked at to which the king may go. That other units may not go there, and so do not
/// attack them, is left aside: more moves than needed are listed.
class MatingSquares {
 public:
  /// `enemy`: how the side on move sees the king to be mated, which is the only one of its side.
  /// `position` is that of the game; it is changed while something is imagined, and is then as it
  /// was.
  MatingSquares(Game& game, Position& position, const Vantage& enemy)
      : game_(game),
        kinds_(game.rules().kinds()),
        position_(position),
        enemy_lines_(enemy.lines),
        king_at_(enemy.target),
        side_(enemy.by) {}

  /// Can anything be found out about this position? If not, nothing else may be asked.
  [[nodiscard]] bool can_tell();
  /// Where the unit has to arrive at any rate, so that there is a check. To be told of all units.
  void expect(Square from, const Arrivals& arrivals);
  /// Looks at the squares to which the king can go.
  void narrow();
  /// The units of which a move may mate.
  [[nodiscard]] Bitboard movers() const { return movers_; }
  /// Where one of them has to arrive, if it captures there or not at all.
  [[nodiscard]] const Arrivals& arrivals(Square from) const { return arrivals_[from]; }

 private:
  /// A square to which the king can go.
  struct Flight {
    Square square = no_square;
    /// Who attacks it there.
    Bitboard attackers = 0;
    /// Squares that keep units from attacking it, and of these such as do that for several.
    Bitboard lines = 0;
    Bitboard crossings = 0;
    /// The units that are kept so.
    Bitboard kept = 0;
  };

  [[nodiscard]] bool is_foreseen(Square flight) const;
  [[nodiscard]] Bitboard list_flights() const;
  bool look_at(Flight& flight);
  bool watch(Square guard, Flight& flight);
  [[nodiscard]] Bitboard bars(Square guard, Square target) const;
  void narrow(Square from, const Flight& flight);
  void drop_without_squares(Square from);
  [[nodiscard]] Bitboard attacked_from(Square from, Square target) const;
  [[nodiscard]] bool may_capture_elsewhere(Square from) const;

  Game& game_;
  const Kinds& kinds_;
  Position& position_;
  Bitboard enemy_lines_;
  Square king_at_;
  Side side_;
  Bitboard flights_ = 0;
  Bitboard movers_ = 0;
  std::array<Arrivals, square_count> arrivals_;
  /// Where they have to arrive if they capture elsewhere; no square if they certainly do not.
  std::array<Bitboard, square_count> landings_;
  /// What keeps each of the units from attacking the flight that is looked at.
  std::array<Bitboard, square_count> bars_;
};

}  // namespace feerie
