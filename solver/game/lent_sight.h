#pragma once

#include <array>

#include "game/compiled_rules.h"
#include "game/move.h"
#include "position/position.h"

namespace feerie {

/// Do rules lend walks to nobody but royal units that are attacked? Also if they lend none.
[[nodiscard]] bool lends_to_attacked_kings_only(const CompiledRules& rules);

/// Which moves may check a king where rules lend orthodox walks to orthodox units, as Annan does.
///
/// Idea: nobody attacks the king yet. Behind a move that takes a unit from square to square, in
/// which no rule acts, the king is attacked by the mover or by another unit. Another one attacks it
/// only if the mover has opened its line, being the only unit between, or if the walk of that unit
/// has changed, as one of the two squares is where it borrows; and then it stands on a line or a
/// knight's leap of the king with at most the mover between. The mover attacks the king only by its
/// own walk or by one of those that it may borrow on its new square.
///
/// Everything is found once for all moves of a position.
class LentSight {
 public:
  /// `target`: the square of the king of the other side, the only royal unit of that side;
  /// `walkers`: the units of the side on move by the kinds as which they observe.
  LentSight(const Position& position, const CompiledRules& rules, const Walkers& walkers,
            Square target);

  /// Is anything known? Not if the king is attacked already, or if a rule does not tell whose walks
  /// it lends.
  [[nodiscard]] bool tells() const { return tells_; }
  /// May the king be attacked behind the move? To be asked of plain arrivals (see plain_arrival.h)
  /// in which no rule acts, except those of the king at which is looked.
  [[nodiscard]] bool may_check(const Candidate& move) const;

 private:
  [[nodiscard]] Bitboard lenders_of(Bitboard borrowers) const;
  [[nodiscard]] Bitboard attackers(const Walkers& walkers) const;
  void find_openers(const Walkers& walkers);

  const Position& position_;
  const CompiledRules& rules_;
  Side side_;
  Square target_;
  bool tells_ = false;
  /// From where a unit of each orthodox kind attacks the king as units stand now.
  std::array<Bitboard, first_fairy_kind> reach_{};
  /// The squares that the king sees along lines, the first unit of each line included.
  Bitboard seen_;
  /// Squares that no move may leave, and on which none may arrive, without it being looked at.
  Bitboard left_ = 0;
  Bitboard taken_ = 0;
};

}  // namespace feerie
