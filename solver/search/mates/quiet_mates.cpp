#include "search/mates/quiet_mates.h"

namespace feerie::mates {

QuietMates::QuietMates(const Position& position, const ArrivesAs& arrives_as)
    : board_(position),
      us_(board_.turn()),
      checks_(board_),
      king_at_(checks_.target()),
      occupied_(board_.occupied()),
      empty_(rays::tables.king[king_at_] & ~occupied_) {
  if (empty_ == 0) return;
  find_movers();
  if (contains(guards_.attacked(), king_at_)) return;
  for (const lean::Mover& mover : guards_) {
    if (may_mate(mover, arrives_as)) return;
  }
  none_ = true;
}

void QuietMates::find_movers() {
  for (const Kind kind : {king, queen, rook, bishop, knight}) {
    for (Bitboard units = board_.of(us_, kind); units != 0;) {
      const Square from = take_first(units);
      const Bitboard attacked = rays::officer_attacks(kind, from, occupied_);
      guards_.add(from, kind, attacked, attacked & ~occupied_);
    }
  }
  const Bitboard second = rank_set(us_ == Side::white ? 1 : 6);
  for (Bitboard units = board_.of(us_, pawn); units != 0;) {
    const Square from = take_first(units);
    const Bitboard single = lean::ahead(bit(from), us_) & ~occupied_;
    const Bitboard twice = contains(second, from) ? lean::ahead(single, us_) & ~occupied_ : 0;
    guards_.add(from, pawn, rays::tables.pawn[index(us_)][from], single | twice);
  }
}

void QuietMates::find_covers() {
  knows_covers_ = true;
  for (Bitboard flights = empty_ & ~guards_.attacked(); flights != 0;) {
    covers_.narrow(take_first(flights));
  }
}

Bitboard QuietMates::attacks(Side side, Kind kind, Square from) const {
  if (kind == pawn) return rays::tables.pawn[index(side)][from];
  return rays::officer_attacks(kind, from, board_.holes());
}

Bitboard QuietMates::checks_of(const lean::Mover& mover, Kind arriving) const {
  if (contains(checks_.masks(), mover.from)) return mover.moves;
  if (arriving == king) return 0;
  // Its start may be the only thing between the king and the square where it arrives.
  const bool sees = contains(checks_.direct(queen), mover.from);
  return mover.moves &
         (sees ? attacks(opposite(us_), arriving, king_at_) : checks_.direct(arriving));
}

/// Could the unit close all empty squares next to the king with a move that checks?
bool QuietMates::may_mate(const lean::Mover& mover, const ArrivesAs& arrives_as) {
  if (mover.moves == 0) return false;
  const KindSet kinds = arrives_as.kinds[mover.kind];
  // Who becomes a pawn may promote, too.
  const bool may_promote = (mover.kind == pawn || (kinds >> pawn & 1U) != 0) &&
                           (mover.moves & arrives_as.promotion_squares) != 0;
  const KindSet promoted = may_promote ? arrives_as.promoted & ~kinds : 0;
  for (KindSet rest = kinds | promoted; rest != 0;) {
    const auto arriving = static_cast<Kind>(take_first(rest));
    Bitboard checks = checks_of(mover, arriving);
    if ((promoted >> arriving & 1U) != 0) checks &= arrives_as.promotion_squares;
    if (checks != 0 && closes_all(mover, arriving, checks)) return true;
  }
  return false;
}

/// Could it do so by arriving on one of the squares?
bool QuietMates::closes_all(const lean::Mover& mover, Kind arriving, Bitboard squares) {
  if (!knows_covers_) find_covers();
  const Bitboard opened = guards_.opened_by(mover.from);
  if ((opened & empty_ & ~guards_.attacked()) == 0) squares &= covers_.from(arriving);
  if (squares == 0) return false;
  const Bitboard flights = empty_ & ~guards_.attacked_without(mover) & ~opened;
  while (squares != 0) {
    const Square at = take_first(squares);
    if ((flights & ~attacks(us_, arriving, at) & ~bit(at)) == 0) return true;
  }
  return false;
}

}  // namespace feerie::mates
