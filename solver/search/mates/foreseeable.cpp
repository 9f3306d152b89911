#include "search/mates/mate_outlook.h"

/// For which rules and units `MateOutlook` foresees anything.
namespace feerie::mates {
namespace {

/// Are the rules those of orthodox chess as far as moves, checks and immobility go?
bool orthodox(const CompiledRules& rules) {
  Facts facts = rules.facts();
  facts.kingless = false;
  // What is preferred among legal moves is one of them.
  if (rules.selections_leave_moves()) facts.selects_moves = false;
  const bool same = facts == Facts{};
  const CastlingRules& castling = rules.castling();
  const CastlingRules usual;
  return same && rules.plain() && !rules.acts_at_all() && rules.offers().empty() &&
         rules.selections_leave_moves() && rules.verdicts().empty() &&
         rules.check_judges().empty() && rules.mate_judges().empty() && rules.decisions().empty() &&
         rules.goal_guards().empty() && rules.without_move() == NoMove::mate_or_draw &&
         !rules.base_line_pawns() && rules.promotion().squares(Side::white) == rank_set(7) &&
         rules.promotion().squares(Side::black) == rank_set(0) && !castling.any_files &&
         castling.partners == usual.partners && castling.awaiting_king == 0;
}

/// Orthodox, or without any moves.
bool foreseen(Kind kind, const CompiledRules& rules) {
  return kind < first_fairy_kind || rules.kinds()[kind].traits.motionless;
}

bool orthodox(const Position& position, const CompiledRules& rules) {
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard royals = position.royals(side);
    if (count_of(royals) > 1 || royals != position.of(side, king)) return false;
    for (const Kind kind : rules.promotion().kinds(side)) {
      if (kind == pawn || kind == king || !foreseen(kind, rules)) return false;
    }
  }
  if ((position.of(Side::white) & position.of(Side::black)) != 0) return false;
  if (!position.kept_units().empty()) return false;
  for (Bitboard rest = position.units(); rest != 0;) {
    const Piece& piece = position.at(take_first(rest));
    if (!foreseen(piece.kind, rules) || (piece.traits & ~royal_bit) != 0) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<MateOutlook> MateOutlook::make(const Plan& plan, const CompiledRules& rules,
                                               const Position& position,
                                               const Sketching& sketching) {
  if (!orthodox(rules) || !orthodox(position, rules)) return nullptr;
  return std::unique_ptr<MateOutlook>(new MateOutlook(plan, rules, position, sketching));
}

}  // namespace feerie::mates
