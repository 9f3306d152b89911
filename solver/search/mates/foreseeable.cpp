#include "search/mates/mate_outlook.h"

/// For which rules and units `MateOutlook` foresees anything.
namespace feerie::mates {
namespace {

/// Rules that select among legal moves, or draw games, only take lines away.
constexpr Sayings what_matters{
    Saying::geometry,        Saying::acts,     Saying::offers,        Saying::verdicts,
    Saying::checks,          Saying::mates,    Saying::decisions,     Saying::promotion_squares,
    Saying::base_line_pawns, Saying::castling, Saying::want_of_moves, Saying::goals};

/// Are the rules those of orthodox chess as far as moves, checks and immobility go?
bool orthodox(const CompiledRules& rules) {
  Facts facts = rules.facts();
  facts.kingless = false;
  // What is preferred among legal moves is one of them.
  if (rules.selections_leave_moves()) facts.selects_moves = false;
  return facts == Facts{} && rules.selections_leave_moves() &&
         !rules.sayings().any_of(what_matters);
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
