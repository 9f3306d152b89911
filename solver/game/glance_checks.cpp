#include <algorithm>

#include "game/glance.h"

/// Which moves give check, seen at a glance.
namespace feerie {

Bitboard Glance::Aims::of(Kind kind) const {
  switch (kind) {
    case king:
      return 0;
    case knight:
      return knights;
    case rook:
      return straight;
    case bishop:
      return diagonal;
    case queen:
      return straight | diagonal;
    default:
      return pawns;
  }
}

Glance::Aims Glance::aims() const {
  return {rays::tables.knight[enemy_king_], rays::tables.pawn[index(opposite(side_))][enemy_king_],
          rays::rook_attacks(enemy_king_, occupied_), rays::bishop_attacks(enemy_king_, occupied_)};
}

/// Squares to which the unit gives check: directly, or as it opens a line by leaving it. A rider
/// that attacks the king from behind its own square has attacked it before, so the units may be
/// looked at as they stand; only a pawn turns into something else (see add_checking_pawn).
Bitboard Glance::checking_from(Square from, Kind kind, const Aims& aims) const {
  const Bitboard direct = aims.of(kind);
  return contains(masks_, from) ? direct | ~rays::through(enemy_king_, from) : direct;
}

void Glance::add_checking(Candidates& out, bool mating) const {
  if (enemy_king_ == no_square) return;
  const Aims aims = this->aims();
  const auto first = static_cast<std::ptrdiff_t>(out.size());
  Bitboard units = answers_ == 0 ? ours_.kings : own_;
  // A king gives check by leaving a line only.
  units &= ~ours_.kings | masks_;
  while (units != 0) {
    const Square from = take_first(units);
    const Kind kind = position_.at(from).kind;
    const Bitboard wanted = checking_from(from, kind, aims);
    if (kind == pawn) {
      add_checking_pawn(from, wanted, out);
    } else {
      const Targets found = targets(from, kind, wanted);
      if (found.any()) add(from, found, out);
    }
  }
  if (mating) {
    out.erase(std::remove_if(out.begin() + first, out.end(),
                             [this](const Candidate& move) { return leaves_flight(move); }),
              out.end());
  }
}

/// En passant changes three squares and a promotion the unit: such moves are left in.
void Glance::add_checking_pawn(Square from, Bitboard wanted, Candidates& out) const {
  Targets found = pawn_targets(from);
  if (!found.any()) return;
  if (relative_rank(from, side_) != 6) {
    found.captures &= wanted;
    found.quiet &= wanted;
    if (found.double_step != no_square && !contains(wanted, found.double_step)) {
      found.double_step = no_square;
    }
  }
  add(from, found, out);
}

/// Could the enemy king step away after the checking move? The mover is taken for as strong as it
/// could be, so a yes is certain.
bool Glance::leaves_flight(const Candidate& move) const {
  const Bitboard from = bit(move.from);
  const Bitboard to = bit(move.to);
  const Bitboard captured = move.captures() ? bit(move.capture) : 0;
  const Kind kind = position_.at(move.from).kind;
  Units units = ours_;
  if (kind == pawn) {
    units.pawns &= ~from;
    if (relative_rank(move.to, side_) == 7) {
      units.knights |= to;
      units.straight |= to;
      units.diagonal |= to;
    } else {
      units.pawns |= to;
    }
  } else {
    const auto moved = [from, to](Bitboard set) {
      return (set & from) != 0 ? set ^ from ^ to : set;
    };
    units = {moved(units.knights), moved(units.kings), units.pawns, moved(units.straight),
             moved(units.diagonal)};
  }
  const Bitboard occupied = (occupied_ & ~(from | captured | bit(enemy_king_))) | to;
  // Squares of its own units are closed to the king, and so are holes of the board.
  const Bitboard closed = (enemies_ & ~captured) | position_.holes();
  for (Bitboard zone = rays::tables.king[enemy_king_] & ~closed; zone != 0;) {
    if (!attacked(take_first(zone), units, side_, occupied)) return true;
  }
  return false;
}

int Glance::moves_avoiding_check(int enough) const {
  if (enemy_king_ == no_square) return any_legal() ? 1 : 0;
  if (enemy_in_check_) return 0;
  const Aims aims = this->aims();
  int count = 0;
  Bitboard units = answers_ == 0 ? ours_.kings : own_;
  while (units != 0 && count < enough) {
    const Square from = take_first(units);
    const Kind kind = position_.at(from).kind;
    const Bitboard avoiding = ~checking_from(from, kind, aims);
    if (kind != pawn) {
      const Targets found = targets(from, kind, avoiding);
      count += count_of(found.captures | found.quiet);
      continue;
    }
    // What a promotion does is not known yet.
    if (relative_rank(from, side_) == 6) continue;
    const Targets found = pawn_targets(from);
    count += count_of((found.captures | found.quiet) & avoiding);
    if (found.double_step != no_square && contains(avoiding, found.double_step)) ++count;
  }
  return std::min(count, enough);
}

}  // namespace feerie
