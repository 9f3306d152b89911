#include "search/proof/journeys.h"

#include <algorithm>
#include <utility>

#include "core/rays.h"
#include "search/travel.h"

namespace feerie {
namespace {

/// One rank on for a pawn of the side; `no_square` beyond the board.
Square ahead(Square from, Side side) {
  const int rank = rank_of(from) + (side == Side::white ? 1 : -1);
  return on_board(file_of(from), rank) ? make_square(file_of(from), rank) : no_square;
}

/// Where kings go if they castle anywhere: two squares along a rank or file.
Bitboard castled_to(Square from, Bitboard obstacles) {
  Bitboard next = 0;
  for (Bitboard line = rays::rook_attacks(from, obstacles); line != 0;) {
    const Square to = take_first(line);
    if (count_of(rays::between(from, to)) == 1) next |= bit(to);
  }
  return next;
}

}  // namespace

Journeys::Journeys(const CompiledRules& rules, const Ground& ground)
    : carrying_captures_(ground.carrying_captures),
      returning_(ground.returning),
      carried_(ground.castling_anywhere) {
  nowhere_.fill(never);
  for (const Side side : {Side::white, Side::black}) {
    captures_[index(side)] = std::clamp(ground.captures[index(side)], 0, most_captures);
    slots_[index(side)].fill(no_slot);
    if (ground.loose) {
      measure_loosely(rules, side);
    } else {
      measure_officers(rules, side, ground);
      measure_pawns(rules, side, ground);
      measure_promoted(rules, side);
      measure_captured(rules, side);
    }
    if (!ground.carried_kings) continue;
    for (Row& row : officers_[index(side)][king]) row.fill(0);
  }
}

void Journeys::measure_loosely(const CompiledRules& rules, Side side) {
  Moves one_move;
  for (Row& row : one_move) row.fill(1);
  Moves anywhere = one_move;
  for (std::size_t from = 0; from < square_count; ++from) anywhere[from][from] = 0;
  officers_[index(side)].fill(anywhere);
  if (carried_) {
    for (Row& row : officers_[index(side)][rook]) row.fill(0);
  }
  captures_[index(side)] = 0;
  pawns_[index(side)].assign(1, anywhere);
  captured_[index(side)].assign(1, anywhere);
  for (const Kind kind : rules.promotion().kinds(side)) slots_[index(side)][kind] = 0;
  promoted_[index(side)].assign(1, {one_move});
}

void Journeys::measure_officers(const CompiledRules& rules, Side side, const Ground& ground) {
  measure_kings(rules, side, ground);
  for (Kind kind = king + 1; kind <= knight; ++kind) {
    for (int from = 0; from < square_count; ++from) {
      const auto square = static_cast<Square>(from);
      Row& row = officers_[index(side)][kind][square];
      if (carried(kind)) {
        row.fill(0);
      } else {
        row = shortest_ways(kind, square, ground.obstacles, never);
      }
    }
  }
  auto& fairy = officers_[index(side)][first_fairy_kind];
  for (std::size_t from = 0; from < square_count; ++from) {
    fairy[from].fill(1);
    fairy[from][from] = 0;
  }
}

void Journeys::measure_kings(const CompiledRules& rules, Side side, const Ground& ground) {
  Moves& ways = officers_[index(side)][king];
  for (int number = 0; number < square_count; ++number) {
    const auto from = static_cast<Square>(number);
    if (ground.borrowing_kings && rules.kinds().count() > first_fairy_kind) {
      ways[from].fill(1);
      ways[from][from] = 0;
      continue;
    }
    ways[from] = shortest_ways(from, never, [&](Square at) {
      Bitboard next = rays::tables.king[at];
      if (ground.castling_anywhere) next |= castled_to(at, ground.obstacles);
      if (ground.borrowing_kings) {
        next |= rays::queen_attacks(at, ground.obstacles) | rays::tables.knight[at];
      }
      return next & ~ground.obstacles & ~ground.guarded[index(side)];
    });
  }
}

void Journeys::measure_captured(const CompiledRules& rules, Side side) {
  auto& tables = captured_[index(side)];
  tables = pawns_[index(side)];
  for (int captures = 0; captures <= captures_[index(side)]; ++captures) {
    for (int number = 0; number < square_count; ++number) {
      const auto from = static_cast<Square>(number);
      Row& row = tables[static_cast<std::size_t>(captures)][from];
      const Row& moves = pawn(side, captures, from);
      for (int at = 0; at < square_count; ++at) {
        const Square next = ahead(static_cast<Square>(at), side);
        if (next != no_square)
          row[static_cast<Square>(at)] = std::min(row[static_cast<Square>(at)], moves[next]);
      }
      for (const Kind kind : rules.promotion().kinds(side)) {
        const Row& more = promoted(side, captures, from, kind);
        for (std::size_t at = 0; at < square_count; ++at) row[at] = std::min(row[at], more[at]);
      }
    }
  }
}

void Journeys::measure_pawns(const CompiledRules& rules, Side side, const Ground& ground) {
  auto& tables = pawns_[index(side)];
  tables.resize(static_cast<std::size_t>(captures_[index(side)]) + 1);
  for (Moves& moves : tables) {
    for (auto& row : moves) row.fill(never);
  }
  for (int from = 0; from < square_count; ++from) {
    measure_pawn(rules, side, ground, static_cast<Square>(from));
  }
  for (std::size_t captures = 1; captures < tables.size(); ++captures) {
    for (std::size_t from = 0; from < square_count; ++from) {
      for (std::size_t to = 0; to < square_count; ++to) {
        auto& moves = tables[captures][from][to];
        moves = std::min(moves, tables[captures - 1][from][to]);
      }
    }
  }
}

/// Step by step, keeping apart ways with different numbers of captures.
void Journeys::measure_pawn(const CompiledRules& rules, Side side, const Ground& ground,
                            Square from) {
  auto& tables = pawns_[index(side)];
  const Bitboard ends = rules.promotion().squares(side);
  std::vector<Bitboard> edge(tables.size(), 0);
  edge[0] = bit(from);
  for (std::uint8_t count = 0; std::ranges::any_of(edge, [](Bitboard set) { return set != 0; });
       ++count) {
    std::vector<Bitboard> next(tables.size(), 0);
    for (std::size_t captures = 0; captures < tables.size(); ++captures) {
      while (edge[captures] != 0) {
        const Square at = take_first(edge[captures]);
        auto& moves = tables[captures][from][at];
        if (moves <= count) continue;
        moves = count;
        if (count > 0 && contains(ends, at)) continue;
        const Square one = ahead(at, side);
        if (one == no_square) continue;
        const bool open = !contains(ground.obstacles, one);
        if (open) next[captures] |= bit(one);
        if (open && relative_rank(at, side) <= 1) {
          const Square two = ahead(one, side);
          if (!contains(ground.obstacles, two)) next[captures] |= bit(two);
        }
        if (captures + 1 < tables.size()) {
          next[captures + 1] |= rays::tables.pawn[index(side)][at] & ~ground.obstacles;
        }
      }
    }
    edge = std::move(next);
  }
}

void Journeys::measure_promoted(const CompiledRules& rules, Side side) {
  const auto& kinds = rules.promotion().kinds(side);
  std::uint8_t slot = 0;
  for (const Kind kind : kinds) {
    if (slots_[index(side)][kind] == no_slot) slots_[index(side)][kind] = slot++;
  }
  const auto& tables = pawns_[index(side)];
  promoted_[index(side)].assign(tables.size(), std::vector<Moves>(slot));
  for (std::size_t captures = 0; captures < tables.size(); ++captures) {
    for (const Kind kind : kinds) {
      Moves& result = promoted_[index(side)][captures][slots_[index(side)][kind]];
      for (std::size_t from = 0; from < square_count; ++from) {
        result[from].fill(never);
        for (Bitboard ends = rules.promotion().squares(side); ends != 0;) {
          const Square end = take_first(ends);
          const int first = tables[captures][from][end];
          if (first == never) continue;
          for (int to = 0; to < square_count; ++to) {
            const int all = first + officer(side, kind, end)[static_cast<std::size_t>(to)];
            auto& moves = result[from][static_cast<std::size_t>(to)];
            if (all < moves) moves = static_cast<std::uint8_t>(all);
          }
        }
      }
    }
  }
}

}  // namespace feerie
