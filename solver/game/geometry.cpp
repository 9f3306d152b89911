#include "game/geometry.h"

namespace feerie::geometry::detail {
namespace {

constexpr auto make_lines() {
  LineTable table{};
  for (std::size_t row = 0; row < line_width; ++row) {
    for (std::size_t column = 0; column < line_width; ++column) {
      const Vector v{static_cast<std::int8_t>(static_cast<int>(column) - longest_line_step),
                     static_cast<std::int8_t>(static_cast<int>(row) - longest_line_step)};
      if (v.file == 0 && v.rank == 0) continue;
      for (Square from = 0; from < square_count; ++from) {
        for (Square to = next(from, v); to != no_square; to = next(to, v)) {
          table[row][column][from] |= bit(to);
        }
      }
    }
  }
  return table;
}

}  // namespace

constinit const LineTable lines = make_lines();

}  // namespace feerie::geometry::detail
