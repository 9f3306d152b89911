#include "search/prove/lean/moves.h"

#include <algorithm>

#include "game/castling.h"
#include "search/prove/lean/checks.h"

namespace feerie::lean {
namespace {

constexpr Bitboard last_rank(Side side) {
  return rank_set(side == Side::white ? 7 : 0);
}
constexpr Bitboard rank_behind_double_step(Side side) {
  return rank_set(side == Side::white ? 2 : 5);
}

void add_to(Square from, Kind kind, Bitboard targets, MoveList& out) {
  while (targets != 0) out.add({from, take_first(targets), kind, kind, MoveType::normal});
}

void list_pawn(const Board& board, const Customs& customs, const Ties& ties, Square from,
               Bitboard wanted, MoveList& out) {
  const Side us = board.turn();
  const PawnSteps steps(board, from);
  const Bitboard allowed = ties.allowed(from);
  Bitboard plain = (steps.captures | steps.single) & allowed;
  if ((plain & last_rank(us)) != 0) {
    while (plain != 0) {
      const Square to = take_first(plain);
      for (const Kind kind : customs.promotions[index(us)]) {
        out.add({from, to, pawn, kind, MoveType::normal});
      }
    }
    return;
  }
  add_to(from, pawn, plain & wanted, out);
  if ((steps.twice & allowed & wanted) != 0) {
    out.add({from, first_of(steps.twice), pawn, pawn, MoveType::double_step});
  }
  for (Bitboard passed = steps.en_passant; passed != 0;) {
    const Square to = take_first(passed);
    if (safe_en_passant(board, from, to)) {
      out.add({from, to, pawn, pawn, MoveType::en_passant});
    }
  }
}

/// Could a unit other than the king, which is not pinned, go to the empty square between the king
/// and a checker, or capture en passant in answer to the check?
bool can_interpose(const Board& board, Bitboard between, Bitboard free_units) {
  const Side us = board.turn();
  const Bitboard occupied = board.occupied();
  const Bitboard movers = free_units & board.pawns(us);
  const Bitboard single = ahead(movers, us) & ~occupied;
  const Bitboard twice = ahead(single & rank_behind_double_step(us), us) & ~occupied;
  if (((single | twice) & between) != 0) return true;
  const Bitboard officers = free_units & ~board.of(pawn);
  while (between != 0) {
    if ((board.attackers(take_first(between), us, occupied) & officers) != 0) return true;
  }
  return false;
}

bool can_capture_en_passant(const Board& board) {
  for (Bitboard passed = board.ep_squares() & ~board.occupied(); passed != 0;) {
    const Square to = take_first(passed);
    const Side us = board.turn();
    if (!contains(board.of(opposite(us)), board.ep_victim())) return false;
    Bitboard movers = rays::tables.pawn[index(opposite(us))][to] & board.pawns(us);
    while (movers != 0) {
      if (safe_en_passant(board, take_first(movers), to)) return true;
    }
  }
  return false;
}

}  // namespace

int count_pawn_moves(Bitboard pawns, Side side, Bitboard targets, Bitboard occupied,
                     Bitboard wanted) {
  const Bitboard before = ahead(pawns & ~last_rank(side), side);
  const Bitboard single = before & ~occupied;
  const Bitboard twice = ahead(single & rank_behind_double_step(side), side) & ~occupied;
  const Bitboard captures = targets & wanted;
  return count_of(single & wanted) + count_of(twice & wanted) +
         count_of(left_of(before) & captures) + count_of(right_of(before) & captures);
}

PawnSteps::PawnSteps(const Board& board, Square from) {
  const Side us = board.turn();
  const int rank = relative_rank(from, us);
  if (rank == 0 || rank == 7) return;
  const Bitboard occupied = board.occupied();
  const Bitboard attacked = rays::tables.pawn[index(us)][from];
  captures = attacked & board.of(opposite(us));
  single = ahead(bit(from), us) & ~occupied;
  if (rank == 1) twice = ahead(single, us) & ~occupied;
  if (board.ep_squares() != 0 && contains(board.of(opposite(us)), board.ep_victim())) {
    en_passant = attacked & board.ep_squares() & ~occupied;
  }
}

bool safe_en_passant(const Board& board, Square from, Square to) {
  const Side us = board.turn();
  const Square king_at = board.king_of(us);
  if (king_at == no_square) return true;
  const Bitboard victim = bit(board.ep_victim());
  const Bitboard after = (board.occupied() & ~(victim | bit(from))) | bit(to);
  return (board.attackers(king_at, opposite(us), after) & ~victim) == 0;
}

void add_castlings(const Board& board, MoveList& out) {
  const Side us = board.turn();
  const Bitboard own = board.fresh() & board.of(us);
  Bitboard kings = own & board.of(king);
  if (kings == 0) return;
  const Square from = first_of(kings);
  const Bitboard without_king = board.occupied() & ~bit(from);
  Bitboard partners = own & ~kings & rank_set(rank_of(from));
  while (partners != 0) {
    const Square partner = take_first(partners);
    if ((castling::path(from, partner) & board.occupied()) != 0) continue;
    const auto to = castling::destinations(from, partner);
    Bitboard passed = rays::between(from, to.king) | bit(from);
    bool safe = true;
    while (passed != 0 && safe) {
      safe = !board.attacked(take_first(passed), opposite(us), without_king);
    }
    if (!safe) continue;
    const Move move{from, partner, king, king, MoveType::castling};
    if (!board.glimpse(move).in_check(us)) out.add(move);
  }
}

void list_legal(const Board& board, const Customs& customs, MoveList& out, const Aims* aims) {
  const Side us = board.turn();
  const Ties ties(board);
  const Bitboard open = ~board.of(us) & ~board.holes();
  if (ties.king_at != no_square) {
    const Bitboard steps = aims == nullptr ? all_squares : aims->allow(ties.king_at, king);
    if ((rays::tables.king[ties.king_at] & steps) != 0) {
      add_to(ties.king_at, king, safe_steps(board, ties.king_at) & steps, out);
    }
  }
  if (ties.answers != 0) {
    const Bitboard occupied = board.occupied();
    for (const Kind kind : {queen, rook, bishop, knight}) {
      for (Bitboard units = board.of(us, kind); units != 0;) {
        const Square from = take_first(units);
        const Bitboard wanted = open & (aims == nullptr ? all_squares : aims->allow(from, kind));
        add_to(from, kind,
               rays::officer_attacks(kind, from, occupied) & wanted & ties.allowed(from), out);
      }
    }
    for (Bitboard units = board.pawns(us); units != 0;) {
      const Square from = take_first(units);
      const Bitboard wanted = aims == nullptr ? all_squares : aims->allow(from, pawn);
      list_pawn(board, customs, ties, from, wanted, out);
    }
  }
  if (customs.castling && (board.fresh() & board.of(us)) != 0 && ties.checkers == 0) {
    add_castlings(board, out);
  }
}

int count_legal(const Board& board) {
  const Side us = board.turn();
  const Ties ties(board);
  const Bitboard occupied = board.occupied();
  int moves = 0;
  if (ties.king_at != no_square) {
    moves += count_of(safe_steps(board, ties.king_at));
    if (ties.answers == 0) return moves;
  }
  const Bitboard open = ~board.of(us) & ~board.holes();
  for (const Kind kind : {queen, rook, bishop, knight}) {
    for (Bitboard units = board.of(us, kind); units != 0;) {
      const Square from = take_first(units);
      moves += count_of(rays::officer_attacks(kind, from, occupied) & open & ties.allowed(from));
    }
  }
  for (Bitboard tied = board.pawns(us) & ties.pinned; tied != 0;) {
    const Square from = take_first(tied);
    const PawnSteps steps(board, from);
    moves += count_of((steps.captures | steps.single | steps.twice) & ties.allowed(from));
  }
  moves += count_pawn_moves(board.pawns(us) & ~ties.pinned, us, board.of(opposite(us)), occupied,
                            ties.answers);
  if (board.ep_squares() != 0 && can_capture_en_passant(board)) ++moves;
  return moves;
}

bool any_legal(const Board& board) {
  const Side us = board.turn();
  const Ties ties(board);
  const Bitboard occupied = board.occupied();
  const Bitboard open = ~board.of(us) & ~board.holes();
  if (ties.answers != 0) {
    for (Bitboard units = board.pawns(us); units != 0;) {
      const Square from = take_first(units);
      const PawnSteps steps(board, from);
      if (((steps.captures | steps.single | steps.twice) & ties.allowed(from)) != 0) return true;
    }
    for (const Kind kind : {knight, queen, rook, bishop}) {
      for (Bitboard units = board.of(us, kind); units != 0;) {
        const Square from = take_first(units);
        if ((rays::officer_attacks(kind, from, occupied) & open & ties.allowed(from)) != 0)
          return true;
      }
    }
    if (board.ep_squares() != 0 && can_capture_en_passant(board)) return true;
  }
  return ties.king_at != no_square && any_safe_step(board, ties.king_at) != no_square;
}

bool can_parry(const Board& board, Bitboard checkers) {
  if (has_several(checkers)) return false;
  const Side us = board.turn();
  const Square king_at = board.king_of(us);
  const Side them = opposite(us);
  const Bitboard occupied = board.occupied();
  const Square checker = first_of(checkers);
  // A pinned unit does not answer the check of another one.
  Bitboard free_units = board.of(us) & ~bit(king_at);
  Bitboard riders = (rays::rook_lines(king_at) & board.straight(them)) |
                    (rays::bishop_lines(king_at) & board.diagonal(them));
  while (riders != 0) {
    const Bitboard between = rays::between(king_at, take_first(riders)) & occupied;
    if ((between & (between - 1)) == 0) free_units &= ~between;
  }
  if ((board.attackers(checker, us, occupied) & free_units) != 0) return true;
  const Bitboard between = rays::between(king_at, checker);
  if (between != 0 && can_interpose(board, between, free_units)) return true;
  return board.ep_squares() != 0 && can_capture_en_passant(board);
}

bool mated(const Board& board) {
  const Square king_at = board.king_of(board.turn());
  if (king_at == no_square) return false;
  const Bitboard checkers = board.attackers(king_at, opposite(board.turn()), board.occupied());
  return checkers != 0 && any_safe_step(board, king_at) == no_square && !can_parry(board, checkers);
}

bool could_play(const Board& board, const Customs& customs, const Move& move) {
  const Side us = board.turn();
  if (move.from == no_square || !contains(board.of(us, move.kind), move.from)) return false;
  if (contains(board.of(us) | board.holes(), move.to)) return false;
  if (move.type == MoveType::castling || move.type == MoveType::en_passant) return false;
  if (move.kind != pawn) {
    return contains(rays::officer_attacks(move.kind, move.from, board.occupied()), move.to);
  }
  const PawnSteps steps(board, move.from);
  if (move.type == MoveType::double_step) return contains(steps.twice, move.to);
  if (contains(last_rank(us), move.to)) {
    const auto& kinds = customs.promotions[index(us)];
    if (std::ranges::find(kinds, move.becomes) == kinds.end()) return false;
  }
  return contains(steps.captures | steps.single, move.to);
}

}  // namespace feerie::lean
