#include "search/proof/stories/legs.h"

#include <algorithm>

#include "core/rays.h"
#include "position/hash.h"
#include "search/travel.h"

namespace feerie::stories {
namespace {

constexpr std::size_t most_rows = 200'000;

}  // namespace

std::size_t Legs::Hash::operator()(const Key& key) const {
  return hash::mix(hash::mix(key.fixed ^ 0x9e3779b97f4a7c15U) ^ key.guarded) ^
         hash::mix(key.leg + 77U);
}

void Legs::forget() {
  if (rows_.size() > most_rows) rows_.clear();
}

const Legs::Row& Legs::to(const Stop& stop, Side side, Kind kind, bool dies, Bitboard fixed) {
  Key key;
  key.fixed = fixed & ~bit(stop.square);
  if (kind == king) key.guarded = guarded_against(side, fixed);
  key.leg = static_cast<std::uint32_t>(stop.square) | static_cast<std::uint32_t>(kind) << 6U |
            index(side) << 10U | static_cast<std::uint32_t>(stop.victim >= 0) << 11U |
            static_cast<std::uint32_t>(stop.castling) << 12U |
            static_cast<std::uint32_t>(dies && stop.en_passant) << 13U;
  auto& slot = rows_[key];
  if (slot) return *slot;
  slot = std::make_unique<Row>();
  Row& row = *slot;
  row.fill(never);
  if (stop.castling) {
    castle(stop, side, kind, key.fixed, row);
  } else if (kind != pawn) {
    walk(stop, kind, key.fixed, key.guarded, row);
  } else if (dies && stop.en_passant) {
    const int back = side == Side::white ? -8 : 8;
    const auto passed = static_cast<Square>(stop.square + back);
    row[stop.square] = 0;
    if (!contains(fixed, passed)) row[static_cast<Square>(passed + back)] = 1;
  } else if (stop.victim >= 0) {
    const int rank = rank_of(stop.square) + (side == Side::white ? -1 : 1);
    for (const int file : {file_of(stop.square) - 1, file_of(stop.square) + 1}) {
      if (on_board(file, rank)) advance(make_square(file, rank), side, key.fixed, 1, row);
    }
  } else {
    advance(stop.square, side, key.fixed, 0, row);
  }
  return row;
}

/// Squares that units which stay guard whatever happens: a king of the side cannot enter them.
Bitboard Legs::guarded_against(Side side, Bitboard fixed) {
  if (guarded_for_[index(side)] == fixed) return guarded_[index(side)];
  Bitboard guarded = 0;
  for (Bitboard units = fixed & aim_.of(opposite(side)); units != 0;) {
    const Square at = take_first(units);
    switch (aim_.at(at).kind) {
      case pawn:
        guarded |= rays::tables.pawn[index(opposite(side))][at];
        break;
      case knight:
        guarded |= rays::tables.knight[at];
        break;
      case king:
      case queen:
        guarded |= rays::tables.king[at];
        break;
      case rook:
        guarded |= rays::tables.king[at] & rays::rook_lines(at);
        break;
      case bishop:
        guarded |= rays::tables.king[at] & rays::bishop_lines(at);
        break;
      default:
        break;
    }
  }
  guarded_for_[index(side)] = fixed;
  return guarded_[index(side)] = guarded;
}

/// Backwards from the stop. A king may stand on a guarded square, but not enter one.
void Legs::walk(const Stop& stop, Kind kind, Bitboard fixed, Bitboard guarded, Row& row) {
  const bool captures = stop.victim >= 0;
  Bitboard border = bit(stop.square);
  Bitboard reached = border;
  row[stop.square] = 0;
  std::uint8_t next_to = never;
  for (std::uint8_t moves = 1; border != 0; ++moves) {
    const Bitboard further = next_squares(kind, border & ~guarded, fixed);
    if (moves == 1 && further != 0) next_to = 2;
    border = further & ~reached;
    reached |= border;
    for (Bitboard at = border; at != 0;) row[take_first(at)] = moves;
  }
  // Who captures where it stands has to leave and to come back.
  if (captures) row[stop.square] = next_to;
}

/// Straight on to a square, `more` moves being needed behind it.
void Legs::advance(Square to, Side side, Bitboard fixed, int more, Row& row) {
  if (contains(fixed, to)) return;
  const int back = side == Side::white ? -8 : 8;
  int ranks = 0;
  for (int at = to; at >= 0 && at < square_count; at += back, ++ranks) {
    const auto from = static_cast<Square>(at);
    if (contains(fixed, from)) return;
    const bool leaps = ranks >= 2 && relative_rank(from, side) == 1;
    const auto moves = static_cast<std::uint8_t>(ranks + more - (leaps ? 1 : 0));
    row[from] = std::min(row[from], moves);
  }
}

void Legs::castle(const Stop& stop, Side side, Kind kind, Bitboard fixed, Row& row) {
  const int rank = side == Side::white ? 0 : 7;
  const bool right = file_of(stop.square) >= 5;
  const Square king_home = make_square(4, rank);
  const Square rook_home = make_square(right ? 7 : 0, rank);
  if ((rays::between(king_home, rook_home) & fixed) != 0) return;
  if (kind == king) {
    row[king_home] = 1;
  } else {
    row[rook_home] = 0;
  }
}

}  // namespace feerie::stories
