#include "retro/pawn_ways.h"

#include <algorithm>
#include <bit>

#include "core/rays.h"

namespace feerie::retro {
namespace {

constexpr int ranks = 8;
constexpr std::array<int, 3> beside{-1, 0, 1};

}  // namespace

PawnWays::PawnWays(const Position& position, Side side, const Cages& cages, const PastFacts& past)
    : side_(side), still_(cages.still), captures_(past.capturers_stay) {
  if (!past.kings_kept_safe) return;
  // A pawn that attacks a king which has never moved is captured there: the king stays, and
  // nothing can step in between.
  const Side enemy = opposite(side);
  for (Bitboard kings = cages.still & position.of(enemy, king); kings != 0;) {
    ends_ |= rays::tables.pawn[index(enemy)][take_first(kings)];
  }
}

Square PawnWays::on(int file, int rank) const {
  return make_square(file, side_ == Side::white ? rank : ranks - 1 - rank);
}

bool PawnWays::leads(Square from, Square to) const {
  if (contains(ends_, from) || contains(still_, to)) return false;
  return captures_ || file_of(from) == file_of(to);
}

void PawnWays::go_on(Square from, Bitboard for_nothing,
                     std::array<Captures, square_count>& least) const {
  const Captures so_far = least[from];
  if (so_far.least() >= never) return;
  const int rank = side_ == Side::white ? rank_of(from) + 1 : rank_of(from) - 1;
  for (const int aside : beside) {
    if (!on_board(file_of(from) + aside, rank)) continue;
    const Square to = make_square(file_of(from) + aside, rank);
    if (!leads(from, to)) continue;
    Captures& then = least[to];
    if (aside == 0) {
      then.straight = std::min(then.straight, so_far.straight);
      then.aside = std::min(then.aside, so_far.aside);
    } else {
      const int more = contains(for_nothing, to) ? 0 : 1;
      then.aside = std::min(then.aside, so_far.least() + more);
    }
  }
}

PawnWays::Table PawnWays::captures_by_square(Bitboard for_nothing) const {
  Table table;
  for (int file = 0; file < files; ++file) {
    auto& least = table[static_cast<std::size_t>(file)];
    least[on(file, 1)].straight = 0;
    for (int rank = 1; rank + 1 < ranks; ++rank) {
      for (int at = 0; at < files; ++at) go_on(on(at, rank), for_nothing, least);
    }
  }
  return table;
}

Captures least_of(const std::array<Captures, square_count>& by_square, const Destiny& destiny) {
  Captures best;
  for (Bitboard squares = destiny.squares; squares != 0;) {
    const Captures& here = by_square[take_first(squares)];
    best.straight = std::min(best.straight, here.straight);
    best.aside = std::min(best.aside, here.aside);
  }
  return best;
}

std::array<CapturePairs, square_count> PawnWays::pairs(int file) const {
  std::array<CapturePairs, square_count> possible{};
  possible[on(file, 1)] = 1;
  for (int rank = 1; rank + 1 < ranks; ++rank) {
    for (int at = 0; at < files; ++at) {
      const Square from = on(at, rank);
      for (const int aside : beside) {
        if (possible[from] == 0 || !on_board(at + aside, rank + 1)) continue;
        const Square to = on(at + aside, rank + 1);
        if (!leads(from, to)) continue;
        const unsigned capture = contains(light_squares, to) ? 1 : files;
        possible[to] |= aside == 0 ? possible[from] : possible[from] << capture;
      }
    }
  }
  return possible;
}

std::array<int, std::size_t{1} << files> cheapest(const Costs& costs) {
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
    best[taken] = never;  // not all destinies have a file yet
  }
  return best;
}

}  // namespace feerie::retro
