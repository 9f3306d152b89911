#include "game/stride.h"

#include <algorithm>

#include "core/rays.h"
#include "game/catalogue.h"
#include "game/hunter.h"

namespace feerie {
namespace {

constexpr std::array both_sides{Side::white, Side::black};

Bitboard stride_of_pawn(Square from, Side side) {
  const Bitboard first = side == Side::white ? bit(from) << 8U : bit(from) >> 8U;
  const Bitboard second = side == Side::white ? first << 8U : first >> 8U;
  return rays::tables.pawn[index(side)][from] | first |
         (relative_rank(from, side) == 1 ? second : 0);
}

/// The squares to which the parts of a hunter lead, each to its own half of the board.
Strides strides_of_hunter(const Strides& away, const Strides& home) {
  Strides strides;
  for (const Side side : both_sides) {
    for (Square from = 0; from < square_count; ++from) {
      strides[index(side)][from] = (away[index(side)][from] & ranks_beyond(from, side, true)) |
                                   (home[index(side)][from] & ranks_beyond(from, side, false));
    }
  }
  return strides;
}

/// Tells the squares of an officer, or of a fairy walk; null if nothing is known of it.
SpanFunction stride_of_walk(const KindInfo& kind) {
  if (kind.number < first_fairy_kind) return kind.plain().span;
  const Stride* stride = stride_of(kind.plain());
  return stride == nullptr ? nullptr : stride->squares;
}

}  // namespace

const Stride* stride_of(const Walk& walk) {
  const auto& all = Catalogue<Stride>::all();
  const auto entry = std::ranges::find(all, &walk, &Stride::walk);
  return entry == all.end() ? nullptr : *entry;
}

Strides strides_of(const Kinds& kinds, Kind kind) {
  const KindInfo& info = kinds[kind];
  if (info.walk.hunter()) {
    return strides_of_hunter(strides_of(kinds, info.away), strides_of(kinds, info.home));
  }
  const SpanFunction squares = stride_of_walk(info);
  Strides strides;
  for (const Side side : both_sides) {
    for (Square from = 0; from < square_count; ++from) {
      Bitboard& stride = strides[index(side)][from];
      if (kind == pawn) {
        stride = stride_of_pawn(from, side);
      } else {
        stride = squares == nullptr ? all_squares : squares(info, from, side);
      }
    }
  }
  return strides;
}

}  // namespace feerie
