#include "game/stride.h"

#include "core/rays.h"
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

}  // namespace

Strides strides_of(const Kinds& kinds, Kind kind) {
  const KindInfo& info = kinds[kind];
  if (info.walk.hunter()) {
    return strides_of_hunter(strides_of(kinds, info.away), strides_of(kinds, info.home));
  }
  const Walk& walk = info.plain();
  const SpanFunction squares = kind < first_fairy_kind ? walk.span : walk.stride;
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
