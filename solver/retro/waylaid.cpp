#include "retro/waylaid.h"

#include <algorithm>
#include <bit>

namespace feerie::retro {
namespace {

/// A set of files, bit by file.
using Files = unsigned;
constexpr Files all_files = 0xff;

bool has(Files set, std::size_t file) {
  return (set >> file & 1) != 0;
}

Bitboard squares_of(Files set) {
  Bitboard squares = 0;
  for (int file = 0; file < files; ++file) {
    if (has(set, static_cast<std::size_t>(file))) squares |= file_set(file);
  }
  return squares;
}

class Waylaid {
 public:
  Waylaid(const PawnPlay& play, const PawnPlay& other) : play_(play), other_(other) {
    const Destiny last_rank{rank_set(other.side == Side::white ? 7 : 0), true};
    const PawnWays::Table table = other.ways.captures_by_square();
    for (std::size_t file = 0; file < files; ++file) {
      if (least_of(table[file], last_rank).straight != 0) blocked_ |= Files{1} << file;
    }
  }

  /// Are there too few victims, whichever pawns of the other side are missing?
  [[nodiscard]] bool refutes() const {
    for (Files used = 0; used <= all_files; ++used) {
      if (other_.needed[used] > other_.possible) continue;
      if (!refutes_missing(all_files & ~used, other_.possible - other_.needed[used])) return false;
    }
    return true;
  }

 private:
  /// `missing`: the files of the missing pawns, which together have captured so many times at most.
  [[nodiscard]] bool refutes_missing(Files missing, int captures) const {
    const int number = std::popcount(missing);
    if (captures >= number) return false;
    const PawnWays::Table table = play_.ways.captures_by_square(squares_of(missing));
    for (Files stayed = 0; stayed <= all_files; ++stayed) {
      const bool possible = (stayed & ~missing) == 0 && std::popcount(stayed) == number - captures;
      if (possible && !refutes_stayed(stayed, table)) return false;
    }
    return true;
  }

  /// `stayed`: the files of missing pawns that have captured nothing. `table`: captures of the
  /// others, where those onto files of missing pawns are not counted.
  [[nodiscard]] bool refutes_stayed(Files stayed, const PawnWays::Table& table) const {
    const Files captured_there = stayed & blocked_;
    Costs costs;
    for (const Destiny& destiny : play_.destinies) {
      auto& cost = costs.emplace_back();
      for (std::size_t file = 0; file < files; ++file) {
        const Captures captures = least_of(table[file], destiny);
        // Two pawns of one file that have never left it: neither has passed the other.
        const bool in_the_way = !destiny.promoted && has(stayed & ~captured_there, file);
        const int straight = captures.straight + (in_the_way ? 1 : 0);
        cost[file] = std::min(straight, captures.aside);
      }
    }
    const auto sums = cheapest(costs);
    return *std::ranges::min_element(sums) > play_.possible - std::popcount(captured_there);
  }

  const PawnPlay& play_;
  const PawnPlay& other_;
  /// Files on which a pawn of the other side cannot have promoted without a capture.
  Files blocked_ = 0;
};

}  // namespace

Refutation refute_by_waylaid_pawns(const PawnPlay& play, const PawnPlay& other) {
  const int missing = files - static_cast<int>(other.destinies.size());
  const int free = std::max(0, other.possible - other.least());
  const bool can_matter = missing > free && play.least() + missing - free > play.possible;
  if (!can_matter || !Waylaid(play, other).refutes()) return std::nullopt;
  return messages::pawns_waylaid.in_all(name_of(play.side), name_of(other.side));
}

}  // namespace feerie::retro
