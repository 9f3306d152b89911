#include "search/prove/lean/hope.h"

#include "game/castling.h"

namespace feerie::lean {
Hope::Hope(const Board& board, const Customs& customs)
    : board_(board),
      us_(board.turn()),
      them_(opposite(us_)),
      occupied_(board.occupied()),
      king_at_(board.king_of(us_)),
      rebirths_(customs.rebirths),
      filled_(rebirths_ ? board.units() : board.of(us_)),
      ring_(rays::tables.king[king_at_] & ~board.holes()) {
  look_around();
  list_movers(customs);
  always_ = customs.castling && may_castle_with_check();
  if (!always_) hopeful_ = squares_behind(0);
}

Bitboard Hope::squares(Square from) {
  if (always_) return all_squares;
  const Bitboard left = bit(from);
  if ((left & openers_) != 0 || ((left & ring_) != 0 && hopeful_ != 0)) return squares_behind(left);
  return (left & ring_) != 0 ? 0 : hopeful_;
}

void Hope::look_around() {
  std::size_t n = 0;
  for (Bitboard rest = ring_; rest != 0; ++n) {
    const Guards& guards = guards_[n] = guards_of(take_first(rest));
    openers_ |= guards.helpers_of_two;
  }
  checks_ = guards_of(king_at_);
  openers_ |= checks_.helpers_of_two;
  checking_[king] = 0;
  checking_[rook] = rays::rook_attacks(king_at_, board_.holes());
  checking_[bishop] = rays::bishop_attacks(king_at_, board_.holes());
  checking_[queen] = checking_[rook] | checking_[bishop];
  checking_[knight] = rays::tables.knight[king_at_];
  checking_[pawn] = rays::tables.pawn[index(us_)][king_at_];
}

auto Hope::guards_of(Square target) const -> Guards {
  const auto& t = rays::tables;
  Guards guards;
  guards.by = (t.knight[target] & board_.of(them_, knight)) |
              (t.king[target] & board_.of(them_, king)) |
              (t.pawn[index(us_)][target] & board_.pawns(them_));
  const Bitboard occupied = occupied_ & ~bit(king_at_);
  Bitboard riders = (rays::rook_lines(target) & board_.straight(them_)) |
                    (rays::bishop_lines(target) & board_.diagonal(them_));
  while (riders != 0) {
    const Square rider = take_first(riders);
    const Bitboard between = rays::between(target, rider) & occupied;
    if (between == 0) {
      guards.by |= bit(rider);
      continue;
    }
    const Bitboard ours = between & board_.of(us_);
    const Bitboard theirs = between & board_.of(them_);
    if (between != (ours | theirs) || has_several(ours) || has_several(theirs)) continue;
    if (theirs == 0) {
      guards.helpers |= ours;
    } else if (ours == 0) {
      guards.openers |= theirs;
    } else {
      guards.helpers_of_two |= ours;
      guards.openers_of_two |= theirs;
    }
  }
  return guards;
}

void Hope::list_movers(const Customs& customs) {
  const Bitboard ours = board_.of(us_);
  for (const Kind kind : {king, queen, rook, bishop, knight}) {
    for (Bitboard units = board_.of(them_, kind); units != 0;) {
      const Square from = take_first(units);
      const Bitboard squares = rays::officer_attacks(kind, from, occupied_) & ~board_.holes();
      // Whoever alone stands in the way of a rider is attacked by it.
      if (rays::rides(kind)) openers_ |= squares & ours;
      add_mover({from, kind, false, squares});
    }
  }
  for (Bitboard units = board_.pawns(them_); units != 0;) {
    const Square from = take_first(units);
    const int rank = relative_rank(from, them_);
    if (rank == 7) continue;
    const Bitboard step = ahead(bit(from), them_);
    openers_ |= (rank == 1 ? step | ahead(step, them_) : step) & ours;
    const Bitboard squares = pawn_squares(from, 0);
    if (rank < 6) {
      add_mover({from, pawn, true, squares});
    } else {
      for (const Kind kind : customs.promotions[index(them_)]) {
        add_mover({from, kind, true, squares});
      }
    }
  }
}

Bitboard Hope::pawn_squares(Square from, Bitboard left) const {
  const Bitboard free = ~(occupied_ & ~left);
  const Bitboard single = ahead(bit(from), them_) & free;
  const Bitboard twice = relative_rank(from, them_) == 1 ? ahead(single, them_) & free : 0;
  return single | twice | (rays::tables.pawn[index(them_)][from] & board_.of(us_));
}

/// Where the unit can go when the helper has left a square.
Bitboard Hope::squares_of(const Mover& mover, Bitboard left) const {
  if (mover.is_pawn) return left == 0 ? mover.squares : pawn_squares(mover.from, left);
  return reach_of(mover, left) & ~board_.of(them_);
}

/// Where the unit can capture only if the helper goes there.
Bitboard Hope::prey_of(const Mover& mover, Bitboard left) const {
  if (mover.is_pawn) return rays::tables.pawn[index(them_)][mover.from] & ~board_.of(us_);
  return reach_of(mover, left) & board_.of(them_);
}

/// Squares of an officer, those of its own side among them.
Bitboard Hope::reach_of(const Mover& mover, Bitboard left) const {
  if ((mover.squares & left) == 0) return mover.squares;
  return rays::officer_attacks(mover.kind, mover.from, occupied_ & ~left) & ~board_.holes();
}

/// Neighbours of the king that are neither filled nor attacked when the unit has moved.
Bitboard Hope::flights_behind(Bitboard left, Bitboard unit) const {
  const Bitboard filled = filled_ & ~left & ~unit;
  Bitboard flights = 0;
  std::size_t n = 0;
  for (Bitboard rest = ring_; rest != 0; ++n) {
    const Bitboard square = rest & (0 - rest);
    rest ^= square;
    if ((square & filled) == 0 && !guards_[n].hold(left, unit)) flights |= square;
  }
  return flights;
}

/// Units of the helper other than its king that can capture whoever checks from there, wherever
/// others go.
Bitboard Hope::sure_captors(Square checker) const {
  const auto& t = rays::tables;
  const Bitboard near = t.king[checker];
  const Bitboard captors = (t.knight[checker] & board_.of(us_, knight)) |
                           (t.pawn[index(them_)][checker] & board_.pawns(us_)) |
                           (near & rays::rook_lines(checker) & board_.straight(us_)) |
                           (near & rays::bishop_lines(checker) & board_.diagonal(us_));
  return captors & ~rays::rook_lines(king_at_) & ~rays::bishop_lines(king_at_);
}

/// Where a unit must go that leaves the square, or any unit that makes nothing possible by leaving.
Bitboard Hope::squares_behind(Bitboard left) {
  Bitboard hopeful = 0;
  for (std::size_t n = 0; n < count_ && hopeful != all_squares; ++n) {
    hopeful |= hopeful_arrivals(movers_[n], left);
  }
  return hopeful;
}

/// Where a unit must go so that the mover can mate.
Bitboard Hope::hopeful_arrivals(const Mover& mover, Bitboard left) {
  const Bitboard unit = bit(mover.from);
  const bool uncovers = checks_.opened(left, unit);
  const Bitboard checking = uncovers ? all_squares : checking_[mover.kind];
  const Bitboard plain = squares_of(mover, left) & checking;
  const Bitboard prey = prey_of(mover, left) & checking;
  if ((plain | prey) == 0) return 0;
  const Bitboard flights = flights_behind(left, unit);
  Bitboard hopeful = 0;
  for (Bitboard rest = plain | prey; rest != 0 && hopeful != all_squares;) {
    const Square at = take_first(rest);
    const Bitboard open = flights & ~attacks(mover.kind, at);
    if (rebirths_) {
      hopeful |= refilling_arrivals(mover, at, left, open & ~bit(at));
      continue;
    }
    if (contains(ring_, at) && !guards_at(at).hold(left, unit)) continue;
    const bool wanted_there = contains(prey, at);
    if (has_several(open) || (wanted_there && open != 0)) continue;
    if (!uncovers && can_capture(at, left)) continue;
    hopeful |= wanted_there ? bit(at) : open == 0 ? all_squares : open;
  }
  return hopeful;
}

/// Where a unit must go so that the mover mates on a square, if a unit captured there fills one of
/// those that are open to the king.
Bitboard Hope::refilling_arrivals(const Mover& mover, Square at, Bitboard left,
                                  Bitboard open) const {
  const Bitboard all_but_first = open & (open - 1);
  if (contains(board_.of(us_) & ~left, at)) {
    if (all_but_first == 0) return all_squares;
    return has_several(all_but_first) ? 0 : open;
  }
  if (all_but_first != 0) return 0;
  const bool can_go_there = contains(squares_of(mover, left), at);
  if (can_go_there && open == 0) return all_squares;
  // Whoever goes there may be captured, but for pawns that go straight on.
  const Bitboard captured_there = mover.is_pawn && can_go_there ? 0 : bit(at);
  return (can_go_there ? open : 0) | captured_there;
}

/// Can the helper certainly capture whoever checks from there, when a unit has left the square, or
/// any that makes nothing possible by leaving? Its king is not asked.
bool Hope::can_capture(Square checker, Bitboard left) {
  const Bitboard captors = sure_captors(checker) & ~left;
  // The only one that can must move.
  if (left == 0 && !has_several(captors)) openers_ |= captors;
  return captors != 0;
}

bool Hope::may_castle_with_check() const {
  const Bitboard fresh = board_.fresh() & board_.of(them_);
  const Bitboard kings = fresh & board_.of(king);
  if (kings == 0) return false;
  const Square from = first_of(kings);
  for (Bitboard partners = fresh & ~kings & rank_set(rank_of(from)); partners != 0;) {
    const auto to = castling::destinations(from, take_first(partners));
    if (contains(rays::rook_lines(king_at_), to.partner)) return true;
  }
  // The king opens no line: behind it is the edge, and beside it nobody stands up to the rook.
  return false;
}

}  // namespace feerie::lean
