#include "retro/array960.h"

#include <array>

namespace feerie::retro {
namespace {

/// The files, as a set, on which a unit stood in the array of both sides; empty if nothing is
/// known.
struct Files {
  unsigned king = 0;
  unsigned left_rook = 0;
  unsigned right_rook = 0;
};

Files files_of(const Position& position, Side side) {
  Files files;
  const Bitboard fresh = position.state().fresh & position.of(side);
  Bitboard kings = fresh & position.of(king);
  if (count_of(kings) != 1) return files;
  const Square king_at = first_of(kings);
  files.king = 1U << file_of(king_at);
  for (Bitboard rooks = fresh & ~kings; rooks != 0;) {
    const Square at = take_first(rooks);
    (at < king_at ? files.left_rook : files.right_rook) |= 1U << file_of(at);
  }
  return files;
}

bool agree(unsigned one, unsigned other) {
  return one == 0 || other == 0 || one == other;
}

bool several(unsigned files) {
  return (files & (files - 1)) != 0;
}

}  // namespace

Refutation refute_by_array(const Position& position) {
  constexpr unsigned edges = 0x81;
  const std::array<Files, 2> files{files_of(position, Side::white),
                                   files_of(position, Side::black)};
  bool fits = agree(files[0].king, files[1].king) &&
              agree(files[0].left_rook, files[1].left_rook) &&
              agree(files[0].right_rook, files[1].right_rook);
  for (const Files& own : files) {
    fits = fits && (own.king & edges) == 0 && !several(own.left_rook) && !several(own.right_rook);
  }
  // A rook of the array stands on its side of the king for both sides.
  for (const Files& own : files) {
    const unsigned left = files[0].left_rook | files[1].left_rook;
    const unsigned right = files[0].right_rook | files[1].right_rook;
    if (own.king == 0) continue;
    fits = fits && (left & ~(own.king - 1)) == 0 && (right & (own.king - 1)) == 0;
  }
  if (fits) return std::nullopt;
  return messages::no_array.in_all();
}

}  // namespace feerie::retro
