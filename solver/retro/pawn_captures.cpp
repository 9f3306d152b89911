#include "retro/pawn_captures.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/rays.h"

namespace feerie::retro {
namespace {

constexpr int files = 8;
constexpr int ranks = 8;
/// More captures than there can be.
constexpr int never = 100;
constexpr int units_of_a_side = 16;

/// How many captures a pawn has made at least to come from its start to each square.
class Ways {
 public:
  Ways(const Position& position, Side side, const Cages& cages, const PastFacts& past)
      : side_(side), still_(cages.still), captures_(past.capturers_stay) {
    if (!past.kings_kept_safe) return;
    // A pawn that attacks a king which has never moved is captured there: the king stays, and
    // nothing can step in between.
    const Side enemy = opposite(side);
    for (Bitboard kings = cages.still & position.of(enemy, king); kings != 0;) {
      ends_ |= rays::tables.pawn[index(enemy)][take_first(kings)];
    }
  }

  /// By square, for a pawn that starts on the file.
  [[nodiscard]] std::array<int, square_count> from(int file) const {
    std::array<int, square_count> least;
    least.fill(never);
    least[on(file, 1)] = 0;
    for (int rank = 1; rank + 1 < ranks; ++rank) {
      for (int at = 0; at < files; ++at) go_on(at, rank, least);
    }
    return least;
  }

 private:
  [[nodiscard]] Square on(int file, int rank) const {
    return make_square(file, side_ == Side::white ? rank : ranks - 1 - rank);
  }
  void go_on(int file, int rank, std::array<int, square_count>& least) const {
    const int so_far = least[on(file, rank)];
    if (so_far >= never || contains(ends_, on(file, rank))) return;
    for (const int aside : {-1, 0, 1}) {
      if (!on_board(file + aside, rank + 1) || (aside != 0 && !captures_)) continue;
      const Square to = on(file + aside, rank + 1);
      if (contains(still_, to)) continue;
      least[to] = std::min(least[to], so_far + (aside != 0 ? 1 : 0));
    }
  }

  Side side_;
  Bitboard still_;
  bool captures_;
  /// Squares from which a pawn cannot have gone on.
  Bitboard ends_ = 0;
};

/// The least sum when each destiny gets a file of its own. `costs`: by destiny and file.
int cheapest(const std::vector<std::array<int, files>>& costs) {
  constexpr std::size_t sets = std::size_t{1} << files;
  std::array<int, sets> best;
  best.fill(never);
  best[0] = 0;
  for (std::size_t taken = 0; taken < sets; ++taken) {
    const auto next = static_cast<std::size_t>(std::popcount(taken));
    if (best[taken] >= never || next >= costs.size()) continue;
    for (std::size_t file = 0; file < files; ++file) {
      if ((taken >> file & 1) != 0) continue;
      int& sum = best[taken | std::size_t{1} << file];
      sum = std::min(sum, best[taken] + costs[next][file]);
    }
  }
  int least = never;
  for (std::size_t taken = 0; taken < sets; ++taken) {
    if (static_cast<std::size_t>(std::popcount(taken)) == costs.size()) {
      least = std::min(least, best[taken]);
    }
  }
  return least;
}

}  // namespace

std::optional<int> captures_needed(const Position& position, Side side, const Cages& cages,
                                   const Party& party, const PastFacts& past) {
  const Ways ways(position, side, cages, past);
  std::array<std::array<int, square_count>, files> least;
  for (int file = 0; file < files; ++file) least[static_cast<std::size_t>(file)] = ways.from(file);
  std::vector<std::array<int, files>> costs;
  for (Bitboard pawns = position.of(side, pawn); pawns != 0;) {
    const Square at = take_first(pawns);
    auto& cost = costs.emplace_back();
    for (std::size_t file = 0; file < files; ++file) cost[file] = least[file][at];
  }
  // Of a pawn that has promoted it is not known where.
  for (int n = 0; n < party.promoted; ++n) {
    auto& cost = costs.emplace_back();
    for (std::size_t file = 0; file < files; ++file) {
      const auto* const base = &least[file][make_square(0, side == Side::white ? ranks - 1 : 0)];
      cost[file] = *std::min_element(base, base + files);
    }
  }
  if (costs.size() > files) return std::nullopt;
  const int sum = cheapest(costs);
  return sum < never ? std::optional(sum) : std::nullopt;
}

Refutation refute_by_pawns(const Position& position, Side side, const Cages& cages,
                           const Party& own, const Party& other, const PastFacts& past) {
  const auto needed = captures_needed(position, side, cages, own, past);
  if (!needed) return messages::pawns_out_of_place.in_all(name_of(side));
  const int possible = units_of_a_side - other.units - other.captured_at_home;
  if (*needed <= possible) return std::nullopt;
  return messages::too_many_captures.in_all(name_of(side), *needed, std::max(possible, 0));
}

}  // namespace feerie::retro
