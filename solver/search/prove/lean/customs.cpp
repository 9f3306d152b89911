#include "search/prove/lean/customs.h"

#include "game/compiled_rules.h"

namespace feerie::lean {
namespace {

/// Castling is that of the rulebook: with a rook that can move where it castles.
bool castles_as_usual(const CastlingRules& rules) {
  return !rules.exists || (!rules.any_files && !rules.through_check && rules.exclusive.empty() &&
                           rules.awaiting_king == 0 && rules.partners == KindSet{1} << rook);
}

}  // namespace

std::optional<Customs> customs_of(const CompiledRules& rules) {
  if (!castles_as_usual(rules.castling())) return std::nullopt;
  Customs customs;
  customs.castling = rules.castling().exists;
  for (const Side side : {Side::white, Side::black}) {
    auto& kinds = customs.promotions[index(side)];
    kinds = rules.promotion().kinds(side);
    if (kinds.empty()) kinds = {pawn};
  }
  return customs;
}

}  // namespace feerie::lean
