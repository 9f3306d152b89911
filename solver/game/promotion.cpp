#include "game/promotion.h"

#include <algorithm>

#include "game/catalogue.h"

namespace feerie {

std::span<const Kind> PromotionRules::kinds_on(Square at, Kind promoting, Side side) const {
  if ((pawns_ >> promoting & 1) == 0) return {};
  // Rules that move the squares of promotion mean pawns that go forward.
  const bool backwards = (reversed_ >> promoting & 1) != 0;
  const Bitboard on = backwards ? rank_set(side == Side::white ? 0 : 7) : squares(side);
  if (!contains(on, at)) return {};
  return kinds(side, promoting);
}

void PromotionRules::compile(Kinds& kinds) {
  const int count = kinds.count();
  for (int number = 0; number < count; ++number) find_own_kinds(kinds, static_cast<Kind>(number));
  for (const Side side : {Side::white, Side::black}) {
    kinds_[index(side)] = list_for(side, {queen, knight, rook, bishop}, kinds);
  }
  for (int number = 0; number < kinds.count(); ++number) {
    const auto kind = static_cast<Kind>(number);
    const WalkTraits& traits = kinds[kind].traits;
    if (traits.pawn) pawns_ |= KindSet{1} << kind;
    if (traits.reversed) reversed_ |= KindSet{1} << kind;
  }
}

void PromotionRules::find_own_kinds(Kinds& kinds, Kind promoting) {
  // Entering kinds moves no walk: walks live in the catalogue.
  const Walk& walk = kinds[promoting].plain();
  if (kinds[promoting].walk.hunter() || walk.promotes_into.empty()) return;
  std::vector<Kind> officers;
  for (const std::string_view name : walk.promotes_into) {
    const Walk* officer = Catalogue<Walk>::named(name);
    if (officer->traits.royal && !into_kings_) continue;
    officers.push_back(kinds.enter({officer, nullptr}));
  }
  own_kinds_.push_back({promoting, {}});
  for (const Side side : {Side::white, Side::black}) {
    own_kinds_.back().kinds[index(side)] = list_for(side, officers, kinds);
  }
}

/// The officers, what else is in the diagram, and what rules make of that.
std::vector<Kind> PromotionRules::list_for(Side side, std::vector<Kind> officers,
                                           const Kinds& kinds) const {
  std::vector<Kind> list = std::move(officers);
  const bool with_king =
      std::ranges::any_of(list, [&](Kind kind) { return kinds[kind].traits.royal; });
  for (KindSet left = kinds.in_diagram(); left != 0;) {
    const auto kind = static_cast<Kind>(take_first(left));
    const WalkTraits& traits = kinds[kind].traits;
    const bool listed = std::ranges::find(list, kind) != list.end();
    const bool promotable = traits.promotable || (traits.royal && into_kings_);
    if (promotable && kind != king && !listed) list.push_back(kind);
  }
  if (into_kings_ && !with_king) list.push_back(king);
  for (const auto& rule : adjust_) rule.function(list, side, *rule.arguments);
  // Several rules may add the same kind.
  std::vector<Kind> once;
  for (const Kind kind : list) {
    if (std::ranges::find(once, kind) == once.end()) once.push_back(kind);
  }
  return once;
}

}  // namespace feerie
