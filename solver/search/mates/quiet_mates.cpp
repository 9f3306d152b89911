#include "search/mates/quiet_mates.h"

#include "core/reach.h"
#include "search/prove/lean/board.h"

namespace feerie::mates {

QuietMates::QuietMates(const Position& position, const ArrivesAs& arrives_as)
    : position_(position),
      us_(position.turn()),
      king_at_(first_of(position.royals(opposite(us_)))),
      occupied_(position.occupied()),
      empty_(rays::tables.king[king_at_] & ~occupied_) {
  if (empty_ == 0) return;
  find_movers();
  if (contains(guarded_, king_at_)) return;
  find_checks();
  for (std::size_t i = 0; i < count_; ++i) {
    if (may_mate(movers_[i], arrives_as)) return;
  }
  none_ = true;
}

void QuietMates::find_movers() {
  // A king does not hide behind itself.
  const Bitboard occupied = occupied_ & ~bit(king_at_);
  for (const Kind kind : {king, queen, rook, bishop, knight}) {
    for (Bitboard units = position_.of(us_, kind); units != 0;) {
      const Square from = take_first(units);
      const Bitboard guards = rays::officer_attacks(kind, from, occupied);
      if (rays::rides(kind)) guarded_by_riders_ |= guards;
      add(from, kind, guards, guards);
    }
  }
  const Bitboard second = rank_set(us_ == Side::white ? 1 : 6);
  for (Bitboard units = position_.of(us_, pawn); units != 0;) {
    const Square from = take_first(units);
    const Bitboard single = lean::ahead(bit(from), us_) & ~occupied_;
    const Bitboard twice = contains(second, from) ? lean::ahead(single, us_) : 0;
    add(from, pawn, rays::tables.pawn[index(us_)][from], single | twice);
  }
}

void QuietMates::add(Square from, Kind kind, Bitboard guards, Bitboard steps) {
  guarded_twice_ |= guarded_ & guards;
  guarded_ |= guards;
  movers_[count_++] = {from, kind, guards, steps & ~occupied_};
}

void QuietMates::find_checks() {
  checking_[rook] = rays::rook_attacks(king_at_, occupied_);
  checking_[bishop] = rays::bishop_attacks(king_at_, occupied_);
  checking_past_units_[rook] = rays::rook_lines(king_at_);
  checking_past_units_[bishop] = rays::bishop_lines(king_at_);
  for (ByKind* checking : {&checking_, &checking_past_units_}) {
    (*checking)[queen] = (*checking)[rook] | (*checking)[bishop];
    (*checking)[knight] = rays::tables.knight[king_at_];
    (*checking)[pawn] = rays::tables.pawn[index(opposite(us_))][king_at_];
  }
  seeing_ = checking_[queen];
  const Bitboard queens = position_.of(us_, queen);
  Bitboard riders = (checking_past_units_[rook] & (queens | position_.of(us_, rook))) |
                    (checking_past_units_[bishop] & (queens | position_.of(us_, bishop)));
  while (riders != 0) {
    const Bitboard between = rays::between(king_at_, take_first(riders)) & occupied_;
    if (!has_several(between)) masks_ |= between & position_.of(us_);
  }
}

void QuietMates::find_covers() {
  const auto& t = rays::tables;
  knows_covers_ = true;
  covers_.fill(all_squares);
  for (Bitboard flights = empty_ & ~guarded_; flights != 0;) {
    const Square flight = take_first(flights);
    const Bitboard straight = rays::rook_lines(flight) | bit(flight);
    const Bitboard diagonal = rays::bishop_lines(flight) | bit(flight);
    covers_[king] &= t.king[flight];
    covers_[queen] &= straight | diagonal;
    covers_[rook] &= straight;
    covers_[bishop] &= diagonal;
    covers_[knight] &= t.knight[flight] | bit(flight);
    covers_[pawn] &= t.pawn[index(opposite(us_))][flight] | bit(flight);
  }
}

/// What riders could attack besides as soon as the unit has left its square.
Bitboard QuietMates::opened_by(Square from) const {
  if (!contains(guarded_by_riders_, from)) return 0;
  Bitboard opened = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    const Mover& rider = movers_[i];
    if (rays::rides(rider.kind) && contains(rider.guards, from)) {
      opened |= rays::through(rider.from, from);
    }
  }
  return opened;
}

Bitboard QuietMates::checks_of(const Mover& mover, Kind arriving) const {
  if (contains(masks_, mover.from)) return mover.steps;
  return mover.steps & (contains(seeing_, mover.from) ? checking_past_units_ : checking_)[arriving];
}

/// Could the unit close all empty squares next to the king with a move that checks?
bool QuietMates::may_mate(const Mover& mover, const ArrivesAs& arrives_as) {
  if (mover.steps == 0) return false;
  const KindSet kinds = arrives_as.kinds[mover.kind];
  // Who becomes a pawn may promote, too.
  const bool may_promote = (mover.kind == pawn || (kinds >> pawn & 1U) != 0) &&
                           (mover.steps & arrives_as.promotion_squares) != 0;
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
bool QuietMates::closes_all(const Mover& mover, Kind arriving, Bitboard squares) {
  if (!knows_covers_) find_covers();
  const Bitboard opened = opened_by(mover.from);
  if ((opened & empty_ & ~guarded_) == 0) squares &= covers_[arriving];
  if (squares == 0) return false;
  const Bitboard flights = empty_ & ~guarded_twice_ & ~(guarded_ & ~mover.guards) & ~opened;
  while (squares != 0) {
    const Square at = take_first(squares);
    const Bitboard attacked = arriving == pawn
                                  ? rays::tables.pawn[index(us_)][at]
                                  : rays::officer_attacks(arriving, at, position_.holes());
    if ((flights & ~attacked & ~bit(at)) == 0) return true;
  }
  return false;
}

}  // namespace feerie::mates
