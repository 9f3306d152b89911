#include "search/mates/open_board.h"

#include <algorithm>

#include "core/rays.h"
#include "search/travel.h"

namespace feerie::mates {
namespace {

void take_shorter(Distances& distances, const Distances& others, int more) {
  for (std::size_t i = 0; i < distances.size(); ++i) {
    distances[i] = static_cast<std::uint8_t>(std::min<int>(distances[i], others[i] + more));
  }
}

Square beyond(Square square, Side side) {
  return static_cast<Square>(side == Side::white ? square + 8 : square - 8);
}

}  // namespace

OpenBoard::OpenBoard(const CompiledRules& rules, Bitboard holes, const Extras& extras)
    : rules_(rules),
      holes_(holes),
      freedoms_(extras.freedoms),
      relocations_(extras.relocations),
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
    for (Square from = 0; from < square_count; ++from) {
      officers_[kind][from] = shortest_ways(kind, from, holes_, never);
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
      next |= bit(beyond(at, side));
      if (relative_rank(at, side) == 1) next |= bit(beyond(beyond(at, side), side));
      next |= rays::tables.pawn[index(side)][at];
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

/// Moves to each square as what the unit is now, if it is captured nowhere and captures like
/// others.
Distances OpenBoard::steps_of(Side side, const Unit& unit) const {
  if (unit.role < castling_rook) return officers_[unit.role][unit.at];
  if (unit.role == castling_rook) {
    return castling_rooks_[index(side)][file_of(unit.at) == 7 ? 0 : 1];
  }
  if (unit.role < pawn_role) {
    return castling_kings_[index(side)][static_cast<std::size_t>(unit.role - castling_king)];
  }
  if (kind_of(unit.role) == pawn) return pawn_steps(side, unit.role - pawn_role, unit.at);
  return fairy_.moves(kind_of(unit.role), side, unit.at);
}

/// Moves to each square from where a capture has taken a unit. There kings and rooks may castle.
Distances OpenBoard::steps_after_capture(Kind kind, Side side, int captures, Square from) const {
  if (kind == pawn) return pawn_steps(side, captures, from);
  if (relative_rank(from, side) == 0) {
    const int file = file_of(from);
    if (kind == king && file == 4) return castling_kings_[index(side)][2];
    if (kind == rook && (file == 0 || file == 7)) {
      return castling_rooks_[index(side)][file == 7 ? 0 : 1];
    }
  }
  return moves_of(kind, side, from);
}

/// Squares on which a unit may capture that can arrive on these. Fairy units may do so far from
/// where they arrive, and pawns en passant.
Bitboard OpenBoard::captures_of(Kind kind, Side side, Bitboard arrivals) const {
  if (kind >= first_fairy_kind) return all_squares;
  if (kind != pawn) return arrivals;
  return arrivals | (side == Side::white ? arrivals >> 8U : arrivals << 8U);
}

/// Shortens ways that lead over captures: wherever the unit may be, one may take it to a square
/// that rules tell, from where it goes on, and so on. What leads to a square of capture is not
/// counted, so that no way is too long.
void OpenBoard::relocate(Distances& distances, Kind kind, Side side, int captures,
                         const Toll& toll) const {
  if (!relocates()) return;
  std::array<Bitboard, 2> done{};
  for (Bitboard before = 0;;) {
    Bitboard reached = 0;
    for (Square at = 0; at < square_count; ++at) {
      if (distances[at] != never) reached |= bit(at);
    }
    if (reached == before) return;
    before = reached;
    const auto go_on = [&](Bitboard from, Bitboard& known, int moves) {
      for (Bitboard rest = from & ~known & ~holes_; rest != 0;) {
        const Square at = take_first(rest);
        take_shorter(distances, steps_after_capture(kind, side, captures, at), moves);
      }
      known |= from;
    };
    if (captured_ && kind != king) {
      go_on(relocations_->captured(side, kind, reached), done[0], toll.captured);
    }
    go_on(relocations_->capturing(side, kind, captures_of(kind, side, reached)), done[1],
          toll.capturing);
  }
}

auto OpenBoard::found_journeys(Side side, const Unit& unit) const -> std::unique_ptr<Journeys> {
  auto journeys = std::make_unique<Journeys>();
  const Kind kind = kind_of(unit.role);
  const bool is_pawn = kind == pawn;
  Distances steps = steps_of(side, unit);
  relocate(steps, kind, side, is_pawn ? unit.role - pawn_role : 0, {0, 1});
  journeys->parts.push_back({kind, steps});
  add_promotions(*journeys, side, kind, unit.at);
  Distances& as_pawn = journeys->parts.front().moves;
  const Bitboard last = is_pawn ? rank_set(side == Side::white ? 7 : 0) & ~bit(unit.at) : 0;
  for (Bitboard rest = last; rest != 0;) as_pawn[take_first(rest)] = never;
  journeys->any = as_pawn;
  for (const Journeys::Part& part : journeys->parts) take_shorter(journeys->any, part.moves, 0);
  return journeys;
}

/// Adds what the unit may be when it has arrived where it promotes.
void OpenBoard::add_promotions(Journeys& journeys, Side side, Kind promoting, Square from) const {
  Bitboard squares = 0;
  for (Square at = 0; at < square_count; ++at) {
    if (may_promote(promoting, at, side)) squares |= bit(at);
  }
  // A pawn that stands there already stays what it is, unless it is captured and comes back.
  if (promoting == pawn && !relocates()) squares &= ~bit(from);
  if (squares == 0) return;
  const Distances steps = journeys.parts.front().moves;
  for (const Kind kind : promoted(side, promoting)) {
    Distances moves;
    moves.fill(never);
    for (Bitboard rest = squares; rest != 0;) {
      const Square at = take_first(rest);
      if (steps[at] != never) take_shorter(moves, moves_of(kind, side, at), steps[at]);
    }
    // The move that promotes may be a capture.
    const int least = *std::ranges::min_element(moves);
    relocate(moves, kind, side, 0, {least, least});
    journeys.parts.push_back({kind, moves});
  }
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
  if (kind != pawn) return attacks_[kind][from];
  return relative_rank(from, side) == 0 ? 0 : rays::tables.pawn[index(side)][from] & ~holes_;
}

Bitboard OpenBoard::attackers(Kind kind, Side side, Square target) const {
  if (kind != motionless && kind >= first_fairy_kind) return fairy_.attackers(kind, side, target);
  if (kind != pawn) return attacks(kind, side, target);
  const Bitboard base = rank_set(side == Side::white ? 0 : 7);
  return rays::tables.pawn[index(opposite(side))][target] & ~holes() & ~base;
}

}  // namespace feerie::mates
