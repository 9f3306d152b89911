#pragma once

#include "game/compiled_rules.h"
#include "position/position.h"

namespace feerie {

/// Who checks a neutral king for the side on move, and not for both sides.
///
/// Idea: a neutral king is the king of both sides. A neutral king or officer walks alike whoever
/// moves it, so that it checks such a king for both sides or not at all. A move behind which it
/// does leaves the king of the side that has moved in check as well, and is illegal. So among legal
/// moves check is given only by units that are not neutral, or that walk otherwise for one side
/// than for the other, as pawns do.
///
/// Nothing is lost: let the neutral king, an orthodox one, stand unattacked by the side on move,
/// and a legal move give check. Behind it some unit of that side attacks the king, and no neutral
/// king or officer does. So the attacker is none of these: it is the mover, or another unit to
/// which a square matters that has changed, or the king itself has moved to a square that the unit
/// could attack in some position. This holds where attacks by walks alone are checks, and no rule
/// acts in moves, so that units are behind the move what they were before. What a pawn promotes
/// into is left aside here: it may be a unit of which nothing is known.
class ChecksForBoth {
 public:
  /// `king_at`: where the king stands that is the only one of the other side.
  ChecksForBoth(const CompiledRules& rules, const Position& position, Square king_at)
      : kinds_(rules.kinds()),
        position_(position),
        tell_(position.at(king_at).neutral() && position.at(king_at).kind == king &&
              rules.plain() && !rules.acts_at_all() && !rules.ignores_attacks() &&
              rules.check_judges().empty() && rules.mate_judges().empty()) {}

  /// Is the king neutral, and is what is told above known to hold?
  [[nodiscard]] bool tell() const { return tell_; }
  /// The units of the side that check the king for both sides wherever they stand, as long as they
  /// remain what they are; none if nothing is known.
  [[nodiscard]] Bitboard units(Side side) const;
  /// A superset of the squares on which the king may be checked for one side by a unit of the other
  /// side, `by`, that stands where it stands now. To be asked only where something is known.
  [[nodiscard]] Bitboard squares_in_check(Square king_at, Side by) const;

 private:
  const Kinds& kinds_;
  const Position& position_;
  bool tell_;
};

}  // namespace feerie
