#include "game/geometry.h"

namespace feerie::geometry::detail {
namespace {

constexpr auto make_lines() {
  LineTable table{};
  std::size_t place = 0;
  for (int rank = -longest_line_step; rank <= longest_line_step; ++rank) {
    for (int file = -longest_line_step; file <= longest_line_step; ++file, ++place) {
      if (file == 0 && rank == 0) continue;
      const Vector v{static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)};
      for (Square from = 0; from < square_count; ++from) {
        for (Square to = next(from, v); to != no_square; to = next(to, v)) {
          table[place][from] |= bit(to);
        }
      }
    }
  }
  return table;
}

}  // namespace

constinit const LineTable lines = make_lines();

}  // namespace feerie::geometry::detail
