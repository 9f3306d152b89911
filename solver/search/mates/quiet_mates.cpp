#include "search/mates/quiet_mates.h"

#include "core/reach.h"
#include "search/prove/lean/board.h"

namespace feerie::mates {

QuietMates::QuietMates(const Position& position, const ArrivesAs& arrives_as)
    : position_(position),
      us_(position.turn()),
      king_at_(first_of(position.royals(opposite(us_)))),
      occupied_(position.occupied()),
      checks_(guards_of(king_at_)),
      empty_(rays::tables.king[king_at_] & ~occupied_) {
  if (checks_.by != 0 || empty_ == 0) return;
  const Bitboard holes = position.holes();
  checking_[rook] = rays::rook_attacks(king_at_, holes);
  checking_[bishop] = rays::bishop_attacks(king_at_, holes);
  checking_[queen] = checking_[rook] | checking_[bishop];
  checking_[knight] = rays::tables.knight[king_at_];
  checking_[pawn] = rays::tables.pawn[index(opposite(us_))][king_at_];
  find_checks(arrives_as);
  if (count_ != 0) {
    std::size_t n = 0;
    for (Bitboard rest = empty_; rest != 0; ++n) guards_[n] = guards_of(take_first(rest));
  }
  for (std::size_t i = 0; i < count_; ++i) {
    if (closes_all(movers_[i])) return;
  }
  none_ = true;
}

auto QuietMates::guards_of(Square target) const -> Guards {
  const auto& t = rays::tables;
  const Position& p = position_;
  Guards guards;
  guards.by = (t.knight[target] & p.of(us_, knight)) | (t.king[target] & p.of(us_, king)) |
              (t.pawn[index(opposite(us_))][target] & p.of(us_, pawn));
  const Bitboard occupied = occupied_ & ~bit(king_at_);
  const Bitboard queens = p.of(us_, queen);
  Bitboard riders = (rays::rook_lines(target) & (queens | p.of(us_, rook))) |
                    (rays::bishop_lines(target) & (queens | p.of(us_, bishop)));
  while (riders != 0) {
    const Square rider = take_first(riders);
    const Bitboard between = rays::between(target, rider) & occupied;
    if (between == 0) {
      guards.by |= bit(rider);
    } else if (!has_several(between)) {
      guards.openers |= between & p.of(us_);
    }
  }
  return guards;
}

void QuietMates::find_checks(const ArrivesAs& arrives_as) {
  const Bitboard free = ~occupied_;
  for (const Kind kind : {king, queen, rook, bishop, knight}) {
    for (Bitboard units = position_.of(us_, kind); units != 0;) {
      const Square from = take_first(units);
      add(from, kind, rays::officer_attacks(kind, from, occupied_) & free, arrives_as);
    }
  }
  const Bitboard second = rank_set(us_ == Side::white ? 1 : 6);
  for (Bitboard units = position_.of(us_, pawn); units != 0;) {
    const Square from = take_first(units);
    const Bitboard single = lean::ahead(bit(from), us_) & free;
    const Bitboard twice = contains(second, from) ? lean::ahead(single, us_) & free : 0;
    add(from, pawn, single | twice, arrives_as);
  }
}

/// Adds the checks of a unit of the kind that goes to one of the squares.
void QuietMates::add(Square from, Kind kind, Bitboard squares, const ArrivesAs& arrives_as) {
  const KindSet kinds = arrives_as.kinds[kind];
  // Who becomes a pawn may promote, too.
  const bool may_promote = kind == pawn || (kinds >> pawn & 1U) != 0;
  const KindSet promoted = may_promote ? arrives_as.promoted & ~kinds : 0;
  const bool uncovers = contains(checks_.openers, from);
  for (KindSet rest = kinds | promoted; rest != 0;) {
    const auto arriving = static_cast<Kind>(take_first(rest));
    const bool by_promotion = (promoted >> arriving & 1U) != 0;
    Bitboard checks = by_promotion ? squares & arrives_as.promotion_squares : squares;
    if (!uncovers) checks &= checking_[arriving];
    if (checks != 0) movers_[count_++] = {from, arriving, checks};
  }
}

Bitboard QuietMates::attacks(Kind kind, Square from) const {
  if (kind == pawn) return rays::tables.pawn[index(us_)][from];
  return rays::officer_attacks(kind, from, position_.holes());
}

/// Could the mover close all empty squares next to the king with one of its checks?
bool QuietMates::closes_all(const Checks& checks) const {
  const Bitboard unit = bit(checks.from);
  Bitboard open = 0;
  std::size_t n = 0;
  for (Bitboard rest = empty_; rest != 0; ++n) {
    const Square square = take_first(rest);
    const Guards& guards = guards_[n];
    if ((guards.by & ~unit) == 0 && (guards.openers & unit) == 0) open |= bit(square);
  }
  for (Bitboard squares = checks.squares; squares != 0;) {
    const Square at = take_first(squares);
    if ((open & ~attacks(checks.kind, at) & ~bit(at)) == 0) return true;
  }
  return false;
}

}  // namespace feerie::mates
