#include "core/rays.h"

namespace feerie::rays {
namespace {

struct Step {
  int file;
  int rank;
};

constexpr std::array<Step, direction_count> steps{
    {{0, 1}, {1, 1}, {1, 0}, {-1, 1}, {0, -1}, {-1, -1}, {-1, 0}, {1, -1}}};

constexpr Bitboard leap(Square from, int file, int rank) {
  const int f = file_of(from) + file;
  const int r = rank_of(from) + rank;
  return on_board(f, r) ? bit(make_square(f, r)) : 0;
}

constexpr void add_rays(Tables& t, Square from) {
  for (unsigned d = 0; d < direction_count; ++d) {
    Bitboard passed = 0;
    for (int n = 1; n < 8; ++n) {
      const Bitboard here = leap(from, n * steps[d].file, n * steps[d].rank);
      if (here == 0) break;
      t.between[from][first_of(here)] = passed;
      passed |= here;
    }
    t.ray[d][from] = passed;
    for (Bitboard left = passed; left != 0;) t.through[from][take_first(left)] = passed;
    if (steps[d].file != 0 && steps[d].rank != 0) t.diagonals[from] |= passed;
  }
}

constexpr void add_leaps(Tables& t, Square from) {
  for (const Step& step : steps) t.king[from] |= leap(from, step.file, step.rank);
  for (const int a : {-1, 1}) {
    for (const int b : {-2, 2}) t.knight[from] |= leap(from, a, b) | leap(from, b, a);
    t.pawn[index(Side::white)][from] |= leap(from, a, 1);
    t.pawn[index(Side::black)][from] |= leap(from, a, -1);
  }
}

constexpr Tables make_tables() {
  Tables t;
  for (Square from = 0; from < square_count; ++from) {
    add_rays(t, from);
    add_leaps(t, from);
  }
  return t;
}

}  // namespace

constinit const Tables tables = make_tables();

}  // namespace feerie::rays
