#include "search/mates/last_moves.h"

#include "core/reach.h"

namespace feerie::mates {
namespace {

Bitboard attacks_of(const Position& position, Square at, Kind kind, Side side) {
  if (kind == pawn) return rays::tables.pawn[index(side)][at];
  return kind < first_fairy_kind ? rays::officer_attacks(kind, at, position.occupied()) : 0;
}

Bitboard riders_towards(const Position& position, Side side, Square target) {
  const Bitboard queens = position.of(side, queen);
  return ((position.of(side, rook) | queens) & rays::rook_lines(target)) |
         ((position.of(side, bishop) | queens) & rays::bishop_lines(target));
}

/// Has the side units that act along lines, or will it have one after its next move?
bool has_riders(const Position& position, Side side) {
  const Bitboard riders =
      position.of(side, queen) | position.of(side, rook) | position.of(side, bishop);
  const Bitboard promoting = position.of(side, pawn) & rank_set(side == Side::white ? 6 : 1);
  return (riders | promoting) != 0;
}

}  // namespace

bool may_check(const Position& position, const Candidate& move, Square king_at) {
  const Side mover = position.turn();
  const Kind kind = position.at(move.from).kind;
  const Bitboard occupied = position.occupied() & ~bit(move.from);
  const auto clear = [&](Square from) { return (rays::between(from, king_at) & occupied) == 0; };
  const Bitboard lines = rays::rook_lines(king_at) | rays::bishop_lines(king_at);
  if (kind == knight || kind == pawn) {
    if (contains(attacks_of(position, move.to, kind, mover), king_at)) return true;
  } else if (kind != king && contains(lines, move.to) && clear(move.to)) {
    const bool straight = contains(rays::rook_lines(king_at), move.to);
    if (kind == queen || straight == (kind == rook)) return true;
  }
  if (!contains(lines, move.from)) return false;
  for (Bitboard rest = riders_towards(position, mover, king_at) & ~bit(move.from); rest != 0;) {
    const Square at = take_first(rest);
    if (contains(rays::between(at, king_at), move.from) && clear(at)) return true;
  }
  return false;
}

Bitboard LooseUnits::lines(Square king_at) const {
  return riders_ ? rays::rook_lines(king_at) | rays::bishop_lines(king_at) : 0;
}

void LooseUnits::add(const Position& position, Square at, Kind kind, Bitboard own) {
  Bitboard stops = bit(at);
  Bitboard free = 0;
  if (kind == pawn) {
    const int rank = relative_rank(at, loser_);
    if (rank == 0 || rank == 7) return;
    const Bitboard front = loser_ == Side::white ? bit(at) << 8U : bit(at) >> 8U;
    free = front & ~own & ~position.of(opposite(loser_));
    stops |= front;
  } else {
    free = attacks_of(position, at, kind, loser_) & ~own;
    if (kind != knight) free &= rays::tables.king[at];
  }
  free &= ~position.holes();
  if (free == 0) return;
  units_[count_++] = {at, stops, count_of(free) == 1 ? first_of(free) : no_square};
}

void LooseUnits::find(const Position& position, Side loser) {
  loser_ = loser;
  riders_ = has_riders(position, opposite(loser));
  castles_ = (position.state().fresh & position.of(opposite(loser), king)) != 0;
  count_ = 0;
  const Bitboard royals = position.royals(loser);
  const Bitboard own = position.of(loser);
  const Bitboard pinnable = royals == 0 ? all_squares : lines(first_of(royals));
  arrivals_ = all_squares;
  for (Bitboard rest = own & ~royals; rest != 0;) {
    const Square at = take_first(rest);
    if (contains(pinnable, at)) {
      // Nobody is pinned behind another unit of its own, unless that one moves away first.
      const bool shielded = position.turn() != loser && royals != 0 &&
                            (rays::between(at, first_of(royals)) & own) != 0;
      if (!shielded) continue;
    }
    add(position, at, position.at(at).kind, own);
  }
  for (std::size_t i = 0; i < count_; ++i) arrivals_ &= units_[i].stops;
}

Bitboard LooseUnits::arrivals_after(const Position& position, const Candidate& move) const {
  // The answer may be a castling or a capture en passant.
  if (castles_ || move.type == MoveType::double_step) return all_squares;
  const Kind kind = position.at(move.from).kind;
  // Where the king goes other units may be pinned.
  if (kind == king && riders_) return all_squares;
  Bitboard arrivals = all_squares;
  for (std::size_t i = 0; i < count_; ++i) {
    const Loose& unit = units_[i];
    if (unit.at != move.from && unit.filled != move.to) arrivals &= unit.stops;
  }
  const Bitboard royals = position.royals(loser_);
  if (kind == king || royals == 0 || contains(lines(first_of(royals)), move.to)) return arrivals;
  LooseUnits mover;
  mover.loser_ = loser_;
  mover.add(position, move.to, kind, position.of(loser_) ^ bit(move.from));
  if (mover.count_ > 0) arrivals &= mover.units_[0].stops;
  return arrivals;
}

}  // namespace feerie::mates
