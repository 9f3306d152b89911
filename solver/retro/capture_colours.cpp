#include "retro/capture_colours.h"

#include <algorithm>
#include <bit>

#include "retro/census.h"

namespace feerie::retro {
namespace {

/// Numbers of captures of several pawns together: for each number on dark squares, bit by bit the
/// numbers on light squares that go with it. More than fifteen of a colour are out of the question.
class Totals {
 public:
  static Totals none() {
    Totals totals;
    totals.light_[0] = 1;
    return totals;
  }

  [[nodiscard]] bool empty() const {
    return std::ranges::all_of(light_, [](std::uint16_t numbers) { return numbers == 0; });
  }

  /// Adds the captures of one more pawn to those of `others`.
  void add(const Totals& others, CapturePairs pairs) {
    for (; pairs != 0; pairs &= pairs - 1) {
      const auto pair = static_cast<std::size_t>(std::countr_zero(pairs));
      const std::size_t light = pair % files;
      const std::size_t dark = pair / files;
      for (std::size_t before = 0; before + dark < light_.size(); ++before) {
        light_[before + dark] |= static_cast<std::uint16_t>(others.light_[before] << light);
      }
    }
  }

  /// Is there a pair within these bounds?
  [[nodiscard]] bool fits(int most_light, int most_dark, int most) const {
    for (int dark = 0; dark <= std::min(most_dark, most); ++dark) {
      const int light = std::min(most_light, most - dark);
      const auto numbers = light_[static_cast<std::size_t>(dark)];
      if (light >= 0 && (numbers & ((2U << static_cast<unsigned>(light)) - 1)) != 0) return true;
    }
    return false;
  }

 private:
  std::array<std::uint16_t, 16> light_{};
};

/// All pairs that are possible when each destiny gets a file of its own.
Totals totals_of(const PawnPlay& play) {
  std::array<std::array<CapturePairs, square_count>, files> pairs;
  for (int file = 0; file < files; ++file) {
    pairs[static_cast<std::size_t>(file)] = play.ways.pairs(file);
  }
  constexpr std::size_t sets = std::size_t{1} << files;
  std::vector<Totals> by_files(sets);
  by_files[0] = Totals::none();
  Totals all;
  for (std::size_t taken = 0; taken < sets; ++taken) {
    const auto next = static_cast<std::size_t>(std::popcount(taken));
    if (by_files[taken].empty() || next > play.destinies.size()) continue;
    if (next == play.destinies.size()) {
      all.add(by_files[taken], 1);
      continue;
    }
    for (std::size_t file = 0; file < files; ++file) {
      if ((taken >> file & 1) != 0) continue;
      CapturePairs together = 0;
      for (Bitboard squares = play.destinies[next].squares; squares != 0;) {
        together |= pairs[file][take_first(squares)];
      }
      by_files[taken | std::size_t{1} << file].add(by_files[taken], together);
    }
  }
  return all;
}

/// Has the bishop of the array that went on squares of this colour been captured, perhaps by a
/// pawn?
bool bishop_is_gone(const Position& position, Side side, Bitboard colour, const Cages& cages,
                    const PastFacts& past) {
  const Bitboard bishops = position.of(side, bishop) & colour;
  if (past.shuffled) return bishops == 0;
  for (const Origin& origin : cages.origins[index(side)]) {
    if (origin.kind != bishop || !contains(colour, origin.home)) continue;
    return (bishops & origin.reach) == 0 && !captured_at_home(position, side, origin, cages);
  }
  return false;
}

}  // namespace

Refutation refute_by_colours(const Position& position, const PawnPlay& play, const Cages& cages,
                             const PastFacts& past) {
  const Side other = opposite(play.side);
  const int light = bishop_is_gone(position, other, light_squares, cages, past) ? 1 : 0;
  const int dark = bishop_is_gone(position, other, ~light_squares, cages, past) ? 1 : 0;
  const bool plenty = play.least() <= play.possible - std::max(light, dark);
  if (plenty) return std::nullopt;
  const int possible = play.possible;
  if (totals_of(play).fits(possible - dark, possible - light, possible)) return std::nullopt;
  return messages::captures_by_colour.in_all(name_of(play.side));
}

}  // namespace feerie::retro
