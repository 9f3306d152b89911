#include "search/proof/stories/detours.h"

#include "search/proof/stories/pricing.h"

namespace feerie::stories {

Detours::Detours(const Journeys& journeys)
    : journeys_(journeys),
      from_(std::size_t{2} * first_fairy_kind * square_count),
      to_(from_.size()) {
  for (const Side side : {Side::white, Side::black}) {
    for (const Kind kind : {king, queen, rook, bishop, knight, pawn}) {
      for (int number = 0; number < square_count; ++number) {
        const auto from = static_cast<Square>(number);
        const Journeys::Row& row = kind == pawn ? journeys.pawn(side, Journeys::most_captures, from)
                                                : journeys.officer(side, kind, from);
        for (int other = 0; other < square_count; ++other) {
          const auto to = static_cast<Square>(other);
          if (row[to] >= Journeys::never) continue;
          const auto least = static_cast<std::size_t>(std::min<int>(row[to], longest));
          from_[place(side, kind, from)][least] |= bit(to);
          to_[place(side, kind, to)][least] |= bit(from);
        }
      }
    }
  }
  for (Map* map : {&from_, &to_}) {
    for (Levels& levels : *map) {
      for (std::size_t moves = 1; moves < levels.size(); ++moves)
        levels[moves] |= levels[moves - 1];
    }
  }
}

Bitboard Detours::near(Square at, int files) {
  Bitboard found = 0;
  for (int file = std::max(file_of(at) - files, 0); file <= std::min(file_of(at) + files, 7);
       ++file) {
    found |= file_set(file);
  }
  return found;
}

Bitboard Detours::within(Side side, Kind kind, Square from, int moves) const {
  return up_to(from_[place(side, kind, from)], moves);
}

Bitboard Detours::captures(Side side, Kind kind, Square from, const Stop* next, int moves) const {
  const Levels& first = from_[place(side, kind, from)];
  // Who captures where it stands, or twice on one square, has to leave and to come back.
  Bitboard peculiar = bit(from);
  Bitboard found = 0;
  if (next == nullptr) {
    found = up_to(first, moves);
  } else {
    if (next->victim >= 0) peculiar |= bit(next->square);
    const Levels& rest = to_[place(side, kind, next->square)];
    for (int made = 0; made <= std::min(moves, longest); ++made) {
      found |= up_to(first, made) & up_to(rest, moves - made);
    }
  }
  found &= ~peculiar;
  while (peculiar != 0) {
    const Square at = take_first(peculiar);
    if (is_on_the_way(at, side, kind, from, next, moves)) found |= bit(at);
  }
  return found;
}

Bitboard Detours::captures_of_pawn(Side side, Square from, const Stop* next, int moves,
                                   int captures) const {
  Bitboard found = within(side, pawn, from, moves) & near(from, captures + 1) & ~bit(from);
  if (next == nullptr) return found;
  const int onwards = next->victim >= 0 ? captures + 1 : captures;
  found &= up_to(to_[place(side, pawn, next->square)], moves) & near(next->square, onwards);
  return found;
}

bool Detours::is_on_the_way(Square at, Side side, Kind kind, Square from, const Stop* next,
                            int moves) const {
  const Pricing pricing(journeys_);
  int all = pricing.leg(side, kind, from, {at, kind, 0, false, false}).moves;
  if (next != nullptr) all += pricing.leg(side, kind, at, *next).moves;
  return all <= moves;
}

}  // namespace feerie::stories
