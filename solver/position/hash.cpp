#include "position/hash.h"

namespace feerie::hash {
namespace {

constexpr unsigned colours = 4;

using Table = std::array<std::uint64_t, std::size_t{max_kinds} * colours * square_count>;

constexpr Table make_table() {
  Table table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = mix(i + 1);
  return table;
}

// Computed by the compiler: positions may be set up before main.
constexpr Table table = make_table();

}  // namespace

std::uint64_t unit(Square square, const Piece& piece) {
  const std::size_t slot =
      (std::size_t{piece.kind} * colours + static_cast<std::size_t>(piece.sides)) * square_count +
      square;
  std::uint64_t value = table[slot];
  // Most units have no attribute, or are kings whose royalty goes without saying.
  if (piece.traits != 0 && !(piece.traits == royal_bit && piece.kind == king)) {
    value ^= mix(std::uint64_t{piece.traits} << 8 | square);
  }
  return value;
}

}  // namespace feerie::hash
