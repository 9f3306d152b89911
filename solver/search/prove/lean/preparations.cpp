#include "search/prove/lean/preparations.h"

namespace feerie::lean {

Preparations::Preparations(const Board& board, const Customs& customs)
    : board_(board),
      customs_(customs),
      us_(board.turn()),
      them_(opposite(us_)),
      target_(board.king_of(them_)),
      solid_(board.of(them_) | board.holes()),
      walls_(solid_ & ~bit(target_)),
      flights_(rays::tables.king[target_] & ~solid_) {
  // A king and a rook may be brought there together.
  if (customs.castling && (board.fresh() & board.of(us_)) != 0) {
    aims_.squares.fill(all_squares);
    return;
  }
  aims_ = Checks(board).aims();
  aims_.free = aims_.leaving;
  for (Bitboard& squares : aims_.squares) squares |= board.of(them_);
  look_around();
  for (const Mover& mover : guards_) {
    second_moves(mover);
    both_moves(mover);
  }
}

void Preparations::look_around() {
  straight_ = rays::rook_attacks(target_, solid_);
  diagonal_ = rays::bishop_attacks(target_, solid_);
  checking_ = {0,         straight_ | diagonal_,      straight_,
               diagonal_, attackers(knight, target_), attackers(pawn, target_)};
  for (const Kind kind : {king, queen, rook, bishop, knight}) {
    for (Bitboard units = board_.of(us_, kind); units != 0;) {
      const Square from = take_first(units);
      const Bitboard moves = rays::officer_attacks(kind, from, solid_);
      guards_.add(from, kind, attacks(kind, from), moves);
      if (kind == queen || kind == rook) straight_moves_ |= moves;
      if (kind == queen || kind == bishop) diagonal_moves_ |= moves;
    }
  }
  for (Bitboard units = board_.pawns(us_); units != 0;) {
    const Square from = take_first(units);
    guards_.add(from, pawn, attacks(pawn, from), pawn_arrivals(from));
  }
}

Bitboard Preparations::pawn_arrivals(Square from) const {
  const Bitboard single = ahead(bit(from), us_) & ~solid_;
  const Bitboard twice = relative_rank(from, us_) == 1 ? ahead(single, us_) & ~solid_ : 0;
  return single | twice | (attacks(pawn, from) & board_.of(them_));
}

/// The squares from which a unit of the kind attacks all of these.
Bitboard Preparations::squares_attacking(Kind kind, Bitboard squares) const {
  Bitboard found = all_squares;
  while (squares != 0 && found != 0) found &= attackers(kind, take_first(squares));
  return found;
}

/// What more must be attacked behind moves of the unit.
Bitboard Preparations::needed_behind(const Mover& mover) const {
  return flights_ & ~guards_.attacked_without(mover);
}

/// Where the first unit must go so that whoever alone gives check there, coming from the square, is
/// not captured, and nobody goes between it and the king: it must stand in the way of each unit
/// that could do so for certain.
Bitboard Preparations::shelter(Square from, Square checker) const {
  const Bitboard occupied = board_.occupied() & ~bit(from);
  const Bitboard untied = ~lines_of(target_) & ~bit(target_);
  const auto in_the_way = [&](Square of, Bitboard units) {
    Bitboard squares = all_squares;
    while (units != 0) squares &= rays::between(of, take_first(units));
    return squares;
  };
  const Bitboard captors = board_.attackers(checker, them_, occupied) & untied;
  Bitboard shelter = in_the_way(checker, captors);
  for (Bitboard between = rays::between(checker, target_); between != 0 && shelter != 0;) {
    const Square at = take_first(between);
    const Bitboard answering = board_.attackers(at, them_, occupied) & untied & ~board_.of(pawn);
    shelter &= in_the_way(at, answering);
  }
  return shelter;
}

/// Looks for mates by this unit behind a move of another one.
void Preparations::second_moves(const Mover& mover) {
  const Opening opening = opening_of(mover);
  if (mover.kind != pawn || relative_rank(mover.from, us_) != 6) {
    second_moves_as(mover, mover.kind, opening);
    return;
  }
  for (const Kind kind : customs_.promotions[index(us_)]) second_moves_as(mover, kind, opening);
}

/// What the unit opens by leaving its square.
auto Preparations::opening_of(const Mover& mover) const -> Opening {
  const bool on_straight = contains(straight_, mover.from);
  if (!on_straight && !contains(diagonal_, mover.from)) return {};
  const Bitboard seen = on_straight ? straight_ : diagonal_;
  const Bitboard beyond = rays::through(target_, mover.from) & ~rays::between(target_, mover.from) &
                          ~bit(mover.from) & seen;
  const Bitboard riders = on_straight ? board_.straight(us_) : board_.diagonal(us_);
  return {true, (beyond & riders) != 0, beyond, on_straight ? rook : bishop};
}

/// `kind`: what the unit is where it arrives.
void Preparations::second_moves_as(const Mover& mover, Kind kind, const Opening& opening) {
  const Bitboard arrivals = mover.moves & ~bit(target_) & ~board_.holes();
  const Bitboard direct = checking_[kind];
  if ((arrivals & direct) == 0 && !opening.on_line) return;
  const Bitboard needed = needed_behind(mover);
  for (Bitboard rest = opening.opens ? arrivals : arrivals & direct; rest != 0;) {
    const Square at = take_first(rest);
    const Bitboard within = opening.on_line ? all_squares : shelter(mover.from, at);
    if (within != 0) allow_covering(needed & ~attacks(kind, at), within);
  }
  if (opening.opens || !opening.on_line) return;
  // Riders that the first move brings to the line.
  const Bitboard coming =
      opening.beyond & (opening.rider == rook ? straight_moves_ : diagonal_moves_);
  if (coming == 0) return;
  for (Bitboard rest = arrivals & ~direct; rest != 0;) {
    const Bitboard left = needed & ~attacks(kind, take_first(rest));
    for (const Kind first : {queen, opening.rider}) {
      aims_.squares[first] |= coming & squares_attacking(first, left);
    }
  }
}

/// Allows first moves to these squares behind which all of the flights are attacked.
void Preparations::allow_covering(Bitboard flights, Bitboard within) {
  for (Kind kind = 0; kind < first_fairy_kind; ++kind) {
    if (board_.of(us_, kind) == 0 || (within & ~aims_.squares[kind]) == 0) continue;
    aims_.squares[kind] |= within & squares_attacking(kind, flights);
  }
}

/// Looks for mates by a unit that makes both moves.
void Preparations::both_moves(const Mover& mover) {
  if (mover.kind == king) return;
  const Bitboard needed = needed_behind(mover);
  Bitboard mates = checking_[mover.kind] & squares_attacking(mover.kind, needed);
  if (mover.kind == pawn) {
    const Bitboard prey = behind(mates & board_.of(them_), us_);
    aims_.squares[pawn] |=
        behind(mates, us_) | left_of(prey) | right_of(prey) | rank_set(us_ == Side::white ? 6 : 1);
    return;
  }
  while (mates != 0) {
    const Square at = take_first(mates);
    if (contains(board_.holes(), at) || shelter(mover.from, at) != all_squares) continue;
    aims_.squares[mover.kind] |= rays::officer_attacks(mover.kind, at, solid_);
  }
}

}  // namespace feerie::lean
