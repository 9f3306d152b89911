#include "search/mates/open_board.h"

#include <algorithm>

#include "core/rays.h"
#include "search/travel.h"

namespace feerie::mates {
namespace {

Square beyond(Square square, Side side) {
  return static_cast<Square>(side == Side::white ? square + 8 : square - 8);
}

}  // namespace

OpenBoard::OpenBoard(const CompiledRules& rules, Bitboard holes, const Extras& extras)
    : rules_(rules),
      holes_(holes),
      freedoms_(extras.freedoms),
      relocations_(extras.relocations),
      bars_(extras.bars),
      captured_(extras.captured),
      fairy_(rules, extras.fairies, holes),
      role_count_(first_fairy_role) {
  for (std::size_t kind = 0; kind < max_kinds; ++kind) {
    const bool moves = kind < first_fairy_kind || (extras.fairies >> kind & 1U) != 0;
    roles_[kind] = moves ? role_of(static_cast<Kind>(kind)) : motionless_role;
    if (moves) role_count_ = std::max(role_count_, roles_[kind] + 1);
  }
  add_officers();
  for (const Side side : {Side::white, Side::black}) {
    journeys_[index(side)].resize(static_cast<std::size_t>(role_count_));
    add_castling(side);
  }
}

/// The kinds into which such units promote. Those that do not move are one.
std::vector<Kind> OpenBoard::promoted(Side side, Kind promoting) const {
  std::vector<Kind> kinds;
  for (const Kind kind : rules_.promotion().kinds(side, promoting)) {
    if (kind < pawn || roles_[kind] >= first_fairy_role) kinds.push_back(kind);
  }
  const auto rests = [this](Kind kind) { return roles_[kind] == motionless_role; };
  if (std::ranges::any_of(rules_.promotion().kinds(side, promoting), rests)) {
    kinds.push_back(motionless);
  }
  return kinds;
}

/// Moves to each square of a unit that does not promote.
Distances OpenBoard::moves_of(Kind kind, Side side, Square from) const {
  const Role role = role_of(kind);
  return role < first_fairy_role ? officers_[role][from] : fairy_.moves(kind, side, from);
}

void OpenBoard::add_officers() {
  for (Square from = 0; from < square_count; ++from) {
    attacks_[king][from] = rays::tables.king[from] & ~holes_;
    attacks_[knight][from] = rays::tables.knight[from] & ~holes_;
    attacks_[rook][from] = rays::rook_attacks(from, holes_) & ~holes_;
    attacks_[bishop][from] = rays::bishop_attacks(from, holes_) & ~holes_;
    attacks_[queen][from] = attacks_[rook][from] | attacks_[bishop][from];
  }
  for (Kind kind = 0; kind < pawn; ++kind) {
    // The tables serve both sides, so that each square is taken to which one of them may go.
    const auto next = [&](Square at) {
      return attacks_[kind][at] & ~(barred(Side::white, at) & barred(Side::black, at));
    };
    for (Square from = 0; from < square_count; ++from) {
      officers_[kind][from] = shortest_ways(from, never, next);
    }
  }
  for (Square at = 0; at < square_count; ++at) {
    officers_[motionless_role][at].fill(never);
    officers_[motionless_role][at][at] = 0;
  }
}

void OpenBoard::add_castling(Side side) {
  const int rank = side == Side::white ? 0 : 7;
  const auto on = [rank](int file) { return make_square(file, rank); };
  for (std::size_t role = 0; role < 3; ++role) {
    Distances& distances = castling_kings_[index(side)][role];
    distances = officers_[king][on(4)];
    if (role != 1) take_shorter(distances, officers_[king][on(6)], 1);
    if (role != 0) take_shorter(distances, officers_[king][on(2)], 1);
  }
  for (std::size_t left = 0; left < 2; ++left) {
    Distances& distances = castling_rooks_[index(side)][left];
    distances = officers_[rook][on(left == 0 ? 7 : 0)];
    take_shorter(distances, officers_[rook][on(left == 0 ? 5 : 3)], 0);
  }
}

Distances OpenBoard::pawn_steps(Side side, int captures, Square from) const {
  Distances distances;
  distances.fill(never);
  distances[from] = 0;
  if (relative_rank(from, side) == 0) return distances;
  // All ways to a square differ only in the double step, which spares a move: each rank costs one.
  Bitboard reached = bit(from);
  for (std::uint8_t moves = 1; reached != 0; ++moves) {
    Bitboard next = 0;
    while (reached != 0) {
      const Square at = take_first(reached);
      if (relative_rank(at, side) == 7) continue;
      Bitboard ends = bit(beyond(at, side)) | rays::tables.pawn[index(side)][at];
      if (relative_rank(at, side) == 1) ends |= bit(beyond(beyond(at, side), side));
      next |= ends & ~barred(side, at);
    }
    reached = next & ~holes_;
    for (Bitboard rest = reached; rest != 0;) {
      const Square at = take_first(rest);
      const int sideways = std::abs(file_of(at) - file_of(from));
      const bool allowed = captures == most_captures || sideways <= captures;
      if (allowed) distances[at] = std::min(distances[at], moves);
    }
  }
  return distances;
}

Bitboard OpenBoard::next_of_pawns(Side side, const Unit& unit, Bitboard pawns,
                                  Bitboard closed) const {
  const int captures = unit.role - pawn_role;
  Bitboard next = 0;
  while (pawns != 0) {
    const Square at = take_first(pawns);
    const int rank = relative_rank(at, side);
    if (rank == 0 || rank == 7) continue;
    const Square front = beyond(at, side);
    next |= bit(front);
    if (rank == 1 && !contains(closed, front)) next |= bit(beyond(front, side));
    next |= rays::tables.pawn[index(side)][at];
  }
  next &= ~closed;
  if (captures == most_captures) return next;
  Bitboard files = 0;
  for (int file = 0; file < 8; ++file) {
    if (std::abs(file - file_of(unit.at)) <= captures) files |= file_set(file);
  }
  return next & files;
}

Bitboard OpenBoard::within(Kind officer, Square target, int moves) {
  const Role role = role_of(officer);
  auto& known = within_[role][target];
  if (!known) {
    known = std::make_unique<Surroundings>();
    for (Square from = 0; from < square_count; ++from) {
      const std::size_t needed = officers_[role][from][target];
      if (needed == never) continue;
      for (std::size_t n = std::min(needed, most_counted); n <= most_counted; ++n) {
        (*known)[n] |= bit(from);
      }
    }
  }
  return (*known)[std::min(static_cast<std::size_t>(moves), most_counted)];
}

Bitboard OpenBoard::attacks(Kind kind, Side side, Square from) const {
  if (kind == motionless) return 0;
  if (kind >= first_fairy_kind) return fairy_.attacks(kind, side, from);
  const Bitboard open = ~barred(side, from);
  if (kind != pawn) return attacks_[kind][from] & open;
  return relative_rank(from, side) == 0 ? 0 : rays::tables.pawn[index(side)][from] & open;
}

Bitboard OpenBoard::attackers(Kind kind, Side side, Square target) const {
  if (kind == motionless) return 0;
  if (kind >= first_fairy_kind) return fairy_.attackers(kind, side, target);
  if (kind != pawn) return attacks_[kind][target];
  const Bitboard base = rank_set(side == Side::white ? 0 : 7);
  return rays::tables.pawn[index(opposite(side))][target] & ~holes() & ~base;
}

}  // namespace feerie::mates
