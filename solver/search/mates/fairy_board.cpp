#include "search/mates/fairy_board.h"

#include "search/travel.h"

namespace feerie::mates {

FairyBoard::FairyBoard(const CompiledRules& rules, KindSet kinds, Bitboard holes)
    : rules_(rules), holes_(holes) {
  while (kinds != 0) {
    const auto kind = static_cast<Kind>(take_first(kinds));
    places_[kind] = static_cast<std::uint8_t>(walks_.size());
    walks_.push_back(walk_of(kind));
  }
}

auto FairyBoard::walk_of(Kind kind) const -> Walk {
  Walk walk;
  walk.strides = strides_of(rules_.kinds(), kind);
  const KindInfo& info = rules_.kinds()[kind];
  if (!info.walk.hunter() && info.plain().lands_once) walk.vectors = info.plain().vectors;
  for (const Side side : {Side::white, Side::black}) {
    for (Square target = 0; target < square_count; ++target) {
      for (Bitboard rest = attackers(kind, side, target); rest != 0;) {
        walk.attacks[index(side)][take_first(rest)] |= bit(target);
      }
    }
  }
  return walk;
}

Distances FairyBoard::moves(Kind kind, Side side, Square from) const {
  const auto& strides = walk(kind).strides[index(side)];
  return shortest_ways(from, never, [&](Square at) { return strides[at] & ~holes_; });
}

}  // namespace feerie::mates
